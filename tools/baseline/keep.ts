import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPalette } from './palette.ts';
import { picturesIn, picturesOf } from './pictures.ts';
import { isIndexed, readPng, writePng } from './png.ts';
import { KEPT_WITHIN } from './run.ts';

/** All pictures as they are, to know later which have changed. */
export const contentsOf = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(picturesIn(folder).map((path) => [path, readFileSync(join(folder, path))]));

/**
 * Makes small what an update has written: a palette takes a fifth of the bytes. Where 256 colors would be farther from the
 * picture than the tolerance has room for, it stays as the browser drew it.
 *
 * @param before what lay there before the update
 * @returns the pictures that are new, as `family/widget.png`
 */
export function keepSmall(folder: string, before: ReadonlyMap<string, Buffer>): string[] {
  const written = [...contentsOf(folder)].filter(([path, png]) => !before.get(path)?.equals(png));
  for (const [path, png] of written) {
    if (isIndexed(png)) continue;
    const small = withPalette(readPng(png));
    if (small.farthest <= KEPT_WITHIN) writeFileSync(join(folder, path), writePng(small));
  }
  return written.map(([path]) => path);
}

/** Removes pictures of widgets and families that are no more. @returns which */
export function removeLeft(folder: string, widgets: readonly string[]): string[] {
  const wanted = picturesOf(widgets);
  const left = picturesIn(folder).filter((path) => !wanted.includes(path));
  for (const path of left) rmSync(join(folder, path));
  return left;
}

/** What all of them weigh together. bytes */
export const weightOf = (folder: string): number =>
  picturesIn(folder).reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);

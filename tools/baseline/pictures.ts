import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../build/files-below.ts';
import { baselineFamilies } from './run.ts';

/** Below the project's root. */
export const baselineFolder = 'stories/baseline';

/** Where the version of the browser stands that made the pictures, in the folder of them. */
export const madeWithFile = 'made-with.json';

/** The command that makes pictures of some widgets, or of all. */
export const updateCommand = (...widgets: readonly string[]): string =>
  ['npm run baseline -- --update', ...widgets].join(' ');

/** The pictures that lie there, as `family/widget.png`. */
export const picturesIn = (folder: string): string[] =>
  filesBelow(folder)
    .filter((path) => path.endsWith('.png'))
    .sort();

/** The pictures that some widgets have, in the same form. */
export const picturesOf = (widgets: readonly string[]): string[] =>
  baselineFamilies.flatMap((family) => widgets.map((widget) => `${family}/${widget}.png`)).sort();

/** What is missing, and what belongs to no widget: one line a fault, with what to do. */
export function pictureFaults(folder: string, widgets: readonly string[]): string[] {
  const there = picturesIn(folder);
  const wanted = picturesOf(widgets);
  return [
    ...wanted
      .filter((path) => !there.includes(path))
      .map((path) => {
        const [family, widget = ''] = path.replace('.png', '').split('/');
        return `${widget} has no picture in ${family}: ${updateCommand(widget)}`;
      }),
    ...there
      .filter((path) => !wanted.includes(path))
      .map((path) => `${path} is the picture of no widget: ${updateCommand()} removes it`),
  ];
}

/** Version of the browser that made the pictures. */
export function madeWith(folder: string): string {
  const file = join(folder, madeWithFile);
  if (!existsSync(file)) return 'none';
  return (JSON.parse(readFileSync(file, 'utf8')) as { chromium: string }).chromium;
}

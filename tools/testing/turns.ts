import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../build/files-below.ts';
import { root } from '../../build/schemas.ts';
import { partOfDay, today } from './part-of-day.ts';
import { testedFolders } from './tested-folders.ts';

/** First words of a test file that takes long: it runs every eighth day, and until then proves what it did. */
export const TURN = '// By turns:';
const PARTS = 8;

/** The text of each test file, by path: those beside the code and those end to end. */
export const testTexts: ReadonlyMap<string, string> = new Map(
  [...testedFolders, 'e2e'].flatMap((folder) =>
    filesBelow(join(root, folder))
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.(test\.tsx?|e2e\.ts)$/.test(path))
      .map((path): [string, string] => [path, readFileSync(join(root, path), 'utf8')]),
  ),
);

/** Test files that run by turns, in order. */
export const takingTurns = (texts: ReadonlyMap<string, string> = testTexts): string[] =>
  [...texts].flatMap(([path, text]) => (text.startsWith(TURN) ? [path] : [])).sort();

/** Of these the ones whose turn comes another day. */
export function leftToOtherDays(files: readonly string[] = takingTurns(), day: number = today): string[] {
  const now = partOfDay(files, PARTS, day, false);
  return files.filter((path) => !now.includes(path));
}

/** Test files that a run leaves out: none unless it is one of the whole day's part (`GALA_TESTS=day`, as `npm test` says). */
export const leftOut = (): string[] => (process.env.GALA_TESTS === 'day' ? leftToOtherDays() : []);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../build/files-below.ts';
import { root } from '../../build/schemas.ts';
import { partOfDay, today } from './part-of-day.ts';
import { testedFolders } from './tested-folders.ts';

/**
 * How the first line of a test file that takes long begins: `// By turns: starts processes.`, or, with what it took alone
 * on two processors when that is more than a few seconds, `// By turns, 90 s: …`. It runs every seventeenth day, and
 * until then proves what it did.
 */
export const TURN = /^\/\/ By turns(?:, (\d+) s)?: /;
/** A prime: a file that cuts a list of its own into a few parts meets each of these on one of its days. */
export const PARTS = 17;
/** s, where a file says nothing. */
const FEW = 6;

/** The text of each test file, by path: those beside the code and those end to end. */
export const testTexts: ReadonlyMap<string, string> = new Map(
  [...testedFolders, 'e2e'].flatMap((folder) =>
    filesBelow(join(root, folder))
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.(test\.tsx?|e2e\.ts)$/.test(path))
      .map((path): [string, string] => [path, readFileSync(join(root, path), 'utf8')]),
  ),
);

/** Test files that run by turns, and how many seconds each takes; in order. */
export const takingTurns = (texts: ReadonlyMap<string, string> = testTexts): ReadonlyMap<string, number> =>
  new Map(
    [...texts]
      .flatMap(([path, text]): [string, number][] => {
        const found = TURN.exec(text);
        return found ? [[path, Number(found[1] ?? FEW)]] : [];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The same number of days for all, each with about as much to do: the longest first, each on the day that has least. */
function shareOut(files: ReadonlyMap<string, number>): string[][] {
  const days = Array.from({ length: PARTS }, () => ({ seconds: 0, files: [] as string[] }));
  for (const [path, seconds] of [...files].sort(([, a], [, b]) => b - a)) {
    const free = days.reduce((least, one) => (one.seconds < least.seconds ? one : least));
    free.seconds += seconds;
    free.files.push(path);
  }
  return days.map((one) => one.files);
}

/** Of these the ones whose turn comes another day. Those end to end are shared out by themselves. */
export function leftToOtherDays(
  files: ReadonlyMap<string, number> = takingTurns(),
  day: number = today,
): string[] {
  const isEndToEnd = ([path]: [string, number]): boolean => path.startsWith('e2e/');
  const [slow, fast] = [[...files].filter(isEndToEnd), [...files].filter((one) => !isEndToEnd(one))];
  const now = [slow, fast].flatMap((some) => partOfDay(shareOut(new Map(some)), PARTS, day, false)).flat();
  return [...files.keys()].filter((path) => !now.includes(path));
}

/** Test files that a run leaves out: none unless it is one of the whole day's part (`GALA_TESTS=day`, as `npm test` says). */
export const leftOut = (): string[] => (process.env.GALA_TESTS === 'day' ? leftToOtherDays() : []);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../build/files-below.ts';
import { root } from '../../build/schemas.ts';
import { partOfDay, today } from './part-of-day.ts';
import { testedFolders } from './tested-folders.ts';

/** How often a file that takes turns runs, by the words with which its first line begins: every so many days. */
const EVERY: Readonly<Record<string, number>> = {
  // Primes: a file that cuts a list of its own into a few parts meets each of these on one of its days.
  'By turns': 23,
  'Every third day': 3,
};
/**
 * How the first line of a test file that takes long begins: `// By turns: starts processes.`, or, with what it took alone
 * on two processors when that is more than a few seconds, `// By turns, 90 s: …`. It runs every twenty-third day, and
 * until then proves what it did. `// Every third day: …` is for what many changes can break, and takes some seconds.
 */
export const TURN = new RegExp(`^// (${Object.keys(EVERY).join('|')})(?:, (\\d+) s)?: `);
/** In so many days every file has run. */
export const PARTS = Math.max(...Object.values(EVERY));
/** s, where a file says nothing. */
const FEW = 6;

/** How a file takes turns. */
export interface Turn {
  /** What it takes. */
  readonly seconds: number;
  /** It runs on one of so many days. */
  readonly parts: number;
}

/** The text of each test file, by path: those beside the code and those end to end. */
export const testTexts: ReadonlyMap<string, string> = new Map(
  [...testedFolders, 'e2e'].flatMap((folder) =>
    filesBelow(join(root, folder))
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.(test\.tsx?|e2e\.ts)$/.test(path))
      .map((path): [string, string] => [path, readFileSync(join(root, path), 'utf8')]),
  ),
);

/** Test files that take turns, in order. */
export const takingTurns = (texts: ReadonlyMap<string, string> = testTexts): ReadonlyMap<string, Turn> =>
  new Map(
    [...texts]
      .flatMap(([path, text]): [string, Turn][] => {
        const [, words = '', seconds = FEW] = TURN.exec(text) ?? [];
        const parts = EVERY[words];
        return parts === undefined ? [] : [[path, { seconds: Number(seconds), parts }]];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The same number of days for all, each with about as much to do: the longest first, each on the day that has least. */
function shareOut(files: ReadonlyMap<string, Turn>, parts: number): string[][] {
  const days = Array.from({ length: parts }, () => ({ seconds: 0, files: [] as string[] }));
  for (const [path, { seconds }] of [...files].sort(([, a], [, b]) => b.seconds - a.seconds)) {
    const free = days.reduce((least, one) => (one.seconds < least.seconds ? one : least));
    free.seconds += seconds;
    free.files.push(path);
  }
  return days.map((one) => one.files);
}

/** Of these the ones whose turn comes another day. Those end to end are shared out by themselves. */
export function leftToOtherDays(
  files: ReadonlyMap<string, Turn> = takingTurns(),
  day: number = today,
): string[] {
  const now = new Set(
    Object.values(EVERY).flatMap((parts) =>
      [true, false].flatMap((endToEnd) => {
        const own = [...files].filter(
          ([path, turn]) => turn.parts === parts && path.startsWith('e2e/') === endToEnd,
        );
        return partOfDay(shareOut(new Map(own), parts), parts, day, false).flat();
      }),
    ),
  );
  return [...files.keys()].filter((path) => !now.has(path));
}

/** Test files that a run leaves out: none unless it is one of the whole day's part (`GALA_TESTS=day`, as `npm test` says). */
export const leftOut = (): string[] => (process.env.GALA_TESTS === 'day' ? leftToOtherDays() : []);

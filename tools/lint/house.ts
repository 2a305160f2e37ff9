import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/schemas.ts';

/** One file of the house and how long it is, in lines. */
export interface FileLength {
  readonly file: string;
  readonly lines: number;
}

/** What somebody wrote: code, tests aside, and nothing generated. */
const isWritten = (file: string): boolean =>
  /\.(ts|tsx|css|sql)$/.test(file) && !/\.gen\.|\.test\.tsx?$/.test(file);

export const lengthsBelow = (folders: readonly string[]): FileLength[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter(isWritten)
      .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 })),
  );

/** How many files, the one in the middle, and the longest. */
export function houseFigures(lengths: readonly FileLength[]): string {
  const sorted = [...lengths].sort((a, b) => a.lines - b.lines);
  const longest = sorted.at(-1);
  const median = sorted[Math.floor(sorted.length / 2)]?.lines;
  return `${sorted.length} files without tests, the one in the middle ${median} lines, the longest ${longest?.lines} (${longest?.file})`;
}

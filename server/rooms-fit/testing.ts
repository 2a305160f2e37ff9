// Rooms and schemas of tests, and what is said of them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { roomsFitTogether } from './rooms-fit.ts';
import type { Entry } from './served.ts';

const made: string[] = [];
/** An empty folder, gone after the tests of the file. */
export const newFolder = (): string => {
  made.push(mkdtempSync(join(tmpdir(), 'rooms-')));
  return made.at(-1) ?? '';
};
afterAll(() => {
  for (const one of made) rmSync(one, { recursive: true });
});

/** Rules of a room that tells a kind of facts. */
export const telling = (kind: string, key = `key-of-${kind}`) => ({ key, read: () => 0, tells: [{ kind }] });

/** A folder with these files. */
function filesOf(files: Readonly<Record<string, object | string>>): string {
  const folder = newFolder();
  for (const [path, value] of Object.entries({ 'mechanics/.keep': '', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof value === 'string' ? value : JSON.stringify(value));
  }
  return folder;
}

/** What is said of rooms, and of schemas: nothing where they fit. */
export function told(
  rooms: readonly Entry[],
  schemas: Readonly<Record<string, object | string>> = {},
): string {
  try {
    roomsFitTogether(rooms, filesOf(schemas));
    return '';
  } catch (error) {
    return (error as Error).message.replace('Rooms do not fit together:\n', '');
  }
}

export const bell: Entry = { name: 'bell' };
export const gong: Entry = { name: 'gong' };
/** The schemas of two rooms: one file each. */
export const two = (path: string, one: object, other: object) => ({
  [`mechanics/bell/${path}`]: one,
  [`mechanics/gong/${path}`]: other,
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseFolder, putAside } from './embedded.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'gala-place-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

describe('a data folder, whoever opens it', () => {
  const place = (...at: string[]): string => {
    for (const one of at) mkdirSync(join(parent, one), { recursive: true });
    for (const one of at) writeFileSync(join(parent, one, 'PG_VERSION'), '');
    return databaseFolder(join(parent, 'data'));
  };
  it('has its database in one place', () => {
    expect(place()).toBe(join(parent, 'data/database'));
    expect(place('data/database/pgdata')).toBe(join(parent, 'data/database'));
  });

  it('keeps one that lies in the folder itself', () => {
    expect(place('data/pgdata')).toBe(join(parent, 'data'));
  });

  it('with one in each is refused: the other would be out of sight', () => {
    expect(() => place('data/pgdata', 'data/database/pgdata')).toThrow(
      `There are two databases in ${parent}/data: ${parent}/data/pgdata and ${parent}/data/database/pgdata.`,
    );
  });
});

it('a folder that cannot be put aside is left as it was, and may be opened again', async () => {
  const folder = join(parent, 'data');
  mkdirSync(folder);
  writeFileSync(join(folder, 'kept'), 'as it was');
  const now = Date.parse('2026-03-02T09:00:00Z');
  const inTheWay = `${folder}-until-2026-03-02T09-00-00`;
  // A link to nowhere: nothing is there, and nothing can be moved there.
  symlinkSync(join(parent, 'nowhere'), inTheWay);
  await expect(putAside(folder, now)).rejects.toThrow(`The data folder ${folder} cannot be put aside: `);
  expect(readdirSync(folder)).toEqual(['kept']);
  rmSync(inTheWay);
  expect(await putAside(folder, now)).toBe(inTheWay);
  expect(readdirSync(inTheWay)).toEqual(['kept']);
});

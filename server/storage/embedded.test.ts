import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseFolder } from './embedded.ts';

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

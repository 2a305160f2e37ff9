import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadDocuments } from '../../build/documents.ts';
import { root } from '../../build/schemas.ts';
import { mechanics } from '../../mechanics/index.ts';
import { testTexts } from './turns.ts';

interface Row {
  readonly name: string;
  readonly page: string;
  readonly file: string;
}

/** The rows of a table of docs/testing.md, by the head of its first column. */
function rowsOf(head: string): readonly Row[] {
  const [, table = ''] = readFileSync(join(root, 'docs/testing.md'), 'utf8').split(
    `| ${head} | page | journey |\n|---|---|---|\n`,
  );
  const [rows = ''] = table.split('\n\n');
  return [...rows.matchAll(/^\| `(.+)` \| `(.+)` \| `(.+)` \|$/gm)].map(
    ([, name = '', page = '', file = '']) => ({
      name,
      page,
      file,
    }),
  );
}

const folders = (below: string): string[] =>
  readdirSync(join(root, below), { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? [one.name] : [],
  );

/** What differs between a table and folders, in words. */
const faultsOf = (rows: readonly Row[], wanted: readonly string[]): readonly string[] => {
  const named = rows.map(({ name }) => name);
  return [
    ...wanted
      .filter((one) => !named.includes(one))
      .map((one) => `docs/testing.md, Journeys: no row for ${one}`),
    ...named
      .filter((one) => !wanted.includes(one))
      .map((one) => `docs/testing.md, Journeys: there is no ${one}`),
    ...named
      .filter((one, at) => one < (named[at - 1] ?? ''))
      .map((one) => `docs/testing.md, Journeys: ${one} stands too late`),
  ];
};

const rooms = rowsOf('mechanic');
const families = rowsOf('family');
const documents = new Map(loadDocuments().map(({ route, document }) => [route, document]));

describe('journeys', () => {
  it('each mechanic has one', () => {
    expect(rooms.length).toBeGreaterThan(20);
    expect(faultsOf(rooms, folders('mechanics'))).toEqual([]);
  });

  it('each family has one', () => {
    const dressed = folders('activities/art').filter((name) =>
      existsSync(join(root, 'activities/art', name, 'palette.json')),
    );
    expect(families.length).toBeGreaterThan(10);
    expect(faultsOf(families, dressed)).toEqual([]);
  });

  it('one without a row, a row without one, and a row that stands too late are told', () => {
    const [first, second, ...others] = rooms;
    if (!first || !second) throw new Error('there are two rooms');
    const told = faultsOf(
      [second, { ...first, name: 'gone' }, first, ...others],
      ['ping', ...rooms.map(({ name }) => name)],
    );
    const at = 'docs/testing.md, Journeys:';
    expect(told).toEqual([
      `${at} no row for ping`,
      `${at} there is no gone`,
      `${at} ${first.name} stands too late`,
    ]);
  });

  it.each(rooms)('$name: its page has that mechanic', ({ name, page }) => {
    const document = documents.get(page);
    const rules = mechanics.find((one) => one.name === name || one.rules.key === name)?.rules;
    expect([document, rules]).not.toContain(undefined);
    if (rules && 'key' in rules) expect(Object.keys(document?.campaign ?? {})).toContain(rules.key);
  });

  it.each(families)('$name: its page is dressed in it', ({ name, page }) => {
    expect(documents.get(page)?.theme?.preset).toBe(name);
  });

  it.each([...rooms, ...families])(
    '$name: $file opens its page, taps twice and loses an answer',
    ({ page, file }) => {
      const text = testTexts.get(file) ?? '';
      expect(text).toContain(`'${page}'`);
      expect(text).toContain('doubleTap(');
      expect(text).toMatch(/test\(.*\b(lost|Lost)\b/);
    },
  );
});

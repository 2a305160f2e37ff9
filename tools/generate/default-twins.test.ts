import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../build/files-below.ts';
import { loadSchemas, root } from '../../build/schemas.ts';
import { campaignLists } from '../../engine/document/campaign-lists.ts';
import { propsSchemaPaths, type Schema } from '../../engine/document/schema-set.ts';
import { defaults as blockDefaults } from '../../schemas/generated/defaults.gen.ts';
import { defaultedKeys } from './source-types.ts';

const set = loadSchemas();
const schemas = [
  ...[...propsSchemaPaths(set).values()].map((path) => set.get(path) as Schema),
  ...campaignLists(set).map(({ entry }) => entry.schema as Schema),
];
/** How the code would write each default, by key; of a list its beginning. */
function written(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object') return `${value}(?![\\w.])`;
  return Array.isArray(value) ? '\\[' : '\\{';
}
const defaults = [
  ...schemas.flatMap((schema) =>
    defaultedKeys(schema).map((key) => [key, schema.properties?.[key]?.default] as const),
  ),
  ...Object.values<object>(blockDefaults).flatMap((one) => Object.entries<unknown>(one as never)),
].map(([key, value]): [string, string] => [key, written(value)]);

/** Where a file states a default of its own for a key whose default the schema states and the compiler puts in. */
function twinsIn(text: string): string[] {
  const destructured = [...text.matchAll(/define(?:Data)?Widget[^;]*?\(\{([^{}]*)\}\) =>/g)].map(
    ([, inside = '']) => inside,
  );
  const found = defaults.flatMap(([key, value]) => [
    ...(text.match(new RegExp(`\\b${key} \\?\\? ${value}`, 'g')) ?? []),
    ...destructured.flatMap((one) => one.match(new RegExp(`\\b${key}(?:: \\w+)? = ${value}`, 'g')) ?? []),
  ]);
  // Two schemas may have one default of one name.
  return [...new Set(found)];
}

describe('defaults are stated once, in the schemas', () => {
  it('has keys with defaults to look for', () => {
    expect(defaults.map(([key]) => key)).toEqual(
      expect.arrayContaining(['rarity', 'podium', 'kind', 'show']),
    );
  });

  it.each(['widgets', 'modules', 'engine', 'mechanics'])('no twin in %s', (room) => {
    const files = filesBelow(join(root, room)).filter((one) => /(?<!\.test)\.tsx?$/.test(one));
    expect(files.length).toBeGreaterThan(20);
    const twins = files.flatMap((file) =>
      twinsIn(readFileSync(join(root, room, file), 'utf8')).map((twin) => `${room}/${file}: ${twin}`),
    );
    expect(twins).toEqual([]);
  });

  it('sees a twin of an entry’s default and one of a prop’s', () => {
    expect(new Set(twinsIn("const rarity = gift.rarity ?? 'common';")).size).toBe(1);
    expect(twinsIn('const podium = props.podium ?? true;')).toHaveLength(1);
    expect(twinsIn("defineWidget<ButtonProps>(({ label, kind = 'primary', press }) => label)")).toHaveLength(
      1,
    );
    expect(
      twinsIn('defineDataWidget<Props>({ Component: ({ data, show: most = 10 }) => data })'),
    ).toHaveLength(1);
    expect(twinsIn('read: ({ limits }) => ({ limits: limits ?? { total: 3 } })')).toHaveLength(1);
    expect(twinsIn('size: board.size ?? 100')).not.toEqual([]);
    expect(twinsIn("const name = entry.name ?? '';")).toEqual([]);
  });
});

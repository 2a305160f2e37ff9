import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../build/schemas.ts';
import { documentDocs, keyRows } from './document-docs.ts';

const set = loadSchemas();
const file = 'activity.schema.json';
const page = set.get(file)?.definitions?.page;
const rowsOf = (key: string) => {
  const schema = page?.properties?.[key] ?? {};
  const [example] = schema.examples ?? set.get(`common/${key}.schema.json`)?.examples ?? [];
  return keyRows(set, { schema, file }, example);
};

describe('docs/document-keys.md', () => {
  it.each(['campaign', 'tracking', 'schedule', 'access', 'share', 'params'])(
    'says of every key of %s what it means, with an example',
    (key) => {
      const rows = rowsOf(key);
      if (key !== 'params') expect(rows.length).toBeGreaterThan(0);
      for (const { name, description, example } of rows) {
        expect(description, name).not.toBe('');
        expect(example, name).toBeDefined();
      }
      expect(documentDocs(set)).toContain(`\n## ${key}\n`);
    },
  );

  it('names the parts of lists and of what an author names', () => {
    const names = (key: string) => rowsOf(key).map(({ name }) => name);
    expect(names('campaign')).toEqual(
      expect.arrayContaining(['currency.id', 'gifts[].price', 'boards[].timezone', 'wall.messages[].text']),
    );
    expect(names('data')).toContain('<name>.paging.size');
  });

  it('a key without an example shows as one', () => {
    const lamp = { properties: { watt: { type: 'integer', description: 'How bright.' } } };
    const at = { schema: lamp, file };
    expect(keyRows(set, at, undefined)[0]).toMatchObject({ name: 'watt', example: undefined });
    expect(keyRows(set, at, { watt: 5 })[0]).toMatchObject({ example: 5 });
  });
});

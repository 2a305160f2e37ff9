import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../build/schemas.ts';
import { dereference } from '../engine/document/dereference.ts';
import type { Schema } from '../engine/document/schema-set.ts';

const schemas = loadSchemas();

/** Names of fields, and of fields inside fields. */
const fieldsOf = (schema: Schema | undefined, before = ''): string[] =>
  Object.entries(schema?.properties ?? {}).flatMap(([name, one]) => [
    before + name,
    ...fieldsOf(one, `${before}${name}.`),
  ]);

describe('what actions may read of their item', () => {
  it('of a ranking: the fields of a row of its board, and the room by the mark alone', () => {
    const row = dereference(schemas, 'api/board-answer.schema.json').properties?.rows?.items;
    const { press, enter } = schemas.get('widgets/ranking-list.schema.json')?.properties ?? {};
    const room = ['live_obj_id'];
    expect([...fieldsOf(press?.['x-item']), ...room]).toEqual(fieldsOf(row));
    expect(fieldsOf(row)).toEqual(expect.arrayContaining(fieldsOf(enter?.['x-item'])));
  });

  it.each([
    ['exchange-grid', 'redeem', 'exchange'],
    ['milestone-track', 'claim', 'milestones'],
  ])('of %s: fields of the campaign that are not private', (widget, key, list) => {
    const item = schemas.get(`widgets/${widget}.schema.json`)?.properties?.[key]?.['x-item'];
    const fields = schemas.get('common/campaign.schema.json')?.properties?.[list]?.items?.properties ?? {};
    expect(fieldsOf(item).length).toBeGreaterThan(0);
    for (const name of fieldsOf(item)) {
      expect(Object.keys(fields)).toContain(name);
      expect(fields[name]?.['x-private']).toBeUndefined();
    }
  });
});

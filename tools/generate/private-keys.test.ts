import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../build/schemas.ts';
import { resolveRef, type Schema } from '../../engine/document/schema-set.ts';

/**
 * What never reaches a phone, by hand: were the list read from the annotation, a key that has lost it would be proven
 * together with the others. A new one joins here and in `engine/document/compile.test.ts`, which looks for them in all pages.
 */
const privateKeys = [
  'battles[].counts',
  'battles[].entrants',
  'battles[].sides[].people',
  'boards[].counts',
  'collection.drops[].counts',
  'currency.counted',
  'draws[].prizes[].dailyStock',
  'draws[].prizes[].pace',
  'draws[].prizes[].stock',
  'exchange[].stock',
  'invite.counts',
  'liveHosts.counts',
  'liveHosts.hidden',
  'milestones[].counts',
  'polls[].weighting',
  'prizes[].kind',
  'recap.figures[].counts',
  'tasks[].counts',
];

const set = loadSchemas();
const file = 'common/campaign.schema.json';

function marked(): string[] {
  const found: string[] = [];
  const visit = (schema: Schema, home: string, path: string): void => {
    const at = resolveRef(set, { schema, file: home });
    if (at.schema['x-private']) found.push(path);
    for (const [key, one] of Object.entries(at.schema.properties ?? {}))
      visit(one, at.file, path ? `${path}.${key}` : key);
    if (at.schema.items) visit(at.schema.items, at.file, `${path}[]`);
    for (const one of at.schema.oneOf ?? []) visit(one, at.file, path);
  };
  visit(set.get(file) as Schema, file, '');
  return [...new Set(found)].sort();
}

describe('private keys of a campaign', () => {
  it('are those that stand here, whatever the schemas say', () => {
    const now = marked();
    expect(
      now.filter((one) => !privateKeys.includes(one)),
      'write each new private key into `privateKeys`',
    ).toEqual([]);
    expect(
      privateKeys.filter((one) => !now.includes(one)),
      'phones would get these: give them their `x-private` back in schemas/mechanics/',
    ).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../build/schemas.ts';
import { privateKeysOf } from '../../engine/document/compile/testing.ts';

/**
 * What never reaches a phone, by hand: were the list read from the annotation, a key that has lost it would be proven
 * together with the others. A new one joins here; `engine/document/compile.test.ts` looks for them in all pages.
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

describe('private keys of a campaign', () => {
  it('are those that stand here, whatever the schemas say', () => {
    const now = privateKeysOf(loadSchemas());
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

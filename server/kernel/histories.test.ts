import { expect, it } from 'vitest';
import type { Campaign, Campaigns } from './campaigns.ts';
import { withHistory } from './histories.ts';

const campaigns = {
  byId: new Map(['fair', 'regatta'].map((id) => [id, { id } as Campaign])),
} as unknown as Campaigns;

it('what has no history yet is left out, and without histories nothing is', () => {
  const some = withHistory(campaigns, { has: ({ id }) => id === 'fair' });
  expect([...some.byId.keys()]).toEqual(['fair']);
  expect(withHistory(campaigns, undefined)).toBe(campaigns);
});

import { expect, it } from 'vitest';
import type { SoundCampaign } from '../../../check/room.ts';
import { boardsOf } from './boards-of.ts';

const campaign = (boards?: object[]): SoundCampaign => ({
  block: <Block>(key: string) => (key === 'boards' ? (boards as Block | undefined) : undefined),
  start: 0,
  end: 86_400_000,
  settle: undefined,
  offset: 480,
  days: 2,
  isSpent: false,
  isCounted: () => false,
  countedBy: () => [],
});

it('a campaign without boards has none, and each of another is read in its order', () => {
  expect(boardsOf(campaign())).toEqual([]);
  const two = ['charm', 'riches'].map((id) => ({ id, by: 'sender', counts: [{ fact: 'gift' }] }));
  expect(boardsOf(campaign(two)).map(({ id }) => id)).toEqual(['charm', 'riches']);
});

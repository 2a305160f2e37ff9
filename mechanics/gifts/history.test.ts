import { expect, it } from 'vitest';
import { fair, noon } from '../../server/fixtures/harness.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { demoUsers } from '../../server/seed/demo.ts';
import { seedPeople } from '../../server/seed/people.ts';
import { mechanics } from '../index.ts';
import { historyOf } from './history.ts';
import { gifts } from './rules.ts';

const day = 86_400_000;

const campaign = readCampaigns([fair], mechanics).byId.get('fair');
const block = campaign?.block(gifts);
if (campaign === undefined || block === undefined) throw new Error('No fair');
const nobody = { demoUsers: [], prices: [] };
const until = (now: number, all = block, rich: Parameters<typeof historyOf>[3] = nobody) =>
  historyOf(campaign, all, seedPeople(), rich, now);

it('invents nothing before the start, and nothing that is still to come', () => {
  expect(until(campaign.schedule.start)).toEqual([]);
  expect(until(noon).length).toBeGreaterThan(100);
  expect(until(noon).every((event) => event.at < noon)).toBe(true);
});

it('has something to look at from the first hour, more after some days, and never too much', () => {
  const { start } = campaign.schedule;
  const long = { ...campaign, schedule: { ...campaign.schedule, end: start + 1000 * day } };
  const after = (time: number) => historyOf(long, block, seedPeople(), nobody, start + time).length;
  expect(after(day / 24)).toBeGreaterThan(200);
  expect(after(7 * day)).toBeGreaterThan(2 * after(day / 24));
  expect(after(1000 * day)).toBeLessThanOrEqual(1200);
});

it('most people are given one thing at a time, so that there are ties', () => {
  const all = until(noon);
  expect(all.filter(({ count }) => count === 1).length).toBeGreaterThan(all.length / 2);
  expect(all.some(({ count }) => count > 1)).toBe(true);
});

it('lets people earn by gifts that earn, and lets nobody send thousands of those that earn nothing', () => {
  const rich = { demoUsers, prices: [100] };
  const sent = (all: typeof block) =>
    until(noon, all, rich).filter(({ from }) => demoUsers.some(({ userId }) => userId === from));
  expect(sent(block).length).toBe(2);
  const bare = new Map([...block].map(([id, gift]) => [id, { ...gift, earns: 0 }]));
  expect(sent(bare)).toEqual([]);
});

it('what the people of a try-out have sent lies in the campaign so far, wherever it stands', () => {
  const rich = { demoUsers, prices: [100] };
  const { start, end } = campaign.schedule;
  for (const now of [start + 3_600_000, noon, end + 40 * day]) {
    const sent = until(now, block, rich);
    expect(sent.filter(({ at }) => at < start || at > Math.min(now, end))).toEqual([]);
    expect(sent.map(({ at }) => at)).toEqual(sent.map(({ at }) => at).sort((a, b) => a - b));
    expect(sent.some(({ from }) => from === demoUsers[0]?.userId)).toBe(true);
  }
});

it('more is given in hours that everybody waits for, as far as they have come', () => {
  const hours = { from: noon - 7_200_000, to: noon + 7_200_000 };
  const within = (busy: (typeof hours)[]) =>
    until(noon, block, { ...nobody, busy }).filter(({ at }) => at >= hours.from).length;
  expect(within([hours])).toBe(within([]) + 90);
  expect(within([{ from: noon, to: hours.to }]), 'not yet').toBe(within([]));
});

import { expect, it } from 'vitest';
import { fair, noon } from '../../server/fixtures/harness.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { seedPeople } from '../../server/seed/people.ts';
import { mechanics } from '../index.ts';
import { historyOf } from './history.ts';
import { gifts } from './rules.ts';

it('invents nothing before the start, and nothing that is still to come', () => {
  const campaign = readCampaigns([fair], mechanics).byId.get('fair');
  const block = campaign?.block(gifts);
  if (campaign === undefined || block === undefined) throw new Error('No fair');
  const until = (now: number) => historyOf(campaign, block, seedPeople(), { demoUsers: [], prices: [] }, now);
  expect(until(campaign.schedule.start)).toEqual([]);
  expect(until(noon).length).toBeGreaterThan(100);
  expect(until(noon).every((event) => event.at < noon)).toBe(true);
});

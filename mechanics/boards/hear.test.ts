import { expect, it } from 'vitest';
import { fair, noon } from '../../server/fixtures/harness.ts';
import { type Campaign, readCampaigns } from '../../server/kernel/campaigns.ts';
import { mechanics } from '../index.ts';
import { boardsMechanic } from './server.ts';

const fact = {
  kind: 'gift',
  id: 'one',
  from: 'a',
  to: 'b',
  thing: 'rose',
  count: 1,
  points: 5,
  earned: 0,
  at: noon,
  heard: noon,
};
const heard = (document: unknown) => {
  const campaign = readCampaigns([{ route: 'fair', document }], mechanics).byId.get('fair') as Campaign;
  return boardsMechanic.hear?.write(campaign, [fact]);
};

it('a fact of a campaign without boards is written nowhere', () => {
  const whole = fair.document as { campaign: Record<string, unknown> };
  expect(heard(whole)).toBeTypeOf('function');
  const { boards: _, ...campaign } = whole.campaign;
  expect(heard({ ...whole, campaign })).toBeNull();
});

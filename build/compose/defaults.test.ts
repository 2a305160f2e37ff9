import { expect, it } from 'vitest';
import { defaults } from '../../schemas/generated/defaults.gen.ts';
import { defaultsIn } from './defaults.ts';

it('defaults are known by the title of what they belong to, at any depth', () => {
  const bell = { title: 'Bell', properties: { rings: { default: 3 }, loud: { type: 'boolean' } } };
  expect(defaultsIn({ properties: { bells: { type: 'array', items: bell } } })).toEqual({
    Bell: { rings: 3 },
  });
  expect(defaultsIn({ properties: { loud: { default: true } } })).toEqual({});
});

it('those of the product are there for the code that reads blocks', () => {
  expect(defaults.CampaignWall.limits.total).toBeGreaterThan(0);
  expect(defaults.CampaignBoard.size).toBeGreaterThan(0);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas, root } from '../../build/schemas.ts';
import type { Schema, SchemaSet } from '../../engine/document/schema-set.ts';
import { mostPoints, needsOf, pricesOf, rewardedPoints, spendingKeys } from './points.ts';

const all = loadSchemas();
const list = (properties: Record<string, Schema>): Schema => ({
  type: 'array',
  items: { type: 'object', properties },
});
const rewards = (more: Schema = {}): Schema => ({ $ref: 'rewards.schema.json', ...more });
/** The schemas with a campaign of invented rooms, for which nobody has written code. */
const withRooms = (
  properties: Record<string, Schema>,
  dependencies: Record<string, string[]> = {},
): SchemaSet =>
  new Map([...all, ['common/campaign.schema.json', { type: 'object', properties, dependencies }]]);
const points = (count: number) => ({ kind: 'points', points: count });
const halo = { kind: 'prize', prize: 'halo', days: 7 };
// Three days at +08:00, four at +00:00.
const span = {
  start: Date.parse('2025-06-10T00:00:00+08:00'),
  end: Date.parse('2025-06-13T00:00:00+08:00'),
  settle: Date.parse('2025-06-15T00:00:00+08:00'),
  offset: 480,
};
const most = (properties: Record<string, Schema>, campaign: object) =>
  mostPoints(withRooms(properties), campaign as Record<string, unknown>, span);

describe('the most points that one person can get', () => {
  it('is what lists of rewards give together, as often as their schema says', () => {
    const room = list({ gives: rewards({ 'x-times': 1 }) });
    const entries = [{ gives: [points(5), halo, points(2)] }, { gives: [points(1)] }, {}];
    expect(most({ quests: room }, { quests: entries })).toBe(8);
    expect(most({ quests: room, lots: room }, { quests: entries, lots: entries })).toBe(16);
    expect(most({ quests: room }, {})).toBe(0);
  });

  it('has no end where nothing says how often, unless nothing is given', () => {
    const room = { quests: list({ gives: rewards() }) };
    expect(most(room, { quests: [{ gives: [points(1)] }] })).toBe(Infinity);
    expect(most(room, { quests: [{ gives: [halo] }] })).toBe(0);
    const earns = { quests: list({ earns: { type: 'integer', 'x-earned': true } }) };
    expect(most(earns, { quests: [{ earns: 0 }] })).toBe(0);
    expect(most(earns, { quests: [{ earns: 1 }] })).toBe(Infinity);
  });

  it('counts as often as the key beside it says, or its default', () => {
    const limit = { type: 'integer' };
    const room = (more: Schema) => ({
      shop: list({ limit: { ...limit, ...more }, gives: rewards({ 'x-times': 'limit' }) }),
    });
    const gives = [points(10)];
    expect(most(room({}), { shop: [{ limit: 3, gives }] })).toBe(30);
    expect(most(room({ default: 2 }), { shop: [{ gives }] })).toBe(20);
    expect(most(room({}), { shop: [{ gives }] })).toBe(Infinity);
  });

  it('counts as often as limits allow until all is settled', () => {
    const room = {
      shop: list({ limits: { $ref: 'limits.schema.json' }, gives: rewards({ 'x-times': 'limits' }) }),
    };
    const gives = [points(10)];
    expect(most(room, { shop: [{ limits: { total: 3 }, gives }] })).toBe(30);
    // On five days: three of the campaign, two in which it settles.
    expect(most(room, { shop: [{ limits: { total: 9, day: 1 }, gives }] })).toBe(50);
  });

  it('counts once for each day where the period is a day, by the days of its own offset', () => {
    const room = {
      races: list({
        period: { type: 'string', default: 'total' },
        timezone: { type: 'string' },
        gives: rewards({ 'x-times': 'period' }),
      }),
    };
    const gives = [points(10)];
    expect(most(room, { races: [{ gives }] })).toBe(10);
    expect(most(room, { races: [{ period: 'day', gives }] })).toBe(30);
    expect(most(room, { races: [{ period: 'day', timezone: '+00:00', gives }] })).toBe(40);
    const dateless = { races: [{ period: 'day', gives }] };
    expect(mostPoints(withRooms(room), dateless, null)).toBe(Infinity);
  });

  it('is the best of what one person gets one of', () => {
    const tiers = list({ gives: rewards() });
    const room = { races: list({ tiers: { ...tiers, 'x-one': true, 'x-times': 2 } }) };
    const entries = [{ gives: [points(5)] }, { gives: [points(9), points(1)] }];
    expect(most(room, { races: [{ tiers: entries }] })).toBe(20);
    expect(most(room, { races: [{ tiers: [] }] })).toBe(0);
  });

  it('multiplies what is said around and inside, and stays without end where one of them is', () => {
    const room = (times: number | string) => ({
      weeks: {
        ...list({ count: { type: 'integer' }, gives: rewards({ 'x-times': times }) }),
        'x-times': 4,
      },
    });
    const gives = [points(10)];
    expect(most(room(2), { weeks: [{ gives }] })).toBe(80);
    expect(most(room('count'), { weeks: [{ gives }] })).toBe(Infinity);
  });
});

describe('what costs points', () => {
  it('is found wherever it stands', () => {
    const set = withRooms({
      wheel: { type: 'object', properties: { turn: { type: 'integer', 'x-spent': true } } },
      shop: list({ cost: { type: 'integer', 'x-spent': true } }),
    });
    expect(pricesOf(set, { wheel: { turn: 5 }, shop: [{ id: 'halo', cost: 7 }] })).toEqual([
      { pointer: '/campaign/wheel/turn', price: 5, id: 'turn' },
      { pointer: '/campaign/shop/0/cost', price: 7, id: 'halo' },
    ]);
  });
});

describe('what points need', () => {
  const rooms = { quests: list({ gives: rewards({ 'x-times': 1 }) }), currency: { type: 'object' } };
  const given = { quests: [{ gives: [halo, points(5)] }, { gives: [points(5)] }] };

  it('is a currency, told of each place without one', () => {
    expect([...needsOf(withRooms(rooms), given)]).toEqual([
      ['currency', ['/campaign/quests/0/gives/1/points', '/campaign/quests/1/gives/0/points']],
    ]);
    expect(needsOf(withRooms(rooms), { ...given, currency: {} }).size).toBe(0);
    expect(needsOf(withRooms(rooms), { quests: [{ gives: [halo] }] }).size).toBe(0);
  });

  it('is told of the block where all of the block needs it', () => {
    expect(needsOf(withRooms(rooms, { quests: ['currency'] }), given).size).toBe(0);
  });
});

describe('points that come, and where they go', () => {
  const room = { quests: list({ gives: rewards() }), shop: list({ cost: { $ref: 'costs.schema.json' } }) };
  const set = withRooms({ ...room, gifts: list({ earns: { type: 'integer', 'x-earned': true } }) });

  it('are those of rewards, each with its place; what a thing earns by the way is none of them', () => {
    const campaign = { gifts: [{ earns: 5 }], quests: [{ gives: [halo] }, { gives: [halo, points(7)] }] };
    expect(rewardedPoints(set, campaign)).toEqual([
      { pointer: '/campaign/quests/1/gives/1/points', points: 7 },
    ]);
  });

  it('may be spent by the rooms that have costs', () => {
    expect(spendingKeys(set)).toEqual(['shop']);
  });

  // A board that is settled when all is over relies on it.
  it('are taken as long as a campaign is live, and no longer', () => {
    const keys = spendingKeys(all);
    expect(keys.length).toBeGreaterThan(2);
    interface Call {
      readonly once?: boolean;
      readonly phases?: readonly string[];
    }
    const rooms = join(root, 'schemas/mechanics');
    const read = (room: string, file: string) =>
      JSON.parse(readFileSync(join(rooms, room, file), 'utf8')) as Record<string, unknown>;
    const spending = readdirSync(rooms).filter((room) => {
      const path = join(room, 'block.schema.json');
      return (
        existsSync(join(rooms, path)) &&
        keys.includes(String(read(room, 'block.schema.json')['x-key'] ?? room))
      );
    });
    expect(spending).toHaveLength(keys.length);
    // What is claimed waits already, and costs nothing.
    for (const room of spending)
      for (const [call, one] of Object.entries(read(room, 'operations.json') as Record<string, Call>))
        if (one.once && !call.startsWith('claim')) expect([call, one.phases]).toEqual([call, ['live']]);
  });
});

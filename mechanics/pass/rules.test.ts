import { describe, expect, it } from 'vitest';
import { verdict } from '../../engine/document/anywhere/verdict.ts';
import {
  claimable,
  gainsOf,
  type Holder,
  mayBuyLevel,
  mayBuyTrack,
  mayClaim,
  nextLevel,
  pass,
  pastOf,
  stateOf,
} from './rules.ts';

const basics = {
  id: 'x',
  schedule: { start: Date.parse('2025-01-01T00:00:00Z'), end: Date.parse('2025-01-09T00:00:00Z') },
  offset: 0,
};
const icon = 'a.svg';
const points = [{ kind: 'points', points: 5 }];
const prize = [{ kind: 'prize', prize: 'halo' }];
const block = pass.read(
  {
    counts: [{ fact: 'gift' }],
    levels: [
      { id: 'one', at: 10, free: { icon, gives: points }, paid: { icon, gives: prize } },
      { id: 'two', at: 30, free: { icon, gives: points } },
    ],
    track: { cost: [{ kind: 'points', points: 50 }] },
    catchUp: { cost: [{ kind: 'points', points: 5 }], limits: { total: 1 } },
  } as never,
  basics,
);
const [one, two] = block.levels as [(typeof block.levels)[0], (typeof block.levels)[0]];
const who = (changes: Partial<Holder> = {}): Holder => ({
  points: 12,
  reached: new Set(),
  claimed: new Set(),
  bought: false,
  levels: { total: 0, day: 0 },
  balance: 100,
  ...changes,
});
const open = verdict<never>(null);
const over = verdict('OVER');
const live = { points: open, rest: open };
const settling = { points: over, rest: open };
const fact = (at: string, amount: number, heard = at) => {
  const of = { kind: 'gift', id: 'x', from: 'ann', to: 'bob', thing: 'rose', count: 1, earned: 0 };
  return { ...of, points: amount, at: Date.parse(at), heard: Date.parse(heard) };
};

it('facts of a season add up by whoever does them, as long as it is not over', () => {
  const gains = gainsOf(block, basics, [
    fact('2024-12-31T23:59:59Z', 100),
    fact('2025-01-02T10:00:00Z', 4),
    fact('2025-01-03T10:00:00Z', 3),
    fact('2025-01-08T23:59:59Z', 100, '2025-01-09T00:00:00Z'),
    fact('2025-01-04T00:00:00Z', 0),
  ]);
  expect(gains).toEqual([
    {
      user: 'ann',
      amount: 7,
      at: Date.parse('2025-01-03T10:00:00Z'),
      heard: Date.parse('2025-01-03T10:00:00Z'),
    },
  ]);
});

describe('what a level gives', () => {
  it('is locked, unpaid, waiting, claimed or nothing', () => {
    const states = (level: typeof one, of: Holder | null) =>
      (['free', 'paid'] as const).map((track) => stateOf({ level, track }, of));
    expect(states(one, null)).toEqual(['locked', 'locked']);
    expect(states(one, who())).toEqual(['waiting', 'unpaid']);
    expect(states(one, who({ bought: true, claimed: new Set(['one/free']) }))).toEqual([
      'claimed',
      'waiting',
    ]);
    expect(states(two, who())).toEqual(['locked', 'none']);
  });

  it('stays reached when the document asks for more later', () => {
    expect(nextLevel(block, who({ reached: new Set(['two']) }))).toBeUndefined();
    expect(nextLevel(block, who({ points: 9 }))?.id).toBe('one');
  });

  it('of points alone is claimed until the end, all else until it is settled', () => {
    const rich = who({ bought: true });
    const ids = (times: typeof live | typeof settling) =>
      claimable(block.levels, rich, times).map(({ level, track }) => `${level.id}/${track}`);
    expect(ids(live)).toEqual(['one/free', 'one/paid']);
    expect(ids(settling)).toEqual(['one/paid']);
    expect(mayClaim([one], rich, settling).reason).toBeNull();
    expect(mayClaim([one], who(), settling).reason).toBe('OVER');
  });

  it('is refused for what is nearest', () => {
    const may = (levels: readonly (typeof one)[], of: Holder | null) => mayClaim(levels, of, live).reason;
    const free = new Set(['one/free']);
    expect(may(block.levels, null)).toBe('TOKEN_EXPIRED');
    expect(may([two], who())).toBe('PASS_LOCKED');
    expect(may([one], who({ claimed: free }))).toBe('PASS_UNPAID');
    const both = new Set([...free, 'one/paid']);
    expect(may([one], who({ claimed: both, bought: true }))).toBe('PASS_CLAIMED');
    expect(may(block.levels, who({ claimed: both, bought: true }))).toBe('PASS_LOCKED');
  });
});

it('a track bought late gives the past', () => {
  expect(pastOf(block, who())).toBe(1);
  expect(pastOf(block, who({ bought: true }))).toBe(0);
});

it('what is bought is judged: time, what there is, limits, price', () => {
  const track = block.track as NonNullable<typeof block.track>;
  const catchUp = block.catchUp as NonNullable<typeof block.catchUp>;
  const level = (of: Holder | null, opening: Parameters<typeof mayBuyTrack>[2] = open) =>
    mayBuyLevel(block, catchUp, of, opening, { now: 0, offset: 0 }).reason;
  expect([
    mayBuyTrack(track, null, open).reason,
    mayBuyTrack(track, who(), open).reason,
    mayBuyTrack(track, who({ balance: 49 }), open).reason,
    mayBuyTrack(track, who({ bought: true, balance: 0 }), open).reason,
    mayBuyTrack(track, who({ bought: true }), over).reason,
  ]).toEqual(['TOKEN_EXPIRED', null, 'NOT_ENOUGH', 'PASS_BOUGHT', 'OVER']);
  expect([
    level(null),
    level(who()),
    level(who({ points: 30, balance: 0 })),
    level(who({ levels: { total: 1, day: 0 } })),
    level(who({ balance: 4 })),
    level(who(), over),
  ]).toEqual(['TOKEN_EXPIRED', null, 'PASS_FULL', 'LIMIT_REACHED', 'NOT_ENOUGH', 'OVER']);
});

// By turns, 30 s: draws a million times.
import { describe, expect, it } from 'vitest';
import { choose } from '../../../server/kernel/choose.ts';
import { numbersOf } from '../chance.ts';
import { drawTimes } from '../outcomes.ts';
import { nothingDrawn } from '../own.ts';
import type { Draw } from '../rules.ts';
import { drawOf, seedOf } from '../testing.ts';
import { million, oddsOf, withPity } from './odds.ts';

/** Draws that a sampler is judged by: a fourth of them would not tell the best of the bad ones. */
const draws = 1_000_000;

/** An honest sampler is refused once in a million such tests. */
const P = 1e-6;

/** The natural logarithm of the gamma function, by Stirling's series. */
function logGamma(x: number): number {
  if (x < 12) return logGamma(x + 1) - Math.log(x);
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + 1 / (12 * x) - 1 / (360 * x ** 3);
}

/** How likely a chi-squared value of at least this size is, by the series of the incomplete gamma function. */
function chanceOfAtLeast(chi: number, degrees: number): number {
  const [a, x] = [degrees / 2, chi / 2];
  // So unlikely that a number cannot hold it.
  if (x > 500) return 0;
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < 10_000 && term > sum * 1e-17; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return Math.max(0, 1 - Math.exp(a * Math.log(x) - x - logGamma(a)) * sum);
}

/** How likely so many of each are, or worse, where these are the odds. */
function likelihoodOf(counts: readonly number[], odds: readonly number[]): number {
  const whole = counts.reduce((sum, count) => sum + count, 0);
  const chi = counts.reduce((sum, count, i) => {
    const expected = whole * Number(odds[i]);
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  return chanceOfAtLeast(chi, counts.length - 1);
}

const weightsOf = (draw: Draw): readonly number[] => draw.prizes.map(({ weight }) => weight);

const shown = (draw: Draw, key: 'base' | 'effective'): readonly number[] =>
  oddsOf(draw).map((one) => one[key] / million);

function tally(pick: (nth: number) => number, kinds: number): readonly number[] {
  const counts = Array.from({ length: kinds }, () => 0);
  for (let nth = 0; nth < draws; nth += 1) {
    const index = pick(nth);
    counts[index] = Number(counts[index]) + 1;
  }
  return counts;
}

describe('chi-squared', () => {
  it('is as likely as tables say', () => {
    expect(chanceOfAtLeast(3.841, 1)).toBeCloseTo(0.05, 4);
    expect(chanceOfAtLeast(9.488, 4)).toBeCloseTo(0.05, 4);
    expect(chanceOfAtLeast(18.467, 4)).toBeCloseTo(0.001, 5);
  });
});

describe('a million draws', () => {
  const draw = drawOf();
  const kinds = draw.prizes.length;

  it('come out as the odds say that people are shown', { timeout: 120_000 }, () => {
    const seed = seedOf('a million');
    const weights = weightsOf(draw);
    const next = (nth: number) => choose(weights, numbersOf(seed, 'u1', nth + 1));
    expect(likelihoodOf(tally(next, kinds), shown(draw, 'base'))).toBeGreaterThan(P);
  });

  it('of samplers that are known to be bad do not', { timeout: 120_000 }, () => {
    const weights = weightsOf(draw);
    const sum = weights.reduce((all, weight) => all + weight, 0);
    const next = numbersOf(seedOf('bad'), 'u1', 1);
    const place = (number: number): number => choose(weights, () => number);
    const uniform = () => next() / 2 ** 48;
    const bad = {
      'the remainder of two bytes': () => place((next() % 65_536) % sum),
      'a rounded index': () => Math.round(uniform() * (kinds - 1)),
      'the remainder of a byte': () => place((next() % 256) % sum),
      'now and then the next one': () =>
        Math.min(kinds - 1, place(Math.floor(uniform() * sum)) + (uniform() < 0.02 ? 1 : 0)),
    };
    for (const [name, pick] of Object.entries(bad))
      expect(likelihoodOf(tally(pick, kinds), shown(draw, 'base')), name).toBeLessThan(P);
  });
});

describe('pity', () => {
  const promised = drawOf({
    pity: [
      { rarity: 'epic', after: 9 },
      { rarity: 'legendary', after: 59 },
    ],
  });

  it('makes what is won as often as readers are told', { timeout: 60_000 }, () => {
    const people = 200;
    const each = 1000;
    const counts = promised.prizes.map(() => 0);
    for (let person = 0; person < people; person += 1)
      for (const { given } of many(promised, `u${person}`, each)) {
        const index = promised.prizes.indexOf(given);
        counts[index] = Number(counts[index]) + 1;
      }
    // Pity makes what is won more even than chance: the same bound holds it the more.
    expect(likelihoodOf(counts, shown(promised, 'effective'))).toBeGreaterThan(P);
    expect(likelihoodOf(counts, shown(promised, 'base')), 'without pity it would be otherwise').toBeLessThan(
      P,
    );
  });

  it('never lets anybody wait longer than is promised, and by chance nearly as long', {
    timeout: 60_000,
  }, () => {
    let [epic, legendary] = [0, 0];
    const longest = { epic: 0, legendary: 0 };
    for (const { given } of many(promised, 'u1', 10_000)) {
      epic = given.rarity === 'epic' || given.rarity === 'legendary' ? 0 : epic + 1;
      legendary = given.rarity === 'legendary' ? 0 : legendary + 1;
      longest.epic = Math.max(longest.epic, epic);
      longest.legendary = Math.max(longest.legendary, legendary);
    }
    expect(longest).toEqual({ epic: 9, legendary: 59 });
  });

  it('has odds that a pencil finds: one promise', () => {
    const chance = 30 / 1000;
    const one = drawOf({ pity: [{ rarity: 'epic', after: 9 }] });
    const wait = (1 - (1 - chance) ** 10) / chance;
    const [crown, halo] = oddsOf(one);
    expect(Number(crown?.effective) + Number(halo?.effective)).toBeCloseTo(million / wait, -1);
    expect(crown?.cost).toBe(Math.round((10 * wait * 30) / 7));
    expect(oddsOf(one).reduce((sum, { effective }) => sum + effective, 0)).toBeCloseTo(million, -1);
  });
});

describe('a prize that has run out', () => {
  const odds = (changes: object, gone: readonly string[]) =>
    oddsOf(drawOf(changes), gone).map(({ base, cost }) => [base, cost]);

  it('leaves its share to all others, or to the one that stands in its place', () => {
    expect(odds({}, ['thanks'])[4]).toEqual([0, null]);
    expect(odds({}, ['thanks'])[2]).toEqual([Math.round((million * 300) / 631), 21]);
    const instead = odds({ exhausted: 'consolation', consolation: 'leaf' }, ['thanks']);
    expect(instead.map(([base]) => base)).toEqual([7000, 23_000, 300_000, 670_000, 0]);
  });

  it('is won by nobody, and so are all others where nothing is left', () => {
    const all = drawOf().prizes.map(({ id }) => id);
    const pity = [{ rarity: 'epic' as const, after: 2 }];
    for (const exhausted of ['reweight', 'close'] as const)
      for (const { base, effective, cost } of oddsOf(drawOf({ pity, exhausted }), all))
        expect([base, effective, cost]).toEqual([0, 0, null]);
  });

  it('is promised no more: the next best is', () => {
    const pity = [
      { rarity: 'epic' as const, after: 2 },
      { rarity: 'legendary' as const, after: 5 },
    ];
    const crownless = drawOf({ pity });
    expect(oddsOf(crownless, ['crown'])[0]).toMatchObject({ effective: 0 });
    expect(Number(oddsOf(crownless, ['crown'])[1]?.effective)).toBeGreaterThan(million / 3);
    const none = oddsOf(crownless, ['crown', 'halo']);
    expect(none.reduce((sum, { effective }) => sum + effective, 0)).toBeCloseTo(million, -1);
  });
});

describe('odds that many ask for', () => {
  it('are few steps for the longest promises that a document may make, however many prizes', () => {
    const pity = [
      { rarity: 'epic' as const, after: 199 },
      { rarity: 'legendary' as const, after: 200 },
    ];
    const prizes = Array.from({ length: 12 }, (_, nth) => [
      { id: `crown-${nth}`, rarity: 'legendary' as const, weight: 1 },
      { id: `halo-${nth}`, rarity: 'epic' as const, weight: 2 },
      { id: `leaf-${nth}`, weight: 97 },
    ]).flat();
    const many = withPity(drawOf({ pity, prizes }), []);
    expect(many.steps).toBeLessThanOrEqual((200 * 203) / 2);
    const few = prizes.slice(0, 3).map((one) => ({ ...one, weight: 12 * one.weight }));
    expect(withPity(drawOf({ pity, prizes: few }), []).steps).toBe(many.steps);
    const sum = [...many.shares.values()].reduce((all, share) => all + share, 0);
    expect(sum).toBeCloseTo(1, 9);
  });

  it('are computed once for each state of what has run out, and only the newest states are kept', () => {
    const draw = drawOf();
    const first = oddsOf(draw, []);
    expect(oddsOf(draw, [])).toBe(first);
    expect(oddsOf(drawOf(), [])).toEqual(first);
    expect(oddsOf(draw, ['crown'])).not.toEqual(first);
    for (let state = 0; state < 100; state += 1) oddsOf(draw, [`gone-${state}`]);
    expect(oddsOf(draw, [])).not.toBe(first);
    expect(oddsOf(draw, [])).toEqual(first);
  });
});

/** So many draws of one person, of which nothing runs out. */
function many(draw: Draw, user: string, count: number) {
  const commitment = { seed: seedOf('pity'), block_hash: '', block: '', commitment: '' };
  return drawTimes(draw, commitment, { user, count, at: 0, own: nothingDrawn(draw), stock: new Map() });
}

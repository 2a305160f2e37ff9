import { describe, expect, it } from 'vitest';
import { matchesOf, type Seated } from './match.ts';

const sides = ['moon', 'tide'];
/** @param lot one letter */
const one = (user: string, lot: string, ...chosen: string[]): Seated => {
  return { user, side: user.startsWith('m') ? 'moon' : 'tide', lot, chosen };
};
const told = (seated: readonly Seated[], of = sides) =>
  matchesOf(of, seated)
    .map(({ first, second, mutual }) => `${first.user}${mutual ? '+' : '-'}${second.user}`)
    .join(' ');

describe('two sides', () => {
  it('those who chose each other are paired, whatever their lots; the rest by lot, lowest with lowest', () => {
    const seated = [
      one('m1', 'a', 't3'),
      one('m2', 'b'),
      one('m3', 'c'),
      one('t1', 'd'),
      one('t2', 'e'),
      one('t3', 'f', 'm1'),
    ];
    expect(told(seated)).toBe('m1+t3 m2-t1 m3-t2');
    expect(told(seated.toReversed()), 'the order in which they came decides nothing').toBe(
      'm1+t3 m2-t1 m3-t2',
    );
  });

  it('the stronger wish goes first: a first and a first before a first and a second', () => {
    const seated = [one('m1', 'a', 't1'), one('m2', 'b', 't1'), one('t1', 'c', 'm2', 'm1'), one('t2', 'd')];
    expect(told(seated)).toBe('m2+t1 m1-t2');
    // First and third is as much as second and second; the one with the lesser disappointment goes first.
    const even = [
      one('m1', 'a', 't1', 't9', 't8'),
      one('m2', 'b', 't9', 't1'),
      one('t1', 'c', 'm9', 'm2', 'm1'),
      one('t2', 'd'),
    ];
    expect(told(even)).toBe('m2+t1 m1-t2');
  });

  it('wishes that are equal go by lot', () => {
    const rivals = (low: string, high: string) => [
      one('m1', low, 't1'),
      one('m2', high, 't1'),
      one('t1', 'm', 'm1', 'm2'),
    ];
    const even = (low: string, high: string) => [
      one('m1', low, 't1'),
      one('m2', high, 't2'),
      one('t1', 'm', 'm1'),
      one('t2', 'n', 'm2'),
    ];
    expect(told(rivals('b', 'a')), 'not where one is wished for more').toBe('m1+t1');
    expect(told(even('a', 'b'))).toBe('m1+t1 m2+t2');
    expect(told(even('b', 'a'))).toBe('m2+t2 m1+t1');
  });

  it('one who is liked and does not like back is no pair of wishes; who is left over is of one side', () => {
    expect(told([one('m1', 'a', 't1'), one('t1', 'b')])).toBe('m1-t1');
    expect(told([one('m1', 'c'), one('m2', 'a'), one('m3', 'b'), one('t1', 'd')])).toBe('m2-t1');
    expect(told([one('m1', 'c'), one('m2', 'a')])).toBe('');
    expect(told([])).toBe('');
  });
});

it('a pool pairs any two, each in one pair', () => {
  const seated = ['p1', 'p2', 'p3', 'p4', 'p5'].map((user, nth): Seated => {
    return {
      user,
      side: 'pool',
      lot: 'edcba'[nth] ?? '',
      chosen: user === 'p1' ? ['p3'] : user === 'p3' ? ['p1'] : [],
    };
  });
  expect(told(seated, ['pool'])).toBe('p3+p1 p5-p4');
});

it('nobody is in two pairs, and nobody of both sides is left over, whatever they chose', () => {
  for (let nth = 0; nth < 300; nth += 1) {
    const dice = (most: number, of: number) => (nth * 7919 + of * 104_729) % most;
    const count = 1 + dice(9, 1);
    const names = (letter: string, many: number) => Array.from({ length: many }, (_, i) => `${letter}${i}`);
    const [moons, tides] = [names('m', count), names('t', 1 + dice(7, 2))];
    const seated = [...moons, ...tides].map((user, i) => {
      const others = user.startsWith('m') ? tides : moons;
      const chosen = others.filter((_, k) => dice(3, i * 31 + k) === 0);
      return one(user, String(10_000 + dice(89_999, i * 13)), ...chosen);
    });
    const pairs = matchesOf(sides, seated);
    expect(pairs).toHaveLength(Math.min(moons.length, tides.length));
    expect(new Set(pairs.flatMap(({ first, second }) => [first.user, second.user])).size).toBe(
      2 * pairs.length,
    );
    expect(pairs.every(({ first, second }) => first.side === 'moon' && second.side === 'tide')).toBe(true);
  }
});

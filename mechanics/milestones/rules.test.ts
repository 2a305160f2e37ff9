import { expect, it } from 'vitest';
import { readCounters } from '../../engine/document/anywhere/counter.ts';
import { mayClaim, sumsOf, totalOf } from './rules.ts';

const told = [{ kind: 'gift', things: [{ id: 'rose', points: 10 }] }];
const fact = { id: 'a', from: 'x', to: 'y', earned: 0, at: 1, heard: 1 };
const done = (kind: string, thing: string, count: number, points: number) => ({
  ...fact,
  kind,
  thing,
  count,
  points,
});

it('facts are summed by kind and thing, in one order, things that the document does not name together', () => {
  const facts = [
    done('watch', 'room-2', 4, 4),
    done('gift', 'rose', 1, 10),
    done('watch', 'room-1', 3, 3),
    done('gift', 'rose', 2, 20),
  ];
  const sums = [
    { kind: 'gift', thing: 'rose', count: 3, points: 30 },
    { kind: 'watch', thing: '', count: 7, points: 7 },
  ];
  expect(sumsOf(told, facts)).toEqual(sums);
  expect(sumsOf(told, [...facts].reverse())).toEqual(sums);
});

it('each goal has the total of what it counts', () => {
  const sums = sumsOf(told, [done('gift', 'rose', 3, 30), done('watch', '', 7, 7)]);
  const total = (...source: Parameters<typeof readCounters>[0]) =>
    totalOf({ counts: readCounters(source) }, sums);
  expect(total({ fact: 'gift' })).toBe(30);
  expect(total({ fact: 'gift', measure: 'amount' }, { fact: 'watch', weight: 10 })).toBe(73);
  expect(total({ fact: 'share' })).toBe(0);
});

it('a goal is reached by who stands exactly on it', () => {
  const goal = { at: 100, gives: [{ kind: 'points' as const, points: 1 }] };
  const reason = (total: number) => mayClaim(goal, { reason: null, nextAt: null }, total, false).reason;
  expect([99, 100, 101].map(reason)).toEqual(['NOT_REACHED', null, null]);
});

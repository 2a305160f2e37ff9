import { expect, it } from 'vitest';
import { countedInWords, readCounters, worthOf } from './counter.ts';
import { countedBy } from './told.ts';

const rose = { kind: 'gift', thing: 'rose', count: 3, points: 30 };

it('counts all of a kind by points, as the schema says where a document does not', () => {
  const counters = readCounters([{ fact: 'gift' }]);
  expect(worthOf(counters, rose)).toBe(30);
  expect(worthOf(counters, { ...rose, kind: 'watch' })).toBe(0);
});

it('counts by number, with a weight, and of several kinds together', () => {
  const counters = readCounters([
    { fact: 'gift', measure: 'amount', weight: 7 },
    { fact: 'watch', weight: 2 },
  ]);
  expect(worthOf(counters, rose)).toBe(21);
  expect(worthOf(counters, { kind: 'watch', thing: '', count: 5, points: 5 })).toBe(10);
});

it('counts the things that it names alone, and those of a shorter way to write it', () => {
  for (const counters of [
    readCounters([{ fact: 'gift', things: ['rose'] }]),
    readCounters([{ fact: 'gift' }], ['rose']),
  ]) {
    expect(worthOf(counters, rose)).toBe(30);
    expect(worthOf(counters, { ...rose, thing: 'swan' })).toBe(0);
    expect(countedInWords(counters)).toBe('`gift` with `rose`');
  }
});

it('what can never be worth anything is counted by nobody', () => {
  const things = [
    { id: 'rose', points: 10 },
    { id: 'wave', points: 0 },
  ];
  const told = [
    { kind: 'gift', things },
    { kind: 'ping', things: null },
  ];
  const by = (...source: Parameters<typeof readCounters>[0]) => countedBy(readCounters(source), told);
  expect(by({ fact: 'gift' })).toEqual([{ kind: 'gift', thing: 'rose', worth: 10 }]);
  expect(by({ fact: 'gift', measure: 'amount', weight: 2 }).map(({ worth }) => worth)).toEqual([2, 2]);
  expect(by({ fact: 'gift', things: ['wave'] })).toEqual([]);
  expect(by({ fact: 'ping' })).toEqual([{ kind: 'ping', thing: '', worth: 1 }]);
  expect(by({ fact: 'pong' })).toEqual([]);
});

it('says what it counts: of a kind all, or the things that it names', () => {
  const counters = readCounters([{ fact: 'gift', things: ['rose', 'swan'] }, { fact: 'watch' }]);
  expect(countedInWords(counters)).toBe('`gift` with `rose`, `swan`; `watch`');
});

import { describe, expect, it } from 'vitest';
import type { Fact } from '../../engine/document/anywhere/mechanic.ts';
import type { CampaignTask } from '../../schemas/generated/types.gen.ts';
import { completed, type Progress } from './completion.ts';
import { gainsOf, meetingsOf, tasks } from './rules.ts';

const at = (text: string) => Date.parse(`2025-06-${text}+08:00`);
const basics = {
  id: 'june',
  schedule: { start: at('10T00:00:00'), end: at('20T12:00:00'), settle: at('21T00:00:00') },
  offset: 480,
};
const read = (...source: Partial<CampaignTask>[]) =>
  tasks.read(
    source.map(
      (one): CampaignTask => ({
        id: 'watch',
        name: { en: 'Watch' } as never,
        icon: 'art/a.svg' as never,
        counts: [{ fact: 'watch', measure: 'amount' }] as never,
        at: 10,
        gives: [{ kind: 'points', points: 1 }] as never,
        ...one,
      }),
    ),
    basics,
  );
const fact = (more: Partial<Fact> = {}): Fact => {
  const moment = more.at ?? at('11T12:00:00');
  const one = { kind: 'watch', id: 'f', from: 'ann', to: 'bob', thing: '', count: 1, points: 0, earned: 0 };
  return { ...one, at: moment, heard: moment, ...more };
};
const gained = (all: ReturnType<typeof read>, ...facts: Fact[]) =>
  gainsOf(all, basics, facts).map(({ task, period, user, amount }) => [task, period, user, amount]);

describe('what facts add to tasks', () => {
  it('is one gain a place, whatever the order of the facts', () => {
    const all = read({ period: 'day' }, { id: 'week', period: 'week' }, { id: 'once' });
    const facts = [fact({ count: 4 }), fact({ count: 3 }), fact({ at: at('12T00:00:00') })];
    const rows = [
      ['once', '', 'ann', 8],
      ['watch', '2025-06-11', 'ann', 7],
      ['watch', '2025-06-12', 'ann', 1],
      ['week', '2025-W24', 'ann', 8],
    ];
    expect(gained(all, ...facts)).toEqual(rows);
    expect(gained(all, ...facts.reverse())).toEqual(rows);
  });

  it('begins a week on Monday', () => {
    const all = read({ period: 'week' });
    expect(gained(all, fact({ at: at('16T00:00:00') - 1 })).map(([, week]) => week)).toEqual(['2025-W24']);
    expect(gained(all, fact({ at: at('16T00:00:00') })).map(([, week]) => week)).toEqual(['2025-W25']);
  });

  it('is nothing outside of the campaign, of its window, or after the bell', () => {
    const all = read({ period: 'day', window: { opens: '2025-06-11T00:00:00+08:00' } });
    expect(gained(all, fact({ at: at('11T00:00:00') - 1 }))).toEqual([]);
    expect(gained(all, fact({ at: at('11T00:00:00') }))).toHaveLength(1);
    expect(gained(all, fact({ at: at('20T12:00:00') }))).toEqual([]);
    expect(gained(all, fact({ heard: at('12T00:10:00') - 1 }))).toHaveLength(1);
    expect(gained(all, fact({ heard: at('12T00:10:00') }))).toEqual([]);
    const once = read({});
    expect(gained(once, fact({ heard: at('21T00:00:00') - 1 }))).toHaveLength(1);
    expect(gained(once, fact({ heard: at('21T00:00:00') }))).toEqual([]);
  });

  it('is a follow each time, also of the same person again', () => {
    const all = read({ counts: [{ fact: 'follow', measure: 'amount' }] as never, by: 'receiver' });
    const again = ['1', '2'].map((id) => fact({ kind: 'follow', id }));
    expect(gained(all, ...again)).toEqual([['watch', '', 'bob', 2]]);
  });

  it('is each person once a period where people count, by the first of their facts, and nobody with themselves', () => {
    const follows = {
      counts: [{ fact: 'follow', measure: 'amount', weight: 5 }] as never,
      each: 'person',
    } as const;
    const all = read({ ...follows, by: 'receiver', period: 'day' }, { ...follows, id: 'mine' });
    const facts = [
      fact({ kind: 'follow', at: at('11T13:00:00') }),
      fact({ kind: 'follow', at: at('11T12:00:00') }),
      fact({ kind: 'follow', from: 'cat', at: at('11T14:00:00') }),
      fact({ kind: 'follow', at: at('12T12:00:00') }),
      fact({ kind: 'follow', from: 'bob', at: at('11T12:00:00') }),
      fact({ at: at('11T12:00:00') }),
    ];
    const met = meetingsOf(all, basics, facts).map((one) => [
      one.task,
      one.period,
      one.user,
      one.person,
      one.at,
    ]);
    expect(met).toEqual([
      ['mine', '', 'ann', 'bob', at('11T12:00:00')],
      ['watch', '2025-06-11', 'bob', 'ann', at('11T12:00:00')],
      ['watch', '2025-06-11', 'bob', 'cat', at('11T14:00:00')],
      ['watch', '2025-06-12', 'bob', 'ann', at('12T12:00:00')],
      ['mine', '', 'cat', 'bob', at('11T14:00:00')],
    ]);
    expect(gained(all, ...facts), 'and no times').toEqual([]);
  });
});

describe('what is done by it', () => {
  const chain = read(
    { id: 'c', period: 'day', after: 'b', at: 1 },
    { id: 'b', period: 'day', after: 'a', at: 1 },
    { id: 'a', at: 1 },
  );
  const kept = (task: string, period: string, more: Partial<Progress> = {}): Progress => {
    return { task, period, user: 'ann', amount: 1, done: false, ...more };
  };
  const gain = (task: string, period: string, moment: number, heard = moment) => {
    return { task, period, user: 'ann', amount: 1, at: moment, heard };
  };
  const done = (rows: readonly Progress[], ...gains: ReturnType<typeof gain>[]) =>
    completed(chain, basics, gains, rows).done.map((one) => [one.task, one.period, one.at]);

  it('is all of a chain that was waiting for its first task', () => {
    const noon = at('11T12:00:00');
    const rows = [kept('a', ''), kept('b', '2025-06-11'), kept('c', '2025-06-11')];
    expect(done(rows, gain('a', '', noon))).toEqual([
      ['a', '', noon],
      ['b', '2025-06-11', noon],
      ['c', '2025-06-11', noon],
    ]);
    expect(done(rows.slice(1), gain('b', '2025-06-11', noon)), 'without the first, none').toEqual([]);
    expect(
      done(
        rows.map((one) => ({ ...one, done: true })),
        gain('a', '', noon),
      ),
      'and once',
    ).toEqual([]);
  });

  it('opens yesterday’s as well, where its bell has not rung, and each at a moment of its own day', () => {
    const last = at('11T23:59:00');
    const rows = [kept('a', ''), kept('b', '2025-06-10'), kept('b', '2025-06-11'), kept('b', '2025-06-12')];
    expect(done(rows, gain('a', '', last, at('12T00:05:00')))).toEqual([
      ['a', '', last],
      ['b', '2025-06-11', last],
      ['b', '2025-06-12', at('12T00:00:00')],
    ]);
  });

  it('counts towards tasks that count done tasks', () => {
    const all = read(
      { id: 'a', at: 1 },
      { id: 'two', counts: [{ fact: 'task' }] as never, at: 2, period: 'day' },
    );
    const noon = at('11T12:00:00');
    const one = completed(all, basics, [gain('a', '', noon)], [kept('a', '')]);
    expect(one.gained.map(({ task, amount }) => [task, amount])).toEqual([['two', 1]]);
    expect(one.done.map(({ task }) => task)).toEqual(['a']);
    const second = completed(all, basics, [gain('a', '', noon)], [kept('a', ''), kept('two', '2025-06-11')]);
    expect(second.done.map(({ task }) => task)).toEqual(['a', 'two']);
  });
});

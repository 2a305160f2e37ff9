import { describe, expect, it } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import type { ExpressionAst } from '../expression/ast.ts';
import { PENDING } from '../expression/evaluate.ts';
import { catchUpWith } from './create-page.ts';
import { resolveExpression, resolveText } from './resolve-props.ts';
import { scopeOf } from './scope.ts';
import { openTestPage, type TestPageStart } from './test-page.ts';

const read = (name: string, field?: string): ExpressionAst =>
  (field === undefined ? ['$', name] : ['.', ['$', name], field]) as ExpressionAst;
const source = { board: { get: '/v2/activities/{id}/boards/charm' } };

describe('an open page', () => {
  it('begins with the answers that it was drawn with, and loads the others', () => {
    const data = { ...source, all: { get: '/v2/activities' } };
    const page = openTestPage({ data }, { data: { board: { total: 3 } } });
    const state = (name: string) => page.data[name] && page.store.get(page.data[name]);
    expect(state('board')).toEqual({ status: 'ready', data: { total: 3 } });
    expect(state('all')).toEqual({ status: 'loading' });
  });

  it('works out its first state values, which may read the engine’s names', () => {
    const state = {
      day: { type: 'number', initial: 'day' },
      next: { type: 'number', initial: 'day + 1' },
      who: { type: 'string', initial: "lang == 'en' ? 'you' : '我'" },
    } as const;
    const page = openTestPage({ state: { ...state } }, { day: 3 });
    const value = (name: string) => page.state[name] && page.store.get(page.state[name]);
    expect([value('day'), value('next'), value('who')]).toEqual([3, 4, 'you']);
  });

  it('knows the parameters of its address, and of another one where it is opened with those', () => {
    const keys = { params: { city: ['hanoi'] } };
    const paramsOf = (start: TestPageStart) => {
      const page = openTestPage(keys, start);
      return page.store.get(page.params);
    };
    expect(paramsOf({ params: { city: 'hue' } })).toEqual({ city: 'hue' });
    const drawn = paramsOf({});
    expect(drawn).toEqual({ city: 'hanoi' });
  });

  it('begins anew by what it knows later, apart from what somebody has chosen', () => {
    const state = {
      day: { type: 'number', initial: 'day' },
      own: { type: 'boolean', initial: 'signedIn' },
      tab: { type: 'number', initial: 'day' },
    } as const;
    const page = openTestPage({ state: { ...state } }, { day: 3 });
    if (page.state.tab) page.store.set(page.state.tab, 1);
    catchUpWith(page, () => {
      page.store.set(page.day, 7);
      page.store.set(page.signedIn, true);
    });
    const value = (name: string) => page.state[name] && page.store.get(page.state[name]);
    expect([value('day'), value('own'), value('tab')]).toEqual([7, true, 1]);
  });

  it('has a store of its own: two pages in one browser never share a value', () => {
    const state = { n: { type: 'number', initial: '1' } } as const;
    const [one, two] = [openTestPage({ state: { ...state } }), openTestPage({ state: { ...state } })];
    if (one.state.n) one.store.set(one.state.n, 2);
    one.store.set(one.phase, 'ended');
    expect(two.state.n && two.store.get(two.state.n)).toBe(1);
    expect(two.store.get(two.phase)).toBe('live');
  });

  it('knows that somebody is signed in by the token alone', () => {
    const signedIn = (token: string) => {
      const page = openTestPage({}, { token });
      return page.store.get(page.signedIn);
    };
    expect([signedIn(''), signedIn('t1')]).toEqual([false, true]);
  });
});

describe('what an expression reads', () => {
  it('is read, and nothing else: only a change of it asks again', () => {
    const page = openTestPage({ data: source, state: { a: { type: 'number', initial: '1' } } });
    const asked: unknown[] = [];
    const get = (atom: Parameters<typeof page.store.get>[0]): never => {
      asked.push(atom);
      return page.store.get(atom) as never;
    };
    expect(scopeOf(page, read('state', 'a'), get)).toEqual({ state: { a: 1 } });
    expect(asked).toEqual([page.state.a]);
    expect(scopeOf(page, read('phase'), get)).toEqual({ phase: 'live' });
    expect(scopeOf(page, read('lang'), get)).toEqual({ lang: 'en' });
  });

  it('of a source without an answer is pending; of one that failed once it had an answer, the answer', () => {
    const page = openTestPage({ data: source });
    expect(scopeOf(page, read('data', 'board'), page.store.get)).toEqual({ data: { board: PENDING } });
    const { board } = page.data;
    if (board) page.store.set(board, { status: 'ready', stale: true, data: { total: 1 } });
    expect(scopeOf(page, read('data', 'board'), page.store.get)).toEqual({ data: { board: { total: 1 } } });
  });

  it('of every part of it is read', () => {
    const page = openTestPage({
      state: { a: { type: 'number', initial: '1' }, b: { type: 'number', initial: '2' } },
    });
    const sum = ['+', read('state', 'a'), read('state', 'b')] as ExpressionAst;
    expect(scopeOf(page, sum, page.store.get)).toEqual({ state: { a: 1, b: 2 } });
    expect(scopeOf(page, ['+', read('phase'), read('lang')] as ExpressionAst, page.store.get)).toEqual({
      phase: 'live',
      lang: 'en',
    });
    expect(scopeOf(page, ['.', read('state', 'a'), 'b'] as ExpressionAst, page.store.get)).toEqual({
      state: { a: 1 },
    });
  });

  it('a text whose values have not arrived is a sign that it waits', () => {
    const page = openTestPage({ data: source });
    const total = ['.', read('data', 'board'), 'total'] as ExpressionAst;
    expect(resolveText(page, ['Total: ', total], page.store.get)).toBe('…');
    const { board } = page.data;
    if (board) page.store.set(board, { status: 'ready', data: { total: 3 } });
    expect(resolveText(page, ['Total: ', total], page.store.get)).toBe('Total: 3');
  });

  it('never reaches what the page does not have', () => {
    const page = openTestPage({ data: source, state: {} }, { params: { activity_id: '7' } });
    for (const name of ['window', 'constructor', '__proto__', 'identity', 'store']) {
      expect(Object.keys(scopeOf(page, read(name), page.store.get))).toEqual([]);
    }
    expect(scopeOf(page, read('state', 'constructor'), page.store.get)).toEqual({ state: {} });
    expect(scopeOf(page, read('params', 'activity_id'), page.store.get)).toEqual({
      params: { activity_id: '7' },
    });
  });

  it('of the thing that was tapped is that thing, and unknown where nothing was', () => {
    const page = openTestPage({});
    const id = read('item', 'id');
    expect(resolveExpression(page, id, page.store.get, { item: { id: 'halo' } })).toBe('halo');
    expect(resolveExpression(page, id, page.store.get)).toBeUndefined();
    expect(resolveText(page, [['.', ['$', 'item'], 'id'] as ExpressionAst], page.store.get)).toBe('');
  });

  it('§9 large numbers: in a text a price has every digit, a score is short', () => {
    proves('5.12');
    const page = openTestPage({});
    const item = { cost: 12_000, balance: 12_000, remains: 12_000, score: 12_000 };
    const read = (field: string) =>
      resolveText(page, [['.', ['$', 'item'], field] as ExpressionAst], page.store.get, { item });
    expect(['cost', 'balance', 'remains', 'score'].map(read)).toEqual(['12,000', '12,000', '12,000', '1.2w']);
  });
});

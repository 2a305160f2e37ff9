import { describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import type { ActivityDocument } from '../document/document.ts';
import {
  BOARD,
  becomes,
  given,
  headers,
  live,
  no,
  ok,
  openServers,
  page,
  pause,
  requests,
  show,
  start,
} from './testing.ts';

openServers();

describe('the question', () => {
  const daily = { board: { get: BOARD, query: { day: 'state.day' } } };
  const state: ActivityDocument['state'] = { day: { type: 'number', initial: '1' } };
  const choose = (day: number): void => page.store.set(page.state.day as never, day as never);

  it('is asked anew when its parameters change, and an answer that is known shows at once', async () => {
    given.answer = (url, response) => response.end(ok({ day: url.searchParams.get('day') }));
    start(daily, { state });
    await becomes({ data: { day: '1' } });
    choose(2);
    expect(show(), 'the first day’s rows are not the second one’s').toEqual({ status: 'loading' });
    await becomes({ status: 'ready', data: { day: '2' } });
    choose(1);
    expect(show().data).toEqual({ day: '1' });
    expect(requests.map(({ search }) => search).slice(0, 2)).toEqual(['?day=1', '?day=2']);
  });

  it('shows the day that was chosen last, whatever arrives last', async () => {
    const slow: (() => void)[] = [];
    given.answer = (url, response) => {
      const day = url.searchParams.get('day');
      if (day === '1') slow.push(() => response.end(ok({ day })));
      else response.end(ok({ day }));
    };
    start(daily, { state });
    await vi.waitFor(() => expect(slow).toHaveLength(1));
    choose(2);
    await becomes({ data: { day: '2' } });
    for (const one of slow) one();
    await pause(50);
    expect(show().data).toEqual({ day: '2' });
  });

  it('waits for a parameter that is not known yet', async () => {
    given.answer = (url, response) => {
      if (url.pathname.endsWith('balance')) setTimeout(() => response.end(ok({ amount: 7 })), 60);
      else response.end(ok({ day: url.searchParams.get('day') }));
    };
    start(
      {
        board: { get: BOARD, query: { day: 'data.balance.amount' } },
        balance: { get: '/v2/activities/{id}/balance' },
      },
      { token: 't1' },
    );
    expect(show()).toEqual({ status: 'loading' });
    await becomes({ data: { day: '7' } });
    expect(requests.filter(({ pathname }) => pathname.endsWith('charm')).map(({ search }) => search)).toEqual(
      ['?day=7'],
    );
  });

  it('T28: goes without Authorization where there is no token', async () => {
    proves('T28');
    start({ board: { get: BOARD } });
    await becomes({ status: 'ready' });
    expect(headers[0]).not.toHaveProperty('authorization');
    live?.stop();
    start({ board: { get: BOARD } }, { token: 't1' });
    await becomes({ status: 'ready' });
    expect(headers[1]?.authorization).toBe('Bearer t1');
  });
});

describe('paging', () => {
  const paged = { board: { get: BOARD, paging: { size: 2 } } };
  const rows = (cursor: string | null): unknown => {
    if (cursor === null) return { total: 5, rows: [{ id: 1 }, { id: 2 }], next: 'b' };
    if (cursor === 'b') return { total: 5, rows: [{ id: 2 }, { id: 3 }], next: 'c' };
    return { total: 5, rows: [{ id: 5 }], next: null };
  };

  it('adds the next page to what is shown, until the end', async () => {
    given.answer = (url, response) => response.end(ok(rows(url.searchParams.get('cursor'))));
    start(paged);
    await becomes({ status: 'ready', more: 'idle' });
    expect(requests[0]?.search).toBe('?size=2');
    live?.more('board');
    expect(show().more).toBe('loading');
    await becomes({ more: 'idle', data: { total: 5, rows: [{ id: 1 }, { id: 2 }, { id: 3 }], next: 'c' } });
    live?.more('board');
    await becomes({ more: 'end' });
    expect(requests.map(({ searchParams }) => searchParams.get('cursor'))).toEqual([null, 'b', 'c']);
  });

  it('keeps what is shown when the next page fails, says so there, and can be tried again', async () => {
    let broken = true;
    given.answer = (url, response) => {
      const cursor = url.searchParams.get('cursor');
      response.end(cursor && broken ? no(1001, 'later') : ok(rows(cursor)));
    };
    start(paged);
    await becomes({ more: 'idle' });
    live?.more('board');
    await becomes({ more: 'error', status: 'ready' });
    expect(show().data).toMatchObject({ rows: [{ id: 1 }, { id: 2 }] });
    broken = false;
    live?.more('board');
    await becomes({ more: 'idle' });
    expect(show().data).toMatchObject({ rows: [{ id: 1 }, { id: 2 }, { id: 3 }] });
    expect(show().stale).toBeUndefined();
  });

  it('a source without pages has no more', async () => {
    start({ board: { get: BOARD } });
    await becomes({ status: 'ready' });
    live?.more('board');
    await pause(30);
    expect(requests).toHaveLength(1);
    expect(show()).not.toHaveProperty('more');
  });
});

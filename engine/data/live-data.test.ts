import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { environmentManager, focusManager, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { proves } from '../../scripts/test/proves.ts';
import type { ActivityDocument, SourceValue } from '../document/document.ts';
import { createClient } from '../http/client.ts';
import type { DataState } from '../page/data-state.ts';
import type { Page } from '../page/page.ts';
import { openTestPage, type TestPageStart } from '../page/test-page.ts';
import { type LiveData, startLiveData } from './live-data.ts';

const BOARD = '/v2/activities/{id}/boards/charm';
const SHOP = '/v2/activities/{id}/exchange';

let server: Server;
let base: string;
let requests: URL[];
let headers: IncomingMessage['headers'][];
let answer: (url: URL, response: ServerResponse) => void;
let live: LiveData | undefined;
let page: Page;
let expired: Mock<() => void>;
let toasts: string[];

const ok = (data: unknown): string => JSON.stringify({ code: 0, message: 'ok', data });
const no = (code: number, message: string): string => JSON.stringify({ code, message, data: null });

// Where there is no window, the query library takes itself to be on a server and asks nothing again.
environmentManager.setIsServer(() => false);

beforeEach(async () => {
  requests = [];
  headers = [];
  expired = vi.fn();
  toasts = [];
  answer = (_url, response) => response.end(ok({ n: requests.length }));
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://test');
    requests.push(url);
    headers.push(request.headers);
    answer(url, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  live?.stop();
  live = undefined;
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

/** Starts the sources of a document against the server of the test. @param every ms, in place of the document's seconds */
function start(
  data: Record<string, SourceValue>,
  more: TestPageStart & {
    every?: number;
    state?: ActivityDocument['state'];
    initial?: Record<string, unknown>;
  } = {},
): void {
  const { initial = {}, every, state, ...rest } = more;
  page = openTestPage(
    { data, ...(state ? { state } : {}) },
    {
      ...rest,
      data: initial,
      world: { going: { login: expired }, overlay: { toast: (text) => toasts.push(text) } },
    },
  );
  for (const source of Object.values(page.model.data)) {
    if (every !== undefined && source.every !== undefined) source.every = every;
  }
  const http = createClient({ base, lang: 'en', token: () => page.identity.token });
  live = startLiveData(page, http, initial);
}

const show = (name = 'board'): DataState => {
  const source = page.data[name];
  if (!source) throw new Error(`no source ${name}`);
  return page.store.get(source);
};
const becomes = (state: Partial<DataState>, name = 'board'): Promise<void> =>
  vi.waitFor(() => expect(show(name)).toMatchObject(state), { timeout: 5000, interval: 5 });
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

describe('a data source', () => {
  it('is loading, then ready', async () => {
    start({ board: { get: BOARD } });
    expect(show()).toEqual({ status: 'loading' });
    await becomes({ status: 'ready', data: { n: 1 } });
    expect(show()).toEqual({ status: 'ready', data: { n: 1 } });
    expect(requests.map(({ pathname }) => pathname)).toEqual(['/v2/activities/trial/boards/charm']);
  });

  it('asks again on demand: the ones named, or all of them', async () => {
    start({ board: { get: BOARD }, shop: { get: SHOP } });
    await becomes({ status: 'ready' });
    await becomes({ status: 'ready' }, 'shop');
    await live?.refresh(['shop']);
    expect(requests.map(({ pathname }) => pathname.split('/').at(-1)).slice(2)).toEqual(['exchange']);
    await live?.refresh();
    expect(requests).toHaveLength(5);
    expect(show('shop').data).not.toEqual(show().data);
    await live?.refresh(['nowhere']);
    expect(requests).toHaveLength(5);
  });

  it('asks only while `when` holds', async () => {
    start(
      { board: { get: BOARD, when: 'state.open' } },
      { state: { open: { type: 'boolean', initial: 'false' } } },
    );
    await pause(50);
    expect(requests).toHaveLength(0);
    await live?.refresh(['board']);
    expect(requests, 'not even on demand').toHaveLength(0);
    page.store.set(page.state.open as never, true as never);
    await becomes({ status: 'ready' });
  });

  it('stops with the page', async () => {
    start({ board: { get: BOARD, every: '1s' } }, { every: 20 });
    await becomes({ status: 'ready' });
    live?.stop();
    await pause(40);
    const asked = requests.length;
    await pause(100);
    expect(requests).toHaveLength(asked);
  });
});

describe('refresh with a stop condition', () => {
  it('asks every so often, and no more once `while` turns false: the last answer is of after that moment', async () => {
    start({ board: { get: BOARD, every: '1s', while: "phase == 'live'" } }, { every: 25 });
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(3), { timeout: 3000 });
    page.store.set(page.phase, 'settling');
    const asked = requests.length;
    await pause(300);
    expect(requests.length - asked).toBeGreaterThanOrEqual(1);
    expect(requests.length - asked, 'one for the final state, one that was on its way').toBeLessThanOrEqual(
      2,
    );
    expect(show()).toEqual({ status: 'ready', data: { n: requests.length } });
  });

  it('does not ask on its own account while `while` is false from the start', async () => {
    start({ board: { get: BOARD, every: '1s', while: "phase == 'live'" } }, { every: 20, phase: 'ended' });
    await becomes({ status: 'ready' });
    await pause(150);
    expect(requests).toHaveLength(1);
  });

  it('may read its own answer, without asking for each answer that arrives', async () => {
    answer = (_url, response) => response.end(ok({ settled: requests.length >= 3, rows: [requests.length] }));
    start({ board: { get: BOARD, every: '1s', while: '!data.board.settled' } }, { every: 60 });
    await vi.waitFor(() => expect(show().data).toMatchObject({ settled: true }), { timeout: 5000 });
    await pause(300);
    expect(requests.length, 'three, and one for the final state').toBeLessThanOrEqual(4);
  });

  it('pauses while the page is hidden, and goes on when it is seen again', async () => {
    start({ board: { get: BOARD, every: '1s' } }, { every: 20 });
    await becomes({ status: 'ready' });
    focusManager.setFocused(false);
    await pause(60);
    const asked = requests.length;
    await pause(200);
    expect(requests).toHaveLength(asked);
    focusManager.setFocused(true);
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(asked));
  });
});

describe('the question', () => {
  const daily = { board: { get: BOARD, query: { day: 'state.day' } } };
  const state: ActivityDocument['state'] = { day: { type: 'number', initial: '1' } };
  const choose = (day: number): void => page.store.set(page.state.day as never, day as never);

  it('is asked anew when its parameters change, and an answer that is known shows at once', async () => {
    answer = (url, response) => response.end(ok({ day: url.searchParams.get('day') }));
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
    answer = (url, response) => {
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
    answer = (url, response) => {
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
    answer = (url, response) => response.end(ok(rows(url.searchParams.get('cursor'))));
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
    answer = (url, response) => {
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

describe('failures', () => {
  it('§8: a refusal is shown with the server’s message, and a retry brings the data', async () => {
    answer = (_url, response) => response.end(no(1001, '榜单维护中'));
    start({ board: { get: BOARD } });
    await becomes({ status: 'error' });
    expect(show()).toEqual({ status: 'error', message: '榜单维护中' });
    expect(requests, 'a refusal is an answer: nobody asks again by himself').toHaveLength(1);
    answer = (_url, response) => response.end(ok({ n: 2 }));
    await live?.refresh(['board']);
    expect(show()).toEqual({ status: 'ready', data: { n: 2 } });
  });

  it('a lost answer is asked for again by itself, twice, and then said', async () => {
    answer = (_url, response) => response.destroy();
    start({ board: { get: BOARD } });
    await pause(100);
    expect(show()).toEqual({ status: 'loading' });
    await becomes({ status: 'error', message: 'data.failed' });
    expect(requests).toHaveLength(3);
  });

  it('the last good answer stays, marked as stale, until a new one arrives', async () => {
    start({ board: { get: BOARD } });
    await becomes({ status: 'ready' });
    answer = (_url, response) => response.end(no(500, 'busy'));
    await live?.refresh();
    expect(show()).toEqual({ status: 'ready', data: { n: 1 }, stale: true, message: 'busy' });
    answer = (_url, response) => response.end(ok({ n: 3 }));
    await live?.refresh();
    expect(show()).toEqual({ status: 'ready', data: { n: 3 } });
  });

  it('§4 code 1: an expired token is told to the page', async () => {
    proves('4.1');
    answer = (_url, response) => response.end(no(1, 'x'));
    start({ board: { get: BOARD } }, { token: 't1' });
    await becomes({ status: 'error', message: 'error.token_expired' });
    expect(expired).toHaveBeenCalledTimes(1);
  });

  it('T80: a visitor without a token is told in place, and not thrown out', async () => {
    proves('T80');
    answer = (_url, response) => response.end(no(1, 'x'));
    start({ board: { get: BOARD } });
    await becomes({ status: 'error', message: 'sign_in_needed' });
    expect(expired).not.toHaveBeenCalled();
  });

  it('T80: what is one’s own is not even asked for without a token', async () => {
    proves('T80');
    start({ mine: { get: '/v2/activities/{id}/balance', every: '1s' } }, { every: 20 });
    expect(show('mine')).toEqual({ status: 'error', signedOut: true, message: 'sign_in_needed' });
    await live?.refresh();
    await pause(60);
    expect(requests).toHaveLength(0);
  });

  it('§4 code 2: no permission', async () => {
    proves('4.2');
    answer = (_url, response) => response.end(no(2, 'x'));
    start({ board: { get: BOARD } }, { token: 't1' });
    await becomes({ status: 'error', message: 'error.no_permission' });
  });

  it('offline, what there is is marked as stale; back online it is renewed by itself', async () => {
    start({ board: { get: BOARD } });
    await becomes({ status: 'ready' });
    onlineManager.setOnline(false);
    await becomes({ stale: true });
    expect(show().data).toEqual({ n: 1 });
    void live?.refresh();
    await pause(50);
    expect(requests, 'nothing is sent').toHaveLength(1);
    onlineManager.setOnline(true);
    await becomes({ data: { n: 2 } });
    expect(show().stale).toBeUndefined();
  });

  it('offline from the start there is an error with retry, and the data comes with the network', async () => {
    onlineManager.setOnline(false);
    start({ board: { get: BOARD } });
    expect(show().status).toBe('error');
    onlineManager.setOnline(true);
    await becomes({ status: 'ready', data: { n: 1 } });
  });
});

describe('the answers that a page was pre-rendered with', () => {
  it('are shown from the start and renewed at once', async () => {
    start({ board: { get: BOARD } }, { initial: { board: { n: 'drawn' } } });
    expect(show()).toEqual({ status: 'ready', data: { n: 'drawn' } });
    await becomes({ data: { n: 1 } });
  });

  it('are shown as pages of a paged source', async () => {
    answer = (_url, response) => response.end(ok({ rows: [{ id: 2 }], next: null }));
    start(
      { board: { get: BOARD, paging: { size: 2 } } },
      { initial: { board: { rows: [{ id: 1 }], next: 'b' } } },
    );
    expect(show()).toEqual({ status: 'ready', data: { rows: [{ id: 1 }], next: 'b' }, more: 'idle' });
    await becomes({ data: { rows: [{ id: 2 }], next: null }, more: 'end' });
  });

  it('are stale where they cannot be renewed', async () => {
    answer = (_url, response) => response.end(no(500, 'busy'));
    start({ board: { get: BOARD } }, { initial: { board: { n: 'drawn' } } });
    await becomes({ stale: true, data: { n: 'drawn' } });
  });

  it('belong to the first question alone', async () => {
    answer = () => undefined;
    start(
      { board: { get: BOARD, query: { day: 'state.day' } } },
      { initial: { board: { day: 1 } }, state: { day: { type: 'number', initial: '1' } } },
    );
    page.store.set(page.state.day as never, 2 as never);
    expect(show()).toEqual({ status: 'loading' });
  });
});

describe('what is expected of an answer', () => {
  const less = (data: unknown): unknown => ({ n: (data as { n: number }).n - 100 });

  it('shows at once, stays while the server is asked, and gives way to its answer', async () => {
    const seen: unknown[] = [];
    start({ board: { get: BOARD } });
    await becomes({ status: 'ready' });
    live?.expect('board', less);
    expect(show().data).toEqual({ n: -99 });
    page.store.sub(page.data.board as never, () => seen.push((show().data as { n: number }).n));
    await live?.refresh(['board']);
    expect(show().data).toEqual({ n: 2 });
    expect(seen, 'the old value never comes back in between').not.toContain(1);
  });

  it('is taken back to what there was', async () => {
    start({ board: { get: BOARD } });
    await becomes({ status: 'ready' });
    const first = live?.expect('board', less);
    const second = live?.expect('board', less);
    expect(show().data).toEqual({ n: -199 });
    first?.();
    expect(show().data).toEqual({ n: -99 });
    second?.();
    expect(show().data).toEqual({ n: 1 });
  });

  it('taken back late, leaves a newer answer alone', async () => {
    start({ board: { get: BOARD } });
    await becomes({ status: 'ready' });
    const undo = live?.expect('board', less);
    await live?.refresh();
    undo?.();
    expect(show().data).toEqual({ n: 2 });
  });

  it('has nothing to change before the first answer, or in a source that there is not', () => {
    answer = () => undefined;
    start({ board: { get: BOARD } });
    live?.expect('board', less)();
    live?.expect('nowhere', less)();
    expect(show()).toEqual({ status: 'loading' });
  });
});

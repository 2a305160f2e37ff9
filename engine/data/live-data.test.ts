import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { HttpClient } from '../http/client.ts';
import { openTestPage } from '../page/test-page.ts';
import { FRESH_AFTER } from './ask-patiently.ts';
import { startLiveData } from './live-data.ts';
import { presence } from './presence.ts';
import {
  BOARD,
  becomes,
  given,
  live,
  no,
  ok,
  openServers,
  page,
  pause,
  requests,
  SHOP,
  show,
  start,
} from './testing.ts';

openServers();

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

  it('draws nothing because something is asked again, and the same answer draws nothing either', async () => {
    given.answer = (_url, response) =>
      void response.end(ok({ rows: [{ rank: 1 }], n: Math.max(2, requests.length) }));
    start({ board: { get: BOARD } });
    await becomes({ status: 'ready', data: { rows: [{ rank: 1 }], n: 2 } });
    let drawn = 0;
    page.store.sub(page.data.board as never, () => drawn++);
    const rows = (): unknown => (show().data as { rows: unknown[] }).rows;
    const before = rows();
    await live?.refresh();
    expect(requests).toHaveLength(2);
    expect(drawn).toBe(0);
    await live?.refresh();
    await becomes({ status: 'ready', data: { rows: [{ rank: 1 }], n: 3 } });
    expect(drawn, 'another answer is drawn once').toBe(1);
    expect(rows()).toBe(before);
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
    expect((show().data as { n: number }).n, 'of after that moment').toBeGreaterThan(asked);
  });

  it('asks anew once `while` turns false: what is on its way by then may be of before', async () => {
    let late: (() => void) | undefined;
    given.answer = (_url, response) => {
      const answer = ok({ n: requests.length });
      if (requests.length === 2) late = () => response.end(answer);
      else response.end(answer);
    };
    start({ board: { get: BOARD, every: '1s', while: "phase == 'live'" } }, { every: 25 });
    await vi.waitFor(() => expect(late).toBeDefined(), { timeout: 3000 });
    page.store.set(page.phase, 'settling');
    await becomes({ status: 'ready', data: { n: 3 } });
    late?.();
    await pause(100);
    expect([show().data, requests.length]).toEqual([{ n: 3 }, 3]);
  });

  it('does not ask on its own account while `while` is false from the start', async () => {
    start({ board: { get: BOARD, every: '1s', while: "phase == 'live'" } }, { every: 20, phase: 'ended' });
    await becomes({ status: 'ready' });
    await pause(150);
    expect(requests).toHaveLength(1);
  });

  it('may read its own answer, without asking for each answer that arrives', async () => {
    given.answer = (_url, response) =>
      response.end(ok({ settled: requests.length >= 3, rows: [requests.length] }));
    start({ board: { get: BOARD, every: '1s', while: '!data.board.settled' } }, { every: 60 });
    await vi.waitFor(() => expect(show().data).toMatchObject({ settled: true }), { timeout: 5000 });
    await pause(300);
    expect(requests.length, 'three, and one for the final state').toBeLessThanOrEqual(4);
  });

  it('pauses while the page is hidden, and goes on when it is seen again', async () => {
    start({ board: { get: BOARD, every: '1s' } }, { every: 20 });
    await becomes({ status: 'ready' });
    presence.setShown(false);
    await pause(60);
    const asked = requests.length;
    await pause(200);
    expect(requests).toHaveLength(asked);
    presence.setShown(true);
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(asked));
  });
});

describe('the answers that a page was pre-rendered with', () => {
  it('are shown from the start and renewed at once', async () => {
    start({ board: { get: BOARD } }, { initial: { board: { n: 'drawn' } } });
    expect(show()).toEqual({ status: 'ready', data: { n: 'drawn' } });
    await becomes({ data: { n: 1 } });
  });

  it('are shown as pages of a paged source', async () => {
    given.answer = (_url, response) => response.end(ok({ rows: [{ id: 2 }], next: null }));
    start(
      { board: { get: BOARD, paging: { size: 2 } } },
      { initial: { board: { rows: [{ id: 1 }], next: 'b' } } },
    );
    expect(show()).toEqual({ status: 'ready', data: { rows: [{ id: 1 }], next: 'b' }, more: 'idle' });
    await becomes({ data: { rows: [{ id: 2 }], next: null }, more: 'end' });
  });

  it('are stale where they cannot be renewed', async () => {
    given.answer = (_url, response) => response.end(no(500, 'busy'));
    start({ board: { get: BOARD } }, { initial: { board: { n: 'drawn' } } });
    await becomes({ stale: true, data: { n: 'drawn' } });
  });

  it('belong to the first question alone', async () => {
    given.answer = () => undefined;
    start(
      { board: { get: BOARD, query: { day: 'state.day' } } },
      { initial: { board: { day: 1 } }, state: { day: { type: 'number', initial: '1' } } },
    );
    page.store.set(page.state.day as never, 2 as never);
    expect(show()).toEqual({ status: 'loading' });
  });
});

it('of all sources together two silent requests are waited for beside fresh ones: connections are few', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const signals: (AbortSignal | undefined)[] = [];
  const get: HttpClient['get'] = (_path, _query, asking) => {
    signals.push(asking?.signal);
    return new Promise(() => undefined);
  };
  const sources = { one: { get: BOARD }, two: { get: BOARD }, three: { get: BOARD } };
  const silent = startLiveData(openTestPage({ data: sources }), { get }, {});
  await vi.advanceTimersByTimeAsync(FRESH_AFTER);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, false, true, false, false, false]);
  silent.stop();
});

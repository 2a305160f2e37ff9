import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import type { SourceValue } from '../document/document.ts';
import { RequestError } from '../http/errors.ts';
import type { DataState } from '../page/data-state.ts';
import type { Page } from '../page/page.ts';
import { openTestPage } from '../page/test-page.ts';
import { type LiveData, startLiveData } from './live-data.ts';
import { presence } from './presence.ts';

/** A reader waits no longer than this without a word, in ms. */
const WORDS_WITHIN = 9_999;

let page: Page;
let live: LiveData;
let toasts: string[];
let asked: number;
let answer: (path: string) => Promise<unknown>;
const never = new Promise<never>(() => undefined);
const fails = (error: unknown) => () => Promise.reject(error);
const busy = new RequestError('refused', 'Back at nine', 1001);
const forbidden = new RequestError('forbidden', 'No permission', 2);
const network = new RequestError('transport', 'request fail');
const trouble = new RequestError('transport', 'request fail', undefined, true);

beforeEach(() => {
  vi.useFakeTimers();
  toasts = [];
  asked = 0;
  answer = async () => ({ n: asked });
});
afterEach(() => {
  live.stop();
  presence.setShown(undefined);
  presence.setOnline(true);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function start(data: Record<string, SourceValue>, initial: Record<string, unknown> = {}, token = 't1'): void {
  page = openTestPage(
    { data },
    {
      token,
      data: initial,
      world: { overlay: { toast: (text) => toasts.push(text) } },
    },
  );
  const get = (path: string): Promise<unknown> => {
    asked++;
    return answer(path);
  };
  live = startLiveData(page, { get }, initial);
}
const board: SourceValue = { get: '/v2/activities/{id}/boards/charm' };
const polled: SourceValue = { ...board, every: '5s' };
const show = (name = 'board'): DataState => {
  const source = page.data[name];
  if (!source) throw new Error(`no source ${name}`);
  return page.store.get(source);
};
const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('an answer takes long', () => {
  it('words come within ten seconds, and stay until there is one', async () => {
    answer = () => never;
    start({ board });
    await wait(WORDS_WITHIN);
    expect(show()).toEqual({ status: 'loading', slow: true, message: 'data.slow' });
    answer = async () => ({ n: 'healed' });
    await wait(10_000);
    expect(show()).toEqual({ status: 'ready', data: { n: 'healed' } });
  });

  it('what was there before is marked meanwhile', async () => {
    start({ board: polled });
    await wait(1);
    answer = () => never;
    await wait(5000 + WORDS_WITHIN);
    expect(show()).toEqual({ status: 'ready', data: { n: 1 }, stale: true, message: 'data.slow' });
    answer = async () => ({ n: 'healed' });
    await wait(10_000);
    expect(show()).toEqual({ status: 'ready', data: { n: 'healed' } });
  });

  it('is counted for each request: one that has just been sent is not slow', async () => {
    start({ board });
    await wait(1);
    answer = () => never;
    void live.refresh();
    await wait(4500);
    void live.refresh();
    await wait(4900);
    expect(show()).toEqual({ status: 'ready', data: { n: 1 } });
    await wait(200);
    expect(show()).toMatchObject({ stale: true, message: 'data.slow' });
  });

  it('a tap on retry asks anew at once', async () => {
    answer = () => never;
    start({ board });
    await wait(WORDS_WITHIN);
    answer = async () => ({ n: 'tapped' });
    live.retry(['board']);
    await wait(1);
    expect(show()).toEqual({ status: 'ready', data: { n: 'tapped' } });
  });

  it('a tap on retry is content with the answer to what was sent before it', async () => {
    const answers: ((data: unknown) => void)[] = [];
    answer = () => new Promise((resolve) => answers.push(resolve));
    start({ board });
    await wait(7000);
    live.retry(['board']);
    await wait(1);
    expect(answers).toHaveLength(2);
    answers[0]?.({ n: 'slow' });
    await wait(1);
    expect(show()).toEqual({ status: 'ready', data: { n: 'slow' } });
  });

  it('a refresh is not: what was sent before a change does not know of it, though nothing else was known', async () => {
    const answers: ((data: unknown) => void)[] = [];
    answer = () => new Promise((resolve) => answers.push(resolve));
    start({ board });
    await wait(1);
    void live.refresh(['board']);
    await wait(1);
    answers[0]?.({ n: 'before the change' });
    await wait(1);
    expect(show().data).toBeUndefined();
    answers[1]?.({ n: 'after it' });
    await wait(1);
    expect(show()).toEqual({ status: 'ready', data: { n: 'after it' } });
  });
});

describe('a source that failed', () => {
  it.each([
    ['the network', network, 'data.failed'],
    ['the server', trouble, 'data.trouble'],
  ])('says so of %s, and heals by itself within 15 s though nothing polls it', async (_, error, message) => {
    answer = fails(error);
    start({ board });
    await wait(4000);
    expect(show()).toEqual({ status: 'error', message });
    await wait(20_000);
    expect(show(), 'what is asked again by itself takes no words away').toEqual({ status: 'error', message });
    answer = async () => ({ n: 'healed' });
    await wait(15_000);
    expect(show()).toEqual({ status: 'ready', data: { n: 'healed' } });
  });

  it.each([
    ['the network', network, {}],
    ['a server in trouble', trouble, { message: 'data.trouble' }],
    ['a refusal', busy, { message: 'Back at nine' }],
    ['no permission', forbidden, { message: 'error.no_permission' }],
  ])('§4 §8: with earlier data, %s is what the notice names', async (_, error, words) => {
    start({ board });
    await wait(1);
    answer = fails(error);
    void live.refresh();
    await wait(4000);
    expect(show()).toEqual({ status: 'ready', data: { n: 1 }, stale: true, ...words });
  });

  it('§8 a refusal without words has ours', async () => {
    answer = fails(new RequestError('refused', '', 3));
    start({ board });
    await wait(1);
    expect(show()).toEqual({ status: 'error', message: 'error.request_fail' });
  });
});

describe('§4 a source that the server refuses', () => {
  /** Moments at which it was asked, in whole seconds since the start. */
  const moments = async (seconds: number, data: SourceValue): Promise<number[]> => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const found: number[] = [];
    start({ board: data });
    for (let at = 0, before = 0; at <= seconds; at++) {
      if (asked > before) found.push(at);
      before = asked;
      await wait(1000);
    }
    return found;
  };

  it('is asked again by itself, less and less, and heals though nothing polls it', async () => {
    answer = fails(busy);
    const all = await moments(1000, board);
    const pauses = all.slice(1).map((at, index) => Math.round((at - (all[index] ?? 0)) / 10) * 10);
    expect(pauses.slice(0, 5)).toEqual([30, 60, 120, 240, 240]);
    expect(toasts, 'said once').toEqual(['Back at nine']);
    answer = async () => ({ n: 'healed' });
    await wait(241_000);
    expect(show()).toEqual({ status: 'ready', data: { n: 'healed' } });
  });

  it('a poll that is refused once goes on at its own pace', async () => {
    start({ board: polled });
    await wait(1);
    answer = fails(forbidden);
    await wait(5000);
    expect(show()).toMatchObject({ stale: true, message: 'error.no_permission', data: { n: 1 } });
    answer = async () => ({ n: 'healed' });
    await wait(6100);
    expect(show()).toEqual({ status: 'ready', data: { n: 'healed' } });
  });

  it.each([
    ['shown', () => presence.setShown(false), () => presence.setShown(true)],
    ['online', () => presence.setOnline(false), () => presence.setOnline(true)],
  ])(
    'is left alone while nobody is there, and asked at once when the page is %s again',
    async (_, go, come) => {
      answer = fails(busy);
      await moments(100, board);
      const before = asked;
      go();
      await wait(600_000);
      expect(asked).toBe(before);
      come();
      await wait(1);
      expect(asked).toBe(before + 1);
      await wait(31_000);
      expect(asked, 'and the pace begins anew').toBe(before + 2);
      expect(toasts).toEqual(['Back at nine']);
    },
  );
});

describe('§4 failure toasts of data sources', () => {
  it('§4 code 2 and other codes: the server’s message, once until it heals', async () => {
    proves('4.2');
    answer = fails(busy);
    start({ board: polled });
    await wait(40_000);
    expect(asked).toBeGreaterThan(2);
    expect(toasts).toEqual(['Back at nine']);
    answer = fails(forbidden);
    await wait(60_000);
    expect(toasts).toEqual(['Back at nine', 'error.no_permission']);
    answer = async () => ({ n: 1 });
    await wait(200_000);
    expect(show()).toEqual({ status: 'ready', data: { n: 1 } });
    answer = fails(busy);
    await wait(11_000);
    expect(toasts).toEqual(['Back at nine', 'error.no_permission', 'Back at nine']);
  });

  it('§8 a lost answer is for the log alone', async () => {
    answer = fails(network);
    start({ board: polled });
    await wait(30_000);
    expect(toasts).toEqual([]);
  });

  it('a page in the background says nothing until it is looked at', async () => {
    start({ board: polled });
    await wait(1);
    answer = () => new Promise((_, reject) => setTimeout(reject, 1000, busy));
    await wait(5500);
    presence.setShown(false);
    await wait(20_000);
    expect(toasts).toEqual([]);
    expect(show()).toMatchObject({ stale: true, message: 'Back at nine' });
    presence.setShown(true);
    await wait(7000);
    expect(toasts).toEqual(['Back at nine']);
  });
});

describe('more of an answer', () => {
  it('is asked for where the page shows it page by page, and there alone', async () => {
    answer = async () => ({ n: asked, next: 'c1' });
    start({ board, paged: { ...board, paging: { size: 2 } } });
    await wait(1);
    expect(asked).toBe(2);
    live.more('board');
    await wait(1);
    expect(asked).toBe(2);
    live.more('paged');
    await wait(1);
    expect(asked).toBe(3);
  });
});

describe('a page that is closed', () => {
  it('asks nothing more and says nothing more, whoever comes late', async () => {
    answer = async () => ({ n: asked, next: 'c1' });
    start({ board: { ...polled, paging: { size: 2 } } });
    await wait(1);
    live.stop();
    const before = asked;
    answer = fails(busy);
    void live.refresh(['board']);
    live.more('board');
    await wait(60_000);
    expect(asked).toBe(before);
    expect(toasts).toEqual([]);
  });
});

describe('what a tap is expected to bring', () => {
  it('stays over an answer that had left before the tap, and goes with the next', async () => {
    const answers: ((data: unknown) => void)[] = [];
    start({ board });
    await wait(1);
    answer = () => new Promise((resolve) => answers.push(resolve));
    void live.refresh();
    live.expect('board', () => ({ n: 'expected' }));
    answers[0]?.({ n: 'before the tap' });
    await wait(1);
    expect(show().data).toEqual({ n: 'expected' });
    void live.refresh();
    answers[1]?.({ n: 'after the tap' });
    await wait(1);
    expect(show().data).toEqual({ n: 'after the tap' });
  });
});

describe('questions of one source', () => {
  it('are kept for whoever comes back to one, the newest twenty', async () => {
    answer = async () => ({ n: asked });
    page = openTestPage(
      {
        data: { board: { ...board, query: { day: 'state.day' } } },
        state: { day: { type: 'number', initial: '0' } },
      },
      { token: 't1' },
    );
    const choose = async (day: number): Promise<void> => {
      page.store.set(page.state.day as never, day as never);
      await wait(1);
    };
    live = startLiveData(page, { get: async () => ({ n: ++asked }) }, {});
    await wait(1);
    for (let day = 1; day <= 20; day++) await choose(day);
    answer = () => never;
    page.store.set(page.state.day as never, 1 as never);
    expect(show().data, 'what is known shows at once').toEqual({ n: 2 });
    page.store.set(page.state.day as never, 0 as never);
    expect(show().status, 'the oldest is not kept').toBe('loading');
  });
});

describe('an answer that says when it changes', () => {
  const shop: SourceValue = { get: '/v2/activities/{id}/exchange' };
  const changing = (ms: number) => {
    const moment = Date.now() + ms;
    answer = async () =>
      Date.now() < moment
        ? { n: asked, items: [{ id: 'halo', reason: 'NOT_OPEN', nextAt: new Date(moment).toISOString() }] }
        : { n: asked, items: [{ id: 'halo', can: 'redeem' }] };
  };

  it('is asked for once, when that moment has passed, without a pace of its own', async () => {
    changing(60_000);
    start({ shop });
    await wait(60_000);
    expect(asked, 'not before it').toBe(1);
    await wait(10_500);
    expect(asked).toBe(2);
    expect(show('shop').data).toMatchObject({ items: [{ can: 'redeem' }] });
    await wait(3_600_000);
    expect(asked, 'and then there is no moment any more').toBe(2);
  });

  it('is asked for between two turns of its pace, too', async () => {
    changing(60_000);
    start({ shop: { ...shop, every: '1h' } });
    await wait(70_500);
    expect(asked).toBe(2);
    await wait(3_600_000);
    expect(asked, 'which goes on').toBe(3);
  });

  it('waits for somebody to look', async () => {
    changing(60_000);
    start({ shop });
    await wait(1);
    presence.setShown(false);
    await wait(3_600_000);
    expect(asked).toBe(1);
    presence.setShown(true);
    await wait(1);
    expect(asked).toBe(2);
  });
});

describe('without a token', () => {
  it('what is for all is asked for, and what is one’s own is not', async () => {
    start({ board, mine: { get: '/v2/activities/{id}/me' } }, {}, '');
    await wait(1);
    expect(asked).toBe(1);
    expect(show('board').data).toEqual({ n: 1 });
    expect(show('mine').signedOut).toBe(true);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import type { SourceValue } from '../document/document.ts';
import { RequestError } from '../http/errors.ts';
import { presence } from './presence.ts';
import {
  board,
  busy,
  fails,
  given,
  live,
  never,
  polled,
  show,
  start,
  toasts,
  wait,
  withStandingClock,
} from './testing-clock.ts';

withStandingClock();

/** A reader waits no longer than this without a word, in ms. */
const WORDS_WITHIN = 9_999;
const forbidden = new RequestError('forbidden', 'No permission', 2);
const network = new RequestError('transport', 'request fail');
const trouble = new RequestError('transport', 'request fail', undefined, true);

describe('an answer takes long', () => {
  it('words come within ten seconds, and stay until there is one', async () => {
    given.answer = () => never;
    start({ board });
    await wait(WORDS_WITHIN);
    expect(show()).toEqual({ status: 'loading', slow: true, message: 'data.slow' });
    given.answer = async () => ({ n: 'healed' });
    await wait(10_000);
    expect(show()).toEqual({ status: 'ready', data: { n: 'healed' } });
  });

  it('what was there before is marked meanwhile', async () => {
    start({ board: polled });
    await wait(1);
    given.answer = () => never;
    await wait(5000 + WORDS_WITHIN);
    expect(show()).toEqual({ status: 'ready', data: { n: 1 }, stale: true, message: 'data.slow' });
    given.answer = async () => ({ n: 'healed' });
    await wait(10_000);
    expect(show()).toEqual({ status: 'ready', data: { n: 'healed' } });
  });

  it('is counted for each request: one that has just been sent is not slow', async () => {
    start({ board });
    await wait(1);
    given.answer = () => never;
    void live.refresh();
    await wait(4500);
    void live.refresh();
    await wait(4900);
    expect(show()).toEqual({ status: 'ready', data: { n: 1 } });
    await wait(200);
    expect(show()).toMatchObject({ stale: true, message: 'data.slow' });
  });

  it('a tap on retry asks anew at once', async () => {
    given.answer = () => never;
    start({ board });
    await wait(WORDS_WITHIN);
    given.answer = async () => ({ n: 'tapped' });
    live.retry(['board']);
    await wait(1);
    expect(show()).toEqual({ status: 'ready', data: { n: 'tapped' } });
  });

  it('a tap on retry is content with the answer to what was sent before it', async () => {
    const answers: ((data: unknown) => void)[] = [];
    given.answer = () => new Promise((resolve) => answers.push(resolve));
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
    given.answer = () => new Promise((resolve) => answers.push(resolve));
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
    given.answer = fails(error);
    start({ board });
    await wait(4000);
    expect(show()).toEqual({ status: 'error', message });
    await wait(20_000);
    expect(show(), 'what is asked again by itself takes no words away').toEqual({ status: 'error', message });
    given.answer = async () => ({ n: 'healed' });
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
    given.answer = fails(error);
    void live.refresh();
    await wait(4000);
    expect(show()).toEqual({ status: 'ready', data: { n: 1 }, stale: true, ...words });
  });

  it('§8 a refusal without words has ours', async () => {
    given.answer = fails(new RequestError('refused', '', 3));
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
      if (given.asked > before) found.push(at);
      before = given.asked;
      await wait(1000);
    }
    return found;
  };

  it('is asked again by itself, less and less, and heals though nothing polls it', async () => {
    given.answer = fails(busy);
    const all = await moments(1000, board);
    const pauses = all.slice(1).map((at, index) => Math.round((at - (all[index] ?? 0)) / 10) * 10);
    expect(pauses.slice(0, 5)).toEqual([30, 60, 120, 240, 240]);
    expect(toasts, 'said once').toEqual(['Back at nine']);
    given.answer = async () => ({ n: 'healed' });
    await wait(241_000);
    expect(show()).toEqual({ status: 'ready', data: { n: 'healed' } });
  });

  it('a poll that is refused once goes on at its own pace', async () => {
    start({ board: polled });
    await wait(1);
    given.answer = fails(forbidden);
    await wait(5000);
    expect(show()).toMatchObject({ stale: true, message: 'error.no_permission', data: { n: 1 } });
    given.answer = async () => ({ n: 'healed' });
    await wait(6100);
    expect(show()).toEqual({ status: 'ready', data: { n: 'healed' } });
  });

  it.each([
    ['shown', () => presence.setShown(false), () => presence.setShown(true)],
    ['online', () => presence.setOnline(false), () => presence.setOnline(true)],
  ])(
    'is left alone while nobody is there, and asked at once when the page is %s again',
    async (_, go, come) => {
      given.answer = fails(busy);
      await moments(100, board);
      const before = given.asked;
      go();
      await wait(600_000);
      expect(given.asked).toBe(before);
      come();
      await wait(1);
      expect(given.asked).toBe(before + 1);
      await wait(31_000);
      expect(given.asked, 'and the pace begins anew').toBe(before + 2);
      expect(toasts).toEqual(['Back at nine']);
    },
  );
});

describe('§4 failure toasts of data sources', () => {
  it('§4 code 2 and other codes: the server’s message, once until it heals', async () => {
    proves('4.2');
    given.answer = fails(busy);
    start({ board: polled });
    await wait(40_000);
    expect(given.asked).toBeGreaterThan(2);
    expect(toasts).toEqual(['Back at nine']);
    given.answer = fails(forbidden);
    await wait(60_000);
    expect(toasts).toEqual(['Back at nine', 'error.no_permission']);
    given.answer = async () => ({ n: 1 });
    await wait(200_000);
    expect(show()).toEqual({ status: 'ready', data: { n: 1 } });
    given.answer = fails(busy);
    await wait(11_000);
    expect(toasts).toEqual(['Back at nine', 'error.no_permission', 'Back at nine']);
  });

  it('§8 a lost answer is for the log alone', async () => {
    given.answer = fails(network);
    start({ board: polled });
    await wait(30_000);
    expect(toasts).toEqual([]);
  });

  it('a page in the background says nothing until it is looked at', async () => {
    start({ board: polled });
    await wait(1);
    given.answer = () => new Promise((_, reject) => setTimeout(reject, 1000, busy));
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

import { describe, expect, it } from 'vitest';
import type { SourceValue } from '../document/document.ts';
import { presence } from './presence.ts';
import {
  board,
  busy,
  fails,
  given,
  live,
  never,
  page,
  polled,
  show,
  start,
  toasts,
  wait,
  withStandingClock,
} from './testing-clock.ts';

withStandingClock();

describe('more of an answer', () => {
  it('is asked for where the page shows it page by page, and there alone', async () => {
    given.answer = async () => ({ n: given.asked, next: 'c1' });
    start({ board, paged: { ...board, paging: { size: 2 } } });
    await wait(1);
    expect(given.asked).toBe(2);
    live.more('board');
    await wait(1);
    expect(given.asked).toBe(2);
    live.more('paged');
    await wait(1);
    expect(given.asked).toBe(3);
  });
});

describe('a page that is closed', () => {
  it('asks nothing more and says nothing more, whoever comes late', async () => {
    given.answer = async () => ({ n: given.asked, next: 'c1' });
    start({ board: { ...polled, paging: { size: 2 } } });
    await wait(1);
    live.stop();
    const before = given.asked;
    given.answer = fails(busy);
    void live.refresh(['board']);
    live.more('board');
    await wait(60_000);
    expect(given.asked).toBe(before);
    expect(toasts).toEqual([]);
  });
});

describe('what a tap is expected to bring', () => {
  it('stays over an answer that had left before the tap, and goes with the next', async () => {
    const answers: ((data: unknown) => void)[] = [];
    start({ board });
    await wait(1);
    given.answer = () => new Promise((resolve) => answers.push(resolve));
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

  it('stays over rows that follow: they know nothing of those before them', async () => {
    given.answer = async () => ({ n: given.asked, rows: [given.asked], next: 'more' });
    start({ board: { ...board, paging: { size: 1 } } });
    await wait(1);
    live.expect('board', (data) => ({ ...(data as object), n: 'expected' }));
    live.more('board');
    await wait(1);
    expect(show().data).toMatchObject({ n: 'expected', rows: [1, 2] });
    void live.refresh();
    await wait(1);
    expect(show().data).toMatchObject({ n: 3, rows: [3, 4] });
  });
});

describe('questions of one source', () => {
  it('are kept for whoever comes back to one, the newest twenty', async () => {
    given.answer = async () => ({ n: given.asked });
    start(
      { board: { ...board, query: { day: 'state.day' } } },
      { state: { day: { type: 'number', initial: '0' } } },
    );
    const choose = async (day: number): Promise<void> => {
      page.store.set(page.state.day as never, day as never);
      await wait(1);
    };
    await wait(1);
    for (let day = 1; day <= 20; day++) await choose(day);
    given.answer = () => never;
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
    given.answer = async () =>
      Date.now() < moment
        ? {
            n: given.asked,
            items: [{ id: 'halo', reason: 'NOT_OPEN', nextAt: new Date(moment).toISOString() }],
          }
        : { n: given.asked, items: [{ id: 'halo', can: 'redeem' }] };
  };

  it('is asked for once, when that moment has passed, without a pace of its own', async () => {
    changing(60_000);
    start({ shop });
    await wait(60_000);
    expect(given.asked, 'not before it').toBe(1);
    await wait(10_500);
    expect(given.asked).toBe(2);
    expect(show('shop').data).toMatchObject({ items: [{ can: 'redeem' }] });
    await wait(3_600_000);
    expect(given.asked, 'and then there is no moment any more').toBe(2);
  });

  it('is asked for between two turns of its pace, too', async () => {
    changing(60_000);
    start({ shop: { ...shop, every: '1h' } });
    await wait(70_500);
    expect(given.asked).toBe(2);
    await wait(3_600_000);
    expect(given.asked, 'which goes on').toBe(3);
  });

  it('waits for somebody to look', async () => {
    changing(60_000);
    start({ shop });
    await wait(1);
    presence.setShown(false);
    await wait(3_600_000);
    expect(given.asked).toBe(1);
    presence.setShown(true);
    await wait(1);
    expect(given.asked).toBe(2);
  });
});

describe('without a token', () => {
  it('what is for all is asked for, and what is one’s own is not', async () => {
    start({ board, mine: { get: '/v2/activities/{id}/me' } }, { token: '' });
    await wait(1);
    expect(given.asked).toBe(1);
    expect(show('board').data).toEqual({ n: 1 });
    expect(show('mine').signedOut).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import type { ActivityDocument } from '../../engine/document/document.ts';
import { openTestPage } from '../../engine/page/test-page.ts';
import { asksOf } from './asks.ts';

const open = (parts: Partial<ActivityDocument>) => {
  const page = openTestPage(parts, { token: '' });
  return { page, ...asksOf({ model: page.model, page }) };
};
const board = '/v2/activities/trial/boards/charm';

describe('what a page asks at once', () => {
  it('is what is for all, and with a token what is one’s own', () => {
    const { all, own, page } = open({
      data: {
        mine: { get: '/v2/activities/{id}/balance' },
        board: { get: '/v2/activities/{id}/boards/charm', paging: { size: 20 } },
      },
    });
    expect(all).toEqual([`${board}?size=20`]);
    expect(own).toEqual(['/v2/activities/trial/balance', `${board}?size=20`]);
    expect(page.store.get(page.signedIn), 'nobody is there when a page is drawn').toBe(false);
  });

  it('is what its parameters say when it is drawn; what is not known yet, and what is not to be asked, is left out', () => {
    const { all, own } = open({
      state: { day: { type: 'number', initial: 'day' }, open: { type: 'boolean', initial: 'false' } },
      data: {
        daily: { get: '/v2/activities/{id}/boards/charm', query: { day: 'state.day' } },
        shut: { get: '/v2/activities/{id}/exchange', when: 'state.open' },
        later: { get: '/v2/activities/{id}/boards/charm', query: { day: 'data.mine.amount' } },
        mine: { get: '/v2/activities/{id}/balance', when: 'signedIn' },
      },
    });
    expect(all).toEqual([`${board}?day=1`]);
    expect(own).toEqual(['/v2/activities/trial/balance', `${board}?day=1`]);
  });

  it('is nothing that hangs on an address which is read on the phone', () => {
    const page = openTestPage(
      {
        params: { day: ['1', '2'] },
        data: {
          board: { get: '/v2/activities/{id}/boards/charm', query: { day: "orElse(params.day, '1')" } },
          shop: { get: '/v2/activities/{id}/exchange' },
        },
      },
      { token: '', params: {} },
    );
    expect(asksOf({ model: page.model, page }).all).toContain(`${board}?day=1`);
    page.store.set(page.params, undefined);
    expect(asksOf({ model: page.model, page }).all).toEqual(['/v2/activities/trial/exchange']);
  });

  it('is asked once, and leaves room for the scripts', () => {
    const source = (day: number) => ({
      get: '/v2/activities/{id}/boards/charm',
      query: { day: String(day) },
    });
    const { all, own } = open({
      data: {
        mine: { get: '/v2/activities/{id}/balance' },
        a: source(1),
        b: source(1),
        c: source(2),
        d: source(3),
        e: source(4),
        f: source(5),
      },
    });
    expect(all).toEqual([1, 2, 3, 4].map((day) => `${board}?day=${day}`));
    expect(own, 'what the HTML lacks goes first').toEqual([
      '/v2/activities/trial/balance',
      ...[1, 2, 3].map((day) => `${board}?day=${day}`),
    ]);
  });
});

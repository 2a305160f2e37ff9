// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { CheckInAnswer, CheckInEntry } from '../../schemas/generated/types.gen.ts';
import { checkInCalendar } from './check-in-calendar.tsx';
import { landedIn } from './landing.ts';

const icon = 'art/rose-night/gifts/rose.svg';
const points = (amount: number) => [{ kind: 'points', points: amount }];
const campaign = {
  currency: { id: 'petal', name: 'Petals', icon },
  checkIn: {
    days: ['one', 'two', 'three'].map((id) => ({ id, icon, gives: points(10), big: id === 'three' })),
    streaks: [{ id: 'pair', length: 2, gives: points(15) }],
    makeUp: { cost: points(20), limits: { total: 1 } },
  },
};
const day = (id: string, state: CheckInEntry['state'], more: Partial<CheckInEntry> = {}): CheckInEntry => ({
  id,
  date: '2025-05-20',
  state,
  madeUp: false,
  ...more,
});
const open: CheckInAnswer = {
  days: [day('one', 'missed', { can: 'makeUp' }), day('two', 'open'), day('three', 'coming')],
  today: 'two',
  streak: 0,
  streaks: [{ id: 'pair', length: 2, given: false }],
  makeUp: { cost: 20, left: 1, balance: 1_250 },
  can: 'checkIn',
  nextAt: '2025-05-21T16:00:00.000Z',
};
const { can: _, ...rest } = open;
const done: CheckInAnswer = {
  ...rest,
  days: [day('one', 'missed', { can: 'makeUp' }), day('two', 'done'), day('three', 'coming')],
  streak: 1,
  reason: 'CHECKED_IN',
};
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (stamps: object, keys: object = {}) => {
  page = await renderNode(
    {
      widget: 'check-in-calendar',
      from: 'stamps',
      days: ['one', 'two', 'three'],
      streaks: ['pair'],
      stamp: [{ do: 'toast', text: 'stamped' }],
      makeUp: [{ do: 'toast', text: 'made up' }],
      ...keys,
    },
    { widgets: { 'check-in-calendar': checkInCalendar }, data: { stamps }, campaign, token: 'token' },
  );
};
const all = (name: string) => [...page.container.querySelectorAll<HTMLElement>(`.check-in__${name}`)];
const button = () => all('button')[0] as HTMLButtonElement;

describe('check-in calendar', () => {
  it('shows each day with what it gives, today by its name, and the big day as one', async () => {
    await render(open);
    expect(all('number').map((one) => one.textContent)).toEqual(['Day 1', 'Today (Day 2)', 'Day 3']);
    expect(all('gives').map((one) => one.textContent)).toEqual(Array(3).fill('10\u00a0Petals'));
    expect(all('day').map((one) => one.className)).toEqual([
      'check-in__day part-card is-missed',
      'check-in__day part-card is-open is-today',
      'check-in__day part-card is-coming is-big',
    ]);
    expect(all('day')[1]?.getAttribute('aria-current')).toBe('date');
    expect(all('bonus')[0]?.textContent).toBe('2 days in a row15\u00a0Petals');
  });

  it('calls each day by its own number, whichever are shown', async () => {
    await render(open, { days: ['two', 'three'] });
    expect(all('number').map((one) => one.textContent)).toEqual(['Today (Day 2)', 'Day 3']);
  });

  it('stamps today by its button, and makes up the day that was missed for what it costs', async () => {
    await render(open);
    expect(button().disabled).toBe(false);
    await page.click(button());
    await page.click(all('again')[0]);
    const won = { name: '10\u00a0Petals', picture: expect.stringContaining('.svg') };
    expect(page.acts.map(({ item }) => item)).toEqual([
      won,
      { id: 'one', cost: 20, day: 1, ...won, note: "1,230 left after this, not counting that day's reward" },
    ]);
    expect(all('again')[0]?.getAttribute('aria-label')).toBe('Catch up: Day 1');
    expect(all('left')[0]?.textContent).toBe('You can catch up on 1 more day');
  });

  it('says in the server’s words why nothing can be done, and when', async () => {
    for (const [reason, text] of [
      ['CHECKED_IN', 'Done for today'],
      ['OVER', 'Check-in is over'],
      ['NOT_OPEN', 'Opens May 22, 00:00'],
    ]) {
      await render({ ...done, reason });
      expect([button().textContent, button().disabled]).toEqual([text, true]);
      await page.unmount();
    }
    await render({ ...done, reason: 'TOKEN_EXPIRED' });
    expect([button().textContent, button().disabled], 'leads to where one signs in').toEqual([
      'Check in',
      false,
    ]);
  });

  it('a missed day that cannot be made up is only said to be missed', async () => {
    const days = [day('one', 'missed', { reason: 'NOT_ENOUGH' }), ...open.days.slice(1)];
    await render({ ...open, days });
    expect(all('again')).toEqual([]);
    expect(all('missed').map((one) => one.textContent)).toEqual(['Missed']);
  });

  it('counts the days in a row', async () => {
    await render(done);
    expect(all('streak')[0]?.textContent).toBe('1-day streak');
    await page.unmount();
    await render({ ...done, streak: 3 });
    expect(all('streak')[0]?.textContent).toBe('3-day streak');
  });

  it('invites to begin a streak only where there is one to begin', async () => {
    await render(open);
    expect(all('streak').map((one) => [one.dataset.phases, one.textContent])).toEqual([
      ['preview live', 'Check in several days in a row for extra rewards'],
    ]);
    await page.unmount();
    await render(open, { streaks: undefined });
    expect(all('streak')).toEqual([]);
  });

  it('what a streak has given is claimed, not checked in', async () => {
    await render({ ...done, streaks: [{ id: 'pair', length: 2, given: true }] });
    expect(all('bonus')[0]?.querySelector('.sr-only')?.textContent).toBe('Claimed');
  });

  it('a stamp lands when it is made while one looks, and lies still afterwards', async () => {
    await render(open);
    const answer = (data: CheckInAnswer) =>
      page.change(({ store, data: sources }) => {
        const source = sources.stamps;
        if (source) store.set(source, { status: 'ready', data });
      });
    await answer(done);
    expect(all('day').map((one) => one.classList.contains('is-landing'))).toEqual([false, true, false]);
    expect(all('seal')).toHaveLength(1);
    await page.unmount();
    await render(done);
    expect(all('seal')).toHaveLength(1);
    expect(all('day').some((one) => one.classList.contains('is-landing'))).toBe(false);
  });

  it('what becomes known with the reader does not land', () => {
    const { can: _could, ...unknown } = open;
    const visitor: CheckInAnswer = { ...unknown, days: open.days.map(({ id }) => day(id, 'past')) };
    expect(landedIn(visitor, done)).toEqual([]);
    expect(landedIn(open, { ...done, days: done.days.map(({ id }) => day(id, 'done')) })).toEqual([
      'one',
      'two',
    ]);
  });
});

// By turns, 100 s: a journey of each family that no other file goes through, in a browser.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type {
  BattlesAnswer,
  CheckInAnswer,
  DrawAnswer,
  FormsAnswer,
  MilestonesAnswer,
  PollsAnswer,
  TasksAnswer,
  WallAnswer,
} from '../schemas/generated/types.gen.ts';
import { told } from './journeys/app-server.ts';
import { arrived, callsOf, type Journey, loseAnswers, readOf, ready } from './journeys/journey.ts';
import { doubleTap } from './product/double-tap.ts';
import type { Person } from './product/product.ts';
import { accountOf, pause, tell, until, withBrowser } from './product/visit.ts';

withBrowser();

const has = async (page: Page, what: string): Promise<boolean> => (await page.locator(what).count()) > 0;

const stamps = (route: string) => async (as: Person) =>
  (await readOf<CheckInAnswer>(route, '/check_in', as)).days.filter(({ state }) => state === 'done').length;

/** The button of today, on any page with a calendar. */
const checksIn = (family: string, route: string, does: string): Journey => ({
  family,
  does,
  route,
  tap: (page) => page.locator('.check-in__button'),
  call: '/check_in',
  times: stamps(route),
  told: (page) => has(page, '.check-in__day.is-today.is-done'),
});

/** A goal that all have reached, and that one has not claimed. */
const claimsGoal = (family: string, route: string, goal: string, does: string): Journey => ({
  family,
  does,
  route,
  tap: (page) => page.locator('.milestone-track__claim').first(),
  call: `/milestones/${goal}`,
  times: async (as) => {
    const { milestones } = await readOf<MilestonesAnswer>(route, '/milestones', as);
    return milestones.filter(({ id, claimed }) => id === goal && claimed).length;
  },
  told: (page) => has(page, '.milestone-track__goal.is-claimed'),
});

/** One journey of each family that no other file goes through. */
const journeys: readonly Journey[] = [
  checksIn('summer-tide', 'activity_20250818', 'jumps into the pool'),
  checksIn('spring-letter', 'activity_20241001', 'has the ticket stamped'),
  claimsGoal('maple-hour', 'activity_20241119', 'fire', 'takes what the pot gives to all'),
  {
    ...claimsGoal('powder-room', 'series_gift', 'lamp', 'takes the bottle that all have earned'),
    before: async ({ userId: from }) => {
      const gift = {
        activity: 'series_gift',
        gift: 'orange',
        from,
        to: '100004',
        count: 999,
        at: Date.now(),
      };
      const events = Array.from({ length: 3 }, () => ({ eventId: crypto.randomUUID(), ...gift }));
      await told('/v2/gift_events/batch', { events });
    },
  },
  {
    family: 'snow-globe',
    does: 'breathes a wish on the window',
    route: 'activity_20241225',
    tap: (page) => page.locator('.thanks-wall__send'),
    call: '/wall',
    times: async (as) => (await readOf<WallAnswer>('activity_20241225', '/wall', as)).mine,
    told: async (page) =>
      (await page.locator('.thanks-wall__left').textContent()) === '1 note left' &&
      (await page.locator('.thanks-wall__name').first().textContent()) === 'Newcomer',
  },
  {
    family: 'jade-moon',
    does: 'chooses a side of the street',
    route: 'activity_20250414',
    asks: (page) => page.locator('.battle__join').first(),
    tap: (page) => page.locator('dialog[open] .btn--primary'),
    call: '/battles/sois',
    times: async (as) => {
      const { battles } = await readOf<BattlesAnswer>('activity_20250414', '/battles', as);
      return battles.filter(({ side }) => side !== null).length;
    },
    told: (page) => has(page, '.battle__mine'),
  },
  {
    family: 'lantern-fair',
    does: 'guesses a riddle',
    route: 'activity_20250129',
    goes: async (page) => {
      await pause();
      await page.locator('.vote-poll__option', { hasText: 'Tangyuan' }).first().tap();
    },
    tap: (page) => page.locator('.vote-poll__button').first(),
    call: '/polls/pot',
    times: async (as) => {
      const { polls } = await readOf<PollsAnswer>('activity_20250129', '/polls', as);
      return polls.find(({ id }) => id === 'pot')?.voted ?? 0;
    },
    told: async (page) => (await page.locator('.vote-poll').first().locator('fieldset').count()) === 0,
  },
  {
    family: 'billiards-lounge',
    does: 'takes a shot',
    route: 'activity_billiards_skin',
    spends: true,
    asks: (page) => page.locator('.lucky-draw__button').first(),
    tap: (page) => page.locator('dialog[open] .btn--primary'),
    call: '/draws/break',
    times: async (as) => (await readOf<DrawAnswer>('activity_billiards_skin', '/draws/break', as)).drawn,
    told: (page) => page.locator('.lucky-draw__won').isVisible(),
    passes: true,
  },
  {
    family: 'neon-pulse',
    does: 'packs a bubble',
    route: 'activity_pinnacle',
    spends: true,
    asks: (page) => page.locator('.exchange-grid__redeem').first(),
    tap: (page) => page.locator('dialog[open] .btn--primary'),
    call: '/exchange/bubble-month',
    times: async (as) => (await accountOf('activity_pinnacle', as)).orders.length,
    told: async (page) =>
      (await page.locator('.exchange-grid__card').first().textContent())?.includes('1 of 2') === true,
  },
  {
    family: 'night-market',
    does: 'tears off what a stroll brings',
    route: 'activity_20250618',
    before: (as) => tell(as, { kind: 'watch', to: '100004', amount: 20 }),
    tap: (page) => page.locator('.task-list__button', { hasText: 'Tear off' }).first(),
    call: '/tasks/stroll',
    times: async (as) => {
      const { tasks } = await readOf<TasksAnswer>('activity_20250618', '/tasks', as);
      return tasks.filter(({ id, claimed }) => id === 'stroll' && claimed).length;
    },
    told: (page) => page.locator('.task-list__stamp').first().isVisible(),
  },
  {
    family: 'passport',
    does: 'has a page stamped',
    route: 'passport',
    before: (as) => tell(as, { kind: 'watch', to: '100004', amount: 10 }),
    tap: (page) => page.locator('.task-list__button', { hasText: 'Stamp it' }).first(),
    call: '/tasks/listen',
    times: async (as) => {
      const { tasks } = await readOf<TasksAnswer>('passport', '/tasks', as);
      return tasks.filter(({ id, claimed }) => id === 'listen' && claimed).length;
    },
    told: (page) => page.locator('.task-list__stamp').first().isVisible(),
  },
  {
    family: 'quiet-paper',
    does: 'answers a questionnaire',
    route: 'questionnaire',
    goes: async (page) => {
      const next = page.locator('.form-steps__go .btn--primary');
      for (const [answer, title] of [
        ['Hardly ever', 'The sound'],
        ['Clear', 'One last thing'],
      ] as const) {
        await page.locator('.form-steps__option', { hasText: answer }).tap();
        await pause();
        await next.tap();
        await until(async () => (await page.locator('.form-steps__title').textContent()) === title);
        await pause();
      }
      await page.locator('.form-steps__option', { hasText: "No, that's all" }).tap();
    },
    tap: (page) => page.locator('.form-steps__go .btn--primary'),
    call: '/forms/listening',
    times: async (as) => {
      const { forms } = await readOf<FormsAnswer>('questionnaire', '/forms', as);
      return forms.find(({ id }) => id === 'listening')?.times ?? 0;
    },
    told: (page) => has(page, '.form-steps__verdict'),
  },
];

describe.each(journeys)('$family: whoever $does', (journey) => {
  test('by a double tap has done it once, and finds it done', async () => {
    const visited = await arrived(journey);
    const { page, as, before } = visited;
    expect(await journey.told(page)).toBe(false);
    await doubleTap(journey.tap(page));
    await until(() => journey.told(page));
    expect(callsOf(visited, journey)).toBe(1);
    expect(await journey.times(as)).toBe(before + 1);
    if (journey.passes) return;
    await page.reload();
    await until(() => journey.told(page));
  });

  test('and whose answers are lost taps again: done once, by one key', async () => {
    const { page, as, before } = await arrived(journey, { expects: ['console'] });
    const { keys, finds } = await loseAnswers(page, journey);
    await journey.tap(page).tap();
    await until(
      // Which of the two is said of what: engine/action/spending.test.ts.
      async () =>
        /won't be charged twice|it counts only once/.test((await page.locator('.toast').textContent()) ?? ''),
      15_000,
    );
    expect(await journey.times(as)).toBe(before + 1);
    finds();
    await ready(journey, page);
    await journey.tap(page).tap();
    await until(() => journey.told(page));
    expect([keys.length, new Set(keys).size]).toEqual([4, 1]);
    expect(await journey.times(as)).toBe(before + 1);
  });
});

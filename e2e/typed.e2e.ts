// By turns, 15 s: what is typed outlives a sign-in that ends, in a browser.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { groupedCode } from '../engine/document/anywhere/code-word.ts';
import { demoCodes } from '../mechanics/codes/seed.ts';
import type { Person } from './product/product.ts';
import {
  addressOf,
  api,
  hydrated,
  moveClock,
  newcomer,
  product,
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();

/** The code by which a new person's friend is invited. */
const inviteOf = async (as: Person): Promise<string> =>
  (await api<{ code: string }>('/v2/activities/activity_fans_festival/invite', as)).data.code;

/** A field of a page, what is typed there, and what is seen once it was taken. */
interface Case {
  readonly route: string;
  readonly field: string;
  readonly send: string;
  readonly taken: string;
  readonly text: () => Promise<string>;
}
const cases: Readonly<Record<string, Case>> = {
  'a code that is redeemed': {
    route: 'ac_exchange_verification',
    field: '.code-redeem__input',
    send: '.code-redeem .btn--primary',
    taken: '.code-redeem__won',
    // Codes are taken from the front elsewhere.
    text: async () => groupedCode([...demoCodes('ac_exchange_verification', 'medal')].at(-1) ?? ''),
  },
  'the code of whoever has invited one': {
    route: 'activity_fans_festival',
    field: '.invite-card__input',
    send: '.invite-card__field .btn--primary',
    taken: '.invite-card__by',
    text: () => inviteOf(newcomer()),
  },
  'the name of a team': {
    route: 'activity_kaimai_challenge',
    field: '.team-card__field >> nth=0',
    send: '.team-card__entrance .btn--primary',
    taken: '.team-card__name',
    text: async () => `Owls ${Date.now() % 10_000}`,
  },
};

const value = (page: Page, { field }: Case) => page.locator(field).inputValue();
/** All that the phone keeps of what was typed. */
const kept = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => [localStorage.getItem('gala.typed'), sessionStorage.getItem('gala.typed')]);

describe('a token that expires between typing and sending', () => {
  test.each(Object.entries(cases))(
    '%s is there after the next sign-in, is taken, and is kept no longer',
    async (_, one) => {
      const as = product.shortLived;
      const text = await one.text();
      const { page } = await visit(one.route, { as, expects: ['console'] });
      await until(() => page.locator(one.field).isEnabled());
      await page.locator(one.field).fill(text);
      await until(() => page.locator(one.send).isEnabled());
      await moveClock(2 * 3_600_000);
      await page.locator(one.send).tap();
      await page.waitForURL('**/h5_ac/login');
      await moveClock(0);

      await page.goto(addressOf(one.route, { as: newcomer() }), { waitUntil: 'load' });
      await hydrated(page);
      await until(() => page.locator(one.field).isEnabled());
      expect(await value(page, one), 'somebody else on the same phone').toBe('');

      await page.goto(addressOf(one.route, { as }), { waitUntil: 'load' });
      await hydrated(page);
      await until(async () => (await value(page, one)) === text);
      await until(() => page.locator(one.send).isEnabled());
      await page.locator(one.send).tap();
      await until(() => page.locator(one.taken).isVisible());
      expect(await kept(page)).toEqual([null, null]);
    },
  );

  test('a code that nobody has redeemed stays with the visit: the phone keeps none of it', async () => {
    const one = cases['a code that is redeemed'] as Case;
    const { page } = await visit(one.route, { as: newcomer() });
    await page.locator(one.field).fill(await one.text());
    const [phone, tab] = await kept(page);
    expect([phone, tab?.includes('-')]).toEqual([null, true]);
  });
});

// Every third day, 20 s: what is tapped before React is there, with waits of its own.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { groupedCode } from '../engine/document/anywhere/code-word.ts';
import { demoCodes } from '../mechanics/codes/seed.ts';
import type { DrawAnswer, PollsAnswer } from '../schemas/generated/types.gen.ts';
import { readOf } from './journeys/journey.ts';
import type { Person } from './product/product.ts';
import {
  addressOf,
  api,
  holdReact,
  hydrated,
  newcomer,
  pause,
  phone,
  somebody,
  until,
  withBrowser,
} from './product/visit.ts';

withBrowser();

/** Somebody's page whose buttons answer and whose React is on its way until the function is called. */
async function withoutReact(route: string, as: Person) {
  const { page, requests } = await phone({ as, expects: ['console'] });
  const release = await holdReact(page);
  await page.goto(addressOf(route, { as }), { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('gala:usable').length > 0);
  const comes = async (): Promise<void> => {
    expect(await page.evaluate(() => performance.getEntriesByName('gala:hydrated').length)).toBe(0);
    release();
    await hydrated(page);
  };
  /** How often the page has posted to where a path ends. */
  const posts = (end: string): number =>
    requests.filter((one) => one.method() === 'POST' && one.url().endsWith(end)).length;
  return { page, comes, posts };
}

const waits = (page: Page, button: string) =>
  until(() =>
    page
      .locator(button)
      .first()
      .evaluate((one) => one.classList.contains('is-busy') && one.getAttribute('aria-busy') === 'true'),
  );

describe('taps before React is there', () => {
  test('§8 a button does what it does and a tab shows its panel while React is still on its way', async () => {
    const { page } = await phone({ expects: ['console'] });
    const release = await holdReact(page);
    await page.goto(addressOf('trial_faults'), { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('gala:usable').length > 0);
    await page.getByRole('button', { name: 'Press me' }).click();
    await expect.poll(() => page.locator('.toast').textContent()).toBe('Alive');
    const right = page.getByRole('tab', { name: 'Right' });
    await right.click();
    expect(await right.getAttribute('aria-selected')).toBe('true');
    expect(await page.getByRole('tabpanel', { name: 'Right' }).isVisible()).toBe(true);
    expect(
      await page.evaluate(() => performance.getEntriesByName('gala:hydrated').length),
      'all of that without React',
    ).toBe(0);
    release();
    await hydrated(page);
    await expect.poll(() => right.getAttribute('aria-selected')).toBe('true');
    const left = page.getByRole('tab', { name: 'Left' });
    await left.click();
    expect(await left.getAttribute('aria-selected')).toBe('true');
    expect(await right.getAttribute('aria-selected')).toBe('false');
  });

  test('§8 a tap while the end of the page is still read is answered, once', async () => {
    const { page } = await phone({ expects: ['console'] });
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        const button = [...document.querySelectorAll<HTMLElement>('[data-island] button')].find(
          (one) => one.textContent === 'Press me',
        );
        if (!button || !window.galaStart) return;
        watch.disconnect();
        button.click();
        performance.mark('tapped');
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await page.goto(addressOf('trial_faults'), { waitUntil: 'commit' });
    await expect.poll(() => page.locator('.toast').textContent()).toBe('Alive');
    const [tapped, usable] = await page.evaluate(() =>
      ['tapped', 'gala:usable'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0),
    );
    expect(tapped).toBeLessThan(usable ?? 0);
    expect(await page.locator('.toast').count()).toBe(1);
  });
});

describe('a release takes a script away while somebody taps and types', () => {
  /** The script with React is gone, once: it is told so when the function is called. */
  const withoutScript = async (page: Page): Promise<() => void> => {
    let tell: () => void = () => undefined;
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    let gone = true;
    await page.route('**/assets/react-*.js', async (route) => {
      if (!gone) return route.continue();
      await told;
      gone = false;
      await route.fulfill({ status: 404, body: 'Not found' });
    });
    return () => tell();
  };

  test('the page comes anew: the tap is told to have come to nothing, nothing is drawn, and the next one counts once', async () => {
    const route = 'activity_20251111';
    const as = somebody(8);
    const { page, requests } = await phone({ as, expects: ['console'] });
    const tell = await withoutScript(page);
    await page.addInitScript(() => {
      window.galaSeen = [];
      new MutationObserver(() => {
        for (const one of document.querySelectorAll('.toast[role=alert]'))
          window.galaSeen.push(one.textContent ?? '');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(addressOf(route, { as }), { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('gala:usable').length > 0);
    const once = page.locator('.lucky-draw__button').first();
    await once.tap();
    await waits(page, '.lucky-draw__button');
    tell();
    await until(
      () => page.evaluate(() => window.galaSeen.includes("That didn't work. Please try again.")),
      20_000,
    );
    const draws = () =>
      requests.filter((one) => one.method() === 'POST' && one.url().endsWith('/draws/lucky'));
    expect(draws()).toEqual([]);
    await pause();
    await once.tap();
    await until(() => page.locator('.lucky-draw__won').isVisible());
    expect(draws()).toHaveLength(1);
  });

  test('what was typed and chosen is there again, and is sent', async () => {
    const route = 'activity_kaimai_challenge';
    const as = newcomer();
    const { page } = await phone({ as, expects: ['console'] });
    const tell = await withoutScript(page);
    await page.goto(addressOf(route, { as }), { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('gala:usable').length > 0);
    const field = page.locator('.team-card__field').first();
    const listed = page.locator('.team-card__choice input');
    const name = `Anew ${Date.now() % 10_000}`;
    await field.evaluate((one: HTMLInputElement, text) => {
      one.disabled = false;
      one.value = text;
      one.dispatchEvent(new Event('input', { bubbles: true }));
    }, name);
    const anew = page.waitForEvent('load');
    tell();
    await anew;
    await hydrated(page);
    await until(async () => (await field.inputValue()) === name);
    expect(await listed.isChecked()).toBe(true);
    await pause();
    await page.locator('.team-card__entrance .btn--primary').tap();
    await until(async () => (await page.locator('.team-card__name').textContent()) === name);
  });
});

describe('what spends, before React is there', () => {
  test('a draw that is tapped twice waits where one sees it, is made once when React comes, and shows its prize', async () => {
    const route = 'activity_20251111';
    const as = somebody(8);
    const drawn = async () => (await readOf<DrawAnswer>(route, '/draws/lucky', as)).drawn;
    const before = await drawn();
    const { page, comes, posts } = await withoutReact(route, as);
    const once = page.locator('.lucky-draw__button').first();
    await once.tap();
    await waits(page, '.lucky-draw__button');
    await pause();
    await once.tap();
    expect([posts('/draws/lucky'), await drawn()]).toEqual([0, before]);
    await comes();
    await until(() => page.locator('.lucky-draw__won').isVisible());
    expect([posts('/draws/lucky'), await drawn()]).toEqual([1, before + 1]);
    expect(await once.getAttribute('aria-busy')).toBeNull();
  });

  test('what is chosen of a poll stays chosen, and is voted for once', async () => {
    const route = 'activity_variety_show';
    const as = newcomer();
    const { page, comes, posts } = await withoutReact(route, as);
    const poll = page.locator('#acts');
    const options = poll.locator('.vote-poll__option');
    await options.nth(0).tap();
    await pause();
    await options.nth(1).tap();
    await until(async () => (await poll.locator('input:checked').count()) === 2);
    await comes();
    const button = poll.locator('.vote-poll__button');
    await until(() => button.isEnabled());
    expect(await poll.locator('input:checked').count()).toBe(2);
    await pause();
    await button.tap();
    await until(() => poll.locator('.vote-poll__thanks').isVisible());
    expect(posts('/polls/acts')).toBe(1);
    const { polls } = await readOf<PollsAnswer>(route, '/polls', as);
    expect(polls.find(({ id }) => id === 'acts')?.options.filter(({ mine }) => mine > 0)).toHaveLength(2);
  });

  test('a code that is typed stays in its field, and is redeemed once', async () => {
    const route = 'ac_exchange_verification';
    const as = newcomer();
    // Codes are taken from the front elsewhere.
    const code = [...demoCodes(route, 'medal')].at(-2) ?? '';
    const { page, comes, posts } = await withoutReact(route, as);
    const input = page.locator('.code-redeem__input');
    await input.fill(code);
    await comes();
    const button = page.locator('.code-redeem .btn--primary');
    await until(() => button.isEnabled());
    expect(await input.inputValue()).toBe(groupedCode(code));
    await button.tap();
    await until(() => page.locator('.code-redeem__won').isVisible());
    expect(posts('/codes')).toBe(1);
    const { data } = await api<{ items: unknown[] }>(`/v2/activities/${route}/codes`, as);
    expect(data.items).toHaveLength(1);
  });
});

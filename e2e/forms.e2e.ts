// By turns, 50 s: a journey of a mechanic, in a browser.
import type { Locator, Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { doubleTap } from './product/double-tap.ts';
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
const signUp = 'superIdou/signUp';
const path = `/v2/activities/${encodeURIComponent(signUp)}`;

interface Entry {
  readonly state: string;
  readonly times: number;
  readonly answers: readonly { field: string; value: string }[] | null;
}
const entryOf = async (as: Person): Promise<Entry | undefined> =>
  (await api<{ forms: Entry[] }>(`${path}/forms`, as)).data.forms[0];
const review = (as: Person, verdict: object) =>
  api(`${path}/forms/audition/reviews`, undefined, {
    method: 'POST',
    body: JSON.stringify({ user: as.userId, times: 1, ...verdict }),
    headers: { 'Content-Type': 'application/json', 'X-Service-Key': product.serviceKey },
  });

const field = (page: Page, name: string) => page.locator(`.form-steps [name="${name}"]`);
const option = (page: Page, name: string) => page.locator('.form-steps__option', { hasText: name });
const go = (page: Page) => page.locator('.form-steps__go .btn--primary');
/** Taps, as slowly as people do: a touch within 300 ms of another is cancelled (specification §5). */
const touch = async (page: Page, what: Locator) => {
  await page.waitForTimeout(320);
  await what.tap();
};
const title = async (page: Page) => (await page.locator('.form-steps__title').textContent()) ?? '';
const verdict = async (page: Page) => (await page.locator('.form-steps__verdict').textContent()) ?? '';
const sends = (requests: readonly Request[]) =>
  requests.filter((request) => request.method() === 'POST' && request.url().endsWith('/forms/audition'));

/** A page of the form is there. */
const reached = (page: Page, name: string) => until(async () => (await title(page)) === name);

/** Opens the sign-up and goes to its last page. */
async function filledIn(more: Parameters<typeof visit>[1] = {}) {
  const as = newcomer();
  const visited = await visit(signUp, { as, ...more });
  const { page } = visited;
  await until(async () => (await go(page).textContent()) === 'Next');
  await field(page, 'stage-name').fill('Rain');
  await field(page, 'born').fill('1999-04-30');
  await field(page, 'call').fill('+65 8123 4567');
  await touch(page, go(page));
  await reached(page, 'Your act');
  await touch(page, option(page, 'A song'));
  await field(page, 'song-title').fill('Moon over the river');
  await touch(page, option(page, 'Saturday'));
  await touch(page, go(page));
  await reached(page, 'The promise');
  await page.locator('.form-steps__terms').evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await until(async () => field(page, 'terms').isEnabled());
  await touch(page, option(page, "I've read it"));
  return { as, ...visited };
}

const sign = async (page: Page) => {
  const pad = page.locator('.form-steps__pad');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('there is no pad');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  for (let nth = 1; nth < 14; nth++)
    await page.mouse.move(box.x + 30 + nth * 18, box.y + 60 + (nth % 2 ? 18 : -18));
  await page.mouse.up();
};

describe('forms', () => {
  test('a sign-up: what is wrong stands at its field, an answer asks more, it is signed, reviewed and told', async () => {
    const as = newcomer();
    const { page } = await visit(signUp, { as });
    await until(async () => (await go(page).textContent()) === 'Next');
    await touch(page, go(page));
    await until(async () => (await page.locator('.form-steps__fault').count()) === 3);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('stage-name');
    expect(await page.locator('.form-steps [role=alert]').textContent()).toContain(
      '3 answers need another look',
    );
    await field(page, 'stage-name').fill('Rain');
    await field(page, 'born').fill('1999-04-30');
    await field(page, 'call').fill('+65 8123 4567');
    expect(await page.locator('.form-steps__fault').count()).toBe(0);
    await touch(page, go(page));
    await reached(page, 'Your act');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('form-steps__title');
    expect(await field(page, 'song-title').count()).toBe(0);
    await touch(page, option(page, 'A dance'));
    expect(await field(page, 'partner').count()).toBe(3);
    await touch(page, option(page, 'A song'));
    await field(page, 'song-title').fill('Moon over the river');
    await touch(page, option(page, 'Saturday'));
    await touch(page, go(page));
    await reached(page, 'The promise');
    expect(await field(page, 'terms').isEnabled(), 'read to the end, then tick').toBe(false);
    await touch(page, page.locator('.form-steps__all'));
    await touch(page, option(page, "I've read it"));
    await sign(page);
    await touch(page, go(page));
    await until(async () => (await verdict(page)) === "It's on the judges' desk");
    const sent = await entryOf(as);
    expect(sent).toMatchObject({ state: 'sent', times: 1 });
    const answers = Object.fromEntries((sent?.answers ?? []).map(({ field: id, value }) => [id, value]));
    expect(answers).toMatchObject({ call: '+6581234567', talent: 'song', nights: 'saturday', terms: 'yes' });
    expect(answers.signed).toMatch(/^M\d+ \d+L/);
    expect(answers).not.toHaveProperty('partner');
    await review(as, { verdict: 'refused', why: 'days' });
    await page.reload();
    await until(async () => (await verdict(page)) === 'Not this time');
    expect(await page.locator('.form-steps__outcome').textContent()).toContain(
      'The nights you chose are full',
    );
    await touch(page, page.locator('.form-steps__outcome button'));
    await until(async () => (await field(page, 'stage-name').inputValue()) === 'Rain');
  });

  test('a draft outlives the page, what is private in this visit alone, and goes once it is sent', async () => {
    const { as, page } = await filledIn();
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    const onPhone = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(await onPhone()).toContain('Moon over the river');
    expect(await onPhone()).not.toContain('8123 4567');
    await page.reload();
    await until(async () => (await field(page, 'stage-name').inputValue()) === 'Rain');
    expect(await field(page, 'call').inputValue()).toBe('+65 8123 4567');
    await touch(page, go(page));
    await reached(page, 'Your act');
    await touch(page, go(page));
    await reached(page, 'The promise');
    await page.locator('.form-steps__typed input').fill('Rain');
    await touch(page, go(page));
    await until(async () => (await entryOf(as))?.state === 'sent');
    await until(async () => (await verdict(page)) !== '');
    expect(await kept()).not.toMatch(/Moon over the river|8123 4567/);
  });

  test('a sign-in that ends as it is sent: nothing is written, ticked or signed again, and it is sent once', async () => {
    const { as, page } = await filledIn({ expects: ['console'] });
    await sign(page);
    const stroke = () => page.locator('.form-steps__stroke').getAttribute('d');
    const signed = await stroke();
    let ended = false;
    await page.route('**/forms/audition', async (request) => {
      if (ended) return request.continue();
      ended = true;
      await request.fulfill({ json: { code: 1, message: 'Token expired', data: null } });
    });
    await touch(page, go(page));
    await page.waitForURL('**/h5_ac/login');
    await page.goto(addressOf(signUp, { as }), { waitUntil: 'load' });
    await hydrated(page);
    await until(async () => (await field(page, 'call').inputValue()) === '+65 8123 4567');
    for (const next of ['Your act', 'The promise']) {
      await touch(page, go(page));
      await reached(page, next);
    }
    expect(signed).toBeTruthy();
    expect(await stroke()).toBe(signed);
    expect(await field(page, 'terms').isChecked()).toBe(true);
    await touch(page, go(page));
    await until(async () => (await verdict(page)) !== '');
    expect(await entryOf(as)).toMatchObject({ times: 1 });
  });

  test('a double tap sends once', async () => {
    const { as, page, requests } = await filledIn();
    await sign(page);
    await doubleTap(go(page));
    await until(async () => (await verdict(page)) !== '');
    expect(sends(requests)).toHaveLength(1);
    expect(await entryOf(as)).toMatchObject({ times: 1 });
    // The form was higher than the screen: what became of it has not gone up out of sight.
    await until(() =>
      page.locator('.form-steps__verdict').evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    );
  });

  test('an answer that is lost: the same key again, sent once, and nothing of it in what the visit keeps', async () => {
    const { as, page } = await filledIn({ expects: ['console'] });
    const keys: string[] = [];
    let kept = '';
    await page.route('**/forms/audition', async (request) => {
      keys.push(request.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return request.continue();
      kept = await page.evaluate(() => sessionStorage.getItem('gala.intents') ?? '');
      await request.fetch();
      await request.abort('connectionreset');
    });
    await sign(page);
    await touch(page, go(page));
    await until(async () => (await verdict(page)) !== '');
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(kept).toContain(keys[0] ?? 'no key');
    expect(kept).not.toMatch(/81234567|Moon/);
    expect(await entryOf(as)).toMatchObject({ times: 1 });
  });

  test('offline: nothing is lost, the page says so, and it is sent afterwards', async () => {
    const { as, page, context } = await filledIn({ expects: ['console'] });
    await sign(page);
    await context.setOffline(true);
    await touch(page, go(page));
    await until(async () => ((await page.locator('.toast').textContent()) ?? '') !== '');
    expect(await entryOf(as)).toMatchObject({ state: 'none' });
    await context.setOffline(false);
    // Where a script could not be loaded the page opens itself anew now: the draft is there.
    await until(async () => !(await go(page).getAttribute('aria-busy')));
    await until(async () => {
      if ((await verdict(page).catch(() => '')) !== '') return true;
      const text = await go(page).textContent();
      if (text === 'Hand it in') await touch(page, go(page));
      return (await entryOf(as))?.state === 'sent';
    });
  });

  test('after the end it is refused in words, and the page says that it is closed', async () => {
    const { as, page } = await filledIn({ expects: ['console'] });
    const { end = 0 } = product.schedules[signUp] ?? {};
    await sign(page);
    await moveClock(end - Date.now() + 1000);
    await touch(page, go(page));
    await until(async () => ((await page.locator('.toast').textContent()) ?? '').includes('over'));
    await page.reload();
    await until(async () => (await verdict(page)) === 'Closed');
    expect(await entryOf(as)).toMatchObject({ state: 'none' });
  });

  test('a visitor is told to open the app, and 320 px are enough in Thai and Vietnamese', async () => {
    const { page } = await visit(signUp);
    await until(async () => (await go(page).textContent()) === 'Sign in to send this');
    await touch(page, go(page));
    await until(async () => ((await page.locator('.toast').textContent()) ?? '').includes('app'));
    for (const [route, lang] of [
      [signUp, 'th'],
      ['questionnaire', 'vi'],
    ] as const) {
      const narrow = await visit(route, { as: newcomer(), width: 320, lang, reducedMotion: 'reduce' });
      await until(async () => (await narrow.page.locator('.form-steps__draft').count()) === 1);
      await go(narrow.page).tap();
      await until(async () => (await narrow.page.locator('.form-steps__fault').count()) > 0);
      expect(await narrow.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const small = await narrow.page
        .locator('.form-steps__input')
        .evaluateAll((inputs) =>
          inputs.filter((input) => Number.parseFloat(getComputedStyle(input).fontSize) < 16),
        );
      expect(small).toHaveLength(0);
    }
  });

  test('the questionnaire branches by the keyboard alone, and counts its pages', async () => {
    const as = newcomer();
    const { page } = await visit('questionnaire', { as });
    const count = async () => (await page.locator('.form-steps__progress').textContent()) ?? '';
    await until(async () => (await go(page).textContent()) === 'Next');
    await field(page, 'hours').first().focus();
    await page.keyboard.press('Space');
    await until(async () => (await field(page, 'doing').count()) === 4);
    expect(await count()).toBe('Page 1 of 3');
    await field(page, 'doing').nth(1).focus();
    await page.keyboard.press('Space');
    expect(await count()).toBe('Page 1 of 4');
    await page.keyboard.press('Enter');
    await reached(page, 'On the mic');
    await option(page, 'Noise and dropouts').click();
    expect(await field(page, 'device').count()).toBe(1);
    await page.locator('.form-steps__go .btn--secondary').click();
    await reached(page, 'Your day');
    expect(await field(page, 'doing').nth(1).isChecked()).toBe(true);
  });
});

import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inTurn } from '../tools/testing/other-days.ts';
import { proves } from '../tools/testing/proves.ts';
import { doubleTap } from './product/double-tap.ts';
import type { Person } from './product/product.ts';
import {
  accountOf,
  answered,
  hydrated,
  moveClock,
  pause,
  product,
  redeemElsewhere,
  somebody,
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();
const route = 'activity_20250520';

const card = (page: Page, name: string) => page.locator('.exchange-grid__card', { hasText: name });
const redeem = (page: Page, name: string) => card(page, name).locator('.exchange-grid__redeem');
const yes = (page: Page) => page.locator('dialog[open] .btn--primary');
const toast = (page: Page) => page.locator('.toast');
const amount = (page: Page) => page.locator('.balance-bar__amount [role=status] > span');
const orders = (requests: readonly Request[]) =>
  requests.filter((request) => request.method() === 'POST' && /\/exchange\//.test(request.url()));
const spell = (points: number) => points.toLocaleString('en');
/** What the page says after an order: what is left is what the order was answered. */
const yours = (left: number) => `It's yours. Find it in My Style. ${spell(left)} petals left`;

/** The toast of an order, once it is there: it goes after two seconds. */
async function saidYours(page: Page): Promise<string> {
  let said = '';
  const read = async (): Promise<string> => {
    // The words alone: what was won is lifted over them with its name.
    said = await toast(page).evaluate(
      ({ childNodes }) => [...childNodes].find((one) => one.nodeType === 3)?.textContent ?? '',
    );
    return said;
  };
  await expect.poll(read, { timeout: 8000 }).toMatch(/^It's yours/);
  return said;
}

/** Lets the request reach the server and loses its answer, the first `times` times. */
async function loseAnswers(page: Page, times: number): Promise<string[]> {
  const keys: string[] = [];
  await page.route('**/exchange/*', async (request) => {
    if (request.request().method() !== 'POST') return request.continue();
    keys.push(request.request().headers()['idempotency-key'] ?? '');
    if (keys.length > times) return request.continue();
    await request.fetch();
    await request.abort('connectionreset');
  });
  return keys;
}

/** Until the last tap has done all that it does. */
const idle = (page: Page) =>
  until(() => redeem(page, 'Love letter bubble').evaluate((button) => !button.classList.contains('is-busy')));

async function order(page: Page): Promise<void> {
  await idle(page);
  await redeem(page, 'Love letter bubble').click();
  await yes(page).click();
}

/** The page says that it is there; all that was sent had one key, and made one order and one debit. */
async function madeOnce(
  page: Page,
  as: Person,
  before: Awaited<ReturnType<typeof accountOf>>,
  keys: readonly string[],
  sent: number,
): Promise<void> {
  const said = await saidYours(page);
  expect(keys).toHaveLength(sent);
  expect(new Set(keys).size).toBe(1);
  const after = await accountOf(route, as);
  expect(after.orders).toEqual(['bubble']);
  expect(said).toBe(yours(after.amount));
  expect(before.amount - after.amount).toBe(Number(await costOf(page, 'Love letter bubble')));
}

/** What proves no rule of the specification by itself. */
const turn = inTurn(3);

describe('redeeming', () => {
  test('§5 a double tap on the prize and on yes makes one order and one debit; balance and taken move', async () => {
    proves('5.2');
    const as = somebody(4);
    const before = await accountOf(route, as);
    const { page, requests } = await visit(route, { as });
    await until(() => redeem(page, 'Love letter bubble').isEnabled());
    // What lies out of sight has no inner text: a browser draws it when it comes near.
    await expect.poll(() => card(page, 'Love letter bubble').textContent()).toContain('0 of');
    await doubleTap(redeem(page, 'Love letter bubble'));
    await yes(page).first().waitFor();
    expect(await page.locator('dialog').count()).toBe(1);
    expect(await page.locator('dialog[open] .sheet__title').textContent()).toBe('Is this the one?');
    await doubleTap(yes(page));
    const said = await saidYours(page);
    const after = await accountOf(route, as);
    expect(said).toBe(yours(after.amount));
    expect(after.orders).toEqual(['bubble']);
    await expect.poll(() => amount(page).textContent()).toBe(spell(after.amount));
    await expect.poll(() => card(page, 'Love letter bubble').textContent()).toContain('1 of');
    expect(orders(requests)).toHaveLength(1);
    expect(before.amount - after.amount).toBe(Number(await costOf(page, 'Love letter bubble')));
  });

  turn(
    'what was redeemed stands in the history of the same page at once; an empty one leads to the shop',
    async () => {
      const as = somebody(4);
      const { page } = await visit('activity_20250818', { as });
      const tab = (nth: number) => page.locator('#desk [role=tab]').nth(nth);
      const rows = page.locator('#desk .records__row');
      await tab(1).click();
      await page.locator('#desk .state--empty button').click();
      await expect.poll(() => tab(0).getAttribute('aria-selected')).toBe('true');
      const prize = page.locator('#desk .exchange-grid__card', { hasText: 'of 5 redeemed' });
      const name = (await prize.locator('.exchange-grid__name').textContent()) ?? '';
      await prize.locator('.exchange-grid__redeem').click();
      await yes(page).click();
      await tab(1).click();
      await expect.poll(() => rows.allTextContents()).toEqual([expect.stringContaining(name)]);
      expect(await rows.textContent()).toContain('Sent to you');
    },
  );

  turn('what was won is found again on the page that gave it, with where it came from', async () => {
    const as = somebody(4);
    expect((await redeemElsewhere('activity_pinnacle', 'bubble-month', as)).code).toBe(0);
    const { page } = await visit('activity_pinnacle', { as });
    await page.getByRole('button', { name: 'What I brought back' }).click();
    const rows = page.locator('dialog[open] .records__row');
    // What else they were given in the try-out stands behind it.
    await expect.poll(async () => (await rows.allTextContents())[0]).toMatch(/From redeeming · 30 days$/);
  });

  turn(
    'an order whose answer is not as promised is an order: the page says that it is done, and shows what is left',
    async () => {
      const as = somebody(4);
      const before = await accountOf(route, as);
      const { page } = await visit(route, { as, expects: ['console'] });
      await page.route('**/exchange/*', async (request) => {
        if (request.request().method() !== 'POST') return request.continue();
        const response = await request.fetch();
        await request.fulfill({ response, json: { code: 0, message: 'ok', data: { balance: 'many' } } });
      });
      await order(page);
      await expect.poll(() => toast(page).textContent()).toMatch(/^Done/);
      const after = await accountOf(route, as);
      expect(after.orders).toEqual(['bubble']);
      expect(after.amount).toBeLessThan(before.amount);
      await expect.poll(() => amount(page).textContent()).toBe(spell(after.amount));
    },
  );

  turn('§5 no to the question changes nothing', async () => {
    const as = somebody(4);
    const before = await accountOf(route, as);
    const { page, requests } = await visit(route, { as });
    await redeem(page, 'Love letter bubble').click();
    await page.getByRole('button', { name: 'Not yet' }).click();
    await until(async () => (await page.locator('dialog').count()) === 0);
    await idle(page);
    expect(orders(requests)).toHaveLength(0);
    expect(await accountOf(route, as)).toEqual(before);
  });

  test('§8 the answer is lost after the commit: the page asks again with the same key, one debit', async () => {
    const as = somebody(4);
    const before = await accountOf(route, as);
    const { page } = await visit(route, { as, expects: ['console'] });
    const keys = await loseAnswers(page, 1);
    await order(page);
    await madeOnce(page, as, before, keys, 2);
  });

  turn('§8 all answers are lost: the page says so, and a second tap is the same order', async () => {
    const as = somebody(4);
    const before = await accountOf(route, as);
    const { page } = await visit(route, { as, expects: ['console'] });
    const keys = await loseAnswers(page, 3);
    await order(page);
    await expect.poll(() => toast(page).textContent(), { timeout: 15_000 }).toMatch(/won't be charged twice/);
    await order(page);
    await madeOnce(page, as, before, keys, 4);
  });

  turn(
    '§8 all answers are lost and the page is loaded anew: the next tap is still the same order',
    async () => {
      const as = somebody(4);
      const before = await accountOf(route, as);
      const { page } = await visit(route, { as, expects: ['console'] });
      const keys = await loseAnswers(page, 3);
      await order(page);
      await expect
        .poll(() => toast(page).textContent(), { timeout: 15_000 })
        .toMatch(/won't be charged twice/);
      await page.reload();
      await hydrated(page);
      await expect.poll(() => card(page, 'Love letter bubble').textContent()).toContain('1 of');
      await order(page);
      await madeOnce(page, as, before, keys, 4);
      // What was wanted a second time is a new order.
      await pause();
      await order(page);
      await expect.poll(() => new Set(keys).size).toBe(2);
      await expect.poll(async () => (await accountOf(route, as)).orders).toEqual(['bubble', 'bubble']);
      const cost = Number(await costOf(page, 'Love letter bubble'));
      expect(before.amount - (await accountOf(route, as)).amount).toBe(2 * cost);
    },
  );

  test("§8 a refusal shows the server's words in the page's language, and what was expected is taken back", async () => {
    proves('4.2', '8.1');
    const as = somebody(4);
    const before = await accountOf('trial_shop', as);
    const phone = await visit('trial_shop', { as, lang: 'th' });
    const { page } = phone;
    await answered(phone, '/exchange');
    await expect.poll(() => amount(page).textContent()).toBe(spell(before.amount));
    await until(() => redeem(page, 'ตั๋ว').isEnabled());
    await redeemElsewhere('trial_shop', 'ticket', as);
    await page.route('**/exchange/ticket', async (request) => {
      // What is expected is shown while the answer is on its way.
      await until(async () => (await amount(page).textContent()) === spell(before.amount - 10));
      await request.continue();
    });
    await redeem(page, 'ตั๋ว').click();
    await expect.poll(() => toast(page).textContent()).toMatch(/[ก-๙]/);
    expect(await toast(page).getAttribute('class')).toContain('toast--failure');
    // The order from elsewhere cost 10; the refused one took nothing more.
    await expect.poll(() => amount(page).textContent()).toBe(spell(before.amount - 10));
    expect((await accountOf('trial_shop', as)).orders).toEqual(['ticket']);
    await expect.poll(() => redeem(page, 'ตั๋ว').isDisabled()).toBe(true);
  });

  turn(
    '§8 sold out while the page is open: refused in words, nothing debited, what was expected is taken back',
    async () => {
      const [as, other] = [somebody(4), somebody(4)];
      const phone = await visit('trial_shop', { as });
      const { page } = phone;
      await answered(phone, '/exchange');
      await until(() => redeem(page, 'The last one').isEnabled());
      const before = await accountOf('trial_shop', as);
      await expect.poll(() => amount(page).textContent()).toBe(spell(before.amount));
      expect((await redeemElsewhere('trial_shop', 'last', other)).code).toBe(0);
      const shown = await watchText(page, '.balance-bar__amount [role=status] > span');
      await redeem(page, 'The last one').click();
      await expect.poll(() => toast(page).textContent()).toMatch(/sold out/i);
      await expect.poll(() => amount(page).textContent()).toBe(spell(before.amount));
      expect(await shown()).toContain(spell(before.amount - 20));
      expect(await accountOf('trial_shop', as)).toEqual(before);
      await expect.poll(() => card(page, 'The last one').innerText()).toContain('Sold out');
    },
  );

  turn('§8 a prize in Chinese is refused in Chinese', async () => {
    const as = somebody(4);
    const phone = await visit('trial_shop', { as, lang: 'cn' });
    const { page } = phone;
    await answered(phone, '/exchange');
    await until(() => redeem(page, '门票').isEnabled());
    await redeemElsewhere('trial_shop', 'ticket', as);
    await redeem(page, '门票').click();
    await expect.poll(() => toast(page).textContent()).toMatch(/[\u4e00-\u9fff]/);
  });
});

describe('a token that expires half-way', () => {
  test('§4 failure toast, then /login; the session is forgotten and nothing is debited', async () => {
    proves('4.1');
    const as = product.shortLived;
    const before = await accountOf(route, as);
    const { page } = await visit(route, { as });
    await until(() => redeem(page, 'Love letter bubble').isEnabled());
    await moveClock(2 * 3_600_000);
    await order(page);
    await expect.poll(() => toast(page).textContent()).toBe('Token expired');
    expect(await toast(page).getAttribute('role')).toBe('alert');
    await page.waitForURL('**/h5_ac/login');
    expect(await page.evaluate(() => sessionStorage.getItem('gala.session'))).toBeNull();
    await moveClock(0);
    expect(await accountOf(route, as)).toEqual(before);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(`**/h5_ac/${route}`);
  });

  test('§4 a refresh by itself finds out too: one toast, then /login', async () => {
    proves('4.1');
    const { page } = await visit('trial_shop', { as: product.shortLived });
    await page.locator('.ranking-list__row').first().waitFor();
    await moveClock(2 * 3_600_000);
    await expect.poll(() => toast(page).textContent()).toBe('Token expired');
    await page.waitForURL('**/h5_ac/login');
    expect(await page.evaluate(() => sessionStorage.getItem('gala.session'))).toBeNull();
  });
});

/** Every text that an element has had from now on. */
async function watchText(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.evaluate((found) => {
    const seen: string[] = [];
    const element = document.querySelector(found);
    if (!element) throw new Error(`No ${found}`);
    new MutationObserver(() => seen.push(element.textContent ?? '')).observe(element, {
      characterData: true,
      subtree: true,
      childList: true,
    });
    window.galaSeen = seen;
  }, selector);
  return () => page.evaluate(() => window.galaSeen);
}

const costOf = async (page: Page, name: string): Promise<string> =>
  ((await card(page, name).locator('.exchange-grid__cost').innerText()).match(/\d+/) ?? ['?'])[0];

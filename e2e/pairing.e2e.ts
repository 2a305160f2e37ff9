// By turns, 15 s: a journey of a mechanic, in a browser.
import type { Locator, Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { doubleTap } from './product/double-tap.ts';
import type { Person } from './product/product.ts';
import { api, moveClock, newcomer, pause, until, visit, withBrowser } from './product/visit.ts';

withBrowser();
const route = 'blind';
const path = `/v2/activities/${route}/pairings`;

interface Round {
  readonly id: string;
  readonly state: string;
  readonly nextAt?: string;
  readonly mine: {
    readonly side: string;
    readonly seat: number | null;
    readonly chosen: readonly string[];
  } | null;
}
const rounds = async (as?: Person): Promise<readonly Round[]> =>
  (await api<{ pairings: { rounds: Round[] }[] }>(path, as)).data.pairings[0]?.rounds ?? [];
/** The place that somebody has in any round. */
const placeOf = async (as: Person) => (await rounds(as)).find(({ mine }) => mine !== null)?.mine ?? null;
const join = (page: Page, side: string): Locator =>
  page.locator('.pair-seats__side', { hasText: side }).locator('.pair-seats__join');
const seals = (page: Page) => page.locator('.pair-seats__own .btn--primary');
const own = async (page: Page) =>
  (await page
    .locator('.pair-seats__own')
    .textContent()
    .catch(() => '')) ?? '';
const isSeated = (page: Page) => until(async () => /You're in seat|waiting|in line/.test(await own(page)));
const joins = (requests: readonly Request[]) =>
  requests.filter((one) => one.method() === 'POST' && /pairings\/envelopes\/[a-z]+$/.test(one.url()));
const toast = (page: Page, text: string) =>
  until(async () => ((await page.locator('.toast').textContent()) ?? '').includes(text));

/** Opens the page while people sign up: for two hours of each day the clock is put ahead. */
async function evening(more: Parameters<typeof visit>[1] = {}) {
  const all = await rounds();
  const next = all.find(({ state }) => state === 'next')?.nextAt;
  if (!all.some(({ state }) => state === 'open') && next !== undefined)
    await moveClock(Date.parse(next) - Date.now() + 60_000);
  const as = newcomer();
  const visited = await visit(route, { as, ...more });
  await until(async () => (await join(visited.page, 'Tide side').count()) === 1);
  await pause();
  return { as, ...visited };
}

describe('seats and envelopes', () => {
  test('a seat is taken by touch, a choice is sealed, and the place is given up again', async () => {
    const { as, page } = await evening();
    const open = (await rounds()).find(({ state }) => state === 'open');
    for (const other of [newcomer(), newcomer()])
      await api(`${path}/envelopes/${open?.id}`, other, {
        method: 'POST',
        body: new URLSearchParams({ side: 'moon' }),
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
    await join(page, 'Tide side').tap();
    await isSeated(page);
    expect(await placeOf(as)).toMatchObject({ side: 'tide' });
    const picks = page.locator('.is-0 .pair-seats__pick');
    expect(await picks.count()).toBeGreaterThan(1);
    await pause();
    await picks.nth(1).tap();
    await pause();
    await picks.nth(0).tap();
    await pause();
    await seals(page).tap();
    await until(async () => (await own(page)).includes('Sealed'));
    expect((await placeOf(as))?.chosen).toHaveLength(2);
    await pause();
    await page.locator('.pair-seats__own .btn--quiet').tap();
    await page.locator('dialog[open] .btn--primary').waitFor();
    await pause();
    await page.locator('dialog[open] .btn--primary').tap();
    await until(async () => (await join(page, 'Tide side').count()) === 1);
    expect(await placeOf(as)).toBeNull();
  });

  test('a double tap takes one seat', async () => {
    const { as, page, requests } = await evening();
    await doubleTap(join(page, 'Moonlight side'));
    await isSeated(page);
    expect(joins(requests)).toHaveLength(1);
    expect(await placeOf(as)).toMatchObject({ side: 'moon' });
  });

  test('an answer that is lost: the same key again, one place', async () => {
    const { as, page } = await evening({ expects: ['console'] });
    const keys: string[] = [];
    await page.route(/pairings\/envelopes\/[a-z]+$/, async (request) => {
      if (request.request().method() !== 'POST') return request.continue();
      keys.push(request.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return request.continue();
      await request.fetch();
      await request.abort('connectionreset');
    });
    await join(page, 'Tide side').tap();
    await isSeated(page);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(await placeOf(as)).toMatchObject({ side: 'tide' });
  });

  test('offline: no seat is taken, the page says so, and it is open afterwards', async () => {
    const { as, page, context } = await evening({ expects: ['console'] });
    await context.setOffline(true);
    await join(page, 'Tide side').tap();
    await until(async () => ((await page.locator('.toast').textContent()) ?? '') !== '');
    await context.setOffline(false);
    expect(await placeOf(as)).toBeNull();
    await Promise.allSettled([page.reload()]);
    await until(async () => (await join(page, 'Tide side').count()) === 1);
  });

  test('when seats have locked meanwhile, it is refused in words', async () => {
    const { as, page } = await evening({ expects: ['console'] });
    const open = (await rounds(as)).find(({ state }) => state === 'open');
    await moveClock(Date.parse(open?.nextAt ?? '') - Date.now() + 60_000);
    await join(page, 'Tide side').tap();
    await toast(page, 'locked');
    expect(await placeOf(as)).toBeNull();
  });

  test('a visitor is led on by the keyboard, and stays on the page', async () => {
    await evening();
    const { page } = await visit(route);
    await until(async () => (await join(page, 'Tide side').count()) === 1);
    await join(page, 'Tide side').focus();
    await page.keyboard.press('Enter');
    await toast(page, 'app');
    expect(page.url()).toContain(route);
  });

  test('past rounds have pairs, 320 px are enough in Vietnamese, and nothing moves for who wants that', async () => {
    const { page } = await visit(route, { as: newcomer(), width: 320, lang: 'vi', reducedMotion: 'reduce' });
    await page.locator('.pair-seats__title, .pair-seats__told').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect
      .poll(() =>
        page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length),
      )
      .toBe(0);
  });
});

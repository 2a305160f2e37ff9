// By turns, 15 s: a journey of a mechanic, in a browser.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { ChampionsAnswer } from '../schemas/generated/types.gen.ts';
import { doubleTap } from './product/double-tap.ts';
import type { Person } from './product/product.ts';
import { api, newcomer, offline, online, pause, tell, until, visit, withBrowser } from './product/visit.ts';

withBrowser();
const hall = 'starlight_hall';
const entrance = 'starlight_hall/entrance';
const tasks = `/v2/activities/${encodeURIComponent(entrance)}/tasks`;

const champions = async (query = '') =>
  (await api<ChampionsAnswer>(`/v2/activities/${hall}/boards/week/champions${query}`)).data;
const toast = (page: Page) => until(async () => ((await page.locator('.toast').textContent()) ?? '') !== '');
const lights = async (as: Person) =>
  (await api<{ tasks: { id: string; claimed: boolean }[] }>(tasks, as)).data.tasks.find(
    ({ id }) => id === 'lights',
  );

describe('the wall of the hall', () => {
  test('whoever won last week is crowned, those before hang in frames, as the server settled them', async () => {
    await until(async () => (await champions()).items.length > 1);
    const { items } = await champions();
    const { page } = await visit(hall);
    const crowned = page.locator('.hall-of-fame__newest .is-1 .hall-of-fame__name');
    await until(async () => (await crowned.textContent()) === items[0]?.rows[0]?.user.nickname);
    const framed = page.locator('.hall-of-fame__frame .hall-of-fame__name');
    expect(await framed.allTextContents()).toEqual(items.slice(1).map(({ rows }) => rows[0]?.user.nickname));
    const weeks = items.map(({ day, from, to }) => [
      new Date(from + 8 * 3_600_000).getUTCDay(),
      to - from,
      day,
    ]);
    expect(weeks.map(([day, length]) => [day, length])).toEqual(items.map(() => [1, 7 * 86_400_000]));
    const first = await champions('?size=1');
    expect((await champions(`?size=1&cursor=${first.next}`)).items[0]?.id).toBe(items[1]?.id);
  });

  test('a visitor who taps a star is told where it is, and help leads into the app', async () => {
    const { page } = await visit(hall);
    const star = page.locator('.hall-of-fame__newest .is-1 button.hall-of-fame__press');
    await star.waitFor();
    await star.focus();
    await page.keyboard.press('Enter');
    await toast(page);
    expect(await page.locator('.customer-service__app').isVisible()).toBe(false);
    expect(await page.locator('.customer-service__else button').isVisible()).toBe(true);
    expect(page.url()).toContain(hall);
  });

  test.each([hall, entrance, 'starlight_hall_rule'])('320 px are enough in Thai: %s', async (route) => {
    const { page } = await visit(route, { width: 320, lang: 'th' });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('the hall leads to its doors', async () => {
    const { page } = await visit(hall);
    await page.locator('#doors a').first().tap();
    await page.waitForURL(/starlight_hall\/entrance/);
    await page.waitForLoadState();
    await page.locator('#top h1').waitFor();
  });
});

describe('the steps to the door', () => {
  const button = (page: Page) =>
    page.locator('.task-list__ticket', { hasText: 'Go live 3 times' }).locator('.task-list__button');
  async function climbed(more: Parameters<typeof visit>[1] = {}) {
    const as = newcomer();
    await tell(as, { kind: 'room-open' }, { kind: 'room-open' }, { kind: 'room-open' });
    const visited = await visit(entrance, { as, ...more });
    await until(async () => (await button(visited.page).textContent()) === 'Claim');
    await pause();
    return { as, ...visited };
  }

  test('a double tap claims once', async () => {
    const { as, page, requests } = await climbed();
    await doubleTap(button(page));
    await until(async () => (await lights(as))?.claimed === true);
    const sent = requests.filter((one) => one.method() === 'POST' && one.url().endsWith('/tasks/lights'));
    expect(sent).toHaveLength(1);
  });

  test('an answer that is lost is asked for again, with one key', async () => {
    const { as, page } = await climbed({ expects: ['console'] });
    const keys: string[] = [];
    await page.route('**/tasks/lights', async (request) => {
      keys.push(request.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return request.continue();
      await request.fetch();
      await request.abort('connectionreset');
    });
    await button(page).tap();
    await until(async () => (await lights(as))?.claimed === true && keys.length > 1);
    expect(new Set(keys).size).toBe(1);
  });

  test('offline nothing is claimed, and the page says so', async () => {
    const { as, page, context } = await climbed({ expects: ['console'] });
    await offline({ page, context });
    await button(page).tap();
    await toast(page);
    await online({ page, context });
    expect((await lights(as))?.claimed).toBe(false);
  });
});

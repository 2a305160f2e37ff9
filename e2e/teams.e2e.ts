// By turns, 10 s: a journey of a mechanic, in a browser.
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { doubleTap } from './product/double-tap.ts';
import type { Person } from './product/product.ts';
import {
  api,
  moveClock,
  newcomer,
  offline,
  online,
  pause,
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();
const route = 'activity_kaimai_challenge';
const path = `/v2/activities/${route}/teams`;

interface Mine {
  readonly team: {
    readonly id: string;
    readonly name: string;
    readonly code: string;
    readonly seats: { me: boolean; user?: object }[];
  } | null;
}
const mineOf = async (as: Person): Promise<Mine['team']> => (await api<Mine>(`${path}/mine`, as)).data.team;
const send = (to: string, as: Person, body: Record<string, string> = {}) =>
  api<{ team: string }>(`${path}${to}`, as, {
    method: 'POST',
    body: new URLSearchParams(body),
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });

let named = 0;
/** A name that no other team of this run has. */
const newName = (): string => {
  named += 1;
  return `Night ${Date.now() % 1000} ${named}`;
};
const field = (page: Page, nth: number) => page.locator('.team-card__field').nth(nth);
const found = (page: Page) => page.locator('.team-card__entrance .btn--primary');
const joinByCode = (page: Page) => page.locator('.team-card__entrance .btn--secondary');
const nameShown = (page: Page) => page.locator('.team-card__name').textContent();
const toast = async (page: Page) => (await page.locator('.toast').allTextContents()).join();
const posts = (requests: readonly Request[], end: string) =>
  requests.filter((request) => request.method() === 'POST' && request.url().endsWith(end));

/** A team with its captain's phone elsewhere. */
async function foundedTeam() {
  const captain = newcomer();
  const name = newName();
  await send('', captain, { name, join: 'list' });
  const own = await mineOf(captain);
  if (own === null) throw new Error(`${name} was not founded`);
  return { captain, name, code: own.code };
}

describe('teams', () => {
  test('one is founded by touch, shows its code, and is left again after a question', async () => {
    const as = newcomer();
    const name = newName();
    const { page } = await visit(route, { as });
    await field(page, 0).fill(name);
    await found(page).tap();
    await until(async () => (await nameShown(page)) === name);
    expect(await page.locator('.team-card__welcome').textContent()).not.toBe('');
    expect(await page.locator('.team-card__seat.is-vacant').count()).toBe(4);
    expect(await page.locator('.team-card__code').textContent()).toBe((await mineOf(as))?.code);
    await pause();
    await page.locator('.team-card__leave').tap();
    await pause();
    await page.locator('dialog .btn--primary, [role=dialog] .btn--primary').first().tap();
    await until(() => found(page).isVisible());
    expect(await page.locator('.team-card__welcome').first().textContent()).toContain('not on this team');
    expect(await mineOf(as)).toBeNull();
  });

  test('a code is typed as people type it, and the captain sees who has come', async () => {
    const { captain, name, code } = await foundedTeam();
    const as = newcomer();
    const { page } = await visit(route, { as });
    await field(page, 1).fill(code.toLowerCase());
    await joinByCode(page).tap();
    await until(async () => (await nameShown(page)) === name);
    expect((await mineOf(captain))?.seats.filter(({ user }) => user !== undefined)).toHaveLength(2);
    expect(await page.locator('.team-card__manage').count()).toBe(0);
  });

  test('a wrong code and a name that is none are refused at their fields, nothing typed is lost, and mended they are taken', async () => {
    const as = newcomer();
    const { page } = await visit(route, { as });
    const faultAt = (nth: number) =>
      field(page, nth).evaluate((one) => [
        one.getAttribute('aria-invalid'),
        document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
      ]);
    await field(page, 1).fill('AAAAAA');
    await joinByCode(page).tap();
    await until(async () => (await faultAt(1))[1]?.includes('No team has this code'));
    // Cyrillic, and reads as another team's Latin name.
    const looksLatin = '\u0430\u0440\u0440\u04cf\u0435';
    await field(page, 0).fill(looksLatin);
    await pause();
    await found(page).tap();
    await until(async () => (await faultAt(0))[1]?.includes('pass for Latin'));
    expect([(await faultAt(0))[0], (await faultAt(1))[0]]).toEqual(['true', 'true']);
    expect([await field(page, 0).inputValue(), await field(page, 1).inputValue()]).toEqual([
      looksLatin,
      'AAAAAA',
    ]);
    expect([await toast(page), await mineOf(as)]).toEqual(['', null]);
    const name = newName();
    await field(page, 0).fill(name);
    expect(await faultAt(0)).toEqual(['false', '']);
    await pause();
    await found(page).tap();
    await until(async () => (await nameShown(page)) === name);
  });

  test('from the list by a double tap: joined once, and the list says so', async () => {
    const { name } = await foundedTeam();
    const as = newcomer();
    const { page, requests } = await visit(route, { as });
    const row = page.locator('.team-list__team', { hasText: name });
    await doubleTap(row.locator('.team-list__join'));
    await until(async () => (await nameShown(page)) === name);
    expect(posts(requests, '/teams/join')).toHaveLength(1);
    expect((await mineOf(as))?.name).toBe(name);
  });

  test('an answer that is lost: the same key again, one team', async () => {
    const as = newcomer();
    const name = newName();
    const { page } = await visit(route, { as, expects: ['console'] });
    const keys: string[] = [];
    await page.route('**/teams', async (request) => {
      if (request.request().method() !== 'POST') return request.continue();
      keys.push(request.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return request.continue();
      await request.fetch();
      await request.abort('connectionreset');
    });
    await field(page, 0).fill(name);
    await found(page).tap();
    await until(async () => (await nameShown(page)) === name);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('offline nothing is founded, and what was written is still there', async () => {
    const as = newcomer();
    const { page, context } = await visit(route, { as, expects: ['console'] });
    await field(page, 0).fill('Offline');
    await offline({ page, context });
    await found(page).tap();
    await until(async () => (await toast(page)) !== '');
    expect(await mineOf(as)).toBeNull();
    expect(await field(page, 0).inputValue()).toBe('Offline');
    await online({ page, context });
  });

  test('once teams are final, founding is refused in words', async () => {
    const as = newcomer();
    const { locksAt = '' } = (await api<{ locksAt?: string }>(`${path}/mine`, as)).data;
    const { page } = await visit(route, { as, expects: ['console'] });
    await field(page, 0).fill(newName());
    await moveClock(Date.parse(locksAt) - Date.now() + 1000);
    await found(page).tap();
    await until(async () => (await toast(page)).includes('over'));
    await page.reload();
    await until(async () =>
      (await page.locator('.team-card__closed').textContent())?.includes('Teams are locked'),
    );
    await moveClock(0);
    expect(await mineOf(as)).toBeNull();
  });

  test('a visitor is told to open the app and stays; 320 px are enough in Vietnamese', async () => {
    const { page } = await visit(route, { width: 320, lang: 'vi' });
    await until(() => found(page).isEnabled());
    await found(page).focus();
    await page.keyboard.press('Enter');
    await until(async () => (await toast(page)) !== '');
    expect(page.url()).toContain(route);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

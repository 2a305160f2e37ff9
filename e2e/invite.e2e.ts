// By turns, 15 s: a journey of a mechanic, in a browser.
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { doubleTap } from './product/double-tap.ts';
import type { Person } from './product/product.ts';
import {
  api,
  hydrated,
  moveClock,
  newcomer,
  offline,
  online,
  pause,
  product,
  tell,
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();
const route = 'activity_fans_festival';
const path = `/v2/activities/${route}/invite`;

interface Told {
  readonly code: string;
  readonly came: number;
  readonly by: { nickname: string; came: boolean } | null;
  readonly items: readonly { came: boolean }[];
  readonly can?: string;
}
const toldOf = async (as: Person): Promise<Told> => (await api<Told>(path, as)).data;
const plain = (code: string): string => code.replaceAll('-', '');
const input = (page: Page) => page.locator('.invite-card__input');
const accept = (page: Page) => page.locator('.invite-card__field .btn--primary');
const toast = async (page: Page) => (await page.locator('.toast').textContent()) ?? '';
const posts = (requests: readonly Request[]) =>
  requests.filter((request) => request.method() === 'POST' && request.url().endsWith('/invite'));
/** Where the link of somebody's code leads, as a chat has it. */
const linkOf = (code: string): string => `${product.url}/h5_ac/s/en~${plain(code)}/${route}`;

describe('invitations', () => {
  test('a link brings the code, it outlives signing in, and the first deed brings both what they get', async () => {
    const [host, guest] = [newcomer(), newcomer()];
    const { code } = await toldOf(host);
    const { page } = await visit(route);
    await page.goto(linkOf(code), { waitUntil: 'load' });
    await hydrated(page);
    expect(page.url()).toContain(`gala_invite=${plain(code)}`);
    await until(async () => (await input(page).inputValue()) === code);
    // The same phone, signed in, by an address without the code.
    const query = new URLSearchParams({ lang: 'en', user_id: guest.userId, token: guest.token });
    await page.goto(`${product.url}/h5_ac/${route}?${query}`, { waitUntil: 'load' });
    await hydrated(page);
    await until(async () => (await input(page).inputValue()) === code);
    await until(() => accept(page).isEnabled());
    await accept(page).tap();
    await until(async () => (await page.locator('.invite-card__by').textContent())?.includes('invited you'));
    expect(await toldOf(host)).toMatchObject({ came: 0, items: [{ came: false }] });
    expect(await page.evaluate(() => localStorage.getItem('gala.invited'))).toBeNull();
    await tell(guest, { kind: 'watch', to: host.userId, amount: 1 });
    expect(await toldOf(host)).toMatchObject({ came: 1, items: [{ came: true }] });
    expect((await toldOf(guest)).by?.came).toBe(true);
  });

  test('who has brought somebody claims the first step by a double tap: once', async () => {
    const [host, guest] = [newcomer(), newcomer()];
    const { code } = await toldOf(host);
    await api(path, guest, {
      method: 'POST',
      body: new URLSearchParams({ code }),
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    await tell(guest, { kind: 'watch', to: host.userId, amount: 1 });
    const { page, requests } = await visit(route, { as: host });
    const claim = page.locator('.invite-card__claim').first();
    await until(() => claim.isVisible());
    await doubleTap(claim);
    await until(() => page.locator('.invite-card__stamp').isVisible());
    expect(
      requests.filter((one) => one.method() === 'POST' && one.url().endsWith('/steps/pair')),
    ).toHaveLength(1);
  });

  test('the code is handed on without anything of its owner', async () => {
    const host = newcomer();
    const { page } = await visit(route, {
      as: host,
      before: async (context) => {
        await context.addInitScript(() => {
          navigator.share = async (data) => {
            document.title = data?.url ?? '';
          };
        });
      },
    });
    await until(() => page.locator('.invite-card__pass .btn--primary').isVisible());
    const { code } = await toldOf(host);
    await page.locator('.invite-card__pass .btn--primary').tap();
    await until(async () => (await page.title()).includes('~'));
    const link = await page.title();
    expect(link).toBe(linkOf(code));
    for (const telling of [host.userId, host.token, 'device-7']) expect(link).not.toContain(telling);
    await pause();
    await page.locator('.invite-card__pass [aria-expanded]').tap();
    await until(() => page.locator('.invite-card__qr').isVisible());
  });

  test('one’s own code is refused in words; a slip is seen before anything is sent', async () => {
    const as = newcomer();
    const { code } = await toldOf(as);
    const { page, requests } = await visit(route, { as });
    await until(() => input(page).isVisible());
    await input(page).fill(plain(code).toLowerCase());
    await until(() => accept(page).isEnabled());
    await accept(page).tap();
    const told = page.locator(`[id="${await input(page).getAttribute('aria-describedby')}"]`);
    await until(async () => ((await told.textContent()) ?? '').includes('your own code'));
    expect(await input(page).getAttribute('aria-invalid')).toBe('true');
    const sent = posts(requests).length;
    const slip = `${plain(code).slice(0, 15)}${code.endsWith('3') ? '4' : '3'}`;
    await input(page).fill(slip);
    await until(() => accept(page).isDisabled());
    expect(posts(requests)).toHaveLength(sent);
    expect((await toldOf(as)).by).toBeNull();
  });

  test('an answer that is lost: the same key again, one bond', async () => {
    const [host, as] = [newcomer(), newcomer()];
    const { code } = await toldOf(host);
    const { page } = await visit(route, { as, expects: ['console'] });
    const keys: string[] = [];
    await page.route('**/invite', async (request) => {
      if (request.request().method() !== 'POST') return request.continue();
      keys.push(request.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return request.continue();
      await request.fetch();
      await request.abort('connectionreset');
    });
    await until(() => input(page).isVisible());
    await input(page).fill(code);
    await accept(page).tap();
    await until(() => page.locator('.invite-card__by').isVisible());
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect((await toldOf(host)).items).toHaveLength(1);
  });

  test('offline nothing is named, and what was typed is still there', async () => {
    const [host, as] = [newcomer(), newcomer()];
    const { code } = await toldOf(host);
    const { page, context } = await visit(route, { as, expects: ['console'] });
    await until(() => input(page).isVisible());
    await input(page).fill(code);
    await offline({ page, context });
    await accept(page).tap();
    await until(async () => (await toast(page)) !== '');
    expect(await input(page).inputValue()).toBe(code);
    expect((await toldOf(as)).by).toBeNull();
    await online({ page, context });
  });

  test('when the campaign is over no code is taken, and the page says so', async () => {
    const [host, as] = [newcomer(), newcomer()];
    const { code } = await toldOf(host);
    const { page } = await visit(route, { as, expects: ['console'] });
    await until(() => input(page).isVisible());
    await input(page).fill(code);
    await moveClock(30 * 86_400_000);
    await accept(page).tap();
    await until(async () => (await toast(page)) !== '');
    await page.reload();
    await until(async () =>
      (await page.locator('.invite-card').textContent())?.includes('Invites have closed'),
    );
    await moveClock(0);
    expect((await toldOf(as)).by).toBeNull();
  });

  test('a visitor sees what there is to get and keeps the code; 320 px are enough in Thai', async () => {
    const { page } = await visit(`${route}?gala_invite=3333333333333333`, { width: 320, lang: 'th' });
    await until(async () => (await input(page).inputValue()) === '3333-3333-3333-3333');
    await until(() => accept(page).isEnabled());
    await accept(page).focus();
    await page.keyboard.press('Enter');
    await until(async () => (await toast(page)) !== '');
    expect(page.url()).toContain(route);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

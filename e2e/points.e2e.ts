// By turns: points and their details, journey by journey.
import { describe, expect, test } from 'vitest';
import type { Person } from './product/product.ts';
import { api, newcomer, tell, until, visit, withBrowser } from './product/visit.ts';

withBrowser();
const route = 'overseas_points/detail';
const path = '/v2/activities/overseas_points';

/** Somebody who has come aboard: 10 by themselves, and 15 for a share that was claimed. */
async function sailor(): Promise<Person> {
  const as = newcomer();
  await tell(as, { kind: 'login' });
  await tell(as, { kind: 'share' });
  const key = { 'Idempotency-Key': crypto.randomUUID(), 'Content-Type': 'application/json' };
  const claimed = await api(`${path}/tasks/bottle`, as, { method: 'POST', body: '{}', headers: key });
  expect(claimed.code).toBe(0);
  return as;
}

describe('details of points', () => {
  test('from the balance to each movement, latest first, and what lapses when', async () => {
    const { page } = await visit('overseas_points', { as: await sailor() });
    await until(async () => (await page.locator('.balance-bar__amount').textContent())?.includes('25'));
    await page.locator('.balance-bar__action').tap();
    await page.waitForURL('**/overseas_points/detail*');
    await until(async () => (await page.locator('.points-details__row').count()) === 2);
    expect(await page.locator('.points-details__moved > [aria-hidden]').allTextContents()).toEqual([
      '+15',
      '+10',
    ]);
    expect(await page.locator('.points-details__after').allTextContents()).toEqual(['25 left', '10 left']);
    expect(await page.locator('.points-details__lapses').textContent()).toMatch(/^25 valid through \w+ \d+$/);
    expect(await page.locator('.points-details__foot').textContent()).toBe('Nothing More');
  });

  test('what follows comes as one scrolls, and after a failure by the button', async () => {
    const as = await sailor();
    let broken = false;
    const asked: string[] = [];
    const { page } = await visit(route, {
      as,
      expects: ['console'],
      before: async (_context, opened) => {
        await opened.route('**/overseas_points/points*', async (request) => {
          const cursor = new URL(request.request().url()).searchParams.get('cursor');
          asked.push(cursor ?? 'first');
          if (broken) return request.fulfill({ status: 500, body: 'broken' });
          const from = Number(cursor ?? 61);
          const items = Array.from({ length: 20 }, (_, nth) => {
            const id = from - 1 - nth;
            return { id: String(id), said: `Number ${id}`, at: 1_760_000_000_000, amount: 1, balance: id };
          });
          const next = from - 20 > 1 ? String(from - 20) : null;
          const data = { currency: 'stardust', amount: 60, lapses: null, items, next };
          await request.fulfill({ json: { code: 0, message: '', data } });
        });
      },
    });
    const rows = page.locator('.points-details__row');
    const toEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await until(async () => (await rows.count()) >= 20);
    broken = (await rows.count()) === 20;
    await toEnd();
    const button = page.locator('.points-details__foot button');
    await until(async () => (await button.textContent()) === 'Try again');
    expect(await rows.count()).toBe(20);
    broken = false;
    await button.tap();
    await until(async () => {
      await toEnd();
      return (await rows.count()) === 60;
    });
    expect(await page.locator('.points-details__foot').textContent()).toBe('Nothing More');
    expect(await rows.first().textContent()).toContain('Number 60');
    expect(await rows.last().textContent()).toContain('Number 1');
    expect([...new Set(asked)]).toEqual(['first', '41', '21']);
  });

  test('a visitor is shown the way into the app, and nothing is asked for', async () => {
    const { page, requests } = await visit(route);
    await until(() => page.locator('#aboard .btn').isVisible());
    expect(await page.locator('.points-details').count()).toBe(0);
    expect(requests.filter((request) => request.url().includes('/overseas_points/points'))).toEqual([]);
  });

  test('nobody reads those of another', async () => {
    const [one, other] = [await sailor(), newcomer()];
    const read = (as: Person) => api<{ items: unknown[] }>(`${path}/points?user_id=${one.userId}`, as);
    expect((await read(one)).data.items).toHaveLength(2);
    expect((await read(other)).data?.items ?? []).toEqual([]);
  });
});

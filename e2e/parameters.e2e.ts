// By turns, 25 s: pages by their parameters, journey by journey.
import { describe, expect, test } from 'vitest';
import {
  accountOf,
  addressOf,
  api,
  hydrated,
  phone,
  somebody,
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();

const cities = [
  { city: 'hanoi', title: 'Trial of Hanoi', seen: 'north', hidden: 'south' },
  { city: 'saigon', title: 'Trial of Saigon', seen: 'south', hidden: 'north' },
];

describe('§2 a campaign for each value of a parameter', () => {
  test.each(cities)(
    '$city has a page of its own, in every language',
    async ({ city, title, seen, hidden }) => {
      const { page } = await visit(`trial_city/${city}`);
      expect(await page.title()).toBe(title);
      expect(await page.locator(`#${seen}`).isVisible()).toBe(true);
      expect(await page.locator(`#${hidden}`).isVisible()).toBe(false);
      await page.getByRole('button', { name: new RegExp(`^${city}, day \\d+$`) }).waitFor();
      await page.goto(addressOf(`trial_city/${city}`, { lang: 'vi' }));
      expect(await page.title()).toBe(city === 'hanoi' ? 'Thử ở Hà Nội' : 'Thử ở Sài Gòn');
    },
  );

  test('without script the page says its city too', async () => {
    const { page } = await phone({ javaScriptEnabled: false });
    await page.goto(addressOf('trial_city/saigon'));
    expect(await page.locator('main').innerText()).toMatch(/In the south[\s\S]*saigon, day \d/);
  });

  test.each([
    'trial_city/hue',
    'trial_city/[city]',
    'trial_city/%5Bcity%5D',
    'trial_city',
    'trial_city/hanoi/x',
  ])('%s is not found', async (route) => {
    const { page } = await phone({ expects: ['console'] });
    const answer = await page.goto(addressOf(route));
    expect(answer?.status()).toBe(404);
    const asked = await api(`/v2/activities/${encodeURIComponent(route)}/boards/charm`);
    expect(asked.code).not.toBe(0);
  });

  test('§6 points, stock and orders of one are not those of another', async () => {
    const as = somebody(20);
    const [hanoi, saigon] = [
      await accountOf('trial_city%2Fhanoi', as),
      await accountOf('trial_city%2Fsaigon', as),
    ];
    const { page } = await visit('trial_city/hanoi', { as });
    await page.getByRole('button', { name: 'Redeem' }).click();
    await until(async () => (await accountOf('trial_city%2Fhanoi', as)).orders.length === 1);
    expect((await accountOf('trial_city%2Fhanoi', as)).amount).toBe(hanoi.amount - 10);
    expect(await accountOf('trial_city%2Fsaigon', as)).toEqual(saigon);
    const boards = await Promise.all(
      cities.map(({ city }) => api<{ rows: unknown[] }>(`/v2/activities/trial_city%2F${city}/boards/charm`)),
    );
    for (const { code, data } of boards) expect([code, data.rows.length > 0]).toEqual([0, true]);
    expect(boards[0]?.data).not.toEqual(boards[1]?.data);
  });

  test('lists name each, and lead to it', async () => {
    const { data } = await api<{ items: { id: string; title: string }[] }>('/v2/activities?size=100');
    const listed = data.items.filter(({ id }) => id.startsWith('trial_city'));
    expect(listed.map(({ id, title }) => [id, title]).sort()).toEqual([
      ['trial_city/hanoi', 'Trial of Hanoi'],
      ['trial_city/saigon', 'Trial of Saigon'],
    ]);
    const { page } = await visit('activity_center');
    // On whichever page of the list it is.
    const more = page.locator('.activity-list__foot button').first();
    while ((await page.getByText('Trial of Saigon').count()) === 0) {
      await more.waitFor();
      await more.click();
      await page.waitForTimeout(300);
    }
    await page.getByText('Trial of Saigon').click();
    await until(() => new URL(page.url()).pathname === '/h5_ac/trial_city/saigon');
    await hydrated(page);
    expect(await page.title()).toBe('Trial of Saigon');
  });
});

test.each(['cn', 'en', 'th', 'vi'])('§9 a table of the rules fits 320 px, words whole: %s', async (lang) => {
  const { page } = await visit('trial_city/hanoi', { lang, width: 320 });
  const table = page.locator('.table');
  expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await table.focus();
  expect(await table.evaluate((one) => one === document.activeElement)).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { proves } from '../tools/testing/proves.ts';
import {
  addressOf,
  api,
  hydrated,
  moveClock,
  phone,
  product,
  tapForMore,
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();

interface Entry {
  readonly id: string;
  readonly route: string;
  readonly phase: string;
}

describe('T14: what is there', () => {
  test('/ lists what is live, all of it and nothing else', async () => {
    proves('T14');
    // The page that the server keeps, and brings with it, is of before the moment that is looked at.
    await fetch(addressOf('index'));
    // One campaign of the tests is over from the start.
    const ends = Object.values(product.schedules).flatMap(({ end }) => (end > Date.now() ? [end] : []));
    await moveClock(Math.min(...ends) - Date.now() + 60_000);
    const { data } = await api<{ items: Entry[] }>('/v2/activities?size=100');
    const live = data.items.filter(({ phase }) => phase === 'live').map(({ route }) => `/h5_ac${route}`);
    expect(live.length).toBeGreaterThan(1);
    expect(live.length, 'some are not live').toBeLessThan(data.items.length);
    const { page } = await visit('index');
    const cards = page.locator('.activity-list__link');
    const more = page.locator('.activity-list__foot button');
    // Without a way on there may be more as long as it asks.
    const whole = async () => (await more.count()) === 0 && (await cards.count()) === live.length;
    while (!(await whole())) {
      await until(async () => (await more.count()) > 0 || (await whole()));
      if ((await more.count()) > 0) await tapForMore(more, cards);
    }
    const shown = () => cards.evaluateAll((links) => links.map((one) => one.getAttribute('href')).sort());
    await expect.poll(shown).toEqual(live.sort());
  });

  test('/ac_test lists every address by group to who holds the tools; to others there is nothing', async () => {
    proves('T14');
    const stranger = await phone({ expects: ['console'] });
    const answer = await stranger.page.goto(addressOf('ac_test'));
    expect(answer?.status()).toBe(404);
    const { page } = await phone({ holdsTools: true });
    expect((await page.goto(addressOf('ac_test')))?.status()).toBe(200);
    await hydrated(page);
    const paths = page.locator('.route-list__path');
    await until(async () => (await paths.count()) > 20);
    // A page of addresses at a time; the last one has no way on.
    const next = page.locator('.route-list__foot button');
    while ((await next.count()) > 0) await tapForMore(next, paths);
    const listed = await paths.allInnerTexts();
    for (const path of [
      '/',
      '/ac_test',
      '/mbti/match/[[pair]]',
      '/game_ranking/ranking',
      '/activity_20250520',
    ])
      expect(listed).toContain(path);
    expect(await page.locator('.route-list__heading').allInnerTexts()).toEqual(
      expect.arrayContaining(['Events', '/mbti', '/game_ranking', 'Pages']),
    );
    await page.getByRole('link', { name: 'Seed rules' }).click();
    await until(() => new URL(page.url()).pathname === '/h5_ac/seed_rule');
  });
});

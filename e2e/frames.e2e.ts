// By turns, 35 s: pages inside another page, journey by journey.
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { proves } from '../tools/testing/proves.ts';
import {
  addressOf,
  hydrated,
  pause,
  phone,
  product,
  sentEvents,
  sentReports,
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();

const loads = (requests: readonly Request[]): number =>
  requests.filter((one) => one.isNavigationRequest()).length;
const pathOf = (page: Page): string => new URL(page.url()).pathname.replace('/h5_ac', '');
const inside = (page: Page, heading: string): Promise<void> =>
  until(() => page.locator('[data-outlet]').getByRole('heading', { name: heading }).isVisible());
const routers = (requests: readonly Request[]): string[] =>
  requests.map((one) => one.url()).filter((url) => /assets\/router-[\w-]+\.js$/.test(url));
/** Keys, until the router that the first of them brings has taken the links over. */
const taken = (page: Page): Promise<void> =>
  until(async () => {
    await page.keyboard.press('Shift');
    return page.evaluate(() => history.scrollRestoration === 'manual');
  });
const frame = async (route = 'trial_frame/one', options: Parameters<typeof visit>[1] = {}) => {
  const made = await visit(route, options);
  await taken(made.page);
  return made;
};
const link = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });

describe('§2 nested routes: pages in a frame', () => {
  test('a tap changes address, inside, title and what links to it show, without a load', async () => {
    const { page, requests } = await frame();
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await link(page, 'Two').tap();
    await inside(page, 'Heading two');
    expect(pathOf(page)).toBe('/trial_frame/two');
    expect(await page.title()).toBe('Page two');
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe('Share two');
    expect(await page.locator('link[hreflang="en"]').getAttribute('href')).toBe(
      '/h5_ac/trial_frame/two?lang=en',
    );
    expect(await link(page, 'Two').getAttribute('aria-current')).toBe('page');
    expect(await link(page, 'One').getAttribute('aria-current')).toBeNull();
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-same'))).toBe(true);
    expect(loads(requests)).toBe(1);
  });

  test('live parts inside work, and those of the frame stay as they are', async () => {
    const { page, requests } = await frame('trial_frame/two');
    await page.getByRole('button', { name: 'Around shut' }).tap();
    await page.getByRole('button', { name: 'Around open' }).waitFor();
    await pause();
    await link(page, 'One').tap();
    await inside(page, 'Heading one');
    await pause();
    await page.getByRole('tab', { name: 'Right' }).tap();
    await until(() => page.getByText('On the right').isVisible());
    await pause();
    await page.getByRole('button', { name: 'By steps to three' }).tap();
    await inside(page, 'Heading three');
    await page.getByRole('button', { name: 'Around open' }).waitFor();
    await pause();
    await page.getByRole('button', { name: 'Say it' }).tap();
    await page.getByText('Said').waitFor();
    expect(loads(requests)).toBe(1);
  });

  test('back and forward, each with the place where it was left', async () => {
    const { page, requests } = await frame();
    /** Scrolls, and says where that is once nothing moves any more. */
    const leaveAt = async (place: number): Promise<number> => {
      await page.evaluate((y) => scrollTo(0, y), place);
      await page.waitForTimeout(600);
      return page.evaluate(() => scrollY);
    };
    const isAt = (place: number) =>
      expect
        .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place), { timeout: 5000 })
        .toBeLessThanOrEqual(2);
    const first = await leaveAt(600);
    await page.getByRole('link', { name: 'On to two' }).evaluate((one) => (one as HTMLElement).click());
    await inside(page, 'Heading two');
    // A new page begins at its top.
    const top = await page.locator('.outlet').evaluate((one) => Math.round(one.getBoundingClientRect().top));
    expect(Math.abs(top)).toBeLessThanOrEqual(1);
    const second = await leaveAt(900);
    expect(second).toBeGreaterThan(first);
    await page.goBack();
    await inside(page, 'Heading one');
    expect(await page.title()).toBe('Page one');
    await isAt(first);
    await page.goForward();
    await inside(page, 'Heading two');
    await isAt(second);
    expect(loads(requests)).toBe(1);
  });

  test('§2 keep-alive (T12): coming back shows the page with the state that it was left with', async () => {
    const { page } = await frame();
    const right = () => page.getByRole('tab', { name: 'Right' });
    await right().tap();
    await until(() => page.evaluate(() => JSON.stringify(history.state).includes('right')));
    await pause();
    await link(page, 'Two').tap();
    await inside(page, 'Heading two');
    await page.goBack();
    await until(async () => (await right().getAttribute('aria-selected')) === 'true');
    await pause();
    // Arriving anew is not coming back.
    await link(page, 'Two').tap();
    await inside(page, 'Heading two');
    await pause();
    await link(page, 'One').tap();
    await inside(page, 'Heading one');
    await page.waitForTimeout(600);
    expect(await right().getAttribute('aria-selected')).toBe('false');
  });

  test('focus is on the heading inside, in a part with the page’s title', async () => {
    const { page } = await frame();
    await link(page, 'Two').tap();
    await inside(page, 'Heading two');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Heading two');
    expect(await page.getByRole('region', { name: 'Page two' }).count()).toBe(1);
  });

  test('each page is reached alone, and the frame’s own address leads to the first, with its query', async () => {
    const { page } = await visit('trial_frame/two');
    await inside(page, 'Heading two');
    expect(await page.getByText('Around', { exact: true }).isVisible()).toBe(true);
    await page.goto(`${product.url}/h5_ac/trial_frame?lang=en&utm_c=x#y`);
    await inside(page, 'Heading one');
    expect(page.url()).toBe(`${product.url}/h5_ac/trial_frame/one?lang=en&utm_c=x#y`);
  });

  test('works by plain links where there is no script', async () => {
    const { page, requests } = await visit('trial_frame/one', { javaScriptEnabled: false });
    await link(page, 'Two').click();
    await inside(page, 'Heading two');
    expect(loads(requests)).toBe(2);
  });

  test('a page that does not come inside is loaded', async () => {
    const { page } = await phone({ expects: ['console'] });
    await page.goto(addressOf('trial_frame/one'));
    await hydrated(page);
    await taken(page);
    await page.route(/trial_frame\/two/, (route) =>
      route.request().resourceType() === 'xhr' ? route.abort() : route.continue(),
    );
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await link(page, 'Two').tap();
    await inside(page, 'Heading two');
    expect(pathOf(page)).toBe('/trial_frame/two');
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-same'))).toBe(false);
    await page.goBack();
    await inside(page, 'Heading one');
  });

  test('a click for another tab is the browser’s', async () => {
    const { page, context } = await frame();
    const other = context.waitForEvent('page', { timeout: 30_000 });
    await link(page, 'Two').click({ modifiers: ['ControlOrMeta'] });
    await inside(await other, 'Heading two');
    expect(pathOf(page)).toBe('/trial_frame/one');
  });

  test('§7 each page tells of its view, under its own name and address', async () => {
    const { page, requests } = await frame();
    const views = () =>
      sentEvents(requests)
        .filter(({ event }) => event === 'H5_activity_general')
        .map(({ props }) => (props as { H5_activity: string }).H5_activity);
    await until(() => views().includes('trial_frame_one'));
    await link(page, 'Two').tap();
    await inside(page, 'Heading two');
    await until(() => views().includes('trial_frame_two'), 15_000);
    expect(views()).toEqual(['trial_frame_one', 'trial_frame_two']);
  });

  test('§8 router: a navigation to where the page is and one that another overtakes are logged, and no more', async () => {
    proves('8.6');
    const [all, last, rule] = ['ranking/all', 'ranking/last', 'rule'].map((one) => `/game_ranking/${one}`);
    const logged: string[] = [];
    const { page, requests } = await frame('game_ranking/ranking/all', {
      before: async (_context, one) => {
        one.on('console', (message) => {
          if (/navigation/i.test(message.text())) logged.push(`${message.type()}: ${message.text()}`);
        });
      },
    });
    await link(page, 'This season').tap();
    const twice = `info: Avoided redundant navigation to current location: "/h5_ac${all}".`;
    await until(() => logged.length === 1);
    expect(logged).toEqual([twice]);
    // The page that is tapped first comes only when the second has been tapped.
    let arrives = (): void => undefined;
    const late = new Promise<void>((done) => {
      arrives = done;
    });
    await page.route(/game_ranking\/ranking\/last/, async (route) => {
      if (route.request().resourceType() === 'xhr') await late;
      await route.continue();
    });
    await page.waitForTimeout(500);
    await link(page, 'Last season').tap();
    await page.waitForTimeout(500);
    await link(page, 'Rules').tap();
    await until(() => pathOf(page) === rule);
    arrives();
    await page.waitForTimeout(500);
    expect(pathOf(page)).toBe(rule);
    const overtaken = `info: Navigation cancelled from "/h5_ac${all}" to "/h5_ac${last}" with a new navigation.`;
    expect(logged).toEqual([twice, overtaken]);
    expect(loads(requests)).toBe(1);
    // The tap that leaves sends what has gathered: nothing of it is an error of the page.
    await page.goto(addressOf('seed_rule'));
    expect(sentReports(requests).filter(({ message }) => /navigation/i.test(message))).toEqual([]);
  });

  test('identity and language stay, and no address asked for holds anything of the reader', async () => {
    const { page, requests } = await frame('trial_frame/one', {
      as: { userId: '424242', token: 'canary-token' } as never,
      expects: ['console'],
    });
    await link(page, 'Two').tap();
    await inside(page, 'Heading two');
    const asked = requests.filter((one) => one.url().includes('trial_frame/two')).map((one) => one.url());
    expect(asked.length).toBeGreaterThan(0);
    for (const url of asked) expect(url).not.toMatch(/canary|424242/);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('canary-token');
  });

  test('the router comes with the first touch, which may be the tap on a link', async () => {
    const { page, requests } = await visit('trial_frame/one');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(routers(requests)).toEqual([]);
    await link(page, 'Two').tap();
    await inside(page, 'Heading two');
    expect(routers(requests)).toHaveLength(1);
    await page.goBack();
    await inside(page, 'Heading one');
    expect(loads(requests)).toBe(1);
  });

  test('a link whose router does not come is a load', async () => {
    const { page } = await phone({ expects: ['console'] });
    await page.route(/assets\/router-/, (route) => route.abort());
    await page.goto(addressOf('trial_frame/one'));
    await hydrated(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await link(page, 'Two').tap();
    await inside(page, 'Heading two');
    expect(pathOf(page)).toBe('/trial_frame/two');
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-same'))).toBe(false);
  });

  test('back to a page of the frame from elsewhere, and back once more, without another touch', async () => {
    const { page } = await frame();
    await link(page, 'Two').tap();
    await inside(page, 'Heading two');
    await page.goto(addressOf('seed_rule'));
    await page.goBack();
    await inside(page, 'Heading two');
    await page.goBack();
    await inside(page, 'Heading one');
    expect(pathOf(page)).toBe('/trial_frame/one');
  });

  test('the router is in the scripts of pages in a frame alone', async () => {
    expect(routers((await frame()).requests)).toHaveLength(1);
    const bare = await visit('activity_20250520');
    await bare.page.waitForTimeout(1000);
    await bare.page.touchscreen.tap(1, 1);
    await bare.page.waitForTimeout(500);
    expect(routers(bare.requests)).toEqual([]);
    const texts = await Promise.all(
      bare.requests
        .filter((one) => one.resourceType() === 'script')
        .map(async (one) => (await one.response())?.text()),
    );
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) expect(text).not.toContain('shouldRevalidate');
  });
});

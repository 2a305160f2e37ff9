// By turns, 20 s: widgets that a script takes over, one page each.
// What leads others here, and visitors on: in a browser, read by two scanners.
import type { Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import settings from '../engine/platform/settings.json' with { type: 'json' };
import { readCode, readSaved } from './product/read-code.ts';
import {
  addressOf,
  hydrated,
  newcomer,
  pause,
  phone,
  product,
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();

describe('a poster made on the phone', () => {
  const route = 'activity_20250212';
  const link = `${product.url}/h5_ac/s/en/${route}`;

  test('is drawn by a script that comes when it is asked for; its code is the clean link; it is saved as it is shown', async () => {
    const as = newcomer();
    const { page, requests } = await visit(route, { as });
    const drawing = () => requests.filter((one) => /show-poster-[\w-]{8}\.js$/.test(one.url()));
    await page.waitForLoadState('networkidle');
    expect(drawing()).toEqual([]);
    await page.locator('.share-bar [aria-haspopup=dialog]').tap();
    const picture = page.locator('.share-poster__picture');
    await until(() => picture.isVisible());
    expect(drawing()).toHaveLength(1);
    const src = await picture.getAttribute('src');
    expect(src).toMatch(/^data:image\/png;base64,/);
    expect(await picture.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight])).toEqual([
      750, 1334,
    ]);
    const read = await readCode(page, src);
    expect(read).toBe(link);
    for (const telling of [as.userId, as.token, 'device-7']) expect(read).not.toContain(telling);
    expect(await picture.getAttribute('alt')).toContain('Lantern Night');

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.share-poster .btn--secondary').tap(),
    ]);
    expect(file.suggestedFilename()).toBe(`${route}.png`);
    expect(await readSaved(page, file)).toBe(link);
    await page.keyboard.press('Escape');
    await until(async () => (await page.locator('.share-poster').count()) === 0);
    expect(
      await page
        .locator('.share-bar [aria-haspopup=dialog]')
        .evaluate((one) => one === document.activeElement),
    ).toBe(true);
  });

  test('is read at the size that it is shown at, in Thai, on a phone of 320 px', async () => {
    const { page } = await visit(route, { width: 320, lang: 'th' });
    await page.locator('.share-bar [aria-haspopup=dialog]').tap();
    const picture = page.locator('.share-poster__picture');
    await until(() => picture.isVisible());
    const width = await picture.evaluate((one) => one.getBoundingClientRect().width * devicePixelRatio);
    expect(await readCode(page, await picture.getAttribute('src'), width * 2)).toBe(
      link.replace('/en/', '/th/'),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('is words, the code and the link where nothing can be drawn', async () => {
    const { page } = await visit(route, {
      before: async (context) => {
        await context.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null;
        });
      },
    });
    await page.locator('.share-bar [aria-haspopup=dialog]').tap();
    await until(async () => ((await page.locator('.share-poster').textContent()) ?? '').includes(link));
    expect(await page.locator('.share-poster__picture').count()).toBe(0);
    expect(await page.locator('.share-poster__code').isVisible()).toBe(true);
  });

  test('the bar shares the clean link by the browser’s own sheet', async () => {
    const { page } = await visit(route, {
      as: newcomer(),
      before: async (context) => {
        await context.addInitScript(() => {
          navigator.share = async (data) => {
            document.title = data?.url ?? '';
          };
        });
      },
    });
    await page.locator('.share-bar .btn--primary').tap();
    await until(async () => (await page.title()) === link);
  });
});

describe('the bar of the way into the app', () => {
  const route = 'activity_20250725';
  const android =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
  const { global } = settings.variants;

  test('a visitor sees it at the edge, above nothing that one cannot scroll to, and it opens the app by the clean link', async () => {
    const { page, context } = await visit(`${route}?bundle_id=com.example.gala.global`, {
      userAgent: android,
      as: newcomer(),
      expects: ['console'],
    });
    const bar = page.locator('.open-app-bar');
    await until(() => bar.isVisible());
    const edge = () => bar.evaluate((one) => innerHeight - one.getBoundingClientRect().bottom);
    // It rises to its place.
    await until(async () => Math.round(await edge()) === 8);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [top, end] = await bar.evaluate((one) => [
      one.getBoundingClientRect().top,
      one.closest('.node')?.previousElementSibling?.getBoundingClientRect().bottom ?? 0,
    ]);
    expect(top).toBeGreaterThanOrEqual(end ?? 0);

    const left: string[] = [];
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    session.on('Page.frameRequestedNavigation', ({ url }) => left.push(url));
    await page.route(/example\.com/, (one) => one.fulfill({ status: 204 }));
    await bar.locator('.btn--primary').tap();
    await until(() => left.some((one) => one.startsWith(global.oneLinkBase)));
    expect(left.join()).not.toContain('device-7');
  });

  test('an app user has none', async () => {
    const { page } = await visit(route, {
      as: newcomer(),
      userAgent: 'Mozilla/5.0 (Linux; Android 14) GalaApp/9.0',
    });
    expect(await page.locator('.open-app-bar').isVisible()).toBe(false);
    expect(await page.getByRole('complementary').count()).toBe(0);
  });

  test('the store of this phone and variant is a link, and the bar stays away once it was put away; 320 px, Thai', async () => {
    const { page } = await visit(`${route}?bundle_id=com.example.gala.global`, {
      userAgent: android,
      width: 320,
      lang: 'th',
    });
    await page.locator('.open-app-bar__none').tap();
    await until(() => page.locator('.open-app-bar__store').isVisible());
    const hrefs = await page
      .locator('.open-app-bar__store')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs).toEqual([global.stores.android]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await pause();
    await page.locator('.open-app-bar__hide').tap();
    await until(async () => (await page.locator('.open-app-bar').count()) === 0);
    await page.reload({ waitUntil: 'load' });
    await hydrated(page);
    expect(await page.locator('.open-app-bar').count()).toBe(0);
  });
});

describe('a card with a code', () => {
  const route = 'activity_20250725';

  test('on a desktop it leads a phone to this page, with a picture in its middle and without anything of the reader', async () => {
    const as = newcomer();
    const { page } = await visit(`${route}?utm_c=may`, { as, isMobile: false, hasTouch: false });
    const code = page.locator('.qr-card img');
    await page.locator('.qr-card').scrollIntoViewIfNeeded();
    await until(() => code.isVisible());
    const src = (await code.getAttribute('src')) ?? '';
    expect(decodeURIComponent(src)).toContain('href="data:image/svg+xml;base64,');
    const read = await readCode(page, src, await code.evaluate((one) => one.getBoundingClientRect().width));
    expect(read).toBe(`${product.url}/h5_ac/s/en/${route}`);
  });

  test('on a phone there is none, and nothing is loaded for it', async () => {
    const { page, requests } = await visit(route);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.qr-card').isVisible()).toBe(false);
    expect(requests.filter((one) => one.url().includes('/opening-'))).toEqual([]);
  });

  test('leads into the app by the attribution link, marked as read from a code', async () => {
    const { page } = await visit('trial_platform?utm_c=may&user_id=canary-user&token=canary-token');
    const code = page.locator('.qr-card img');
    await page.locator('.qr-card').scrollIntoViewIfNeeded();
    await until(() => code.isVisible());
    const read = await readCode(page, await code.getAttribute('src'));
    expect(read.startsWith(settings.variants.domestic.oneLinkBase)).toBe(true);
    expect(new URL(read).searchParams.get('af_ss_qr')).toBe('true');
    expect(read).not.toContain('canary');
  });
});

describe('the code beside a page', () => {
  const route = 'activity_20250520';
  const desk = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };
  const rails = (requests: readonly Request[]) => requests.filter((one) => one.url().includes('/rail-'));

  test('on a wide screen with a mouse it leads a phone here, without anything of the reader, and covers nothing', async () => {
    const as = newcomer();
    const { page, requests } = await visit(`${route}?utm_c=may`, { as, lang: 'vi', ...desk });
    const rail = page.locator('.rail');
    await until(() => rail.isVisible());
    expect(await page.getByRole('complementary', { name: 'Quét mã để mở trên điện thoại' }).count()).toBe(1);
    const code = rail.locator('img');
    const width = await code.evaluate((one) => one.getBoundingClientRect().width);
    const read = await readCode(page, await code.getAttribute('src'), width);
    expect(read).toBe(`${product.url}/h5_ac/s/vi/${route}`);
    expect(rails(requests)).toHaveLength(1);
    for (const [wide, high] of [
      [1100, 600],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width: wide, height: high });
      await until(() => rail.isVisible());
      const [column, box] = [await page.locator('main').boundingBox(), await rail.boundingBox()];
      if (!column || !box) throw new Error('Expected a column and a code beside it.');
      expect(box.x).toBeGreaterThan(column.x + column.width);
      expect(box.x + box.width).toBeLessThanOrEqual(wide);
      expect(box.y + box.height).toBeLessThanOrEqual(high);
    }
    await page.setViewportSize({ width: 1000, height: 800 });
    await until(async () => !(await rail.isVisible()));
  });

  test('comes when a window is made wide enough, to a page without live parts as well', async () => {
    const { page, requests } = await visit('seed_rule', { ...desk, viewport: { width: 900, height: 800 } });
    await page.waitForLoadState('networkidle');
    await pause();
    expect(rails(requests)).toEqual([]);
    await page.setViewportSize(desk.viewport);
    const code = page.locator('.rail img');
    await until(() => code.isVisible());
    expect(await readCode(page, await code.getAttribute('src'))).toBe(`${product.url}/h5_ac/s/en/seed_rule`);
  });

  test('follows the page that a frame opens inside', async () => {
    const { page } = await visit('trial_frame/one', desk);
    const code = page.locator('.rail img');
    await until(() => code.isVisible());
    await page.getByRole('link', { name: 'Two', exact: true }).click();
    const here = async () => readCode(page, await code.getAttribute('src'));
    await until(async () => (await here()) === `${product.url}/h5_ac/s/en/trial_frame/two`);
    expect(await page.locator('.rail').count()).toBe(1);
  });

  test('does not stand on a page that has its own', async () => {
    const { page, requests } = await visit('activity_20250725', desk);
    await until(async () => rails(requests).length === 1);
    await page.waitForLoadState('networkidle');
    await pause();
    expect(await page.locator('.rail').count()).toBe(0);
  });

  test('where its drawing does not come nothing stands, until the network is back', async () => {
    const { page } = await phone({ ...desk, expects: ['console'] });
    await page.route(/assets\/opening-/, (route) => route.abort());
    await page.goto(addressOf(route), { waitUntil: 'load' });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await pause();
    expect(await page.locator('.rail').count()).toBe(0);
    await page.unroute(/assets\/opening-/);
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await until(() => page.locator('.rail').isVisible());
  });

  test('on a phone nothing of it is loaded', async () => {
    const { page, requests } = await visit(route);
    await page.waitForLoadState('networkidle');
    await pause();
    expect(rails(requests)).toEqual([]);
    expect(requests.filter((one) => one.url().includes('/opening-'))).toEqual([]);
  });
});

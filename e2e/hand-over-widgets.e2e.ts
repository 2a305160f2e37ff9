// What leads others here, and visitors on: in a browser, read by two scanners.
import { describe, expect, test } from 'vitest';
import { readCode, readSaved } from './product/read-code.ts';
import { newcomer, product, until, visit, withBrowser } from './product/visit.ts';

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

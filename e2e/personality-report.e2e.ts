// By turns, 20 s: the report of the personality test on several phones.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { leaveToOtherDays } from '../tools/testing/other-days.ts';
import { partOfDay } from '../tools/testing/part-of-day.ts';
import { proves } from '../tools/testing/proves.ts';
import { doubleTap } from './product/double-tap.ts';
import { answer, say, toast, visit } from './product/personality.ts';
import { readCode, readSaved } from './product/read-code.ts';
import { newcomer, pause, product, until, withBrowser } from './product/visit.ts';

withBrowser();

/** Asks for the picture of the result. */
async function openReport(page: Page): Promise<void> {
  await page.locator('.mbti-result__actions .btn--primary').click();
  await page.locator('.mbti-report img').waitFor();
}

describe('§2 the share report', () => {
  const phones = [
    ['en', 390, 844],
    ['vi', 320, 640],
    ['cn', 320, 640],
    ['th', 390, 844],
  ] as const;
  leaveToOtherDays(phones, 2, ([lang]) => `§2 share report in ${lang}`);
  test.each(partOfDay(phones, 2))(
    '§2 share report in %s at %i x %i: picture and buttons are seen without scrolling',
    async (lang, width, height) => {
      const { page } = await visit('mbti/test?view=pick', { lang, viewport: { width, height } });
      await page.getByRole('radio', { name: /ESFP/ }).check();
      await page.locator('.mbti-pick__foot .btn--primary').click();
      await pause();
      await page.locator('.mbti-result__actions .btn--primary').click();
      await page.locator('.mbti-report img').waitFor();
      await until(async () => {
        const box = await page.locator('.mbti-report__ways .btn').first().boundingBox();
        return box !== null && box.y + box.height <= height;
      });
      const sheet = page.locator('dialog[open]');
      expect(await sheet.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
      expect(await readCode(page, await page.locator('.mbti-report img').getAttribute('src'), 247)).toBe(
        `${product.url}/h5_ac/s/${lang}/mbti`,
      );
    },
  );

  test('§2 share report: made on the phone, saved as a file, and its code leads to the test without secrets (T50)', async () => {
    proves('T50');
    const as = newcomer();
    const { page } = await visit('mbti/test', { as });
    await answer(page, 'AABABBABBA');
    await openReport(page);
    const picture = page.locator('.mbti-report img');
    const src = await picture.getAttribute('src');
    const address = await readCode(page, src);
    // As small as the sheet of a short phone shows it, two scanners read it still.
    expect(await readCode(page, src, 247)).toBe(address);
    expect(address).toBe(`${product.url}/h5_ac/s/en/mbti`);
    const scanned = await fetch(address, { headers: { cookie: 'gala_lang=th' } });
    expect(scanned.url).toBe(`${product.url}/h5_ac/mbti?lang=en&gala_shared=1`);
    expect(await scanned.text()).toContain('<html lang="en"');
    for (const secret of [as.token, as.userId, 'device-7']) expect(address).not.toContain(secret);
    await pause();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('savePicture') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^[a-z]{4}\.png$/);
    await expect.poll(() => toast(page).textContent()).toBe(say('pictureDownloaded'));
    expect(await readSaved(page, download)).toBe(address);
  });

  test('§7 share report: in the app it is saved and shared by the bridge', async () => {
    const as = newcomer();
    const { page } = await visit('mbti/test', {
      as,
      userAgent: 'Mozilla/5.0 (Linux; Android 14) GalaApp/9.0',
      before: async (context) => void (await context.addInitScript(app)),
    });
    await answer(page, 'BBBABBABBA');
    await openReport(page);
    await pause();
    await doubleTap(page.getByRole('button', { name: say('savePicture') }));
    await expect.poll(() => toast(page).textContent()).toBe(say('pictureSaved'));
    await pause();
    await doubleTap(page.locator('.mbti-report__ways').getByRole('button', { name: say('share') }));
    await until(async () => (await sentBy(page)).length === 2);
    const [save, share] = await sentBy(page);
    expect(save?.[0]).toBe('saveImage');
    expect(String(save?.[1].image)).toMatch(/^data:image\/png;base64,/);
    expect(share?.[0]).toBe('share');
    expect(share?.[1]).toMatchObject({ url: `${product.url}/h5_ac/s/en/mbti`, img: save?.[1].image });
    for (const secret of [as.token, as.userId]) expect(JSON.stringify(share)).not.toContain(secret);
  });
});

const sentBy = (page: Page) =>
  page.evaluate((): [string, Record<string, unknown>][] => Reflect.get(window, 'galaSent') as never);

/** Runs on the phone before the page: an app that saves and shares. */
function app(): void {
  const sent: unknown[] = [];
  const take = (method: string) => (text: string) => {
    const payload = JSON.parse(text) as Record<string, unknown>;
    sent.push([method, payload]);
    const way = Reflect.get(window, 'galaAnswer') as (id: unknown, answer: string) => void;
    if (payload.callback) setTimeout(() => way(payload.callback, '{"done":true}'), 20);
  };
  Object.assign(window, {
    galaSent: sent,
    GalaBridge: { saveImage: take('saveImage'), share: take('share') },
  });
}

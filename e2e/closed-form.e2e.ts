// A form that is over: the page is drawn with what everybody is told, and whoever has sent something gets that in its place.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser } from '../tools/browser.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await startBrowser();
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
});
afterAll(() => browser?.close());

const style = ['sheet.css', 'outcome.css']
  .map((file) => readFileSync(`widgets/form-steps/${file}`, 'utf8'))
  .join('');

/** Where that begins which stands below the form, px. */
async function below(state: string, inside: string): Promise<number> {
  await page.setContent(
    `<style>:root { --panel: #fff; --ink: #222; --accent: #c33 } * { box-sizing: border-box }${style}</style>
    <div class="form-steps"><div class="form-steps__outcome ${state}">${inside}</div></div><p id="below">Below</p>`,
  );
  return page.locator('#below').evaluate((one) => Math.round(one.getBoundingClientRect().top));
}

it('what has been sent takes the room of the word that nothing can be', async () => {
  const over = await below('is-none is-over', '<b class="form-steps__verdict">หมดเวลาส่งแล้ว</b>');
  const sent = `<span class="form-steps__mark"></span><b class="form-steps__verdict">ได้รับแล้ว มีคนอ่านทุกฉบับ ขอบคุณมาก</b>
    <p>กำลังพิจารณา ผลจะแสดงตรงนี้</p><p class="form-steps__when">27 พ.ย. 2026 เวลา 15:40 น.</p>`;
  expect(await below('is-sent is-over', sent)).toBe(over);
  expect(await below('is-sent', sent), 'while it is open it is as high as a short form').toBeGreaterThan(
    over + 80,
  );
});

it('no light runs behind what there is to read of what has been sent', async () => {
  await below(
    'is-sent',
    `<span class="form-steps__mark"></span><b class="form-steps__verdict">Received</b><p>Being looked at</p>`,
  );
  await page.addStyleTag({ content: ':root { --glow: #fb5; --art-rays: url("rays.svg") }' });
  const lit = await page.locator('.form-steps__outcome').evaluate((one) => {
    const light = getComputedStyle(one, '::before');
    const word = one.querySelector('.form-steps__verdict');
    // The light begins at the sheet's upper edge, inside its border.
    const ends =
      one.getBoundingClientRect().top + one.clientTop + Number.parseFloat(light.height) + 3; /* its edge */
    return {
      sheet: getComputedStyle(one).backgroundImage.includes('rays'),
      light: light.backgroundImage.includes('rays'),
      free: (word?.getBoundingClientRect().top ?? 0) - ends,
    };
  });
  expect([lit.sheet, lit.light]).toEqual([false, true]);
  expect(lit.free).toBeGreaterThan(0);
});

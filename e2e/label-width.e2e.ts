// By turns: labels in all languages, pixel by pixel.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../build/schemas.ts';
import { documentPaths } from '../check/disk/checked-paths.ts';
import { roomOfTab } from '../check/rules/label-width.ts';
import { boldWidth, labelLines } from '../check/width/label-lines.ts';
import { startBrowser } from '../tools/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

const css = [
  'engine/render/base.css',
  'widgets/section/style.css',
  'widgets/button/style.css',
  'widgets/tabs/style.css',
].map((path) => readFileSync(join(root, path), 'utf8'));

/** Labels of all committed buttons, by language. */
function labelsOf(value: unknown): { lang: string; text: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { widget, label } = value as Record<string, unknown>;
  const own =
    widget === 'button' && typeof label === 'object' && label !== null
      ? Object.entries(label).map(([lang, text]) => ({ lang, text: String(text) }))
      : [];
  return [...own, ...Object.values(value).flatMap(labelsOf)];
}

const long = [
  { lang: 'en', text: 'Congratulations-to-everybody' },
  { lang: 'vi', text: 'Nghiêng nghiêng những cánh hoa hồng bay khắp phố phường đêm nay' },
  { lang: 'th', text: 'อ่านกติกาทั้งหมดของกิจกรรมนี้ให้ครบก่อนส่งของขวัญชิ้นแรกของคุณ' },
  { lang: 'cn', text: '先把活动规则从头到尾仔细看一遍再送出你的第一份礼物吧' },
];

it('the check estimates labels of buttons as a browser lays them out at 320 px', async () => {
  const committed = documentPaths(root).flatMap((path) =>
    labelsOf(JSON.parse(readFileSync(join(root, path), 'utf8'))),
  );
  const labels = [...committed, ...long];
  expect(committed.length).toBeGreaterThan(50);
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const tags: Record<string, string> = { cn: 'zh-Hans', tw: 'zh-Hant' };
  await page.setContent(
    `<style>${css.join('\n')}</style><main class="page"><div class="section section--grand"><div style="padding-inline:16px">${labels
      .map(
        ({ lang, text }) =>
          `<div class="button"><button class="btn btn--primary button__press" lang="${tags[lang] ?? lang}"><span>${escaped(text)}</span></button></div>`,
      )
      .join('')}</div></div></main>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const seen = await page.$$eval('.btn', (buttons) =>
    buttons.map((button) => {
      const span = button.firstElementChild as HTMLElement;
      const style = getComputedStyle(button);
      const room = button.parentElement
        ? button.parentElement.clientWidth - Number.parseFloat(style.paddingLeft) * 2
        : 0;
      const lines = Math.round(span.getBoundingClientRect().height / Number.parseFloat(style.lineHeight));
      span.style.whiteSpace = 'nowrap';
      return {
        room,
        lines,
        size: Number.parseFloat(style.fontSize),
        width: span.getBoundingClientRect().width,
      };
    }),
  );
  for (const [i, { text }] of labels.entries()) {
    const { room = 0, lines = 0, size = 0, width = 0 } = seen[i] ?? {};
    expect([room, size], text).toEqual([208, 20]);
    expect(Math.abs(boldWidth(text, size) - width) / width, `${text}: ${width} px`).toBeLessThan(0.09);
    // Where a line is full to within the tolerance, the browser may break once more or once less.
    const near = [0.91, 1, 1.09].map((share) => labelLines(text, size, room * share).lines);
    expect(near, text).toContain(lines);
  }
  await page.close();
});

it.each([2, 3, 4, 5])('the check knows the room of one of %d tabs at 320 px', async (tabs) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  const tab =
    '<button class="tabs__tab"><span class="tabs__label">Congratulationstoeverybody</span></button>';
  await page.setContent(
    `<style>${css.join('\n')}</style><main class="page"><div class="section section--grand"><div style="padding-inline:16px"><div class="tabs${
      tabs > 4 ? ' tabs--many' : ''
    }"><div class="tabs__row">${tab.repeat(tabs)}</div></div></div></div></main>`,
  );
  const [room, size] = await page.$eval('.tabs__tab', (one) => {
    const { paddingLeft, paddingRight } = getComputedStyle(one);
    const label = one.firstElementChild as Element;
    const { fontSize } = getComputedStyle(label);
    return [one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight), fontSize];
  });
  expect(size).toBe('16px');
  expect(Math.abs((room as number) - roomOfTab(tabs)), `${room} px`).toBeLessThanOrEqual(1);
  await page.close();
});

// What stays at the foot of a page: one's own place of a board, and a button that goes away while one scrolls down.
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

const style = ['floating-button/style.css', 'ranking-list/style.css', 'ranking-list/drawn.css']
  .map((file) => readFileSync(`widgets/${file}`, 'utf8'))
  .join('');

/** How far the own place ends above the foot of the screen, px. */
async function room(button: string): Promise<number> {
  await page.setContent(
    `<style>${style}</style><div class="page"><div style="height:3000px"></div><div class="ranking-list__own"></div>${button}</div>`,
  );
  await page.locator('button').evaluateAll((all) => {
    for (const one of all) if (one.autofocus) one.focus();
  });
  return page
    .locator('.ranking-list__own')
    .evaluate((own) => Math.round(innerHeight - own.getBoundingClientRect().bottom));
}

it('one’s own place stands above a button, and comes down where that is away', async () => {
  expect(await room('<div class="floating-button"><button>Go</button></div>')).toBe(88);
  expect(await room('<div class="floating-button is-away"><button>Go</button></div>')).toBe(8);
});

it('a button that comes back for the keyboard has its room', async () => {
  expect(await room('<div class="floating-button is-away"><button autofocus>Go</button></div>')).toBe(88);
});

// What a long list gives to who hears it while it is far from the screen.
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser } from '../tools/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

it.each([
  ['ranking-list', 'ranking-list__rows', ''],
  ['receipt', 'receipt__rows', 'receipt__row'],
])(
  '%s: the first rows of a list that is far are there, and the thousandth costs nothing',
  async (widget, list, row) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const rows = Array.from(
      { length: 1000 },
      (_, at) => `<li class="${row}${at === 499 ? ' is-mine' : ''}"><b>Place ${at + 1}</b></li>`,
    );
    await page.setContent(
      `<style>${readFileSync(`widgets/${widget}/style.css`, 'utf8')}</style><p>Top</p><div style="height: 9000px"></div>
    <ol class="${list}">${rows.join('')}</ol>`,
    );
    const cdp = await page.context().newCDPSession(page);
    const heard = async () => {
      const { nodes } = await cdp.send('Accessibility.getFullAXTree');
      return nodes.filter(({ role }) => role?.value === 'StaticText').map(({ name }) => String(name?.value));
    };
    const far = await heard();
    expect([far[0], far[1], far[20]]).toEqual(['Top', 'Place 1', 'Place 20']);
    expect(far).not.toContain('Place 1000');
    // A board has one's own place on a plate beside the list.
    if (row) expect(far).toContain('Place 500');
    // Whoever is at the first has what follows.
    await page.locator('li').first().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await heard()).length).toBeGreaterThan(25);
    await page.close();
  },
);

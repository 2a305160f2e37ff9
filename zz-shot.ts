import { chromium } from 'playwright-core';
import { launchOptions } from './tools/browser.ts';
const base = 'http://127.0.0.1:4391/h5_ac/';
const auth = process.env.AUTH ?? '';
const shots = process.argv.slice(2).map((one) => one.split('|'));
const browser = await chromium.launch(await launchOptions());
for (const [name = '', path = '', width = '390', lang = 'en', find = '', extra = ''] of shots) {
  const context = await browser.newContext({ viewport: { width: Number(width), height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(name, 'console', m.text()));
  const words: Record<string, string> = { en: 'Queen of the Stage', th: 'เสียงแห่งราตรีที่ทุกคนรอคอย', cn: '今夜之声最亮的那一颗星', tw: '今夜之聲', vi: 'Giọng hát của đêm hội' };
  await context.route('**/api-server/**', async (route) => {
    if (process.env.PLAIN) return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/"nickname":/g, `"title":"${words[lang]}","nickname":`) });
  });
  await page.goto(`${base}${path}?lang=${lang}&${auth}`);
  await page.waitForTimeout(4000);
  if (extra) await page.goto(`${base}${path}?lang=${lang}${extra}`);
  await page.waitForTimeout(3500);
  const field = page.locator('.team-card__field').first();
  if (path.includes('kaimai') && (await field.count())) { await field.fill('Night Owls ' + width); await page.locator('.team-card__entrance .btn--primary').click(); await page.waitForTimeout(4000); }
  if (extra) { console.log(await page.evaluate(() => { const was = document.documentElement.dataset.phase; document.documentElement.dataset.phase = 'ended'; return was; })); }
  console.log(await page.locator('.toast').allTextContents());
  if (find) { const el = page.locator(find).first(); await el.scrollIntoViewIfNeeded().catch((e) => console.log(name, String(e).slice(0, 200))); await page.waitForTimeout(1500);
    const cls = await page.evaluate(() => performance.getEntriesByType('layout-shift').length);
    console.log(name, cls, await el.evaluate((e) => (e as HTMLElement).innerText).catch(() => '-')); }
  await page.screenshot({ path: `/tmp/shot-${name}.png` });
  await context.close();
}
await browser.close();

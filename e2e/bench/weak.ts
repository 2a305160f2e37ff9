// npm run bench:weak [-- --guard]: boards that are flung and taps, on a phone whose processor is six times slower (docs/bench.md).
import { rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { over, type Seen, weakReport } from '../../tools/bench/weak-report.ts';
import { startBrowser } from '../../tools/browser.ts';
import type { Person } from '../product/product.ts';
import { startProduct } from '../product/start.ts';
import { thirtyWidgets } from './thirty.ts';
import { holds } from './visit.ts';
import { SLOWER, type WeakPhone, weakPhone } from './weak-phone.ts';

const { values } = parseArgs({ options: { guard: { type: 'boolean', default: false } } });
const ROWS = 1000;
const FLINGS = 12;
const TABS = 'activity_20250520';
const CLAIMS = 'activity_anniversary';

const thirty = thirtyWidgets(CLAIMS);
const { product, stop } = await startProduct([thirty.folder]);
const browser = await startBrowser();
const found: Seen[] = [];

/** A person of their own for each page, who has points and has done nothing. */
async function on(
  index: number,
  people: readonly Person[],
  act: (phone: WeakPhone) => Promise<void>,
): Promise<void> {
  const as = people[index];
  if (!as) throw new Error('The product has too few people.');
  const phone = await weakPhone(browser, product, as);
  try {
    await act(phone);
  } finally {
    await phone.close();
  }
}

/** All boards of the page answer with so many rows. */
async function longBoards({ page }: WeakPhone): Promise<void> {
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    rank: index + 1,
    user: { user_id: `u${index + 1}`, nickname: `Name ${index + 1}`, avatar: '' },
    score: 1_000_000 - index * 7,
  }));
  const data = { rows, me: null, total: ROWS, next: null, settled: false };
  await page.route('**/boards/*', (asked) => asked.fulfill({ json: { code: 0, message: 'ok', data } }));
}

async function flings(phone: WeakPhone, what: string): Promise<void> {
  const { page } = phone;
  await phone.tap(page.locator('.ranking-list__foot button:visible'));
  await holds(page, 'document.documentElement.scrollHeight > 50_000');
  await page
    .locator('.ranking-list__rows:visible')
    .first()
    .evaluate((list) => list.scrollIntoView());
  await page.waitForTimeout(1000);
  found.push(
    await phone.watch(what, async () => {
      for (let turn = 0; turn < FLINGS; turn++) await phone.fling(turn < FLINGS / 2 ? 'up' : 'down');
    }),
  );
}

async function taps(phone: WeakPhone, where: string): Promise<void> {
  const { page } = phone;
  const tab = page.locator('[role=tab]');
  if ((await tab.count()) > 1)
    found.push(
      await phone.watch(`tab, ${where}`, async () => {
        for (let turn = 1; turn <= 8; turn++) await phone.tap(tab.nth(turn % 2));
      }),
    );
  const claim = page.locator('.milestone-track__claim:not(:disabled, [aria-disabled=true])');
  if ((await claim.count()) > 0)
    found.push(
      await phone.watch(`claim, ${where}`, async () => {
        for (let turn = 0; turn < 6 && (await phone.tap(claim)); turn++) await page.waitForTimeout(1500);
      }),
    );
  const redeem = page.locator('.exchange-grid__redeem:not(:disabled, [aria-disabled=true])');
  const dialog = page.locator('dialog[open]');
  found.push(
    await phone.watch(`redeem, ${where}`, async () => {
      for (let turn = 0; turn < 4 && (await phone.tap(redeem)); turn++) {
        await phone.tap(dialog.locator('.btn--primary'));
        // The toast goes, and the answers of what is asked again are there.
        await page.waitForTimeout(3000);
      }
    }),
  );
}

try {
  await on(0, product.people, async (phone) => {
    await longBoards(phone);
    await phone.open(TABS);
    await flings(phone, `board of ${ROWS} rows, flung`);
  });
  await on(1, product.people, async (phone) => {
    await phone.open(TABS);
    await taps(phone, TABS);
  });
  await on(2, product.people, async (phone) => {
    await phone.open(CLAIMS);
    await taps(phone, CLAIMS);
  });
  await on(3, product.people, async (phone) => {
    await longBoards(phone);
    await phone.open(thirty.route);
    await taps(phone, '30 widgets');
    await flings(phone, `board of ${ROWS} rows, flung, 30 widgets`);
  });
  await on(0, product.newcomers, async (phone) => {
    const { page } = phone;
    await phone.open('mbti');
    await page.locator('.mbti-home__go').tap();
    await page.waitForTimeout(2000);
    found.push(
      await phone.watch('answer, personality test', async () => {
        for (let question = 1; question <= 10; question++) {
          await page.locator(`.mbti-question[data-question="${question}"]`).waitFor();
          await phone.tap(page.locator(`.mbti-option[data-choice=${question % 2 ? 'A' : 'B'}]`));
        }
        await page.locator('.mbti-result').waitFor();
      }),
    );
  });
} finally {
  await browser.close();
  await stop();
  rmSync(thirty.folder, { recursive: true });
}
const busy = (loadavg()[0] ?? 0).toFixed(1);
console.log(
  `Signed in, processor ${SLOWER} times slower, touch; load ${busy} on ${availableParallelism()} cores; ms\n`,
);
for (const line of weakReport(found)) console.log(line);
console.log(`
inputs  how many taps were made
p75     of every four taps three have their next frame on the screen within this (INP); worst: all of them
task    the longest task of the page's thread meanwhile; shorter than 50 ms, no browser tells it
frames  looked at while the board was flung; blank: those that showed no row where rows belong`);
const faults = found.flatMap(over);
for (const fault of faults) console.error(`over: ${fault}`);
process.exitCode = values.guard && faults.length > 0 ? 1 : 0;

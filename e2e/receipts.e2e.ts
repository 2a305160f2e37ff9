// By turns, 10 s: how a board, teams and a poll were settled, as whoever asks for it reads it, in a browser.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { BoardAnswer, BoardReceiptAnswer, VoteReceiptAnswer } from '../schemas/generated/types.gen.ts';
import { api, pause, somebody, tapForMore, until, visit, withBrowser } from './product/visit.ts';

withBrowser();
/** Keeps its dates, and is settled before anybody comes. */
const route = 'over/trial';
const path = `/v2/activities/${encodeURIComponent(route)}`;
const size = 50;

const sheet = (page: Page) => page.locator('dialog[open]');
const rows = (page: Page) => sheet(page).locator('.receipt__row');
const facts = (page: Page) => sheet(page).locator('.receipt__fact > *').allTextContents();
const amount = (count: number): string => count.toLocaleString('en');
/** In the campaign's offset. */
const moment = (at: number | null): string =>
  new Date(at ?? 0).toLocaleString('en', {
    ...{ timeZone: 'Asia/Shanghai', month: 'short', day: 'numeric', hourCycle: 'h23' },
    ...{ hour: '2-digit', minute: '2-digit' },
  });
const receiptsAsked = (requests: readonly { url(): string }[]): number =>
  requests.filter((request) => /\/receipt(\?|$)/.test(request.url())).length;

/** All pages of a receipt, as another phone is given them. */
async function wholeReceipt(of: string): Promise<BoardReceiptAnswer> {
  const first = (await api<BoardReceiptAnswer>(`${path}/${of}/receipt?size=${size}`)).data;
  const all = [...first.rows];
  for (let { next } = first; next !== null; ) {
    const page = (await api<BoardReceiptAnswer>(`${path}/${of}/receipt?size=${size}&cursor=${next}`)).data;
    all.push(...page.rows);
    next = page.next;
  }
  return { ...first, rows: all };
}

/** What says how a part was settled, once its answer is there: its skeleton has facts and rows as well. */
const answered = (page: Page) =>
  until(() => sheet(page).locator('.receipt__facts:not(.skeleton *)').isVisible());

/** Opens what says how a part of the page was settled. */
async function opened(page: Page, part: string): Promise<void> {
  await page.locator(`${part} .btn--quiet`, { hasText: "How it's settled" }).tap();
  await answered(page);
}

/** What a row says to the eye: place, name, score. */
const seen = (row: Locator) =>
  row.evaluate((one) => [
    one.querySelector('.receipt__rank')?.textContent,
    one.querySelector('.receipt__line > b')?.firstChild?.textContent,
    one.querySelector('.receipt__line > .tabular > span')?.textContent,
  ]);

describe('receipts', () => {
  test('of a board: its final order, page by page, with what each place was given, one’s own row and the hash', async () => {
    const receipt = await wholeReceipt('boards/week');
    expect(receipt.rows.length).toBeGreaterThan(size);
    const as = somebody(0);
    const { me } = (await api<BoardAnswer>(`${path}/boards/week`, as)).data;
    const { page, requests } = await visit(route, { as });
    expect(receiptsAsked(requests)).toBe(0);
    await opened(page, '#board');
    expect(await rows(page).count()).toBe(size);
    const said = await facts(page);
    expect(said.slice(0, 4)).toEqual([
      ...['Final since', moment(receipt.frozenAt)],
      ...['Rewards', `all sent ${moment(receipt.paidAt)}`],
    ]);
    expect(said.slice(4, 8)).toEqual(['Took part', amount(receipt.participants), 'Counted in', 'points']);
    expect(said.slice(8)).toEqual(me?.place ? ['Your place', amount(me.place)] : []);
    await pause();
    await tapForMore(sheet(page).locator('.receipt__foot button'), rows(page));
    await until(async () => (await rows(page).count()) === receipt.rows.length);
    for (const nth of [0, size - 1, size, receipt.rows.length - 1]) {
      const { rank, user, score } = receipt.rows[nth] as BoardReceiptAnswer['rows'][number];
      expect(await seen(rows(page).nth(nth))).toEqual([amount(rank), user.nickname, amount(score)]);
    }
    expect(await sheet(page).locator('.receipt__given').allTextContents()).toEqual([
      'Star map frame, 60 days',
      'Star map frame, 30 days',
      'Star map frame, 30 days',
    ]);
    expect(await sheet(page).locator('.receipt__hash code').textContent()).toBe(receipt.hash);
    expect(receiptsAsked(requests)).toBe(2);
  });

  test('of teams: their names and what they scored, to a visitor as well; closed by going back, and read again without a wait', async () => {
    const receipt = await wholeReceipt('teams');
    const { page, requests } = await visit(route);
    await opened(page, '#teams');
    expect(await rows(page).count()).toBe(receipt.rows.length);
    expect(await seen(rows(page).first())).toEqual([
      '1',
      receipt.rows[0]?.user.nickname,
      amount(receipt.rows[0]?.score ?? 0),
    ]);
    expect((await facts(page)).slice(-2)).toEqual(['Counted in', 'beats']);
    expect(await sheet(page).locator('.receipt__given').allTextContents()).toEqual([
      'Star map frame, 30 days',
    ]);
    await pause();
    await page.goBack();
    await until(async () => (await sheet(page).count()) === 0);
    expect(page.url()).toContain(route);
    const asked = receiptsAsked(requests);
    await pause();
    await opened(page, '#teams');
    expect(await rows(page).count()).toBe(receipt.rows.length);
    expect(receiptsAsked(requests)).toBeLessThanOrEqual(asked + 1);
  });

  test('of a poll: each option by its name, with its votes and how often it was chosen', async () => {
    const receipt = (await api<VoteReceiptAnswer>(`${path}/polls/pot/receipt`)).data;
    const names = new Map([
      ['plum', 'Plum blossom'],
      ['tangyuan', 'Tangyuan'],
      ['envelope', 'A red envelope'],
      ['firecracker', 'Firecrackers'],
    ]);
    const { page } = await visit(route);
    await opened(page, '#poll');
    expect((await facts(page)).slice(2)).toEqual(['Ballots cast', amount(receipt.ballots ?? 0)]);
    expect(await sheet(page).locator('.receipt__line').allTextContents()).toEqual(
      receipt.rows.map(
        ({ option, votes }) => `${names.get(option)}${amount(votes)} ${votes === 1 ? 'vote' : 'votes'}`,
      ),
    );
    expect(await sheet(page).locator('.receipt__hash code').textContent()).toBe(receipt.hash);
  });

  test('whose script did not come: the sheet says so and keeps its title, and the next tap brings it', async () => {
    const { page } = await visit(route, { expects: ['console'] });
    let cut = true;
    await page.route('**/assets/receipt-*.js*', (asked) => (cut ? asked.abort() : asked.continue()));
    await page.locator('#board .btn--quiet', { hasText: "How it's settled" }).tap();
    const failure = sheet(page).locator('.state--error');
    await until(() => failure.isVisible());
    expect(await failure.textContent()).toContain("Part of this page didn't load.");
    cut = false;
    await pause();
    await failure.getByRole('button').tap();
    await answered(page);
    expect(await failure.count()).toBe(0);
  });
});

// By turns, 25 s: parts that fail, page by page.
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  hydrated,
  phone,
  product,
  sentReports,
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();

/** What monitoring was told of faults, beyond views and speed. */
const reports = (requests: readonly Request[]) =>
  sentReports(requests).filter(({ kind }) => kind === 'error');

/** The neighbours stand, and what is live on them lives. */
async function neighboursLive(page: Page): Promise<void> {
  expect(await page.locator('#before').innerText()).toBe('Stands before');
  expect(await page.locator('#after').innerText()).toBe('Stands after');
  await page.getByRole('button', { name: 'Press me' }).click();
  await expect.poll(() => page.locator('.toast').textContent()).toBe('Alive');
  await page.getByRole('tab', { name: 'Right' }).click();
  await expect
    .poll(() => page.getByRole('tab', { name: 'Right' }).getAttribute('aria-selected'))
    .toBe('true');
}

describe('a node that fails takes nothing else down', () => {
  test('§8 an unknown widget: the page is served, neighbours live, one report, nothing shown', async () => {
    const { page, requests, faults } = await visit('trial_faults', { expects: ['console'] });
    await neighboursLive(page);
    await page.locator('.activity-list__card').first().waitFor();
    expect(await page.locator('#unknown').innerText()).toBe('');
    await until(() => reports(requests).length > 0);
    expect(reports(requests)).toHaveLength(1);
    expect(faults.mismatches).toEqual([]);
  });

  test('§8 developers see a named box instead', async () => {
    const { page } = await phone({ expects: ['console'] });
    await page.goto(`${addressOf('trial_faults')}&developer`);
    await hydrated(page);
    await expect
      .poll(() => page.locator('#unknown .node-fault').innerText())
      .toMatch(/balloon-rain.*no widget named/);
  });

  test('§3 a malformed answer has failed: the last good one stays, marked, and the next good one heals', async () => {
    const { page } = await visit('trial_faults', { expects: ['console'] });
    await page.locator('.activity-list__card').first().waitFor();
    const cards = await page.locator('.activity-list__card').count();
    const notice = page.locator('#list .state--stale');
    for (const data of [null, {}, { items: [null] }]) {
      await page.route('**/v2/activities', (request) =>
        request.fulfill({ json: { code: 0, message: 'ok', data } }),
      );
      await notice.waitFor();
      expect(await notice.innerText()).toMatch(/couldn't be loaded right now.*earlier figures/s);
      expect(await page.locator('.activity-list__card').count()).toBe(cards);
      await page.unroute('**/v2/activities');
      await until(async () => (await notice.count()) === 0);
    }
    await neighboursLive(page);
  });

  test.each([
    ['throws', { contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }],
    ['is not there', { status: 404, body: 'Not found' }],
  ])(
    "§8 a widget's script that %s: neighbours live, its own node is left out, one report",
    async (_, answer) => {
      const { page, requests } = await phone({ expects: ['console', 'exceptions'] });
      // The one file of the page's widgets, and the widget's own that stands in for it.
      await page.route(/assets\/(widgets|activity-list)-[\w-]+\.js$/, (request) => request.fulfill(answer));
      await page.goto(addressOf('trial_faults'));
      await hydrated(page);
      await neighboursLive(page);
      // One for this, one for the unknown widget of this document.
      await until(() => reports(requests).length >= 2);
      await page.waitForTimeout(300);
      expect(reports(requests)).toHaveLength(2);
    },
  );

  test('§8 a report names nobody', async () => {
    const as = product.people[0];
    const { requests } = await visit('trial_faults', { as, expects: ['console'] });
    await until(() => reports(requests).length === 1);
    const sent = requests.map((request) => `${request.url()} ${request.postData() ?? ''}`).join('\n');
    expect(sent).toContain('/v2/reports');
    for (const secret of [as?.userId, as?.token, 'device-7']) {
      expect(sent.replaceAll(/^\S+\?lang=\S+ $/gm, '')).not.toContain(secret);
    }
  });
});

// By turns, 20 s: calls of the app, journey by journey.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../build/files-below.ts';
import { root } from '../build/schemas.ts';
import { proves } from '../tools/testing/proves.ts';
import { inApp, sentBy } from './product/app.ts';
import { addressOf, hydrated, phone, until, visit, withBrowser } from './product/visit.ts';

withBrowser();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const opened = (...app: Parameters<typeof inApp>) => visit('trial_platform', inApp(...app));
const toast = (page: Page) => page.locator('.toast').textContent();

describe('§7 native bridge', () => {
  test.each(['ios', 'android'] as const)(
    '§7 bridge: a step’s payload arrives in the app over %s',
    async (os) => {
      const { page } = await opened(os);
      await press(page, 'Join the group');
      await until(async () => (await sentBy(page)).length === 1);
      expect(await sentBy(page)).toEqual([['joinGroup', { gid: 'g7' }]]);
    },
  );

  test('§7 bridge: without an app the fallback is run, and nothing of the bridge is loaded', async () => {
    const { page, requests } = await visit('trial_platform');
    await press(page, 'Join the group');
    await until(async () => (await toast(page)) === 'No app here');
    expect(requests.filter((one) => one.url().includes('/bridge-'))).toEqual([]);
  });

  test('§7 bridge: an app that does not answer in time has not done it', async () => {
    const { page } = await opened('android', { answers: false });
    await press(page, 'Ask again');
    await until(
      async () => (await page.locator('.toast').count()) > 0 && (await toast(page)) === 'No answer',
      14_000,
    );
  });

  test('§7 bridge: an answer is an answer: no fallback', async () => {
    const { page } = await opened('ios');
    await press(page, 'Ask again');
    await until(async () => (await sentBy(page)).length === 1);
    await page.waitForTimeout(300);
    expect(await page.locator('.toast').count()).toBe(0);
  });

  test('capabilities: a part that needs a method stands only where the app has it, else its fallback', async () => {
    const there = await opened('ios');
    await until(() => there.page.getByRole('button', { name: 'Only with saving' }).isVisible());
    expect(await there.page.getByText('Saving needs a newer app').isVisible()).toBe(false);
    const old = await opened('ios', { version: '2.0' });
    await until(() => old.page.getByText('Saving needs a newer app').isVisible());
    await until(async () => !(await old.page.getByText('Only with saving').isVisible()));
    const outside = await visit('trial_platform', { javaScriptEnabled: false });
    expect(await outside.page.getByText('Saving needs a newer app').isVisible()).toBe(true);
    expect(await outside.page.getByText('Only with saving').isVisible()).toBe(false);
  });

  test('capabilities: an app that has the method shows the part without moving anything else', async () => {
    const { page } = await opened('ios');
    await until(() => page.locator('[data-requires="saveImage"][data-can="yes"]').count());
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, one) => sum + (Reflect.get(one, 'value') as number), 0)),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shifts).toBe(0);
  });

  test('§3 share (T68): the app gets the address without query', async () => {
    proves('T68');
    const { page } = await opened('android');
    await press(page, 'Share it');
    await until(async () => (await sentBy(page)).length === 1);
    const [[method, payload]] = (await sentBy(page)) as [[string, { url: string; shareTitle: string }]];
    expect(method).toBe('share');
    expect(new URL(payload.url).pathname + new URL(payload.url).search).toBe('/h5_ac/s/en/trial_platform');
    expect(payload.shareTitle).toBe('Trial of the platform');
  });

  test('§7 bridge: a page in a frame calls nothing', async () => {
    const { page, context } = await phone({
      ...inApp('android'),
      expects: ['console'],
    });
    const address = addressOf('trial_platform');
    await context.route('**/frame.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${address}" width="390" height="800"></iframe>`,
      }),
    );
    await page.goto(new URL('/frame.html', address).href);
    const frame = page.frameLocator('iframe');
    const button = frame.getByRole('button', { name: 'Join the group' });
    await button.waitFor();
    await page.waitForTimeout(800);
    await button.click();
    await until(async () => (await frame.locator('.toast').count()) === 1);
    const sent = await page.frames()[1]?.evaluate((): unknown[] => Reflect.get(window, 'galaSent') as never);
    expect(sent).toEqual([]);
  });

  test('§3 bridge payload (T50): nothing of the visitor reaches the app by a call', async () => {
    proves('3.6', 'T50');
    const { page } = await visit('trial_platform', {
      as: { userId: 'canary-user', token: 'canary-token' },
      ...inApp('android'),
      expects: ['console'],
    });
    for (const name of ['Join the group', 'Share it']) await press(page, name);
    await until(async () => (await sentBy(page)).length >= 2);
    expect(JSON.stringify(await sentBy(page))).not.toMatch(/canary|device-7/);
  });

  test('the simulator: no file of a page holds any of it, and no page here asks for it', async () => {
    const { page, requests } = await phone();
    await page.goto(`${addressOf('trial_platform')}&simulator`, { waitUntil: 'load' });
    await hydrated(page);
    expect(requests.filter((one) => one.url().includes('simulator.js'))).toEqual([]);
    expect(await page.locator('.gala-simulator').count()).toBe(0);
    const folder = join(root, 'dist/client');
    const scripts = filesBelow(folder).filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    expect(
      scripts.filter((path) => /gala[-_.]simulator/.test(readFileSync(join(folder, path), 'utf8'))),
    ).toEqual([]);
  });
});

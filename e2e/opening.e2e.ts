// By turns, 20 s: what opens by itself, with waits of its own.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import settings from '../engine/platform/settings.json' with { type: 'json' };
import { proves } from '../tools/testing/proves.ts';
import { readCode, readSaved } from './product/read-code.ts';
import { addressOf, phone, until, type VisitOptions, visit, withBrowser } from './product/visit.ts';

withBrowser();

const agents = {
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  wechat:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A phone of that kind, and every address outside that it was sent to. */
async function open(userAgent: string, query = '', options: VisitOptions = {}) {
  const left: string[] = [];
  const made = await phone({ ...options, userAgent, expects: ['console'] });
  const { page } = made;
  // A test has no store and no app: whatever leaves our host is written down, and answered with nothing.
  const session = await made.context.newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameScheduledNavigation', ({ url }) => left.push(url));
  session.on('Page.frameRequestedNavigation', ({ url }) => left.push(url));
  await page.route(/^https:\/\/.*example\.com|apps\.apple|play\.google/, (route) =>
    route.fulfill({ status: 204 }),
  );
  await page.goto(`${addressOf('trial_platform')}${query}`, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('gala:hydrated').length > 0);
  return { page, left, context: made.context };
}

describe('§4 opening the app', () => {
  test('§4 Android: the app’s scheme, and after 3 s the store of the variant', async () => {
    proves('4.4', '9.4');
    const { page, left } = await open(agents.android);
    await press(page, 'Into the app');
    await until(() => left.includes(settings.variants.domestic.deepLink));
    expect(left).not.toContain(settings.variants.domestic.stores.android);
    await until(() => left.includes(settings.variants.domestic.stores.android), 6000);
  });

  test('§4 Apple: the App Store of the global variant, which the bundle id says', async () => {
    proves('4.4');
    const { page, left } = await open(agents.iphone, '&bundle_id=com.example.gala.global');
    await press(page, 'Into the app');
    await until(() => left.includes(settings.variants.global.stores.apple), 6000);
  });

  test('§4 fallback (T58): not when the app has opened, which hides the page', async () => {
    proves('T58');
    const { page, left } = await open(agents.android);
    await press(page, 'Into the app');
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.waitForTimeout(3600);
    expect(left).not.toContain(settings.variants.domestic.stores.android);
  });

  test('§4 one-link route: leads to the attribution link, without anything of the visitor', async () => {
    proves('4.6');
    const { page, left } = await open(
      agents.android,
      '&utm_c=may&user_id=canary-user&token=canary-token&device_id=canary-device',
    );
    await press(page, 'By the link');
    const base = settings.variants.domestic.oneLinkBase;
    await until(() => left.some((one) => one.startsWith(base)));
    const link = left.find((one) => one.startsWith(base)) ?? '';
    expect(new URL(link).searchParams.get('c')).toBe('may');
    expect(link).not.toContain('canary');
  });

  test('whoever was invited takes the code along, by the app’s scheme and by the attribution link', async () => {
    const code = '3333333333333333';
    const { page, left } = await open(agents.android, `&gala_invite=${code}`);
    const { deepLink, oneLinkBase } = settings.variants.domestic;
    const place = `${deepLink}?gala_invite=${code}`;
    await press(page, 'Into the app');
    await until(() => left.includes(place));
    await press(page, 'By the link');
    await until(() => left.some((one) => one.startsWith(oneLinkBase)));
    const { searchParams } = new URL(left.find((one) => one.startsWith(oneLinkBase)) ?? '');
    expect([searchParams.get('af_dp'), searchParams.get('gala_invite')]).toEqual([place, code]);
  });

  test('§2 mask: in an embedded browser of a social app, and nothing is opened', async () => {
    proves('2.3');
    const { page, left } = await open(agents.wechat);
    await press(page, 'Into the app');
    const mask = page.getByRole('dialog');
    await until(() => mask.isVisible());
    await page.keyboard.press('Escape');
    expect(await mask.isVisible()).toBe(true);
    expect(left.filter((one) => !one.includes('127.0.0.1'))).toEqual([]);
  });

  test('§4 desktop (T59): a QR code that leads to this page, without anything of the visitor', async () => {
    proves('T59');
    const { page } = await open(agents.desktop, '&user_id=canary-user&token=canary-token', {
      isMobile: false,
    });
    await press(page, 'Into the app');
    const picture = page.getByRole('img', { name: /Scan this code/ });
    await until(() => picture.isVisible());
    const read = await readCode(page, await picture.getAttribute('src'));
    expect(new URL(read).pathname).toBe('/h5_ac/trial_platform');
    expect(read).not.toContain('canary');

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save picture' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('trial_platform.png');
    expect(await readSaved(page, file)).toBe(read);
  });

  test('§4 page load: parameters and referrer are kept, nothing of the visitor is', async () => {
    proves('4.7');
    const { page } = await open(agents.android, '&utm_pid=mail&user_id=canary-user&token=canary-token');
    await until(() => page.evaluate(() => localStorage.getItem('ss_incoming_params') !== null));
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).toContain('mail');
    expect(kept).not.toContain('canary');
  });

  test('§7 share: the link carries our mark and neither query nor visitor (T03, T68)', async () => {
    proves('T03', 'T68');
    const { page } = await visit('trial_platform', {
      before: (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
    });
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await press(page, 'Share it');
    await until(async () =>
      (await page.evaluate(() => navigator.clipboard.readText())).includes('trial_platform'),
    );
    const link = (await page.evaluate(() => navigator.clipboard.readText())).split(' ').at(-1) ?? '';
    expect(new URL(link).pathname).toBe('/h5_ac/s/en/trial_platform');
    expect(new URL(link).search).toBe('');
    await page.goto(link.replace('/s/en/', '/s/cn/'));
    const { pathname, search } = new URL(page.url());
    expect([pathname, search]).toEqual(['/h5_ac/trial_platform', '?lang=cn&gala_shared=1']);
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans');
  });

  test.each([
    ['takes it', undefined, 'nothing'],
    ['is closed', 'AbortError', 'nothing'],
    ['may not open', 'NotAllowedError', 'the link'],
  ])('§7 share: the browser’s own sheet %s: %s, copied is %s', async (_what, refusal, copied) => {
    const { page } = await visit('trial_platform', {
      before: (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
    });
    await page.evaluate(async (name) => {
      await navigator.clipboard.writeText('nothing');
      const asked: ShareData[] = [];
      const share = async (data: ShareData) => {
        asked.push(data);
        if (name) throw new DOMException('refused', name);
      };
      Object.defineProperty(navigator, 'share', { value: share });
      Object.assign(window, { asked });
    }, refusal);
    await press(page, 'Share it');
    await until(() => page.evaluate(() => (window as never as { asked: ShareData[] }).asked.length === 1));
    const [data] = await page.evaluate(() => (window as never as { asked: ShareData[] }).asked);
    expect(data?.title).toBe('Trial of the platform');
    expect(new URL(data?.url ?? '').pathname).toBe('/h5_ac/s/en/trial_platform');
    if (copied !== 'nothing') await page.locator('.toast').waitFor();
    const held = await page.evaluate(() => navigator.clipboard.readText());
    expect(held).toBe(copied === 'nothing' ? 'nothing' : `${data?.text} ${data?.url}`.trim());
  });
});

// By turns, 15 s: ways between pages, journey by journey.
import { beforeEach, describe, expect, test } from 'vitest';
import { loadDocuments } from '../build/documents.ts';
import { loadSchemas } from '../build/schemas.ts';
import { languageTag } from '../engine/i18n/language.ts';
import { plainTitle, titleIn } from '../tools/specification/titles.ts';
import { proves } from '../tools/testing/proves.ts';
import {
  addressOf,
  hydrated,
  phone,
  sentEvents,
  sentReports,
  somebody,
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();

const set = loadSchemas();
const documents = loadDocuments();

describe('§2 §8 navigation', () => {
  test('§8 preload error (T78): a part that does not load: the page loads anew once, then says so and goes on', async () => {
    proves('8.5', 'T78');
    const { page, requests } = await phone({ expects: ['console'] });
    await page.route(/assets\/engine-[\w-]+\.js$/, (route) => route.abort());
    await page.goto(addressOf('trial_platform'));
    await until(() => page.getByRole('alert').isVisible(), 15_000);
    expect(await page.getByRole('alert').innerText()).toContain("Part of this page didn't load.");
    const loads = requests.filter((one) => one.isNavigationRequest()).length;
    expect(loads).toBe(2);
    await page.waitForTimeout(1500);
    expect(requests.filter((one) => one.isNavigationRequest()).length, 'no loop').toBe(loads);
    await page.unroute(/assets\/engine-[\w-]+\.js$/);
    await page.getByRole('alert').getByRole('button').click();
    await hydrated(page);
    await until(async () => (await page.getByRole('alert').count()) === 0);
  });

  test('§8 preload error (T78): parts for measuring alone do not load, as with a content blocker: the page stays as it is', async () => {
    proves('8.5', 'T78');
    const { page, requests } = await phone({ expects: ['console'] });
    let blocked = 0;
    await page.route(/assets\/telemetry-[\w-]+\.js$/, (route) => {
      blocked++;
      return route.abort('blockedbyclient');
    });
    await page.goto(addressOf('trial_platform'));
    await hydrated(page);
    await until(() => blocked >= 1);
    // The tap asks for what is kept of the arrival again.
    await page.getByRole('tab', { name: 'Right' }).click();
    await page.waitForTimeout(1500);
    expect(requests.filter((one) => one.isNavigationRequest())).toHaveLength(1);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByRole('tab', { name: 'Right' }).getAttribute('aria-selected')).toBe('true');
  });

  test('§2 keep-alive (T12): a page that is left and come back to is as it was, if its document says so', async () => {
    proves('2.6', 'T12');
    const { page } = await visit('trial_platform');
    const right = () => page.getByRole('tab', { name: 'Right' });
    await right().click();
    await until(() => page.evaluate(() => JSON.stringify(history.state).includes('right')));
    await page.goto(addressOf('seed_rule'));
    await page.goBack();
    await until(async () => (await right().getAttribute('aria-selected')) === 'true');
    // Arriving anew is not coming back.
    await page.goto(addressOf('seed_rule'));
    await page.goto(addressOf('trial_platform'));
    await hydrated(page);
    await until(async () => (await right().getAttribute('aria-selected')) === 'false');
  });

  test.each([
    ['trial_app', 'Mozilla/5.0 (iPhone) GalaApp/9.0', '/trial_app'],
    ['trial_app', 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0 Mobile', '/no_pc'],
    ['trial_mobile', 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0 Mobile', '/trial_mobile'],
    ['trial_mobile', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0', '/no_pc'],
    ['trial_platform', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0', '/trial_platform'],
  ])('§2 no_pc (T16): %s for %s ends at %s', async (route, userAgent, ends) => {
    proves('2.2', 'T16');
    const { page } = await phone({ userAgent });
    await page.goto(addressOf(route)).catch(() => undefined);
    await until(() => new URL(page.url()).pathname === `/h5_ac${ends}`);
  });

  test.each([
    ['index', 'th'],
    ['mbti', 'vi'],
    ['activity_center', 'cn'],
    ['activity_20250520', 'tw'],
  ] as const)(
    '§2 titles: %s is called as its document says in %s, also when its script is there',
    async (route, lang) => {
      proves('2.7', 'T15');
      const { page } = await visit(route, { lang });
      const document = documents.find((one) => one.route === route)?.document;
      if (!document) throw new Error(`expected a document ${route}, got none`);
      expect(plainTitle(await page.title())).toBe(titleIn(document, lang, set));
      expect(await page.evaluate(() => globalThis.document.documentElement.lang)).toBe(languageTag[lang]);
    },
  );
});

describe('token hygiene (T50)', () => {
  beforeEach(() => proves('T50'));
  test('a token, a user id and a device id turn up nowhere beyond the session’s own slot and the header', async () => {
    const as = somebody(0);
    const secrets = [as.token, as.userId, 'device-7'];
    const logged: string[] = [];
    const { page, requests, context } = await visit('trial_platform', {
      as,
      expects: ['console', 'exceptions'],
      before: async (made, one) => {
        one.on('console', (message) => logged.push(message.text()));
        await made.grantPermissions(['clipboard-read', 'clipboard-write']);
      },
    });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    expect(page.url()).not.toMatch(/token|user_id|device/);
    // Every flow of the page: share, the app's link as a QR code, a popup, an error, an event, leaving.
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await press('Share it');
    await until(async () => (await page.locator('.toast').count()) > 0);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await press('Open the first');
    await page.keyboard.press('Escape');
    await page.evaluate((token) => {
      setTimeout(() => {
        throw new Error(`cannot read ${token} of device-7`);
      });
    }, as.token);
    await until(() => sentReports(requests).some(({ kind }) => kind === 'error'), 12_000);
    await until(() => sentEvents(requests).length > 0, 12_000);
    const kept = await page.evaluate(() => {
      const { 'gala.session': own, ...others } = { ...sessionStorage } as Record<string, string>;
      return {
        own,
        others: JSON.stringify([others, { ...localStorage }, document.cookie, history.state, location.href]),
      };
    });
    await page.goto(addressOf('seed_rule'));
    const referrers = requests.map((request) => request.headers().referer ?? '');
    const first = requests[0]?.url();
    const addresses = requests.map((request) => request.url()).filter((url) => url !== first);
    const bodies = requests.map((request) => request.postData() ?? '');
    const cookies = JSON.stringify(await context.cookies());
    const everything = { copied, kept: kept.others, logged, referrers, addresses, bodies, cookies };
    for (const secret of secrets) {
      expect(kept.own, 'the session’s own slot').toContain(secret);
      for (const [where, found] of Object.entries(everything))
        expect(JSON.stringify(found), where).not.toContain(secret);
    }
    // The check can fail: what the app passed in the first address is there.
    expect(first).toContain(as.token);
  });
});

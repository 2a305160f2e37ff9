// By turns, 15 s: where visitors come from, journey by journey.
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import settings from '../engine/platform/settings.json' with { type: 'json' };
import { proves } from '../tools/testing/proves.ts';
import { readCode } from './product/read-code.ts';
import {
  addressOf,
  hydrated,
  pause,
  phone,
  product,
  until,
  type VisitOptions,
  withBrowser,
} from './product/visit.ts';

withBrowser();

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const { oneLinkBase } = settings.variants.domestic;
const canary = /CANARY/i;
const here = addressOf('trial_platform');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A phone that writes down every address outside that it is sent to. */
async function traveller(userAgent: string, options: VisitOptions = {}) {
  const left: string[] = [];
  const made = await phone({ ...options, userAgent, expects: ['console'] });
  const session = await made.context.newCDPSession(made.page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => left.push(url));
  let rests = 0;
  session.on('Page.frameStoppedLoading', () => {
    rests += 1;
  });
  await made.page.route(/^https:\/\/.*example\.com/, (route) => route.fulfill({ status: 204 }));
  /** What the attribution link of this moment says. */
  const link = async (): Promise<Record<string, string>> => {
    left.length = 0;
    const before = rests;
    await press(made.page, 'By the link');
    await until(() => left.some((one) => one.startsWith(oneLinkBase)));
    // The way out is answered with nothing: until that has come, it would end whatever goes somewhere beside it.
    await until(() => rests > before);
    return Object.fromEntries(new URL(left.find((one) => one.startsWith(oneLinkBase)) ?? '').searchParams);
  };
  /** A way out that is answered with nothing ends whatever goes somewhere beside it: who is stopped so goes again. */
  const go = async (there: () => Promise<unknown>, tries = 4): Promise<void> => {
    await there().catch(async (error: unknown) => {
      if (tries === 1 || !String(error).includes('ERR_ABORTED')) throw error;
      await pause();
      return go(there, tries - 1);
    });
    await hydrated(made.page);
  };
  const reload = () => go(() => made.page.reload());
  const arrive = async (address: string, referer?: string): Promise<void> => {
    await go(() => made.page.goto(address, { waitUntil: 'load', ...(referer ? { referer } : {}) }));
    await until(() => made.page.evaluate(() => localStorage.getItem('ss_webReferrer') !== null));
  };
  /** Two taps inside: a step of ours to another page, and a link back. */
  const wander = async (): Promise<void> => {
    await press(made.page, 'Leave from a sheet');
    await made.page.waitForURL('**/activity_center*');
    await made.page.evaluate(() => {
      const back = document.createElement('a');
      back.href = '/h5_ac/trial_platform?lang=en';
      back.textContent = 'Back to the trial';
      document.body.prepend(back);
    });
    await made.page.getByText('Back to the trial').click();
    await made.page.waitForURL('**/trial_platform*');
    await hydrated(made.page);
  };
  return { ...made, link, arrive, reload, wander };
}

describe('§4 where a visitor came from', () => {
  test('§4 T49 the referrer survives steps between our pages, a reload and the way back, and no arrival', async () => {
    proves('T49');
    const { page, arrive, reload, wander, link } = await traveller(android);
    await arrive(here, 'https://news.example/today');
    expect((await link()).af_channel).toBe('https://news.example/today');
    await wander();
    expect(await page.evaluate(() => document.referrer), 'our pages send none').toBe('');
    expect((await link()).af_channel).toBe('https://news.example/today');
    await reload();
    expect((await link()).af_channel).toBe('https://news.example/today');
    await arrive(here);
    expect(await link(), 'who comes from nowhere came from nowhere').not.toHaveProperty('af_channel');
    await arrive(here, 'https://shop.example/');
    expect((await link()).af_channel).toBe('https://shop.example/');
  });

  test('§7 T03 a shared visit is one on every page of it, and only on those', async () => {
    proves('T03');
    const { arrive, wander, link } = await traveller(android);
    await arrive(`${here}&gala_shared=1`);
    expect((await link()).pid).toBe('share_app');
    await wander();
    expect((await link()).pid).toBe('share_app');
    await arrive(here);
    expect((await link()).pid).toBe('officialsite');
  });
});

describe('§3 T50 who somebody is', () => {
  beforeEach(() => proves('T50'));
  const secret = 'CANARY-7f3a91c2';
  const nested = encodeURIComponent(`https://h5.example.com/?token=${secret}`);
  const dirty =
    `&user_id=${secret}-user&token=${secret}-token&device_id=${secret}-device&Token=${secret}&token[]=${secret}` +
    `&a[token]=${secret}&access_token=${secret}&userId=${secret}&amp;token=${secret}&back=${nested}` +
    `&utm_c=may#/r?token=${secret}&tab=2`;

  test('§3 T50 leaves the address bar in every spelling, and is in no history, storage, link, referrer or request', async () => {
    proves('T50');
    const { page, arrive, link, context, requests } = await traveller(android);
    await arrive(here + dirty, `https://news.example/u?token=${secret}&x=1`);
    expect(page.url()).toBe(`${here}&amp&utm_c=may#/r?tab=2`);
    const told = await link();
    expect(told.c).toBe('may');
    const kept = await page.evaluate(() => {
      const { 'gala.session': own, ...session } = { ...sessionStorage } as Record<string, string>;
      return { own, rest: JSON.stringify([session, { ...localStorage }, history.state, document.cookie]) };
    });
    expect(JSON.parse(kept.own ?? '{}')).toMatchObject({ token: `${secret}-token` });
    await page.goto(addressOf('seed_rule'));
    await page.goBack();
    const later = requests.slice(1);
    const sent = later.map((one) => `${one.url()} ${one.headers().referer ?? ''} ${one.postData() ?? ''}`);
    const cookies = await context.cookies();
    for (const [where, found] of Object.entries({ told, rest: kept.rest, url: page.url(), sent, cookies }))
      expect(JSON.stringify(found), where).not.toMatch(canary);
    expect(requests[0]?.url(), 'the check can fail').toMatch(canary);
  });

  test('§3 T50 is taken before the first request of a page, on another host', async () => {
    proves('T50');
    const host = 'https://h5.elsewhere.test';
    const { page } = await phone({
      expects: ['console', 'exceptions'],
      before: async (context) => {
        await context.route(`${host}/**`, async (route) => {
          const { pathname, search } = new URL(route.request().url());
          const answer = await fetch(product.url + pathname + search);
          const headers = Object.fromEntries(answer.headers);
          delete headers['content-encoding'];
          await route.fulfill({
            status: answer.status,
            headers,
            body: Buffer.from(await answer.arrayBuffer()),
          });
        });
        await context.addInitScript(() => {
          const asked: string[] = [];
          Object.assign(window, { asked });
          const real = window.fetch;
          window.fetch = (...args) => {
            asked.push(`${String(args[0])} at ${location.href}`);
            return real(...args);
          };
        });
      },
    });
    const asked = () => page.evaluate(() => (window as never as { asked: string[] }).asked);
    await page.goto(`${host}/h5_ac/activity_20250520?lang=en&user_id=${secret}&token=${secret}`);
    await until(async () => (await asked()).some((one) => one.includes('query_location')));
    const [first] = await asked();
    expect(first, 'what it shows is asked for first').toContain('/api-server/v2/activities/');
    expect(await asked(), 'where the API is stands in the page').not.toContainEqual(
      expect.stringContaining('settings.json'),
    );
    expect((await asked()).filter((one) => canary.test(one))).toEqual([]);
  });

  test('T50 what the session keeps of it has an end', async () => {
    proves('T50');
    const { page, arrive, requests } = await traveller(android);
    await arrive(here + dirty);
    await page.evaluate(() => {
      const slot = JSON.parse(sessionStorage.getItem('gala.session') ?? '{}') as { until: number };
      sessionStorage.setItem('gala.session', JSON.stringify({ ...slot, until: slot.until - 7_200_000 }));
    });
    requests.length = 0;
    await page.reload();
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => sessionStorage.getItem('gala.session'))).toBeNull();
    expect(requests.filter((one) => 'authorization' in one.headers())).toEqual([]);
  });
});

describe('§5 QR codes of links', () => {
  test('§5 QR code (T56): an address that is longer than a code can be still gives one', async () => {
    proves('5.8', 'T56');
    const { page, arrive } = await traveller(desktop, { isMobile: false });
    await arrive(`${here}&utm_c=may&note=${'x'.repeat(3000)}`);
    await press(page, 'Into the app');
    const picture = page.getByRole('img', { name: /Scan this code/ });
    await until(() => picture.isVisible());
    expect(await readCode(page, await picture.getAttribute('src'))).toBe(`${here}&utm_c=may`);
  });

  test('§8 QR: where none can be made, words say so', async () => {
    const { page, arrive } = await traveller(desktop, { isMobile: false });
    await arrive(here);
    await page.evaluate(() => {
      TextEncoder.prototype.encode = () => {
        throw new Error('broken');
      };
    });
    await press(page, 'Into the app');
    await until(
      async () =>
        (await page.locator('.toast').textContent()) === "The QR code couldn't be made. Please try again.",
    );
  });
});

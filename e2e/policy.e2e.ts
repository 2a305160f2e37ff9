import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import settings from '../engine/platform/settings.json' with { type: 'json' };
import { leaveToOtherDays } from '../tools/testing/other-days.ts';
import { partOfDay } from '../tools/testing/part-of-day.ts';
import { api, product, until, visit, withBrowser } from './product/visit.ts';

withBrowser();

const apiOrigins = [
  ...new Set(Object.values(settings.environments).flatMap(({ apiBase }) => (apiBase ? [apiBase] : []))),
];

const headersOf = async (path: string, init?: RequestInit): Promise<Headers> =>
  (await fetch(product.url + path, init)).headers;

describe('a page that is left', () => {
  const moments = ['beforeunload', 'pagehide', 'visibilitychange'];
  leaveToOtherDays(moments, 3, (moment) => `a picture that waits, and begins with ${moment}`);
  test.each(partOfDay(moments, 3))(
    'a picture that waits, and begins with %s, breaks no rule',
    async (moment) => {
      const { page, faults } = await visit('activity_20251111');
      const all = () => [...faults.violations, ...faults.console];
      await page.evaluate((name) => {
        const add = (src: string) => {
          const picture = document.createElement('img');
          picture.setAttribute('src', src);
          document.body.append(picture);
        };
        const waits = document.querySelector('img[data-src]')?.getAttribute('src') ?? '';
        addEventListener(name, () => add(waits), true);
      }, moment);
      await page.close({ runBeforeUnload: true });
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(all()).toEqual([]);
    },
  );
});

describe('strict headers', () => {
  test.each(['activity_20250520?lang=en', 'seed_rule', 'activity_center', 'no_such_page'])(
    '§8 /h5_ac/%s',
    async (path) => {
      const response = await fetch(`${product.url}/h5_ac/${path}`);
      const { headers } = response;
      const policy = headers.get('content-security-policy') ?? '';
      // The page's own start, its kernel and the rules of what is fetched ahead, and no other script that stands in it.
      const scripts = /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g;
      const inside = [...(await response.text()).matchAll(scripts)];
      expect(inside).toHaveLength(3);
      const hashes = inside.map(
        ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
      for (const part of [
        "default-src 'none'",
        `script-src 'self' ${hashes.join(' ')}`,
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ]) {
        expect(policy.split('; ')).toContain(part);
      }
      // Other hosts: the API's for requests (decision T17), and that of videos for them.
      const named = policy.split('; ').filter((part) => /https?:/.test(part));
      expect(named).toEqual([
        `media-src ${new URL(settings.mediaBase).origin}`,
        ["connect-src 'self' data:", ...apiOrigins].join(' '),
      ]);
      expect(policy).not.toMatch(/unsafe-|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  test('§8 files with a hash are kept for a year, and say what they are', async () => {
    const html = await (await fetch(`${product.url}/h5_ac/activity_20250520`)).text();
    const [script] = html.match(/\/h5_ac\/assets\/react-[\w-]+\.js/) ?? [];
    const [picture] = html.match(/\/h5_ac\/assets\/art\/[\w/-]+\.svg/) ?? [];
    for (const [path, type] of [
      [script, 'text/javascript'],
      [picture, 'image/svg+xml'],
    ]) {
      const headers = await headersOf(path ?? '');
      expect(headers.get('content-type')).toContain(type);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  test('§8 personal answers are stored nowhere', async () => {
    const as = product.people[0];
    const init = { headers: { Authorization: `Bearer ${as?.token}` } };
    for (const path of ['balance', 'exchange', 'exchange_records', 'boards/charm']) {
      const headers = await headersOf(`/api-server/v2/activities/activity_20250520/${path}`, init);
      expect(headers.get('cache-control'), path).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await api('/v2/activities/activity_20250520/balance')).code).toBe(1);
  });

  test('§8 a page is the same for everybody: nothing of who asks is drawn into it', async () => {
    const as = product.people[0];
    const page = `${product.url}/h5_ac/activity_20250520?lang=en&user_id=${as?.userId}&token=${as?.token}`;
    const html = await (await fetch(page)).text();
    expect(html).not.toContain(as?.token);
    expect(html).not.toContain(as?.userId);
  });
});

describe('the canary: violations would be seen', () => {
  test('§8 a style attribute, eval and markup from text are stopped, and each is counted here and on the server', async () => {
    const { page, faults, requests } = await visit('seed_rule', {
      expects: ['violations', 'console', 'exceptions'],
    });
    expect(faults.violations).toEqual([]);
    await page.evaluate(() => {
      document.body.setAttribute('style', 'color: red');
      try {
        document.body.insertAdjacentHTML('beforeend', '<b>markup</b>');
      } catch {
        // Trusted Types throw
      }
      const script = document.createElement('script');
      try {
        script.textContent = 'window.galaRan = true';
      } catch {
        // Trusted Types throw
      }
      document.body.append(script);
    });
    await until(() => faults.violations.length >= 3);
    const kinds = faults.violations.map((one) => one.split(' ')[0]);
    expect(kinds).toContain('style-src-attr');
    expect(kinds).toContain('require-trusted-types-for');
    expect(await page.evaluate(() => 'galaRan' in window)).toBe(false);
    await until(() => requests.some((request) => request.url().endsWith('/v2/reports')));
  });

  test('§8 an inline script in the page itself does not run, and is counted', async () => {
    const { page, faults } = await visit('seed_rule', {
      expects: ['violations', 'console'],
      before: async (_, page) => {
        await page.route('**/h5_ac/seed_rule*', async (request) => {
          const response = await request.fetch();
          const body = (await response.text()).replace(
            '<main',
            '<script>window.galaRan = true</script><main',
          );
          await request.fulfill({ response, body });
        });
      },
    });
    await until(() => faults.violations.some((one) => one.startsWith('script-src-elem')));
    expect(await page.evaluate(() => 'galaRan' in window)).toBe(false);
  });
});

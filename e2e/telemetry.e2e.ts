// By turns, 55 s: what pages tell of themselves, with waits of its own.
import { describe, expect, test } from 'vitest';
import { proves } from '../tools/testing/proves.ts';
import { sentEvents, sentReports, somebody, until, visit, withBrowser } from './product/visit.ts';

withBrowser();

describe('§7 §9 analytics and monitoring', () => {
  test('§7 H5_activity_general (T61, T62): each page sends it once', async () => {
    proves('4.7', '7.11', 'T61', 'T62');
    // What is sent goes in batches, seconds apart: both pages are waited for at once.
    await Promise.all(
      ['trial_platform', 'seed_rule'].map(async (route) => {
        const { page, requests } = await visit(route);
        const general = () => sentEvents(requests).filter(({ event }) => event === 'H5_activity_general');
        await until(() => general().length > 0, 14_000);
        await page.waitForTimeout(500);
        expect(general().map(({ props }) => props)).toEqual([{ H5_activity: route, page_type: 'external' }]);
        await until(() => sentReports(requests).some(({ kind }) => kind === 'view'));
      }),
    );
  });

  test('§7 API records: a call is told once for each status, with the time it took and without its query', async () => {
    const { requests } = await visit('activity_20250520', { as: somebody(3) });
    // Reports go in batches: the first may have left before this answer was there.
    const calls = () =>
      sentReports(requests)
        .filter(({ kind }) => kind === 'api')
        .map(({ message }) => message);
    const balance = 'GET /api-server/v2/activities/activity_20250520/balance 200';
    await until(() => calls().includes(balance), 12_000);
    const told = calls();
    expect(new Set(told).size).toBe(told.length);
    expect(told.join()).not.toMatch(/[?#]/);
  });

  test('§4 the location is asked for once, on a page without data too', async () => {
    proves('4.3');
    await Promise.all(
      ['seed_rule', 'activity_20250520', 'login'].map(async (route) => {
        const { requests } = await visit(route);
        const asked = () => requests.filter((one) => one.url().endsWith('/api-server/query_location'));
        await until(() => asked().length > 0);
        expect(asked()[0]?.headers().lang).toBe('en');
        expect(asked(), route).toHaveLength(1);
      }),
    );
  });

  test('§7 page_type (T62): in the app it is in_app', async () => {
    proves('6.1', '7.11', 'T62');
    const { requests } = await visit('trial_platform', { userAgent: 'Mozilla/5.0 (iPhone) GalaApp/9.0' });
    await until(() => sentEvents(requests).length > 0, 12_000);
    expect(sentEvents(requests)[0]?.props).toMatchObject({ page_type: 'in_app' });
  });

  test('visibility tracking: a part that was seen long enough reports once, one out of sight does not', async () => {
    const { page, requests } = await visit('trial_platform');
    const seen = () =>
      sentEvents(requests)
        .map(({ event }) => event)
        .filter((one) => one.endsWith('_seen'));
    await until(() => seen().includes('top_seen'), 14_000);
    expect(seen()).toEqual(['top_seen']);
    await page.locator('#rules').scrollIntoViewIfNeeded();
    await until(() => seen().includes('rules_seen'), 14_000);
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('#rules').scrollIntoViewIfNeeded();
    await page.waitForTimeout(6000);
    expect(seen()).toEqual(['top_seen', 'rules_seen']);
  });

  test('§9 analytics retries: nothing is lost while the server is down, nothing is counted twice', async () => {
    proves('9.10');
    const { page, requests } = await visit('trial_platform', {
      expects: ['console'],
      before: async (context) => {
        let asked = 0;
        await context.route('**/v2/events', (route) => (++asked === 1 ? route.abort() : route.continue()));
      },
    });
    const sent = () => requests.filter((request) => request.url().endsWith('/v2/events'));
    await until(() => sent().length >= 2, 20_000);
    const idsOf = (index: number): string[] =>
      (JSON.parse(sent()[index]?.postData() ?? '{}') as { events: { id: string }[] }).events.map(
        ({ id }) => id,
      );
    expect(idsOf(1), 'the same events, each by its id').toEqual(expect.arrayContaining(idsOf(0)));
    await until(async () => (await sent()[1]?.response())?.status() === 200);
    await page.waitForTimeout(6000);
    const later = sent()
      .slice(2)
      .flatMap((_, index) => idsOf(index + 2));
    for (const id of idsOf(1)) expect(later, 'and not again once it has arrived').not.toContain(id);
  });

  test('§8 unhandled rejections and errors are reported, cut and without names; speed is reported', async () => {
    proves('8.8');
    const as = somebody(0);
    const { page, requests } = await visit('trial_platform', { as, expects: ['exceptions', 'console'] });
    await page.evaluate((token) => {
      setTimeout(() => {
        throw new Error(`broken ${'x'.repeat(2000)}`);
      });
      void Promise.reject(new Error(`GET /x?token=${token} failed`));
      const picture = document.createElement('img');
      picture.src = '/h5_ac/assets/nowhere.svg?x=1';
      document.body.append(picture);
    }, as.token);
    const kinds = () => sentReports(requests).map(({ kind }) => kind);
    await until(
      () => ['error', 'rejection', 'resource', 'vital'].every((one) => kinds().includes(one)),
      12_000,
    );
    const all = JSON.stringify(sentReports(requests));
    expect(all).not.toContain(as.token);
    expect(sentReports(requests).find(({ kind }) => kind === 'error')?.message).toHaveLength(1000);
    expect(sentReports(requests).find(({ kind }) => kind === 'resource')?.message).toBe('img nowhere.svg');
  });
});

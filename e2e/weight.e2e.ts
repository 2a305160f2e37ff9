// By turns, 45 s: what each page weighs, visit by visit.
import type { Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loadDocuments } from '../build/documents.ts';
import { readProductTexts } from '../build/product-texts.ts';
import { pickText } from '../engine/document/compile/pick-text.ts';
import entry from '../modules/mbti/data/primary-problem.json' with { type: 'json' };
import { proves } from '../tools/testing/proves.ts';
import { widgets } from '../widgets/index.ts';
import { somebody, visit, withBrowser } from './product/visit.ts';

withBrowser();

const scripts = (requests: readonly Request[]): string[] =>
  [...new Set(requests.map((request) => /assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1]))].filter(
    (name) => name !== undefined,
  );

/** Every widget that a document names, in its body and its popups. */
function named(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(named);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'widget' in value ? [String(value.widget)] : [];
  return [...own, ...Object.values(value).flatMap(named)];
}

describe('a page loads what it uses', () => {
  test('§8 a rule page has no React, no HTTP client, no data sources: the kernel, then measuring, and nothing else', async () => {
    const { page, requests } = await visit('seed_rule', { as: somebody(14) });
    await page.waitForLoadState('networkidle');
    const inside = await page.evaluate(() =>
      Object.keys((window as { galaInside?: object }).galaInside ?? {}),
    );
    expect(inside).toEqual(['kernel']);
    await expect.poll(() => scripts(requests)).toEqual(['telemetry']);
    const asked = requests.map((request) => new URL(request.url()).pathname);
    // §4: the location, at app start; events and faults follow later.
    expect(asked.filter((path) => path.includes('/api-') && !/v2\/(events|reports)$/.test(path))).toEqual([
      '/api-server/query_location',
    ]);
  });

  test('§8 a page that invites loads what opens the app at the tap alone', async () => {
    const { page, requests } = await visit('activity_fans_festival', { as: somebody(14) });
    await page.locator('.invite-card').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const loaded = scripts(requests);
    expect(loaded).toContain('invited');
    expect(
      loaded.filter((name) => ['opening', 'leaving', 'overlay', 'files', 'bridge'].includes(name)),
    ).toEqual([]);
  });

  // Where one sees that its data has come, whose classes its scripts name, and a word that it may say.
  test.each([
    ['activity_20250520', '.balance-bar__amount', 'exchange-grid__', '"redeem":'],
    ['activity_20251001', '.balance-bar__amount', 'exchange-grid__', '"redeem":'],
    ['activity_anniversary', '.balance-bar__amount', 'exchange-grid__', '"redeem":'],
    ['activity_20251111', '.lucky-draw__purse b', 'lucky-draw__', '"draw_once":'],
    ['activity_variety_show', '.balance-bar__amount', 'vote-poll__', '"vote_cast":'],
    ['activity_pk_plunder', '.balance-bar__amount', 'battle__', '"battle_leads":'],
  ])(
    '§8 %s loads no script and no text of a widget that it has not, no ajv, and no other document',
    async (route, there, code, word) => {
      proves('2.1');
      const { page, requests } = await visit(route, { as: somebody(14) });
      await page.locator(there).waitFor();
      await page.waitForLoadState('networkidle');
      const documents = loadDocuments();
      const uses = named(documents.find((one) => one.route === route)?.document);
      const unused = Object.keys(widgets).filter((name) => !uses.includes(name));
      expect(unused.length).toBeGreaterThan(0);
      const bodies = await Promise.all(
        requests
          .filter((request) => ['script', 'document'].includes(request.resourceType()))
          .map(async (request) => (await request.response())?.text()),
      );
      // Rules of what is fetched ahead name the links of a frame's rows.
      const all = bodies.join('\n').replace(/<script type="speculationrules">.*?<\/script>/, '');
      expect(all.length).toBeGreaterThan(100_000);
      expect(all).not.toMatch(/ajv|must NOT have additional properties/);
      // Their class names tell whose code it is: files may be joined.
      expect(all).toContain(code);
      // A class of `exchange-grid` is none of `grid`.
      const isThere = (name: string) => new RegExp(`(?<![\\w-])${name}__`).test(all);
      expect(unused.filter(isThere)).toEqual([]);
      expect(scripts(requests).filter((name) => /texts|\.gen$/.test(name))).toEqual([]);
      const said = bodies.find((body) => body?.includes('"data.empty":')) ?? '';
      const { own } = readProductTexts().en;
      expect(said).toContain(word);
      // With their words: an answer may have a field of the same name.
      const ofUnused = unused.flatMap((name) => Object.entries(own[name] ?? {}));
      const isSaid = ([key, words]: [string, string]) => said.includes(`"${key}":${JSON.stringify(words)}`);
      expect(ofUnused.filter(isSaid)).toEqual([]);
      const ofUsed = uses.flatMap((name) => Object.entries(own[name] ?? {}));
      expect(ofUsed.filter(isSaid).length).toBeGreaterThan(5);
      for (const other of documents) {
        if (other.route === route || other.document.campaign === undefined) continue;
        // As an address: some are words as any.
        expect(all, other.route).not.toMatch(new RegExp(`/${other.route}(?![\\w-])`));
        expect(all, other.route).not.toContain((other.document.title as Record<string, string>).cn);
      }
    },
  );

  // Requests but for faces, and kB over the wire with headers, until a page has all of what its first screens show.
  test.each([
    ['activity_20250520', 17, 150],
    // Its week of stamps is a widget more.
    ['activity_20251001', 17, 154],
    ['activity_anniversary', 18, 150],
    // The pictures of its prizes stand where one begins to scroll; its tasks are a question more.
    ['activity_20251111', 22, 154, '.lucky-draw__purse b'],
    ['activity_variety_show', 23, 170],
    ['activity_pk_plunder', 23, 170],
  ])(
    '§8 %s asks for what draws answers as it is read, then its questions, then for React: at most %i requests, %i kB',
    async (route, most, kB, there: string | undefined = '.balance-bar__amount') => {
      const { page, requests } = await visit(route, { as: somebody(14) });
      await page.locator(there).waitFor();
      await page.waitForLoadState('networkidle');
      // Reports come when there is something to report, and a board is asked again while it is looked at.
      const asked = [...new Map(requests.map((one) => [one.url(), one])).values()].filter(
        (one) => !/v2\/(events|reports)$/.test(one.url()),
      );
      const paths = asked.map((one) => new URL(one.url()).pathname);
      const at = (pattern: RegExp): number[] => paths.flatMap((path, i) => (pattern.test(path) ? [i] : []));
      const order = [
        at(/assets\/widgets-/),
        at(/assets\/engine-/),
        at(/v2\/activities\//).slice(0, 4),
        at(/assets\/react-/),
        at(/assets\/.*\/ornaments-/),
      ];
      expect(order.map((places) => places.length)).toEqual([1, 1, 4, 1, 1]);
      expect(order.flat()).toEqual([...order.flat()].sort((a, b) => a - b));
      // Whose faces, and how many, is said by the live answer.
      const faces = at(/\/avatars\//).length;
      expect(faces, 'of 20 people and more').toBeLessThanOrEqual(6);
      expect(paths.length - faces, paths.join('\n')).toBeLessThanOrEqual(most);
      const sizes = await Promise.all(asked.map((one) => one.sizes()));
      const bytes = sizes.reduce((sum, one) => sum + one.responseBodySize + one.responseHeadersSize, 0);
      expect(bytes / 1000).toBeLessThanOrEqual(kB);
      const answers = await Promise.all(asked.map((one) => one.response()));
      expect(answers.filter((one) => !one?.ok()).map((one) => one?.url())).toEqual([]);
      // What was not asked for comes with the scroll; ornaments are the theme's own.
      const far = page.locator('img[data-src]').last();
      const src = await far.getAttribute('data-src');
      expect(paths).not.toContain(src);
      await far.scrollIntoViewIfNeeded();
      await page.waitForFunction(
        (wanted) =>
          [...document.images].some(
            (one) => one.getAttribute('src') === wanted && one.complete && one.naturalWidth > 0,
          ),
        src,
      );
      const pattern = (): Promise<string> =>
        page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--art-pattern'));
      await expect.poll(pattern).toMatch(/^url\("data:image/);
    },
  );

  test('§8 the personality test loads the screen that is open, in one language, and a longer set when it is chosen', async () => {
    const textOf = async (requests: readonly Request[]): Promise<string> =>
      (
        await Promise.all(
          requests
            .filter((request) => ['script', 'document'].includes(request.resourceType()))
            .map(async (request) => (await request.response())?.text()),
        )
      ).join('\n');
    const { page, requests } = await visit('mbti/test', { as: somebody(14), lang: 'th' });
    await page.waitForLoadState('networkidle');
    const all = await textOf(requests);
    const [question] = entry.questions;
    // As the build writes it: some of its spaces do not break.
    expect(all).toContain(pickText(question?.title ?? '', 'th'));
    for (const other of [question?.title.cn, question?.title.en, question?.title.vi])
      expect(all).not.toContain(other);
    expect(all).toContain('mbti-question');
    expect(all).not.toMatch(/mbti-home__|hero__|exchange-grid__/);
    expect(scripts(requests).filter((name) => /-problem$/.test(name))).toEqual([]);
    const chinese = await visit('mbti/test?level=advanced', { lang: 'cn' });
    await chinese.page.locator('.mbti-question[data-question="1"]').waitFor();
    await chinese.page.waitForLoadState('networkidle');
    expect(scripts(chinese.requests).filter((name) => /-problem$/.test(name))).toEqual(['advanced-problem']);
    expect(await chinese.page.locator('.mbti-question__head').innerText()).toContain('1 / 27');
  });

  test('§8 what the server alone may know does not reach the phone', async () => {
    const { requests } = await visit('activity_20250520');
    const html = (await (await requests[0]?.response())?.text()) ?? '';
    expect(html).toContain('"limits"');
    expect(html).not.toMatch(/"stock"|"weight"/);
  });
});

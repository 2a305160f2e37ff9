import { describe, expect, test } from 'vitest';
import { loadDocuments } from '../build/documents.ts';
import type { TextValue } from '../engine/document/document.ts';
import { languages } from '../engine/i18n/language.ts';
import { withoutJoiners } from '../engine/i18n/word-joiner.ts';
import { leaveRest } from '../tools/testing/other-days.ts';
import { partOfDay } from '../tools/testing/part-of-day.ts';
import { cutText, enlarge } from './product/cut-text.ts';
import { tooWide } from './product/too-wide.ts';
import { addressOf, hydrated, phone, until, withBrowser } from './product/visit.ts';

withBrowser();

const documents = loadDocuments().filter(({ document }) => document.redirect === undefined);
describe('what is wrong would be seen', () => {
  test('§8 markup that is not what the phone draws is a mismatch', async () => {
    const { page, faults } = await phone({ expects: ['mismatches'] });
    await page.route('**/h5_ac/activity_20250520?*', async (asked) => {
      const response = await asked.fetch();
      const body = (await response.text()).replace(/(class="exchange-grid__name">)/, '$1Other ');
      await asked.fulfill({ response, body });
    });
    await page.goto(addressOf('activity_20250520'));
    await hydrated(page);
    await until(() => faults.mismatches.length > 0);
  });

  test('§9 a button with more text than room, and a line that leaves the page', async () => {
    const { page } = await phone();
    await page.goto(addressOf('seed_rule'));
    expect(await tooWide(page)).toEqual([]);
    await page.evaluate(() => {
      const main = document.querySelector('main');
      for (const name of ['button', 'p'] as const) {
        const element = document.createElement(name);
        element.textContent = 'Unbreakable'.repeat(20);
        element.attributeStyleMap.set('display', 'block');
        element.attributeStyleMap.set('white-space', 'nowrap');
        if (name === 'button') {
          element.attributeStyleMap.set('width', '80px');
          element.attributeStyleMap.set('overflow', 'hidden');
        } else element.attributeStyleMap.set('width', '2000px');
        main?.append(element);
      }
    });
    const found = (await tooWide(page)).join('\n');
    expect(found).toMatch(/Unbreakable \d{3,} > \d\d,/);
    expect(found).toMatch(/P .*ends at/);
  });

  test('§9 letters twice as large in a box that does not grow', async () => {
    const { page } = await phone();
    await page.goto(addressOf('seed_rule'));
    await page.evaluate(() => {
      const box = document.createElement('p');
      box.textContent = '06';
      for (const [name, value] of [
        ['display', 'block'],
        ['width', '40px'],
        ['height', '40px'],
        ['overflow', 'clip'],
        ['font-size', '1.5rem'],
      ] as const)
        box.attributeStyleMap.set(name, value);
      document.querySelector('main')?.append(box);
    });
    expect(await cutText(page)).toEqual([]);
    await enlarge(page);
    expect((await cutText(page)).join()).toContain('"06"');
  });
});

describe('without script', () => {
  const bare = (text: string): string => withoutJoiners(text).replaceAll(/[\s*]/g, '');
  const pick = (text: unknown, lang: string): string =>
    typeof text === 'string' ? text : String((text as Record<string, string>)[lang]);
  /** The first node of a kind, however deep. */
  const nodesOf = (value: unknown, widget: string): Record<string, unknown>[] => {
    if (Array.isArray(value)) return value.flatMap((one) => nodesOf(one, widget));
    if (typeof value !== 'object' || value === null) return [];
    const own = (value as { widget?: unknown }).widget === widget ? [value as Record<string, unknown>] : [];
    return [...own, ...Object.values(value).flatMap((one) => nodesOf(one, widget))];
  };

  const rulesOf = ({ body }: (typeof documents)[number]['document']): { title: TextValue }[] => [
    ...nodesOf(body, 'rule-section').flatMap((node) => node.rules as { title: TextValue }[]),
    ...nodesOf(body, 'accordion').flatMap((node) => node.parts as { title: TextValue }[]),
  ];
  /** Who plays must find the rules; a form to sign, which is booked as campaigns are, has none. */
  const isPlayed = (campaign: object | undefined): boolean =>
    campaign !== undefined && Object.keys(campaign).some((block) => block !== 'forms');

  const told = documents.filter(
    ({ route, document }) => route === 'seed_rule' || isPlayed(document.campaign),
  );
  leaveRest('§8 campaigns without script that are not of this thirtieth', 'npm test -- --all');
  test.each(partOfDay(told, 30))(
    '§8 $route: title, hero, rules and gift names are there in five languages',
    async ({ route, document }) => {
      const { page, requests } = await phone({ javaScriptEnabled: false });
      for (const lang of languages) {
        await page.goto(addressOf(route, { lang }), { waitUntil: 'domcontentloaded' });
        expect(await page.title()).toBe(pick(document.title, lang));
        const seen = bare(await page.locator('main').innerText());
        // The stage of a page in a frame is the frame's; its rules are a page beside it.
        const { around } = document;
        const hero = nodesOf([...(around?.document.body ?? []), ...document.body], 'hero')[0];
        const rules = rulesOf(document);
        // What looks back counts gifts that it no longer shows.
        const shown = (await page.locator('.gift-series').count()) > 0;
        const gifts = (shown ? (document.campaign?.gifts ?? []) : []) as { name: TextValue }[];
        if (!around) expect(rules.length).toBeGreaterThan(2);
        expect(hero).toBeDefined();
        for (const text of [
          hero?.title,
          hero?.subtitle,
          ...rules.map(({ title }) => title),
          ...gifts.map(({ name }) => name),
        ]) {
          expect(seen, `${route} ${lang}`).toContain(bare(pick(text, lang)));
        }
      }
      expect(requests.filter((request) => request.resourceType() === 'fetch')).toEqual([]);
    },
  );
});

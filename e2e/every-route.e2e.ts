import { describe, expect, test } from 'vitest';
import { type LoadedDocument, loadDocuments } from '../build/documents.ts';
import { loadSchemas } from '../build/schemas.ts';
import { matchRoute } from '../engine/document/anywhere/match-route.ts';
import { phases } from '../engine/document/anywhere/phase.ts';
import { addressOf as pathOf } from '../engine/document/anywhere/route.ts';
import { type Language, languages, languageTag } from '../engine/i18n/language.ts';
import { momentAt } from '../tools/contact-sheet/cells.ts';
import { addressesOf, specifiedRoutes } from '../tools/specification/routes.ts';
import { plainTitle, titleIn } from '../tools/specification/titles.ts';
import { leaveRest } from '../tools/testing/other-days.ts';
import { partOfDay, today } from '../tools/testing/part-of-day.ts';
import { proves } from '../tools/testing/proves.ts';
import { addressOf, hydrated, phone, product, withBrowser } from './product/visit.ts';
import { type Arrival, walkTo } from './walk/walker.ts';

withBrowser();

/** Milliseconds for hundreds of pages drawn by one server: what a slow machine needs, twice over. */
const HUNDREDS_OF_PAGES = 240_000;

const documents = loadDocuments();
const set = loadSchemas();
const documentAt = (path: string): LoadedDocument | undefined =>
  documents.find(({ route, document }) => pathOf(route) === path || document.aliases?.includes(path)) ??
  documents.find(({ route }) => matchRoute(`/${route}`, path) !== undefined);

const routes = specifiedRoutes();
/** Where the text has a parameter, somebody's campaign. */
const values = { activity_id: 'activity_20250520', tt: 'live' };

/** A page's language of the day, so that each has its turn. */
const languageOf = (one: LoadedDocument, index: number): Language => {
  const spoken = (one.document.languages ?? languages) as readonly Language[];
  return spoken[(index + today) % spoken.length] ?? 'en';
};

const lost = documents.find(({ route }) => route === 'not_found');
const lostTitle = lost && titleIn(lost.document, 'en', set);

/** What a page says of itself and of its parts, which nobody's points change. */
const headingsOf = ({ title, html }: Arrival): string =>
  [title, ...(html.match(/<(h[1-3])\b[^>]*>.*?<\/\1>/gs) ?? [])].join('\n');

/** What is not as the document at that path says. */
function faultsAt(arrival: Arrival, lang: Language): string[] {
  const found = documentAt(arrival.path);
  const title = found && titleIn(found.document, lang, set);
  return [
    arrival.status === 200 ? [] : `answers ${arrival.status}`,
    found ? [] : `ends at ${arrival.path}, which has no document`,
    arrival.lang === languageTag[lang] ? [] : `speaks ${arrival.lang}, asked for ${lang}`,
    title === undefined || plainTitle(arrival.title ?? '') === title
      ? []
      : `is called ${arrival.title}, not ${title}`,
    arrival.namesPart ? 'names a part of a page on its way' : [],
    arrival.query.includes('from=walk%20here') || arrival.query.includes('from=walk+here')
      ? []
      : `loses its query: ${arrival.query}`,
  ].flat();
}

async function faultsOf(path: string, index: number): Promise<string[]> {
  const route = routes.find((one) => one.path === path);
  const { good, bad } = addressesOf(path, values);
  const faults: string[] = [];
  for (const address of good) {
    const own = documentAt(address) ?? documentAt(route?.ends ?? '');
    const lang = own?.document.redirect === undefined && own ? languageOf(own, index) : 'en';
    const arrival = await walkTo(`${address}?lang=${lang}&from=walk%20here`);
    if (arrival.status === 404) return ['missing'];
    faults.push(...faultsAt(arrival, lang).map((fault) => `${address} ${fault}`));
    const end = route?.ends ?? (own?.document.redirect === undefined ? undefined : own.document.redirect);
    if (end !== undefined && arrival.path !== end)
      faults.push(`${address} ends at ${arrival.path}, not ${end}`);
    if (route?.same !== undefined) {
      const same = await walkTo(`${route.same}?lang=${lang}&from=walk%20here`);
      if (same.status !== 200 || headingsOf(arrival) !== headingsOf(same))
        faults.push(`${address} is not the page of ${route.same}`);
    }
  }
  for (const address of bad) {
    const { status } = await walkTo(address);
    if (status !== 404) faults.push(`${address} answers ${status}, though a step is missing`);
  }
  return faults;
}

describe('§2 every route of the specification', () => {
  leaveRest('§2 two thirds of the routes', 'npm test -- --all');
  test(
    'is the page that it should be, and none is missing',
    async () => {
      proves('2.1', 'T06', 'T08', 'T09', 'T11');
      const faults = new Map<string, string[]>();
      const paths = routes.map(({ path }, index) => ({ path, index }));
      for (const { path, index } of partOfDay(paths, 3)) {
        const found = await faultsOf(path, index);
        if (found.length > 0) faults.set(path, found);
      }
      expect([...faults], 'missing, or not as their documents say').toEqual([]);
    },
    HUNDREDS_OF_PAGES,
  );

  test(
    'every document is open in each of its phases',
    async () => {
      const faults: string[] = [];
      // A twelfth of them each day: another one, in another language.
      for (const one of partOfDay(documents, 12)) {
        const index = documents.indexOf(one);
        const schedule = product.schedules[one.route];
        if (one.document.redirect !== undefined || !schedule) continue;
        const lang = languageOf(one, index);
        const moments = { preview: 'before', live: 'live', settling: 'settling', ended: 'ended' } as const;
        for (const [phase, moment] of Object.entries(moments)) {
          const at = momentAt(moment, schedule);
          if (at === undefined) continue;
          for (const path of [pathOf(one.route), ...(one.document.aliases ?? [])]) {
            const arrival = await walkTo(`${path}?lang=${lang}`, at);
            if (arrival.status !== 200) faults.push(`${path} ${phase} answers ${arrival.status}`);
            else if (arrival.phase !== phase) faults.push(`${path} is ${arrival.phase}, not ${phase}`);
          }
        }
      }
      expect(faults).toEqual([]);
    },
    HUNDREDS_OF_PAGES,
  );

  test.each([
    '/{token}',
    '/%7Btoken%7D',
    '/{token}/more',
    '/no/such/page',
    '/activity_20250520/more',
    '/wx_page/none',
    '/game_ranking/ranking/none',
    '/Activity_20250520',
    '/tt',
    '/tt/activity_20250520',
    '/test_tt/activity_20250520/ended',
    '/activity_testing',
    '/%E0%A4%A',
    '//evil.example/fair',
  ])('T07: %s is no route of people, and its page leads on', async (address) => {
    proves('T07');
    const arrival = await walkTo(`${address}?lang=en`, undefined, false);
    expect([arrival.status, arrival.title]).toEqual([404, lostTitle]);
    expect(arrival.html).toMatch(/<a [^>]*href="\/h5_ac\/activity_center/);
  });

  test.each([
    ['activity_20250520', '/activity_20250520'],
    ['20250520', '/activity_20250520'],
    ['weekly_card', '/activity_seven_star'],
    ['game_ranking%2Franking%2Fall', '/game_ranking/ranking/all'],
  ])('/test_tt/%s is asked in each phase, and a moment in the query changes nothing', async (id, path) => {
    for (const phase of phases) {
      const arrival = await walkTo(`/test_tt/${id}/${phase}?lang=th&at=day1&phase=live&from=a%26b`);
      expect([arrival.status, arrival.path, arrival.phase, arrival.lang], phase).toEqual([
        200,
        path,
        phase,
        'th',
      ]);
      expect(new URLSearchParams(arrival.query).get('from'), phase).toBe('a&b');
    }
  });

  test.each(routes.filter(({ ends }) => ends !== undefined))(
    '$path leads to $ends, and keeps query and hash',
    async ({ path, ends }) => {
      proves('T09');
      const { page } = await phone();
      await page.goto(`${addressOf(path.slice(1))}&from=a%26b#list`);
      await hydrated(page);
      const { pathname, searchParams, hash } = new URL(page.url());
      expect([pathname, searchParams.get('from'), hash]).toEqual([`/h5_ac${ends}`, 'a&b', '#list']);
    },
  );
});

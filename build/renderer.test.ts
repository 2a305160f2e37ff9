// By turns, 120 s: draws every page in every language.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_DATA_ID, type PageData } from '../app/kernel/page-data.ts';
import { OPENING_TEXTS } from '../app/prerender/page-texts.ts';
import type { Renderer } from '../app/prerender/renderer.ts';
import { ASKS_ID, type Asks } from '../app/start/handed.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import { type Language, languages } from '../engine/i18n/language.ts';
import { mechanics } from '../mechanics/index.ts';
import { modules } from '../modules/index.ts';
import { readCampaigns } from '../server/kernel/campaigns.ts';
import { listActivities } from '../server/operations/general.ts';
import { partOfDay } from '../tools/testing/part-of-day.ts';
import type { ClientChunk } from './client-assets.ts';
import { type LoadedDocument, loadDocuments } from './documents.ts';
import { filesBelow } from './files-below.ts';
import { prerender } from './prerender.ts';
import { readProductTexts } from './product-texts.ts';
import { REACT } from './react-as-esm.ts';
import { openRenderer } from './renderer.ts';
import { root } from './schemas.ts';

/** ms, of what looks at every page. */
const SLOW = 120_000;
const now = Date.parse('2025-05-22T12:00:00+08:00');
const documents = loadDocuments();
/** A year of small campaigns: each has dates, so that lists show it, and a live part, so that it has scripts. */
const thousand: LoadedDocument[] = Array.from({ length: 1000 }, (_, i) => ({
  route: `activity_more_${i}`,
  document: {
    version: 1,
    title: `More ${i}`,
    languages: [...languages],
    theme: { preset: 'rose-night' },
    schedule: { start: '2025-05-20T00:00:00+08:00', end: '2025-05-27T00:00:00+08:00' },
    body: [
      { widget: 'countdown' },
      { widget: 'rich-text', text: `Number ${i}` },
      { widget: 'button', label: 'Share', press: [{ do: 'share' }] },
    ],
  } satisfies ActivityDocument,
}));

const withThousand: readonly LoadedDocument[] = [...documents, ...thousand];

let folder: string;
let few: Renderer;
let many: Renderer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gala-growth-'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // A process of its own: the test runner's NODE_ENV would bring React's development build to the phone.
  execFileSync(
    process.execPath,
    [vite, 'build', '--logLevel', 'error', '--outDir', join(folder, 'few'), '--emptyOutDir'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  cpSync(join(folder, 'few'), join(folder, 'many'), { recursive: true });
  few = await openRenderer(documents, join(folder, 'few'));
  many = await openRenderer([...documents, ...thousand], join(folder, 'many'));
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pages = documents.filter(({ document }) => document.redirect === undefined);
const inputs = pages.flatMap(({ route, document }) =>
  (document.languages as Language[]).map((lang) => ({ route, document, lang, now })),
);

/** Each page every day, in another language each day. */
const inputsOfDay = partOfDay(inputs, 5);

const read = new Map<readonly LoadedDocument[], ReturnType<typeof readCampaigns>>();
function campaignsOf(all: readonly LoadedDocument[]): ReturnType<typeof readCampaigns> {
  const campaigns = read.get(all) ?? readCampaigns(all, mechanics);
  read.set(all, campaigns);
  return campaigns;
}

const LIST = '/v2/activities';

/** The list of activities as the API tells it for a set of documents, where a page asks for it. */
async function answersFor(
  renderer: Renderer,
  input: (typeof inputs)[number],
  all: readonly LoadedDocument[],
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(renderer.publicRequests(input))) {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (pathname !== LIST) continue;
    const query = Object.fromEntries(searchParams);
    const context = { campaigns: campaignsOf(all), language: input.lang, now, query };
    answers[name] = await listActivities(context as never);
  }
  return answers;
}

/** The script files that a page names: its own, those it asks for ahead, and the one of its widgets. */
const scriptsOf = (html: string): string[] =>
  [
    ...new Set([...html.matchAll(/\/h5_ac\/(assets\/[\w./-]+\.js)(?!on)/g)].map(([, file]) => file ?? '')),
  ].sort();
const chunks = (): ClientChunk[] =>
  JSON.parse(readFileSync(join(folder, 'few/chunks.json'), 'utf8')) as ClientChunk[];

describe('every document in every language, drawn at build', () => {
  it.each(inputsOfDay)(
    '$route in $lang has no fault, no inline script but its start, its kernel and its rules, and no style attribute',
    (input) => {
      const { html, faults, hashes } = few.render(input);
      expect(faults).toEqual([]);
      const { document } = new JSDOM(html).window;
      expect(document.querySelectorAll('[style]')).toHaveLength(0);
      const scripts = [...document.querySelectorAll('script')];
      const kinds = ['application/json', '', 'application/json', '', 'speculationrules'];
      expect(scripts.map(({ type, src }) => type + src)).toEqual(kinds);
      const hashOf = (script: Element | undefined): string =>
        createHash('sha256')
          .update(script?.textContent ?? '')
          .digest('base64');
      expect(hashes.scripts, 'the policy lets them run').toEqual([1, 3, 4].map((at) => hashOf(scripts[at])));
      for (const element of document.querySelectorAll('*')) {
        for (const { name } of element.attributes) expect(name).not.toMatch(/^on/);
      }
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size, 'ids are unique').toBe(ids.length);
    },
  );

  it('shared among processors, pages are those that one draws, to the byte', {
    timeout: 3 * SLOW,
  }, async () => {
    const some = documents.filter((_, i) => i % 9 === 0);
    const where = { renderer: few, client: join(folder, 'few'), documents: some, now };
    const [one, shared] = ['one', 'shared'].map((name) => join(folder, name)) as [string, string];
    const made = await prerender({ ...where, folder: one });
    expect(await prerender({ ...where, folder: shared, sharedFrom: 1 })).toEqual(made);
    expect(made.drawn).toBeGreaterThan(40);
    const files = filesBelow(one).sort();
    expect(filesBelow(shared).sort()).toEqual(files);
    for (const file of files)
      expect(readFileSync(join(shared, file)).equals(readFileSync(join(one, file))), file).toBe(true);
    expect(await prerender({ ...where, folder: shared, sharedFrom: 1 })).toEqual({ ...made, drawn: 0 });
  });

  it('with scripts off, title, hero and rules are there', { timeout: SLOW }, () => {
    for (const input of inputsOfDay.filter(
      ({ route }) => route.startsWith('activity_2') || route === 'seed_rule',
    )) {
      const { document } = new JSDOM(few.render(input).html).window;
      const title = (input.document.title as Record<string, string>)[input.lang];
      expect(document.title).toContain(title);
      expect(document.querySelector('h1')?.textContent?.trim(), input.route).toBeTruthy();
      expect(document.querySelector('main')?.textContent?.length).toBeGreaterThan(200);
    }
  });

  it('carries nothing private to the phone', { timeout: SLOW }, () => {
    expect(JSON.stringify(documents)).toContain('"stock"');
    for (const input of inputsOfDay) expect(few.render(input).html).not.toMatch(/"(stock|campaign)"/);
  });

  it('is the same page for the same document, language and moment', () => {
    for (const input of inputs.slice(0, 10)) expect(few.render(input)).toEqual(few.render(input));
  });

  it('a page of static widgets has the kernel and loads nothing else', { timeout: SLOW }, () => {
    const rule = inputs.find(({ route }) => route === 'seed_rule');
    if (!rule) throw new Error('no rule page');
    const { html } = few.render(rule);
    const read = (page: string) => new JSDOM(page).window.document;
    const asked = (page: string): readonly string[] => {
      const { react } = JSON.parse(read(page).getElementById(ASKS_ID)?.textContent ?? '') as Asks;
      const tags = [...read(page).querySelectorAll('link[rel=modulepreload]')];
      return [...tags.map((one) => one.getAttribute('href') ?? ''), ...(react === undefined ? [] : [react])];
    };
    const stages = (page: string): string[] =>
      [...(read(page).body.textContent ?? '').matchAll(/galaInside\?\?=\{\}\)\.(\w+)=/g)].map(
        ([, stage = '']) => stage,
      );
    expect([asked(html), stages(html)]).toEqual([[], ['kernel']]);
    expect(html).not.toContain('data-island=');
    const live = inputs.find(({ route }) => route === 'activity_20250520');
    if (!live) throw new Error('no campaign');
    const page = few.render(live).html;
    expect(stages(page)).toEqual(['kernel', 'core']);
    const facades = chunks().filter(({ file }) => asked(page).some((one) => one.endsWith(file)));
    expect(facades.flatMap(({ modules }) => modules)).not.toContain('app/core/core.ts');
  });

  it('a page with live parts asks in its head for what draws answers, and by its start for React', {
    timeout: SLOW,
  }, () => {
    const [react] = chunks().filter(({ modules }) => modules.includes(REACT));
    const file = `/h5_ac/${react?.file}`;
    for (const input of inputs.filter(({ lang }) => lang === 'cn')) {
      const { document } = new JSDOM(few.render(input).html).window;
      const asks = JSON.parse(document.getElementById(ASKS_ID)?.textContent ?? '') as Asks;
      const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
      const live = document.querySelector('[data-island]') !== null;
      const [own, engine, ...more] = [...document.head.querySelectorAll('link[rel=modulepreload]')].map(
        (one) => one.getAttribute('href'),
      );
      expect(own, input.route).toBe(live ? data.widgetFile : undefined);
      expect(engine, input.route).toEqual(live ? expect.stringMatching(/\/engine-[^/]*$/) : undefined);
      // What the screens of a module share.
      if (!data.widgets.some((one) => one in modules)) expect(more, input.route).toEqual([]);
      expect(more, input.route).not.toContain(file);
      expect(asks.react, input.route).toBe(live ? file : undefined);
    }
  });

  it('a page carries the style of tables and of live parts only where it has them', () => {
    const rule = inputs.find(({ route }) => route === 'seed_rule');
    if (!rule) throw new Error('no rule page');
    const text = { cn: '| a | b |\n|:-:|--:|\n| 1 | 2 |' };
    const body = [...rule.document.body, { widget: 'rich-text', text }] as typeof rule.document.body;
    const plain = few.render(rule).html;
    const table = few.render({ ...rule, document: { ...rule.document, body } }).html;
    expect(table).toContain('<table');
    expect([plain, table].map((html) => html.includes('.to-center{'))).toEqual([false, true]);
    const live = inputs.find(({ route }) => route === 'activity_20250520');
    if (!live) throw new Error('no campaign page');
    expect([plain, few.render(live).html].map((html) => html.includes('.skeleton{'))).toEqual([false, true]);
  });

  it('of widgets that no script draws, a page has the rules that it can use', () => {
    const rule = inputs.find(({ route }) => route === 'seed_rule');
    if (!rule) throw new Error('no rule page');
    const { html } = few.render(rule);
    expect(html).toContain('.rule-section{');
    expect(html).not.toMatch(/\.btn\{|\.hero--tall|\.skeleton/);
    // A live part may draw a button at any time.
    const live = inputs.find(({ route }) => route === 'activity_20250520');
    if (!live) throw new Error('no campaign page');
    expect(few.render(live).html).toMatch(/\.btn:disabled,.*\.ranking-list__vacant/s);
  });

  it('a page loads the widgets that it has, and no other', () => {
    const named = (route: string): string[] => {
      const input = inputs.find((one) => one.route === route);
      if (!input) throw new Error(`no ${route}`);
      return few.scripted(input)[0] ?? [];
    };
    expect(named('activity_anniversary')).toContain('thanks-wall');
    expect(named('activity_20250520')).not.toContain('thanks-wall');
    expect(named('seed_rule')).toEqual([]);
  });

  it.each(languages)(
    'a page has its texts in %s: what its own live widgets say, and what all say',
    (lang) => {
      const dataOf = (route: string): Pick<PageData, 'openingTexts' | 'texts'> => {
        const input = inputs.find((one) => one.route === route && one.lang === lang);
        if (!input) throw new Error(`no ${route} in ${lang}`);
        const data = new JSDOM(few.render(input).html).window.document.getElementById('gala');
        return JSON.parse(data?.textContent ?? '') as PageData;
      };
      const textsOf = (route: string): Record<string, string> => dataOf(route).texts;
      const all = readProductTexts()[lang];
      const { 'thanks-wall': wall, 'gift-series': gifts, 'ranking-list': board } = all.own;
      const anniversary = textsOf('activity_anniversary');
      // What the opening of the app says is on no page: those that open it, as a place on a board does, name its file.
      const ofOpening = Object.keys(all.common).filter((key) => OPENING_TEXTS.test(key));
      const file = dataOf('index').openingTexts ?? '';
      const said = JSON.parse(readFileSync(join(folder, 'few/assets', basename(file)), 'utf8')) as object;
      expect(Object.keys(said)).toEqual(ofOpening);
      expect(said).toEqual(Object.fromEntries(ofOpening.map((key) => [key, all.common[key]])));
      expect(ofOpening.filter((key) => key in textsOf('index'))).toEqual([]);
      expect(dataOf('questionnaire')).not.toHaveProperty('openingTexts');
      const form = textsOf('questionnaire');
      const common = Object.fromEntries(
        Object.entries(all.common).filter(([key]) => !ofOpening.includes(key)),
      );
      expect(form).toMatchObject(common);
      expect(anniversary).toMatchObject({ ...common, ...wall });
      const festival = textsOf('activity_20250520');
      expect(festival).toMatchObject({ ...common, ...board });
      for (const key of [...Object.keys(wall ?? {}), ...Object.keys(gifts ?? {})])
        expect(festival, 'its gifts are drawn without a script').not.toHaveProperty(key);
    },
  );

  it('a page of static widgets has none', () => {
    const rule = inputs.find(({ route }) => route === 'seed_rule');
    if (!rule) throw new Error('no rule page');
    expect(few.render(rule).html).toContain('"texts":{}');
  });

  it('how an answer must be is there for what is asked for at once, not for a receipt that nobody has opened', () => {
    const live = inputs.find(({ route }) => route === 'activity_20250520');
    if (!live) throw new Error('no campaign page');
    const data = new JSDOM(few.render(live).html).window.document.getElementById('gala');
    const { model, shapes } = JSON.parse(data?.textContent ?? '') as PageData;
    expect(Object.values(model.data).some(({ get }) => get.endsWith('/receipt'))).toBe(true);
    expect(Object.keys(shapes).map((one) => one.split('/').at(-1))).toContain('balance');
    expect(Object.keys(shapes).filter((one) => one.endsWith('/receipt'))).toEqual([]);
  });

  it('what a popup says is there', () => {
    const live = inputs.find(({ route }) => route === 'activity_20250520');
    if (!live) throw new Error('no campaign page');
    const popups = { wall: { title: 'Gifts', body: [{ widget: 'gift-series', gifts: ['rose'] }] } };
    const document = { ...live.document, popups } as ActivityDocument;
    const [key = ''] = Object.keys(readProductTexts().cn.own['gift-series'] ?? {});
    const says = (html: string): boolean => html.includes(`"${key}":`);
    expect([few.render({ ...live, document }), few.render(live)].map(({ html }) => says(html))).toEqual([
      true,
      false,
    ]);
  });
});

describe('a thousand more documents', () => {
  const modulesOfDocuments = (all: readonly ClientChunk[]): string[] =>
    all.flatMap(({ modules }) => modules.filter((path) => /^activities\//.test(path)));

  it('are not read by the build of the scripts at all', () => {
    const all = chunks();
    expect(all.flatMap(({ modules }) => modules)).toContain('app/kernel/kernel.ts');
    expect(modulesOfDocuments(all)).toEqual([]);
    const withList = [...all, { ...(all[0] as ClientChunk), modules: ['activities/activity_20250520.json'] }];
    expect(modulesOfDocuments(withList), 'and it would be seen').toHaveLength(1);
  });

  it('change no byte of a page, and no byte of the files that it loads', { timeout: SLOW }, async () => {
    let files = 0;
    for (const input of inputsOfDay) {
      if (Object.values(few.publicRequests(input)).some((path) => path.split('?')[0] === LIST)) continue;
      const before = few.render({ ...input, answers: await answersFor(few, input, documents) });
      const after = many.render({
        ...input,
        answers: await answersFor(many, input, withThousand),
      });
      expect(after.html === before.html, `${input.route} in ${input.lang}`).toBe(true);
      expect(after.hashes).toEqual(before.hashes);
      for (const file of scriptsOf(before.html)) {
        const bytes = (which: string): Buffer => readFileSync(join(folder, which, file));
        expect(bytes('many').equals(bytes('few')), file).toBe(true);
        files++;
      }
    }
    expect(files).toBeGreaterThan(50);
  });

  it('and it would be seen: a page that does hold the list is another one, with a page of it alone', async () => {
    const input = inputs.find(({ route }) => route === 'activity_center');
    if (!input) throw new Error('no list page');
    const before = few.render({ ...input, answers: await answersFor(few, input, documents) });
    const after = many.render({
      ...input,
      answers: await answersFor(many, input, withThousand),
    });
    const added = (html: string) => new Set(html.match(/>More \d+</g)).size;
    expect(added(before.html)).toBe(0);
    expect(added(after.html)).toBeGreaterThan(5);
    expect(added(after.html)).toBeLessThanOrEqual(30);
    expect(scriptsOf(after.html), 'though its files are the same').toEqual(scriptsOf(before.html));
  });
});

// By turns, 120 s: draws every page in every language.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_DATA_ID, type PageData } from '../app/kernel/page-data.ts';
import { OPENING_TEXTS } from '../app/prerender/page-texts.ts';
import type { Renderer } from '../app/prerender/renderer.ts';
import { ASKS_ID, type Asks } from '../app/start/handed.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import { languages } from '../engine/i18n/language.ts';
import { modules } from '../modules/index.ts';
import { plainTitle, titleIn } from '../tools/specification/titles.ts';
import { partOfDay } from '../tools/testing/part-of-day.ts';
import { loadDocuments } from './documents.ts';
import { filesBelow } from './files-below.ts';
import { prerender } from './prerender.ts';
import { readProductTexts } from './product-texts.ts';
import { REACT } from './react-as-esm.ts';
import { openRenderer } from './renderer.ts';
import { loadSchemas } from './schemas.ts';
import { buildScripts, chunksOf, pagesOf } from './testing.ts';

/** ms, of what looks at every page. */
const SLOW = 120_000;
const now = Date.parse('2025-05-22T12:00:00+08:00');
const documents = loadDocuments();
const set = loadSchemas();
let folder: string;
let client: string;
let renderer: Renderer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gala-pages-'));
  client = join(folder, 'client');
  buildScripts(client);
  renderer = await openRenderer(documents, client);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inputs = pagesOf(documents, now);
/** Each page every day, in another language each day. */
const inputsOfDay = partOfDay(inputs, 5);

describe('every document in every language, drawn at build', () => {
  it.each(inputsOfDay)(
    '$route in $lang has its title, no fault, no inline script but its start, its kernel and its rules, and no style attribute',
    (input) => {
      const { html, faults, hashes } = renderer.render(input);
      expect(faults).toEqual([]);
      const { document } = new JSDOM(html).window;
      expect(plainTitle(document.title)).toBe(titleIn(input.document, input.lang, set));
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
    const where = { renderer, client, documents: some, now };
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
      const { document } = new JSDOM(renderer.render(input).html).window;
      expect(document.title).not.toBe('');
      expect(document.querySelector('h1')?.textContent?.trim(), input.route).toBeTruthy();
      expect(document.querySelector('main')?.textContent?.length).toBeGreaterThan(200);
    }
  });

  it('carries nothing private to the phone', { timeout: SLOW }, () => {
    expect(JSON.stringify(documents)).toContain('"stock"');
    for (const input of inputsOfDay) expect(renderer.render(input).html).not.toMatch(/"(stock|campaign)"/);
  });

  it('is the same page for the same document, language and moment', () => {
    for (const input of inputs.slice(0, 10)) expect(renderer.render(input)).toEqual(renderer.render(input));
  });

  it('a page of static widgets has the kernel and loads nothing else', { timeout: SLOW }, () => {
    const rule = inputs.find(({ route }) => route === 'seed_rule');
    if (!rule) throw new Error('no rule page');
    const { html } = renderer.render(rule);
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
    const page = renderer.render(live).html;
    expect(stages(page)).toEqual(['kernel', 'core']);
    const facades = chunksOf(client).filter(({ file }) => asked(page).some((one) => one.endsWith(file)));
    expect(facades.flatMap(({ modules }) => modules)).not.toContain('app/core/core.ts');
  });

  it('a page with live parts asks in its head for what draws answers, and by its start for React', {
    timeout: SLOW,
  }, () => {
    const [react] = chunksOf(client).filter(({ modules }) => modules.includes(REACT));
    const file = `/h5_ac/${react?.file}`;
    for (const input of inputs.filter(({ lang }) => lang === 'cn')) {
      const { document } = new JSDOM(renderer.render(input).html).window;
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
    const plain = renderer.render(rule).html;
    const table = renderer.render({ ...rule, document: { ...rule.document, body } }).html;
    expect(table).toContain('<table');
    expect([plain, table].map((html) => html.includes('.to-center{'))).toEqual([false, true]);
    const live = inputs.find(({ route }) => route === 'activity_20250520');
    if (!live) throw new Error('no campaign page');
    expect([plain, renderer.render(live).html].map((html) => html.includes('.skeleton{'))).toEqual([
      false,
      true,
    ]);
  });

  it('of widgets that no script draws, a page has the rules that it can use', () => {
    const rule = inputs.find(({ route }) => route === 'seed_rule');
    if (!rule) throw new Error('no rule page');
    const { html } = renderer.render(rule);
    expect(html).toContain('.rule-section{');
    expect(html).not.toMatch(/\.btn\{|\.hero--tall|\.skeleton/);
    // A live part may draw a button at any time.
    const live = inputs.find(({ route }) => route === 'activity_20250520');
    if (!live) throw new Error('no campaign page');
    expect(renderer.render(live).html).toMatch(/\.btn:disabled,.*\.ranking-list__vacant/s);
  });

  it('a page loads the widgets that it has, and no other', () => {
    const named = (route: string): string[] => {
      const input = inputs.find((one) => one.route === route);
      if (!input) throw new Error(`no ${route}`);
      return renderer.scripted(input)[0] ?? [];
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
        const data = new JSDOM(renderer.render(input).html).window.document.getElementById('gala');
        return JSON.parse(data?.textContent ?? '') as PageData;
      };
      const textsOf = (route: string): Record<string, string> => dataOf(route).texts;
      const all = readProductTexts()[lang];
      const { 'thanks-wall': wall, 'gift-series': gifts, 'ranking-list': board } = all.own;
      const anniversary = textsOf('activity_anniversary');
      // What the opening of the app says is on no page: those that open it, as a place on a board does, name its file.
      const ofOpening = Object.keys(all.common).filter((key) => OPENING_TEXTS.test(key));
      const file = dataOf('index').openingTexts ?? '';
      const said = JSON.parse(readFileSync(join(client, 'assets', basename(file)), 'utf8')) as object;
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
    expect(renderer.render(rule).html).toContain('"texts":{}');
  });

  it('how an answer must be is there for what is asked for at once, not for a receipt that nobody has opened', () => {
    const live = inputs.find(({ route }) => route === 'activity_20250520');
    if (!live) throw new Error('no campaign page');
    const data = new JSDOM(renderer.render(live).html).window.document.getElementById('gala');
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
    expect(
      [renderer.render({ ...live, document }), renderer.render(live)].map(({ html }) => says(html)),
    ).toEqual([true, false]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import openApi from '../../schemas/api/openapi.json' with { type: 'json' };
import { type Language, languages } from '../i18n/language.ts';
import { testSchemas } from '../testing.tsx';
import { eachChildList } from './anywhere/child-lists.ts';
import { hrefOf } from './anywhere/href.ts';
import { CompileError } from './compile/context.ts';
import { pickText } from './compile/pick-text.ts';
import { compilePage } from './compile.ts';
import type { ActivityDocument } from './document.ts';
import type { OpenApi } from './open-api.ts';
import type { CompiledNode, PageModel } from './page-model.ts';
import { composeSchemas, type Schema } from './schema-set.ts';

const documents = Object.entries(
  import.meta.glob<ActivityDocument>('../../activities/**/*.json', { eager: true, import: 'default' }),
)
  .filter(([path, { redirect }]) => !path.includes('/art/') && redirect === undefined)
  .map(([path, document]) => ({
    route: path.replace('../../activities/', '').replace('.json', ''),
    document,
  }));

const compile = (document: ActivityDocument, lang: Language = 'en', route = 'trial'): PageModel =>
  compilePage(document, route, lang, {
    set: testSchemas,
    api: openApi as unknown as OpenApi,
    asset: (path) => `/art/${path}`,
    modules: {
      data: (path) => JSON.parse(readFileSync(new URL(`../../modules/${path}`, import.meta.url), 'utf8')),
      art: (folder) => ({ [folder]: `/modules/${folder}` }),
    },
    href: hrefOf,
  });

const around = (keys: Partial<ActivityDocument>): ActivityDocument => ({
  version: 1,
  title: 'Trial',
  languages: [...languages],
  theme: { preset: 'rose-night' },
  schedule: { start: '2025-05-20T00:00:00+08:00', end: '2025-05-27T00:00:00+08:00' },
  body: [],
  ...keys,
});
const nodeOf = (
  node: ActivityDocument['body'][number],
  more: Partial<ActivityDocument> = {},
  lang?: Language,
) => {
  const compiled = compile(around({ body: [node], ...more }), lang).body[0];
  if (!compiled) throw new Error('no node');
  return compiled;
};

/** All keys of a JSON value, however deep. */
function keysOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, one] of Object.entries(value)) {
    if (!Array.isArray(value)) found.add(key);
    keysOf(one, found);
  }
  return found;
}

/** Names of the keys that the schemas mark as private. */
function privateKeys(): string[] {
  const found = new Set<string>();
  const visit = (schema: Schema | undefined): void => {
    if (typeof schema !== 'object' || schema === null) return;
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (property['x-private']) found.add(name);
      visit(property);
    }
    for (const one of [schema.items, ...(schema.oneOf ?? []), ...Object.values(schema.definitions ?? {})])
      visit(one);
  };
  for (const schema of testSchemas.values()) visit(schema);
  return [...found];
}

describe('every committed document', () => {
  it('there are some', () => {
    expect(documents.length).toBeGreaterThanOrEqual(8);
  });

  const pages = documents.flatMap(({ route, document }) =>
    document.redirect === undefined ? languages.map((lang) => ({ route, document, lang })) : [],
  );

  it.each(pages)('$route compiles in $lang', ({ route, document, lang }) => {
    const model = compile(document, lang, route);
    expect(model.title).not.toBe('');
    expect(model.body.length).toBe(document.body.length);
    expect(JSON.parse(JSON.stringify(model)), 'a page is plain JSON').toEqual(model);
  });

  it('has keys that the schema marks private, and none of them reaches a page', () => {
    const secret = privateKeys();
    expect(secret).toContain('stock');
    const inDocuments = new Set(documents.flatMap(({ document }) => [...keysOf(document)]));
    expect(inDocuments.has('stock'), 'otherwise this proves nothing').toBe(true);
    for (const { route, document, lang } of pages) {
      const json = JSON.stringify(compile(document, lang, route));
      for (const key of secret) expect(json, `${route} ${lang}`).not.toContain(`"${key}"`);
      expect(json).not.toContain('"campaign"');
    }
  });

  it('has one key a node', () => {
    for (const { route, document } of documents) {
      const seen: string[] = [];
      const visit = (nodes: readonly CompiledNode[]): void => {
        for (const node of nodes) {
          seen.push(node.key);
          eachChildList(node.props, visit);
        }
      };
      const model = compile(document, 'cn', route);
      visit(model.body);
      for (const popup of Object.values(model.popups)) visit(popup.body);
      expect(new Set(seen).size, route).toBe(seen.length);
    }
  });
});

describe('texts', () => {
  it('are in the page’s language, else cn, else the first there is', () => {
    expect(pickText({ cn: '中', th: 'ไทย' }, 'th')).toBe('ไทย');
    expect(pickText({ th: 'ไทย', cn: '中' }, 'en')).toBe('中');
    expect(pickText({ th: 'ไทย' }, 'en')).toBe('ไทย');
    expect(pickText({}, 'en')).toBe('');
    expect(pickText('same', 'vi')).toBe('same');
  });

  it('begin no line with the Thai mark of repetition, which has a space before it', () => {
    expect(pickText({ th: 'ค่อย ๆ คุย' }, 'th')).toBe('ค่อย\u00a0ๆ คุย');
    expect(pickText('บ่อย ๆ', 'th')).toBe('บ่อย\u00a0ๆ');
    expect(pickText('จริงๆ', 'th')).toBe('จริงๆ');
  });

  it('stand in one language alone on a page', () => {
    const title = { cn: '中文', tw: '中文台', en: 'English', th: 'ไทย', vi: 'Việt' };
    const model = compile(around({ title, body: [{ widget: 'section', title, body: [] }] }), 'vi');
    expect(JSON.stringify(model)).toContain('Việt');
    for (const other of ['中文', 'English', 'ไทย']) expect(JSON.stringify(model)).not.toContain(other);
  });
});

describe('when a node shows', () => {
  it.each([
    ["phase == 'live'", ['live']],
    ["phase != 'preview'", ['live', 'settling', 'ended']],
    ["phase in ['settling', 'ended']", ['settling', 'ended']],
    ["!(phase == 'live') && phase != 'ended'", ['preview', 'settling']],
  ])('what asks for the phase alone is decided at build: %s', (visible, phases) => {
    const node = nodeOf({ widget: 'section', title: 'x', body: [], visible });
    expect(node.phases).toEqual(phases);
    expect(node).not.toHaveProperty('when');
    expect(node, 'CSS shows and hides it').not.toHaveProperty('live');
  });

  it.each(['signedIn', "phase == 'live' && inApp", 'true'])(
    'what asks for more needs script: %s',
    (visible) => {
      const node = nodeOf({ widget: 'section', title: 'x', body: [], visible });
      expect(node.when).toBeDefined();
      expect(node).not.toHaveProperty('phases');
      expect(node.live).toBe(true);
    },
  );
});

describe('what needs script', () => {
  const button = (press: unknown[], keys: object = {}) =>
    nodeOf({ widget: 'button', label: 'x', press, ...keys });

  it('a button that only leads somewhere is a link, and does not', () => {
    expect(button([{ do: 'navigate', to: '/seed_rule' }])).not.toHaveProperty('live');
    expect(button([{ do: 'navigate', to: 'https://example.com/' }])).not.toHaveProperty('live');
    expect(button([{ do: 'scroll', to: 'rules' }])).not.toHaveProperty('live');
  });

  it('one that does anything else does', () => {
    expect(button([{ do: 'share' }]).live).toBe(true);
    expect(button([{ do: 'toast', text: 'x' }]).live).toBe(true);
    expect(
      button([
        { do: 'track', event: 'x' },
        { do: 'navigate', to: '/seed_rule' },
      ]).live,
    ).toBe(true);
    expect(button([{ do: 'navigate', to: '/seed_rule' }], { label: 'Day {{day}}' }).live).toBe(true);
    expect(button([{ do: 'navigate', to: '/seed_rule' }], { disabled: "phase == 'ended'" }).live).toBe(true);
  });

  it('a static node around a live one stays static', () => {
    const node = nodeOf({
      widget: 'section',
      title: 'x',
      body: [{ widget: 'button', label: 'x', press: [{ do: 'share' }] }],
    });
    expect(node).not.toHaveProperty('live');
    expect((node.props.body as { $n: CompiledNode[] }).$n[0]?.live).toBe(true);
  });

  it('a widget that its schema calls live always does, and so does data', () => {
    expect(
      nodeOf({
        widget: 'tabs',
        tabs: [
          { key: 'a', label: 'A' },
          { key: 'b', label: 'B' },
        ],
      }).live,
    ).toBe(true);
    const list = { widget: 'activity-list', from: 'all' };
    expect(nodeOf(list, { data: { all: { get: '/v2/activities' } } }).live).toBe(true);
  });
});

describe('what a document refers to', () => {
  const campaign = {
    exchange: [
      {
        id: 'halo',
        name: { en: 'Halo', cn: '光环' },
        icon: 'art/rose-night/prizes/halo.svg',
        cost: 100,
        limit: 2,
        stock: 50,
      },
    ],
  };

  it('stands in the place of its id, without its private keys', () => {
    const data = { shop: { get: '/v2/activities/{id}/exchange' } };
    const node = nodeOf(
      { widget: 'exchange-grid', from: 'shop', items: ['halo'], redeem: [] },
      { campaign, data },
    );
    expect(node.props.items).toEqual([
      {
        id: 'halo',
        name: 'Halo',
        icon: '/art/art/rose-night/prizes/halo.svg',
        cost: 100,
        limit: 2,
        rarity: 'common',
      },
    ]);
  });

  it('is an error where there is no such thing', () => {
    const data = { shop: { get: '/v2/activities/{id}/exchange' } };
    const grid = { widget: 'exchange-grid', from: 'shop', items: ['crown'], redeem: [] };
    expect(() => nodeOf(grid, { campaign, data })).toThrow(/no exchange named "crown"/);
    expect(() => nodeOf(grid, { data })).toThrow(CompileError);
    expect(() => nodeOf({ widget: 'carousel' })).toThrow(/no widget named "carousel"/);
    expect(() => nodeOf({ widget: 'section', title: 'x', body: [], visible: 'phse' })).toThrow(CompileError);
  });

  it('gets its address: assets, routes, {id} in paths', () => {
    const model = compile(
      around({
        data: { board: { get: '/v2/activities/{id}/boards/charm', every: '30s', paging: { size: 20 } } },
        share: { title: 'T', content: 'C', image: 'art/x.svg' },
        body: [
          { widget: 'button', label: 'x', press: [{ do: 'navigate', to: '/seed_rule' }] },
          { widget: 'button', label: 'x', press: [{ do: 'post', to: '/v2/activities/{id}/wall' }] },
        ],
      }),
      'en',
      'starlight_hall/entrance',
    );
    expect(model.data.board).toMatchObject({
      get: '/v2/activities/starlight_hall%2Fentrance/boards/charm',
      every: 30_000,
      size: 20,
      public: true,
    });
    expect(model.share).toEqual({ title: 'T', content: 'C', image: '/art/art/x.svg' });
    expect(model.body[0]?.props.press).toEqual({ $a: [{ do: 'navigate', to: '/h5_ac/seed_rule' }] });
    expect(JSON.stringify(model.body[1]?.props.press)).toContain(
      '/v2/activities/starlight_hall%2Fentrance/wall',
    );
    expect(model.tracking).toBe('starlight_hall_entrance');
    expect(model.route).toBe('/starlight_hall/entrance');
    expect(compile(around({}), 'en', 'index').route).toBe('/');
  });

  it('answers that are one user’s own are never public: no page is drawn with them', () => {
    const { data } = compile(around({ data: { mine: { get: '/v2/activities/{id}/balance' } } }));
    expect(data.mine).not.toHaveProperty('public');
  });
});

describe('dates', () => {
  it('are moments, with the offset of the campaign’s days', () => {
    const model = compile(
      around({
        schedule: {
          preview: '2025-05-19T12:00:00-05:00',
          start: '2025-05-20T00:00:00-05:00',
          end: '2025-05-27T00:00:00-05:00',
          settle: '2025-05-28T00:00:00-05:00',
        },
      }),
    );
    expect(model.schedule).toEqual({
      preview: Date.UTC(2025, 4, 19, 17),
      start: Date.UTC(2025, 4, 20, 5),
      end: Date.UTC(2025, 4, 27, 5),
      settle: Date.UTC(2025, 4, 28, 5),
      offset: -300,
    });
  });
});

describe('a screen of a module', () => {
  const screen: Schema = {
    title: 'SkyPanelProps',
    type: 'object',
    properties: {
      big: { type: 'boolean' },
      words: { type: 'object', 'x-data': 'sky/data/words.json' },
      stars: { type: 'object', 'x-art': 'sky/art' },
    },
    required: ['words', 'stars'],
  };
  const set = composeSchemas(new Map([...testSchemas, ['modules/sky-panel.schema.json', screen]]));
  const words = {
    $schema: 'x',
    greeting: { cn: '你好', en: 'Hello {{name}}' },
    list: [{ id: 'a', text: { cn: '一', tw: '壹', en: 'one' } }],
    count: 3,
  };
  const context = {
    set,
    api: openApi as unknown as OpenApi,
    asset: (path: string) => path,
    href: hrefOf,
    modules: {
      data: (path: string) => (path === 'sky/data/words.json' ? words : undefined),
      art: (folder: string) => ({ moon: `/${folder}/moon.svg` }),
    },
  };
  const page = around({ body: [{ widget: 'sky-panel', big: true }] });

  it('gets its data in the page’s language alone, and the addresses of its pictures', () => {
    const [node] = compilePage(page, 'sky', 'en', context).body;
    expect(node?.props).toEqual({
      big: true,
      words: { greeting: 'Hello {{name}}', list: [{ id: 'a', text: 'one' }], count: 3 },
      stars: { moon: '/sky/art/moon.svg' },
    });
    const [thai] = compilePage(page, 'sky', 'th', context).body;
    expect(thai?.props.words, 'cn where a text has no Thai').toMatchObject({ greeting: '你好' });
  });

  it('asks no document for what the build gives, and takes none from it', () => {
    const node = set.get('nodes/sky-panel.schema.json');
    expect(Object.keys(node?.properties ?? {})).not.toContain('words');
    expect(node?.required).toEqual(['widget']);
    const body = [{ widget: 'sky-panel', words: 'mine' }];
    const [own] = compilePage(around({ body }), 'sky', 'en', context).body;
    expect(own?.props.words).not.toBe('mine');
  });

  it('cannot be built where no modules are known', () => {
    const { modules: _, ...without } = context;
    expect(() => compilePage(page, 'sky', 'en', without)).toThrow(CompileError);
  });
});

describe('the compiler', () => {
  it('changes nothing in the document, and gives the same page for the same document', () => {
    const text = readFileSync(new URL('../../activities/activity_20250520.json', import.meta.url), 'utf8');
    const document = JSON.parse(text) as ActivityDocument;
    const once = compile(document, 'th', 'activity_20250520');
    expect(document).toEqual(JSON.parse(text));
    expect(compile(document, 'th', 'activity_20250520')).toEqual(once);
  });
});

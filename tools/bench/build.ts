// tsx tools/bench/build.ts <out> <shared>: the reference page of the peer benchmark, by the real compiler and renderer.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig, type UserConfig } from 'vite';
import { createRenderer } from '../../app/prerender/prerender.tsx';
import { type ClientChunk, hydrationScripts, readCss } from '../../build/client-assets.ts';
import { readProductTexts } from '../../build/product-texts.ts';
import { loadAllWidgets, widgetChunks } from '../../build/renderer.ts';
import { loadSchemas, root } from '../../build/schemas.ts';
import { insideFile } from '../../build/start-name.ts';
import { startScript } from '../../build/start-script.ts';
import { joinWidgets } from '../../build/widget-bundles.ts';
import type { OpenApi } from '../../engine/document/open-api.ts';
import config from '../../vite.config.ts';
import { openEnvelope, swatch } from './answer.ts';
import { benchDocument } from './document.ts';

/** The harness serves its data below one folder of its own host. */
const bases = { find: /^.*\/bases\.ts$/, replacement: join(root, 'tools/bench/bases.ts') };

const [, , out = 'dist/bench', shared = ''] = process.argv;
const folder = resolve(out);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

await build({
  ...mergeConfig(config as UserConfig, {
    root,
    base: '/',
    logLevel: 'warn',
    resolve: {
      alias: [{ find: /^.*\/envelope\.ts$/, replacement: join(root, 'tools/bench/answer.ts') }, bases],
    },
    build: { outDir: folder, rolldownOptions: { input: { kernel: 'tools/bench/entry.ts' } } },
  } satisfies UserConfig),
  // Vite would read the project's own once more by itself, and run each of its plugins twice.
  configFile: false,
});

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const json = <Value>(path: string): Value => JSON.parse(readFileSync(path, 'utf8')) as Value;
const chunks = json<ClientChunk[]>(join(folder, 'chunks.json'));
const { page } = (await import(pathToFileURL(join(shared, 'page.mjs')).href)) as {
  page: Parameters<typeof benchDocument>[0];
};
const data = json<Parameters<typeof benchDocument>[1] & { rows: unknown[] }>(join(shared, 'data/100.json'));
const document = benchDocument(page, data);
const scripted = ['tabs', 'ranking-list', 'exchange-grid', 'section', 'rich-text'];
const joined = await joinWidgets(
  join(folder, 'assets'),
  Object.fromEntries(scripted.map((name) => [name, basename(widgetChunks(chunks, '/')[name]?.[0] ?? '')])),
  '/assets/',
);
const answer = { $ref: 'board-answer.schema.json' };
const api = {
  paths: {
    '/data/100.json': {
      get: {
        operationId: 'readPage',
        'x-public': true,
        responses: { 200: { content: { 'application/json': { schema: { properties: { data: answer } } } } } },
      },
    },
  },
} as OpenApi;
const palette = {
  ground: '#f4f2fb',
  panel: '#ffffff',
  ink: '#241a3d',
  mutedInk: '#6a6083',
  accent: '#5b2be0',
  accentInk: '#ffffff',
  glow: '#e0447c',
  rank1: '#a06a00',
  rank2: '#5d6680',
  rank3: '#8a4b22',
  danger: '#b00020',
  success: '#1a6b4a',
};
const nowhere = { hostPrefix: '', apiBase: '', analyticsAppId: 'bench' };
const localEverywhere = {
  production: nowhere,
  preRelease: nowhere,
  test: nowhere,
  development: nowhere,
  local: nowhere,
};
const renderer = createRenderer({
  set: loadSchemas(),
  api,
  widgets: await loadAllWidgets(),
  themes: { bench: { name: 'bench', palette, art: {} } },
  css: readCss(),
  texts: readProductTexts(),
  hosts: {
    webDomain: 'localhost',
    environments: localEverywhere,
    analytics: { eventsPath: '/api-server/v2/events', reportsPath: '/api-server/v2/reports', batchSize: 5 },
  },
  assets: {
    kernel: '',
    start: await startScript([bases]),
    inside: { kernel: read(insideFile.kernel), core: read(insideFile.core) },
    ...hydrationScripts(chunks, '/'),
    widgets: () => [`/assets/${joined}`],
    asset: (path) => swatch(`#${/([0-9a-f]{6})\.svg$/.exec(path)?.[1] ?? '5b2be0'}`),
  },
});
const input = { document, route: 'bench', lang: 'en' as const, now: Date.parse('2026-01-01T00:00:00Z') };
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
/** As pages of the product it brings how its answer must be: as it is, since the harness promises nothing. The shapes of all calls stay away so. */
const knowing = (html: string): string => {
  const known = html.replace('"shapes":{', '"shapes":{"get /*":{},');
  if (known === html) throw new Error('tools/bench/build.ts: the page brings no shapes.');
  return known;
};
// A page is drawn with the first page of rows, and one more that says that there are others.
const first = { ...data, rows: data.rows.slice(0, 21) };
write('index.html', knowing(renderer.render({ ...input, answers: { page: openEnvelope(first) } }).html));
write('scale.html', knowing(renderer.render(input).html));
// What every page asks on its way, and the harness knows nothing of: with files in the place of answers it is asked for, as in the product, and found.
write('query_location', JSON.stringify({ code: 0, data: { areacode: 'CN' } }));
write('v2/time', '');

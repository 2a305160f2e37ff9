import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createRenderer } from '../app/prerender/prerender.tsx';
import type { ClientAssets, Renderer, RendererParts } from '../app/prerender/renderer.ts';
import { nodes as registry } from '../app/registry/nodes.ts';
import type { HostSettings } from '../app/start/handed.ts';
import { BASE_PATH } from '../engine/document/anywhere/href.ts';
import type { OpenApi } from '../engine/document/open-api.ts';
import type { Settings } from '../engine/platform/settings.ts';
import type { Widget } from '../engine/render/define-widget.ts';
import { STAMP, stampOfSources } from './build-stamp.ts';
import {
  artBelow,
  type ClientChunk,
  chunksOf,
  copyArt,
  hydrationScripts,
  insideFiles,
  readCss,
  readStyles,
  readThemes,
} from './client-assets.ts';
import { compressFiles } from './compress.ts';
import { type LoadedDocument, loadDocuments } from './documents.ts';
import { letteringOf } from './lettering/lettering.ts';
import { nodeSources } from './node-sources.ts';
import { writeOpeningTexts } from './opening-texts.ts';
import { sheetKey, writeOrnaments } from './ornaments.ts';
import { stampOfGround } from './page-keys.ts';
import { partKey, writePopupParts } from './popup-parts.ts';
import { previewOf } from './preview.ts';
import { readProductTexts } from './product-texts.ts';
import { loadSchemas, root } from './schemas.ts';
import { scriptedWidgets } from './scripted-widgets.ts';
import { insideFile, START } from './start-name.ts';
import { StartProblem } from './start-problem.ts';

export const clientFolder = join(root, 'dist/client');

const json = <Value>(path: string): Value => JSON.parse(readFileSync(join(root, path), 'utf8')) as Value;

/** All widgets and screens of modules, loaded. */
export async function loadAllWidgets(): Promise<Map<string, Widget>> {
  return new Map(
    await Promise.all(Object.entries(registry).map(async ([name, load]) => [name, await load()] as const)),
  );
}

/** What every page needs of the public settings (T18). */
const hostsOf = ({ webDomain, environments, analytics }: Settings): HostSettings => ({
  webDomain,
  environments,
  analytics,
});

/** Where the style of a node stands that shares it with others. */
const stylesOf = (): Record<string, readonly string[]> =>
  Object.fromEntries(nodeSources().flatMap(({ name, styles }) => (styles ? [[name, styles]] : [])));

async function rendererOver(
  assets: ClientAssets,
  address: (path: string) => string | undefined,
  sheet: Parameters<typeof readThemes>[0] = () => undefined,
  styles: Pick<RendererParts, 'css' | 'drawn'> = { css: readCss() },
): Promise<Renderer> {
  const themes = readThemes(sheet);
  return createRenderer({
    set: loadSchemas(),
    api: json<OpenApi>('schemas/api/openapi.json'),
    widgets: await loadAllWidgets(),
    themes,
    lettering: (text, lang, family, size) => {
      const drawn = letteringOf(text, lang, themes[family]?.shape?.lettering ?? 'round', size);
      return drawn && { ...drawn };
    },
    ...styles,
    styles: stylesOf(),
    modules: {
      data: (path) => json(`modules/${path}`),
      art: (folder) => artBelow(folder, address),
    },
    texts: readProductTexts(),
    hosts: hostsOf(json<Settings>('engine/platform/settings.json')),
    assets,
    preview: (document) => {
      const path = previewOf(document);
      return path && assets.asset(path);
    },
  });
}

const setOf = (names: readonly string[]): string => [...names].sort().join();

/** Each widget's chunk and what it imports, by name. */
export const widgetChunks = (chunks: readonly ClientChunk[], base: string): Record<string, string[]> =>
  Object.fromEntries(nodeSources().map(({ name, component }) => [name, chunksOf(chunks, component, base)]));

/** What was added to the client build for the documents: addresses of pictures, of families' ornaments, of what popups and the opening of the app bring along, and of joined widgets by their names. */
interface BuildRecord {
  readonly art: Readonly<Record<string, string>>;
  readonly sheets: Readonly<Record<string, string>>;
  readonly popups: Readonly<Record<string, string>>;
  readonly opening: Readonly<Record<string, string>>;
  readonly joined: Record<string, string>;
}

const RECORD = 'build.json';

function rendererOf(
  folder: string,
  { art, sheets, popups, opening, joined }: BuildRecord,
): Promise<Renderer> {
  const chunks = JSON.parse(readFileSync(join(folder, 'chunks.json'), 'utf8')) as ClientChunk[];
  const own = widgetChunks(chunks, BASE_PATH);
  const inside = insideFiles(chunks, BASE_PATH);
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const assets: ClientAssets = {
    kernel: '',
    start: read(START),
    inside: { kernel: read(insideFile.kernel), core: read(insideFile.core) },
    ...hydrationScripts(chunks, BASE_PATH),
    widgets: ([name = '', ...others]) => {
      const file = joined[setOf([name, ...others])];
      if (others.length > 0) return file ? [file] : [];
      return (own[name] ?? []).filter((one) => !inside.has(one));
    },
    popupPart: (name, lang) => popups[partKey(name, lang)],
    openingTexts: (lang) => opening[lang],
    asset: (path) => {
      const found = art[path];
      if (!found) throw new Error(`No picture activities/${path}`);
      return found;
    },
  };
  return rendererOver(
    assets,
    (path) => art[path],
    (family, tokens) => sheets[sheetKey(family, tokens)],
    readStyles(),
  );
}

/** A renderer over what the client build left in its folder. Copies the art there, joins the widgets of pages, and compresses all. */
export async function openRenderer(
  documents: readonly LoadedDocument[] = loadDocuments(),
  folder = clientFolder,
): Promise<Renderer> {
  // A tool of the build: what is served in production does without.
  const { joinWidgets } = await import('./widget-bundles.ts');
  const chunks = JSON.parse(readFileSync(join(folder, 'chunks.json'), 'utf8')) as ClientChunk[];
  const widgets = widgetChunks(chunks, BASE_PATH);
  const record: BuildRecord = {
    art: Object.fromEntries(copyArt(folder, BASE_PATH)),
    sheets: Object.fromEntries(writeOrnaments(folder, BASE_PATH, documents)),
    popups: Object.fromEntries(
      writePopupParts(folder, BASE_PATH, {
        widgets: nodeSources().map(({ name }) => name),
        css: readStyles().css,
        styles: stylesOf(),
        texts: readProductTexts(),
      }),
    ),
    opening: writeOpeningTexts(folder, BASE_PATH, readProductTexts()),
    joined: {},
  };
  const renderer = await rendererOf(folder, record);
  for (const names of scriptedWidgets(renderer, documents, stampOfGround(folder))) {
    if (names.length < 2 || record.joined[setOf(names)]) continue;
    const own = Object.fromEntries(names.map((name) => [name, basename(widgets[name]?.[0] ?? '')]));
    const file = await joinWidgets(join(folder, 'assets'), own, `${BASE_PATH}assets/`);
    record.joined[setOf(names)] = `${BASE_PATH}assets/${file}`;
  }
  await compressFiles(join(folder, 'assets'));
  writeFileSync(join(folder, RECORD), JSON.stringify(record));
  return renderer;
}

/**
 * What a build left in its folder, whole: with every file that pages name.
 *
 * @returns undefined where nothing was built, or not to the end
 */
function readBuild(folder: string): { stamp: string; record: BuildRecord } | undefined {
  try {
    const stamp = readFileSync(join(folder, STAMP), 'utf8');
    const record = JSON.parse(readFileSync(join(folder, RECORD), 'utf8')) as BuildRecord;
    const chunks = JSON.parse(readFileSync(join(folder, 'chunks.json'), 'utf8')) as ClientChunk[];
    const made = [
      ...Object.values(record.art),
      ...Object.values(record.sheets),
      ...Object.values(record.popups),
      ...Object.values(record.opening),
      ...Object.values(record.joined),
    ];
    const files = [...made.map((one) => one.slice(BASE_PATH.length)), ...chunks.map((one) => one.file)];
    return files.every((file) => existsSync(join(folder, file))) ? { stamp, record } : undefined;
  } catch {
    return undefined;
  }
}

/** @throws StartProblem */
function wholeBuild(folder: string): NonNullable<ReturnType<typeof readBuild>> {
  const built = readBuild(folder);
  if (!built) throw new StartProblem('Nothing is built yet. Build it first: npm run build');
  return built;
}

/** Whether a folder holds what the sources of now would make. */
export const isBuilt = (folder = clientFolder): boolean => readBuild(folder)?.stamp === stampOfSources();

/**
 * A renderer over what `npm run build` left: makes nothing, and needs no tool of the build.
 *
 * @throws StartProblem where nothing was built, or where a source has changed since
 */
export async function openBuiltRenderer(folder = clientFolder): Promise<Renderer> {
  const built = wholeBuild(folder);
  if (built.stamp !== stampOfSources())
    throw new StartProblem(
      'Documents or sources have changed since the build. Build them first: npm run build',
    );
  return rendererOf(folder, built.record);
}

/** A renderer like the one that `openRenderer` has just made over a folder, for another thread: makes nothing. */
export function reopenRenderer(folder: string): Promise<Renderer> {
  return rendererOf(folder, wholeBuild(folder).record);
}

/** A renderer for `npm run dev`: scripts and pictures straight from the sources, by Vite. */
export async function openDevRenderer(): Promise<Renderer> {
  // A tool of the build: what is served in production does without.
  const { startScript } = await import('./start-script.ts');
  const address = (path: string): string =>
    path.startsWith('modules/') ? BASE_PATH + path : `${BASE_PATH}activities/${path}`;
  return rendererOver(
    {
      kernel: `${BASE_PATH}app/kernel/kernel.ts`,
      start: await startScript(),
      hydrate: [],
      widgets: () => [],
      asset: address,
    },
    address,
  );
}

export interface RendererModule {
  openDevRenderer: typeof openDevRenderer;
}

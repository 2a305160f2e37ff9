import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClientAssets, createRenderer, type Renderer } from '../app/prerender.tsx';
import type { OpenApi } from '../engine/document/api.ts';
import { BASE_PATH } from '../engine/document/href.ts';
import type { Language } from '../engine/i18n/language.ts';
import { languages } from '../engine/i18n/language.ts';
import type { Widget } from '../engine/render/define-widget.ts';
import { widgets as registry } from '../widgets/index.ts';
import { chunksOf, copyArt, readCss, readThemes } from './client-assets.ts';
import { loadSchemas, root } from './schemas.ts';

export const clientFolder = join(root, 'dist/client');

const json = <Value>(path: string): Value => JSON.parse(readFileSync(join(root, path), 'utf8')) as Value;

/** All widgets, loaded. */
async function loadAllWidgets(): Promise<Map<string, Widget>> {
  return new Map(await Promise.all(Object.entries(registry).map(async ([name, load]) => [name, await load()] as const)));
}

async function rendererOver(assets: ClientAssets, address: (path: string) => string | undefined): Promise<Renderer> {
  const texts = Object.fromEntries(
    languages.map((lang) => [lang, json<Record<string, string>>(`engine/i18n/generated/${lang}.gen.json`)]),
  ) as Record<Language, Record<string, string>>;
  return createRenderer({
    set: loadSchemas(),
    api: json<OpenApi>('schemas/api/openapi.json'),
    widgets: await loadAllWidgets(),
    themes: readThemes(address),
    css: readCss(),
    texts,
    assets,
  });
}

/** A renderer over what the client build left in dist/client. Copies the art there. */
export async function openRenderer(): Promise<Renderer> {
  const manifest = json<Parameters<typeof chunksOf>[0]>('dist/client/manifest.json');
  const art = copyArt(clientFolder, BASE_PATH);
  const kernel = chunksOf(manifest, 'app/kernel.ts', BASE_PATH);
  const assets: ClientAssets = {
    kernel: kernel[0] ?? '',
    kernelImports: kernel.slice(1),
    hydrate: chunksOf(manifest, 'app/hydrate.tsx', BASE_PATH),
    widgets: Object.fromEntries(
      Object.keys(registry).map((name) => [name, chunksOf(manifest, `widgets/${name}/${name}.tsx`, BASE_PATH)]),
    ),
    asset: (path) => {
      const found = art.get(path);
      if (!found) throw new Error(`No picture activities/${path}`);
      return found;
    },
  };
  return rendererOver(assets, (path) => art.get(path));
}

/** A renderer for `npm run dev`: scripts and pictures straight from the sources, by Vite. */
export async function openDevRenderer(): Promise<Renderer> {
  const address = (path: string): string => `${BASE_PATH}activities/${path}`;
  return rendererOver(
    { kernel: `${BASE_PATH}app/kernel.ts`, kernelImports: [], hydrate: [], widgets: {}, asset: address },
    address,
  );
}

export interface RendererModule {
  openDevRenderer: typeof openDevRenderer;
}

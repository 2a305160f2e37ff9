import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ClientAssets } from '../app/prerender/renderer.ts';
import type { Theme, Tokens } from '../app/prerender/theme.ts';
import { moduleNames } from '../modules/screens.ts';
import { DRAWN } from './drawn-styles.ts';
import { filesBelow } from './files-below.ts';
import { minifyCss } from './minify-css.ts';
import { nodeSources } from './node-sources.ts';
import { families, paletteOf, partsOf } from './ornaments.ts';
import { REACT } from './react-as-esm.ts';
import { root } from './schemas.ts';

/** A script file of the client build (dist/client/chunks.json). */
export interface ClientChunk {
  file: string;
  /** Length of its code. */
  size: number;
  /** The module whose exports it has, where it stands for one. */
  facade: string | null;
  imports: readonly string[];
  modules: readonly string[];
  /** Names of the packages that have modules in it. */
  packages?: readonly string[];
}

/**
 * Copies the pictures under names that change with their content.
 * @returns each one's address by its path: below activities/, or `modules/<module>/art/...`
 */
export function copyArt(out: string, base: string): Map<string, string> {
  const addresses = new Map<string, string>();
  const copy = (folder: string, path: string, key: string): void => {
    if (!/\.(svg|png|jpg|webp|avif)$/.test(path)) return;
    const bytes = readFileSync(join(root, folder, path));
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
    const named = key.replace(/\.(\w+)$/, `-${hash}.$1`);
    const file = join(out, 'assets', named);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    addresses.set(key, `${base}assets/${named}`);
  };
  for (const path of filesBelow(join(root, 'activities'), 'art')) copy('activities', path, path);
  for (const path of moduleArt()) copy('.', path, path);
  return addresses;
}

/** Paths of all pictures of modules: `modules/<module>/art/...`. */
const moduleArt = (): string[] =>
  moduleNames(root).flatMap((module) =>
    existsSync(join(root, 'modules', module, 'art')) ? filesBelow(root, `modules/${module}/art`) : [],
  );

/** The addresses of the pictures in a folder below modules/, by name without ending. */
export function artBelow(
  folder: string,
  address: (path: string) => string | undefined,
): Record<string, string> {
  const inside = `modules/${folder}/`;
  return Object.fromEntries(
    moduleArt().flatMap((path) => {
      const name = path.startsWith(inside) ? path.slice(inside.length) : '';
      const href = /^[^/]+\.svg$/.test(name) ? address(path) : undefined;
      return href === undefined ? [] : [[name.replace(/\.svg$/, ''), href]];
    }),
  );
}

/**
 * The families of activities/art, with their parts and shapes.
 *
 * @param sheet the address of a family's file of them, in its own colours or in those of a document
 */
export const readThemes = (
  sheet: (family: string, tokens?: Tokens) => string | undefined,
): Record<string, Theme> =>
  Object.fromEntries(
    families().map((name) => [
      name,
      {
        name,
        palette: paletteOf(name),
        ...partsOf(name),
        sheet: sheet(name),
        dyedSheet: (tokens: Tokens) => sheet(name, tokens),
      },
    ]),
  );

/** CSS of what pages share, of each widget, screen and module, minified: `css`, and of `drawn` what widgets' scripts bring along, by their names. */
export function readStyles(): Record<'css' | 'drawn', Record<string, string>> {
  const css: Record<string, string> = {};
  const drawn: Record<string, string> = {};
  const add = (name: string, path: string, to = css): void => {
    if (existsSync(join(root, path))) to[name] = minifyCss(join(root, path));
  };
  for (const name of ['base', 'live', 'table']) add(name, `engine/render/${name}.css`);
  for (const { name, folder } of nodeSources()) {
    add(name, `${folder}/style.css`);
    add(name, `${folder}/${DRAWN}`, drawn);
    // One of its looks has a style of its own: a page has those of its looks alone.
    for (const file of readdirSync(join(root, folder)))
      if (/^look-.+\.css$/.test(file)) add(`${name}/${file.slice(5, -4)}`, `${folder}/${file}`);
  }
  for (const module of moduleNames(root)) add(module, `modules/${module}/style.css`);
  return { css, drawn };
}

/** The same where no script brings any of it. */
export function readCss(): Record<string, string> {
  const { css, drawn } = readStyles();
  return {
    ...css,
    ...Object.fromEntries(Object.entries(drawn).map(([name, more]) => [name, (css[name] ?? '') + more])),
  };
}

/** The script files that a module needs at once, its own first. A module that the build does not have needs none. */
export function chunksOf(chunks: readonly ClientChunk[], module: string, base: string): string[] {
  const first =
    chunks.find((one) => one.facade === module) ?? chunks.find((one) => one.modules.includes(module));
  const files: string[] = [];
  const visit = (chunk: ClientChunk | undefined): void => {
    if (!chunk || files.includes(base + chunk.file)) return;
    files.push(base + chunk.file);
    for (const name of chunk.imports) visit(chunks.find((one) => one.file === name));
  };
  visit(first);
  return files;
}

/** The files of scripts that stand inside pages: a page asks for none of them. */
export const insideFiles = (chunks: readonly ClientChunk[], base: string): ReadonlySet<string> =>
  new Set(['app/kernel/kernel.ts', 'app/core/core.ts'].flatMap((module) => chunksOf(chunks, module, base)));

/**
 * What hydration loads: React, and before it what else it needs beside kernel and core, the engine's views first.
 *
 * @throws where the build has no script with React, or several
 */
export function hydrationScripts(
  chunks: readonly ClientChunk[],
  base: string,
): Pick<ClientAssets, 'react' | 'hydrate'> {
  const inside = insideFiles(chunks, base);
  const [react, ...more] = chunks.filter(({ modules }) => modules.includes(REACT));
  if (react === undefined || more.length > 0)
    throw new Error(
      `dist/client/chunks.json: one script has React (${JSON.stringify(REACT)}), and ${more.length + Number(react !== undefined)} have it; build/chunks.ts puts it into one`,
    );
  return {
    react: base + react.file,
    hydrate: chunksOf(chunks, 'app/hydrate/hydrate.tsx', base).filter(
      (one) => !inside.has(one) && one !== base + react.file,
    ),
  };
}

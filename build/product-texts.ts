import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Language, languages } from '../engine/i18n/language.ts';
import type { ProductTexts } from '../engine/i18n/product-texts.ts';
import type { TextFile } from './compose/text-entries.ts';
import { filesBelow } from './files-below.ts';
import { nodeSources } from './node-sources.ts';
import { root } from './schemas.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const sourcesBelow = (folder: string): string[] =>
  filesBelow(join(root, folder))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => read(`${folder}/${path}`));

/** Files that ask for texts, or hand their keys on: other words of the code are none of them. */
const asks = /\bt\(|\bCommonText\b/;

/** Says its texts by itself, in whatever language its page is (decision 0190). */
const beside = { name: 'rail', component: 'app/rail/rail.ts' };

/** Where the product's texts stand: what several say first, then each widget's and screen's own, and what stands beside pages. */
export function textFiles(): TextFile[] {
  const path = 'engine/i18n/product-texts.json';
  const common: TextFile = {
    path,
    text: read(path),
    sources: ['engine', 'app', 'widgets', 'modules'].flatMap(sourcesBelow).filter((one) => asks.test(one)),
    saidIn: 'engine/, app/, widgets/ or modules/',
  };
  const own = [...nodeSources(), beside].flatMap(({ name, component }): TextFile[] => {
    const folder = dirname(component);
    const file = `${folder}/texts.json`;
    if (!existsSync(join(root, file))) return [];
    return [
      { path: file, owner: name, text: read(file), sources: sourcesBelow(folder), saidIn: `${folder}/` },
    ];
  });
  return [common, ...own];
}

/** The product's texts in every language, as `npm run types` has composed them. */
export const readProductTexts = (): Record<Language, ProductTexts> =>
  Object.fromEntries(
    languages.map((lang) => [lang, JSON.parse(read(`app/texts/${lang}.gen.json`)) as ProductTexts]),
  ) as Record<Language, ProductTexts>;

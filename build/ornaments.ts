import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canBeDyed } from '../app/prerender/dye.ts';
import type { Shape } from '../app/prerender/shape.ts';
import { inOwn, ornamentsCss, ornamentsWhere, type Theme, type Tokens } from '../app/prerender/theme.ts';
import type { LoadedDocument } from './documents.ts';
import { minifyCss } from './minify-css.ts';
import { root } from './schemas.ts';

const ART = 'activities/art';
/** The style of each part, by the part's name. */
const PARTS = 'engine/render/parts';

/** A drawing as an address that needs no request, and so has no referrer (T50). */
export const asData = (svg: string): string =>
  `data:image/svg+xml,${svg.trim().replaceAll('%', '%25').replaceAll('#', '%23').replaceAll("'", '%27').replaceAll('"', "'")}`;

/** The families of art that have a palette: names of folders. */
export const families = (): string[] =>
  readdirSync(join(root, ART), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, ART, entry.name, 'palette.json')))
    .map(({ name }) => name);

const drawnIn = (family: string): [file: string, variable: string][] =>
  ornamentsWhere((file) => existsSync(join(root, ART, family, file)));

/** The drawings that pages of a family have: the name of the variable to the drawing. */
export const ornamentsOf = (family: string): Record<string, string> =>
  Object.fromEntries(
    drawnIn(family).map(([file, variable]) => [
      variable,
      asData(readFileSync(join(root, ART, family, file), 'utf8')),
    ]),
  );

/** The colours of a family, by name. */
export const paletteOf = (family: string): Theme['palette'] =>
  JSON.parse(readFileSync(join(root, ART, family, 'palette.json'), 'utf8')) as Theme['palette'];

/** What a family says of its shapes. */
export function shapeOf(family: string): Shape | undefined {
  const path = join(root, ART, family, 'shape.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Shape) : undefined;
}

/** The style of the parts that a family has. */
export const partRules = (family: string): string =>
  drawnIn(family)
    .map(([file]) => join(root, PARTS, file.replace('.svg', '.css')))
    .filter((path) => existsSync(path))
    .map(minifyCss)
    .join('');

/** What pages have of a family beside its colours. */
export const partsOf = (family: string): Pick<Theme, 'art' | 'shape' | 'rules'> => ({
  art: ornamentsOf(family),
  shape: shapeOf(family),
  rules: partRules(family),
});

/** By what a file of ornaments is found: a family, and the colours that a document puts in the place of its own. */
export const sheetKey = (family: string, tokens: Tokens = {}): string =>
  [family, ...Object.entries(tokens).sort().flat()].join(' ');

/**
 * Writes each family's ornaments as one file of style, under a name that changes with its content: one request in place of
 * twenty, and less than half of their bytes, because drawings of a family are alike. Where documents have colours of their
 * own, one more in these.
 *
 * @returns each one's address by its `sheetKey`
 */
export function writeOrnaments(
  out: string,
  base: string,
  documents: readonly Pick<LoadedDocument, 'document'>[] = [],
): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const family of families()) {
    const parts = { ...partsOf(family), palette: paletteOf(family) };
    const own = documents.flatMap(({ document: { theme } }) =>
      theme?.preset === family && theme.tokens !== undefined && canBeDyed(parts.palette, theme.tokens)
        ? [theme.tokens]
        : [],
    );
    for (const tokens of [{}, ...own]) {
      const key = sheetKey(family, tokens);
      const css = addresses.has(key) ? '' : ornamentsCss(inOwn(parts, tokens));
      if (css === '') continue;
      const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
      const path = `assets/art/${family}/ornaments-${hash}.css`;
      mkdirSync(dirname(join(out, path)), { recursive: true });
      writeFileSync(join(out, path), css);
      addresses.set(key, base + path);
    }
  }
  return addresses;
}

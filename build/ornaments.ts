import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ornaments, ornamentsCss } from '../app/prerender/theme.ts';
import { root } from './schemas.ts';

const ART = 'activities/art';

/** A drawing as an address that needs no request, and so has no referrer (T50). */
export const asData = (svg: string): string =>
  `data:image/svg+xml,${svg.trim().replaceAll('%', '%25').replaceAll('#', '%23').replaceAll("'", '%27').replaceAll('"', "'")}`;

/** The families of art that have a palette: names of folders. */
export const families = (): string[] =>
  readdirSync(join(root, ART), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, ART, entry.name, 'palette.json')))
    .map(({ name }) => name);

/** The ornaments that a family has: the name of the variable to the drawing. */
export const ornamentsOf = (family: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ornaments).flatMap(([file, variable]) => {
      const path = join(root, ART, family, file);
      return existsSync(path) ? [[variable, asData(readFileSync(path, 'utf8'))]] : [];
    }),
  );

/**
 * Writes each family's ornaments as one file of style, under a name that changes with its content: one request in place of
 * eight, and less than half of their bytes, because drawings of a family are alike.
 *
 * @returns each one's address by the family's name
 */
export function writeOrnaments(out: string, base: string): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const family of families()) {
    const art = ornamentsOf(family);
    if (Object.keys(art).length === 0) continue;
    const css = ornamentsCss(art);
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    const path = `assets/art/${family}/ornaments-${hash}.css`;
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), css);
    addresses.set(family, base + path);
  }
  return addresses;
}

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openingTexts } from '../app/prerender/page-texts.ts';
import type { RendererParts } from '../app/prerender/renderer.ts';
import { languages } from '../engine/i18n/language.ts';

/**
 * Writes what the opening of the app says, a file a language (decision 0172).
 *
 * @param base of the addresses of `folder`'s files
 * @returns addresses, by language
 */
export function writeOpeningTexts(
  folder: string,
  base: string,
  texts: RendererParts['texts'],
): Record<string, string> {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  return Object.fromEntries(
    languages.map((lang) => {
      const text = JSON.stringify(openingTexts(texts[lang]));
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
      const file = `assets/opening.${lang}-${hash}.json`;
      writeFileSync(join(folder, file), text);
      return [lang, base + file];
    }),
  );
}

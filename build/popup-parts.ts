import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PopupPart } from '../app/popup/popup-parts.ts';
import type { RendererParts } from '../app/prerender/renderer.ts';
import { type Language, languages } from '../engine/i18n/language.ts';

/** Names a part among what a build has made. */
export const partKey = (widget: string, lang: Language): string => `${widget}.${lang}`;

/**
 * Writes what a widget brings along where popups alone show it: its style, and what it says in one language, as a file of its own.
 * A widget with a look, or with a style that others have too, has none: pages have it whole.
 *
 * @param base of the addresses of `folder`'s files
 * @returns addresses, by `partKey`
 */
export function writePopupParts(
  folder: string,
  base: string,
  {
    widgets,
    css,
    styles,
    texts,
  }: Pick<RendererParts, 'css' | 'styles' | 'texts'> & { widgets: Iterable<string> },
): Map<string, string> {
  const addresses = new Map<string, string>();
  const looks = new Set(Object.keys(css).map((name) => name.split('/')[name.includes('/') ? 0 : 1]));
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const name of widgets) {
    if (styles?.[name] || looks.has(name)) continue;
    for (const lang of languages) {
      const part: PopupPart = { css: css[name] ?? '', texts: texts[lang].own[name] ?? {} };
      if (part.css === '' && Object.keys(part.texts).length === 0) continue;
      const text = JSON.stringify(part);
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
      const file = `assets/popup-${partKey(name, lang)}-${hash}.json`;
      writeFileSync(join(folder, file), text);
      addresses.set(partKey(name, lang), base + file);
    }
  }
  return addresses;
}

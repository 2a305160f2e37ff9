import type { PageModel } from '../../engine/document/page-model.ts';
import { type ProductTexts, textsFor } from '../../engine/i18n/product-texts.ts';
import type { StaticPage } from '../../engine/render/static-page.tsx';

/** Texts that only the opening of the app says (app/opening), by how their keys begin. */
export const OPENING_TEXTS = /^(mask|scan)\./;

/** Whether a step of the page opens the app. */
export const opensApp = ({ body, popups }: PageModel): boolean =>
  JSON.stringify([body, popups]).includes('"do":"open-app"');

/** What the opening of the app says. */
export const openingTexts = ({ common }: Pick<ProductTexts, 'common'>): Record<string, string> =>
  Object.fromEntries(Object.entries(common).filter(([key]) => OPENING_TEXTS.test(key)));

/**
 * The product texts that the live parts, popups and steps of a page may say.
 *
 * @param brought widgets of popups that bring theirs along
 * @param apart what the opening of the app says comes with the tap
 */
export function textsOf(
  texts: ProductTexts,
  model: PageModel,
  { scripted, inPopups }: StaticPage,
  brought: readonly string[] = [],
  apart = false,
): Record<string, string> {
  const saying = [...new Set([...scripted, ...inPopups])]
    .filter((name) => name in texts.own && !brought.includes(name))
    .sort();
  const all = { ...textsFor(texts, saying) };
  if (opensApp(model) && !apart) return all;
  return Object.fromEntries(Object.entries(all).filter(([key]) => !OPENING_TEXTS.test(key)));
}

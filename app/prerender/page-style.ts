import type { PageModel } from '../../engine/document/page-model.ts';
import type { StaticPage } from '../../engine/render/static-page.tsx';
import type { RendererParts } from './renderer.ts';
import { type Theme, themeCss } from './theme.ts';

/** The one ornament that most pages name in their style and do not show. */
const showsDivider = /<hr|state--empty/;

/** A table in the page, or in a popup that may open: both as compiled Markdown (a quote inside a text is escaped). */
const hasTable = ({ body, popups }: PageModel): boolean =>
  JSON.stringify([body, popups]).includes('["table",');

/** The style of a page, in two parts: what the first screen needs comes first, and the rest stands before the rest. */
export function styleOf(
  { css, styles }: Pick<RendererParts, 'css' | 'styles'>,
  theme: Theme,
  tokens: Readonly<Record<string, string>> | undefined,
  model: PageModel,
  drawn: StaticPage,
): { first: string; rest: string; pictures: string[] } {
  const stylesOf = (names: readonly string[]): string[] => [
    ...new Set(names.flatMap((name) => styles?.[name] ?? [name])),
  ];
  const cssOf = (names: readonly string[]): string => names.map((name) => css[name] ?? '').join('');
  const hasIslands = Object.keys(drawn.islands).length > 0;
  const firstStyles = stylesOf(drawn.firstWidgets);
  const shared = ['base', ...(hasIslands ? ['live'] : []), ...(hasTable(model) ? ['table'] : [])];
  const first = themeCss(theme, tokens) + cssOf([...shared, ...firstStyles]);
  const rest = cssOf(stylesOf(drawn.widgets).filter((name) => !firstStyles.includes(name)));
  const pictures = Object.entries(theme.art).flatMap(([variable, href]) =>
    (first + rest).includes(`var(${variable}`) &&
    (variable !== '--art-divider' || showsDivider.test(drawn.first + drawn.rest))
      ? [href]
      : [],
  );
  return { first, rest, pictures };
}

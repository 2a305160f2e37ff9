import type { PageModel } from '../../engine/document/page-model.ts';
import type { StaticPage } from '../../engine/render/static-page.tsx';
import type { RendererParts } from './renderer.ts';
import { namesIn, seenStyle } from './seen-style.ts';
import { isStrange, type Theme, type Tokens, themeCss } from './theme.ts';

/** A table in the page, or in a popup that may open: both as compiled Markdown (a quote inside a text is escaped). */
const hasTable = ({ body, popups }: PageModel): boolean =>
  JSON.stringify([body, popups]).includes('["table",');

/** Of which widgets a page has the style, the first screen's and all, and whether it has that of live parts and of tables. */
export interface Styled {
  first: readonly string[];
  all: readonly string[];
  /** Which of their looks (`<widget>/<look>`) they have. */
  looks: readonly string[];
  live: boolean;
  table: boolean;
  /** The widgets that a script may draw; undefined where all that stands on the page may give way to another page. */
  changing?: readonly string[];
}

/** What a page has needs its style. @param brought widgets of popups that bring theirs along */
export const styledBy = (model: PageModel, drawn: StaticPage, brought: readonly string[] = []): Styled => ({
  first: drawn.firstWidgets,
  all: drawn.widgets.filter((name) => !brought.includes(name)),
  looks: drawn.looks,
  live: Object.keys(drawn.islands).length > 0,
  table: hasTable(model),
  changing: [...drawn.scripted, ...drawn.inPopups],
});

/**
 * Pages of a frame have the same style, that of all of them: one takes the place of the other without bringing any, which
 * the policy of the first would refuse.
 */
export function styledByAll(each: readonly Styled[]): Styled {
  const all = [...new Set(each.flatMap((one) => one.all))].sort();
  const looks = [...new Set(each.flatMap((one) => one.looks))].sort();
  return { first: all, all, looks, live: each.some((one) => one.live), table: each.some((one) => one.table) };
}

/**
 * The style of a page, in two parts: what the first screen needs comes first, and the rest stands before the rest. Of what
 * no script changes, only the rules that may mean something of the page. The ornaments are `strange` where they are painted
 * in the family's colours and the page has colours of its own.
 */
export function styleOf(
  { css, drawn: brings = {}, styles }: Pick<RendererParts, 'css' | 'drawn' | 'styles'>,
  theme: Theme,
  tokens: Tokens | undefined,
  styled: Styled,
  drawn: StaticPage,
): { first: string; rest: string; sheet: string | undefined; strange: boolean } {
  const stylesOf = (names: readonly string[]): string[] => [
    ...new Set(
      names.flatMap((name) => [
        ...(styles?.[name] ?? [name]),
        ...styled.looks.filter((look) => look.startsWith(`${name}/`)),
      ]),
    ),
  ];
  const names = namesIn(drawn.first.join('') + drawn.rest);
  const shared = ['base', ...(styled.live ? ['live'] : []), ...(styled.table ? ['table'] : [])];
  // React brings the style of live parts along (app/hydrate); what it has not drawn yet needs none.
  const whole =
    styled.changing && new Set([...(styled.live ? ['base', 'table'] : []), ...stylesOf(styled.changing)]);
  // What a page of a frame gives way to is drawn without a script: there all of it is the page's.
  const cssOf = (parts: readonly string[]): string =>
    parts
      .map((name) => {
        const [own, drawnLater] = [css[name] ?? '', brings[name] ?? ''];
        return (
          (whole?.has(name) === false ? seenStyle(own, names) : own) +
          (whole ? seenStyle(drawnLater, names) : drawnLater)
        );
      })
      .join('');
  const firstStyles = stylesOf(styled.first);
  const own = cssOf([...shared, ...firstStyles]);
  const rest = cssOf(stylesOf(styled.all).filter((name) => !firstStyles.includes(name)));
  const later = stylesOf(styled.all)
    .map((name) => brings[name] ?? '')
    .join('');
  const first = themeCss(theme, tokens, own + rest + later) + own;
  const ornate = (first + rest + later).includes('var(--art-');
  const dyed = tokens && theme.dyedSheet?.(tokens);
  return {
    first,
    rest,
    sheet: ornate ? (dyed ?? theme.sheet) : undefined,
    strange: isStrange(theme, tokens),
  };
}

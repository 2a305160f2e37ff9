import { canBeDyed, dyed } from './dye.ts';
import { layoutOf, lookOf, type Shape } from './shape.ts';

/** A family of colours, patterns, parts and shapes: a folder of activities/art with a palette. */
export interface Theme {
  name: string;
  palette: Readonly<Record<string, string>>;
  /** Drawings that the family has: variable name to address, as data in pages (T50). */
  art: Readonly<Record<string, string>>;
  shape?: Shape | undefined;
  /** How the parts that the family has are laid over what asks for them: their files of engine/render/parts. */
  rules?: string | undefined;
  /** Address of the file of style that has drawings and rules; without one, they stand in the page. */
  sheet?: string | undefined;
  /** Address of the same in a document's own colours; undefined where no build has written it. */
  dyedSheet?: ((tokens: Tokens) => string | undefined) | undefined;
}

/** A document's own colours, by the names of the palette. */
export type Tokens = Readonly<Record<string, string>>;

/** Drawings of a family: the file's name and the CSS variable by which it is asked for (docs/art.md has what each is). */
const ornaments: readonly [file: string, variable: string][] = [
  ...['pattern', 'plate', 'divider', 'rank-1', 'rank-2', 'rank-3', 'currency'],
  ...['panel', 'card', 'row', 'tab', 'tab-on', 'button', 'digit', 'step-1', 'step-2', 'step-3'],
  ...['rays', 'sheet', 'falling', 'burst', 'note'],
].map((part) => [`${part}.svg`, `--art-${part}`]);

/** The drawings of a family, of those that it has drawn. */
export const ornamentsWhere = (has: (file: string) => boolean): [file: string, variable: string][] =>
  ornaments.filter(([file]) => has(file));

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll(/(\D)(\d)/g, '$1-$2');

const written = (variables: Readonly<Record<string, string>>): string[] =>
  Object.entries(variables).map(([name, value]) => `${name}:${value}`);

/**
 * The family's variables, with the document's own colours in place of the family's.
 *
 * @param css the style that asks for them: shapes that it does not ask for stay away; without it all are there
 */
export function themeCss(theme: Theme, tokens: Tokens = {}, css?: string): string {
  const colours = Object.entries({ ...theme.palette, ...tokens }).map(
    ([name, value]) => `--${kebab(name)}:${value}`,
  );
  const shapes = Object.entries(layoutOf(theme.shape ?? {}, theme.art)).filter(
    ([name]) => css === undefined || css.includes(`var(${name}`),
  );
  return (
    `:root{${[...colours, ...written(Object.fromEntries(shapes))].join(';')}}` +
    (theme.sheet === undefined ? ornamentsCss(inOwn(theme, tokens)) : '')
  );
}

/** A family with its drawings in a document's own colours (dye.ts); as it is where they cannot have these. */
export const inOwn = <T extends Pick<Theme, 'art' | 'palette'>>(theme: T, tokens: Tokens): T =>
  canBeDyed(theme.palette, tokens) ? { ...theme, art: dyed(theme.art, theme.palette, tokens) } : theme;

/** Whether the ornaments that a page has are painted in other colours than its own. */
export const isStrange = ({ palette, sheet, dyedSheet }: Theme, tokens: Tokens = {}): boolean =>
  !canBeDyed(palette, tokens) ||
  (Object.keys(tokens).length > 0 && sheet !== undefined && dyedSheet?.(tokens) === undefined);

/** A family's drawings, and how its parts are laid over what asks for them, as a file of style. */
export function ornamentsCss({
  art,
  shape = {},
  rules = '',
}: Pick<Theme, 'art' | 'shape' | 'rules'>): string {
  const look = lookOf(shape);
  const drawings = Object.entries(art).map(([name, href]) => `${name}:url("${href}")`);
  const variables = [...drawings, ...written(look.variables)];
  return (variables.length > 0 ? `:root{${variables.join(';')}}` : '') + rules + look.rules;
}

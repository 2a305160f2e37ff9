/** A family of colours, patterns and ornaments: a folder of activities/art with a palette. */
export interface Theme {
  name: string;
  palette: Readonly<Record<string, string>>;
  /** Ornaments that the family has: variable name to address, as data in pages (T50). */
  art: Readonly<Record<string, string>>;
  /** Address of the file of style that has them; without one, they stand in the page. */
  sheet?: string | undefined;
}

/** Ornaments of a family: the file's name and the CSS variable that widgets use. */
export const ornaments: Readonly<Record<string, string>> = {
  'pattern.svg': '--art-pattern',
  'plate.svg': '--art-plate',
  'frame-corner.svg': '--art-corner',
  'divider.svg': '--art-divider',
  'rank-1.svg': '--art-rank-1',
  'rank-2.svg': '--art-rank-2',
  'rank-3.svg': '--art-rank-3',
  'currency.svg': '--art-currency',
};

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll(/(\D)(\d)/g, '$1-$2');

/** The family's variables, with the document's own colours in place of the family's. */
export function themeCss(theme: Theme, tokens: Readonly<Record<string, string>> = {}): string {
  const colours = Object.entries({ ...theme.palette, ...tokens }).map(
    ([name, value]) => `--${kebab(name)}:${value}`,
  );
  return `:root{${[...colours, ...(theme.sheet === undefined ? variablesOf(theme.art) : [])].join(';')}}`;
}

const variablesOf = (art: Theme['art']): string[] =>
  Object.entries(art).map(([name, href]) => `${name}:url("${href}")`);

/** A family's ornaments as a file of style. */
export const ornamentsCss = (art: Theme['art']): string => `:root{${variablesOf(art).join(';')}}`;

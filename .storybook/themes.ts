/** Colours by role, as a family's palette.json holds them. */
type Palette = Readonly<Record<string, string>>;

const palettes = import.meta.glob<Palette>('../activities/art/*/palette.json', {
  eager: true,
  import: 'default',
});
const pictures = Object.keys(import.meta.glob('../activities/art/*/*.svg'));

const familyOf = (path: string): string => path.split('/').at(-2) ?? '';
const kebab = (name: string): string => name.replace(/([A-Z])|(?<=[a-z])(\d)/g, '-$1$2').toLowerCase();

/** Variables of the theme by the picture's file name. */
const art: Readonly<Record<string, string>> = {
  pattern: 'pattern',
  plate: 'plate',
  corner: 'frame-corner',
  divider: 'divider',
  'rank-1': 'rank-1',
  'rank-2': 'rank-2',
  'rank-3': 'rank-3',
  currency: 'currency',
};

/** Every family that has a palette, by the name of its folder. */
export const families: readonly string[] = Object.keys(palettes).map(familyOf).sort();

/** The theme's variables of a family: colours, and a `url()` for every picture that the family has. */
export function themeVariables(family: string): Readonly<Record<string, string>> {
  const folder = `../activities/art/${family}`;
  const colours = Object.entries(palettes[`${folder}/palette.json`] ?? {}).map(([name, colour]) => [
    `--${kebab(name)}`,
    colour,
  ]);
  const images = Object.entries(art)
    .filter(([, file]) => pictures.includes(`${folder}/${file}.svg`))
    .map(([name, file]) => [`--art-${name}`, `url("/activities/art/${family}/${file}.svg")`]);
  return Object.fromEntries([...colours, ...images]);
}

import { ornaments, type Theme, themeCss } from '../app/prerender/theme.ts';

const palettes = import.meta.glob<Theme['palette']>('../activities/art/*/palette.json', {
  eager: true,
  import: 'default',
});
const pictures = Object.keys(import.meta.glob('../activities/art/*/*.svg'));

const familyOf = (path: string): string => path.split('/').at(-2) ?? '';

/** Every family that has a palette, by the name of its folder. */
export const families: readonly string[] = Object.keys(palettes).map(familyOf).sort();

/** The style sheet of a family as a page has it: the variables of its colours and ornaments. */
export function familyCss(name: string): string {
  const folder = `../activities/art/${name}`;
  const found = Object.entries(ornaments).filter(([file]) => pictures.includes(`${folder}/${file}`));
  const art = Object.fromEntries(
    found.map(([file, variable]) => [variable, `/activities/art/${name}/${file}`]),
  );
  return themeCss({ name, palette: palettes[`${folder}/palette.json`] ?? {}, art });
}

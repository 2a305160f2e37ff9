import type { Shape } from '../app/prerender/shape.ts';
import { ornamentsWhere, type Theme, themeCss } from '../app/prerender/theme.ts';
import { served } from '../stories/addresses.ts';

const palettes = import.meta.glob<Theme['palette']>('../activities/art/*/palette.json', {
  eager: true,
  import: 'default',
});
const shapes = import.meta.glob<Shape>('../activities/art/*/shape.json', { eager: true, import: 'default' });
const pictures = Object.keys(import.meta.glob('../activities/art/*/*.svg'));
/** The style of each part. */
const parts = import.meta.glob<string>('../engine/render/parts/*.css', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const familyOf = (path: string): string => path.split('/').at(-2) ?? '';

/** Every family that has a palette, by the name of its folder. */
export const families: readonly string[] = Object.keys(palettes).map(familyOf).sort();

/** In the toolbar, no family of one's choice. */
export const OWN = 'own';

/** The family that is shown: what is chosen, or else the story's own. */
export const chosenFamily = (chosen: unknown, own = 'rose-night'): string =>
  chosen === OWN ? own : String(chosen);

/** Names of the pictures that lie in a family's own folder. */
export const picturesOf = (name: string): string[] =>
  pictures.flatMap((path) => (familyOf(path) === name ? [path.slice(path.lastIndexOf('/') + 1)] : []));

export const paletteOf = (name: string): Theme['palette'] =>
  palettes[`../activities/art/${name}/palette.json`] ?? {};

export const shapeOf = (name: string): Shape => shapes[`../activities/art/${name}/shape.json`] ?? {};

/** The style sheet of a family as a page has it: its colours, parts and shapes. */
export function familyCss(name: string): string {
  const folder = `../activities/art/${name}`;
  const found = ornamentsWhere((file) => pictures.includes(`${folder}/${file}`));
  const art = Object.fromEntries(
    found.map(([file, variable]) => [variable, served(`activities/art/${name}/${file}`)]),
  );
  const rules = found.map(([file]) => parts[`../engine/render/parts/${file.replace('.svg', '.css')}`] ?? '');
  return themeCss({
    name,
    palette: paletteOf(name),
    art,
    shape: shapeOf(name),
    rules: rules.join(''),
  });
}

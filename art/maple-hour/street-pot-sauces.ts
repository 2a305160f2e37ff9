/** What one dips into beside the street's pot: four sauces in a dish, and the dish that stays clean. */
import { circle, defs, fill, lin, line, many, oval, picture, rad, t, turned } from '../draw.ts';
import { sparkle } from '../sparks.ts';

const GLAZE = lin('gz', ['#8fd0d8', '#3f7a8a@.5', '#24505f']);

/** A dish, seen from a stool: what is in it lies on an oval of 33 by 22 around 48, 46. */
function dish(inside: string, paints: readonly string[], above = ''): string {
  return picture(
    96,
    96,
    defs(GLAZE, ...paints) +
      oval(48, 80, 34, 7, '#000', 'opacity=".3"') +
      fill('M6 48C6 68 28 82 48 82C68 82 90 68 90 48Z', '~gz') +
      oval(48, 47, 42, 29, '#fff6e4') +
      oval(48, 48, 37, 25, '#d9c6a0') +
      inside +
      line('M12 40C18 28 32 21 46 20', '#fff', 3, 'stroke-linecap="round" opacity=".8"') +
      above,
  );
}
const sauce = oval(48, 49, 34, 22, '~sa');
const shine = oval(36, 41, 10, 3.6, '#fff', 'opacity=".4" transform="rotate(-22 36 41)"');
/** Places in the sauce, spread as seeds fall. */
const spread = (count: number, draw: (x: number, y: number, i: number) => string): string =>
  many(count, (i) => {
    const far = Math.sqrt((i + 0.5) / count);
    return draw(48 + 29 * far * Math.cos(i * 2.4), 49 + 18 * far * Math.sin(i * 2.4), i);
  });

const sesame = dish(
  sauce +
    line(
      'M24 50C24 38 68 36 70 50C70 62 34 62 34 51C34 43 60 44 59 51C58 56 46 55 46 51',
      '#fbe3b0',
      3.4,
      'stroke-linecap="round" opacity=".9"',
    ) +
    spread(16, (x, y, i) => oval(x, y, 2.6, 1.5, '#fff3d2', t`transform="rotate(${i * 47} ${x} ${y})"`)),
  [rad('sa', ['#d9a860', '#b07a36'])],
);
const soy = dish(
  sauce +
    shine +
    spread(13, (x, y, i) => circle(x, y, 4.2, i % 3 ? '#6fae4a' : '#a5d66a') + circle(x, y, 1.9, '#e9f7c4')),
  [rad('sa', ['#6b2f14', '#2b1008'])],
);
const POD = 'M-17 -3C-10 -10 6 -10 17 2C20 5 20 8 16 7C4 4 -8 9 -17 4Z';
const chilli = dish(
  sauce +
    shine +
    spread(12, (x, y) => oval(x, y, 2.2, 1.4, '#ffd98a')) +
    `<g transform="translate(50 44)">${fill(turned(POD, -28), '#ff5a3c')}${fill(turned(POD, -28, 0.6), '#ff9a7a', 'opacity=".7"')}${line('M-16 9L-22 14', '#5a9a3a', 4, 'stroke-linecap="round"')}</g>` +
    `<g transform="translate(42 57)">${fill(turned(POD, 150, 0.8), '#d92c1c')}${line('M13 -6L18 -9', '#5a9a3a', 3.4, 'stroke-linecap="round"')}</g>`,
  [rad('sa', ['#f0502c', '#a8180c'])],
  line(
    'M34 18C29 12 38 9 34 2M50 16C45 10 54 7 50 0M66 18C61 12 70 9 66 2',
    '#ff8a5a',
    3,
    'stroke-linecap="round" opacity=".85"',
  ),
);
const garlic = dish(
  sauce +
    shine +
    spread(9, (x, y, i) => oval(x, y, 3.6, 2.4, '#fff8e2', t`transform="rotate(${i * 61} ${x} ${y})"`)) +
    `<g transform="translate(50 50)">${fill('M-15 6C-17 -6 -6 -10 -2 -20C0 -23 3 -23 4 -20C7 -10 18 -6 16 6C13 14 -12 14 -15 6Z', '#fff8ea')}${line('M-6 9C-9 -2 -1 -8 1 -17M8 9C11 -1 4 -8 2 -17', '#d9bfa0', 1.8)}${oval(-7, 1, 2.2, 5, '#fff', 'opacity=".9"')}</g>`,
  [rad('sa', ['#ffd978', '#e09a2a'])],
);
const none = dish(
  oval(48, 48, 30, 19, '#e6d6b4') + oval(44, 45, 20, 11, '#f3e8cf'),
  [],
  line('M14 70L82 26M22 76L90 34', '#7a3a1c', 4.4, 'stroke-linecap="round"') +
    line('M14 70L24 63.5M22 76L32 70', '#ffb46a', 4.4, 'stroke-linecap="round"') +
    fill(sparkle(70, 62, 8), '#fff') +
    fill(sparkle(30, 36, 5), '#fff'),
);

export const potSauces = {
  'pot/sauces/sesame.svg': sesame,
  'pot/sauces/soy.svg': soy,
  'pot/sauces/chilli.svg': chilli,
  'pot/sauces/garlic.svg': garlic,
  'pot/sauces/none.svg': none,
};

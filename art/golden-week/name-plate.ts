/** A gold plate without a name yet: hung over a festive counter, and screwed to a gift. */
import { box, circle, defs, fill, group, lin, line, many, picture, rad, random, t, use } from '../draw.ts';
import { sparkle, star } from '../sparks.ts';

const PAINTS = [
  lin('go', ['#fff6cf', '#f9cf5e@.35', '#c98a1c@.7', '#ffe79a']),
  lin('re', ['#f0502e', '#c2181a@.5', '#8c0f12'], 'd'),
  lin('ja', ['#8fd6bd', '#1f8a80@.6', '#0d5560'], 'd'),
];

/** A plate 150 x 50 around the origin: two rims, a screw in each corner, a star, and lines still to be engraved. */
const plate =
  box(-75, -25, 150, 50, '#7a4a08', 'rx="9" opacity=".35" transform="translate(0 4)"') +
  box(-75, -25, 150, 50, '~go', 'rx="9"') +
  box(-69, -19, 138, 38, 'none', 'rx="5" stroke="#8a5a10" stroke-width="1.4"') +
  many(4, (i) => circle(i % 2 ? 63 : -63, i < 2 ? -13 : 13, 2.6, '#8a5a10')) +
  fill(star(-42, 0, 12), '#c2181a') +
  line('M-18-6H52M-18 7H28', '#a8731a', 4, 'stroke-linecap="round" opacity=".55"');

/** A box 80 wide standing on the origin, with a bow; the `use` paints its paper, `ribbon` is its band. */
const gift = (id: string, ribbon: string): string =>
  group(
    id,
    '<path d="M-40-58H40V0H-40Z"/>' +
      fill('M-40-46H40V-40H-40Z', '#000', 'opacity=".16"') +
      '<path d="M-45-64H45V-46H-45Z"/>' +
      box(-8, -64, 16, 64, ribbon) +
      fill('M0-64C-12-88-38-86-34-72C-32-64-12-62 0-64C12-62 32-64 34-72C38-86 12-88 0-64Z', ribbon) +
      fill(
        'M-6-67C-14-78-26-80-26-74C-26-69-14-67-6-67ZM6-67C14-78 26-80 26-74C26-69 14-67 6-67Z',
        '#000',
        'opacity=".2"',
      ) +
      circle(0, -66, 6, ribbon),
  );

function counter(): string {
  const rnd = random(8);
  const swag =
    fill('M-6-6H140C128 26 84 34 58 20C48 44 16 52-6 44Z', '~re') +
    line('M140-6C128 26 84 34 58 20C48 44 16 52-6 44', '~go', 4);
  return picture(
    390,
    300,
    defs(
      ...PAINTS,
      lin('s', ['#fff4d8', '#ffe2a0@.5', '#f2b04e']),
      rad('l', ['#fff/.9', '#fff3c8@.5/.4', '#fff3c8/0']),
      gift('a', '#ffd774'),
      gift('b', '#c2181a'),
    ) +
      box(0, 0, 390, 300, '~s') +
      circle(195, 60, 170, '~l') +
      fill(
        many(10, (i) => {
          const a = (i / 10) * 2 * Math.PI;
          return t`M195 60L${195 + 320 * Math.cos(a)} ${60 + 320 * Math.sin(a)}L${195 + 320 * Math.cos(a + 0.16)} ${60 + 320 * Math.sin(a + 0.16)}Z`;
        }),
        '#fff',
        'opacity=".22"',
      ) +
      line('M140-4V22M250-4V22', '#c2181a', 2.4) +
      `<g transform="translate(195 42)">${plate}</g>` +
      swag +
      `<g transform="translate(390) scale(-1 1)">${swag}</g>` +
      fill(
        many(12, () => {
          const [x, y] = [rnd() * 390, 90 + rnd() * 150];
          return t`M${x} ${y}l${3 + rnd() * 4} ${rnd() * 4}l-3 4Z`;
        }),
        '#c2181a',
        'opacity=".55"',
      ) +
      use('b', 116, 270, 0.66, 0, 'fill="url(#~ja)"') +
      use('a', 56, 276, 0.9, 0, 'fill="url(#~re)"') +
      use('a', 276, 270, 0.66, 0, 'fill="url(#~re)"') +
      use('b', 336, 276, 0.9, 0, 'fill="url(#~ja)"') +
      box(0, 272, 390, 28, '#a84a1a') +
      box(0, 270, 390, 5, '~go'),
    true,
  );
}

function named(): string {
  return picture(
    318,
    120,
    defs(...PAINTS, rad('l', ['#ffca58/.8', '#ffca58/0']), gift('a', '#ffd774')) +
      circle(159, 58, 60, '~l') +
      use('a', 159, 116, 1.2, 0, 'fill="url(#~re)"') +
      `<g transform="translate(159 84)">${plate}</g>` +
      fill(sparkle(58, 40, 9) + sparkle(262, 34, 11) + sparkle(36, 84, 5) + sparkle(286, 82, 6), '#c98a1c'),
  );
}

export const plateOfNames = { 'name-plate.svg': counter(), 'named-gift.svg': named() };

/** A garden on paper, as an engraver would print it: a can that waters, rows of what grows, a sun that takes its time. */
import { box, circle, defs, fill, lin, line, many, picture, t } from '../draw.ts';
import { INK } from './sheet.ts';

const PAPER = '#fffefa';
const outline = `stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"`;
const GREEN = '#8fb89a';
const ROSE = '#e0a3ae';
const GOLD = '#e9cf8c';

/** A plant at (`x` `y`); `age` 0 is a sprout, 3 in flower. */
const plant = (x: number, y: number, age: number): string => {
  const tall = 16 + age * 11;
  const leaf = (at: number, side: number): string =>
    fill(
      t`M${x} ${at}C${x + side * 6} ${at - 12} ${x + side * 18} ${at - 11} ${x + side * 18} ${at - 8}C${x + side * 16} ${at + 1} ${x + side * 8} ${at + 2} ${x} ${at}Z`,
      GREEN,
      outline,
    );
  return (
    line(t`M${x} ${y}V${y - tall}`, INK, 1.6) +
    leaf(y - 8, 1) +
    leaf(y - 8 - Math.min(age, 1) * 7, -1) +
    (age > 1 ? leaf(y - 24, 1) : '') +
    (age === 2
      ? fill(
          t`M${x} ${y - tall + 4}C${x - 9} ${y - tall - 2} ${x - 6} ${y - tall - 14} ${x} ${y - tall - 18}C${x + 6} ${y - tall - 14} ${x + 9} ${y - tall - 2} ${x} ${y - tall + 4}Z`,
          ROSE,
          outline,
        )
      : '') +
    (age === 3
      ? many(6, (k) => {
          const a = (k * Math.PI) / 3 + 0.4;
          return circle(x + 9 * Math.cos(a), y - tall - 6 + 9 * Math.sin(a), 6.6, ROSE, outline);
        }) + circle(x, y - tall - 6, 5.4, GOLD, outline)
      : '')
  );
};

const garden = picture(
  390,
  300,
  defs(lin('s', ['#e6eef4', '#f6f2e6@.7', '#efe8d4'])) +
    box(0, 0, 390, 300, '~s') +
    // The sun, engraved.
    circle(330, 62, 24, GOLD, outline) +
    line(
      many(16, (i) => {
        const a = (i * Math.PI) / 8;
        const q = i % 2 ? 38 : 46;
        return t`M${330 + 30 * Math.cos(a)} ${62 + 30 * Math.sin(a)}L${330 + q * Math.cos(a)} ${62 + q * Math.sin(a)}`;
      }),
      INK,
      1.2,
      'stroke-linecap="round"',
    ) +
    // The can, and what falls out of it.
    `<g transform="translate(62 66) rotate(24)">${fill('M-24-22H24V24H-24Z', PAPER, outline)}${fill('M24-4L50-28L56-22L24 16Z', PAPER, outline)}${fill('M46-34L62-18L56-14L42-28Z', '#dfe6ee', outline)}${line('M-24-14C-48-20-48 18-24 16M-16-22C-16-44 16-44 16-22', INK, 3)}${line('M-18-12V16M-10-12V16M-2-12V16', INK, 0.6, 'opacity=".5"')}</g>` +
    line(
      'M126 84l-3 10M136 90l-3 10M118 94l-3 10M130 106l-3 10M120 114l-3 10M140 108l-3 10',
      INK,
      1.6,
      'stroke-linecap="round" opacity=".75"',
    ) +
    // Clouds of one line.
    line('M176 40c-10 0-10-14 2-14c2-14 24-14 26-2c12-2 14 16 2 16Z', INK, 1.2) +
    line('M226 68c-6 0-6-9 1-9c1-9 15-9 17-1c8-1 9 10 1 10Z', INK, 1) +
    // Beds.
    fill('M-10 252C60 240 120 246 195 244C270 246 330 240 400 252V310H-10Z', '#e6dcc2', outline) +
    line(
      'M-10 264C60 254 120 258 195 256C270 258 330 254 400 264M-10 278C60 270 120 272 195 271C270 272 330 270 400 278',
      INK,
      0.7,
      'opacity=".55"',
    ) +
    [
      [22, 250, 3],
      [58, 246, 1],
      [94, 245, 2],
      [130, 246, 0],
      [166, 245, 0],
      [224, 245, 0],
      [260, 246, 1],
      [296, 245, 2],
      [332, 246, 3],
      [368, 250, 2],
    ]
      .map(([x = 0, y = 0, age = 0]) => plant(x, y, age))
      .join(''),
  true,
);

export const gardenPictures = { 'garden.svg': garden };

/** Frames, plates, medals and prizes of the rose night. */
import { BLUSH, bloom, bud, leaf } from '../botany.ts';
import { box, circle, defs, fill, lin, line, picture, use } from '../draw.ts';
import { FIGURES, gem, METALS } from '../kit.ts';
import { sparkle } from '../sparks.ts';
import { cover } from './cover.ts';
import { frames } from './frames.ts';
import { currency, prizes, roses } from './prizes.ts';

const pattern = picture(
  120,
  120,
  `<g fill="none" stroke="#f0a08c" stroke-width="1" opacity=".11">${[
    [30, 30],
    [90, 90],
  ]
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})"><path d="M0-4C4-6 7-2 4 2C0 6-7 3-6-3C-5-10 6-12 10-5C13 3 6 11-2 10C-11 8-13-3-8-10M10-5C15-8 17 0 12 6M-2 10C0 15-8 15-11 8M-8-10C-12-14-2-17 4-12"/><path d="M12 12C20 14 24 20 24 26C16 26 12 20 12 12ZM-12-12C-20-14-24-20-24-26C-16-26-12-20-12-12Z"/></g>`,
    )
    .join(
      '',
    )}<path d="M60 0C66 30 84 44 120 60C84 66 66 84 60 120C54 90 36 66 0 60C36 54 54 30 60 0Z" stroke-dasharray="1 6"/></g>` +
    fill(
      sparkle(90, 30, 4) +
        sparkle(30, 90, 4) +
        sparkle(0, 0, 3) +
        sparkle(120, 120, 3) +
        sparkle(120, 0, 3) +
        sparkle(0, 120, 3),
      '#ffc9a8',
      'opacity=".16"',
    ),
);

const divider = picture(
  300,
  24,
  defs(
    ...roses,
    leaf('lf', '#7c7a4c', '#39452a'),
    lin('a', ['#e9a98f/0', '#f6cdb2'], 'h'),
    lin('b', ['#f6cdb2', '#e9a98f/0'], 'h'),
    bud('bd', BLUSH, '#4f5a35'),
  ) +
    box(8, 11.4, 116, 1.2, '~a') +
    box(176, 11.4, 116, 1.2, '~b') +
    use('bd', 116, 12, 0.3, -90) +
    use('bd', 184, 12, 0.3, 90) +
    fill(sparkle(70, 12, 4) + sparkle(230, 12, 4), '#ffdcc0') +
    use('lf', 148, 12, 0.56, -78) +
    use('lf', 152, 12, 0.56, 78) +
    bloom('rc', 150, 12, 11),
);

/** A crown of rose gold with a rose at its heart; the metal tells the rank. */
function rank(place: number, metal: readonly string[], band: string): string {
  const lead = place === 0;
  return picture(
    64,
    48,
    defs(...roses, leaf('lf', '#8a9152', '#39452a'), lin('m', [...metal], 'd')) +
      (lead ? fill('M32 0L35 44H29ZM4 10L40 40L34 44ZM60 10L24 40L30 44Z', '#ffd9a0', 'opacity=".16"') : '') +
      use('lf', 16, 41, 0.34, -62) +
      use('lf', 48, 41, 0.34, 62) +
      fill('M12 38L7 15L20 24L32 5L44 24L57 15L52 38Z', '~m') +
      fill('M12 38L7 15L20 24L32 5L32 20L24 30L18 38Z', '#fff', 'opacity=".28"') +
      line('M12 38L7 15L20 24L32 5L44 24L57 15L52 38', '#5c2412', 0.7, 'opacity=".5"') +
      circle(7, 13.6, 2.8, '~m') +
      circle(57, 13.6, 2.8, '~m') +
      circle(32, 4.6, 3.4, '~m') +
      circle(31, 3.6, 1, '#fff') +
      fill('M11 35C24 31 40 31 53 35V42C40 46 24 46 11 42Z', band) +
      line('M11 35C24 31 40 31 53 35M11 42C24 46 40 46 53 42', '~m', 1.5) +
      gem(18, 38.6, 2.6, '#ffd3dc', '#ff6b8d') +
      gem(46, 38.6, 2.6, '#ffd3dc', '#ff6b8d') +
      bloom('rc', 20, 29, 5.6) +
      bloom('rc', 44, 29, 5.6, 60) +
      circle(32, 33, 10.4, '~m') +
      circle(32, 33, 8.2, band) +
      `<path d="${FIGURES[place]}" transform="translate(32 33)" fill="#fff4e2"/>`,
  );
}

export const kit = {
  'pattern.svg': pattern,
  'divider.svg': divider,
  'rank-1.svg': rank(0, METALS.gold, '#9a1038'),
  'rank-2.svg': rank(1, METALS.silver, '#7a1a3a'),
  'rank-3.svg': rank(2, METALS.bronze, '#6b1a2c'),
  'cover.svg': cover,
  'currency.svg': currency,
  ...prizes,
  ...frames,
};

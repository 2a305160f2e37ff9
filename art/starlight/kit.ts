/** Plate, frame, pattern, ranks and currency of the starlight hall: violet silk, silver edges, small stars. */
import { box, circle, defs, fill, lin, many, oval, picture, rad, t } from '../draw.ts';
import { FIGURES, gem, METALS } from '../kit.ts';
import { sparkle, star } from '../sparks.ts';
import { frames } from './frames.ts';
import { SILVER } from './parts.ts';

const EDGE = lin('eg', SILVER, 'd');

const MOON = 'M2-11C-6-10-12-2-9 6C-6 13 3 15 9 10C2 10-3 6-4 0C-5-5-2-9 2-11Z';

/** A star with one lit side, so that it reads as a cut piece of metal. */
const cut = (x: number, y: number, r: number, paint = '~eg'): string =>
  fill(star(x, y, r, 0.46), paint) +
  fill(
    t`M${x} ${y - r}V${y}L${x - r * 0.95} ${y - r * 0.31}L${x - r * 0.27} ${y - r * 0.37}Z`,
    '#fff',
    'opacity=".7"',
  );

const pattern = picture(
  120,
  120,
  `<g stroke="#c9d2ff" fill="none" stroke-linecap="round"><path d="M18 22L38 14L52 30L44 48M74 84L92 72L108 88L96 106L74 84" stroke-width=".7" opacity=".13"/><path d="M70 18h0M104 40h0M12 74h0M30 98h0M60 64h0M86 48h0M8 50h0M56 108h0M114 12h0M34 68h0" stroke-width="1.4" opacity=".26"/></g>` +
    fill(
      sparkle(18, 22, 3) +
        sparkle(38, 14, 4) +
        sparkle(52, 30, 3) +
        sparkle(44, 48, 4.4) +
        sparkle(74, 84, 4) +
        sparkle(92, 72, 3) +
        sparkle(108, 88, 4.4) +
        sparkle(96, 106, 3) +
        sparkle(0, 0, 5) +
        sparkle(120, 0, 5) +
        sparkle(0, 120, 5) +
        sparkle(120, 120, 5) +
        star(22, 110, 3.4) +
        star(84, 24, 3.4),
      '#c9d2ff',
      'opacity=".17"',
    ),
);

const divider = picture(
  300,
  24,
  defs(
    EDGE,
    lin('a', ['#c9d2ff/0', '#c9d2ff'], 'h'),
    lin('b', ['#c9d2ff', '#c9d2ff/0'], 'h'),
    rad('h', ['#dfe6ff/.7', '#aab8ff@.4/.2', '#aab8ff/0']),
  ) +
    box(8, 11.5, 114, 1, '~a') +
    box(178, 11.5, 114, 1, '~b') +
    circle(150, 12, 12, '~h') +
    fill(MOON, '~eg', 'transform="translate(149 11.4) scale(.82)"') +
    cut(153.6, 11, 4.6) +
    fill(
      sparkle(128, 12, 5) +
        sparkle(172, 12, 5) +
        sparkle(96, 12, 3.6) +
        sparkle(204, 12, 3.6) +
        sparkle(60, 12, 2.6) +
        sparkle(240, 12, 2.6),
      '#f4f6ff',
    ),
);

/** A star of the rank's metal in a crescent; three small stars crown the first. */
function rank(place: number, metal: readonly string[], silk: string, halo: string): string {
  return picture(
    64,
    48,
    defs(
      lin('m', [...metal], 'd'),
      rad('h', [`${halo}/.8`, `${halo}@.5/.3`, `${halo}/0`]),
      rad('f', [silk, '#1b1248'], 0.36, 0.3, 0.85),
    ) +
      circle(32, 25, 24, '~h', place === 0 ? '' : 'opacity=".55"') +
      // Wings of light on both sides, shorter for the lower places.
      fill(
        many(3, (i) => {
          const [y, w] = [20 + i * 8, 24 - i * 4 - place * 3];
          return t`M14 ${y}L${14 - w * 0.55} ${y - 3}L15 ${y + 5}ZM50 ${y}L${50 + w * 0.55} ${y - 3}L49 ${y + 5}Z`;
        }),
        '~m',
      ) +
      fill(
        star(32, 26, 22, 0.56),
        '~m',
        'stroke="#1b1248" stroke-opacity=".45" stroke-width=".7" stroke-linejoin="round"',
      ) +
      fill(t`M32 4V26L11 19.4L25 16Z`, '#fff', 'opacity=".35"') +
      circle(32, 26.6, 13, '#1b1248', 'opacity=".35"') +
      circle(32, 26, 12.6, '~m') +
      circle(32, 26, 10.4, '~f') +
      fill('M24 23C26 17 34 15 39 19C33 19 27 21 25 27Z', '#fff', 'opacity=".28"') +
      `<path d="${FIGURES[place]}" transform="translate(32 26)scale(1.1)" fill="#fff"/>` +
      (place === 0 ? gem(32, 5.4, 4, '#e3dcff', '#8f7bff') : '') +
      fill(
        place === 0
          ? sparkle(14, 8, 6) + sparkle(50, 8, 6) + sparkle(22, 45, 3) + sparkle(42, 45, 3)
          : sparkle(50, 9, 4.4),
        '#fff',
      ),
  );
}

const currency = picture(
  48,
  48,
  defs(
    lin('m', SILVER, 'd'),
    rad('f', ['#b6a2ff', '#6a4fc4@.6', '#38237f'], 0.36, 0.3, 0.85),
    lin('s', ['#fff', '#c4c8ec'], 'd'),
  ) +
    oval(24, 44, 15, 2.6, '#05031a', 'opacity=".4"') +
    circle(25, 24.6, 20, '#454a74') +
    circle(24, 23, 20, '~m') +
    circle(24, 23, 16.4, '~f') +
    `<circle cx="24" cy="23" r="14.6" fill="none" stroke="#fff" stroke-width=".8" stroke-dasharray=".6 3.2" stroke-linecap="round" opacity=".8"/>` +
    fill(star(24, 23.6, 11, 0.5), '#24155c', 'opacity=".45" transform="translate(.8 1.2)"') +
    fill(star(24, 23.6, 11, 0.5), '~s') +
    fill('M24 12.6V23.6L13.6 20.2L20.8 19Z', '#fff') +
    fill('M9 17C12 9 20 5 29 7C20 8 13 13 10.6 22Z', '#fff', 'opacity=".7"') +
    fill(sparkle(38, 10, 6), '#fff'),
);

export const kit = {
  'divider.svg': divider,
  'pattern.svg': pattern,
  'rank-1.svg': rank(0, METALS.gold, '#7a5cd0', '#f6d683'),
  'rank-2.svg': rank(1, METALS.silver, '#6a5ab8', '#dfe4f4'),
  'rank-3.svg': rank(2, METALS.bronze, '#6a4a9a', '#e3a98a'),
  'currency.svg': currency,
  ...frames,
};

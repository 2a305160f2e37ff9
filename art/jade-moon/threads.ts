/** Seven threads for the night of the seventh: spools on a table, drawn through the eye of one needle. */
import { box, defs, fill, group, lin, line, many, oval, picture, rad, t, use } from '../draw.ts';
import { sparkle, starDust } from '../sparks.ts';
import { DAWN, magpie } from './magpies.ts';
import { MOON } from './paints.ts';
import { cloud, moon } from './parts.ts';

const W = 390;
const H = 520;

export const SILKS = ['#e0566e', '#f08a4a', '#f2c53a', '#4fb57a', '#3aa8c8', '#4a6fd0', '#9a6ad0'];

/** A spool 30 wide and 44 high on the origin; its silk is painted by the `use`. */
export const spool = (id: string): string =>
  group(
    id,
    oval(0, 0, 18, 4, '#0b1038', 'opacity=".35"') +
      fill('M-12-38H12V-6H-12Z', 'inherit').replace(' fill="inherit"', '') +
      line(
        many(7, (i) => t`M-12 ${-34 + i * 4.4}L12 ${-36.6 + i * 4.4}`),
        '#fff',
        1,
        'opacity=".4"',
      ) +
      fill('M-12-38H-6V-6H-12Z', '#fff', 'opacity=".22"') +
      fill('M6-38H12V-6H6Z', '#0b1038', 'opacity=".24"') +
      fill('M-16-7H16V-1C16 2-16 2-16-1Z', '~wd') +
      fill('M-16-43H16V-37C16-35-16-35-16-37Z', '~wd') +
      oval(0, -43, 16, 3.4, '#f3d9a6') +
      oval(0, -43, 4, 1.2, '#5a3410'),
  );

export const WOOD = lin('wd', ['#8a5a2a', '#e8bd7c@.35', '#b07a3c@.7', '#6e4218'], 'h');

function sky(): string {
  return picture(
    W,
    H,
    defs(
      lin('g', ['#1b1f5c@.2', '#4a4a9a@.5', '#9ba0d4@.76', `${DAWN}@.88`]),
      ...MOON,
      rad('mw', ['#f3e6ff/.8', '#d6dcff@.4/.4', '#c9d4ff@1/0']),
      cloud('c', ['#3d4690', '#5a66ac', '#98a4d6']),
      magpie('mg'),
    ) +
      box(0, 0, W, H, '~g') +
      starDust(9, 90, W, 420, '#fff') +
      oval(210, 250, 230, 90, '~mw') +
      `<g transform="translate(120 0) scale(-1 1)">${moon(74, 168, 20, 0.52)}</g>` +
      use('c', 336, 214, 0.7, 0, 'opacity=".6"', -0.7) +
      use('c', 30, 330, 0.8, 0, 'opacity=".6"') +
      use('mg', 340, 176, 0.9, -8, '', -0.9) +
      fill(sparkle(130, 160, 6) + sparkle(300, 250, 5) + sparkle(24, 268, 5), '#fff'),
  );
}

function middle(): string {
  const x = (i: number): number => 34 + i * 36;
  const threads = SILKS.map((silk, i) =>
    line(
      t`M${x(i) + 10} ${396 - (i % 2) * 4}C${x(i) + 40} ${330 - i * 3} ${290 - i * 6} ${352 - i * 3} 361 ${330 + i * 1.2}`,
      silk,
      2.2,
      'stroke-linecap="round"',
    ),
  ).join('');
  const tails = SILKS.map((silk, i) =>
    line(t`M361 ${330 + i * 1.2}C372 ${336 + i * 4} 372 ${352 + i * 8} 396 ${346 + i * 9}`, silk, 2.2),
  ).join('');
  return picture(
    W,
    H,
    defs(
      WOOD,
      spool('sp'),
      lin('ne', ['#fff', '#cfd8ee@.4', '#7f8bb0@.7', '#eef2ff'], 'h'),
      lin('tb', ['#24497c', '#10294a']),
      lin('z', [`${DAWN}@0/0`, `${DAWN}@1`]),
    ) +
      fill('M-10 428H400V520H-10Z', '~tb') +
      line('M-10 428.6H400', '#f2b632', 1.8) +
      line('M-10 434H400', '#7fd0b0', 0.9) +
      threads +
      '<g transform="translate(352 352) rotate(24)">' +
      fill(
        'M-5-22C-5-30 5-30 5-22C5-4 2 40 0 76C-2 40-5-4-5-22ZM-2-20C-2-8 2-8 2-20C2-26-2-26-2-20Z',
        '~ne',
        'fill-rule="evenodd"',
      ) +
      '</g>' +
      tails +
      SILKS.map((silk, i) => use('sp', x(i), 426, 0.96 - (i % 2) * 0.08, 0, `fill="${silk}"`)).join('') +
      box(0, 440, W, 80, '~z'),
  );
}

export const threads = { 'threads-sky.svg': sky(), 'threads-middle.svg': middle() };

/** What lies behind the maple hour: an evening sky, a mast on a hill, an avenue of maples towards the low sun. */
import {
  box,
  circle,
  defs,
  fill,
  group,
  lin,
  line,
  many,
  oval,
  picture,
  rad,
  random,
  t,
  use,
} from '../draw.ts';
import { DARK, GROUND, LEAVES } from './paints.ts';
import { leafAt, leafShape } from './parts.ts';

export const [W, H] = [390, 520];

export function sky(): string {
  const rays = many(12, (i) => {
    const a = Math.PI + ((i + 0.35) / 12) * Math.PI;
    const b = a + 0.09;
    return t`M195 348L${195 + 480 * Math.cos(a)} ${348 + 480 * Math.sin(a)}L${195 + 480 * Math.cos(b)} ${348 + 480 * Math.sin(b)}Z`;
  });
  return picture(
    W,
    H,
    defs(
      lin('g', ['#5b2614@0', '#93401f@.24', '#cf6a30@.46', '#f2a04e@.62', '#ffd795@.72', '#f2a04e@1']),
      `<radialGradient id="~r" gradientUnits="userSpaceOnUse" cx="195" cy="348" r="400"><stop offset=".1" stop-color="#fff0c0" stop-opacity=".4"/><stop offset=".5" stop-color="#ffc56e" stop-opacity=".14"/><stop offset="1" stop-color="#ffc56e" stop-opacity="0"/></radialGradient>`,
      rad('s', ['#fffbe0/.95', '#ffe3a0@.3/.6', '#ffc56e/0']),
    ) +
      box(0, 0, W, H, '~g') +
      fill(rays, '~r') +
      circle(195, 346, 180, '~s') +
      circle(195, 348, 34, '#fffbe4') +
      `<g fill="none" stroke="#ffe9bd" opacity=".2">${many(6, (i) => t`<circle cx="195" cy="348" r="${70 + i * 44}" stroke-width="${2.4 - i * 0.3}"/>`)}</g>` +
      fill(
        'M-20 150C40 138 90 148 130 142C96 158 40 162-20 166ZM410 190C350 180 320 188 280 184C320 198 360 204 410 204ZM60 214C96 208 130 212 150 210C130 220 90 222 60 220Z',
        '#ffc98c',
        'opacity=".35"',
      ) +
      line(
        'M92 96q6-6 10 0q4-6 10 0M126 78q5-5 8 0q3-5 8 0M286 112q6-6 10 0q4-6 10 0',
        '#4a1d0e',
        1.8,
        'stroke-linecap="round" opacity=".7"',
      ),
    true,
  );
}

/** A crown of leaves as many small rounds: dark below, lit from the sun and from above. */
const crown = (
  seed: number,
  w: number,
  h: number,
  [dark, mid, lit]: readonly [string, string, string],
): string => {
  const rnd = random(seed);
  const rounds = (n: number, paint: string, size: number, lift: number, shrink: number): string =>
    many(n, () => {
      const a = rnd() * Math.PI * 2;
      const r = Math.sqrt(rnd()) * shrink;
      return circle(Math.cos(a) * w * r, Math.sin(a) * h * r - lift, size * (0.7 + rnd() * 0.6), paint);
    });
  return rounds(26, dark, 11, 0, 1) + rounds(30, mid, 8, 6, 0.92) + rounds(30, lit, 4.4, 12, 0.86);
};

export function far(): string {
  const mast =
    line(
      'M0 0L-9 70M0 0L9 70M-3 22H3M-5 40H5M-7 56H7M-3 22L5 40M3 22L-5 40M-5 40L7 56M5 40L-7 56',
      '#6b2c18',
      1.6,
    ) +
    line('M0-14V0', '#6b2c18', 1.6) +
    circle(0, -15, 2.6, '#ff5a3c') +
    `<g fill="none" stroke="#fff0cf" stroke-width="1.4" opacity=".8"><path d="M-7-22A10 10 0 0 0-7-8M7-22A10 10 0 0 1 7-8M-12-26A16 16 0 0 0-12-4M12-26A16 16 0 0 1 12-4"/></g>`;
  const tree = (x: number, y: number, s: number, id: string): string =>
    use(id, x, y, s) + use(id, W - x, y, s, 0, '', -s);
  return picture(
    W,
    H,
    defs(
      lin('ha', ['#b9562c', '#d98244']),
      lin('gr', ['#e08a3e', '#a8501f@.4', GROUND]),
      lin('pa', ['#ffe2a6', '#d9894a@.4', '#6b3a20']),
      lin('tk', ['#3a1a0d', '#6b3418'], 'h'),
      group(
        't1',
        line('M0 0C1-30-2-50 2-86M1-40L-16-66M1-52L18-76', '~tk', 6, 'stroke-linecap="round"') +
          `<g transform="translate(2 -92)">${crown(4, 38, 34, ['#9c2f1a', '#cf4a28', '#f07a3c'])}</g>`,
      ),
      group(
        't2',
        line('M0 0C-1-30 2-50-1-86', '~tk', 6, 'stroke-linecap="round"') +
          `<g transform="translate(0 -90)">${crown(9, 36, 34, ['#b8601c', '#e8942f', '#ffc75e'])}</g>`,
      ),
    ) +
      fill('M0 356C60 320 100 340 150 350C210 336 280 330 330 344C360 336 380 340 390 346V420H0Z', '~ha') +
      `<g transform="translate(250 300) scale(.66)">${mast}</g>` +
      fill('M0 372C90 360 300 360 390 372V520H0Z', '~gr') +
      fill('M187 368H203L330 520H60Z', '~pa') +
      tree(152, 378, 0.42, 't2') +
      tree(128, 384, 0.58, 't1') +
      tree(96, 394, 0.82, 't2') +
      tree(48, 410, 1.16, 't1') +
      oval(60, 414, 60, 6, DARK, 'opacity=".22"') +
      oval(330, 414, 60, 6, DARK, 'opacity=".22"') +
      defs(leafShape('l')) +
      many(26, (i) => {
        const k = (i * 37) % 26;
        const y = 392 + ((i * 53) % 60);
        return leafAt('l', 30 + k * 13, y, 0.05 + (y - 390) / 900, (i * 71) % 360, LEAVES[i % 5] ?? '');
      }),
    true,
  );
}

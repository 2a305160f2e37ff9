/** The lid of a lacquered chest, seen so close that the title stands on it; a voucher is the key that turns in its lock. */
import { box, circle, defs, fill, lin, line, many, picture, rad, t } from '../draw.ts';
import { sparkle, star } from '../sparks.ts';
import { LANTERN } from './paints.ts';

const W = 390;
const H = 300;

/** Upper edge of the lid and the seam, both bent a little. */
const LID = 'M-10 70C60 34 130 24 195 24C260 24 330 34 400 70';
const SEAM = 'M-10 216C60 226 130 230 195 230C260 230 330 226 400 216';

function sky(): string {
  return picture(
    W,
    H,
    defs(
      lin('g', ['#3a0716@0', '#7c1020@.5', '#c2482a@1']),
      rad('h', ['#ffd98a@0/.8', '#ff9a4a@.5/.24', '#ff9a4a@1/0']),
    ) +
      box(0, 0, W, H, '~g') +
      `<g transform="translate(195 60)">${fill(
        many(20, (i) => {
          const [a, b] = [i, i + 0.5].map((k) => Math.PI + (k * Math.PI) / 20);
          return t`M0 0L${420 * Math.cos(a ?? 0)} ${420 * Math.sin(a ?? 0)}L${420 * Math.cos(b ?? 0)} ${420 * Math.sin(b ?? 0)}Z`;
        }),
        '#ffc86a',
        'opacity=".16"',
      )}</g>` +
      `<ellipse cx="195" cy="40" rx="220" ry="90" fill="url(#~h)"/>` +
      fill(
        sparkle(40, 26, 7) +
          sparkle(352, 22, 8) +
          sparkle(110, 14, 4) +
          sparkle(290, 12, 5) +
          sparkle(14, 58, 4),
        '#fff3c8',
      ),
    true,
  );
}

/** Brass straps over the lid with their studs. */
function strap(x: number, lean: number): string {
  const band = t`M${x - 15} ${54 - Math.abs(lean)}C${x - 15 + lean * 0.3} 110 ${x - 15 + lean * 0.5} 160 ${x - 15 + lean * 0.6} 236H${x + 15 + lean * 0.6}C${x + 15 + lean * 0.5} 160 ${x + 15 + lean * 0.3} 110 ${x + 15} ${54 - Math.abs(lean)}Z`;
  return (
    fill(band, '#3a0710', 'opacity=".4" transform="translate(3 3)"') +
    fill(band, '~br') +
    line(
      t`M${x - 10} 50C${x - 10 + lean * 0.3} 112 ${x - 10 + lean * 0.5} 160 ${x - 10 + lean * 0.6} 230M${x + 10} 50C${x + 10 + lean * 0.3} 112 ${x + 10 + lean * 0.5} 160 ${x + 10 + lean * 0.6} 230`,
      '#7a3c08',
      1,
      'opacity=".7"',
    ) +
    many(5, (i) => {
      const y = 64 + i * 37;
      const at = x + lean * (0.12 * i + 0.05);
      return circle(at, y + 1.4, 5, '#7a3c08', 'opacity=".6"') + circle(at, y, 4.6, '~st');
    })
  );
}

function middle(): string {
  // A cloud of brass in the corner of the lid.
  const corner =
    fill('M-10 150C10 146 30 156 34 172C48 166 62 178 58 192C70 190 78 202 74 214L-10 206Z', '~br') +
    line(
      'M-10 162C8 158 20 166 22 178M34 172C30 180 36 190 46 188M58 192C54 198 56 206 62 206M-10 186C4 182 12 190 12 198',
      '#7a3c08',
      1.6,
      'stroke-linecap="round" opacity=".7"',
    );
  return picture(
    W,
    H,
    defs(
      ...LANTERN,
      lin('l', ['#e8452e@0', '#b8181c@.3', '#8c0d18@.75', '#5f0816@1']),
      lin('b', ['#5f0816@0', '#a8161c@.3', '#7c0c18@1']),
      rad('st', ['#fffbe0', '#f2b83c@.5', '#a8640f@1'], 0.35, 0.3, 0.8),
      lin('gl', ['#fff3c0/0', '#fff3c0/.95', '#fff3c0/0']),
      lin('z', ['#f6d58f@0/0', '#f6d58f@1']),
      lin('s', ['#fff@0/.34', '#fff@1/0']),
    ) +
      fill(`${LID}V226C330 236 260 240 195 240C130 240 60 236-10 226Z`, '~l') +
      // What the lacquer throws back, and the pattern under it.
      fill(
        'M-10 74C60 38 130 28 195 28C260 28 330 38 400 74C330 54 260 50 195 50C130 50 60 54-10 74Z',
        '~s',
      ) +
      `<g fill="none" stroke="#ffb25a" stroke-width="1" opacity=".2">${many(5, (r) =>
        many(
          7,
          (i) =>
            `<path d="${t`M${78 + i * 40 - (r % 2) * 20} ${86 + r * 30}a17 17 0 0 1 34 0M${84 + i * 40 - (r % 2) * 20} ${86 + r * 30}a11 11 0 0 1 22 0`}"/>`,
        ),
      )}</g>` +
      line(LID, '#7a3c08', 10) +
      line(LID, '~br', 7) +
      // The box below, and the light that comes out of the seam.
      fill(`${SEAM}V310H-10Z`, '~b') +
      line(SEAM, '#3a0710', 15) +
      line(SEAM, '#ffcf6a', 9, 'opacity=".5"') +
      line(SEAM, '#fffbe0', 3.6) +
      `<g transform="translate(0 12)">${corner}<g transform="translate(390) scale(-1 1)">${corner}</g></g>` +
      strap(58, -14) +
      strap(332, 14) +
      box(0, 250, W, 50, '~z', 'opacity=".9"'),
    true,
  );
}

/** The lock, and the voucher in it. */
function near(): string {
  const plate =
    'M195 192C214 192 232 198 236 212C232 232 216 250 195 258C174 250 158 232 154 212C158 198 176 192 195 192Z';
  return picture(
    W,
    H,
    defs(
      ...LANTERN,
      lin('tk', ['#fffbee', '#ffe6b0']),
      rad('h', ['#fff3c0@0/.95', '#ffc86a@.4/.4', '#ffc86a@1/0']),
    ) +
      `<g transform="translate(0 14)">${
        circle(195, 222, 96, '~h') +
        fill(plate, '#3a0710', 'opacity=".45" transform="translate(2 4)"') +
        fill(plate, '~br') +
        line(
          'M195 198C210 198 226 203 230 212C226 229 213 244 195 251C177 244 164 229 160 212C164 203 180 198 195 198Z',
          '#7a3c08',
          1.2,
          'opacity=".75"',
        ) +
        // The voucher goes into the slot from the right.
        `<g transform="translate(208 220) rotate(-14)">${fill('M-12-17H104A9 9 0 0 0 104 17H-12Z', '#3a0710', 'opacity=".35" transform="translate(2 5)"')}${fill('M-12-17H70A6 6 0 0 0 82-17H112V17H82A6 6 0 0 0 70 17H-12Z', '~tk')}${line('M76-9V9', '#c2452f', 1.6, 'stroke-dasharray="3 3"')}${line('M-8-12H66V12H-8', '#c2452f', 1, 'opacity=".6"')}${fill(star(30, 0, 10), '#8a1246')}${line('M48-5H62M48 1H62M48 7H58', '#c98a5a', 2.4, 'stroke-linecap="round"')}${circle(97, 0, 8, '#c2181a')}${fill(star(97, 0, 5), '#fff3d6')}</g>` +
        fill('M190 204H200C204 204 204 236 200 236H190C186 236 186 204 190 204Z', '#3a0710') +
        line('M195 208V232', '#ffe9a0', 3, 'stroke-linecap="round"') +
        fill(
          sparkle(178, 210, 7) + sparkle(216, 244, 5) + sparkle(150, 228, 6) + sparkle(320, 176, 6),
          '#fffbe0',
        )
      }</g>`,
    true,
  );
}

export const chestPictures = {
  'chest/sky.svg': sky(),
  'chest/middle.svg': middle(),
  'chest/near.svg': near(),
};

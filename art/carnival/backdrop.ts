/** Behind the stage of the carnival: dusk, the fair, the wheel. */
import { box, defs, fill, lin, line, many, oval, picture, rad, t, use } from '../draw.ts';
import { starDust } from '../sparks.ts';
import { TENT } from './paints.ts';
import { tent, wheel } from './parts.ts';

export const W = 390;

export const H = 520;

export const GROUND = '#1d1442';

export function sky(): string {
  return picture(
    W,
    H,
    defs(
      lin('g', [
        '#06263d@0',
        '#0c3a56@.16',
        '#2a2668@.36',
        '#47277c@.54',
        '#8d3f96@.68',
        '#e2747e@.78',
        '#ffb47a@.85',
        `${GROUND}@1`,
      ]),
      rad('h', ['#ffd9a0@0/.8', '#ff8f7a@.4/.3', '#ff8f7a@1/0']),
      lin('c', ['#ff9fb0/.55', '#6a3fa0/0']),
      lin('d', ['#2a8a9a/.4', '#2a8a9a/0'], 'h'),
      rad('v', ['#1a1450@0/.62', '#1a1450@.6/.42', '#1a1450@1/0']),
    ) +
      box(0, 0, W, H, '~g') +
      starDust(41, 90, W, 330, '#e6f4ff') +
      oval(195, 424, 240, 90, '~h') +
      fill(
        'M-20 150C80 110 160 190 260 150C320 126 370 140 410 120V200C340 214 300 190 220 214C130 240 60 190-20 220Z',
        '~d',
      ) +
      fill(
        'M-20 350C20 330 40 340 66 336C90 322 130 326 142 342C170 336 196 342 206 352H-20ZM180 336C214 322 226 326 250 322C270 304 316 308 328 326C352 318 390 324 410 340H180Z',
        '~c',
      ) +
      fill('M40 384C80 372 110 376 130 384ZM250 372C290 360 340 362 370 374Z', '#ffd9a0', 'opacity=".5"') +
      oval(195, 226, 184, 96, '~v'),
  );
}

export function far(): string {
  const look = ['#ff7aa0', '#ffd24a', '#5fe0d2'];
  const tower = (x: number, y: number, w: number, h: number): string =>
    fill(
      t`M${x - w} ${y}V${y - h}H${x + w}V${y}ZM${x - w - 3} ${y - h}L${x} ${y - h - w * 2.4}L${x + w + 3} ${y - h}Z`,
      '~s',
    ) +
    line(t`M${x} ${y - h - w * 2.4}v-8`, '#6b3f94', 1.2) +
    fill(t`M${x} ${y - h - w * 2.4 - 8}l9 3l-9 3Z`, '#ff7aa0') +
    line(
      t`M${x - w * 0.4} ${y - h + 8}v5M${x + w * 0.4} ${y - h + 8}v5M${x - w * 0.4} ${y - h + 20}v5M${x + w * 0.4} ${y - h + 20}v5`,
      '#ffd98a',
      2.4,
    );
  const rail = 'M-10 376C10 320 44 300 66 348C78 376 92 400 112 374C126 356 142 366 152 396';
  return picture(
    W,
    H,
    defs(
      ...TENT,
      tent('tn'),
      wheel('wh', '#7a4aa6', look, '#ffe9a6'),
      lin('s', ['#7c479f', '#4b2a7e']),
      lin('f', ['#4b2a7e@0', '#2c1c5c@.5', `${GROUND}@1`]),
      lin('m', ['#ff9f8a/0', '#ff9f8a/.5', '#ff9f8a/0']),
    ) +
      use('wh', 302, 322, 1.16) +
      line(rail, '#5a3590', 3.4) +
      line(rail, '#ffd98a', 1.4, 'stroke-dasharray=".1 5" stroke-linecap="round"') +
      line('M8 344V420M28 322V420M48 318V420M66 346V420M84 380V420M112 374V420M134 362V420', '#5a3590', 1.4) +
      line(
        'M8 344L28 400M28 322L8 400M28 322L48 400M48 318L28 400M48 318L66 400M112 374L134 420',
        '#5a3590',
        0.8,
      ) +
      tower(160, 420, 9, 60) +
      tower(236, 420, 8, 48) +
      box(0, 356, W, 66, '~m') +
      use('tn', 72, 430, 0.74) +
      use('tn', 128, 430, 0.5) +
      use('tn', 342, 432, 0.62) +
      use('tn', 264, 430, 0.44) +
      fill('M0 424C60 412 130 420 195 418C260 416 330 412 390 424V520H0Z', '~f') +
      line(
        many(26, (i) => t`M${8 + i * 15} ${428 + (i % 3) * 5}h0`),
        '#ffd98a',
        2.4,
        'stroke-linecap="round" opacity=".8"',
      ),
  );
}

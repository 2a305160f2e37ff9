/** A night market on the water: three boats with awnings at a quay, lamps on strings, and all of it once more upside down. */
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
import { bulbs, sparkle, starDust } from '../sparks.ts';

const W = 390;
const H = 520;
const GROUND = '#10214a';
export const HALO = rad('bh', ['#fff3b8/.9', '#ffb94d@.4/.3', '#ff8a4d/0']);

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#0f0c33@0', '#23195c@.3', '#4f2a7e@.5', '#b0487e@.64', '#f28a6a@.72', GROUND]),
    rad('m', ['#ffdf9a@0/.55', '#ff9f7a@.5/.2', '#ff9f7a@1/0']),
  ) +
    box(0, 0, W, H, '~g') +
    starDust(618, 150, W, 250, '#fff0ff') +
    oval(195, 362, 260, 110, '~m') +
    fill(
      'M-10 300C60 290 110 300 160 294C120 306 60 310-10 308ZM400 284C330 280 290 290 240 286C290 298 350 300 400 296Z',
      '#ffb0a0',
      'opacity=".35"',
    ),
  true,
);

function far(): string {
  const rnd = random(18);
  const crane = (x: number, s: number, flip: number): string =>
    `<g transform="translate(${x} 366) scale(${s * flip} ${s})" fill="none" stroke="#1a1140" stroke-linecap="round" stroke-linejoin="round"><path d="M-22 0L-16-96H16L22 0M-18-60H18M-16-96L-60-104M-16-96L92-108L16-96M0-96V-126L-58-104M0-126L88-108" stroke-width="4"/><path d="M-18-60L18-96M18-60L-16-96M70-106V-78" stroke-width="2"/></g>${circle(x, 366 - 126 * s, 2.4, '#ff6a7a')}`;
  const boxes = many(16, (i) =>
    box(
      150 + (i % 8) * 15,
      350 - Math.floor(i / 8) * 11 + (i % 3),
      14,
      10,
      ['#7a2f5e', '#3a3a86', '#2a6a7e', '#8a4a3e'][i % 4] ?? '',
      'rx="1"',
    ),
  );
  const lights = many(40, () => t`M${rnd() * W} ${350 + rnd() * 14}h0`);
  return picture(
    W,
    H,
    crane(72, 0.74, 1) +
      crane(336, 0.8, -1) +
      crane(214, 0.5, 1) +
      boxes +
      fill('M-10 362H400V376H-10Z', '#1a1140') +
      line(lights, '#ffd98a', 2.2, 'stroke-linecap="round" opacity=".9"'),
    true,
  );
}

/** A boat as a stall, 130 wide, its water line on (0 0): hull, counter, goods, posts and an awning. */
export const stall = (hull: string, awnA: string, awnB: string, goods: string, sign: string): string => {
  const roof = 'M-62-86H62L70-66H-70Z';
  const scallops = many(7, (i) => fill(t`M${-70 + i * 20} -66h20c0 13-20 13-20 0Z`, i % 2 ? awnA : awnB));
  return (
    fill('M-66-26H66C64-8 54 4 44 6H-44C-56 4-64-8-66-26Z', hull) +
    fill('M-66-26H66L65-18H-65Z', '#fff', 'opacity=".22"') +
    line('M-58-10H58', '#fff', 1.4, 'opacity=".35"') +
    box(-54, -64, 108, 40, '#2a1248') +
    box(-54, -64, 108, 40, '~in') +
    line('M-56-26V-68M56-26V-68', '#5a2f3e', 4) +
    goods +
    box(-60, -34, 120, 9, '#a8623e', 'rx="2"') +
    box(-60, -34, 120, 2.6, '#ffd9a0', 'rx="1" opacity=".7"') +
    fill(roof, awnA) +
    many(3, (i) => fill(t`M${-45 + i * 36} -86h18l2 20h-20Z`, awnB)) +
    scallops +
    line('M-62-86H62', '#fff', 1.6, 'opacity=".6"') +
    box(-30, -110, 60, 22, '#2a1248', 'rx="5"') +
    box(-30, -110, 60, 22, 'none', `rx="5" stroke="${awnA}" stroke-width="2"`) +
    sign +
    circle(-48, -52, 16, '~bh') +
    circle(-48, -52, 3, '#fff6d8') +
    circle(48, -52, 16, '~bh') +
    circle(48, -52, 3, '#fff6d8')
  );
};
export const fish = (x: number, y: number, s: number, c: string): string =>
  t`<g transform="translate(${x} ${y}) scale(${s})">${fill('M-10 0C-6-8 6-8 10-1L18-7L17 7L10 1C6 8-6 8-10 0Z', c)}${circle(-5, -1, 1.4, '#2a1248')}</g>`;
export const mountain = (x: number, y: number, s: number): string =>
  t`<g transform="translate(${x} ${y}) scale(${s})">${fill('M-13 0H13L9 12H-9Z', '#5fe0d2')}${fill('M-13 0C-12-12-5-20 0-22C6-20 12-12 13 0Z', '#fff')}${fill('M-8-8C-5-16-3-19 0-22C4-20 8-15 10-9C6-5 3-10 0-6C-3-3-5-9-8-8Z', '#ff7aa8')}${circle(0, -23, 2.6, '#d6245f')}</g>`;
export const squid = (x: number, y: number, s: number): string =>
  t`<g transform="translate(${x} ${y}) scale(${s})">${line('M0-30V14', '#e9c58c', 2.4)}${fill('M0-34L8-22L6-6H-6L-8-22Z', '#f2845a')}${fill('M-8-22L-13-16L-6-14ZM8-22L13-16L6-14Z', '#d9562a')}${line('M-5-6V2M-1.6-6V4M2-6V4M5-6V2', '#d9562a', 2.2, 'stroke-linecap="round"')}${line('M-4-24C-4-18-4-14-3-10', '#ffd0b0', 1.6)}</g>`;

const goodsA = mountain(-32, -46, 0.78) + mountain(-4, -46, 0.92) + mountain(26, -46, 0.78);
export const goodsB =
  squid(-30, -44, 0.62) +
  squid(-10, -44, 0.68) +
  squid(10, -44, 0.68) +
  squid(30, -44, 0.62) +
  line('M-40-36H40', '#ff8a4d', 2, 'stroke-dasharray="4 3"');
const goodsC =
  fill('M-40-48H40L36-34H-36Z', '#2f9ac0') +
  line('M-40-48H40', '#bff5ff', 2) +
  fish(-20, -43, 0.5, '#ff6a4d') +
  fish(2, -40, 0.5, '#ffc93c') +
  fish(22, -43, 0.5, '#ff6a4d');
const signA = mountain(0, -96, 0.6);
export const signB = `<g transform="translate(0 -98) rotate(90) scale(.46)">${squid(0, 8, 1)}</g>`;
const signC = fish(-3, -99, 1, '#ffc93c');

const middle = picture(
  W,
  H,
  defs(
    HALO,
    lin('in', ['#ffcf7a/.9', '#ff8a5a/.75']),
    lin('w', ['#3d2a70@0', '#22265e@.5', GROUND]),
    group('sa', stall('#2a6a8a', '#ff6a7a', '#fff6e6', goodsA, signA)),
    group('sb', stall('#8a2f5a', '#ffc93c', '#fff6e6', goodsB, signB)),
    group('sc', stall('#2a4a9a', '#5fe0d2', '#fff6e6', goodsC, signC)),
    lin('z', [`${GROUND}/0`, GROUND]),
  ) +
    box(0, 374, W, 146, '~w') +
    `<g transform="translate(0 838) scale(1 -1)" opacity=".3">${use('sa', 62, 424, 0.92)}${use('sc', 330, 424, 0.92)}${use('sb', 196, 408, 1.04)}</g>` +
    use('sa', 62, 412, 0.92) +
    use('sc', 330, 412, 0.92) +
    use('sb', 196, 430, 1.04) +
    line(
      many(26, (i) => {
        const y = 436 + (i % 9) * 8;
        return t`M${(i * 61) % 380} ${y}q8-4 16 0t16 0`;
      }),
      '#ffb38a',
      1.6,
      'stroke-linecap="round" opacity=".4"',
    ) +
    line(
      'M132 452q10-5 20 0t20 0t20 0t20 0t20 0t20 0M20 434q9-4 18 0t18 0t18 0t18 0M286 434q9-4 18 0t18 0t18 0t18 0',
      '#ffe6c0',
      2.2,
      'stroke-linecap="round" opacity=".7"',
    ) +
    box(0, 482, W, 38, '~z'),
  true,
);

/** A lantern of paper 34 wide, hanging from the origin. */
export const lamp = (a: string, b: string): string =>
  line('M0-20V0', '#2a1248', 1.4) +
  circle(0, 20, 44, '~bh', 'opacity=".55"') +
  box(-8, 0, 16, 4, '#5a2f3e', 'rx="1.5"') +
  fill('M-10 4C-22 10-22 32-10 38H10C22 32 22 10 10 4Z', a) +
  fill('M-10 4C-22 10-22 32-10 38H-3C-9 30-9 12-3 4Z', b, 'opacity=".8"') +
  line('M-16 14H16M-18 21H18M-16 28H16', '#2a1248', 0.9, 'opacity=".35"') +
  box(-8, 38, 16, 4, '#5a2f3e', 'rx="1.5"') +
  line('M-3 42V52M0 42V56M3 42V52', '#ffc93c', 1.6, 'stroke-linecap="round"');

const near = picture(
  W,
  H,
  defs(
    HALO,
    group('la', lamp('#ff6a5a', '#ffb08a')),
    group('lb', lamp('#ffc93c', '#fff0a8')),
    group('lc', lamp('#37c8c0', '#a8f2ea')),
    lin('z', [`${GROUND}/0`, GROUND]),
  ) +
    bulbs([-12, 30], [402, 22], 22, 15, { cord: '#12092e', halo: '~bh', bulb: '#fff6d0', r: 2.8 }) +
    use('la', 34, 52, 1) +
    use('lb', 92, 66, 0.72) +
    use('lc', 302, 62, 0.76) +
    use('la', 358, 46, 1.06) +
    fill('M-6 520V462C10 458 22 458 34 462V520ZM396 520V458C380 454 370 454 358 458V520Z', '#3a1f4a') +
    oval(14, 462, 20, 6, '#6a3f6e') +
    oval(377, 458, 19, 6, '#6a3f6e') +
    line(
      'M-4 478C12 484 26 482 36 476C70 492 110 500 150 492M394 474C380 482 368 480 356 472C320 492 280 498 240 490',
      '#c9a06a',
      5,
      'stroke-linecap="round"',
    ) +
    line(
      'M-4 478C12 484 26 482 36 476C70 492 110 500 150 492M394 474C380 482 368 480 356 472C320 492 280 498 240 490',
      '#7a5230',
      5,
      'stroke-dasharray="2 6" opacity=".7"',
    ) +
    box(0, 496, W, 24, '~z') +
    fill(sparkle(60, 316, 6) + sparkle(334, 310, 7) + sparkle(196, 128, 5), '#fff3d8'),
  true,
);

const cover = picture(
  343,
  160,
  defs(
    HALO,
    lin('g', ['#23195c', '#8a3f86@.6', '#f28a6a'], 'h'),
    lin('in', ['#ffcf7a/.9', '#ff8a5a/.75']),
    group('sb', stall('#8a2f5a', '#ffc93c', '#fff6e6', goodsB, signB)),
    group('sc', stall('#2a4a9a', '#5fe0d2', '#fff6e6', goodsC, signC)),
    group('la', lamp('#ff6a5a', '#ffb08a')),
  ) +
    box(0, 0, 343, 160, '~g') +
    starDust(4, 50, 240, 100, '#fff0ff') +
    box(0, 126, 343, 34, '#2a1a58') +
    use('sc', 292, 132, 0.86) +
    use('sb', 196, 140, 0.9) +
    bulbs([80, 8], [350, 14], 12, 9, { cord: '#12092e', halo: '~bh', bulb: '#fff6d0', r: 2.2 }) +
    use('la', 262, 22, 0.6) +
    line('M120 148q10-5 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0', '#ffe6c0', 2, 'opacity=".6"'),
);

export const stage = {
  'sky.svg': sky,
  'far.svg': far(),
  'middle.svg': middle,
  'near.svg': near,
  'cover.svg': cover,
};

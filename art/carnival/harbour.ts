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
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { bulbs, sparkle, starDust } from '../sparks.ts';

const W = 390;
const H = 520;
const GROUND = '#1d1442';
const HALO = rad('bh', ['#fff3b8/.9', '#ffb94d@.4/.3', '#ff8a4d/0']);

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
const stall = (hull: string, awnA: string, awnB: string, goods: string, sign: string): string => {
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
const fish = (x: number, y: number, s: number, c: string): string =>
  t`<g transform="translate(${x} ${y}) scale(${s})">${fill('M-10 0C-6-8 6-8 10-1L18-7L17 7L10 1C6 8-6 8-10 0Z', c)}${circle(-5, -1, 1.4, '#2a1248')}</g>`;
const mountain = (x: number, y: number, s: number): string =>
  t`<g transform="translate(${x} ${y}) scale(${s})">${fill('M-13 0H13L9 12H-9Z', '#5fe0d2')}${fill('M-13 0C-12-12-5-20 0-22C6-20 12-12 13 0Z', '#fff')}${fill('M-8-8C-5-16-3-19 0-22C4-20 8-15 10-9C6-5 3-10 0-6C-3-3-5-9-8-8Z', '#ff7aa8')}${circle(0, -23, 2.6, '#d6245f')}</g>`;
const squid = (x: number, y: number, s: number): string =>
  t`<g transform="translate(${x} ${y}) scale(${s})">${line('M0-30V14', '#e9c58c', 2.4)}${fill('M0-34L8-22L6-6H-6L-8-22Z', '#f2845a')}${fill('M-8-22L-13-16L-6-14ZM8-22L13-16L6-14Z', '#d9562a')}${line('M-5-6V2M-1.6-6V4M2-6V4M5-6V2', '#d9562a', 2.2, 'stroke-linecap="round"')}${line('M-4-24C-4-18-4-14-3-10', '#ffd0b0', 1.6)}</g>`;

const goodsA = mountain(-32, -46, 0.78) + mountain(-4, -46, 0.92) + mountain(26, -46, 0.78);
const goodsB =
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
const signB = `<g transform="translate(0 -98) rotate(90) scale(.46)">${squid(0, 8, 1)}</g>`;
const signC = fish(-3, -99, 1, '#ffc93c');

const middle = picture(
  W,
  H,
  defs(
    HALO,
    lin('in', ['#ffcf7a/.9', '#ff8a5a/.75']),
    lin('w', ['#3a2470@0', '#2a1a58@.5', GROUND]),
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
const lamp = (a: string, b: string): string =>
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

const DISH = pedestalPaints('#ffb36a', '#e2a04a', '#5a2360', '#ffdf9a');
const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, HALO, ...paints) + pedestal(body, '#fff3c8'));
const at = (body: string, x: number, y: number, s: number, a = 0): string =>
  t`<g transform="translate(${x} ${y}) rotate(${a}) scale(${s})">${body}</g>`;
const EDGE = lin('eg', ['#fff3b8', '#ffb94d@.4', '#d6245f@.7', '#5fe0d2'], 'd');

const skewer = on(
  at(squid(0, 0, 1), 36, 62, 1.1, -12) +
    at(squid(0, 0, 1), 60, 60, 1.1, 12) +
    line(
      'M30 20C26 14 34 12 30 6M66 20C62 14 70 12 66 6',
      '#fff',
      2.4,
      'stroke-linecap="round" opacity=".55"',
    ),
);
const ice = on(
  at(mountain(0, 0, 1), 48, 56, 1.9) +
    line('M40 80h16', '#1c8a92', 4, 'stroke-linecap="round"') +
    line('M66 30L76 14', '#ffc93c', 3.4, 'stroke-linecap="round"'),
);
const goldfish = on(
  fill('M26 30C16 44 18 74 48 78C78 74 80 44 70 30Z', '#bff5ff', 'opacity=".55"') +
    fill('M22 44C28 42 68 42 74 44C78 62 70 76 48 78C26 76 18 62 22 44Z', '#5fc8e0', 'opacity=".75"') +
    fill('M38 30L48 12L58 30C54 34 42 34 38 30Z', '#e9fbff', 'opacity=".8"') +
    line('M36 30H60', '#ff6a7a', 3.4, 'stroke-linecap="round"') +
    line('M48 12C44 6 52 4 50 0', '#ff6a7a', 2) +
    fish(42, 56, 1.1, '#ff5a3c') +
    at(fish(0, 0, 1, '#ffc93c'), 58, 66, -0.7) +
    circle(36, 46, 2, '#fff') +
    circle(60, 50, 1.6, '#fff') +
    line('M28 40C25 48 26 58 30 66', '#fff', 3, 'stroke-linecap="round" opacity=".8"'),
);
const neon = on(
  box(14, 22, 68, 44, '#1a0f3a', 'rx="8"') +
    box(14, 22, 68, 44, 'none', 'rx="8" stroke="#ff6a7a" stroke-width="3"') +
    box(19, 27, 58, 34, 'none', 'rx="5" stroke="#ffd0d8" stroke-width="1"') +
    at(mountain(0, 0, 1), 34, 48, 0.9) +
    `<path d="M52 38c8-4 16-2 18 4c-6-2-8 2-10 6c-4-2-8-4-8-10ZM54 54h16" fill="none" stroke="#5fe0d2" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>` +
    line('M28 22V12M68 22V12', '#8a7ab8', 2.4) +
    line('M42 66V78M54 66V78', '#8a7ab8', 3) +
    circle(48, 44, 40, '~bh', 'opacity=".4"'),
);
const ferry = on(
  fill('M8 60H90L80 78H20Z', '~fh') +
    line('M12 66H86', '#fff', 2) +
    box(20, 44, 58, 16, '#fff6e6', 'rx="2"') +
    box(30, 30, 38, 14, '#fff6e6', 'rx="2"') +
    many(5, (i) => box(24 + i * 11, 48, 7, 7, '#ffc93c', 'rx="1"')) +
    many(3, (i) => box(35 + i * 11, 34, 7, 6, '#ffc93c', 'rx="1"')) +
    fill('M50 30V16H60L62 30Z', '#d6245f') +
    box(50, 19, 10.6, 4, '#fff') +
    line('M56 14C52 8 62 6 58 0', '#fff', 3, 'stroke-linecap="round" opacity=".5"') +
    bulbs([18, 44], [34, 20], 4, 4, { cord: '#2a1248', halo: '~bh', bulb: '#fff6d0', r: 1.4 }) +
    line('M10 82q7-4 14 0t14 0t14 0t14 0t14 0', '#5fe0d2', 2.4, 'stroke-linecap="round"'),
  lin('fh', ['#3a5ac0', '#1f2f7e']),
);
const frame = on(
  avatarFrame(
    many(12, (i) => {
      const a = (i * Math.PI) / 6;
      return (
        circle(48 + 26 * Math.cos(a), 42 + 26 * Math.sin(a), 6.4, '~bh') +
        circle(48 + 26 * Math.cos(a), 42 + 26 * Math.sin(a), 2, '#fff8e0')
      );
    }) +
      at(fish(0, 0, 1, '#ff5a3c'), 34, 68, 0.9, -16) +
      at(fish(0, 0, 1, '#ffc93c'), 62, 69, -0.9, 16) +
      at(lamp('#ff6a5a', '#ffb08a'), 48, 8, 0.34),
  ),
  EDGE,
);
const bubble = on(
  chatBubble(
    at(squid(0, 0, 1), 82, 28, 0.5, 14) + line('M24 57H44M24 26H60', '#ffc93c', 2, 'stroke-dasharray="2 3"'),
  ),
  lin('fc', ['#7a4ac0', '#3a2480']),
  EDGE,
);
const horn = on(
  circle(40, 46, 36, '~bh') +
    fill('M10 40H24L52 22V70L24 54H10Z', '~ho') +
    oval(52, 46, 7, 24, '#ffe6a8') +
    oval(52, 46, 4, 18, '#a8521c') +
    box(8, 38, 8, 18, '#d6245f', 'rx="3"') +
    `<g fill="none" stroke="#5fe0d2" stroke-width="3.4" stroke-linecap="round"><path d="M66 34C70 42 70 50 66 58"/><path d="M74 26C82 38 82 54 74 66" opacity=".8"/><path d="M83 18C94 34 94 58 83 74" opacity=".55"/></g>`,
  lin('ho', ['#fff0a8', '#ffb94d@.5', '#c9781c']),
);
const booth = on(
  at(stall('#8a2f5a', '#ffc93c', '#fff6e6', goodsB, signB), 48, 76, 0.62),
  lin('in', ['#ffcf7a/.9', '#ff8a5a/.75']),
);
const spoon = on(
  circle(48, 46, 30, '~sp') +
    `<circle cx="48" cy="46" r="24" fill="none" stroke="#fff3c8" stroke-width="1.6"/>` +
    at(
      oval(0, -16, 8, 11, '#5a2360') + line('M0-6V24', '#5a2360', 4.4, 'stroke-linecap="round"'),
      42,
      46,
      0.9,
      -28,
    ) +
    at(
      line('M-5-26V-14C-5-8 5-8 5-14V-26M0-26V24', '#5a2360', 3.4, 'stroke-linecap="round"'),
      54,
      46,
      0.84,
      28,
    ) +
    fill('M30 70L22 88L34 84L40 92L46 76ZM66 70L74 88L62 84L56 92L50 76Z', '#d6245f') +
    fill('M26 36C32 24 44 18 56 20C46 24 36 30 32 42Z', '#fff', 'opacity=".55"'),
  lin('sp', ['#fff6cf@0', '#f9d267@.3', '#c98a1c@.7', '#ffe79a@1'], 'd'),
);
const receipt = on(
  `<g transform="rotate(-6 48 46)">${fill('M28 10H68V74L63 70L58 74L53 70L48 74L43 70L38 74L33 70L28 74Z', '#2a1248', 'opacity=".35" transform="translate(2 3)"')}${fill('M28 10H68V74L63 70L58 74L53 70L48 74L43 70L38 74L33 70L28 74Z', '#fff6e6')}${box(28, 10, 40, 10, '#ff6a7a')}${line('M34 28H62M34 35H54M34 42H58', '#c9a0b0', 2.4, 'stroke-linecap="round"')}${line('M35 52V64M39 52V64M42 52V64M47 52V64M50 52V64M55 52V64M58 52V64M61 52V64', '#2a1248', 2)}</g>`,
);
const fan = on(
  fill('M48 74L14 34C24 16 72 16 82 34Z', '~fn') +
    line(
      many(7, (i) => t`M48 74L${18 + i * 10} ${30 - Math.sin((i * Math.PI) / 6) * 10}`),
      '#a8623e',
      1.6,
      'opacity=".7"',
    ) +
    line('M14 34C24 16 72 16 82 34', '#fff', 2.4) +
    fish(42, 36, 0.9, '#ff5a3c') +
    at(fish(0, 0, 1, '#d6245f'), 60, 42, -0.7) +
    circle(48, 74, 4, '#ffc93c'),
  lin('fn', ['#fff6e6', '#5fe0d2@.6', '#1c8a92']),
);

export const harbourPictures = {
  'harbour-sky.svg': sky,
  'harbour-far.svg': far(),
  'harbour-middle.svg': middle,
  'harbour-near.svg': near,
  'harbour-cover.svg': cover,
  'harbour/skewer.svg': skewer,
  'harbour/ice.svg': ice,
  'harbour/goldfish.svg': goldfish,
  'harbour/neon.svg': neon,
  'harbour/ferry.svg': ferry,
  'harbour/frame.svg': frame,
  'harbour/bubble.svg': bubble,
  'harbour/horn.svg': horn,
  'harbour/booth.svg': booth,
  'harbour/spoon.svg': spoon,
  'harbour/receipt.svg': receipt,
  'harbour/fan.svg': fan,
};

/** What is eaten, won and given at a night market on the water, each on a dish of lamplight. */
import { box, circle, defs, fill, lin, line, many, oval, picture, t } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { bulbs } from '../sparks.ts';
import { fish, goodsB, HALO, lamp, mountain, signB, squid, stall } from './stage.ts';

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

export const stalls = {
  'stalls/skewer.svg': skewer,
  'stalls/ice.svg': ice,
  'stalls/goldfish.svg': goldfish,
  'stalls/neon.svg': neon,
  'stalls/ferry.svg': ferry,
  'stalls/frame.svg': frame,
  'stalls/bubble.svg': bubble,
  'stalls/horn.svg': horn,
  'stalls/booth.svg': booth,
  'stalls/spoon.svg': spoon,
  'stalls/receipt.svg': receipt,
  'stalls/fan.svg': fan,
};

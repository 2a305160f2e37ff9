/** What people throw onto the stage, what they win there, and the coin of the evening. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t, use } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { sparkle, star } from '../sparks.ts';
import { EDGE, LAMP, MIC } from './paints.ts';
import { fan, microphone } from './parts.ts';

/** On its lit dish, as the families' prizes and gifts are. */
const dish = (extra: string[], body: string): string =>
  picture(
    96,
    96,
    defs(
      pedestalPaints('#ffc94d', '#1c9a86', '#07403c', '#b8fff0'),
      EDGE,
      lin('co', ['#ff9d7a', '#c2452f'], 'd'),
      ...extra,
    ) + pedestal(body, '#fff6d0'),
  );

const hand = (turn: number, x: number, skin: string): string =>
  `<g transform="translate(${x} 50) rotate(${turn})">${line('M-8 0V-20M-1.5-2V-26M5-2V-25M11 0V-19', skin, 6.4, 'stroke-linecap="round"')}${line('M-9 12C-16 8-17 2-17-4', skin, 6.4, 'stroke-linecap="round"')}${fill('M-11.2-6H14.2V10C14.2 20 8 24 1.5 24C-6 24-11.2 19-11.2 10Z', skin)}${line('M-4.8-6V4M1.8-8V4M8.2-6V4', '#8a3a12', 1, 'opacity=".4" stroke-linecap="round"')}${fill('M-9 22H12L13 33H-10Z', '~co')}</g>`;

const clap = dish(
  [],
  hand(-14, 34, '#ffc48e') +
    `<g transform="translate(96) scale(-1 1)">${hand(-20, 38, '#ffd9b0')}</g>` +
    line('M48 4V12M32 6L36 13M64 6L60 13', '#ffd34d', 3, 'stroke-linecap="round"'),
);

const lightStick = dish(
  [lin('ls', ['#b8fff0', '#2bb39c'], 'h'), rad('lg', ['#7fe6cf/.8', '#7fe6cf/0'])],
  circle(52, 30, 30, '~lg') +
    `<g transform="rotate(18 48 48)">${box(42, 50, 12, 28, '#22302f', 'rx="4"')}${line('M42 58H54M42 66H54', '~eg', 2)}${box(40, 6, 16, 46, '~ls', 'rx="8"')}${box(44, 10, 4, 36, '#fff', 'rx="2" opacity=".75"')}</g>`,
);

const flowers = dish(
  [lin('pa', ['#fff3cc', '#f2c879'], 'd')],
  fill('M26 34L48 84L70 34Z', '~pa') +
    line('M36 40L48 82L60 40', '#b98a3c', 1, 'opacity=".5"') +
    (
      [
        [34, 30, '#ff7a59'],
        [62, 30, '#ff9cc0'],
        [48, 20, '#ffd34d'],
        [42, 38, '#ff9cc0'],
        [56, 39, '#ff7a59'],
      ] as const
    )
      .map(
        ([x, y, tint]) =>
          fill(star(x, y, 13, 0.62, 7), tint) +
          fill(star(x, y, 8, 0.6, 7, 0), '#fff', 'opacity=".35"') +
          circle(x, y, 3.4, '#7c2418'),
      )
      .join('') +
    fill('M36 62C42 58 54 58 60 62L58 69C52 66 44 66 38 69Z', '~co'),
);

const lamp = dish(
  [lin('bo', ['#4d6467', '#17282a'], 'd'), lin('be', ['#fffbe0/.85', '#ffe9a0/0'])],
  fill('M44 30L8 84H78Z', '~be') +
    `<g transform="rotate(24 52 26)">${fill('M34 14H70L74 34H30Z', '~bo')}${fill('M30 34H74L68 42H36Z', '~eg')}${oval(52, 42, 16, 4, '#fffbe6')}${line('M40 14V34M52 14V34M64 14V34', '#0a1c1b', 1.4, 'opacity=".6"')}</g>` +
    line('M52 4V12', '#8fa5a8', 4, 'stroke-linecap="round"') +
    fill(sparkle(44, 46, 10), '#fffbe6'),
);

const record = dish(
  [rad('vi', ['#3a4b4d', '#0c1716'])],
  circle(48, 44, 34, '~vi') +
    many(
      3,
      (i) => t`<circle cx="48" cy="44" r="${30 - i * 6}" fill="none" stroke="#8fa5a8" stroke-opacity=".35"/>`,
    ) +
    fill('M48 44L22 22A34 34 0 0 1 40 11Z', '#fff', 'opacity=".18"') +
    circle(48, 44, 13, '~eg') +
    fill(star(48, 44, 9), '#c2452f') +
    circle(48, 44, 2, '#0c1716'),
);

const goldenMic = dish(
  [...MIC, microphone('mc'), ...LAMP],
  fill(fan(48, 76, 62, 15, 180, 360, false), '#ffd34d', 'opacity=".22"') +
    `<g transform="translate(48 36) scale(1.05)">${use('mc', 0, 0)}</g>` +
    many(7, (i) => {
      const a = Math.PI + (Math.PI * (i + 0.5)) / 7;
      return use('lb', 48 + 42 * Math.cos(a), 62 + 50 * Math.sin(a), 0.9);
    }) +
    fill(sparkle(64, 18, 8), '#fff'),
);

const frame = dish(
  [...LAMP],
  avatarFrame(
    many(14, (i) =>
      use('lb', 48 + 26 * Math.cos((i * Math.PI) / 7), 42 + 26 * Math.sin((i * Math.PI) / 7), 0.75),
    ) +
      fill(fan(48, 24, 22, 7, 200, 340, false), '~eg') +
      fill(fan(48, 24, 22, 7, 200, 340, true), '~co') +
      fill(star(48, 16, 7), '#fffbe6') +
      fill('M24 62L48 74L72 62L68 72L48 80L28 72Z', '~co') +
      fill(star(48, 72, 5), '#ffd34d'),
  ),
);

const bubble = dish(
  [lin('fc', ['#2bb39c', '#07403c'], 'd')],
  chatBubble(
    fill(star(76, 22, 10), '~eg') + fill(star(18, 60, 6), '#ffd34d') + fill(sparkle(30, 18, 5), '#fff'),
  ),
);

const cup = dish(
  [],
  fill('M30 14H66V30C66 48 58 54 48 56C38 54 30 48 30 30Z', '~eg') +
    line('M30 20H20C18 36 26 42 34 44M66 20H76C78 36 70 42 62 44', '~eg', 4) +
    fill('M44 55H52V66H44ZM32 66H64L68 78H28Z', '~eg') +
    fill('M34 16H42V34C42 44 44 50 46 53C38 50 34 44 34 30Z', '#fff', 'opacity=".5"') +
    fill(star(48, 32, 11), '#c2452f') +
    fill(sparkle(70, 12, 7), '#fff'),
);

const pass = dish(
  [lin('pc', ['#fff6dc', '#f0cf92'], 'd')],
  line('M34 2L46 26M62 2L50 26', '#c2452f', 4) +
    `<g transform="rotate(-6 48 52)">${box(24, 26, 48, 50, '~pc', 'rx="6"')}${box(24, 26, 48, 13, '~co', 'rx="6"')}${box(42, 22, 12, 8, '~eg', 'rx="3"')}${fill(star(48, 56, 12), '~eg')}${line('M34 71H62', '#b98a3c', 2.4, 'stroke-linecap="round"')}</g>`,
);

/** A round ticket of applause with a star. */
const currency = picture(
  48,
  48,
  defs(EDGE, lin('s', ['#ff9d7a', '#c2452f'], 'd')) +
    oval(24, 44, 15, 2.6, '#020c0b', 'opacity=".4"') +
    fill(star(24, 23, 21, 0.86, 16), '~eg') +
    circle(24, 23, 15, '~s') +
    line('M24 10A13 13 0 0 0 11 23', '#fff', 2, 'stroke-linecap="round" opacity=".6"') +
    fill(star(24, 23, 10), '#fff3c8') +
    fill(sparkle(39, 9, 5), '#fff'),
);

export const gifts = {
  'gifts/clap.svg': clap,
  'gifts/light-stick.svg': lightStick,
  'gifts/flowers.svg': flowers,
  'gifts/lamp.svg': lamp,
  'gifts/record.svg': record,
  'gifts/golden-mic.svg': goldenMic,
  'prizes/frame.svg': frame,
  'prizes/bubble.svg': bubble,
  'prizes/cup.svg': cup,
  'prizes/pass.svg': pass,
  'currency.svg': currency,
};

/** Seven stamps of the slow train, what one takes along, and what one brings home. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { sparkle } from '../sparks.ts';
import { perforated } from './parts.ts';

const INKED = '#12352b';

/** A stamp: perforated paper, a scene in a window of 56 by 58, a value without a number below, half a postmark. */
function stamp(top: string, foot: string, scene: string): string {
  return picture(
    96,
    96,
    defs(
      lin('g', [top, foot]),
      '<clipPath id="~k"><rect x="18" y="13" width="60" height="58" rx="1"/></clipPath>',
    ) +
      `<g transform="translate(12 6)"><path d="${perforated(72, 84, 9, 10)}" fill="#000" opacity=".22" transform="translate(1.6 2.4)"/><path d="${perforated(72, 84, 9, 10)}" fill="#fffdf4"/></g>` +
      `<g clip-path="url(#~k)">${box(18, 13, 60, 58, '~g')}${scene}</g>` +
      line('M18 13H78V71H18Z', INKED, 1, 'opacity=".5"') +
      line('M20 77H50M20 82H40', INKED, 2, 'opacity=".45" stroke-linecap="round"') +
      `<g fill="none" stroke="#8a2f2a" stroke-width="1.3" opacity=".6"><circle cx="70" cy="72" r="14"/><circle cx="70" cy="72" r="10"/><path d="M54 64C62 60 74 60 84 62M54 70C62 67 76 67 86 69M54 77C62 74 76 74 86 76"/></g>`,
  );
}

const birch = stamp(
  '#8fc4e4',
  '#eef6fb',
  fill('M18 54C30 46 44 52 56 48C66 46 74 50 78 52V71H18Z', '#fff') +
    many(6, (i) => {
      const x = 20 + i * 10.4;
      return (
        box(x, 16, 4.4, 48, '#fdfdfb') +
        line(t`M${x} 24h2.4M${x + 2} 32h2.4M${x} 41h3M${x + 1.6} 50h2.8`, '#3a4650', 1.4) +
        box(x + 3.2, 16, 1.2, 48, '#a9bcc8')
      );
    }) +
    fill('M40 66L44 54H58L64 66Z', '#b8402c') +
    box(44, 58, 16, 10, '#7a4a2c') +
    box(49, 60, 5, 5, '#ffd070') +
    fill('M38 62L51 50L66 62L62 64L51 55L42 64Z', '#fff'),
);
const yurt = stamp(
  '#5fb4e0',
  '#d8f0f0',
  fill('M18 50C32 42 48 46 60 44C68 43 74 46 78 48V71H18Z', '#7fba5a') +
    fill('M18 58C34 52 56 56 78 56V71H18Z', '#5f9f48') +
    fill('M34 62V52C34 50 62 50 62 52V62Z', '#fffaf0') +
    fill('M32 53C38 44 43 41 48 40C53 41 58 44 64 53Z', '#f4e6cc') +
    fill('M42 42C46 39 50 39 54 42L53 45H43Z', '#c8402c') +
    line('M34 56H62', '#2f6fb0', 2) +
    box(45, 54, 6, 8, '#b8402c') +
    fill('M28 22C26 18 32 15 35 18C38 13 46 15 46 20C50 20 50 24 46 24H30C27 24 26 23 28 22Z', '#fff') +
    fill('M66 62C66 57 73 57 73 62V66H71V63H68V66H66ZM72 58L75 55L76 59Z', '#7a4a2c') +
    fill('M24 64C24 60 30 60 30 64V67H24Z', '#fff'),
);
const dunes = stamp(
  '#f6b45a',
  '#fbe2a8',
  circle(62, 26, 8, '#fff3c8') +
    fill('M18 52L42 34L62 54L78 44V71H18Z', '#d98a3c') +
    fill('M18 52L42 34L48 40C40 46 34 52 30 60L18 62Z', '#f2b65c') +
    fill('M18 62C34 54 52 62 78 56V71H18Z', '#e8a04a') +
    fill('M36 62C42 66 56 66 62 60C58 70 42 70 36 62Z', '#4fa8b8') +
    [28, 42]
      .map((x) =>
        fill(
          t`M${x} 54C${x + 1} 48 ${x + 3} 48 ${x + 4} 51C${x + 5} 47 ${x + 8} 47 ${x + 9} 52L${x + 12} 46L${x + 15} 46L${x + 14} 48L${x + 13} 48L${x + 11} 56H${x + 10}V62H${x + 8.6}V57H${x + 3}V62H${x + 1.6}V57Z`,
          '#6f3a1c',
        ),
      )
      .join(''),
);
const teahouse = stamp(
  '#9fcf9a',
  '#e6f2cc',
  many(8, (i) => {
    const x = 18 + i * 8.4;
    return (
      line(t`M${x} 13V71`, i % 2 ? '#3f8a4a' : '#5fa85a', 3.4) +
      line(t`M${x - 2} ${24 + (i % 3) * 8}h4M${x - 2} ${44 + (i % 3) * 7}h4`, '#d6ecb0', 1.2)
    );
  }) +
    fill('M22 71C22 62 30 56 38 56H60C70 56 76 62 76 71Z', '#8a5a34') +
    oval(48, 57, 26, 5, '#b87a48') +
    fill('M40 46H58C58 54 54 57 52 57H46C44 57 40 54 40 46Z', '#fffdf6') +
    oval(49, 46, 9, 2.4, '#7f9a3c') +
    fill('M38 57H60L57 60H41Z', '#dfe9f2') +
    line('M45 40C42 36 48 33 45 29M53 40C50 36 56 33 53 28', '#fff', 1.6, 'stroke-linecap="round"') +
    fill('M26 34L34 28L32 36ZM62 24L70 20L67 28Z', '#3f8a4a'),
);
const terraces = stamp(
  '#f7c98a',
  '#fdeec4',
  circle(34, 26, 7, '#fffaf0') +
    many(
      6,
      (i) =>
        fill(
          t`M18 ${36 + i * 6}C32 ${28 + i * 6.4} 44 ${42 + i * 5} 58 ${34 + i * 6}C66 ${30 + i * 6} 74 ${34 + i * 6} 78 ${32 + i * 6.6}V71H18Z`,
          ['#6f9a3c', '#c8b83c', '#9fc6d0', '#e2c046', '#8fbf5a', '#5f8a34'][i] ?? '#6f9a3c',
        ) +
        line(
          t`M18 ${36 + i * 6}C32 ${28 + i * 6.4} 44 ${42 + i * 5} 58 ${34 + i * 6}C66 ${30 + i * 6} 74 ${34 + i * 6} 78 ${32 + i * 6.6}`,
          '#fffbe0',
          1.1,
        ),
    ) +
    fill('M58 50L64 44L70 50V56H58Z', '#8a5a34') +
    fill('M56 51L64 42L72 51Z', '#5f3a20'),
);
const karst = stamp(
  '#9fd0d8',
  '#e8f4e4',
  fill(
    'M18 52C22 34 28 26 33 26C39 26 42 40 44 48C47 32 52 22 58 22C64 22 67 36 69 46C72 38 75 36 78 36V60H18Z',
    '#4f8f86',
  ) +
    fill(
      'M26 52C30 42 34 38 37 38C42 38 44 46 46 54ZM58 56C61 44 66 40 70 40C74 40 76 44 78 50V58Z',
      '#78b09a',
    ) +
    box(18, 54, 60, 17, '#a8dade') +
    line('M22 60h14M50 58h20M30 66h24M60 66h14', '#fff', 1.3, 'opacity=".9"') +
    fill('M30 63H58L62 60L60 66H32Z', '#a87840') +
    line('M44 62V50M44 50L56 68', '#5f3a20', 1.4) +
    fill('M38 52L44 46L50 52Z', '#e8c46a') +
    circle(44, 53, 2.4, '#f2c4a0') +
    fill('M41 62C41 56 47 56 47 62Z', '#2f6fb0'),
);
const coast = stamp(
  '#5fc4e4',
  '#d4f4ee',
  circle(30, 26, 7, '#fff6d0') +
    box(18, 44, 60, 14, '#2fa8c0') +
    box(18, 46, 60, 2, '#8fe0e4') +
    line('M22 51h12M46 50h16M34 55h18', '#d8fafa', 1.3) +
    fill('M18 58C34 54 60 60 78 56V71H18Z', '#f6e2b0') +
    line('M62 66C62 54 58 44 50 34', '#8a5a34', 3.4, 'stroke-linecap="round"') +
    fill(
      'M50 34C40 28 34 32 32 38C38 34 46 34 50 36ZM50 34C52 24 60 22 66 26C60 27 54 30 51 36ZM50 34C44 24 36 24 32 26C40 27 46 30 50 36ZM50 34C60 32 64 38 64 44C60 39 55 37 50 36ZM50 34C46 38 44 42 44 46C48 42 51 39 51 36Z',
      '#2f8a52',
    ) +
    fill('M24 64L34 60L38 66L28 69Z', '#e8604a') +
    circle(70, 66, 3.4, '#fff') +
    fill('M22 42L30 30L31 42Z', '#fff'),
);

const on = (paints: readonly string[], inside: string): string =>
  picture(
    96,
    96,
    defs(
      pedestalPaints('#ffe9a8', '#f3dfbd', '#a87f58', '#fff8e2'),
      lin('eg', ['#fff3c4', '#e2b64c@.4', '#a8761a@.7', '#f6d98a'], 'd'),
      ...paints,
    ) + pedestal(inside, '#f2b84b'),
  );

const mug = on(
  [lin('m', ['#ffffff', '#e6eef0@.6', '#b4c4c8'], 'h')],
  line(
    'M36 26C30 20 42 14 36 8M52 26C46 20 58 14 52 8',
    '#fff',
    2.4,
    'stroke-linecap="round" opacity=".85"',
  ) +
    line('M66 42C82 40 82 64 65 62', '#1f7a55', 6) +
    line('M66 42C80 41 80 62 65 61', '#fff', 3) +
    fill('M24 34H68V72C68 78 60 80 56 80H36C32 80 24 78 24 72Z', '~m') +
    oval(46, 34, 22, 5.4, '#1f5f44') +
    oval(46, 34.6, 18.6, 3.8, '#c8843c') +
    line('M24 34A22 5.4 0 0 0 68 34', '#1f7a55', 2.4) +
    fill(sparkle(46, 56, 15), '#e2452e') +
    circle(46, 56, 6, '#f2c23e') +
    fill('M28 40H33V74H30C28 72 28 70 28 68Z', '#fff', 'opacity=".8"'),
);
const noodles = on(
  [lin('c', ['#ff8a5a', '#e2452e@.5', '#a82a1c'], 'h')],
  line(
    'M32 30C27 24 38 18 33 10M48 28C42 21 54 16 48 6M62 30C57 24 68 18 63 11',
    '#fff',
    2.4,
    'stroke-linecap="round" opacity=".85"',
  ) +
    fill('M20 38H76L68 78C67 81 29 81 28 78Z', '~c') +
    fill('M22 48H74L72 60H24Z', '#fff3d0') +
    line('M28 54C34 50 38 58 44 54C50 50 54 58 60 54C64 51 66 54 68 54', '#e2a52a', 2.4) +
    oval(48, 38, 28, 7, '#fff8e4') +
    oval(48, 38.4, 25, 5.4, '#e8b04a') +
    line('M28 38C34 34 40 42 46 38C52 34 58 42 66 38M32 41C38 38 44 44 52 40', '#fff0b8', 1.8) +
    circle(58, 36, 5.4, '#fff') +
    circle(58, 36, 2.8, '#f5a52e') +
    fill('M38 36l7-3l2 3l-7 3Z', '#6fae4a') +
    line('M66 34L84 12M70 36L88 16', '#b87a3c', 2.6, 'stroke-linecap="round"'),
);
const oranges = on(
  [rad('o', ['#ffd58a@0', '#ff9a2e@.5', '#d9661a@1'], 0.38, 0.34, 0.8)],
  `<g>${fill('M20 52H76L70 80H26Z', '#f3dfbd')}${line('M22 56H74M24 64H72M26 72H70', '#c49a6a', 1.4)}${line('M30 52L34 80M44 52L45 80M56 52L54 80M68 52L63 80', '#c49a6a', 1.2)}</g>` +
    circle(34, 46, 13, '~o') +
    circle(62, 46, 13, '~o') +
    circle(48, 38, 14, '~o') +
    fill('M48 25C44 18 36 18 34 21C38 25 43 27 48 25Z', '#3f8a4a') +
    line('M48 26V21', '#5f3a20', 2) +
    fill('M18 50C34 58 62 58 78 50V56C62 64 34 64 18 56Z', '#e8cfa0') +
    line('M18 52C34 60 62 60 78 52', '#fff8e4', 1.4) +
    line('M20 52C18 24 40 14 48 14C58 14 78 26 76 52', '#a87840', 2.6),
);
const trunk = on(
  [lin('t', ['#c8844a', '#8f5428@.6', '#5f3418'])],
  line('M38 34V26C38 20 58 20 58 26V34', '#4a2a18', 4) +
    box(14, 34, 68, 44, '~t', 'rx="6"') +
    box(14, 34, 68, 6, '#fff', 'rx="3" opacity=".25"') +
    box(26, 34, 7, 44, '#4a2a18') +
    box(63, 34, 7, 44, '#4a2a18') +
    box(25, 48, 9, 8, '~eg', 'rx="1.4"') +
    box(62, 48, 9, 8, '~eg', 'rx="1.4"') +
    `<g transform="rotate(-8 48 58)">${box(39, 44, 19, 14, '#dff0e4', 'rx="1"')}${fill('M40 57L46 49L50 54L53 51L57 57Z', '#3f8a6a')}</g>` +
    circle(50, 67, 7, '#f2c23e') +
    circle(50, 67, 4.4, '#1f7a55') +
    fill('M14 70H82V72C82 76 80 78 76 78H20C16 78 14 76 14 72Z', '#000', 'opacity=".2"') +
    circle(18, 38, 2.4, '~eg') +
    circle(78, 38, 2.4, '~eg'),
);
const loco = on(
  [lin('gr', ['#4fb07a', '#23704c@.5', '#124a34'])],
  fill('M6 74H90L86 80H10Z', '#6f5238') +
    line('M8 73H88', '#33423c', 2.6) +
    fill('M12 34C12 28 16 26 22 26H56C68 26 76 34 80 46L84 56C85 60 85 66 84 68H12Z', '~gr') +
    fill('M12 50H81L84 58V62H12Z', '#f2c23e') +
    line('M12 56H83', '#fff3c8', 1.4) +
    fill('M54 31H60C66 33 69 38 71 45H54Z', '#d4f0f6') +
    box(36, 31, 13, 14, '#d4f0f6', 'rx="2"') +
    box(17, 31, 14, 14, '#0f3f2c', 'rx="2"') +
    line('M20 31v14M24 31v14M28 31v14', '#4fb07a', 1.2) +
    circle(78, 52, 4, '#fffbe0') +
    circle(62, 58, 6, '#e2452e') +
    fill('M58.600 58h7l-3.500-5Z', '#fff3c8') +
    [22, 38, 58, 74].map((x) => circle(x, 69, 6.4, '#26302c') + circle(x, 69, 2.8, '#c4d0ca')).join('') +
    fill('M14 30C18 27 40 27 54 28L52 30H16Z', '#fff', 'opacity=".4"'),
);

const frame = on(
  [],
  avatarFrame(
    box(14, 60, 68, 10, '#1f7a55', 'rx="4"') +
      box(14, 64, 68, 2.4, '#f2c23e') +
      `<g transform="translate(70 4) scale(.26)"><path d="${perforated(72, 84, 9, 10)}" fill="#fffdf4"/><path d="M8 8H64V62H8Z" fill="#5fc4e4"/><path d="M8 62L30 32L44 48L52 40L64 62Z" fill="#3f8a6a"/></g>` +
      fill('M20 22C14 14 24 8 28 14C30 8 40 12 34 20C32 24 24 26 20 22Z', '#fff') +
      circle(22, 66, 4, '#33423c') +
      circle(74, 66, 4, '#33423c'),
  ),
);
const bubble = on(
  [lin('fc', ['#fffaf0', '#f3dfbd'])],
  chatBubble(
    line('M32 22V60', '#e2452e', 1.6, 'stroke-dasharray="3 3"') +
      circle(21, 41, 6, '#1f7a55') +
      line('M18 41h6M22 38l3 3l-3 3', '#fff', 1.4) +
      line('M40 37H66M40 47H60', '#a87f58', 3, 'stroke-linecap="round"') +
      circle(86, 41, 4, '#dceee4') +
      circle(10, 41, 4, '#dceee4'),
  ),
);
const entrance = on(
  [lin('gr', ['#4fb07a', '#23704c@.5', '#124a34']), rad('hl', ['#fffbe0/.95', '#ffe9a8/0'])],
  fill('M12 78V40C12 16 84 16 84 40V78Z', '#8f6a48') +
    fill('M20 78V42C20 24 76 24 76 42V78Z', '#26302c') +
    line('M16 44C18 24 40 20 48 20C58 20 78 24 80 44', '#f3dfbd', 2.4, 'stroke-dasharray="8 3"') +
    fill('M30 74V48C30 36 66 36 66 48V74Z', '~gr') +
    box(36, 44, 24, 12, '#d4f0f6', 'rx="3"') +
    line('M48 44V56', '#124a34', 1.6) +
    box(30, 60, 36, 5, '#f2c23e') +
    circle(37, 69, 12, '~hl') +
    circle(59, 69, 12, '~hl') +
    circle(37, 69, 3.4, '#fffbe0') +
    circle(59, 69, 3.4, '#fffbe0') +
    fill(
      'M26 78C18 76 18 68 26 68C26 62 36 64 34 70C40 70 38 78 34 78ZM70 78C78 76 78 68 70 68C70 62 60 64 62 70C56 70 58 78 62 78Z',
      '#fff',
      'opacity=".9"',
    ),
);
const berth = on(
  [lin('w', ['#fbf0d8', '#e2c89a'])],
  box(14, 16, 68, 62, '#124a34', 'rx="6"') +
    box(18, 20, 60, 56, '~w', 'rx="4"') +
    box(34, 26, 28, 24, '#7fc4e0', 'rx="3"') +
    fill('M34 46L42 36L48 43L54 38L62 48V50H34Z', '#3f8a6a') +
    circle(56, 31, 3, '#fff6d0') +
    line('M34 38H62', '#fffaf0', 1.4) +
    fill('M32 24H42C42 36 38 44 32 48ZM64 24H54C54 36 58 44 64 48Z', '#e2604a', 'opacity=".9"') +
    box(18, 56, 24, 20, '#fff', 'rx="2"') +
    box(54, 56, 24, 20, '#fff', 'rx="2"') +
    box(18, 62, 24, 14, '#3f9a6a', 'rx="2"') +
    box(54, 62, 24, 14, '#3f9a6a', 'rx="2"') +
    box(40, 58, 16, 4, '#a87840') +
    fill('M45 52H51V58H45Z', '#fffdf4') +
    line('M18 70H42M54 70H78', '#f2c23e', 1.6),
);
const badge = on(
  [lin('rd', ['#ff7a5a', '#c8301e']), lin('gr', ['#4fb07a', '#124a34'])],
  fill('M36 50L26 80L38 74L44 84L50 56ZM60 50L70 80L58 74L52 84L46 56Z', '~rd') +
    circle(48, 38, 28, '~eg') +
    circle(48, 38, 23, '~gr') +
    circle(48, 38, 20, 'none', 'stroke="#f2c23e" stroke-width="1.4" stroke-dasharray="2 2.4"') +
    fill('M34 46H62V41C62 38 60 37 58 37H56C56 26 40 26 40 37H38C36 37 34 38 34 41Z', '#f2c23e') +
    box(32, 45, 32, 4, '#26302c', 'rx="2"') +
    circle(48, 35, 3.4, '#e2452e') +
    fill('M28 24C34 14 52 10 62 18C50 18 38 22 32 32Z', '#fff', 'opacity=".3"'),
);

/** A stone at the track: what a kilometre looks like. */
const currency = picture(
  96,
  96,
  defs(lin('st', ['#fffdf4', '#e4dccb@.6', '#a89a84'], 'h')) +
    circle(48, 48, 45, '#1f7a55') +
    circle(48, 48, 40, '#dff2e6') +
    fill('M8 66C24 58 72 58 88 66A45 45 0 0 1 8 66Z', '#8fbf5a') +
    oval(49, 74, 24, 5, '#124a34', 'opacity=".35"') +
    fill('M28 74V38C28 18 68 18 68 38V74Z', '~st') +
    fill('M28 44V38C28 18 68 18 68 38V44Z', '#e2452e') +
    line('M34 54H62M34 62H54', '#6f6450', 3.4, 'stroke-linecap="round"') +
    fill('M33 38C34 28 42 25 48 25C42 28 38 32 38 42H33Z', '#fff', 'opacity=".5"'),
);

export const trainStamps = {
  'line/birch.svg': birch,
  'line/yurt.svg': yurt,
  'line/dunes.svg': dunes,
  'line/teahouse.svg': teahouse,
  'line/terraces.svg': terraces,
  'line/karst.svg': karst,
  'line/coast.svg': coast,
  'train/mug.svg': mug,
  'train/noodles.svg': noodles,
  'train/oranges.svg': oranges,
  'train/trunk.svg': trunk,
  'train/loco.svg': loco,
  'train/frame.svg': frame,
  'train/bubble.svg': bubble,
  'train/entrance.svg': entrance,
  'train/berth.svg': berth,
  'train/badge.svg': badge,
  'train/kilometre.svg': currency,
};

/** Gifts, prizes and the two signs of line eleven, each on a dish of dark glass with a ring of neon. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { sparkle } from '../sparks.ts';
import { CYAN, NIGHT, PINK, TRAINS, train, tube } from './line-eleven.ts';

const DISH = pedestalPaints('#8fb8ff', '#3a3f80', '#181b44', '#7a80d9');
const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, ...paints) + pedestal(body, '#e6f4ff'));
const BOTH = lin('bo', [CYAN, '#b48cff@.5', PINK], 'h');

/** The stamp of a change of trains: two arrows in a ring. */
const stampMark = (s: number): string =>
  `<g transform="translate(48 48) scale(${s})">${circle(0, 0, 30, NIGHT)}${tube('M-26 0A26 26 0 0 1 26 0', CYAN, 4)}${tube('M26 0A26 26 0 0 1-26 0', PINK, 4)}${line('M-13-5H9L2-12M13 5H-9L-2 12', '#fff', 4, 'stroke-linecap="round" stroke-linejoin="round"')}</g>`;
const currency = picture(
  96,
  96,
  defs(rad('h', ['#b48cff/.7', '#b48cff/0'])) + circle(48, 48, 47, '~h') + stampMark(1.16),
);

const ticket = on(
  `<g transform="rotate(-10 48 50)">${fill('M14 36C14 32 17 30 20 30H76C79 30 82 32 82 36V44A6 6 0 0 0 82 56V64C82 68 79 70 76 70H20C17 70 14 68 14 64V56A6 6 0 0 0 14 44Z', '~bo')}${fill('M14 36C14 32 17 30 20 30H76C79 30 82 32 82 36V42H14Z', '#fff', 'opacity=".35"')}${line('M60 32V68', '#fff', 1.6, 'stroke-dasharray="3 3"')}${line('M28 40V60M38 40V60', '#fff', 5, 'stroke-linecap="round"')}${line('M67 44h8M67 50h8M67 56h5', '#fff', 2, 'stroke-linecap="round" opacity=".85"')}</g>`,
  BOTH,
);
const phones = on(
  line('M48 18C30 18 26 34 30 48C34 62 46 60 48 76C50 60 62 62 66 48C70 34 66 18 48 18Z', '#2a2f66', 5) +
    line('M48 18C30 18 26 34 30 48C34 62 46 60 48 76C50 60 62 62 66 48C70 34 66 18 48 18Z', '#e9edff', 2.6) +
    `<g transform="translate(28 40) rotate(-20)">${box(-8, -9, 15, 20, '#1f8ea8', 'rx="7"')}${box(-8, -9, 15, 8, CYAN, 'rx="4"')}${box(-3, 8, 6, 12, '#e9edff', 'rx="3"')}</g><g transform="translate(68 40) rotate(20)">${box(-7, -9, 15, 20, '#a82a6a', 'rx="7"')}${box(-7, -9, 15, 8, PINK, 'rx="4"')}${box(-3, 8, 6, 12, '#e9edff', 'rx="3"')}</g>` +
    tube('M48 40C40 33 42 26 48 30C54 26 56 33 48 40Z', PINK, 1.8),
);
const bouquet = on(
  fill('M30 44L48 82L66 44Z', '#f0eaff') +
    fill('M30 44L48 82L48 52Z', '#c9bcec') +
    [
      [36, 36, '#ff8fc0'],
      [48, 28, CYAN],
      [60, 36, '#ffd25a'],
      [42, 44, '#d9a0ff'],
      [55, 45, '#ff5fa2'],
    ]
      .map(
        ([x, y, c]) =>
          many(5, (i) => {
            const a = (i / 5) * Math.PI * 2;
            return circle(Number(x) + 5.4 * Math.cos(a), Number(y) + 5.4 * Math.sin(a), 4.6, String(c));
          }) + circle(Number(x), Number(y), 3.4, '#fff6cf'),
      )
      .join('') +
    box(38, 58, 20, 5, PINK, 'rx="2.5"') +
    fill('M48 60C40 54 34 60 38 64C42 68 46 64 48 61C50 64 54 68 58 64C62 60 56 54 48 60Z', PINK),
);
const express = on(
  `<g transform="translate(78 70) scale(.36)"><use href="#~ta"/></g>` +
    tube('M10 73H88', CYAN, 1.8) +
    `<g transform="translate(14 48) scale(-.3 .3)"><use href="#~tb"/></g>` +
    tube('M12 50H84', PINK, 1.6) +
    tube('M48 28C38 20 41 12 48 17C55 12 58 20 48 28Z', PINK, 2),
  ...TRAINS,
  train('ta', 'tc', '#0f9fb8'),
  train('tb', 'tp', '#d9387f'),
);

const frame = on(
  avatarFrame(
    tube('M48 13A29 29 0 0 0 48 71', CYAN, 2) +
      tube('M48 13A29 29 0 0 1 48 71', PINK, 2) +
      circle(48, 13, 5, NIGHT, `stroke="#fff" stroke-width="2"`) +
      tube('M48 80C36 71 40 61 48 67C56 61 60 71 48 80Z', PINK, 2.4),
  ),
  lin('eg', ['#2a2f66', '#151a46']),
);
const bubble = on(
  chatBubble(tube('M78 22C68 14 71 6 78 11C85 6 88 14 78 22Z', PINK, 1.8) + tube('M14 64H26', CYAN, 2.4)),
  lin('fc', ['#2a2f78', '#151a46']),
  lin('eg', [CYAN, '#b48cff@.5', PINK], 'h'),
);
const entrance = on(
  line('M4 66H40M8 58H34M2 74H46', CYAN, 2, 'stroke-linecap="round" opacity=".8"') +
    `<g transform="translate(88 74) rotate(-7) scale(.5)"><use href="#~ta"/></g>` +
    fill(sparkle(80, 30, 8) + sparkle(30, 28, 5), '#fff'),
  ...TRAINS,
  train('ta', 'tc', '#0f9fb8'),
);
const badge = on(
  fill('M48 10L70 20V44C70 60 60 70 48 76C36 70 26 60 26 44V20Z', '~bo') +
    fill('M48 15L65 23V44C65 57 57 65 48 70C39 65 31 57 31 44V23Z', NIGHT) +
    line('M42 30V56M54 30V56', '#fff', 6, 'stroke-linecap="round"') +
    fill('M48 10L70 20V30L26 30V20Z', '#fff', 'opacity=".22"') +
    tube('M22 66C34 74 62 74 74 66', CYAN, 1.6),
  BOTH,
);
const theme = on(
  box(18, 12, 60, 64, '#151a46', 'rx="6"') +
    box(18, 12, 60, 36, '#3a2368', 'rx="6"') +
    many(5, (i) => box(22 + i * 11, 30 - ((i * 7) % 11), 8, 26, '#1f2456')) +
    `<g transform="translate(60 58) scale(.24)"><use href="#~tb"/></g>` +
    box(18, 60, 60, 16, '#2a2f66') +
    line('M20 63H76', '#ffd25a', 1.8, 'stroke-dasharray="4 3"') +
    box(34, 64, 28, 4, '#8a8fd9', 'rx="2"') +
    line('M38 68V74M58 68V74', '#8a8fd9', 2.4) +
    tube('M18 18V70M78 18V70', PINK, 1.4) +
    tube('M24 20H72', CYAN, 1.6),
  ...TRAINS,
  train('tb', 'tp', '#d9387f'),
);

/** The sign of a side, 240 x 240: its train comes out of the dark. */
const side = (colour: string, body: 'tc' | 'tp', stripe: string, mirror: boolean): string =>
  picture(
    240,
    240,
    defs(
      ...TRAINS,
      train('tr', body, stripe),
      lin('g', ['#1a1f4e', NIGHT]),
      rad('h', [`${colour}/.6`, `${colour}/0`]),
    ) +
      box(0, 0, 240, 240, '~g') +
      circle(120, 130, 130, '~h') +
      `<g transform="${mirror ? 'translate(240 0) scale(-1 1)' : ''}">${line(
        many(9, (i) => t`M${-10 + (i % 3) * 14} ${108 + i * 9}h${40 + (i % 4) * 22}`),
        colour,
        3,
        'stroke-linecap="round" opacity=".6"',
      )}<g transform="translate(214 182) scale(1.24)"><use href="#~tr"/></g>${tube('M-10 190H250', colour, 5)}${tube('M40 40H176L156 22M176 40L156 58', colour, 7)}${oval(120, 206, 100, 8, '#000', 'opacity=".4"')}</g>`,
  );

export const lineElevenGifts = {
  'line11/currency.svg': currency,
  'line11/gifts/ticket.svg': ticket,
  'line11/gifts/phones.svg': phones,
  'line11/gifts/bouquet.svg': bouquet,
  'line11/gifts/express.svg': express,
  'line11/prizes/frame.svg': frame,
  'line11/prizes/bubble.svg': bubble,
  'line11/prizes/entrance.svg': entrance,
  'line11/prizes/badge.svg': badge,
  'line11/prizes/theme.svg': theme,
  'line11/east.svg': side(CYAN, 'tc', '#0f9fb8', false),
  'line11/west.svg': side(PINK, 'tp', '#d9387f', true),
};

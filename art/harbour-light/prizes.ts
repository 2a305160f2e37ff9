/** What the sea brings and what keepers of the light win: brass, red and white enamel, sea glass, and the lamp's warm light. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { sparkle, star } from '../sparks.ts';
import { BRASS, ENAMEL, FOAM, GLOW, LAMP, LENS, lens, RED, rivet, WHITE } from './paints.ts';

/** The light behind, a curl of the sea below. */
const prize = (body: string): string =>
  picture(
    96,
    96,
    defs(
      BRASS,
      ENAMEL,
      LENS,
      rad('gl', [`${GLOW}/.7`, `${LAMP}@.5/.2`, `${LAMP}/0`]),
      lin('sea', ['#d8f6f2@0', '#5cc0c4@.5', '#1f7c90@1'], 'd'),
      lin('wh', ['#ffffff@0', '#d5e3ee@1'], 'd'),
    ) +
      circle(48, 46, 45, '~gl') +
      body,
  );

const waves = (y: number): string =>
  line(t`M14 ${y}q8.5-8 17 0t17 0t17 0t17 0`, FOAM, 3, 'stroke-linecap="round"') +
  line(t`M24 ${y + 8}q8-7 16 0t16 0t16 0`, FOAM, 2, 'stroke-linecap="round" opacity=".55"');

const GLASS =
  'M40 22H56V34C64 38 68 44 68 51V75C68 82 64 86 58 86H38C32 86 28 82 28 75V51C28 44 32 38 40 34Z';
const bottle = prize(
  `<g transform="rotate(24 48 48)">${
    fill(GLASS, '~sea', 'opacity=".8"') +
    box(35, 50, 26, 29, '#fff4d2', 'rx="3"') +
    line('M40 58H56M40 64H56M40 70H50', '#b98a45', 1.8, 'stroke-linecap="round"') +
    circle(58, 74, 5, RED) +
    line(GLASS, '#e6fbf8', 2.2) +
    line('M34 50C34 46 37 42 41 40', '#fff', 3, 'stroke-linecap="round" opacity=".85"') +
    box(38, 27, 20, 7, '~en', 'rx="2"') +
    box(41, 9, 14, 15, '~br', 'rx="3"')
  }</g>` + fill(sparkle(20, 24, 6) + sparkle(82, 70, 5), '#fff'),
);

const anchor = prize(
  line('M48 30V80M33 42H63', '#5a3708', 10, 'stroke-linecap="round"') +
    line('M18 58C20 75 34 83 48 83C62 83 76 75 78 58', '#5a3708', 10, 'stroke-linecap="round"') +
    line('M48 30V80M33 42H63', '~br', 7, 'stroke-linecap="round"') +
    line('M18 58C20 75 34 83 48 83C62 83 76 75 78 58', '~br', 7, 'stroke-linecap="round"') +
    fill('M10 64L17 50L28 61ZM86 64L79 50L68 61Z', '~br') +
    `<circle cx="48" cy="20" r="8" fill="none" stroke="#5a3708" stroke-width="7"/><circle cx="48" cy="20" r="8" fill="none" stroke="url(#~br)" stroke-width="5"/>` +
    line('M56 22C72 26 66 42 50 46S30 58 46 64S66 72 58 78', WHITE, 5, 'stroke-linecap="round"') +
    line('M56 22C72 26 66 42 50 46S30 58 46 64S66 72 58 78', RED, 5, 'stroke-dasharray="5 6"') +
    fill(sparkle(76, 26, 6) + sparkle(18, 38, 4), '#fff'),
);

const comet = prize(
  fill('M8 62C26 40 46 28 66 28L72 40C54 42 32 50 8 62Z', '~sea', 'opacity=".85"') +
    fill('M18 70C34 54 50 44 70 40L72 46C56 52 38 60 18 70Z', GLOW, 'opacity=".75"') +
    fill(star(66, 34, 24, 0.52), '#94601c') +
    fill(star(66, 32.6, 22, 0.52), '~br') +
    fill('M66 12V33L47 27L59.6 24Z', '#fff', 'opacity=".7"') +
    waves(76) +
    fill(sparkle(28, 26, 6) + sparkle(86, 62, 5), '#fff'),
);

const compass = prize(
  oval(48, 88, 26, 4, '#000', 'opacity=".3"') +
    circle(48, 48, 37, '~br') +
    circle(48, 48, 30, '~wh') +
    many(
      12,
      (i) => `<path d="M48 21v5" stroke="#54708a" stroke-width="1.6" transform="rotate(${i * 30} 48 48)"/>`,
    ) +
    `<g transform="rotate(34 48 48)">${fill('M48 23L55 48H41Z', RED)}${fill('M48 73L55 48H41Z', '#2d5a78')}${fill('M48 23V48H41ZM48 73V48H41Z', '#fff', 'opacity=".35"')}</g>` +
    circle(48, 48, 4, '~br') +
    many(4, (i) => `<g transform="rotate(${45 + i * 90} 48 48)">${rivet(48, 14.6, 2.2)}</g>`) +
    fill(sparkle(78, 22, 7), '#fff'),
);

const lamp = prize(
  line('M48 8C34 8 34 22 48 22C62 22 62 8 48 8Z', '~br', 3.4) +
    fill('M34 22H62L70 35H26Z', '~en') +
    line('M28 35H68', '~br', 3.4, 'stroke-linecap="round"') +
    box(30, 37, 36, 34, GLOW, 'opacity=".35"') +
    lens(48, 54, 15) +
    line('M31 37V71M65 37V71', '~br', 3.4) +
    fill('M26 71H70L66 84H30Z', '~en') +
    line('M25 71.4H71M30 84H66', '~br', 3, 'stroke-linecap="round"') +
    fill(sparkle(80, 30, 6) + sparkle(16, 60, 5), '#fff'),
);

const sails = prize(
  line('M48 10V70', '~br', 3.6, 'stroke-linecap="round"') +
    fill('M52 14C72 26 80 44 77 62H52Z', '~wh') +
    fill('M59 18.6C67 24.6 72 32 75 40H52V30H64Z', RED, 'opacity=".9"') +
    fill('M52 46H76.6C77.6 51 77.8 57 77 62H52Z', RED, 'opacity=".9"') +
    fill('M44 20C28 30 21 46 20 62H44Z', '~wh') +
    fill('M48 10L62 6L48 2Z', LAMP) +
    fill('M14 66H82C79 80 69 86 48 86S17 80 14 66Z', '~en') +
    line('M14 66.6H82', '~br', 3.4, 'stroke-linecap="round"') +
    circle(34, 75, 3, '~br') +
    circle(48, 76.4, 3, '~br') +
    circle(62, 75, 3, '~br') +
    line('M8 88q8-7 16 0t16 0t16 0t16 0t16 0', FOAM, 3, 'stroke-linecap="round"') +
    fill(sparkle(84, 26, 5), '#fff'),
);

const telescope = prize(
  line('M46 56L32 88M46 56L62 88M46 56V86', '~br', 4, 'stroke-linecap="round"') +
    `<g transform="rotate(-24 48 48)">${
      box(10, 40, 32, 16, '~en', 'rx="3"') +
      box(38, 37, 22, 22, '~wh', 'rx="3"') +
      box(56, 33, 26, 30, '~en', 'rx="4"') +
      box(5, 37, 8, 22, '~br', 'rx="2"') +
      box(37, 36, 5, 24, '~br', 'rx="2"') +
      box(56, 32, 5, 32, '~br', 'rx="2"') +
      box(79, 31, 7, 34, '~br', 'rx="2"') +
      line('M14 44H36M44 42H54M63 39H77', '#fff', 2, 'stroke-linecap="round" opacity=".6"')
    }</g>` +
    fill(star(82, 14, 8, 0.46), GLOW) +
    fill(sparkle(60, 12, 5), '#fff'),
);

export const prizes = {
  'prizes/bottle.svg': bottle,
  'prizes/anchor.svg': anchor,
  'prizes/comet.svg': comet,
  'prizes/compass.svg': compass,
  'prizes/lamp.svg': lamp,
  'prizes/sails.svg': sails,
  'prizes/telescope.svg': telescope,
};

/** Stickers to collect, gifts and prizes of the sticker summer. */
import { box, circle, defs, fill, lin, line, oval, picture, rad, t } from '../draw.ts';
import { avatarFrame, chatBubble } from '../kit.ts';
import { sparkle } from '../sparks.ts';
import { CORALS, FOIL, GLASS, SAND, SEA } from './paints.ts';
import {
  board,
  castle,
  coconut,
  crab,
  lolly,
  melon,
  parasol,
  ring,
  shades,
  shell,
  starfish,
  sticker,
  whale,
} from './parts.ts';

/** A sticker alone on its sheet of foil. */
const collected = (
  body: string,
  x: number,
  y: number,
  s: number,
  turn: number,
  ...paints: string[]
): string => {
  const one = sticker('s', body);
  return picture(
    96,
    96,
    defs(FOIL, ...paints, one.def) +
      one.at(x, y, s, turn) +
      fill(sparkle(78, 20, 7) + sparkle(16, 74, 5), '#fff'),
  );
};

/** A round pool under a prize: foam at its edge, light in its middle. */
export const pool = (body: string, ...paints: string[]): string =>
  picture(
    96,
    96,
    defs(
      rad('ha', ['#fffbe0@0/.9', '#bff5ef@.5/.5', '#bff5ef@1/0']),
      lin('po', ['#8fe9e4', '#1f9fb8']),
      FOIL,
      ...paints,
    ) +
      circle(48, 46, 46, '~ha') +
      oval(48, 82, 37, 10, '#0a5470', 'opacity=".28"') +
      oval(48, 79, 37, 10, '#fff') +
      oval(48, 79, 33, 7.6, '~po') +
      line(
        'M22 79q6-3 12 0t12 0M52 82q5-3 10 0t10 0',
        '#e6fffb',
        1.4,
        'stroke-linecap="round" opacity=".9"',
      ) +
      body +
      fill(sparkle(14, 26, 5.6) + sparkle(83, 20, 6.6) + sparkle(87, 56, 3.8), '#fff', 'opacity=".95"'),
  );

const floating = (
  body: string,
  x: number,
  y: number,
  s: number,
  turn: number,
  ...paints: string[]
): string => {
  const one = sticker('s', body);
  return pool(one.at(x, y, s, turn), one.def, ...paints);
};

const EDGE = lin('eg', ['#ffffff', '#9ff0e6@.3', '#2fb6c6@.6', '#ffd9c8@.85', '#ffffff'], 'd');
const shellA = shell('#ffd9c8', '~co', '#fff1e6');

const frame = (() => {
  const one = sticker('s', shellA);
  const two = sticker('f', starfish(0, 0, 18, '#ffd166', '#e0972a'));
  return pool(
    avatarFrame(
      one.at(48, 68, 0.6) +
        two.at(25, 60, 0.5) +
        two.at(71, 60, 0.5) +
        one.at(28, 22, 0.34, -30) +
        one.at(68, 22, 0.34, 30),
    ),
    EDGE,
    CORALS,
    one.def,
    two.def,
  );
})();

const bubble = (() => {
  const one = sticker('s', shades);
  return pool(
    chatBubble(one.at(74, 22, 0.62, 8) + circle(20, 64, 6, '~gl') + circle(28, 72, 3.6, '~gl')),
    lin('fc', ['#4fc9d6', '#1b87a6']),
    EDGE,
    GLASS,
    one.def,
  );
})();

/** An entrance: a wave that breaks, a board on it. */
const wave = (() => {
  const one = sticker('s', board);
  return pool(
    fill(
      'M8 80C8 44 30 18 60 18C78 18 88 30 86 42C80 34 68 32 60 40C50 50 56 68 88 76C80 86 16 86 8 80Z',
      '~se',
    ) +
      fill(
        'M60 18C78 18 88 30 86 42C80 34 68 32 60 40C58 32 64 28 70 28C62 24 50 26 42 34C46 24 52 19 60 18Z',
        '#fff',
      ) +
      line(
        'M16 76C18 52 30 36 46 32M26 80C26 62 34 50 44 46',
        '#e6fffb',
        2.4,
        'stroke-linecap="round" opacity=".8"',
      ) +
      one.at(36, 76, 0.62, 52) +
      circle(84, 52, 2.4, '#fff') +
      circle(90, 34, 3, '#fff') +
      circle(78, 58, 1.6, '#fff'),
    SEA,
    one.def,
  );
})();

/** A room's theme: a porthole on the shore. */
const room = (() => {
  const one = sticker('s', parasol('#f2674e', '#fff4e4', '#cf3d2d'));
  return pool(
    circle(48, 42, 34, '#fff') +
      circle(48, 42, 29, '~sy') +
      fill('M19.4 46C34 41 62 50 76.6 44A29 29 0 0 1 19.4 46Z', '~se') +
      fill('M24 58C36 50 60 58 72 57A29 29 0 0 1 24 58Z', '~sa') +
      circle(62, 26, 6, '#ffd95e') +
      one.at(42, 68, 0.42, -8) +
      `<circle cx="48" cy="42" r="31.5" fill="none" stroke="url(#~eg)" stroke-width="5"/>` +
      [0, 60, 120, 180, 240, 300]
        .map((a) => `<circle cx="48" cy="10.5" r="1.6" fill="#0a5470" transform="rotate(${a} 48 42)"/>`)
        .join(''),
    SEA,
    SAND,
    EDGE,
    lin('sy', ['#1aa0c8', '#d8f5ee']),
    one.def,
  );
})();

/** The cup of the shore: a starfish of gold on a cup of shells. */
const cup = pool(
  fill('M26 34H70C70 56 60 66 48 66C36 66 26 56 26 34Z', '~gd') +
    line('M26 38C14 36 14 54 31 56M70 38C82 36 82 54 65 56', '~gd', 4) +
    fill('M44 64H52L54 74H42Z', '~gd') +
    box(34, 73, 28, 6, '#0a5470', 'rx="3"') +
    fill('M32 38C32 50 38 58 44 62C36 58 30 50 29 38Z', '#fff', 'opacity=".6"') +
    starfish(48, 26, 20, '#fff0b0', '#d98a1e') +
    `<g transform="translate(48 52) scale(.4)">${shellA}</g>`,
  lin('gd', ['#fff6cf@0', '#f9d267@.3', '#c98a1c@.7', '#ffe79a@1'], 'd'),
  CORALS,
);

/** A machine of capsules, as stands before a shop at the beach. */
const capsule = pool(
  circle(48, 54, 24, '#fff') +
    circle(48, 54, 21.6, '~cw') +
    `<g transform="translate(48 50) rotate(-10) scale(.72)">${shellA}</g>` +
    fill('M26.4 56C34 62 62 62 69.6 56A21.6 21.6 0 0 1 26.4 56Z', '#ffd166', 'opacity=".94"') +
    line('M26.4 56C34 62 62 62 69.6 56', '#d98a1e', 1.6) +
    fill('M31 49C33 41 39 37 46 36C40 41 37 45 35 52Z', '#fff', 'opacity=".8"') +
    fill('M36 70C42 74 52 75 58 71C52 78 42 77 36 70Z', '#fff', 'opacity=".6"') +
    fill(sparkle(70, 26, 8) + sparkle(24, 32, 6), '#fff2b0'),
  lin('cw', ['#e9fbf8', '#9fe6e4']),
  CORALS,
);

const wet = pool(
  oval(48, 60, 26, 12, '#7fd3dc') +
    fill('M30 60C30 44 42 36 44 22C56 34 66 44 66 58C66 74 30 74 30 60Z', '~se') +
    fill('M36 60C36 52 42 46 44 38C46 50 42 58 42 66C38 66 36 63 36 60Z', '#fff', 'opacity=".6"'),
  SEA,
);

export const stickers = {
  'stickers/shell.svg': collected(shellA, 48, 48, 1.75, -8, CORALS),
  'stickers/starfish.svg': collected(starfish(0, 0, 18, '#ffd166', '#e0972a'), 48, 49, 1.8, 0),
  'stickers/shades.svg': collected(shades, 48, 48, 1.3, -10),
  'stickers/melon.svg': collected(melon, 48, 68, 1.5, -12),
  'stickers/crab.svg': collected(crab, 48, 72, 1.4, 0),
  'stickers/ring.svg': collected(ring('#fff', '#f2674e'), 48, 48, 1.4, 12),
  'stickers/castle.svg': collected(castle, 46, 82, 0.8, 0, SAND),
  'stickers/whale.svg': collected(whale, 46, 70, 1.02, -4),
  'gifts/lolly.svg': floating(lolly('#ff9f84', '#ffd166', '#8fe6dc'), 48, 80, 1.02, 8),
  'gifts/coconut.svg': floating(coconut, 46, 78, 1.12, 0),
  'gifts/parasol.svg': floating(parasol('#f2674e', '#fff4e4', '#cf3d2d'), 50, 80, 0.68, -10),
  'gifts/board.svg': floating(board, 52, 80, 0.78, 14),
  'gifts/yacht.svg': floating(
    fill('M2-64V-18H34C30-42 18-56 2-64Z', '#ff9f84') +
      fill('M-3-54V-18H-26C-23-36-14-48-3-54Z', '#fff6e6') +
      line('M0-68V-14', '#8a5a30', 2.6) +
      fill('M-32-14H38L28 2H-20Z', '#fff') +
      fill('M-27-6H33L28 2H-20Z', '#1f7fa4') +
      fill('M2-68L15-72L2-76Z', '#cf3d2d') +
      line(t`M-22-10h6M-8-10h6M6-10h6M20-10h6`, '#1f7fa4', 3),
    46,
    78,
    0.86,
    -3,
  ),
  'prizes/frame.svg': frame,
  'prizes/bubble.svg': bubble,
  'prizes/wave.svg': wave,
  'prizes/room.svg': room,
  'prizes/cup.svg': cup,
  'prizes/capsule.svg': capsule,
  'prizes/drop.svg': wet,
};

/** The stamps of a newcomer, one for each first step, as cards of an album; gifts and prizes of a journey. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t, use } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { BLUE, GILT, GREEN, INK, OCHRE, PAPERS, PETROL, RED, VIOLET } from './paints.ts';
import { type Motif, plane, type Rim, spiro, stampOf, suitcase } from './parts.ts';

/** A stamp on a scrap of paper that has its form; a guilloche shows through. */
const FACES: Readonly<Record<Rim, string>> = {
  round: 'M0-42A42 42 0 1 1-.1-42Z',
  scallop: 'M0-43A43 43 0 1 1-.1-43Z',
  oval: 'M0-36C28-36 46-20 46 0C46 20 28 36 0 36C-28 36-46 20-46 0C-46-20-28-36 0-36Z',
  square: 'M-38-38H38V38H-38Z',
  arch: 'M-38 40V-8C-38-50 38-50 38-8V40Z',
};
const stamp = (rim: Rim, motif: Motif, colour: string, turn: number): string =>
  picture(
    96,
    96,
    defs(...PAPERS, stampOf('s', rim, motif, colour)) +
      `<g transform="translate(48 48)">` +
      fill(FACES[rim], '~pg', 'opacity=".3"') +
      `<g fill="none" stroke="${colour}" stroke-opacity=".16" stroke-width=".9">${spiro(0, 0, 32, 16, 8)}</g>` +
      use('s', 0, 0, rim === 'oval' ? 1 : 1.04, turn) +
      line(FACES[rim], colour, 0.8, 'opacity=".4" stroke-dasharray="1.5 2.5"') +
      '</g>',
  );

const DISH = pedestalPaints('#ffdf9f', '#f3d9a4', '#b98a4c', '#ffefc8');
const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, GILT, ...PAPERS, ...paints) + pedestal(body, '#fff6d8'));

const postcard = on(
  `<g transform="translate(48 50) rotate(-8)">${box(-32, -21, 64, 44, INK, 'opacity=".25" transform="translate(2 3)"')}${box(-32, -22, 64, 44, '~pg')}${box(-29, -19, 32, 38, '#7cc0c4')}${circle(-8, -8, 6, '#ffe9a8')}${fill('M-29 12C-20 0-12 4-6 8C-2 4 0 4 3 6V19H-29Z', '#2f7f76')}${fill('M-29 16C-20 10-8 14 3 12V19H-29Z', '#e8a857')}${box(19, -18, 10, 12, RED)}${circle(24, -12, 3, '#ffe3d0')}${line('M8 0H28M8 7H28M8 14H22', '#9a7a44', 1.8, 'stroke-linecap="round"')}${line('M9-14a5 5 0 1 0 .1 0M16-16q3-3 6 0t6 0', PETROL, 1.2, 'opacity=".7"')}</g>`,
);
const globe = on(
  oval(48, 78, 20, 4, '#7a3f22') +
    fill('M44 66H52L55 78H41Z', '~gi') +
    line('M26 24A30 30 0 0 0 60 66', '~gi', 3.4, 'stroke-linecap="round"') +
    circle(48, 42, 23, '~o') +
    fill(
      'M34 30C40 22 48 24 50 28C54 32 46 34 48 40C44 44 38 40 34 40ZM54 40C62 36 70 40 70 46C66 56 58 60 54 56C56 50 50 46 54 40ZM40 52C46 50 48 56 44 62C38 60 36 56 40 52Z',
      '#f1d492',
    ) +
    oval(40, 32, 8, 5, '#fff', 'opacity=".5" transform="rotate(-34 40 32)"') +
    line('M22 28L28 20M60 70L68 64', '~gi', 3),
  rad('o', ['#6fc2b6', '#23807a', '#0f3d40'], 0.38, 0.3, 0.8),
);
const balloon = on(
  fill('M48 8C68 8 74 24 70 36C66 46 56 50 53 56H43C40 50 30 46 26 36C22 24 28 8 48 8Z', '~r') +
    fill(
      'M48 8C40 18 38 40 46 56H43C40 50 30 46 26 36C22 24 28 8 48 8ZM48 8C58 16 60 40 52 56H53C56 50 66 46 70 36C74 24 68 8 48 8Z',
      '#fff3d6',
      'opacity=".5"',
    ) +
    fill('M32 18C36 12 42 10 44 10C38 16 34 26 36 38C30 34 28 26 32 18Z', '#fff', 'opacity=".55"') +
    line('M43 56L44 66M53 56L52 66', '#7a3f22', 1.4) +
    box(42, 65, 12, 11, '#b8743e', 'rx="2"') +
    line('M42 69H54M46 65V76M50 65V76', '#7a3f22', 0.9) +
    circle(48, 62, 1.8, '#ffe08a'),
  lin('r', ['#ea7a56', '#c43d2c', '#7d2016']),
);
const bubble = on(
  chatBubble(
    `<g transform="translate(80 16) rotate(-24) scale(.52)">${plane(RED)}</g>` +
      line('M22 16C38 6 56 8 68 18', RED, 1.6, 'stroke-dasharray="1 4" stroke-linecap="round"'),
  ),
  lin('fc', ['#2a8a84', PETROL]),
  lin('eg', ['#fff3c4', '#e9bf68', '#b07c28'], 'd'),
);
const frame = on(
  avatarFrame(
    `<g fill="none" stroke="#fff3d6" stroke-width=".9" opacity=".9">${many(14, (i) => t`<ellipse cx="48" cy="42" rx="28.6" ry="26" transform="rotate(${i * 12.8} 48 42)"/>`)}</g>` +
      `<g transform="translate(48 15) rotate(-4) scale(.66)">${plane(RED)}</g>` +
      `<g transform="translate(48 69) scale(.3)">${suitcase(60, 40, '#c8653f', '#8f3d24', '#5e2614')}</g>`,
  ),
  lin('eg', ['#5fc0b4', PETROL, '#0f3d40'], 'd'),
);
const theme = on(
  box(14, 18, 68, 52, INK, 'rx="5" opacity=".3" transform="translate(2 3)"') +
    box(14, 16, 68, 54, '~s', 'rx="5"') +
    circle(48, 50, 15, '#fff3cf', 'opacity=".9"') +
    `<g fill="none" stroke="#fff3cf" stroke-opacity=".6" stroke-width=".7">${spiro(48, 50, 27, 18, 6)}</g>` +
    fill('M14 58C26 52 40 56 48 55C60 53 70 52 82 57V65Q82 70 77 70H19Q14 70 14 65Z', '#b97f48') +
    `<g transform="translate(30 66) scale(.42)">${suitcase(50, 36, '#2f7f76', '#145c5c', '#0f3d40')}</g>` +
    `<g transform="translate(62 30) rotate(-16) scale(.5)">${plane('#fff6dc')}</g>` +
    `<rect x="14" y="16" width="68" height="54" rx="5" fill="none" stroke="url(#~gi)" stroke-width="2.4"/>`,
  lin('s', ['#14565a', '#3f8f82@.5', '#f3c788']),
);

const wings = on(
  fill(
    'M48 44C30 26 14 26 6 32C14 36 12 40 18 42C14 46 20 50 24 50C24 55 32 57 40 55ZM48 44C66 26 82 26 90 32C82 36 84 40 78 42C82 46 76 50 72 50C72 55 64 57 56 55Z',
    '~gi',
  ) +
    line(
      'M14 34C26 34 36 40 42 46M20 42C30 42 36 46 42 50M82 34C70 34 60 40 54 46M76 42C66 42 60 46 54 50',
      '#8a5a1c',
      1.1,
      'opacity=".7"',
    ) +
    circle(48, 46, 19, '~gi') +
    circle(48, 46, 15.6, '~cv') +
    `<g fill="none" stroke="#f0cf86" stroke-width=".7">${spiro(48, 46, 14, 8, 6)}</g>` +
    circle(48, 46, 7, RED) +
    `<g transform="translate(48 46) rotate(-40) scale(.26)">${plane('#fff6dc')}</g>`,
);
const landing = on(
  fill('M20 76C26 60 40 34 72 18L76 24C52 40 44 60 40 76Z', '~t') +
    line('M26 74C32 58 44 38 70 24', '#fff6dc', 1.2, 'stroke-dasharray="1 4" stroke-linecap="round"') +
    `<g transform="translate(70 24) rotate(-34) scale(1.08)">${plane(INK)}</g>` +
    `<g transform="translate(69 22) rotate(-34) scale(1.04)">${plane(RED)}</g>` +
    circle(22, 68, 3, '#f0cf86') +
    circle(46, 70, 2.4, '#f0cf86') +
    circle(30, 52, 2, '#fff6dc'),
  lin('t', ['#e8a857/.95', '#f3c788/.15'], 'u'),
);

export const stamps = {
  'stamps/page.svg': stamp('square', 'flag', PETROL, -6),
  'stamps/door.svg': stamp('arch', 'door', RED, 4),
  'stamps/listen.svg': stamp('oval', 'headphones', VIOLET, -8),
  'stamps/hello.svg': stamp('scallop', 'bubble', GREEN, 6),
  'stamps/friend.svg': stamp('round', 'friends', BLUE, -10),
  'stamps/present.svg': stamp('square', 'gift', RED, 8),
  'stamps/room.svg': stamp('scallop', 'mic', OCHRE, -6),
  'stamps/postcard.svg': stamp('oval', 'kite', BLUE, 8),
  'gifts/postcard.svg': postcard,
  'gifts/balloon.svg': balloon,
  'gifts/globe.svg': globe,
  'prizes/bubble.svg': bubble,
  'prizes/frame.svg': frame,
  'prizes/theme.svg': theme,
  'prizes/wings.svg': wings,
  'prizes/landing.svg': landing,
};

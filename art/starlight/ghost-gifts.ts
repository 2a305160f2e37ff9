/** Sweets, lanterns, costumes and prizes of the ghosts' lane, each on a dish of dark plum. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { sparkle, star } from '../sparks.ts';
import { GHOST, ghost, LANTERN, lantern, PUMPKIN, pumpkin } from './ghost-lane.ts';

const DISH = pedestalPaints('#ffb45a', '#8a4aa6', '#4a1e52', '#cf9be0');
const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, ...paints) + pedestal(body, '#ffe9b0'));
const GOLD = lin('au', ['#fff1cc', '#ffc04e@.4', '#b86a1a@.7', '#ffd98a'], 'd');

/** A wrapped sweet around the origin, 44 wide. */
const sweet = (a: string, b: string): string =>
  fill('M-12-6L-26-14L-22 0L-26 14L-12 6ZM12-6L26-14L22 0L26 14L12 6Z', b) +
  line('M-24-8L-14-2M-24 8L-14 2M24-8L14-2M24 8L14 2', '#fff', 1, 'opacity=".6"') +
  circle(0, 0, 14, a) +
  fill('M0-14C8-8 8 8 0 14C-4 8-4-8 0-14Z', b) +
  fill('M-10-9C-12-2-12 4-9 10C-14 5-14-5-10-9ZM8-11C13-5 13 5 8 11C11 4 11-4 8-11Z', b) +
  oval(-5, -7, 4, 2.6, '#fff', 'opacity=".8" transform="rotate(-30 -5 -7)"');

const currency = picture(
  96,
  96,
  defs(rad('hg', ['#ffd98a/.7', '#ff9440/0'])) +
    circle(48, 48, 44, '~hg') +
    `<g transform="translate(48 48) rotate(-18) scale(1.6)">${sweet('#ff9440', '#8a3fa6')}</g>`,
);

const candy = on(
  `<g transform="translate(36 62) rotate(20) scale(1.05)">${sweet('#ff9440', '#8a3fa6')}</g><g transform="translate(62 60) rotate(-28) scale(.95)">${sweet('#9fd36a', '#fff3e2')}</g><g transform="translate(48 40) rotate(-6) scale(1.1)">${sweet('#ff6f91', '#ffd25a')}</g>`,
);
const lamp = on(
  `<g transform="translate(48 48) scale(1.24)"><use href="#~la"/></g>`,
  ...LANTERN,
  lantern('la', 'pk', true),
);
const pie = on(
  `<g transform="translate(48 76) scale(1.3)"><use href="#~pu"/></g>` +
    line('M40 18C36 12 44 8 40 2M54 18C50 12 58 8 54 2', '#fff', 2.2, 'stroke-linecap="round" opacity=".5"'),
  pumpkin('pu'),
);
const manor = on(
  fill('M22 76V44L34 30L46 44V28L56 12L66 28V42L76 36V76Z', '#3d1a4c') +
    fill('M18 46L34 26L50 46ZM42 30L56 8L70 30ZM64 40L76 28L84 40Z', '#6a2f86') +
    fill('M18 46L34 26L38 31L24 46ZM42 30L56 8L59 13L48 30Z', '#cf9be0', 'opacity=".5"') +
    [
      [30, 52],
      [56, 34],
      [56, 54],
      [71, 54],
    ]
      .map(([x = 0, y = 0]) => box(x - 4, y - 5, 8, 11, '#ffd25a', 'rx="4"'))
      .join('') +
    fill('M36 76V66C36 58 48 58 48 66V76Z', '#170a20') +
    `<g transform="translate(76 62) scale(.32)"><use href="#~ga"/></g><g transform="translate(20 40) scale(.26)"><use href="#~ga"/></g>` +
    line('M14 76H82', '#ffb45a', 2, 'stroke-linecap="round"'),
  GHOST,
  ghost('ga', 'smile'),
);

const frame = on(
  avatarFrame(
    many(7, (i) => {
      const a = ((198 + i * 24) * Math.PI) / 180;
      return circle(
        48 + 26 * Math.cos(a),
        42 + 26 * Math.sin(a),
        i % 2 ? 2.6 : 3.8,
        i % 2 ? '#ffd25a' : '#ff9440',
      );
    }) +
      `<g transform="translate(26 74) scale(.4)"><use href="#~ga"/></g><g transform="translate(70 76) scale(.42)"><use href="#~pu"/></g>` +
      fill(
        'M48 8C43 2 36 4 30 8C35 8 36 11 36 14C40 11 44 12 48 16C52 12 56 11 60 14C60 11 61 8 66 8C60 4 53 2 48 8Z',
        '#2a1138',
      ),
  ),
  GHOST,
  ghost('ga', 'wink'),
  pumpkin('pu'),
  lin('eg', ['#ffd98a', '#ff9440@.5', '#8a3fa6']),
);
const bubble = on(
  chatBubble(
    `<g transform="translate(78 40) scale(.44)"><use href="#~ga"/></g>${fill('M12 60C8 56 4 60 2 66C8 64 10 68 16 66Z', '#ffb45a')}${circle(22, 58, 3, '#ff9440')}`,
  ),
  lin('fc', ['#8a3fa6', '#4a1e52']),
  lin('eg', ['#ffd98a', '#ff9440@.5', '#ffd98a']),
  GHOST,
  ghost('ga', 'wow'),
);
const entrance = on(
  fill('M8 80C20 60 34 72 40 56C46 70 60 58 66 72C74 62 84 70 90 80Z', '#cf9be0', 'opacity=".45"') +
    `<g transform="translate(34 74) scale(.76) rotate(-8)"><use href="#~ga"/></g><g transform="translate(66 70) scale(-.6 .6) rotate(-6)"><use href="#~gb"/></g>` +
    fill(sparkle(20, 24, 7) + sparkle(78, 26, 5), '#ffd25a') +
    fill(
      'M62 18C58 12 52 14 48 17C52 18 52 20 52 22C56 20 60 21 62 24C64 21 68 20 72 22C72 20 72 18 76 17C72 14 66 12 62 18Z',
      '#2a1138',
    ),
  GHOST,
  ghost('ga', 'smile'),
  ghost('gb', 'wow'),
);
const hat = on(
  oval(48, 70, 38, 9, '#2a1138') +
    oval(48, 68, 38, 8, '#4a1e66') +
    fill(
      'M26 68C34 50 38 30 52 10C60 6 70 12 74 20C66 18 62 20 61 26C62 42 66 56 70 68C60 74 36 74 26 68Z',
      '#5a2a7a',
    ) +
    fill('M26 68C34 50 38 30 52 10C48 34 42 54 40 71C34 71 29 70 26 68Z', '#8a4aa6') +
    fill('M30 60C42 66 56 66 68 60L70 68C60 74 36 74 26 68Z', PUMPKIN) +
    box(42, 60, 14, 13, 'none', 'rx="2" stroke="url(#~au)" stroke-width="3.4"') +
    fill(star(60, 42, 4) + star(46, 48, 3), '#ffd25a'),
  GOLD,
);
const theme = on(
  fill('M20 76V24C20 12 32 8 48 8C64 8 76 12 76 24V76Z', '#2a1138') +
    circle(48, 32, 15, '#ffe6a0') +
    fill('M20 60C34 52 44 62 56 56C66 52 72 58 76 54V76H20Z', '#4a1e52') +
    `<g transform="translate(36 72) scale(.5)"><use href="#~pu"/></g><g transform="translate(62 74) scale(.42)"><use href="#~ga"/></g><g transform="translate(30 34) scale(.3)"><use href="#~la"/></g><g transform="translate(66 30) scale(.28)"><use href="#~la"/></g>` +
    line('M20 76V24C20 12 32 8 48 8C64 8 76 12 76 24V76Z', '~au', 2.6),
  GOLD,
  GHOST,
  ghost('ga', 'smile'),
  pumpkin('pu'),
  ...LANTERN,
  lantern('la', 'pk', false),
);
/** Behind the door was nobody but the wind. */
const wind = on(
  fill('M32 78V34C32 20 64 20 64 34V78Z', '#4a1e52') +
    fill('M36 78V36C36 25 60 25 60 36V78Z', '#170a20') +
    fill('M60 78V30L74 38V82Z', '#6a2f86') +
    circle(71, 60, 2, '#ffd25a') +
    line(
      'M14 52C28 44 34 60 50 52M12 62C28 56 40 68 54 60M20 42C30 36 38 46 46 42',
      '#e9d8f6',
      2,
      'stroke-linecap="round" opacity=".8"',
    ) +
    fill('M40 66C42 60 50 60 50 66C48 70 42 70 40 66Z', PUMPKIN, 'transform="rotate(-20 45 66)"'),
);

/** Costumes hang on a peg before a lit wall, 240 x 240. */
const costume = (wall: readonly [string, string], body: string, ...paints: string[]): string =>
  picture(
    240,
    240,
    defs(lin('w', [...wall]), rad('l', ['#fff3cf/.8', '#fff3cf/0']), ...paints) +
      box(0, 0, 240, 240, '~w') +
      circle(120, 112, 130, '~l') +
      line(
        many(6, (i) => t`M${20 + i * 40} 0V240`),
        '#000',
        2,
        'opacity=".08"',
      ) +
      oval(120, 216, 74, 10, '#000', 'opacity=".35"') +
      body,
  );
const cSheet = costume(
  ['#5a2a7a', '#2a1138'],
  `<g transform="translate(120 212) scale(2.5)"><use href="#~ga"/></g>${fill('M92 40C104 22 136 22 148 40C138 34 130 40 120 36C110 40 102 34 92 40Z', '#9fd36a')}${circle(104, 38, 5, '#ff6f91')}${circle(122, 33, 5, '#ffd25a')}${circle(138, 38, 5, '#ff6f91')}`,
  GHOST,
  ghost('ga', 'smile'),
);
const cWitch = costume(
  ['#7a3f1c', '#3a1808'],
  fill('M68 212C72 150 90 116 120 112C150 116 168 150 172 212C150 204 92 204 68 212Z', '#3d1a5c') +
    fill('M68 212C72 150 90 116 120 112C104 136 96 176 98 206C86 207 76 209 68 212Z', '#6a3a94') +
    circle(120, 96, 26, '#f6cfa8') +
    fill(
      'M94 100C88 130 92 150 96 152C100 136 98 116 98 104ZM146 100C152 130 148 150 144 152C140 136 142 116 142 104Z',
      '#b8501e',
    ) +
    oval(120, 78, 58, 10, '#2a1138') +
    fill(
      'M88 76C100 50 106 26 132 12C146 8 154 20 152 28C142 24 138 34 140 46C144 60 150 70 152 76C134 84 106 84 88 76Z',
      '#5a2a7a',
    ) +
    fill('M90 68C108 78 132 78 150 68L152 77C134 85 106 85 88 77Z', PUMPKIN) +
    circle(110, 98, 3, '#2a1138') +
    circle(130, 98, 3, '#2a1138') +
    line('M112 108Q120 114 128 108', '#8a3a2a', 2.6, 'stroke-linecap="round"') +
    line('M178 216L196 92', '#8a5a2a', 5, 'stroke-linecap="round"') +
    fill('M194 96L182 60C190 52 206 54 212 64Z', '#d9a24e'),
);
const cPumpkin = costume(
  ['#2f5a4a', '#10261f'],
  `<g transform="translate(120 206) scale(2.3)"><use href="#~pu"/></g>${circle(120, 92, 26, '#f2c49a')}${fill('M94 90C94 62 146 62 146 90C138 82 102 82 94 90Z', '#5f9a4a')}${line('M120 68C118 56 128 52 132 54', '#5f9a4a', 6, 'stroke-linecap="round"')}${circle(111, 94, 3, '#2a1138')}${circle(129, 94, 3, '#2a1138')}${line('M111 103Q120 110 129 103', '#8a3a2a', 2.6, 'stroke-linecap="round"')}${line('M78 214V222M96 214V224M146 214V224M164 214V222', '#3a1808', 9, 'stroke-linecap="round"')}`,
  pumpkin('pu'),
);
const cBat = costume(
  ['#8a2f4a', '#3a0f22'],
  fill(
    'M120 104C96 96 54 104 34 146C48 140 56 148 60 160C72 150 84 158 90 172C98 164 110 168 120 182C130 168 142 164 150 172C156 158 168 150 180 160C184 148 192 140 206 146C186 104 144 96 120 104Z',
    '#2a1138',
  ) +
    line(
      'M120 108C100 120 84 140 60 158M120 108C108 130 98 150 90 170M120 108C140 120 156 140 180 158M120 108C132 130 142 150 150 170',
      '#6a3a94',
      1.8,
    ) +
    fill('M96 128C96 108 144 108 144 128L140 212H100Z', '#3d1a4c') +
    fill('M110 116H130L120 150Z', '#fff3e2') +
    fill('M120 122L110 116V128ZM120 122L130 116V128Z', '#ff6f6f') +
    circle(120, 84, 27, '#f0d8c8') +
    fill('M93 84C92 56 148 56 147 84C140 74 132 70 120 82C108 70 100 74 93 84Z', '#1a0a14') +
    circle(110, 88, 3, '#2a1138') +
    circle(130, 88, 3, '#2a1138') +
    line('M110 98Q120 104 130 98', '#8a2f4a', 2.4, 'stroke-linecap="round"') +
    fill('M113 100L115 107L118 101ZM122 101L125 107L127 100Z', '#fff'),
);
const cMummy = costume(
  ['#3d5a7a', '#14243a'],
  box(88, 108, 64, 104, '#e9dcc0', 'rx="26"') +
    circle(120, 84, 34, '#f3e9d2') +
    line(
      'M88 76L152 66M86 92L150 102M90 62L140 52M88 122L152 132M88 142L152 134M88 156L152 168M90 182L152 174M92 196L150 206',
      '#b9a680',
      2.4,
    ) +
    box(96, 78, 48, 13, '#2a1c14', 'rx="6"') +
    circle(110, 84.4, 4, '#fff') +
    circle(131, 84.4, 4, '#fff') +
    circle(111, 85, 2, '#2a1138') +
    circle(130, 85, 2, '#2a1138') +
    line(
      'M152 130C176 134 180 160 170 180M88 136C62 132 56 112 62 98',
      '#e9dcc0',
      14,
      'stroke-linecap="round"',
    ) +
    line('M170 180C168 196 176 204 188 206', '#e9dcc0', 5, 'stroke-linecap="round"') +
    oval(108, 98, 5, 3, '#ff9db0', 'opacity=".8"') +
    oval(134, 98, 5, 3, '#ff9db0', 'opacity=".8"'),
);
const cCat = costume(
  ['#a86a1c', '#4a2a08'],
  fill('M78 212C74 158 92 124 120 124C148 124 166 158 162 212Z', '#1c1024') +
    line('M160 206C196 204 200 160 182 146', '#1c1024', 12, 'stroke-linecap="round"') +
    fill('M82 60L90 28L108 50H132L150 28L158 60C166 92 148 116 120 116C92 116 74 92 82 60Z', '#1c1024') +
    fill('M90 50L93 38L102 50ZM150 50L147 38L138 50Z', '#ff8fa8') +
    oval(104, 76, 8, 10, '#ffd25a') +
    oval(136, 76, 8, 10, '#ffd25a') +
    oval(104, 77, 3, 8, '#1c1024') +
    oval(136, 77, 3, 8, '#1c1024') +
    fill('M115 92H125L120 98Z', '#ff8fa8') +
    line(
      'M120 98Q112 106 106 101M120 98Q128 106 134 101M94 92L72 86M94 97L72 100M146 92L168 86M146 97L168 100',
      '#e9d8f6',
      1.8,
      'stroke-linecap="round"',
    ) +
    box(96, 112, 48, 9, '#ff6f91', 'rx="4.5"') +
    circle(120, 124, 8, '~au') +
    oval(120, 186, 22, 26, '#3a2440'),
  GOLD,
);

export const ghostGifts = {
  'boo/currency.svg': currency,
  'boo/gifts/candy.svg': candy,
  'boo/gifts/lantern.svg': lamp,
  'boo/gifts/pumpkin.svg': pie,
  'boo/gifts/manor.svg': manor,
  'boo/prizes/frame.svg': frame,
  'boo/prizes/bubble.svg': bubble,
  'boo/prizes/entrance.svg': entrance,
  'boo/prizes/hat.svg': hat,
  'boo/prizes/theme.svg': theme,
  'boo/prizes/wind.svg': wind,
  'boo/costumes/sheet.svg': cSheet,
  'boo/costumes/witch.svg': cWitch,
  'boo/costumes/pumpkin.svg': cPumpkin,
  'boo/costumes/bat.svg': cBat,
  'boo/costumes/mummy.svg': cMummy,
  'boo/costumes/cat.svg': cCat,
};

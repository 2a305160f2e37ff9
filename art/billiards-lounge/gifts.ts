/** What people send and win in the lounge: drinks and lamps, cues and cloths, and the balls of the rack. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad } from '../draw.ts';
import { avatarFrame, METALS, pedestal, pedestalPaints } from '../kit.ts';
import { sparkle } from '../sparks.ts';
import { AMBER, BALL, BRASS, ball, CHROME, chalk, cue, IVORY, sight } from './paints.ts';

const dish = (extra: string[], body: string): string =>
  picture(
    96,
    96,
    defs(pedestalPaints('#ffb84a', '#1c8a58', '#083322', '#9ff0c8'), CHROME, BRASS, ...extra) +
      pedestal(body, '#fff0cc'),
  );

const cube = dish(
  [],
  chalk(48, 44, 25) +
    fill('M34 60L62 60L58 66H38Z', '#000', 'opacity=".15"') +
    fill(sparkle(70, 24, 7), '#fff'),
);

const soda = dish(
  [lin('gl', ['#fff8d8/.95', '#ffd84a@.3', '#f59a1c'])],
  fill('M30 24H66L61 78H35Z', '#fff', 'opacity=".3"') +
    fill('M32 36H64L60 76H36Z', '~gl') +
    fill('M38 42L46 40L48 50L40 52ZM50 46L59 48L56 58L49 55Z', '#fff', 'opacity=".6"') +
    many(7, (i) => circle(40 + ((i * 7) % 18), 70 - i * 5, 1.2, '#fff', 'opacity=".85"')) +
    line('M58 12L50 70', '#dd3a2c', 3, 'stroke-linecap="round"') +
    circle(68, 28, 12, '#f6c02c') +
    circle(68, 28, 9.6, '#fff3b0') +
    line('M68 19V37M59 28H77M62 22L74 34M74 22L62 34', '#f6c02c', 1.2) +
    line('M30 24H66M32 26L36 74', '#fff', 1.6, 'opacity=".8"'),
);

const cueBall = dish(
  [...BALL],
  oval(48, 76, 22, 5, '#000', 'opacity=".4"') +
    ball(0, 48, 48, 28) +
    circle(56, 54, 2.6, '#dd3a2c') +
    fill(sparkle(36, 32, 8), '#fff'),
);

const glove = dish(
  [lin('gv', ['#3d4650', '#12161a'], 'd')],
  fill(
    'M28 50C26 38 30 20 34 16C38 14 40 18 40 22L41 38L44 12C46 8 51 8 52 13L51 38L57 16C60 12 64 14 63 20L58 44L66 36C70 33 75 37 72 42L60 60V76H32Z',
    '~gv',
  ) +
    line('M41 38V46M51 38V46M58 44L55 50', '#8c979f', 1.4) +
    fill('M32 66H60V76H32Z', AMBER) +
    sight(46, 71, 3) +
    line('M34 18C32 26 30 36 31 48M45 13L43 34', '#fff', 1.4, 'opacity=".5" stroke-linecap="round"'),
);

const lamp = dish(
  [lin('sd', ['#2fae72', '#0a4a32']), lin('co', ['#fff3cf/.9', '#ffb84a/0'])],
  fill('M22 42H74L92 82H4Z', '~co') +
    line('M48 2V16', '#dfe6ea', 2.4) +
    circle(48, 16, 4, '~br') +
    fill('M38 16H58L80 40H16Z', '~sd') +
    fill('M40 18H47L34 38H22Z', '#fff', 'opacity=".4"') +
    box(13, 39, 70, 6, '~br', 'rx="3"') +
    oval(48, 46, 24, 4, '#fffbe6') +
    fill(sparkle(24, 40, 6) + sparkle(66, 60, 5), '#fff'),
);

const goldRack = dish(
  [...BALL, lin('gd', METALS.gold, 'd')],
  fill('M48 6C51 6 53 7 54 9L84 68C86 73 84 76 79 76H17C12 76 10 73 12 68L42 9C43 7 45 6 48 6Z', '~gd') +
    fill('M48 18L74 69H22Z', '#083322') +
    ball(1, 48, 34, 7.6) +
    ball(11, 40, 47, 7.6) +
    ball(8, 56, 47, 7.6) +
    ball(13, 32.6, 60, 7.6) +
    ball(2, 48, 60, 7.6) +
    ball(5, 63.4, 60, 7.6) +
    line('M44 10L15 67', '#fff', 2, 'opacity=".7" stroke-linecap="round"') +
    fill(sparkle(72, 16, 9) + sparkle(22, 34, 5), '#fffbe6'),
);

/** A cue skin, laid across the dish, its butt towards us. */
const cueSkin = (butt: readonly string[], wrap: string, shaft: readonly string[], jewel: string): string =>
  dish(
    [lin('bt', [...butt]), lin('sh', [...shaft])],
    `<g transform="translate(16 76) rotate(-46)"><g transform="translate(2 4)" opacity=".35">${box(0, -5, 88, 9, '#000', 'rx="4"')}</g>${cue(88, 6.4, '~bt', wrap, '~sh')}${sight(9, 0, 4)}</g>` +
      circle(62, 62, 9, '~ch') +
      circle(62, 62, 6.6, jewel) +
      fill('M57.6 58.4A6 6 0 0 1 64 56.6L60 62Z', '#fff', 'opacity=".75"') +
      fill(sparkle(78, 14, 7) + sparkle(34, 40, 4), '#fff'),
  );

/** A table skin: the table from its corner, in its own cloth and wood. */
const tableSkin = (cloth: string, edge: string, wood: readonly string[], extra = ''): string =>
  dish(
    [...BALL, lin('wd', [...wood]), lin('cl', [edge, cloth])],
    fill('M8 44L50 24L90 42L48 70Z', '~wd') +
      fill('M8 44L48 70V80L8 53Z', '#000', 'opacity=".45"') +
      fill('M8 44L48 70V78L8 51ZM90 42L48 70V78L90 50Z', '~wd') +
      fill('M17 44L50 29L81 42.6L48 63Z', '~cl') +
      fill('M22 44L50 31.4L64 37.6L34 52Z', '#fff', 'opacity=".14"') +
      extra +
      circle(14, 44.6, 3.6, '#080504') +
      circle(50, 27.4, 3.2, '#080504') +
      circle(84, 42.6, 3.6, '#080504') +
      circle(48, 65, 4, '#080504') +
      ball(8, 44, 47, 4.4, true) +
      ball(1, 55, 42, 4, true) +
      ball(0, 36, 42.6, 3.8, true) +
      line('M14 74V84M82 56V72M48 79V90', '#3a1c0c', 5) +
      fill(sparkle(24, 30, 5) + sparkle(76, 26, 6), '#fff'),
  );

const frame = dish(
  [...BALL, lin('eg', ['#ffffff', '#8c979f@.4', '#eef3f6@.7', '#6b757d'], 'd')],
  avatarFrame(
    many(12, (i) => {
      const a = (i * Math.PI) / 6 + 0.26;
      return sight(48 + 26 * Math.cos(a), 42 + 26 * Math.sin(a), 2.6);
    }) +
      ball(9, 28, 64, 8) +
      ball(8, 48, 71, 10) +
      ball(3, 68, 64, 8) +
      fill('M48 6L56 20H40Z', '~br') +
      circle(48, 16, 2.4, IVORY),
  ),
);

/** The balls of the album, each on a patch of cloth. */
const onCloth = (n: number): string =>
  picture(
    96,
    96,
    defs(...BALL, rad('fe', ['#1f9a64', '#0b4a32@.75', '#083322'])) +
      circle(48, 50, 44, '~fe') +
      oval(53, 78, 30, 8, '#02140c', 'opacity=".5"') +
      ball(n, 48, 48, 32),
  );

export const gifts = {
  'gifts/soda.svg': soda,
  'gifts/cue-ball.svg': cueBall,
  'gifts/glove.svg': glove,
  'gifts/lamp.svg': lamp,
  'gifts/gold-rack.svg': goldRack,
  'prizes/cue-ash.svg': cueSkin(['#f4dcb0', '#b88a4c'], '#3a1c0c', ['#fff6df', '#d8b27a'], '#128a58'),
  'prizes/cue-wine.svg': cueSkin(['#d8465a', '#6b1424'], '#f4dcb0', ['#fbe9c4', '#c99a5a'], '#dd3a2c'),
  'prizes/cue-chrome.svg': cueSkin(['#ffffff', '#6b757d'], '#ffb84a', ['#eef3f6', '#8c979f'], '#2b62d9'),
  'prizes/table-wine.svg': tableSkin('#6b1424', '#b02a44', ['#a8663a', '#4a2512']),
  'prizes/table-midnight.svg': tableSkin(
    '#142a6b',
    '#2f5fd0',
    ['#8c979f', '#39434a'],
    fill(sparkle(60, 50, 3) + sparkle(30, 46, 2), '#cfe0ff'),
  ),
  'prizes/table-amber.svg': tableSkin(
    '#b8731a',
    '#ffc65e',
    ['#3a2a20', '#0f0a07'],
    line('M28 47L50 58L71 44', '#fff3cf', 0.9, 'opacity=".7"'),
  ),
  'prizes/chalk.svg': cube,
  'prizes/frame.svg': frame,
  ...Object.fromEntries(Array.from({ length: 16 }, (_, n) => [`balls/${n}.svg`, onCloth(n)])),
};

/** Gifts and prizes of the maple hour, each on a turned walnut dish. */
import { box, circle, defs, fill, lin, line, many, oval, picture, t } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { AMBER, BRASS, LEAVES, VINYL, WOOD } from './paints.ts';
import { cassette, leafAt, leafShape, radio, record } from './parts.ts';

const DISH = pedestalPaints('#ffc56e', '#e0a066', '#6b3d20', '#f6cf9a');

const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, leafShape('l'), ...paints) + pedestal(body, '#fff3cf'));

const tint = (index: number): string => LEAVES[index] ?? '';

/** A leaf pressed as a bookmark, with its ribbon. */
const bookmark = on(
  line('M50 72C56 78 60 82 66 82', '#d9512c', 3, 'stroke-linecap="round"') +
    leafAt('l', 50, 76, 0.6, 8, tint(0)) +
    circle(50, 70, 3.6, '~br') +
    circle(50, 70, 1.6, '#4a2612'),
  BRASS,
);

const mixtape = on(
  `<g transform="translate(50 54) rotate(8) scale(.96)">${cassette('#d9512c', '#f6e3c4', '#6f8a4a')}</g>` +
    `<g transform="translate(46 44) rotate(-9) scale(1.04)">${cassette('#3a2a26', '#fff4e0', '#f5894a')}</g>` +
    leafAt('l', 76, 72, 0.22, 30, tint(2)),
);

const album = on(
  `<g transform="rotate(-5 44 46)">${record(58, 42, 26, '#d9512c')}${box(18, 18, 50, 52, '#b8361f', 'rx="2"')}${box(18, 18, 50, 52, 'none', 'rx="2" stroke="#ffe0a8" stroke-width="1"')}${circle(43, 40, 15, '#f2b23e')}${leafAt('l', 43, 54, 0.26, 0, '#7c2412')}${line('M24 62H50', '#ffe0a8', 2)}</g>`,
  VINYL,
);

const set = on(
  `<g transform="translate(48 77) scale(.52)">${radio}</g>${leafAt('l', 20, 80, 0.2, -40, tint(1))}${leafAt('l', 76, 80, 0.2, 40, tint(2))}`,
  ...WOOD,
  BRASS,
  AMBER,
);

const wreath = (): string =>
  many(9, (i) => {
    const a = ((200 + i * 17.5) * Math.PI) / 180;
    return leafAt(
      'l',
      48 + 25 * Math.cos(a),
      42 + 25 * Math.sin(a),
      i % 2 ? 0.17 : 0.2,
      290 + i * 17.5,
      tint(i % 3),
    );
  });
const frame = on(
  avatarFrame(
    wreath() +
      leafAt('l', 28, 68, 0.26, -50, tint(0)) +
      leafAt('l', 68, 68, 0.26, 50, tint(1)) +
      `<g transform="translate(48 68) scale(.3)">${cassette('#3a2a26', '#f6e3c4', '#f5894a')}</g>`,
  ),
  lin('eg', ['#fff0c2', '#dca94c@.4', '#94621f@.7', '#f3d285'], 'd'),
);

const bubble = on(
  chatBubble(
    leafAt('l', 84, 30, 0.3, 30, tint(2)) +
      leafAt('l', 74, 24, 0.22, -20, tint(0)) +
      leafAt('l', 18, 66, 0.22, -60, tint(1)),
  ),
  lin('fc', ['#c9633a', '#8f3a1c']),
  lin('eg', ['#fff0c2', '#dca94c@.4', '#94621f@.7', '#f3d285'], 'd'),
);

/** An entrance: leaves that a gust carries in. */
const entrance = on(
  line(
    'M6 60C26 70 34 44 54 52S78 46 88 34M12 74C30 78 42 62 60 66M10 44C22 50 30 34 46 38',
    '#ffe6bd',
    2,
    'stroke-linecap="round" opacity=".7"',
  ) +
    leafAt('l', 62, 58, 0.42, 40, tint(0)) +
    leafAt('l', 38, 50, 0.32, -30, tint(2)) +
    leafAt('l', 52, 78, 0.26, 100, tint(1)) +
    leafAt('l', 24, 72, 0.2, 10, tint(1)) +
    leafAt('l', 80, 36, 0.2, 70, tint(2)),
);

/** A room's theme: a chair by the lamp, the radio on. */
const theme = on(
  fill('M20 76V30C20 16 32 10 48 10C64 10 76 16 76 30V76Z', '#6b2a10') +
    fill('M20 60V30C20 16 32 10 48 10C64 10 76 16 76 30V60Z', '~wl') +
    fill('M56 30L46 60H74L64 30Z', '#ffd27a', 'opacity=".4"') +
    fill('M54 32L57 22H65L68 32Z', '#ffe6a8') +
    line('M61 32V64M54 66H68', '~br', 2) +
    `<g transform="translate(38 68) scale(.26)">${radio}</g>` +
    box(20, 67, 56, 9, '~wo') +
    line('M20 76V30C20 16 32 10 48 10C64 10 76 16 76 30V76Z', '~br', 2.4) +
    leafAt('l', 26, 80, 0.2, -30, tint(0)) +
    leafAt('l', 72, 80, 0.2, 30, tint(2)),
  ...WOOD,
  BRASS,
  AMBER,
  lin('wl', ['#c9633a', '#7c3212']),
);

/** The station's cup: a mast of brass that sends. */
const cup = on(
  line(
    'M48 26L36 72M48 26L60 72M44 40H52M41 52H55M38 64H58M44 40L55 52M52 40L41 52M41 52L58 64M55 52L38 64',
    '~br',
    2.6,
    'stroke-linejoin="round"',
  ) +
    circle(48, 23, 5.6, '#ff5a3c') +
    circle(46.6, 21.6, 1.6, '#ffd0c4') +
    `<g fill="none" stroke="#ffe6bd" stroke-width="2.4" stroke-linecap="round"><path d="M38 14A14 14 0 0 0 38 32M58 14A14 14 0 0 1 58 32"/><path d="M30 8A22 22 0 0 0 30 38M66 8A22 22 0 0 1 66 38" opacity=".7"/></g>` +
    box(32, 71, 32, 7, '~wo', 'rx="2"') +
    box(38, 73, 20, 3, '~br', 'rx="1"'),
  ...WOOD,
  BRASS,
);

/** Nothing but noise between two stations. */
const noise = on(
  box(22, 26, 52, 44, '#4a2814', 'rx="6"') +
    box(27, 31, 42, 30, '#22110a', 'rx="3"') +
    line(
      t`M29 47l3-6 3 11 3-16 3 20 3-13 3 9 3-14 3 16 3-10 3 7 3-8 3 6`,
      '#ffc56e',
      1.6,
      'stroke-linejoin="round"',
    ) +
    circle(34, 65.6, 2.6, '~br') +
    circle(62, 65.6, 2.6, '~br') +
    oval(48, 66, 8, 1.6, '#22110a'),
  BRASS,
);

/** A slip on which somebody asks for a song. */
const slip = on(
  `<g transform="rotate(-7 48 48)">${fill('M26 18H70V74L65 70L60 74L55 70L50 74L45 70L40 74L35 70L30 74L26 70Z', '#fff4e0')}${fill('M26 18H70V28H26Z', '#d9512c')}${line('M32 38H62M32 46H56M32 54H60', '#b98a5c', 2.4, 'stroke-linecap="round"')}</g>` +
    `<g transform="translate(66 62) scale(.9)">${line('M4 8V-10L16-13V5', '#f5894a', 2.6, 'stroke-linejoin="round"')}<ellipse cx="0.5" cy="8.4" rx="4.6" ry="3.4" fill="#f5894a"/><ellipse cx="12.5" cy="5.4" rx="4.6" ry="3.4" fill="#f5894a"/></g>`,
);

export const gifts = {
  'gifts/bookmark.svg': bookmark,
  'gifts/mixtape.svg': mixtape,
  'gifts/album.svg': album,
  'gifts/radio.svg': set,
  'prizes/frame.svg': frame,
  'prizes/bubble.svg': bubble,
  'prizes/entrance.svg': entrance,
  'prizes/theme.svg': theme,
  'prizes/cup.svg': cup,
  'prizes/noise.svg': noise,
  'prizes/slip.svg': slip,
};

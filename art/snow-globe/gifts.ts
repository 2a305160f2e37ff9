/** Gifts, prizes and the ornaments of the album, each on a dish of snow. */
import { box, circle, defs, fill, lin, line, many, oval, picture, t, use } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { star } from '../sparks.ts';
import { BERRY, BRASS, CANDLE, GINGER, OAT, PINE, WOOD } from './paints.ts';
import { bauble, branch, candle, fir, flake, holly, house, knit, parcel } from './parts.ts';

const DISH = pedestalPaints('#f6cf8a', '#e3edf2', '#a9c0cd', '#ffffff');
const HALO = `<radialGradient id="~ha"><stop offset="0" stop-color="#fff0c4" stop-opacity=".9"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient>`;

const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, ...paints) + pedestal(body, '#fff8e0'));

/** A cup of cocoa in a knitted jacket. */
const cocoa = on(
  line('M68 44C84 42 84 66 66 64', '#f6ecd9', 6) +
    fill('M24 34H70L66 74C64 80 30 80 28 74Z', '#f6ecd9') +
    fill('M25.4 46H68.6L67 64H27Z', PINE) +
    `<clipPath id="~k"><path d="M25.4 46H68.6L67 64H27Z"/></clipPath><g clip-path="url(#~k)">${knit([many(4, () => '..x.'), many(4, () => '.xxx'), many(4, () => 'xxxx')], 24, 48, 4.6, { x: OAT })}</g>` +
    oval(47, 34, 23, 6, '#fffdf6') +
    oval(47, 34, 19, 4.4, '#6b4030') +
    circle(40, 32, 4.6, '#fff') +
    circle(50, 31, 5, '#fff4e4') +
    circle(46, 34.6, 4, '#fff') +
    line(
      'M38 24C33 18 42 14 38 7M52 24C47 17 57 13 53 5',
      '#fff',
      2.6,
      'stroke-linecap="round" opacity=".65"',
    ),
);

/** A stocking full to its brim. */
const stocking = on(
  `<g transform="rotate(-6 48 48)"><g transform="translate(44 26)">${parcel(16, 16, CANDLE, '#fff')}</g>${line('M60 28V12C60 6 68 6 68 12', '#fff', 4.4, 'stroke-linecap="round"')}${line('M60 26V12C60 6 68 6 68 12', BERRY, 4.4, 'stroke-linecap="butt" stroke-dasharray="4 4"')}${fill('M34 28H68V52C70 58 80 62 80 70C80 78 72 80 66 79L46 77C38 76 34 70 34 62Z', PINE)}${fill('M66 79C72 80 80 78 80 70C80 66 77 63 74 61C68 64 65 72 66 79Z', '#e8c98a')}${knit([many(2, () => '.x.o'), many(2, () => 'xxxo'), many(2, () => '.x.o')], 34, 42, 4.3, { x: OAT, o: CANDLE })}${box(31, 20, 40, 13, OAT, 'rx="6"')}${line(
    many(8, (i) => t`M${35.5 + i * 4.6} 22v9`),
    '#d8c39c',
    1.6,
    'stroke-linecap="round"',
  )}</g>`,
);

/** A sledge with its load. */
const sledge = on(
  `<g transform="translate(34 58)">${parcel(24, 26, '#f1e2c4', BERRY)}</g><g transform="translate(58 58)">${parcel(22, 20, '#9db8a8', OAT)}</g><g transform="translate(48 36)">${parcel(18, 14, CANDLE, PINE)}</g>` +
    box(16, 57, 58, 6, '~wd', 'rx="3"') +
    line('M24 63V73M44 63V73M64 63V73', '#54321e', 4) +
    line('M10 74H70C84 74 90 64 84 54', '~br', 5, 'stroke-linecap="round"') +
    line('M74 60C82 54 84 46 82 40', '#e8c98a', 1.6),
  WOOD,
  BRASS,
);

/** A small globe of glass with a fir in it. */
const globe = on(
  circle(48, 38, 28, '~n') +
    `<clipPath id="~c"><circle cx="48" cy="38" r="27"/></clipPath><g clip-path="url(#~c)">${fill('M18 52C34 44 62 44 78 52V70H18Z', '#fff')}${use('f', 36, 58, 0.54)}<g transform="translate(56 58) scale(.56)">${house(
      34,
      22,
      '#b2594a',
      [
        [-8, -10],
        [8, -10],
      ],
    )}</g>${fill('M18 58C34 53 62 54 78 58V70H18Z', '#eef5f8')}${many(16, (i) => circle(28 + ((i * 37) % 42), 14 + ((i * 23) % 34), i % 3 ? 1 : 1.6, '#fff'))}</g>` +
    circle(48, 38, 28, 'none', 'stroke="#fff" stroke-opacity=".85" stroke-width="1.6"') +
    line('M26 30C29 22 34 17 40 15', '#fff', 3.6, 'stroke-linecap="round" opacity=".75"') +
    fill('M28 62H68L74 78C74 83 22 83 22 78Z', PINE) +
    knit([many(5, () => 'x.'), many(5, () => 'xx')], 26, 67, 4.6, { x: OAT }) +
    fill('M27 60C36 65 60 65 69 60L70 64C60 69 36 69 26 64Z', '~br'),
  lin('n', ['#284d74', '#7d9cbb@.6', '#f0dccb']),
  fir('f'),
  BRASS,
);

const wreath = many(14, (i) => {
  const a = (i / 14) * Math.PI * 2;
  return use('b', 48 + 26 * Math.cos(a), 42 + 26 * Math.sin(a), 0.17, (a * 180) / Math.PI + 78);
});
const frame = on(
  avatarFrame(
    wreath +
      circle(24, 32, 3.4, BERRY) +
      circle(70, 28, 3, CANDLE) +
      circle(74, 52, 3.4, BERRY) +
      circle(22, 54, 3, CANDLE) +
      fill('M48 66C38 58 30 64 34 70C30 76 42 76 48 68C54 76 66 76 62 70C66 64 58 58 48 66Z', BERRY) +
      fill('M46 68L40 84L46 80L48 70L50 80L56 84L50 68Z', '#8f2638') +
      circle(48, 67, 3.4, '#d9707e'),
  ),
  branch('b', '#0f3a30', '#245f4f', '#6fa08c'),
  lin('eg', ['#3f8a72', PINE, '#123a3c']),
);

const bubble = on(
  chatBubble(
    line(flake(78, 28, 9, 8), '#fff', 1.8, 'stroke-linecap="round"') +
      use('h', 20, 60, 0.8, -20) +
      circle(66, 56, 2, '#fff'),
  ),
  lin('fc', ['#2a705d', '#174a3e']),
  lin('eg', ['#fff', '#e3d3ae@.5', '#fff']),
  holly('h'),
);

/** An entrance: bells that a sledge leaves in the air. */
const entrance = on(
  line('M8 66C24 44 44 78 60 52S82 34 90 20', '#fff', 2, 'stroke-linecap="round" opacity=".8"') +
    line('M10 74C28 54 46 84 66 60', '#f6cf8a', 2, 'stroke-linecap="round" opacity=".8"') +
    [
      [34, 54, 1, -14],
      [60, 46, 1.2, 10],
    ]
      .map(
        ([x = 0, y = 0, s = 1, turn = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${fill('M-13 12C-9 6-11-10 0-12C11-10 9 6 13 12Z', '~br')}${fill('M-9 8C-7 2-7-8 0-10C-4-4-5 4-5 10Z', '#fff', 'opacity=".5"')}${box(-14, 11, 28, 4, '#b98a3e', 'rx="2"')}${circle(0, 18, 4, '#9a6a2a')}${fill('M0-13C-8-20-14-14-9-11C-14-7-5-6 0-12C5-6 14-7 9-11C14-14 8-20 0-13Z', BERRY)}</g>`,
      )
      .join('') +
    line(flake(78, 70, 8) + flake(20, 28, 6, 20), '#fff', 1.6, 'stroke-linecap="round"'),
  BRASS,
);

/** A room's theme: the corner by the stove. */
const theme = on(
  fill('M18 76V26C18 14 30 8 48 8C66 8 78 14 78 26V76Z', '#245f4f') +
    box(24, 44, 48, 32, '#a85a44') +
    line('M24 52H72M24 60H72M24 68H72M34 44v8M54 44v8M44 52v8M64 52v8M34 60v8M54 60v8', '#7d3c2c', 1.2) +
    fill('M34 76V60C34 52 62 52 62 60V76Z', '#2b1a14') +
    fill('M48 56C56 64 56 74 48 75C40 74 40 64 48 56Z', '#f2944a') +
    fill('M48 62C52 67 52 73 48 74C44 73 44 67 48 62Z', '#ffe08a') +
    box(20, 39, 56, 6, '~wd', 'rx="2"') +
    `<g transform="translate(30 39) scale(.42)">${candle()}</g><g transform="translate(66 39) scale(.42)">${candle()}</g>` +
    fill('M40 44V52C40 56 46 58 46 61L38 62L36 44Z', BERRY) +
    box(35, 43, 6, 3, '#fff') +
    line('M26 22C38 30 58 30 70 22', '#6fa08c', 3, 'stroke-linecap="round"') +
    circle(36, 27, 2.4, CANDLE) +
    circle(48, 29, 2.4, BERRY) +
    circle(60, 27, 2.4, CANDLE) +
    line('M18 76V26C18 14 30 8 48 8C66 8 78 14 78 26V76Z', '~br', 2.2),
  WOOD,
  BRASS,
  HALO,
);

/** The key of the town's post office. */
const key = on(
  `<g transform="rotate(-24 48 48)">${circle(48, 24, 14, 'none', 'stroke="url(#~br)" stroke-width="6"')}${box(45, 37, 6, 40, '~br', 'rx="2"')}${fill('M51 62H62V67H58V71H62V76H51Z', '~br')}${line(flake(48, 24, 8), '#fff', 1.6, 'stroke-linecap="round"')}${fill('M48 42C38 34 32 40 36 44C32 50 42 50 48 44C54 50 64 50 60 44C64 40 58 34 48 42Z', BERRY)}${line('M46 46L40 58M50 46L56 58', BERRY, 3, 'stroke-linecap="round"')}</g>`,
  BRASS,
);

/** One parcel, for a day of the calendar. */
const door = on(
  `<g transform="translate(48 78) scale(1.18)">${parcel(46, 40, '#f1e2c4', PINE)}</g>${fill(star(60, 48, 5), BERRY)}`,
);

/** Ornaments of the album hang on a thread. */
const hung = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(...paints) + line('M48 0V18', '#c9b28c', 1.6) + body);

const bell = hung(
  fill('M22 70C32 60 26 24 48 22C70 24 64 60 74 70Z', '~br') +
    fill('M30 64C36 54 34 32 46 28C40 40 40 56 38 66Z', '#fff', 'opacity=".5"') +
    box(20, 68, 56, 7, '#b98a3e', 'rx="3.5"') +
    circle(48, 79, 6, '#9a6a2a') +
    fill('M48 22C36 10 26 18 34 23C26 30 40 32 48 24C56 32 70 30 62 23C70 18 60 10 48 22Z', BERRY),
  BRASS,
);
const straw = hung(
  `<g stroke="#e0b868" stroke-width="5" stroke-linecap="round">${many(4, (i) => `<path d="M48 20V80" transform="rotate(${i * 45} 48 50)"/>`)}</g><g stroke="#fff0c0" stroke-width="1.4">${many(4, (i) => `<path d="M47 20V80" transform="rotate(${i * 45} 48 50)"/>`)}</g>` +
    fill('M48 33L53 45L65 50L53 55L48 67L43 55L31 50L43 45Z', '#fff0c0') +
    line('M39 41L57 59M57 41L39 59', BERRY, 2.2, 'stroke-linecap="round"') +
    circle(48, 50, 5, BERRY),
);
const robin = hung(
  fill('M24 58C20 36 44 22 62 34C72 40 74 50 70 58L84 66L66 68C52 82 28 76 24 58Z', '#7d5f48') +
    fill('M24 58C20 42 34 32 46 36C56 42 54 66 40 74C32 72 25 66 24 58Z', '#c9573f') +
    fill('M48 50C58 46 68 50 72 60C62 66 50 62 48 50Z', '#5f4634') +
    circle(36, 44, 3, '#17241f') +
    circle(35, 43, 1, '#fff') +
    fill('M25 48L14 51L25 54Z', '#e0a24e') +
    line('M46 76V84M54 74V82', '#5f4634', 2.4),
);
const man = hung(
  `<g fill="url(#~gi)" stroke="#8f5024" stroke-width="2">${circle(48, 32, 14, '~gi')}<path d="M30 48C36 44 60 44 66 48C76 50 76 60 66 60L62 62L66 80C66 88 54 88 52 80L48 70L44 80C42 88 30 88 30 80L34 62L30 60C20 60 20 50 30 48Z"/></g>` +
    circle(43, 30, 2, '#fff8ea') +
    circle(53, 30, 2, '#fff8ea') +
    line('M42 36Q48 41 54 36M26 54h5M65 54h5M31 80h8M57 80h8', '#fff8ea', 2.2, 'stroke-linecap="round"') +
    circle(48, 52, 2.4, BERRY) +
    circle(48, 60, 2.4, PINE),
  GINGER,
);
const glass = hung(
  bauble(48, 52, 30, '#2f7a62') + line(flake(48, 50, 15), '#fff', 2.4, 'stroke-linecap="round"'),
);
const light = hung(
  circle(48, 50, 46, '~ha') +
    `<path d="${star(48, 52, 32, 0.42)}" fill="url(#~br)" stroke="#deb264" stroke-width="3" stroke-linejoin="round"/>` +
    many(
      5,
      (i) =>
        `<path d="M48 52L48 22L42 43Z" fill="#fff8dc" opacity=".6" transform="rotate(${i * 72} 48 52)"/>`,
    ) +
    circle(48, 52, 4, '#fff'),
  BRASS,
  HALO,
);

export const gifts = {
  'gifts/cocoa.svg': cocoa,
  'gifts/stocking.svg': stocking,
  'gifts/sledge.svg': sledge,
  'gifts/globe.svg': globe,
  'prizes/frame.svg': frame,
  'prizes/bubble.svg': bubble,
  'prizes/entrance.svg': entrance,
  'prizes/theme.svg': theme,
  'prizes/key.svg': key,
  'prizes/parcel.svg': door,
  'cards/straw.svg': straw,
  'cards/bell.svg': bell,
  'cards/robin.svg': robin,
  'cards/ginger.svg': man,
  'cards/glass.svg': glass,
  'cards/star.svg': light,
};

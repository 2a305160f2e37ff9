/** Gifts, prizes and the four songs of the semi-final, each on a dish of black lacquer and gold. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t, use } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { sparkle, star } from '../sparks.ts';
import { GOLD, MINT, stick } from './sea.ts';

const DISH = pedestalPaints('#ffd27a', '#6b5230', '#1c150d', '#c9a056');
const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, ...paints) + pedestal(body, '#fff3cf'));
const AU = lin('au', ['#fff6cf', '#ffc148@.4', '#a8701e@.7', '#ffe09a'], 'd');
const STICKS = [stick('a', GOLD), stick('b', MINT), stick('c', '#ff9f7a')];

const currency = picture(
  96,
  96,
  defs(...STICKS, rad('h', ['#ffd27a/.7', '#ffc148/0'])) +
    circle(48, 48, 46, '~h') +
    use('b', 34, 78, 1.6, -18) +
    use('c', 64, 78, 1.6, 18) +
    use('a', 48, 80, 1.9),
);
const glow = on(use('b', 38, 76, 1.4, -12) + use('a', 58, 76, 1.5, 10), ...STICKS);
const pear = on(
  line('M40 20C35 13 45 9 40 2M54 20C49 13 59 9 54 2', '#fff', 2.6, 'stroke-linecap="round" opacity=".55"') +
    fill('M26 30H68L64 72C63 80 31 80 30 72Z', '#fff6e0', 'opacity=".92"') +
    fill('M28 42H66L63 70C62 77 32 77 31 70Z', '#f2c25a') +
    fill('M38 54C36 46 44 40 48 46C54 40 60 48 57 56C54 64 41 64 38 54Z', '#fff3c4') +
    circle(40, 66, 3.4, '#c9402e') +
    circle(54, 68, 3, '#c9402e') +
    oval(47, 30, 21, 5, '#fffdf4') +
    line('M34 34L37 70', '#fff', 3, 'stroke-linecap="round" opacity=".7"') +
    line('M68 38C82 38 80 60 66 60', '#fff6e0', 4.6),
);
const wall = on(
  line('M34 80L42 50M62 80L54 50', '#8a6a3a', 4, 'stroke-linecap="round"') +
    oval(48, 40, 34, 28, '#2f5a3f') +
    [
      [26, 34, '#ff9f7a'],
      [40, 24, GOLD],
      [58, 24, '#ff7a9a'],
      [70, 36, MINT],
      [30, 50, '#ff7a9a'],
      [48, 40, '#fff3cf'],
      [64, 52, '#ff9f7a'],
      [46, 56, GOLD],
    ]
      .map(
        ([x, y, c]) =>
          many(6, (i) =>
            circle(Number(x) + 6 * Math.cos(i * 1.05), Number(y) + 6 * Math.sin(i * 1.05), 4.4, String(c)),
          ) + circle(Number(x), Number(y), 3.4, '#7a4a12'),
      )
      .join('') +
    fill('M30 64H66L62 74L66 84H30L34 74Z', '#c9402e') +
    line('M38 70H58M40 76H56', '#ffe0a0', 2, 'stroke-linecap="round"'),
);
const mic = on(
  `<g transform="rotate(24 48 48)">${fill('M42 44H54L51 84C51 87 45 87 45 84Z', '#2b241c')}${fill('M42 44H46L46 84C45 86 45 86 45 84Z', '#fff', 'opacity=".3"')}${box(40, 38, 16, 8, '~au', 'rx="2"')}${circle(48, 26, 15, '~cr')}${line('M35 20Q48 30 61 20M34 28Q48 38 62 28M42 13Q38 26 43 40M54 13Q58 26 53 40', '#fff', 1.1, 'opacity=".8"')}${fill('M38 20C40 14 46 12 50 13C44 16 42 20 41 26Z', '#fff', 'opacity=".8"')}</g>` +
    fill(star(74, 62, 7), GOLD),
  AU,
  rad('cr', ['#ffffff', '#b8f4e4@.4', '#4fb89c@.8', '#2a7a66'], 0.36, 0.32, 0.8),
);

const frame = on(
  avatarFrame(
    many(12, (i) => {
      const a = ((150 + i * 22) * Math.PI) / 180;
      const [x, y] = [48 + 27 * Math.cos(a), 42 + 27 * Math.sin(a)];
      return line(
        t`M${x} ${y}L${x + 7 * Math.cos(a)} ${y + 7 * Math.sin(a)}`,
        [GOLD, MINT, '#ff9f7a'][i % 3] ?? '',
        3,
        'stroke-linecap="round"',
      );
    }) +
      circle(48, 70, 9, '#2b241c', 'stroke="url(#~au)" stroke-width="2.4"') +
      fill(star(48, 70, 6), GOLD),
  ),
  AU,
  lin('eg', ['#fff6cf', '#ffc148@.4', '#a8701e@.7', '#ffe09a'], 'd'),
);
const bubble = on(
  chatBubble(
    line('M66 30V18L78 15V27', GOLD, 3, 'stroke-linejoin="round"') +
      oval(62, 31, 4.6, 3.4, GOLD) +
      oval(74, 28, 4.6, 3.4, GOLD) +
      use('b', 16, 74, 0.6, -20),
  ),
  lin('fc', ['#5a4526', '#2b2015']),
  lin('eg', ['#fff6cf', '#ffc148@.5', '#fff6cf']),
  ...STICKS,
);
const entrance = on(
  fill('M34 4L10 78H58Z', '#ffe6a8', 'opacity=".35"') +
    fill('M62 4L38 78H86Z', '#c4fff0', 'opacity=".3"') +
    oval(48, 76, 34, 6, '#fff3cf', 'opacity=".6"') +
    fill('M40 76L42 52H54L56 76H50L48 60L46 76Z', '#15101c') +
    fill('M38 56C36 42 40 34 44 32H52C56 34 60 42 58 56Z', '#3a2d4a') +
    line('M55 36L66 20', '#3a2d4a', 5, 'stroke-linecap="round"') +
    circle(48, 25, 6.6, '#f4c9a4') +
    fill('M41 26C39 14 57 14 55 26C56 34 40 34 41 26Z', '#2a1a14') +
    fill(sparkle(78, 40, 6) + sparkle(20, 44, 5), '#fff3cf'),
);
const pass = on(
  line('M34 8C36 24 44 30 48 34C52 30 60 24 62 8', '#c9402e', 4) +
    box(26, 32, 44, 50, '#2b241c', 'rx="5"') +
    box(26, 32, 44, 50, 'none', 'rx="5" stroke="url(#~au)" stroke-width="2.6"') +
    box(42, 29, 12, 6, '~au', 'rx="2"') +
    circle(48, 52, 11, '~au') +
    fill(star(48, 52, 7), '#2b241c') +
    line('M34 70H62M38 75H58', '#ffe0a0', 2.4, 'stroke-linecap="round"'),
  AU,
);
const theme = on(
  box(16, 12, 64, 64, '#2b2015', 'rx="6"') +
    box(28, 18, 40, 34, '#f4e6c4', 'rx="3"') +
    fill('M28 52L44 18H56L40 52Z', '#fff', 'opacity=".7"') +
    many(5, (i) => circle(23, 20 + i * 8, 3, '#fff3c4') + circle(73, 20 + i * 8, 3, '#fff3c4')) +
    box(20, 58, 56, 5, '#8a6a3a', 'rx="2"') +
    box(26, 63, 5, 13, '#6b5230') +
    box(65, 63, 5, 13, '#6b5230') +
    use('b', 36, 58, 0.4) +
    fill('M52 58V50C52 47 58 47 58 50V58Z', '#c9402e') +
    circle(66, 55, 3.4, '#ff9f7a') +
    box(16, 12, 64, 64, 'none', 'rx="6" stroke="url(#~au)" stroke-width="2.2"'),
  AU,
  ...STICKS,
);
const cup = on(
  fill('M28 16H68C68 44 60 54 48 56C36 54 28 44 28 16Z', '~au') +
    fill('M32 18H42C40 36 42 46 46 53C36 48 32 36 32 18Z', '#fff', 'opacity=".5"') +
    line('M28 22C12 20 14 42 32 42M68 22C84 20 82 42 64 42', '~au', 4.6) +
    box(44, 54, 8, 14, '~au') +
    box(32, 66, 32, 10, '#2b241c', 'rx="3"') +
    box(36, 69, 24, 4, '~au', 'rx="2"') +
    line('M48 26V38', '#6b4a12', 3) +
    circle(48, 24, 6, '#6b4a12') +
    fill(sparkle(70, 12, 6), '#fff'),
  AU,
);

/** A song as a sleeve, 240 x 240. */
const sleeve = (paper: readonly [string, string], body: string, ...paints: string[]): string =>
  picture(
    240,
    240,
    defs(lin('w', [...paper]), ...paints) +
      box(0, 0, 240, 240, '~w') +
      body +
      box(8, 8, 224, 224, 'none', 'stroke="#fff" stroke-opacity=".35" stroke-width="2"'),
  );
const rain = sleeve(
  ['#2f4a6a', '#16243a'],
  line(
    many(26, (i) => t`M${(i * 47) % 250} ${(i * 31) % 200}l-8 22`),
    '#a8d0f0',
    2,
    'stroke-linecap="round" opacity=".6"',
  ) +
    oval(120, 214, 80, 10, '#0c1626', 'opacity=".7"') +
    fill(
      'M40 120C44 60 196 60 200 120C186 108 172 108 160 120C148 108 132 108 120 120C108 108 92 108 80 120C68 108 54 108 40 120Z',
      '#ffc148',
    ) +
    fill('M120 74C150 80 160 104 160 120C148 108 132 108 120 120Z', '#e0952a') +
    line('M120 66V74M120 118V196C120 212 100 212 100 198', '#fff3cf', 5, 'stroke-linecap="round"') +
    fill('M78 206C78 170 82 152 94 150C106 152 108 170 110 206Z', '#c9402e') +
    circle(94, 138, 13, '#f4c9a4') +
    fill('M80 140C78 120 110 120 108 140C100 130 88 130 80 140Z', '#2a1a14'),
);
const night = sleeve(
  ['#3a2a5a', '#150e28'],
  box(54, 40, 132, 132, '#0e1a36', 'rx="4"') +
    circle(150, 76, 22, '#fff0c4') +
    circle(159, 70, 20, '#0e1a36') +
    fill(sparkle(84, 70, 7) + sparkle(110, 100, 5) + sparkle(90, 130, 4), '#fff') +
    line('M120 40V172M54 106H186', '#8a6a9a', 5) +
    box(54, 40, 132, 132, 'none', 'rx="4" stroke="#b08ac0" stroke-width="8"') +
    fill('M20 40C52 60 50 140 30 180H20ZM220 40C188 60 190 140 210 180H220Z', '#ff9f7a', 'opacity=".8"') +
    box(36, 176, 168, 12, '#8a6a9a', 'rx="3"') +
    fill('M150 176L154 150H178L182 176Z', '#7ff0d0') +
    line(
      'M166 150C160 128 150 124 146 116M166 150C168 126 178 122 184 112M166 150V118',
      '#5fae6a',
      4,
      'stroke-linecap="round"',
    ) +
    fill('M70 176C66 160 78 150 90 156C100 146 116 154 112 176Z', '#e9dcc0'),
);
const bike = sleeve(
  ['#7fc8b0', '#2f7a66'],
  circle(186, 58, 30, '#fff3b0') +
    fill('M0 190C60 168 140 186 240 164V240H0Z', '#1f5a4a') +
    `<g fill="none" stroke="#17130f" stroke-width="5"><circle cx="76" cy="172" r="30"/><circle cx="168" cy="172" r="30"/></g>` +
    `<g stroke="#17130f" stroke-width="1">${many(8, (i) => `<path d="M76 172L${(76 + 28 * Math.cos(i * 0.785)).toFixed(0)} ${(172 + 28 * Math.sin(i * 0.785)).toFixed(0)}M168 172L${(168 + 28 * Math.cos(i * 0.785)).toFixed(0)} ${(172 + 28 * Math.sin(i * 0.785)).toFixed(0)}"/>`)}</g>` +
    line(
      'M76 172L104 120H150L168 172M104 120L124 172L150 120M124 172H76M150 120L146 100H164M96 112H112',
      '#c9402e',
      6,
      'stroke-linecap="round" stroke-linejoin="round"',
    ) +
    box(150, 92, 30, 20, '#e8c07a', 'rx="3"') +
    many(5, (i) => circle(154 + i * 6, 88 - (i % 2) * 5, 5, ['#ff9f7a', '#fff', '#ffc148'][i % 3] ?? '')),
);
const sea = sleeve(
  ['#ffcf8a', '#e07a5a'],
  circle(120, 104, 42, '#fff3c4') +
    fill('M0 130C40 120 80 140 120 130C160 120 200 140 240 130V240H0Z', '#2f6a8a') +
    fill('M0 160C40 150 80 170 120 160C160 150 200 170 240 160V240H0Z', '#245672') +
    fill('M0 196C40 186 80 206 120 196C160 186 200 206 240 196V240H0Z', '#1a4259') +
    line('M92 140H148M102 150H138M110 172H130', '#fff3c4', 3, 'stroke-linecap="round" opacity=".8"') +
    `<g transform="translate(120 178) rotate(-14)">${fill('M-34-6H20C34-6 38-2 38 6C38 14 34 18 20 18H-34Z', '#bfe6d8', 'opacity=".85"')}${box(-50, 1, 18, 10, '#c98a4a', 'rx="2"')}${box(-22, 0, 40, 12, '#fff6e0', 'rx="6"')}${line('M-12 6H10', '#c9402e', 2)}${line('M-28-2H18', '#fff', 2.4, 'stroke-linecap="round"')}</g>` +
    fill(
      'M170 70C164 62 156 62 150 66C158 66 160 70 162 74C166 70 170 70 174 74C176 70 178 66 186 66C180 62 174 62 170 70Z',
      '#8a3f3a',
    ),
);

export const seaGifts = {
  'sea/currency.svg': currency,
  'sea/gifts/glow.svg': glow,
  'sea/gifts/pear.svg': pear,
  'sea/gifts/wall.svg': wall,
  'sea/gifts/mic.svg': mic,
  'sea/prizes/frame.svg': frame,
  'sea/prizes/bubble.svg': bubble,
  'sea/prizes/entrance.svg': entrance,
  'sea/prizes/pass.svg': pass,
  'sea/prizes/theme.svg': theme,
  'sea/prizes/cup.svg': cup,
  'sea/songs/rain.svg': rain,
  'sea/songs/night.svg': night,
  'sea/songs/bike.svg': bike,
  'sea/songs/letter.svg': sea,
};

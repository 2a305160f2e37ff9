/** What makes a pumpkin grow, and what the jury hands out. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { FRUIT, pumpkin, scarecrowShape, sunflower } from './harvest-shapes.ts';

const on = (paints: readonly string[], inside: string): string =>
  picture(
    96,
    96,
    defs(
      pedestalPaints('#ffdf9a', '#c98f54', '#6b3d20', '#ffe6bd'),
      lin('eg', ['#fff0c2', '#dca94c@.4', '#94621f@.7', '#f3d285'], 'd'),
      ...FRUIT,
      ...paints,
    ) + pedestal(inside, '#fff3c4'),
  );
const vine = (x: number, y: number, s: 1 | -1): string =>
  fill(
    t`M${x} ${y}C${x + s * 4} ${y - 12} ${x + s * 18} ${y - 12} ${x + s * 20} ${y - 2}C${x + s * 12} ${y + 6} ${x + s * 4} ${y + 6} ${x} ${y}Z`,
    '#6fae4a',
  ) + line(t`M${x} ${y}C${x + s * 6} ${y - 4} ${x + s * 12} ${y - 4} ${x + s * 18} ${y - 2}`, '#3f7a2c', 1);

const seeds = on(
  [lin('pk', ['#fff6e0', '#ecd2a0'])],
  `<g transform="rotate(-5 48 48)">${box(26, 14, 44, 62, '~pk', 'rx="3"')}${fill('M26 22L29 18L32 22L35 18L38 22L41 18L44 22L47 18L50 22L53 18L56 22L59 18L62 22L65 18L68 22L70 19V14H26Z', '#c8501a')}${pumpkin(48, 62, 34)}${line('M34 69H62', '#a87040', 2.4, 'stroke-linecap="round"')}</g>` +
    [
      [22, 74],
      [76, 72],
      [82, 78],
      [16, 79],
      [70, 79],
    ]
      .map(([x = 0, y = 0], i) =>
        oval(x, y, 4.6, 2.8, '#fff3cf', t`transform="rotate(${i * 40} ${x} ${y})" stroke="#b98a44"`),
      )
      .join(''),
);
const can = on(
  [lin('cn', ['#8fd0c0', '#3f8a80@.5', '#1f5a58'])],
  line('M28 40C12 40 12 66 30 66', '#1f5a58', 5) +
    line('M64 56L86 30', '#2f7a70', 8, 'stroke-linecap="round"') +
    fill('M80 24L94 34L88 40L76 30Z', '~cn') +
    fill('M26 38H68L64 78H30Z', '~cn') +
    oval(47, 38, 21, 5, '#1f5a58') +
    oval(47, 38.6, 17, 3.4, '#9fe0f0') +
    line('M30 34C34 20 60 20 64 34', '#2f7a70', 4.4) +
    fill('M31 44H37L38 74H34Z', '#fff', 'opacity=".45"') +
    sunflower(50, 60, 11) +
    many(6, (i) => fill(t`M${84 + (i % 3) * 4} ${42 + i * 6}c3 4 3 7 0 8c-3-1-3-4 0-8Z`, '#6fc4e8')),
);
const scarecrow = on([], `<g transform="translate(46 84) scale(.56)">${scarecrowShape}</g>`);
const pie = on(
  [lin('cr', ['#f2c478', '#c8843c@.6', '#8f5424'])],
  line(
    'M36 28C30 21 42 16 36 8M56 28C50 21 62 16 56 8',
    '#fff',
    2.4,
    'stroke-linecap="round" opacity=".75"',
  ) +
    fill('M12 54H84L76 76C74 80 22 80 20 76Z', '~cr') +
    many(9, (i) => line(t`M${18 + i * 7.4} 58L${22 + i * 6.6} 77`, '#8f5424', 1.4, 'opacity=".6"')) +
    oval(48, 52, 38, 13, '#c8843c') +
    many(22, (i) =>
      circle(
        48 + 36 * Math.cos(i * 0.2856),
        52 + 11.4 * Math.sin(i * 0.2856),
        4.4,
        i % 2 ? '#f2c478' : '#e0a85a',
      ),
    ) +
    oval(48, 51, 31, 8.6, '#e8782a') +
    oval(44, 49, 20, 4, '#ffa85a', 'opacity=".7"') +
    fill('M38 48C38 38 58 38 58 48C58 53 54 54 48 54C42 54 38 53 38 48Z', '#fffaf0') +
    fill('M44 42C46 36 50 36 51 42Z', '#fffaf0') +
    circle(46, 46, 3, '#fff'),
);
const barrow = on(
  [lin('wb', ['#d9602c', '#8f3418']), lin('ir2', ['#c4ccd4', '#5a646e'])],
  pumpkin(40, 52, 40) +
    pumpkin(60, 54, 32) +
    pumpkin(50, 46, 26) +
    fill('M16 48H80L68 70H28Z', '~wb') +
    line('M17 51H78', '#ffb08a', 2) +
    line('M30 68L20 80M62 68L92 44M66 66L70 80', '#7a4f28', 4, 'stroke-linecap="round"') +
    circle(26, 76, 9, '#33302c') +
    circle(26, 76, 5, '~ir2') +
    line('M26 68V84M18 76H34', '#33302c', 1.2),
);
const giant = on(
  [lin('cw', ['#fff3b8', '#f2b632@.5', '#b9781a'])],
  pumpkin(48, 80, 78) +
    fill('M34 26L30 10L40 18L48 6L56 18L66 10L62 26Z', '~cw') +
    box(34, 25, 28, 5, '~cw', 'rx="2"') +
    circle(48, 6, 3, '#e2452e') +
    circle(30, 10, 2.4, '#4a9ac0') +
    circle(66, 10, 2.4, '#4a9ac0') +
    vine(64, 32, 1) +
    circle(38, 54, 4, '#5a2a10') +
    circle(58, 54, 4, '#5a2a10') +
    circle(39.4, 52.6, 1.4, '#fff') +
    circle(59.4, 52.6, 1.4, '#fff') +
    line('M38 64C44 70 52 70 58 64', '#5a2a10', 2.6, 'stroke-linecap="round"') +
    oval(31, 61, 4.4, 2.6, '#e2452e', 'opacity=".5"') +
    oval(65, 61, 4.4, 2.6, '#e2452e', 'opacity=".5"'),
);
const frame = on(
  [],
  avatarFrame(
    many(10, (i) => {
      const a = Math.PI * (0.05 + i * 0.1);
      const [x, y] = [48 + 28 * Math.cos(a), 42 + 28 * Math.sin(a)];
      return fill(
        t`M${x} ${y}c-6-5-5-12 1-14c6 2 7 9-1 14Z`,
        ['#6fae4a', '#d9602c', '#f2b23e'][i % 3] ?? '#6fae4a',
      );
    }) +
      pumpkin(26, 70, 24) +
      pumpkin(70, 70, 28) +
      sunflower(48, 13, 9),
  ),
);
const bubble = on(
  [lin('fc', ['#f5a04a', '#c8561a'])],
  chatBubble(
    vine(76, 22, 1) +
      vine(74, 22, -1) +
      line('M76 20C74 12 82 8 88 12', '#5f9a3c', 2.4) +
      sunflower(20, 58, 9),
  ),
);
const ride = on(
  [lin('wd', ['#b87f4a', '#7a4f28'])],
  many(
    7,
    (i) =>
      t`<path d="M0 0C-6-4-6-12 0-16C6-12 6-4 0 0Z" transform="translate(${8 + i * 12} ${22 + ((i * 17) % 30)}) rotate(${i * 61}) scale(.7)" fill="${['#d9602c', '#f2b23e', '#a8b84a'][i % 3] ?? '#d9602c'}"/>`,
  ) +
    pumpkin(46, 62, 46) +
    pumpkin(70, 64, 26) +
    box(14, 58, 68, 12, '~wd', 'rx="3"') +
    line('M16 61H80M82 64L94 58', '#f2cf94', 2, 'stroke-linecap="round"') +
    [28, 68]
      .map(
        (x) =>
          circle(x, 72, 11, '#7a4f28') +
          circle(x, 72, 8, '#f2d49a') +
          line(t`M${x - 8} 72h16M${x} 64v16M${x - 6} 66l12 12M${x + 6} 66l-12 12`, '#7a4f28', 1.6) +
          circle(x, 72, 2.6, '#4a2c14'),
      )
      .join(''),
);
const barn = on(
  [lin('bn', ['#d9583c', '#8f2f22'])],
  fill('M14 78V44L28 24L48 14L68 24L82 44V78Z', '~bn') +
    fill('M8 48L24 20L48 8L72 20L88 48L81 50L68 28L48 17L28 28L15 50Z', '#5f3a2a') +
    box(34, 50, 28, 28, '#fff0da') +
    line('M34 50L62 78M62 50L34 78M34 50H62V78H34Z', '#8f2f22', 2.6) +
    circle(48, 34, 7, '#fff0da') +
    line('M48 27V41M41 34H55', '#8f2f22', 1.6) +
    pumpkin(22, 82, 22) +
    pumpkin(76, 82, 24) +
    sunflower(70, 58, 7),
);
const rosette = on(
  [lin('rb', ['#6fc0e4', '#2f6f9a'])],
  fill('M36 52L26 86L40 78L48 88L50 56ZM60 52L70 86L56 78L48 88L46 56Z', '#2f6f9a') +
    many(14, (i) =>
      circle(48 + 24 * Math.cos(i * 0.449), 36 + 24 * Math.sin(i * 0.449), 8, i % 2 ? '#4a9ac8' : '#7fcaf0'),
    ) +
    circle(48, 36, 22, '~eg') +
    circle(48, 36, 18.6, '#fff8e4') +
    pumpkin(48, 47, 26),
);
/** Seeds in a shell of the fruit: what the market takes. */
const currency = picture(
  96,
  96,
  defs(
    rad('sd', ['#fffaf0@0', '#f4dca8@.7', '#d0a860@1'], 0.4, 0.35, 0.8),
    rad('bg', ['#ffb45a', '#d0621c']),
  ) +
    circle(48, 48, 45, '#7a4f28') +
    circle(48, 48, 41, '~bg') +
    line(
      'M20 30C10 44 12 62 22 72M76 30C86 44 84 62 74 72',
      '#ffd88a',
      2.4,
      'opacity=".7" stroke-linecap="round"',
    ) +
    [
      [36, 44, -24],
      [60, 42, 22],
      [48, 62, 0],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(${r})"><path d="M0-20C12-12 13 6 0 16C-13 6-12-12 0-20Z" fill="url(#~sd)" stroke="#8f5a1c" stroke-width="1.6"/><path d="M0-12C7-7 7 3 0 9C-7 3-7-7 0-12Z" fill="none" stroke="#c89a50" stroke-width="1.4"/></g>`,
      )
      .join(''),
);

export const harvestGifts = {
  'harvest/seeds.svg': seeds,
  'harvest/can.svg': can,
  'harvest/scarecrow.svg': scarecrow,
  'harvest/pie.svg': pie,
  'harvest/barrow.svg': barrow,
  'harvest/giant.svg': giant,
  'harvest/frame.svg': frame,
  'harvest/bubble.svg': bubble,
  'harvest/ride.svg': ride,
  'harvest/barn.svg': barn,
  'harvest/rosette.svg': rosette,
  'harvest/seed.svg': currency,
};

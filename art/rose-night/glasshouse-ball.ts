/** What is offered at the ball of the glasshouse, and what one keeps of it, beside its masks. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { sparkle } from '../sparks.ts';
import { GOLD, orchid } from './glasshouse.ts';
import { EYES, masks, SHAPE } from './glasshouse-masks.ts';

const on = (paints: readonly string[], inside: string): string =>
  picture(
    96,
    96,
    defs(
      pedestalPaints('#ffd9a0', '#2f6a66', '#0f3034', '#bfe8d8'),
      GOLD,
      lin('eg', ['#fff4cc', '#e8b85a@.4', '#9a6420@.7', '#ffdf9a'], 'd'),
      ...paints,
    ) + pedestal(inside, '#fff3c8'),
  );
const FLAME = rad('fm', ['#fffbe0@0', '#ffd27a@.5', '#f0803c@1'], 0.5, 0.7, 0.7);

const candle = on(
  [FLAME, rad('gw', ['#ffefb0/.8', '#ffd27a@.4/.25', '#ffd27a/0'])],
  [
    [30, 34],
    [66, 34],
    [48, 22],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y - 4, 20, '~gw') +
        box(x - 5, y + 4, 10, 24, '#fff6e0', 'rx="2"') +
        fill(t`M${x - 5} ${y + 8}C${x - 8} ${y + 14} ${x - 5} ${y + 18} ${x - 5} ${y + 18}Z`, '#fff') +
        fill(
          t`M${x} ${y - 12}C${x + 7} ${y - 3} ${x + 4} ${y + 3} ${x} ${y + 3}C${x - 4} ${y + 3} ${x - 7} ${y - 3} ${x} ${y - 12}Z`,
          '~fm',
        ) +
        oval(x, y + 30, 9, 3, '~gd'),
    )
    .join('') +
    line('M30 64C30 72 48 68 48 76C48 68 66 72 66 64M48 52V78', '~gd', 4, 'stroke-linecap="round"') +
    oval(48, 79, 15, 4, '~gd'),
);
const cloche = on(
  [
    lin('gl', ['#ffffff/.35', '#bfe8e4@.5/.12', '#ffffff/.3'], 'h'),
    rad('rs', ['#ff9ab0@0', '#e0456a@.6', '#8f1f3c@1'], 0.4, 0.4, 0.7),
  ],
  line('M48 68C47 58 49 50 48 42', '#3f8a5a', 2.6) +
    fill(
      'M48 60C40 58 36 52 36 48C43 50 48 54 48 60ZM48 64C56 61 60 56 60 52C53 54 48 58 48 64Z',
      '#3f8a5a',
    ) +
    circle(48, 34, 12, '~rs') +
    fill(
      'M48 26C42 26 40 34 46 36C40 36 40 44 48 45C56 44 57 36 51 35C57 34 54 26 48 26Z',
      '#ff7a98',
      'opacity=".8"',
    ) +
    line('M44 32C46 29 50 29 52 32C52 36 46 36 47 33', '#8f1f3c', 1.2) +
    fill('M24 70V38C24 6 72 6 72 38V70Z', '~gl') +
    line('M24 70V38C24 6 72 6 72 38V70', '#e8fbff', 1.8) +
    line('M31 62V40C31 28 36 20 42 17', '#fff', 3, 'stroke-linecap="round" opacity=".75"') +
    circle(48, 11, 4, '~gd') +
    box(20, 68, 56, 8, '~gd', 'rx="3"') +
    fill('M36 66l6 2l5-3l-4 4ZM58 67l5-2l3 3Z', '#ff9ab0'),
);
const fan = on(
  [lin('fn', ['#2f8a86', '#124a50'])],
  `<g transform="translate(10.500 12) scale(.78)">${
    many(
      9,
      (i) =>
        `<path d="M48 74L40 18C44 12 52 12 56 18Z" fill="${i % 2 ? '#1f6a6a' : '#2f8a86'}" transform="rotate(${(i - 4) * 15} 48 74)"/>`,
    ) +
    many(
      9,
      (i) =>
        `<path d="M48 74V16" stroke="url(#~gd)" stroke-width="1.500" transform="rotate(${(i - 4) * 15} 48 74)"/>`,
    ) +
    many(9, (i) => {
      const a = ((i - 4) * 15 * Math.PI) / 180;
      return (
        circle(48 + 58 * Math.sin(a), 74 - 58 * Math.cos(a), 4, '#fff0f4') +
        circle(48 + 44 * Math.sin(a), 74 - 44 * Math.cos(a), 1.8, '#ffdf9a')
      );
    }) +
    orchid(48, 48, 12) +
    circle(48, 74, 5, '~gd') +
    line('M48 78C44 84 50 86 47 90', '#e0577a', 2.4, 'stroke-linecap="round"')
  }</g>`,
);
const tower = on(
  [lin('cp', ['#fff3c4', '#f2c25a']), lin('gl', ['#ffffff/.7', '#e8fbff/.25'])],
  [
    [48, 24],
    [36, 44],
    [60, 44],
    [24, 64],
    [48, 64],
    [72, 64],
  ]
    .map(
      ([x = 0, y = 0]) =>
        fill(
          t`M${x - 10} ${y - 8}H${x + 10}C${x + 10} ${y + 2} ${x + 4} ${y + 5} ${x} ${y + 5}C${x - 4} ${y + 5} ${x - 10} ${y + 2} ${x - 10} ${y - 8}Z`,
          '~cp',
        ) +
        line(
          t`M${x - 10} ${y - 8}H${x + 10}M${x} ${y + 5}V${y + 11}M${x - 6} ${y + 12}H${x + 6}`,
          '#fffbe8',
          1.6,
        ) +
        oval(x, y - 8, 10, 2.4, '#fffbe8') +
        circle(x - 3, y - 2, 1, '#fff') +
        circle(x + 3, y, 1, '#fff'),
    )
    .join('') +
    line('M48 8C40 8 40 14 44 16M48 8C56 8 56 14 52 16', '#ffe9a0', 1.6) +
    fill(sparkle(48, 8, 5), '#fff'),
);
const waltz = on(
  [lin('bx', ['#e0577a', '#8f1f4a']), lin('dr', ['#ffffff', '#ffc4d4'])],
  box(18, 56, 60, 24, '~bx', 'rx="5"') +
    box(18, 56, 60, 6, '#fff', 'rx="3" opacity=".3"') +
    line('M24 70H72', '~gd', 2, 'stroke-dasharray="6 3"') +
    circle(48, 70, 5, '~gd') +
    oval(48, 55, 26, 5, '#ffdf9a') +
    oval(48, 54, 22, 3.6, '#12302f') +
    fill('M52 34C60 36 66 46 70 53C60 57 50 57 44 54C46 46 48 40 48 34Z', '~dr') +
    fill('M36 30H46L45 54H40L39 44L36 54H32Z', '#1a2638') +
    circle(42, 23, 5.6, '#f0c49c') +
    circle(52, 25, 5.2, '#f6d6b8') +
    fill('M36 23C36 15 48 15 47 21Z', '#2a1a16') +
    fill('M48 23C50 17 59 18 57 27Z', '#7a3a1c') +
    line('M38 32L26 26M50 32C42 30 32 28 26 26', '#f0c49c', 2.6, 'stroke-linecap="round"') +
    line('M80 62H88V54', '#e8b85a', 2.6, 'stroke-linecap="round"') +
    circle(88, 52, 3, '~gd') +
    line('M70 20V8L80 5V16', '#ffe9a0', 2) +
    circle(67.6, 20, 3, '#ffe9a0') +
    circle(77.6, 17, 3, '#ffe9a0'),
);
const frame = on(
  [],
  avatarFrame(
    `<g transform="translate(24 0) scale(.5)">${fill(SHAPE, '#1f6a6a')}${fill(EYES, '#0c1a1e')}${line(SHAPE, '~gd', 3)}</g>` +
      fill('M44 18C40 6 46-2 52 4C50 10 48 14 48 20Z', '#fff0f4') +
      orchid(22, 62, 10) +
      orchid(74, 62, 10, '#fff0f6', '#e0577a'),
  ),
);
const bubble = on(
  [lin('fc', ['#2f7a78', '#123c40'])],
  chatBubble(
    orchid(20, 24, 11) +
      `<g transform="translate(60 46) scale(.3)">${fill(SHAPE, '#e0577a')}${fill(EYES, '#0c1a1e')}${line(SHAPE, '#ffdf9a', 4)}</g>` +
      fill(sparkle(78, 24, 5), '#fff3c8'),
  ),
);
const entrance = on(
  [lin('sw', ['#ffb9cc', '#e0577a@.5', '#ffdf9a'], 'h')],
  line(
    'M16 74C40 84 84 70 78 56C72 44 24 50 22 38C20 26 64 30 62 20C60 12 40 14 36 18',
    '~sw',
    5,
    'stroke-linecap="round"',
  ) +
    line(
      'M16 74C40 84 84 70 78 56C72 44 24 50 22 38C20 26 64 30 62 20',
      '#fff',
      1.6,
      'stroke-linecap="round" opacity=".7"',
    ) +
    many(
      9,
      (i) =>
        t`<path d="M0 0C-5-4-5-11 0-13C5-11 5-4 0 0Z" transform="translate(${16 + ((i * 31) % 70)} ${20 + ((i * 23) % 58)}) rotate(${i * 47})" fill="${i % 2 ? '#fff0f4' : '#ff9ab0'}"/>`,
    ) +
    fill(sparkle(60, 40, 6) + sparkle(36, 62, 5), '#fff3c8'),
);
const house = on(
  [lin('gl', ['#bfeaf0', '#3f8a8a@.6', '#1a4a4c'])],
  fill('M14 78V46C14 40 20 38 24 38C26 16 70 16 72 38C76 38 82 40 82 46V78Z', '~gl') +
    fill('M30 78V60C30 46 66 46 66 60V78Z', '#ffe9b0', 'opacity=".85"') +
    line(
      'M48 12V78M34 20C30 34 28 60 28 78M62 20C66 34 68 60 68 78M24 38H72M14 54H82M20 42V78M76 42V78',
      '#0f3034',
      1.8,
    ) +
    line('M14 78V46C14 40 20 38 24 38C26 16 70 16 72 38C76 38 82 40 82 46V78', '~gd', 2.6) +
    circle(48, 12, 4, '~gd') +
    line('M48 8V2', '~gd', 2) +
    orchid(20, 74, 8) +
    orchid(76, 74, 8, '#fff0f6', '#e0577a') +
    line('M34 28L40 22M56 34L64 26', '#fff', 2, 'stroke-linecap="round" opacity=".8"'),
);
/** A brooch: an orchid of enamel with a pearl. */
const brooch = on(
  [],
  circle(48, 42, 31, '~eg') +
    circle(48, 42, 27, '#123c40') +
    orchid(48, 42, 24) +
    circle(48, 78, 6, '#fffaf0') +
    circle(46, 76, 2, '#fff') +
    line('M48 70V74', '~gd', 2.4),
);
const petals = on(
  [],
  many(
    8,
    (i) =>
      t`<path d="M0 0C-9-7-9-20 0-24C9-20 9-7 0 0Z" transform="translate(${34 + ((i * 17) % 32)} ${46 + ((i * 11) % 30)}) rotate(${i * 51})" fill="${['#ff9ab0', '#fff0f4', '#e0577a'][i % 3] ?? '#ff9ab0'}"/>`,
  ),
);
/** A dance card with its pencil: what the ball counts by. */
const currency = picture(
  96,
  96,
  defs(GOLD, lin('pp', ['#fffaf0', '#f4dcc4'])) +
    circle(48, 48, 45, '#1f5a58') +
    circle(48, 48, 45, 'none', 'stroke="url(#~gd)" stroke-width="5"') +
    `<g transform="rotate(-10 48 48)">${box(27, 20, 40, 56, '#000', 'rx="4" opacity=".3" transform="translate(2 3)"')}${box(27, 20, 40, 56, '~pp', 'rx="4"')}${line('M31 24H63V72H31Z', '#e8b85a', 1.4)}${orchid(47, 35, 9)}${line('M36 50H58M36 57H58M36 64H52', '#b89078', 2.4, 'stroke-linecap="round"')}</g>` +
    `<g transform="rotate(24 70 60)">${box(67, 36, 6, 36, '#e0577a', 'rx="2"')}${fill('M67 72H73L70 80Z', '#f4dcc4')}${box(67, 34, 6, 5, '~gd')}</g>` +
    line('M62 26C74 20 80 30 74 38', '#ffdf9a', 1.6),
);

export const glasshouseBall = {
  ...masks,
  'glass/candle.svg': candle,
  'glass/cloche.svg': cloche,
  'glass/fan.svg': fan,
  'glass/tower.svg': tower,
  'glass/waltz.svg': waltz,
  'glass/frame.svg': frame,
  'glass/bubble.svg': bubble,
  'glass/entrance.svg': entrance,
  'glass/house.svg': house,
  'glass/brooch.svg': brooch,
  'glass/petals.svg': petals,
  'glass/dance-card.svg': currency,
};

/** What one brings to the water festival, and what one takes home. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { drop, elephantShape, jasmine, marigold, SILVER, silverBowl, WATER } from './songkran-shapes.ts';

const on = (paints: readonly string[], inside: string): string =>
  picture(
    96,
    96,
    defs(
      pedestalPaints('#aef0fa', '#e8fafa', '#3fa4c0', '#ffffff'),
      lin('eg', ['#fff3c4', '#f2b632@.4', '#b9781a@.7', '#ffe08a'], 'd'),
      ...WATER,
      ...paints,
    ) + pedestal(inside, '#fff'),
  );

const scoop = on(
  [SILVER],
  `<g transform="translate(48 80) scale(.82)">${silverBowl}${marigold(-18, -44, 11)}${jasmine(4, -47, 12)}${jasmine(24, -43, 9)}</g>` +
    drop(26, 26, 4) +
    drop(70, 22, 5) +
    drop(48, 16, 3.4),
);
const gun = on(
  [lin('g1', ['#ff8ab0', '#f03c78']), lin('g2', ['#ffe27a', '#f5a81f'])],
  `<g transform="rotate(-14 48 48)">${
    box(14, 40, 52, 16, '~g1', 'rx="6"') +
    box(8, 44, 10, 8, '#2f7fd0', 'rx="2"') +
    fill('M52 54H66L72 76H58Z', '~g1') +
    line('M46 56C46 66 54 66 55 62', '#b02458', 3) +
    box(34, 20, 26, 20, '~g2', 'rx="8"') +
    box(42, 15, 10, 7, '#2f7fd0', 'rx="2"') +
    box(18, 43, 42, 4, '#fff', 'rx="2" opacity=".5"') +
    box(38, 23, 6, 14, '#fff', 'rx="3" opacity=".5"') +
    circle(62, 48, 4, '#ffe27a')
  }</g>` +
    line('M10 58C4 54 2 48 4 42', '#7fdcf0', 3, 'stroke-linecap="round"') +
    drop(8, 34, 4, -40) +
    drop(18, 26, 3, -20),
);
const garland = on(
  [],
  many(14, (i) => {
    const a = (i / 14) * Math.PI * 2 - Math.PI / 2;
    const [x, y] = [48 + 24 * Math.cos(a), 36 + 21 * Math.sin(a)];
    return i % 2 ? jasmine(x, y, 8) : marigold(x, y, 8);
  }) +
    marigold(48, 64, 8, '#ffb52e') +
    jasmine(48, 74, 7) +
    line('M40 70L36 82M48 80V86M56 70L60 82', '#e2543c', 3, 'stroke-linecap="round"') +
    circle(36, 83, 3, '#ff5a8a') +
    circle(60, 83, 3, '#ff5a8a'),
);
const coconut = on(
  [
    rad('c', ['#c8844a@0', '#7a4a24@.7', '#4a2a14@1'], 0.4, 0.7, 0.8),
    rad('i', ['#ffffff@0', '#f4f0e0@1'], 0.4, 0.3, 0.8),
  ],
  fill('M16 48C16 70 32 82 48 82C64 82 80 70 80 48Z', '~c') +
    line('M24 58C32 66 40 62 46 70M56 62C62 66 68 60 74 58', '#4a2a14', 1.6, 'opacity=".6"') +
    oval(48, 48, 32, 9, '#fffdf6') +
    oval(48, 48, 26, 6.4, '#e8dcc0') +
    circle(36, 40, 12, '~i') +
    circle(60, 40, 12, '~i') +
    circle(48, 32, 13, '~i') +
    many(6, (i) =>
      fill(
        t`M${34 + i * 5} ${28 + (i % 3) * 4}l5-2l-1 4Z`,
        ['#8a5a34', '#e2543c', '#6fae4a'][i % 3] ?? '#8a5a34',
      ),
    ) +
    circle(64, 34, 3.4, '#e2543c') +
    line('M70 40L84 16', '#f2c46a', 3, 'stroke-linecap="round"') +
    `<g transform="translate(24 26) rotate(-24)">${line('M0 14V2', '#b87a3c', 2)}${fill('M-9 2C-9-8 9-8 9 2L5 0L0 3L-5 0Z', '#ff5a8a')}</g>`,
);
const elephant = on(
  [lin('el', ['#b4c2de', '#8fa2c8@.5', '#6f83ac'])],
  `<g transform="translate(38 82) scale(.44)">${elephantShape}</g>` +
    drop(84, 22, 4, 20) +
    drop(90, 34, 3, 40) +
    drop(76, 12, 3.4, 10),
);

const frame = on(
  [],
  avatarFrame(
    many(9, (i) => {
      const a = Math.PI * (0.08 + (i / 8) * 0.84);
      const [x, y] = [48 + 27 * Math.cos(a), 42 + 27 * Math.sin(a)];
      return i % 2 ? jasmine(x, y, 7) : marigold(x, y, 6.6);
    }) +
      drop(20, 22, 4, -30) +
      drop(76, 22, 5, 30) +
      drop(66, 12, 3, 10),
  ),
);
const bubble = on(
  [lin('fc', ['#7fdcf0', '#2a9fd0'])],
  chatBubble(marigold(20, 22, 9) + jasmine(78, 60, 9) + drop(80, 22, 5, 20) + drop(70, 14, 3)),
);
const tuktuk = on(
  [lin('tk', ['#3fb4dc', '#1f7fb0@.6', '#145a84']), lin('rf', ['#ffd35a', '#f29a1f'])],
  fill('M8 66C8 56 14 50 24 48L30 30H74C80 30 84 36 84 44V68H8Z', '~tk') +
    fill('M34 34H52V52H28Z', '#d4f4fa') +
    box(56, 36, 24, 18, '#0f4a6c', 'rx="3"') +
    box(58, 46, 20, 10, '#e2543c', 'rx="3"') +
    fill('M20 24H82C88 24 90 30 90 32H18C18 28 18 26 20 24Z', '~rf') +
    line('M20 32H90', '#e2543c', 2.4, 'stroke-dasharray="5 4"') +
    box(8, 58, 76, 4, '#ffd35a') +
    circle(14, 58, 5, '#fff6c8') +
    circle(26, 70, 10, '#26303c') +
    circle(26, 70, 4.6, '#dfe8ee') +
    circle(70, 70, 10, '#26303c') +
    circle(70, 70, 4.6, '#dfe8ee') +
    marigold(30, 44, 6) +
    line('M86 60C92 54 90 66 94 58', '#fff', 2, 'stroke-linecap="round"') +
    drop(84, 16, 4, 30) +
    drop(12, 36, 4, -30),
);
const house = on(
  [lin('wd2', ['#b87a48', '#7a4a28'])],
  box(12, 66, 72, 14, '#6fd6ee', 'rx="4"') +
    line('M18 72h20M46 75h28', '#fff', 1.8, 'stroke-linecap="round"') +
    line('M26 54V74M70 54V74M48 54V74', '#5f3a20', 3) +
    box(18, 38, 60, 22, '~wd2') +
    line('M18 45H78M18 52H78', '#5f3a20', 1, 'opacity=".6"') +
    box(26, 42, 12, 12, '#fff3c4') +
    box(58, 42, 12, 12, '#fff3c4') +
    fill('M42 60V44H54V60Z', '#5f3a20') +
    fill('M10 40C24 34 40 20 48 12C56 20 72 34 86 40Z', '#e2543c') +
    line('M6 34C10 40 36 22 48 12C60 22 86 40 90 34', '~eg', 3.4, 'stroke-linecap="round"') +
    line('M48 12C50 8 46 6 49 2', '~eg', 2.4, 'stroke-linecap="round"') +
    box(14, 58, 68, 3, '#8a5a34') +
    marigold(22, 62, 4) +
    jasmine(74, 62, 5),
);
/** A pagoda of sand with paper flags. */
const sand = on(
  [lin('sd', ['#fff0c4', '#e8c47a@.6', '#b98a44'])],
  fill('M14 80C20 66 30 62 34 56C38 50 44 34 48 18C52 34 58 50 62 56C66 62 76 66 82 80Z', '~sd') +
    line(
      'M30 62C40 66 56 66 66 62M38 48C44 51 52 51 58 48M22 72C36 78 60 78 74 72',
      '#a87a38',
      1.6,
      'opacity=".6"',
    ) +
    [
      [48, 18, '#ff5a8a'],
      [34, 52, '#3fb4dc'],
      [62, 52, '#6fae4a'],
      [24, 68, '#ffb52e'],
      [72, 68, '#e2543c'],
    ]
      .map(
        ([x, y, c]) =>
          line(t`M${Number(x)} ${Number(y)}v-17`, '#8a5a34', 1.6) +
          fill(t`M${Number(x)} ${Number(y) - 17}l12 4l-12 5Z`, String(c)),
      )
      .join('') +
    jasmine(48, 70, 6),
);

const side = (paint: string, ring: string, inside: string): string =>
  picture(
    96,
    96,
    defs(rad('p', ['#ffffff', paint]), ...WATER) +
      circle(48, 48, 46, ring) +
      circle(48, 48, 41, '~p') +
      inside +
      drop(22, 26, 5, -30) +
      drop(76, 30, 6, 30) +
      drop(70, 74, 4, 60),
  );

/** White clay in a small brass bowl, for cheeks. */
const powder = picture(
  96,
  96,
  defs(lin('br', ['#fff3b8', '#f2b632@.5', '#a86a14'], 'h'), rad('p', ['#ffffff', '#e8f4f2'])) +
    circle(48, 48, 45, '#e2543c') +
    circle(48, 48, 40, '#ffe6b8') +
    fill('M18 46H78C78 66 66 76 58 78H38C30 76 18 66 18 46Z', '~br') +
    oval(48, 46, 30, 8, '#fff0b8') +
    fill('M24 46C26 30 38 22 48 22C58 22 70 30 72 46C64 52 32 52 24 46Z', '~p') +
    line('M34 36C40 30 46 36 52 32C56 29 60 32 62 36', '#b8d4d4', 2.4, 'stroke-linecap="round"') +
    jasmine(64, 62, 8) +
    line('M26 56C30 66 36 70 42 72', '#fffbe0', 2.4, 'stroke-linecap="round" opacity=".8"'),
);

export const songkranGifts = {
  'songkran/powder.svg': powder,
  'songkran/scoop.svg': scoop,
  'songkran/gun.svg': gun,
  'songkran/garland.svg': garland,
  'songkran/coconut.svg': coconut,
  'songkran/elephant.svg': elephant,
  'songkran/frame.svg': frame,
  'songkran/bubble.svg': bubble,
  'songkran/tuktuk.svg': tuktuk,
  'songkran/house.svg': house,
  'songkran/sand.svg': sand,
  'songkran/marigold.svg': side('#ffe0a0', '#e2543c', marigold(48, 48, 26)),
  'songkran/jasmine.svg': side('#bfeaf4', '#1f7fb0', jasmine(48, 50, 27)),
};

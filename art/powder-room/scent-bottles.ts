/** Nine little bottles, no two of a shape; the outlines that they leave in velvet; gifts and prizes of the scent cabinet. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { sparkle } from '../sparks.ts';
import { BRASSES } from './paints.ts';

export type Scent = 'rain' | 'shirt' | 'peel' | 'book' | 'quilt' | 'latte' | 'store' | 'sparks' | 'pillow';

interface Drawn {
  /** Its outline, standing on y 90 around x 48. */
  readonly d: string;
  /** Light, middle and dark of what is in it. */
  readonly inks: readonly [string, string, string];
  /** Where its neck begins. */
  readonly neck: number;
  readonly cap: string;
  readonly ornament: string;
}

const stopper = (y: number, r: number): string =>
  box(41, y - 8, 14, 9, '~bv', 'rx="2"') +
  circle(48, y - 8 - r, r, '~br') +
  circle(48 - r * 0.3, y - 8 - r * 1.3, r * 0.28, '#fff', 'opacity=".8"');
const block = (y: number, w: number, h: number): string =>
  box(43, y - 6, 10, 7, '~bv') +
  box(48 - w / 2, y - 5 - h, w, h, '~br', 'rx="3"') +
  box(48 - w / 2 + 3, y - 3 - h, 2.6, h - 4, '#fff', 'opacity=".6"');

const drawn: Record<Scent, Drawn> = {
  rain: {
    d: 'M48 28C56 44 74 52 74 68C74 82 62 90 48 90C34 90 22 82 22 68C22 52 40 44 48 28Z',
    inks: ['#e6f6ff', '#8fc4e6', '#3a6fa8'],
    neck: 30,
    cap: stopper(32, 6),
    ornament: line('M36 62V70M46 56V66M56 62V72', '#fff', 2, 'stroke-linecap="round" opacity=".8"'),
  },
  shirt: {
    d: 'M26 38H70C74 38 76 40 76 44V84C76 88 74 90 70 90H26C22 90 20 88 20 84V44C20 40 22 38 26 38Z',
    inks: ['#ffffff', '#e6eaf4', '#a8b4d0'],
    neck: 38,
    cap: block(38, 24, 16),
    ornament:
      line('M34 40L48 54L62 40M48 54V86', '#8a98c0', 2, 'stroke-linejoin="round"') +
      circle(48, 64, 1.8, '#8a98c0') +
      circle(48, 74, 1.8, '#8a98c0'),
  },
  peel: {
    d: 'M48 36C68 36 76 48 76 63C76 80 64 90 48 90C32 90 20 80 20 63C20 48 28 36 48 36Z',
    inks: ['#fff6b8', '#f6c84a', '#d07a1c'],
    neck: 36,
    cap: stopper(38, 5) + fill('M54 24C62 14 74 16 78 22C70 28 62 28 54 24Z', '#7fb86a'),
    ornament:
      circle(48, 65, 15, '#fff', 'opacity=".35"') +
      line('M48 50V80M35 57L61 73M35 73L61 57', '#fff', 1.8, 'opacity=".8"'),
  },
  book: {
    d: 'M24 34H72V90H24Z',
    inks: ['#f6dcb0', '#c98a4a', '#6a3a1c'],
    neck: 34,
    cap: block(34, 30, 10),
    ornament:
      box(24, 34, 7, 56, '#6a3a1c', 'opacity=".55"') +
      box(37, 46, 28, 20, '#fff3d8', 'rx="1.5"') +
      line('M41 52H61M41 57H61M41 62H54', '#8a5a2c', 1.4),
  },
  quilt: {
    d: 'M30 38C22 40 18 48 20 56C16 62 16 70 20 76C22 86 30 90 40 90H56C66 90 74 86 76 76C80 70 80 62 76 56C78 48 74 40 66 38C60 34 36 34 30 38Z',
    inks: ['#fff0d8', '#f6b88a', '#d0704a'],
    neck: 36,
    cap: stopper(37, 6.5),
    ornament: line(
      'M30 42L66 84M48 38L74 70M22 56L52 90M66 42L30 84M48 38L22 70M74 56L44 90',
      '#fff',
      1.4,
      'opacity=".55"',
    ),
  },
  latte: {
    d: 'M36 34H60L62 46C72 52 74 62 72 74C70 86 62 90 48 90C34 90 26 86 24 74C22 62 24 52 34 46Z',
    inks: ['#fff0dc', '#c99a6a', '#6a4028'],
    neck: 34,
    cap: block(34, 22, 14),
    ornament: fill(
      'M48 82C38 74 34 68 38 62C42 58 47 60 48 64C49 60 54 58 58 62C62 68 58 74 48 82Z',
      '#fff3e0',
      'opacity=".9"',
    ),
  },
  store: {
    d: 'M34 30H62V44L74 58V86C74 88.6 72.6 90 70 90H26C23.4 90 22 88.6 22 86V58L34 44Z',
    inks: ['#c8fff0', '#3fb8a8', '#0f5a68'],
    neck: 30,
    cap: block(31, 20, 12),
    ornament:
      box(28, 62, 40, 20, '#0f4a58', 'rx="2" opacity=".55"') +
      box(28, 62, 40, 5, '#fff', 'opacity=".85"') +
      box(34, 70, 10, 12, '#fff6c8', 'opacity=".9"') +
      box(50, 70, 12, 8, '#fff6c8', 'opacity=".9"'),
  },
  sparks: {
    d: 'M48 26L56 46L76 50L62 66L68 90H28L34 66L20 50L40 46Z',
    inks: ['#ffd8f0', '#c05ab8', '#3c1a6a'],
    neck: 30,
    cap: stopper(34, 5),
    ornament: fill(sparkle(48, 62, 12) + sparkle(38, 78, 5) + sparkle(60, 76, 6), '#ffe9a8'),
  },
  pillow: {
    d: 'M48 46C54 32 80 34 78 56C76 72 60 80 48 90C36 80 20 72 18 56C16 34 42 32 48 46Z',
    inks: ['#ffe0ea', '#f0709a', '#8f1a4a'],
    neck: 44,
    cap: `${stopper(46, 8)}${fill(sparkle(48, 29, 9), '#fff')}`,
    ornament:
      line('M30 52C32 44 38 42 42 45', '#fff', 3, 'stroke-linecap="round" opacity=".9"') +
      many(3, (i) => circle(42 + i * 7, 66 - (i % 2) * 7, 2, '#fff3d0')),
  },
};

/** All that `bottle` paints with. */
export const bottlePaints: readonly string[] = (Object.keys(drawn) as Scent[]).map((kind) =>
  lin(
    `i${kind}`,
    [`${drawn[kind].inks[0]}@0`, `${drawn[kind].inks[1]}@.48`, `${drawn[kind].inks[2]}@1`],
    'd',
  ),
);

/** A bottle, 96 square, standing on y 90; takes `bottlePaints` and BRASSES. */
export function bottle(kind: Scent): string {
  const { d, cap, ornament, inks } = drawn[kind];
  return (
    fill(d, `~i${kind}`) +
    ornament +
    line(d, inks[2], 1.6, 'stroke-linejoin="round" opacity=".8"') +
    `<g transform="translate(48 62) scale(.9) translate(-48 -62)">${line(d, '#fff', 1.4, 'stroke-linejoin="round" opacity=".55"')}</g>` +
    fill('M28 58C28 68 29 76 33 82C31 74 31 66 33 56Z', '#fff', 'opacity=".8"') +
    cap
  );
}

/** What a bottle that is missing leaves in the velvet. */
export const bottles = Object.fromEntries(
  (Object.keys(drawn) as Scent[]).map((kind) => [
    kind,
    {
      outline:
        fill(drawn[kind].d, '#1c0618', 'opacity=".6"') +
        line(drawn[kind].d, '#f0b0c4', 1.8, 'stroke-dasharray="3 4" stroke-linejoin="round" opacity=".8"'),
    },
  ]),
) as Record<Scent, { readonly outline: string }>;

const cards = Object.fromEntries(
  (Object.keys(drawn) as Scent[]).map((kind) => [
    `scents/${kind}.svg`,
    picture(
      96,
      96,
      defs(...BRASSES, ...bottlePaints.filter((one) => one.includes(`~i${kind}"`))) +
        oval(48, 90, 24, 3.6, '#000', 'opacity=".2"') +
        bottle(kind),
    ),
  ]),
);

const on = (glow: string, paints: readonly string[], inside: string): string =>
  picture(
    96,
    96,
    defs(pedestalPaints(glow, '#f6d0d8', '#c2708c', '#fff3e0'), ...BRASSES, ...paints) +
      pedestal(inside, '#fff3c4'),
  );

const leaf = (x: number, y: number, turn: number, paint: string, s = 1): string =>
  t`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${fill('M0 0C10-12 10-26 0-36C-10-26-10-12 0 0Z', paint)}${line('M0-2V-32', '#fff', 0.9, 'opacity=".5"')}</g>`;

const bloom = (x: number, y: number, r: number, paint: string, heart: string): string =>
  many(
    6,
    (i) =>
      `<g transform="translate(${x} ${y}) rotate(${i * 60})">${fill(t`M0 0C${r * 0.6} ${-r * 0.5} ${r * 0.5} ${-r} 0 ${-r * 1.1}C${-r * 0.5} ${-r} ${-r * 0.6} ${-r * 0.5} 0 0Z`, paint)}</g>`,
  ) + circle(x, y, r * 0.28, heart);

const blossomPaints = [lin('pe2', ['#ffffff', '#ffe0e6']), lin('lf', ['#9ac87a', '#4a8a5a'])];

const orange = on(
  '#ffe0b0',
  [...blossomPaints, rad('or', ['#ffd88a@0', '#f6963c@.6', '#d0601c@1'], 0.4, 0.34, 0.8)],
  leaf(40, 66, -64, '~lf') +
    leaf(58, 66, 62, '~lf') +
    circle(34, 62, 15, '~or') +
    oval(29, 56, 4, 3, '#fff', 'opacity=".7"') +
    bloom(56, 44, 19, '~pe2', '#f6c453') +
    bloom(72, 64, 10, '~pe2', '#f6c453'),
);

const tea = on(
  '#d8f0c8',
  [...blossomPaints, lin('cp', ['#ffffff', '#dfe8f0@.6', '#a8b8cc'], 'h')],
  line(
    'M40 34C34 28 44 22 39 14M52 32C46 26 57 20 52 10',
    '#fff',
    2.4,
    'stroke-linecap="round" opacity=".75"',
  ) +
    fill('M22 42H70C70 64 60 74 46 74C32 74 22 64 22 42Z', '~cp') +
    oval(46, 42, 24, 6.4, '#fffaf0') +
    oval(46, 42.6, 21, 4.8, '#d8c47a') +
    line('M69 48C80 46 80 62 66 62', '~cp', 4) +
    leaf(42, 44, 40, '~lf', 0.5) +
    leaf(54, 43, -50, '~lf', 0.4) +
    oval(46, 78, 30, 5, '~cp'),
);

const wood = on(
  '#f0c090',
  [lin('wo', ['#d8a06a', '#9a5a30@.5', '#5a2c18'], 'h'), rad('rg', ['#f6d0a0@0', '#d09a60@1'])],
  [
    [24, 66, 48],
    [32, 52, 40],
  ]
    .map(
      ([x = 0, y = 0, w = 0]) =>
        box(x, y - 9, w, 18, '~wo', 'rx="8"') +
        oval(x + w, y, 6, 9, '~rg') +
        line(t`M${x + w} ${y - 5}A3.4 5 0 1 1 ${x + w - 0.1} ${y - 5}`, '#8a5a30', 1.2),
    )
    .join('') +
    line('M44 40C36 32 52 26 44 16C40 10 48 6 46 2', '#fff', 3, 'stroke-linecap="round" opacity=".6"') +
    line('M32 62H62M34 69H58M40 49H60', '#5a2c18', 1, 'opacity=".5"'),
);

const tuberose = on(
  '#ffd0e8',
  [...blossomPaints, lin('va', ['#c8a0e8', '#7a4ab0@.5', '#3c1a6a'], 'h'), lin('pk', ['#fff0f6', '#f2a0c0'])],
  line('M48 60C46 44 36 30 34 16M50 60C52 44 62 34 66 22', '#6a9a5a', 2.6) +
    bloom(34, 18, 12, '~pk', '#f6c453') +
    bloom(66, 24, 12, '~pe2', '#f6c453') +
    bloom(46, 34, 13, '~pe2', '#f6c453') +
    bloom(60, 44, 10, '~pk', '#f6c453') +
    bloom(34, 42, 9, '~pk', '#f6c453') +
    fill('M38 52H60V56C68 62 68 74 60 80H38C30 74 30 62 38 56Z', '~va') +
    fill('M35 62C32 68 34 74 38 77C37 72 37 66 40 60Z', '#fff', 'opacity=".6"') +
    box(37, 50, 24, 4, '~br', 'rx="1.6"'),
);

const frame = on(
  '#ffd0e0',
  [
    lin('eg', ['#fff3d8', '#f0a0b8@.4', '#8f2a55@.7', '#ffdfc0'], 'd'),
    ...blossomPaints,
    ...bottlePaints.filter((one) => one.includes('~ipillow"')),
  ],
  avatarFrame(
    `${bloom(24, 60, 10, '~pe2', '#f6c453')}${bloom(36, 69, 7, '~pe2', '#f6c453')}<g transform="translate(50 40) scale(.44)">${bottle('pillow')}</g>${fill(sparkle(26, 18, 7), '#ffe9b8')}`,
  ),
);

const bubble = on(
  '#d0e8ff',
  [
    lin('eg', ['#fff3d8', '#e6b566@.4', '#a8732a@.7', '#ffe9b8'], 'd'),
    lin('fc', ['#8fc4e6', '#c2708c']),
    ...bottlePaints.filter((one) => one.includes('~irain"')),
  ],
  chatBubble(
    `<g transform="translate(56 -8) scale(.42)">${bottle('rain')}</g>${many(5, (i) => circle(20 + i * 6, 24 - (i % 2) * 5, 1.8, '#fff', 'opacity=".85"'))}`,
  ),
);

const entrance = on(
  '#ffe0b0',
  [
    ...bottlePaints.filter((one) => one.includes('~ibook"')),
    rad('mi', ['#fff/.9', '#ffd8e8@.6/.5', '#ffd8e8/0']),
  ],
  `${circle(30, 40, 22, '~mi') + circle(66, 34, 24, '~mi') + circle(48, 24, 20, '~mi')}<g transform="translate(17 10) scale(.66)">${bottle('book')}</g>${fill(sparkle(24, 30, 7) + sparkle(72, 26, 9) + sparkle(66, 50, 5), '#fff6d8')}`,
);

const room = on(
  '#f0c0d8',
  [lin('wd', ['#9a545c', '#4a1c30']), lin('in', ['#2c0c26', '#6a2450']), ...bottlePaints],
  fill('M18 24C18 14 34 14 48 8C62 14 78 14 78 24V78H18Z', '~wd') +
    box(24, 26, 48, 46, '~in') +
    box(24, 47, 48, 3, '~bv') +
    (['rain', 'peel', 'quilt'] as const)
      .map((kind, i) => `<g transform="translate(${24 + i * 15.4} 28) scale(.2)">${bottle(kind)}</g>`)
      .join('') +
    (['store', 'pillow', 'sparks'] as const)
      .map((kind, i) => `<g transform="translate(${24 + i * 15.4} 52) scale(.2)">${bottle(kind)}</g>`)
      .join('') +
    line('M18 24C18 14 34 14 48 8C62 14 78 14 78 24', '~br', 2.4) +
    fill('M12 28L24 34V70L12 78ZM84 28L72 34V70L84 78Z', '#f6d8e0', 'opacity=".5"'),
);

/** One drop of essence: what the counter weighs. */
const drop = picture(
  96,
  96,
  defs(...BRASSES, rad('dr', ['#fff6d8@0', '#f6b088@.4', '#c2436f@.8', '#7a1c4a@1'], 0.4, 0.6, 0.6)) +
    circle(48, 48, 45, '#fff0e4') +
    circle(48, 48, 43, 'none', 'stroke="url(#~br)" stroke-width="5"') +
    circle(48, 48, 36, '#6a2450') +
    fill('M48 16C54 34 68 44 68 60C68 72 59 80 48 80C37 80 28 72 28 60C28 44 42 34 48 16Z', '~dr') +
    fill('M38 54C35 60 36 68 41 72C39 66 39 60 42 54Z', '#fff', 'opacity=".85"') +
    fill(sparkle(66, 30, 6) + sparkle(28, 34, 4), '#ffe9b8'),
);

export const scentGifts = {
  'scents/drop.svg': drop,
  ...cards,
  'scents/orange.svg': orange,
  'scents/tea.svg': tea,
  'scents/wood.svg': wood,
  'scents/tuberose.svg': tuberose,
  'scents/frame.svg': frame,
  'scents/bubble.svg': bubble,
  'scents/entrance.svg': entrance,
  'scents/cabinet.svg': room,
};

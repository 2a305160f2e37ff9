/** Fruit, kites, prizes and six old photographs of the persimmon courtyard. */
import { box, circle, defs, fill, lin, line, many, oval, picture, t, use } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { camera, FRUIT, kite, leafOf, mum, persimmon } from './persimmon.ts';

const DISH = pedestalPaints('#ffcf8a', '#f3e2c4', '#b5804c', '#fff6e4');
const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, ...paints) + pedestal(body, '#fff8e0'));
const LEAVES = [leafOf('la', '#8f9f4e', '#6f7f3a'), leafOf('lb', '#e0903a', '#b8602a')];
const P = [...FRUIT, persimmon('ps'), ...LEAVES];

const currency = picture(
  96,
  96,
  defs(...P) +
    oval(48, 84, 28, 5, '#3d2416', 'opacity=".25"') +
    use('lb', 60, 30, 0.8, 60) +
    `<g transform="translate(48 54) scale(1.75)"><use href="#~ps"/></g>`,
);
const basket = on(
  line('M22 52C22 12 74 12 74 52', '#8f6238', 4.4) +
    use('ps', 34, 44, 0.9) +
    use('ps', 60, 42, 0.95) +
    use('ps', 48, 36, 0.9) +
    fill('M18 50H78L70 78H26Z', '#c99a58') +
    line('M22 58H75M24 66H72M26 74H70M32 50L36 78M48 50V78M64 50L60 78', '#8f6238', 2, 'opacity=".7"') +
    box(15, 47, 66, 7, '#e0b878', 'rx="3.5"') +
    use('la', 74, 46, 0.5, 40),
  ...P,
);
const strings = on(
  line('M16 14H80', '#8f6238', 5, 'stroke-linecap="round"') +
    [26, 48, 70]
      .map(
        (x, i) =>
          line(t`M${x} 16V${i === 1 ? 76 : 66}`, '#c9a66a', 1.6) +
          many(i === 1 ? 4 : 3, (k) => use('ps', x, 28 + k * 16, 0.48)),
      )
      .join('') +
    fill('M40 70H56L54 80H42Z', '#fff6e4', 'opacity=".0"'),
  ...P,
);
const tea = on(
  line('M38 22C33 15 43 11 38 4M54 20C49 13 59 9 54 2', '#fff', 2.6, 'stroke-linecap="round" opacity=".6"') +
    fill('M22 36H72C72 60 64 76 47 76C30 76 22 60 22 36Z', '#fffdf6') +
    fill('M22 36H72C72 42 71.6 46 71 50H23C22.4 46 22 42 22 36Z', '#cfe0ea') +
    line('M23 54C36 60 58 60 71 54', '#2f5a8a', 2) +
    oval(47, 36, 25, 8, '#fffdf6') +
    oval(47, 36.6, 21, 6, '#e8b84a') +
    use('mu', 42, 36, 0.42) +
    use('mu', 56, 37, 0.32) +
    line('M72 42C84 40 84 60 68 60', '#fffdf6', 4.6),
  mum('mu', '#fff6e6', '#ffe9b8'),
);
const swallow = on(`<g transform="translate(48 36) scale(.98)"><use href="#~ki"/></g>`, kite('ki'));

const frame = on(
  avatarFrame(
    [150, 185, 215, 325, 355, 30]
      .map((a, i) => {
        const r = (a * Math.PI) / 180;
        return use(i % 2 ? 'la' : 'lb', 48 + 24 * Math.cos(r), 42 + 24 * Math.sin(r), 0.42, a + 90);
      })
      .join('') +
      use('ps', 30, 66, 0.52) +
      use('ps', 66, 66, 0.52) +
      use('ps', 48, 71, 0.62) +
      use('mu', 48, 14, 0.36),
  ),
  ...P,
  mum('mu', '#f7cf5a', '#ffe59a'),
  lin('eg', ['#e0b878', '#a8703a@.5', '#e8c48a'], 'd'),
);
const bubble = on(
  chatBubble(use('ps', 80, 26, 0.56) + use('la', 72, 22, 0.44, -40) + use('mu', 18, 62, 0.42)),
  ...P,
  mum('mu', '#fff6e6', '#ffe9b8'),
  lin('fc', ['#d9683a', '#a83e12']),
  lin('eg', ['#fff3d6', '#e0b878@.5', '#fff3d6']),
);
const entrance = on(
  line('M4 74C26 60 36 80 56 64S80 48 92 52', '#fff', 2.4, 'stroke-linecap="round" opacity=".8"') +
    line('M52 42C44 56 34 66 20 80', '#8a5a34', 1.2) +
    `<g transform="translate(56 34) rotate(16) scale(.8)"><use href="#~ki"/></g>` +
    use('lb', 22, 44, 0.46, -40) +
    use('la', 80, 74, 0.42, 70),
  kite('ki'),
  ...LEAVES,
);
const theme = on(
  fill('M14 40L48 14L82 40V76H14Z', '#fff8ea') +
    fill('M8 42L48 10L88 42L82 46L48 20L14 46Z', '#4a5a72') +
    box(38, 46, 20, 30, '#8a5a3a', 'rx="2"') +
    line('M48 46V76', '#5a3a22', 1.6) +
    circle(44, 62, 1.6, '#f2b33a') +
    circle(52, 62, 1.6, '#f2b33a') +
    line('M18 46V62M28 46V66M68 46V66M78 46V62', '#c9a66a', 1.2) +
    [18, 28, 68, 78]
      .map((x, i) => many(2 + (i % 3 ? 1 : 0), (k) => use('ps', x, 51 + k * 8, 0.25)))
      .join('') +
    use('mu', 26, 76, 0.3) +
    use('mu', 70, 77, 0.34),
  ...P,
  mum('mu', '#f7cf5a', '#ffe59a'),
);
const keepsake = on(
  `<g transform="rotate(-8 48 50)">${box(18, 20, 56, 58, '#8a3f2c', 'rx="4"')}${box(18, 20, 10, 58, '#6b2c1e', 'rx="3"')}${box(34, 30, 34, 28, '#fff6e4', 'rx="1"')}${box(37, 33, 28, 20, '#8fbdd6')}${fill('M37 53L48 42L56 48L65 40V53Z', '#7a8f6a')}${line('M36 66H64', '#f2c46a', 2.4, 'stroke-linecap="round"')}${line('M74 24V74', '#fff3d6', 3)}</g>` +
    use('ps', 72, 72, 0.46),
  ...P,
);
const camPrize = on(`<g transform="translate(48 80) scale(.72)">${camera}</g>`);

/** An old photograph: white edge with wavy rim, a scene in it, 96 x 96. */
const photo = (turn: number, wall: readonly [string, string], body: string, ...paints: string[]): string =>
  picture(
    96,
    96,
    defs(lin('w', [...wall]), ...paints) +
      `<g transform="rotate(${turn} 48 48)">${box(9, 11, 80, 80, '#3d2416', 'rx="2" opacity=".22"')}${box(8, 7, 80, 82, '#fffaf0', 'rx="2"')}<clipPath id="~cp"><path d="M14 13H82V75H14Z"/></clipPath><g clip-path="url(#~cp)">${box(14, 13, 68, 62, '~w')}${body}</g>${line('M30 82H66', '#d9c4a0', 2, 'stroke-linecap="round"')}${fill('M36 3H60V12H36Z', '#f2d9a0', 'opacity=".85"')}</g>`,
  );
const SEPIA: readonly [string, string] = ['#f0dcb4', '#d2ac78'];
const pKite = photo(
  -3,
  ['#8fbdd6', '#dfeedd'],
  `${fill('M14 64C34 54 60 62 82 54V75H14Z', '#7a8f6a')}<g transform="translate(54 32) scale(.5)"><use href="#~ki"/></g>${line('M52 42L34 64', '#fff', 0.9)}${circle(33, 56, 4, '#f4c9a4')}${fill('M28 74C28 64 30 60 33 60C36 60 39 64 39 74Z', '#c8501c')}`,
  kite('ki'),
);
const pStool = photo(
  2,
  SEPIA,
  `${box(30, 50, 36, 6, '#7a4f2c', 'rx="2"')}${line('M35 56L32 74M61 56L64 74M34 66H62', '#7a4f2c', 4)}${fill('M38 50C36 40 42 34 50 38C56 34 62 40 59 50Z', '#fff6e4')}${circle(56, 40, 6, '#fff6e4')}${fill('M51 37L52 30L56 35ZM57 35L61 30L61 37Z', '#fff6e4')}${line('M53 41h.1M59 41h.1', '#3d2416', 2, 'stroke-linecap="round"')}${line('M38 50C30 50 30 42 34 40', '#fff6e4', 3.4, 'stroke-linecap="round"')}`,
);
const pBike = photo(
  -2,
  SEPIA,
  `<g fill="none" stroke="#4a2c18" stroke-width="2.6"><circle cx="32" cy="60" r="12"/><circle cx="64" cy="60" r="12"/></g>${line('M32 60L42 42H58L64 60M42 42L50 60L58 42M58 42L56 34H62M38 40H46', '#4a2c18', 2.6, 'stroke-linecap="round" stroke-linejoin="round"')}${circle(44, 24, 5, '#f4c9a4')}${fill('M38 40C38 32 40 29 44 29C48 29 50 32 50 40Z', '#5d95c4')}${circle(34, 32, 4, '#f4c9a4')}${fill('M29 46C29 39 31 36 34 36C37 36 39 39 39 46Z', '#d9708a')}`,
);
const pMum = photo(
  3,
  ['#7a9a8a', '#dbe3c8'],
  `${fill('M34 56H62L58 74H38Z', '#a8583a')}${box(32, 53, 32, 5, '#c9744a', 'rx="2"')}${line('M48 54V40M42 54L36 42M54 54L60 42', '#5f7a3a', 2.4)}${use('ma', 48, 32, 0.7)}${use('mb', 33, 40, 0.56)}${use('mc', 63, 40, 0.56)}`,
  mum('ma', '#f7cf5a', '#ffe59a'),
  mum('mb', '#fff6e6', '#ffe9b8'),
  mum('mc', '#d9708a', '#f0a8b8'),
);
const pNoodle = photo(
  -3,
  ['#e8b88a', '#a8683a'],
  `${fill('M24 46H72C72 62 62 70 48 70C34 70 24 62 24 46Z', '#fffdf6')}${line('M26 54C38 60 58 60 70 54', '#2f5a8a', 2)}${oval(48, 46, 24, 7, '#fffdf6')}${oval(48, 46, 20, 5, '#e8b84a')}${line('M34 46C40 42 44 49 50 45S60 44 62 47M36 48C42 50 52 48 60 49', '#fff3c4', 2)}${circle(54, 44, 5, '#fffdf6')}${circle(54, 44, 2.6, '#f2873a')}${line('M40 46L62 22M44 47L67 25', '#6b4426', 2.4, 'stroke-linecap="round"')}`,
);
const pAll = photo(
  2,
  SEPIA,
  `${[
    [26, 40, '#5d95c4', '#4a2c18', 1],
    [42, 36, '#7a5a7a', '#8a8a8a', 1.1],
    [58, 36, '#6f7f3a', '#9a9a9a', 1.1],
    [72, 42, '#c8501c', '#4a2c18', 1],
    [36, 56, '#f7cf5a', '#2a1a14', 0.8],
    [62, 57, '#d9708a', '#2a1a14', 0.8],
  ]
    .map(
      ([x, y, c, h, s]) =>
        `<g transform="translate(${x} ${y}) scale(${s})">${fill('M-10 34C-10 14-7 8 0 8C7 8 10 14 10 34Z', String(c))}${circle(0, 0, 7, '#f4c9a4')}${fill('M-7.4-1C-8-10 8-10 7.4-1C4-5-4-5-7.4-1Z', String(h))}${line('M-2 3Q0 5 2 3', '#8a3a2a', 1)}</g>`,
    )
    .join(
      '',
    )}${fill('M14 13H82V20C66 28 30 28 14 20Z', '#6f7f3a', 'opacity=".7"')}${use('ps', 26, 25, 0.3)}${use('ps', 46, 28, 0.34)}${use('ps', 68, 25, 0.3)}`,
  ...P,
);

export const persimmonGifts = {
  'persimmon/currency.svg': currency,
  'persimmon/gifts/basket.svg': basket,
  'persimmon/gifts/strings.svg': strings,
  'persimmon/gifts/tea.svg': tea,
  'persimmon/gifts/kite.svg': swallow,
  'persimmon/prizes/frame.svg': frame,
  'persimmon/prizes/bubble.svg': bubble,
  'persimmon/prizes/entrance.svg': entrance,
  'persimmon/prizes/theme.svg': theme,
  'persimmon/prizes/album.svg': keepsake,
  'persimmon/prizes/camera.svg': camPrize,
  'persimmon/photos/kite.svg': pKite,
  'persimmon/photos/stool.svg': pStool,
  'persimmon/photos/bike.svg': pBike,
  'persimmon/photos/mum.svg': pMum,
  'persimmon/photos/noodles.svg': pNoodle,
  'persimmon/photos/all.svg': pAll,
};

/** The town in the globe: it snows behind the glass, the windows are lit, the globe stands on a sill among parcels. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t, use } from '../draw.ts';
import { bokeh, calm, sparkle, starDust } from '../sparks.ts';
import { BERRY, BRASS, CANDLE, GINGER, GROUND, OAT, PINE, SNOW, WOOD } from './paints.ts';
import { bauble, branch, candle, fir, flake, ginger, holly, house, knit, parcel } from './parts.ts';

const W = 390;
const H = 520;
const CY = 214;
const R = 190;

function sky(): string {
  return picture(
    W,
    H,
    defs(
      lin('g', ['#0c2c30@0', '#1a4a4a@.34', '#4f766b@.62', '#d3b483@.82', `${GROUND}@1`]),
      rad('w', ['#ffe0a6/.75', '#f0b566@.5/.28', '#f0b566/0']),
      rad('b', ['#ffd892/.7', '#ffd892@.6/.25', '#ffd892/0']),
    ) +
      box(0, 0, W, H, '~g') +
      oval(195, 420, 280, 150, '~w') +
      bokeh(12, 26, '~b', [0, 0, W, 430], [5, 17], (x, y) => Math.hypot(x - 195, y - CY) < R + 6),
    true,
  );
}

/** What is behind the glass: an evening over hills, a moon at the edge of it. */
function far(): string {
  const rnd = random(24);
  return picture(
    W,
    H,
    defs(
      lin('n', ['#1b3a62@0', '#3f6690@.42', '#93aec6@.7', '#f0d9c6@.92']),
      lin('h', ['#dbe7ee', '#b4c9d8']),
      fir('f'),
      `<clipPath id="~c"><circle cx="195" cy="${CY}" r="${R}"/></clipPath>`,
      rad('m', ['#fffbe8/.9', '#ffeec0@.5/.35', '#ffeec0/0']),
    ) +
      `<g clip-path="url(#~c)">${box(0, 0, W, 420, '~n')}${starDust(5, 46, W, 260, '#fff')}${circle(300, 96, 42, '~m')}${circle(300, 96, 15, '#fff6dc')}${circle(307, 92, 14, '#3a6089')}${fill('M0 350C50 306 92 336 132 318C176 298 214 336 262 314C304 296 350 322 390 312V420H0Z', '~h', 'opacity=".75"')}${many(13, (i) => use('f', 36 + i * 27 + rnd() * 10, 352 - Math.sin(i * 1.3) * 6, 0.34 + rnd() * 0.2, 0, 'opacity=".75"'))}</g>`,
    true,
  );
}

function middle(): string {
  const FIRS: readonly (readonly [number, number, number])[] = [
    [92, 372, 0.72],
    [112, 380, 0.5],
    [300, 370, 0.74],
    [284, 380, 0.52],
    [160, 384, 0.5],
    [236, 386, 0.5],
  ];
  const lampPost = (x: number, y: number): string =>
    circle(x, y - 32, 15, '~ha') +
    line(t`M${x} ${y}V${y - 30}`, '#2b3a3c', 2) +
    box(x - 3.4, y - 37, 6.8, 9, '#ffe2a0', 'rx="1.6"') +
    fill(t`M${x - 5} ${y - 37}L${x} ${y - 42}L${x + 5} ${y - 37}Z`, '#2b3a3c');
  return picture(
    W,
    H,
    defs(
      SNOW,
      WOOD,
      BRASS,
      GINGER,
      fir('f'),
      holly('hl'),
      rad('ha', ['#fff0c4/.95', '#ffcf7a@.4/.45', '#ffcf7a/0']),
      lin('z', [`${GROUND}@0/0`, `${GROUND}@1`]),
      lin('kb', ['#2a705d', PINE, '#123a3c']),
      lin('sh', ['#b98a5c', '#8a5d3a']),
      `<clipPath id="~c"><circle cx="195" cy="${CY}" r="${R - 2}"/></clipPath>`,
    ) +
      // The shelf, then the stand in its knitted jacket.
      oval(195, 478, 172, 15, '#54321e', 'opacity=".3"') +
      fill('M62 398H328L352 474C352 488 38 488 38 474Z', '#123a3c') +
      fill('M62 394H328L350 468C350 482 40 482 40 468Z', '~kb') +
      `<clipPath id="~k"><path d="M62 394H328L350 468C350 482 40 482 40 468Z"/></clipPath><g clip-path="url(#~k)">${knit(
        [
          '.'.repeat(36),
          many(6, () => '..x..o'),
          many(6, () => '.xxx.o'),
          many(6, () => 'xxxxx.'),
          many(6, () => '..x..o'),
          '.'.repeat(36),
          many(18, () => 'y.'),
          many(18, () => '.y'),
        ],
        33,
        412,
        9,
        { x: OAT, o: CANDLE, y: '#e6b7a6' },
      )}</g>` +
      // The town.
      `<g clip-path="url(#~c)">${fill('M0 372C60 346 110 366 160 360C210 352 280 366 390 350V420H0Z', '~sn')}${FIRS.map(([x, y, s]) => use('f', x, y, s)).join('')}<g transform="translate(136 384)">${house(
        36,
        24,
        '#c98a62',
        [
          [-9, -11],
          [9, -11],
        ],
      )}</g><g transform="translate(258 386)">${house(38, 22, '#8f5b6a', [
        [-10, -10],
        [10, -10],
      ])}</g><g transform="translate(197 388)">${box(-9, -52, 18, 52, '#e8d6b8')}${fill('M-12-52L0-74L12-52Z', '#6b4030')}${fill('M-13-51L-1-76H1L13-51C8-48 6-54 0-53C-6-54-8-48-13-51Z', '#fff')}${circle(0, -42, 4.4, '#ffd98a')}${box(-4, -16, 8, 16, '#6b4030', 'rx="4"')}${line('M0-76V-84M-3-81H3', '#deb264', 1.6)}</g>${lampPost(166, 392)}${lampPost(226, 394)}${fill('M0 390C70 378 130 396 195 388C260 382 320 396 390 384V430H0Z', '#fff')}${fill('M60 400C120 392 180 404 240 396C280 392 320 400 350 396V430H60Z', '#d6e4ec', 'opacity=".7"')}</g>` +
      // The rim of brass that holds the glass.
      fill('M58 392C100 408 290 408 332 392L336 402C290 420 100 420 54 402Z', '~br') +
      line('M60 395C104 409 286 409 330 395', '#fff8e0', 1.4, 'opacity=".9"') +
      use('hl', 195, 412, 1.3) +
      // Around it.
      `<g transform="translate(38 478)">${parcel(50, 40, '#f1e2c4', BERRY)}</g><g transform="translate(70 486)">${parcel(34, 28, '#9db8a8', OAT)}</g><g transform="translate(352 480) scale(1.1)">${candle()}</g><g transform="translate(318 486)">${parcel(30, 22, '#d9a87c', PINE)}</g>${ginger(352, 490, 11)}` +
      box(0, 476, W, 44, '~z'),
    true,
  );
}

/** Boughs over the glass, with what hangs from them. */
function near(): string {
  const thread = (x: number, y0: number, y1: number): string => line(t`M${x} ${y0}V${y1}`, '#e8c98a', 1);
  return picture(
    W,
    H,
    defs(branch('b', '#0c3028', '#1f5c4b', '#5f9a84'), GINGER, SNOW, lin('z', [`${GROUND}@0/0`, GROUND])) +
      use('b', -10, 6, 1.25, 12) +
      use('b', -14, 34, 1.15, 34) +
      use('b', 6, -6, 1.1, 2) +
      use('b', -8, 70, 0.8, 62) +
      `<g transform="translate(390) scale(-1 1)">${use('b', -10, 2, 1.2, 10)}${use('b', -14, 28, 1.15, 36)}${use('b', 8, -8, 1, 0)}${use('b', -6, 62, 0.75, 66)}</g>` +
      thread(42, 60, 96) +
      bauble(42, 108, 13, BERRY) +
      thread(88, 38, 62) +
      ginger(88, 73, 10) +
      thread(350, 60, 104) +
      bauble(350, 118, 14, '#e6d3a6', PINE) +
      thread(306, 34, 54) +
      bauble(306, 62, 9, '#2f7a62') +
      fill(
        'M0 520V500C24 486 50 496 74 506C120 496 170 514 195 508C240 498 300 512 330 502C352 494 374 490 390 500V520Z',
        '~sn',
        'opacity=".9"',
      ) +
      box(0, 500, W, 20, '~z'),
    true,
  );
}

/** Snow in the globe, and what the glass catches. */
function light(): string {
  const rnd = random(1225);
  const inside = many(70, () => {
    const a = rnd() * Math.PI * 2;
    const d = Math.sqrt(rnd()) * (R - 12);
    const [x, y] = [195 + d * Math.cos(a), CY + d * Math.sin(a)];
    return calm(x, y) && rnd() > 0.3
      ? ''
      : circle(x, y, 0.9 + rnd() * 2, '#fff', `opacity="${(0.5 + rnd() * 0.5).toFixed(1)}"`);
  });
  return picture(
    W,
    H,
    defs(rad('gs', ['#fff@.8/0', '#fff@.95/.16', '#fff@1/.5'])) +
      circle(195, CY, R, '~gs') +
      circle(195, CY, R, 'none', 'stroke="#fff" stroke-opacity=".75" stroke-width="2"') +
      line('M34 156C46 104 78 66 120 46', '#fff', 9, 'stroke-linecap="round" opacity=".4"') +
      line('M136 40L150 35', '#fff', 8, 'stroke-linecap="round" opacity=".4"') +
      line('M352 288C338 330 318 356 292 374', '#fff', 5, 'stroke-linecap="round" opacity=".35"') +
      inside +
      line(
        flake(70, 330, 9, 10) + flake(322, 330, 8, 25) + flake(196, 92, 8, 0),
        '#fff',
        1.5,
        'stroke-linecap="round" opacity=".9"',
      ) +
      fill(sparkle(120, 120, 7) + sparkle(268, 52, 6) + sparkle(352, 448, 8), '#fff8e0'),
    true,
  );
}

export const stage = {
  'sky.svg': sky(),
  'far.svg': far(),
  'middle.svg': middle(),
  'near.svg': near(),
  'light.svg': light(),
};

/** Seven sky lanterns in the shape of the Dipper, over the roof of an old tea house on a summer night. */
import {
  box,
  circle,
  defs,
  fill,
  group,
  lin,
  line,
  many,
  oval,
  picture,
  rad,
  random,
  t,
  use,
} from '../draw.ts';
import { bokeh, calm, sparkle, starDust } from '../sparks.ts';
import { DARK, GOLD, H, HALO, PAPER, W } from './paints.ts';

/** The page’s own ground: the night behind the lamps. */
const GROUND = '#1f1140';

/** A sky lantern around the origin, 44 wide and 58 high: paper that the warm air holds, a ring, a flame. */
export const skyLamp = (id: string): string =>
  group(
    id,
    circle(0, 6, 50, '~ha') +
      fill('M-18-14C-18-32 18-32 18-14C23-2 18 14 12 22H-12C-18 14-23-2-18-14Z', '~pa') +
      line(
        'M-12 22C-16 6-12-24 0-28C12-24 16 6 12 22M-19-6C-8-1 8-1 19-6M-18 9C-8 13 8 13 18 9',
        '#b3240f',
        0.9,
        'opacity=".5"',
      ) +
      fill('M-13-16C-17-8-17 2-13 12C-14 0-13-12-8-20Z', '#fff', 'opacity=".55"') +
      oval(0, 22, 12, 3, '#ffefb8') +
      line('M-12 22C-12 26 12 26 12 22', '~go', 2.2) +
      fill('M0 14C4 18 4 23 0 25C-4 23-4 18 0 14Z', '#fff') +
      line('M-8 25L-5 33M8 25L5 33', '#ffb45a', 1, 'opacity=".8"'),
  );

/** Where the lamps hang: four for the bowl, three for the handle. */
export const STARS = [
  [352, 30],
  [362, 96],
  [292, 104],
  [278, 44],
  [206, 60],
  [130, 44],
  [48, 86],
] as const;

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#0b1030', '#1c1650@.24', '#4a1850@.48', '#a02a3c@.7', '#4a1850@.88', GROUND]),
    rad('h', ['#ffb86a/.6', '#ff8a3c@.45/.2', '#ff8a3c/0']),
    rad('w', ['#cfd8ff/.2', '#cfd8ff@.5/.09', '#cfd8ff/0']),
  ) +
    box(0, 0, W, H, '~g') +
    oval(195, 130, 300, 74, '~w', 'transform="rotate(-28 195 130)"') +
    starDust(77, 150, W, 330, '#e6e4ff') +
    oval(195, 380, 260, 90, '~h'),
  true,
);

/** A pagoda of `n` floors whose lowest eaves are `w` wide. */
function pagoda(x: number, base: number, w: number, n: number, paint: string): string {
  return (
    many(n, (i) => {
      const y = base - i * 26;
      const half = (w / 2) * (1 - i * 0.12);
      return (
        fill(
          t`M${x - half} ${y - 10}C${x - half * 0.7} ${y - 13} ${x - half * 0.5} ${y - 18} ${x - half * 0.42} ${y - 22}H${x + half * 0.42}C${x + half * 0.5} ${y - 18} ${x + half * 0.7} ${y - 13} ${x + half} ${y - 10}L${x + half - 5} ${y - 6}H${x - half + 5}Z`,
          paint,
        ) +
        box(x - half * 0.5, y - 8, half, 12, paint) +
        box(x - half * 0.32, y - 5, half * 0.2, 7, '#ffcf7a') +
        box(x + half * 0.12, y - 5, half * 0.2, 7, '#ffcf7a')
      );
    }) + line(t`M${x} ${base - n * 26 + 4}V${base - n * 26 - 18}`, paint, 3)
  );
}

const far = picture(
  W,
  H,
  defs(lin('m', ['#5c1a48', '#7c1c30']), lin('n', ['#3c1038', '#5a1224'])) +
    fill(
      'M-10 350C40 320 70 332 110 312C150 294 180 330 220 322C262 312 300 286 340 304C364 314 380 308 400 300V430H-10Z',
      '~m',
      'opacity=".8"',
    ) +
    pagoda(316, 372, 86, 5, '#4a1038') +
    pagoda(64, 384, 60, 3, '#551436') +
    fill('M-10 380C60 364 100 372 160 378C230 386 300 366 400 374V450H-10Z', '~n') +
    fill(
      many(26, (i) => t`M${i * 15 + 4} ${386 + ((i * 7) % 4) * 7}h4v5h-4Z`),
      '#ffcf7a',
      'opacity=".85"',
    ),
  true,
);

/** One who sits on the ridge with the back to us. */
const sitter = (x: number, hair: string, coat: string, rim: string): string =>
  fill(
    t`M${x - 27} 432C${x - 27} 398 ${x - 20} 384 ${x - 9} 381H${x + 9}C${x + 20} 384 ${x + 27} 398 ${x + 27} 432Z`,
    coat,
  ) +
  line(t`M${x - 25} 424C${x - 24} 398 ${x - 18} 387 ${x - 9} 383`, rim, 1.8, 'stroke-linecap="round"') +
  box(x - 5, 372, 10, 12, '#e8b08a') +
  hair;

const middle = picture(
  W,
  H,
  defs(
    PAPER,
    GOLD,
    HALO,
    skyLamp('l'),
    lin('ro', ['#5a2430', '#3a1020@.5', '#2a0a18']),
    lin('ri', ['#8a3a34', '#4a1420']),
    lin('co', ['#f2d6b8', '#c98a6a@.5', '#7a3a3c']),
    lin('cp', ['#3f8f8a', '#1f4a58@.6', '#142a3c']),
    lin('ti', ['#a24a3c@0/.9', '#6a2028@1/.2'], 'h'),
  ) +
    // The roof: a ridge with turned-up ends, tiles that run down
    fill('M-10 446C60 438 130 430 195 430C260 430 330 438 400 446V520H-10Z', '~ro') +
    line(
      many(20, (i) => {
        const x = i * 21 - 6;
        const y = 431 + ((x - 195) / 195) ** 2 * 14;
        return t`M${x} ${y}C${x + (x - 195) * 0.03} ${y + 30} ${x + (x - 195) * 0.08} ${y + 60} ${x + (x - 195) * 0.14} 524`;
      }),
      '#7a3038',
      5,
      'opacity=".55" stroke-linecap="round"',
    ) +
    line(
      many(20, (i) => {
        const x = i * 21 - 7;
        const y = 431 + ((x - 195) / 195) ** 2 * 14;
        return t`M${x} ${y}C${x + (x - 195) * 0.03} ${y + 30} ${x + (x - 195) * 0.08} ${y + 60} ${x + (x - 195) * 0.14} 524`;
      }),
      '#ffb07a',
      0.9,
      'opacity=".4"',
    ) +
    fill(
      'M-12 420C-4 428 20 430 60 427C110 423 150 420 195 420C240 420 280 423 330 427C370 430 394 428 402 420V440C394 446 370 446 330 441C280 436 240 433 195 433C150 433 110 436 60 441C20 446-4 446-12 440Z',
      '~ri',
    ) +
    line(
      'M-12 421C-4 429 20 431 60 428C110 424 150 421 195 421C240 421 280 424 330 428C370 431 394 429 402 421',
      '#ffcf8a',
      1.8,
      'opacity=".8"',
    ) +
    // Two of them, a lamp on a line between, a cat that has its own opinion
    circle(196, 404, 96, '~ha') +
    sitter(
      150,
      circle(150, 362, 15, '#2a0c1c') +
        circle(150, 346, 7.6, '#2a0c1c') +
        line('M144 342C148 338 154 338 157 343', '#ff9a6a', 1.6) +
        line('M138 344L163 350', '~go', 2, 'stroke-linecap="round"') +
        circle(137, 343.6, 2.8, '#ff6a5a'),
      '~co',
      '#fff3d8',
    ) +
    sitter(
      242,
      fill('M227 366C224 346 238 342 246 345C258 346 260 358 256 370C248 378 234 376 227 366Z', '#1c0a18'),
      '~cp',
      '#a8f0e4',
    ) +
    line(
      'M172 414C182 424 186 424 190 418M218 414C210 424 206 424 202 418',
      '#e8b08a',
      6,
      'stroke-linecap="round"',
    ) +
    use('l', 196, 396, 0.8) +
    fill(
      'M300 428C296 412 304 404 312 404C312 396 311 392 312 386L317 391H325L330 386C332 394 331 400 328 404C334 410 334 420 332 429Z',
      DARK,
    ) +
    line('M302 426C288 428 282 420 288 412', DARK, 4.6, 'stroke-linecap="round"') +
    line('M313 406C307 409 303 416 304 425M314 390L317 393', '#ffb07a', 1.3, 'stroke-linecap="round"') +
    // The tea that has gone cold
    fill('M84 426V416C84 412 104 412 104 416V426C102 430 86 430 84 426Z', '#dff0ea') +
    oval(94, 416, 10, 2.4, '#8a5a2c') +
    line('M104 418C110 418 110 425 103 425', '#dff0ea', 2) +
    fill('M86 418V426C87 428 89 428 90 428V417Z', '#fff', 'opacity=".8"'),
  true,
);

function near(): string {
  const rnd = random(71);
  return picture(
    W,
    H,
    defs(
      PAPER,
      GOLD,
      HALO,
      skyLamp('l'),
      lin('z', [`${GROUND}@0/0`, GROUND]),
      lin('lf', ['#2f6a4a', '#143a34'], 'd'),
    ) +
      // The line that joins the seven
      line(
        t`M${STARS[0][0]} ${STARS[0][1]}L${STARS[1][0]} ${STARS[1][1]}L${STARS[2][0]} ${STARS[2][1]}L${STARS[3][0]} ${STARS[3][1]}ZM${STARS[3][0]} ${STARS[3][1]}L${STARS[4][0]} ${STARS[4][1]}L${STARS[5][0]} ${STARS[5][1]}L${STARS[6][0]} ${STARS[6][1]}`,
        '#ffe6ac',
        1.3,
        'stroke-dasharray="1 6" stroke-linecap="round" opacity=".9"',
      ) +
      STARS.map(([x, y], i) => use('l', x, y, 0.86 - (i % 3) * 0.07, i % 2 ? 4 : -5)).join('') +
      // Bamboo leaves at both lower edges
      many(16, (i) => {
        const left = i % 2 === 0;
        const y = 300 + Math.floor(i / 2) * 26;
        const x = left ? -6 : 396;
        const turn = (left ? 8 : 172) + (rnd() - 0.5) * 56;
        return `<g transform="translate(${x} ${y}) rotate(${turn.toFixed(0)})">${fill(t`M0 0C14-7 34-6 ${40 + rnd() * 16} 0C34 5 14 6 0 0Z`, '~lf')}${line('M2 0H34', '#8fd0a0', 0.8, 'opacity=".5"')}</g>`;
      }) +
      many(12, (i) =>
        circle(
          i % 2 ? 14 + rnd() * 60 : 320 + rnd() * 60,
          300 + rnd() * 130,
          1.2 + rnd() * 1.6,
          '#f4ff9a',
          'opacity=".85"',
        ),
      ) +
      fill(sparkle(244, 24, 5) + sparkle(92, 22, 4) + sparkle(24, 34, 5), '#fff3d8') +
      box(0, 500, W, 20, '~z'),
    true,
  );
}

const light = picture(
  W,
  H,
  defs(rad('k', ['#fff3cf@0/.7', '#ffb45a@.5/.3', '#ffb45a@1/0'])) +
    bokeh(17, 16, '~k', [10, 280, 380, 470], [2, 9], calm) +
    oval(196, 404, 120, 44, '~k', 'opacity=".3"'),
  true,
);

/** The seven alone, for links and lists. */
const cover = picture(
  343,
  160,
  defs(
    GOLD,
    PAPER,
    HALO,
    skyLamp('l'),
    lin('g', ['#0b1030', '#3a1850@.5', '#a02a3c']),
    lin('ro', ['#5a2430', '#2a0a18']),
  ) +
    box(0, 0, 343, 160, '~g') +
    starDust(77, 70, 343, 130, '#e6e4ff') +
    line(
      'M300 34L312 90L258 96L246 44ZM246 44L190 56L134 42L74 72',
      '#ffe6ac',
      1.2,
      'stroke-dasharray="1 6" stroke-linecap="round"',
    ) +
    (
      [
        [300, 34],
        [312, 90],
        [258, 96],
        [246, 44],
        [190, 56],
        [134, 42],
        [74, 72],
      ] as const
    )
      .map(([x, y], i) => use('l', x, y, 0.66, i % 2 ? 4 : -5))
      .join('') +
    fill('M-4 132C80 124 260 124 347 134V160H-4Z', '~ro') +
    line('M-4 132C80 124 260 124 347 134', '#ffcf8a', 2, 'opacity=".8"') +
    fill(
      'M36 131C34 118 40 112 46 112C46 106 45 102 46 98L50 102H56L60 98C62 104 61 108 59 112C64 116 64 124 62 131Z',
      DARK,
    ),
);

export const dipperPictures = {
  'dipper/sky.svg': sky,
  'dipper/far.svg': far,
  'dipper/middle.svg': middle,
  'dipper/near.svg': near(),
  'dipper/light.svg': light,
  'dipper/cover.svg': cover,
};

/** The night of lanterns: a paper rabbit on wheels is pulled through the street under the first full moon. */
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
import { GROUND, H, W } from './backdrop.ts';
import { LANTERN, ROOF } from './paints.ts';
import { eave, lantern, scrollCloud, storey } from './parts.ts';

const mirrored = (body: string): string => `<g transform="translate(390) scale(-1 1)">${body}</g>`;

function sky(): string {
  return picture(
    W,
    H,
    defs(
      lin('g', [
        '#22081f@0',
        '#4a0c2a@.22',
        '#80152c@.46',
        '#bf3a24@.66',
        '#f0923c@.8',
        '#fcd27e@.9',
        `${GROUND}@1`,
      ]),
      rad('h', ['#fff3c0@0/.8', '#ffc86a@.3/.34', '#ff8a3c@.62/.12', '#ff8a3c@1/0']),
      rad('m', ['#fffdf0@0', '#fff2c4@.6', '#ffdf95@1'], 0.4, 0.36, 0.7),
      rad('v', ['#3c0718@0/.66', '#3c0718@.6/.4', '#3c0718@1/0']),
      scrollCloud('c', '#8f2438', '#ffb25a'),
    ) +
      box(0, 0, W, H, '~g') +
      starDust(15, 70, W, 240, '#ffe6b8') +
      circle(195, 92, 150, '~h') +
      circle(195, 92, 60, '~m') +
      fill(
        'M170 62C180 54 196 60 192 70C186 80 170 78 166 72ZM204 96C216 90 232 98 228 110C220 120 204 116 200 106ZM166 106C176 102 186 110 180 120C172 126 160 116 166 106Z',
        '#e8b868',
        'opacity=".35"',
      ) +
      use('c', 118, 124, 0.66, 0, 'opacity=".92"') +
      use('c', 272, 70, 0.6, 0, 'opacity=".92"', -0.6) +
      oval(195, 236, 196, 96, '~v'),
  );
}

const AFLOAT = [
  rad('sg', ['#ffd873@0/.7', '#ff9a3c@.5/.24', '#ff9a3c@1/0']),
  lin('sp', ['#e8562a', '#ffb04a@.5', '#fff0b8']),
];

/** A sky lantern of paper, its light below. */
const skyLantern = group(
  'sl',
  circle(0, 4, 26, '~sg') +
    fill('M-9-14C-6-18 6-18 9-14L11 8C7 12-7 12-11 8Z', '~sp') +
    line('M-3-16L-4 10M4-16L5 10', '#c8561c', 0.7, 'opacity=".55"') +
    oval(0, 9, 9, 2.4, '#fff6cf'),
);

/** A shop of two floors, its foot at the origin, about 118 wide and 190 high. */
const shop = group(
  'sh',
  storey(0, -74, 52, 74, 4) +
    fill('M-22 0V-40H22V0Z', '#ffe9a8', 'opacity=".8"') +
    line('M0 0V-40M-22-20H22', '#8a2412', 2) +
    eave(0, -72, 66, 46, 34) +
    storey(0, -152, 42, 46, 3) +
    line('M-40-114H40M-40-122H40', '#d2301e', 2) +
    eave(0, -150, 56, 20, 40),
);

function far(): string {
  const rows = many(2, (side) => {
    const one =
      use('sh', 128, 410, 0.34) +
      use('sh', 96, 418, 0.46) +
      use('sh', 56, 430, 0.7) +
      use('sh', 0, 452, 1.14);
    return side ? mirrored(one) : one;
  });
  return picture(
    W,
    H,
    defs(
      ...ROOF,
      ...LANTERN,
      ...AFLOAT,
      skyLantern,
      shop,
      lin('st', ['#f8b65a@0', '#f9cf85@.5', `${GROUND}@1`]),
      rad('fl', ['#fff8d8@0/1', '#ffe08a@.4/.7', '#ffb04a@1/0']),
    ) +
      oval(195, 410, 130, 84, '~fl') +
      fill('M150 404H240L420 530H-30Z', '~st') +
      line(
        'M195 408V520M182 408L120 520M208 408L270 520M168 408L30 520M222 408L360 520',
        '#c9762c',
        1.2,
        'opacity=".3"',
      ) +
      line('M140 418H250M122 434H268M94 456H296M60 484H330', '#c9762c', 1.2, 'opacity=".26"') +
      rows +
      [
        [34, 196, 0.8],
        [88, 244, 0.5],
        [64, 140, 0.5],
        [348, 178, 0.7],
        [318, 250, 0.5],
        [300, 150, 0.44],
        [364, 262, 0.5],
        [20, 282, 0.44],
        [118, 300, 0.36],
        [282, 306, 0.36],
        [122, 40, 0.4],
        [290, 28, 0.44],
      ]
        .map(([x = 0, y = 0, s = 1]) => use('sl', x, y, s))
        .join(''),
  );
}

const LIT = [
  rad('rb', ['#fffdf0@0', '#fff0c0@.4', '#ffcf86@.78', '#ff9c56@1'], 0.5, 0.56, 0.62),
  rad('rg', ['#fff6c8@0/.85', '#ffd06a@.4/.4', '#ffb04a@1/0']),
];

/** The rabbit: paper on bamboo, lit from inside, on four wheels. It goes to the left; its foot is the origin. */
function rabbit(): string {
  const ribs =
    'M-34-96C-58-82-58-36-34-22M-8-100C-22-80-22-36-8-18M20-100C32-80 32-38 20-18M44-90C62-74 62-44 44-28M-52-58H62';
  const fringe = (y: number, half: number, n: number, colour: string): string =>
    fill(t`M${-half} ${y}${many(n, () => t`q${half / n} 9 ${(half * 2) / n} 0`)}V${y - 6}H${-half}Z`, colour);
  return (
    oval(0, 2, 84, 10, '#5a1408', 'opacity=".4"') +
    circle(-8, -58, 108, '~rg') +
    // Tail, far ear, body.
    circle(70, -66, 14, '~rb') +
    line('M62-74L68-66L60-62M76-76L72-66L82-62', '#f09a4a', 1, 'opacity=".7"') +
    fill('M-40-112C-34-140-22-158-10-156C0-152-6-122-26-104Z', '~rb') +
    oval(4, -58, 62, 44, '~rb') +
    line(ribs, '#e88a3a', 1.3, 'opacity=".65"') +
    fringe(-30, 52, 9, '#ff8f86') +
    fringe(-37, 57, 10, '#fff6e0') +
    fringe(-44, 60, 10, '#f2605a') +
    // Head, near ear, face.
    circle(-50, -84, 32, '~rb') +
    fill('M-56-112C-62-142-58-164-46-168C-34-168-30-136-38-110Z', '~rb') +
    fill('M-51-116C-54-138-51-154-46-156C-41-154-39-134-43-114Z', '#ff9c8c', 'opacity=".85"') +
    fill('M-32-116C-28-134-20-146-15-146C-11-142-17-126-27-112Z', '#ff9c8c', 'opacity=".7"') +
    line('M-76-98C-62-108-40-108-26-98M-50-116V-52', '#e88a3a', 1.1, 'opacity=".5"') +
    circle(-60, -88, 5.6, '#7c0c14') +
    circle(-62, -90, 1.9, '#fff') +
    circle(-48, -74, 6.4, '#ff7a6a', 'opacity=".6"') +
    fill('M-83-82C-80-85-76-85-75-82L-79-78Z', '#d8301e') +
    line('M-79-78C-78-72-72-70-69-74', '#a3201a', 1.6, 'stroke-linecap="round"') +
    // Collar with a bell, a peony of silk on the back.
    line('M-30-62C-24-52-30-46-42-50', '#d8301e', 6, 'stroke-linecap="round"') +
    circle(-38, -46, 6.4, '~br') +
    line('M-42-46H-34M-38-46V-41', '#7a3c08', 1.2) +
    many(6, (i) => {
      const a = (i * Math.PI) / 3;
      return circle(14 + 9 * Math.cos(a), -101 + 7 * Math.sin(a), 7.6, i % 2 ? '#f2605a' : '#ff8f86');
    }) +
    circle(14, -101, 5, '#ffd873') +
    // The cart.
    fill('M-58-20H62L56-8H-52Z', '~co') +
    line('M-58-19H62', '~br', 3) +
    [-36, 40]
      .map((x) => circle(x, -4, 10, '#7a1a10') + circle(x, -4, 8, '~br') + circle(x, -4, 3, '#a11712'))
      .join('')
  );
}

/** Somebody small in a padded coat, seen from the side; looks to the left, the foot is the origin. */
const child = (coat: string, trim: string, hair: string): string =>
  fill('M-12-3H-2V2H-13ZM2-3H11V2H1Z', '#4a0d14') +
  fill('M-15-3C-15-22-11-33-8-35H7C11-32 15-22 15-3Z', coat) +
  line('M-15-4H15', trim, 3) +
  line('M-1-35V-4', trim, 1.6) +
  circle(-1, -45, 12, '#ffdcb4') +
  fill('M-11-50C-11-62 12-63 12-46C12-38 8-34 5-35C8-42 6-50-2-51Z', hair) +
  circle(-2, -58, 4.4, hair) +
  circle(9, -56, 4.4, hair) +
  circle(-6.5, -45, 1.6, '#3a0d10') +
  circle(-6, -40.5, 2.2, '#ff8f7a', 'opacity=".7"');

function middle(): string {
  return picture(
    W,
    H,
    defs(
      ...LANTERN,
      lin('co', ['#e8402a', '#a11712'], 'h'),
      ...LIT,
      rad('ca', ['#fff6d0', '#ff8a4a@.55', '#d8301e@1'], 0.4, 0.5, 0.7),
      lin('z', [`${GROUND}@0/0`, `${GROUND}@1`]),
    ) +
      `<g transform="translate(206 456) scale(.86)">${rabbit()}</g>` +
      // The one who pulls, and the one who follows with a carp on a pole.
      line('M92 434C112 444 128 442 156 444', '#c2181a', 2) +
      `<g transform="translate(84 462)">${child('#1f8a80', '#ffe08a', '#3a0d14')}${line('M6-24L10-27', '#1f8a80', 7, 'stroke-linecap="round"')}${circle(10, -27, 3.4, '#ffdcb4')}</g>` +
      line('M308 436L336 366', '#7a3c08', 2.4, 'stroke-linecap="round"') +
      `<g transform="translate(334 362) rotate(-6)">${circle(0, 14, 34, '~rg')}${fill('M-24 14C-16-2 8-4 18 10L32 0C30 10 30 20 32 30L18 20C8 34-16 30-24 14Z', '~ca')}${line('M-8 3C-2 10-2 18-8 26M2 2C8 10 8 18 2 27M11 5C15 10 15 18 11 24', '#ffe08a', 1.4)}${circle(-15, 11, 3, '#fff')}${circle(-15.6, 11, 1.6, '#4a0d0a')}${line('M0 32V42', '#ffb02e', 2)}</g>` +
      `<g transform="translate(298 462)">${child('#d8263a', '#ffe08a', '#3a0d14')}${line('M4-24L10-26', '#d8263a', 7, 'stroke-linecap="round"')}${circle(10, -27, 3.4, '#ffdcb4')}</g>` +
      box(0, 466, W, 54, '~z'),
  );
}

/** Cords of lanterns across the street, the nearest eaves at the sides. */
function near(): string {
  const cord = 'M-8 40C60 96 132 84 195-8C258 84 330 96 398 40';
  const at = (k: number): [number, number] => {
    const [a, b, c, d] = [
      [-8, 40],
      [60, 96],
      [132, 84],
      [195, -8],
    ] as const;
    const m = 1 - k;
    const mix = (i: 0 | 1): number =>
      m ** 3 * a[i] + 3 * m * m * k * b[i] + 3 * m * k * k * c[i] + k ** 3 * d[i];
    return [mix(0), mix(1)];
  };
  const hung =
    use('ln', at(0.12)[0], at(0.12)[1] + 20, 0.92) +
    use('ln', at(0.34)[0], at(0.34)[1] + 14, 0.6) +
    use('ln', at(0.53)[0], at(0.53)[1] + 10, 0.48) +
    use('ln', at(0.71)[0], at(0.71)[1] + 8, 0.4) +
    use('ln', at(0.87)[0], at(0.87)[1] + 6, 0.32);
  const post =
    line('M16 262V520', '#7a1a10', 9) +
    line('M14 262V520', '#e8562a', 2.4) +
    line('M12 268C22 262 40 262 46 276', '#7a1a10', 4, 'stroke-linecap="round"') +
    circle(44, 318, 46, '~gl') +
    use('ln', 44, 296, 1.06) +
    fill('M2 470H30V486H2Z', '~br');
  return picture(
    W,
    H,
    defs(
      ...LANTERN,
      lantern('ln'),
      rad('gl', ['#ffb04a/.55', '#ffb04a/0']),
      lin('z', [`${GROUND}@0/0`, `${GROUND}@1`]),
    ) +
      line(cord, '#7a3c12', 1.6) +
      circle(24, 86, 56, '~gl') +
      circle(366, 86, 56, '~gl') +
      hung +
      mirrored(hung) +
      post +
      mirrored(post) +
      box(0, 480, W, 40, '~z'),
  );
}

function light(): string {
  const rnd = random(212);
  const flecks = many(36, () => {
    const [x, y] = [rnd() * W, 60 + rnd() * 400];
    return calm(x, y) ? '' : t`M${x} ${y}h0`;
  });
  return picture(
    W,
    H,
    defs(rad('b', ['#fff3b8@0/.7', '#ffd25a@.5/.3', '#ffd25a@1/0'])) +
      bokeh(12, 20, '~b', [0, 130, 390, 470], [3, 12], calm) +
      line(flecks, '#ffe6a0', 2.4, 'stroke-linecap="round" opacity=".8"') +
      fill(
        sparkle(146, 338, 8) + sparkle(276, 350, 6) + sparkle(195, 20, 7) + sparkle(300, 366, 5),
        '#fffbe0',
      ),
  );
}

const cover = picture(
  343,
  160,
  defs(
    ...ROOF,
    ...LANTERN,
    ...LIT,
    ...AFLOAT,
    lin('g', ['#2a0820@0', '#7c142c@.5', '#e8642e@.86', '#fcd27e@1']),
    rad('m', ['#fffdf0@0', '#fff2c4@.6', '#ffdf95@1'], 0.4, 0.36, 0.7),
    rad('h', ['#fff3c0@0/.8', '#ffc86a@.4/.3', '#ff8a3c@1/0']),
    lantern('ln'),
    skyLantern,
    shop,
  ) +
    box(0, 0, 343, 160, '~g') +
    starDust(5, 40, 343, 110, '#ffe6b8') +
    circle(84, 58, 92, '~h') +
    circle(84, 58, 36, '~m') +
    use('sh', 262, 148, 0.42) +
    use('sh', 62, 148, 0.42) +
    use('sh', 310, 156, 0.72) +
    use('sh', 14, 156, 0.72) +
    use('sl', 136, 36, 0.5) +
    use('sl', 226, 30, 0.66) +
    use('sl', 282, 20, 0.44) +
    use('sl', 178, 18, 0.36) +
    fill('M-6 148C90 138 250 138 349 148V166H-6Z', '#f8c468') +
    `<g transform="translate(180 150) scale(.72)">${rabbit()}</g>` +
    `<g transform="translate(84 152) scale(.78)">${child('#1f8a80', '#ffe08a', '#3a0d14')}${line('M6-24L10-27', '#1f8a80', 7, 'stroke-linecap="round"')}${circle(10, -27, 3.4, '#ffdcb4')}</g>` +
    line('M92 131C108 142 124 140 140 140', '#c2181a', 1.6) +
    line('M-6 4C60 40 120 30 172-6C224 30 284 40 349 4', '#7a3c12', 1.2) +
    use('ln', 38, 32, 0.42) +
    use('ln', 306, 32, 0.42) +
    fill(sparkle(244, 84, 6) + sparkle(128, 86, 5), '#fffbe0'),
);

export const lanternStreet = {
  'street/cover.svg': cover,
  'street/sky.svg': sky(),
  'street/far.svg': far(),
  'street/middle.svg': middle(),
  'street/near.svg': near(),
  'street/light.svg': light(),
};

/** Maple hour: a radio on a plank between maples, and the sun that goes down behind it. */
import { box, circle, defs, fill, group, lin, line, many, oval, picture, rad, random, use } from '../draw.ts';
import { bokeh, calm } from '../sparks.ts';
import { far, H, sky, W } from './avenue.ts';
import { AMBER, BRASS, DARK, GROUND, LEAVES, VINYL, WOOD } from './paints.ts';
import { cassette, crate, leafAt, leafShape, mug, radio, record } from './parts.ts';

/** A suitcase with a turntable in it, 120 wide, standing on (0 0). */
const turntable =
  oval(0, 1, 64, 6, DARK, 'opacity=".4"') +
  fill('M-52-34L-44-92C-43-96-40-98-37-98H38C42-98 44-96 45-92L52-34Z', '#b8361f') +
  fill('M-45-38L-38-88H38L45-38Z', '#f6e3c4') +
  line('M-30-80H30M-32-70H32M-34-60H34', '#d9b98c', 1.4) +
  box(-58, -36, 116, 34, '#c9442a', 'rx="5"') +
  box(-58, -36, 116, 7, '#f6e3c4', 'rx="3"') +
  box(-58, -10, 116, 8, '#7c2412', 'rx="3"') +
  oval(-8, -38, 42, 9, '#17100e') +
  oval(-8, -38.6, 30, 6.2, 'none', 'stroke="#fff" stroke-opacity=".25" stroke-width=".8"') +
  oval(-8, -39, 14, 3.2, '#f2b23e') +
  circle(-8, -39.4, 1.2, '#fff') +
  line('M42-38L38-48L16-42', '~br', 2.6, 'stroke-linecap="round" stroke-linejoin="round"') +
  circle(42, -37, 4, '~br') +
  box(-10, -24, 20, 6, '~br', 'rx="2"') +
  box(-50, -22, 6, 10, '~br', 'rx="1"') +
  box(44, -22, 6, 10, '~br', 'rx="1"');

function middle(): string {
  const plank = (y: number, h: number): string =>
    box(-6, y, 402, h, '~pl') + box(-6, y, 402, 1.6, '#ffdca8', 'opacity=".6"');
  return picture(
    W,
    H,
    defs(
      ...WOOD,
      BRASS,
      AMBER,
      VINYL,
      leafShape('l'),
      lin('pl', ['#a5683a', '#74431f']),
      lin('mu', ['#fff6e4', '#e2c49a'], 'h'),
      lin('z', [`${GROUND}@0/0`, GROUND]),
      rad('gw', ['#ffd27a/.6', '#ffd27a/0']),
    ) +
      circle(196, 388, 130, '~gw') +
      plank(446, 16) +
      plank(463, 14) +
      plank(478, 42) +
      line('M60 446v16M300 446v16M150 463v14M350 463v14', '#3a1d0d', 1.2, 'opacity=".6"') +
      `<g transform="translate(78 450) scale(.94)">${turntable}</g>` +
      crate(144, 452, 108, 30, 2) +
      `<g transform="translate(198 424) scale(.98)">${radio}</g>` +
      crate(268, 452, 92, 46, 3) +
      `<g>${[
        [282, '#d9512c'],
        [296, '#f2b23e'],
        [310, '#6f8a4a'],
        [324, '#f6e3c4'],
        [338, '#b8361f'],
      ]
        .map(([x, c], i) =>
          box(
            Number(x),
            372 - (i % 2) * 4,
            11,
            36,
            String(c),
            `rx="1" transform="rotate(${i * 2 - 4} ${x} 406)"`,
          ),
        )
        .join('')}</g>` +
      record(330, 384, 25, '#f5894a') +
      crate(268, 452, 92, 40, 3) +
      `<g transform="translate(258 452) scale(.66) rotate(-6)">${cassette('#3a2a26', '#f6e3c4', '#f5894a')}</g>` +
      `<g transform="translate(140 456) scale(.86)">${mug}</g>` +
      leafAt('l', 226, 462, 0.2, -70, '#f2b23e') +
      leafAt('l', 58, 466, 0.24, 60, '#d9512c') +
      leafAt('l', 366, 462, 0.22, -40, '#f5894a') +
      box(0, 480, W, 40, '~z'),
    true,
  );
}

function near(): string {
  const rnd = random(1101);
  const twig = (d: string): string => line(d, '#3a1a0d', 4, 'stroke-linecap="round"');
  const branch =
    twig(
      'M-8 30C30 34 60 22 104 44M30 32C44 50 50 70 46 92M66 28C84 20 96 14 118 12M-8 76C8 84 14 104 12 130',
    ) +
    (
      [
        [104, 44, 0.5, 150, 0],
        [118, 12, 0.46, 110, 2],
        [84, 34, 0.42, 190, 1],
        [46, 92, 0.52, 175, 1],
        [52, 62, 0.46, 130, 2],
        [26, 60, 0.5, 210, 0],
        [60, 18, 0.5, 60, 3],
        [24, 20, 0.56, 160, 3],
        [12, 130, 0.5, 170, 0],
        [4, 96, 0.5, 230, 1],
        [18, 108, 0.4, 120, 2],
        [-2, 36, 0.6, 140, 2],
        [88, 6, 0.46, 170, 0],
      ] as const
    )
      .map(([x, y, s, turn, c]) => leafAt('l', x, y, s, turn, LEAVES[c] ?? ''))
      .join('');
  const heap = many(13, (i) => {
    const [x, y] = [rnd() * 96 - 14, 470 + rnd() * 44 + (i % 4) * 3];
    return leafAt('l', x, y + 18, 0.34 + rnd() * 0.3, rnd() * 150 - 75, LEAVES[i % 5] ?? '');
  });
  const falling = many(9, (i) => {
    const [x, y] = [i % 2 ? 20 + rnd() * 44 : W - 20 - rnd() * 44, 170 + rnd() * 240];
    return leafAt('l', x, y, 0.12 + rnd() * 0.12, rnd() * 360, LEAVES[i % 4] ?? '');
  });
  return picture(
    W,
    H,
    defs(leafShape('l'), group('b', branch), group('h', heap), lin('z', [`${GROUND}@0/0`, GROUND])) +
      use('b', 0, 0) +
      use('b', W, -14, 1, 0, '', -1) +
      use('h', 0, 0) +
      use('h', W, 4, 1, 0, '', -1) +
      falling +
      box(0, 494, W, 26, '~z'),
    true,
  );
}

function light(): string {
  return picture(
    W,
    H,
    defs(rad('b', ['#fff3cf@0/.75', '#ffcf7a@.5/.3', '#ffcf7a@1/0'])) +
      bokeh(33, 20, '~b', [10, 40, 380, 480], [2, 11], calm),
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

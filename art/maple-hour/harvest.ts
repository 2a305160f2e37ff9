/** The weigh-in: a pumpkin as big as a cart on a beam scale, a red barn behind it, sheaves and sunflowers in front. */
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
  smooth,
  t,
  use,
} from '../draw.ts';
import { bokeh, calm } from '../sparks.ts';
import { FRUIT, pumpkin, scarecrowShape, sunflower } from './harvest-shapes.ts';

const [W, H] = [390, 520];
const GROUND = '#f3e0b4';
const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#6fb4d8@0', '#a8d8e0@.3', '#f4e6bc@.56', '#fbd08a@.7', GROUND]),
    rad('s', ['#fffbe4', '#fff0b4@.2/.8', '#ffe08a@.5/.3', '#ffe08a/0']),
  ) +
    box(0, 0, W, H, '~g') +
    circle(92, 300, 200, '~s') +
    `<g fill="#fff8ea" opacity=".9"><path d="M250 82C246 70 262 62 270 68C274 54 296 54 300 68C310 62 324 70 320 80C330 80 332 90 322 92H256Z"/><path d="M-6 130C-8 118 8 112 16 118C20 104 42 106 44 118C54 114 64 122 60 130C68 132 68 140 60 140H0Z"/><path d="M150 30C148 22 158 18 164 22C168 12 182 14 184 22C192 20 198 26 194 32H154Z"/></g>` +
    line(
      many(6, (i) => t`M${90 + i * 34} ${210 - (i % 3) * 16}q5-7 9-1q5-7 9 1`),
      '#5a4a3a',
      1.8,
      'stroke-linecap="round" opacity=".6"',
    ),
  true,
);

const far = picture(
  W,
  H,
  defs(
    lin('b', ['#c8503a', '#8f2f22']),
    lin('f1', ['#e8c25a', '#c8a040']),
    lin('f2', ['#a8b84a', '#7f9a3c']),
    lin('f3', ['#f0cf6a', '#d8ac48']),
    lin('ms', ['#8fb4a8', '#b8c894']),
  ) +
    fill(
      `${smooth([
        [-10, 366],
        [60, 340],
        [130, 360],
        [210, 334],
        [290, 358],
        [400, 336],
      ])}V460H-10Z`,
      '~ms',
    ) +
    fill(
      `${smooth([
        [-10, 388],
        [90, 370],
        [190, 386],
        [300, 366],
        [400, 382],
      ])}V470H-10Z`,
      '~f2',
    ) +
    // Windmill
    `<g transform="translate(-44 -8)">${
      fill('M58 388L64 322H76L82 388Z', '#fff4de') +
      fill('M62 324C62 314 78 314 78 324Z', '#8f4a2c') +
      `<g transform="rotate(22 70 322)">${[0, 90, 180, 270].map((a) => `<path d="M68 320L66 284H78L72 320Z" fill="#fffaf0" stroke="#a87040" transform="rotate(${a} 70 322)"/>`).join('')}</g>` +
      circle(70, 322, 3.4, '#8f4a2c')
    }</g>` +
    // Barn with its silo
    box(342, 318, 26, 76, '#d8d4c8', 'rx="3"') +
    fill('M340 320C340 302 370 302 370 320Z', '#a8a498') +
    line('M342 336H368M342 354H368M342 372H368', '#a8a498', 1.4) +
    fill('M250 396V346L262 326L296 308L330 326L342 346V396Z', '~b') +
    fill('M244 350L258 324L296 302L334 324L348 350L342 352L330 332L296 313L262 332L250 352Z', '#5f3a2a') +
    box(280, 352, 32, 44, '#fff0da') +
    line('M280 352L312 396M312 352L280 396M280 352H312V396H280Z', '#8f2f22', 2.4) +
    box(288, 326, 16, 13, '#fff0da') +
    line('M296 326V339M288 332H304', '#8f2f22', 1.4) +
    fill(
      `${smooth([
        [-10, 402],
        [70, 392],
        [170, 406],
        [280, 392],
        [400, 400],
      ])}V470H-10Z`,
      '~f1',
    ) +
    line(
      many(14, (i) => t`M${i * 30 - 10} 470L${120 + i * 11} 402`),
      '#a87f2c',
      1.2,
      'opacity=".4"',
    ) +
    [
      [20, 412],
      [118, 408],
      [222, 406],
    ]
      .map(
        ([x = 0, y = 0]) =>
          fill(t`M${x - 15} ${y + 6}C${x - 15} ${y - 16} ${x + 15} ${y - 16} ${x + 15} ${y + 6}Z`, '~f3') +
          line(t`M${x - 10} ${y - 4}Q${x} ${y - 10} ${x + 10} ${y - 4}`, '#b98a34', 1.4),
      )
      .join(''),
  true,
);

/** A steelyard: posts, a beam that leans, its pan at the right; a weight of iron at the left. */
const middle = picture(
  W,
  H,
  defs(
    ...FRUIT,
    lin('wd', ['#b87f4a', '#7a4f28']),
    lin('ir', ['#7f8a94', '#3a424a']),
    lin('br', ['#fff0c2', '#dca94c@.4', '#94621f@.7', '#f3d285'], 'd'),
    lin('so', ['#c8a050', '#a87c38@.5', GROUND]),
    lin('z', [`${GROUND}@0/0`, GROUND]),
  ) +
    fill('M-10 434C60 424 140 432 200 428C270 424 330 432 400 426V530H-10Z', '~so') +
    line(
      'M20 452h70M150 466h90M290 450h80M60 484h110M230 490h90',
      '#7f5a24',
      2,
      'stroke-linecap="round" opacity=".3"',
    ) +
    `<g transform="translate(52 444) scale(.98)">${scarecrowShape}</g>` +
    // The frame of the scale
    oval(214, 456, 150, 12, '#5a3a14', 'opacity=".3"') +
    box(110, 316, 10, 138, '~wd', 'rx="3"') +
    box(326, 316, 10, 138, '~wd', 'rx="3"') +
    box(98, 448, 34, 10, '~wd', 'rx="3"') +
    box(314, 448, 34, 10, '~wd', 'rx="3"') +
    `<g transform="rotate(3 223 318)">${box(96, 311, 256, 13, '~wd', 'rx="5"')}${line('M100 314H348', '#f2cf94', 2)}${many(18, (i) => line(t`M${112 + i * 13} 318v${i % 3 ? 4 : 6}`, '#4a2c14', 1.2))}</g>` +
    circle(223, 318, 9, '~br') +
    circle(223, 318, 4, '#5a3a14') +
    line('M140 316V352M140 352L132 360M140 352L148 360', '#4a3a2a', 2) +
    fill('M126 360H154L158 384H122Z', '~ir') +
    circle(140, 358, 5, 'none', 'stroke="#3a424a" stroke-width="3"') +
    line('M128 366H150', '#c4ccd4', 1.6) +
    // The pan and what lies on it
    line('M262 324L206 436M262 324L322 436', '#5a4630', 2.4, 'stroke-dasharray="5 3"') +
    pumpkin(263, 440, 156) +
    fill('M186 434H342L332 450H196Z', '~wd') +
    box(184, 430, 160, 7, '~br', 'rx="3"') +
    // A rosette on the fruit
    fill('M286 392L278 424L290 416L298 426L302 396Z', '#2f6f8a') +
    many(10, (i) => circle(293 + 13 * Math.cos(i * 0.628), 384 + 13 * Math.sin(i * 0.628), 4.6, '#4a9ac0')) +
    circle(293, 384, 11, '#fff6da') +
    fill(
      'M293 375L295.600 381.500L302 382L297 386.500L298.600 393L293 389.500L287.400 393L289 386.500L284 382L290.400 381.500Z',
      '#f5a82e',
    ) +
    pumpkin(172, 462, 46) +
    pumpkin(100, 470, 54) +
    pumpkin(140, 476, 36) +
    pumpkin(352, 468, 50) +
    box(0, 484, W, 36, '~z'),
  true,
);

function near(): string {
  const rnd = random(1030);
  const corn = (x: number, y: number, h: number): string =>
    line(
      t`M${x} ${y}C${x + 2} ${y - h * 0.5} ${x - 2} ${y - h * 0.8} ${x + 1} ${y - h}`,
      '#7f8a34',
      4,
      'stroke-linecap="round"',
    ) +
    many(5, (i) => {
      const yy = y - h * (0.16 + i * 0.17);
      const s = i % 2 ? 1 : -1;
      return fill(
        t`M${x} ${yy}C${x + s * 16} ${yy - 22} ${x + s * 34} ${yy - 16} ${x + s * 42} ${yy + 6}C${x + s * 28} ${yy - 6} ${x + s * 14} ${yy - 4} ${x} ${yy + 8}Z`,
        i % 2 ? '#9fae48' : '#8a9a3c',
      );
    }) +
    fill(
      t`M${x + 3} ${y - h * 0.52}C${x + 14} ${y - h * 0.56} ${x + 16} ${y - h * 0.74} ${x + 8} ${y - h * 0.8}C${x + 2} ${y - h * 0.74} ${x} ${y - h * 0.6} ${x + 3} ${y - h * 0.52}Z`,
      '#f5c242',
    ) +
    line(
      t`M${x} ${y - h}l-8-16M${x} ${y - h}l2-20M${x} ${y - h}l10-14`,
      '#d8b45a',
      2,
      'stroke-linecap="round"',
    );
  const side =
    corn(10, 524, 176) +
    corn(38, 530, 140) +
    sunflower(62, 458, 19) +
    line('M62 470C64 490 60 506 62 524', '#6f8a3c', 3) +
    pumpkin(26, 512, 62) +
    pumpkin(76, 520, 42);
  const top =
    line('M-6 8C40 26 80 14 120 22', '#7a5a2c', 3) +
    many(9, (i) => {
      const [x, y] = [4 + i * 14, 14 + Math.sin(i * 1.3) * 6];
      return fill(
        t`M${x} ${y}C${x - 8} ${y + 6} ${x - 10} ${y + 18} ${x} ${y + 24}C${x + 10} ${y + 18} ${x + 8} ${y + 6} ${x} ${y}Z`,
        ['#d9602c', '#f2b23e', '#a8b84a'][i % 3] ?? '#f2b23e',
      );
    });
  const leaves = many(12, (i) => {
    const [x, y] = [i % 2 ? 8 + rnd() * 50 : W - 8 - rnd() * 50, 130 + rnd() * 220];
    return t`<path d="M0 0C-6-4-6-12 0-16C6-12 6-4 0 0Z" transform="translate(${x} ${y}) rotate(${rnd() * 360}) scale(${0.6 + rnd() * 0.4})" fill="${['#d9602c', '#f2b23e', '#c8a040'][i % 3] ?? '#d9602c'}"/>`;
  });
  return picture(
    W,
    H,
    defs(
      ...FRUIT,
      group('s', side),
      group('t', top),
      lin('z', [`${GROUND}@0/0`, GROUND]),
      rad('k', ['#fffbe6/.8', '#fff0b8@.5/.35', '#fff0b8/0']),
    ) +
      use('t', 0, 0) +
      use('t', W, -4, 1, 0, '', -1) +
      leaves +
      bokeh(6, 14, '~k', [10, 260, 380, 470], [2, 8], calm) +
      use('s', 0, 0) +
      use('s', W, 4, 1, 0, '', -1) +
      box(0, 504, W, 16, '~z'),
    true,
  );
}

const cover = picture(
  343,
  160,
  defs(
    ...FRUIT,
    lin('g', ['#8fc8dc', '#f4e6bc@.6', '#fbd08a']),
    lin('wd', ['#b87f4a', '#7a4f28']),
    lin('br', ['#fff0c2', '#dca94c@.4', '#94621f@.7', '#f3d285'], 'd'),
    rad('s', ['#fffbe4', '#fff0b4@.25/.7', '#ffe08a/0']),
  ) +
    box(0, 0, 343, 160, '~g') +
    circle(60, 70, 90, '~s') +
    fill('M-10 126C80 108 190 128 353 112V170H-10Z', '#d8b44a') +
    fill('M-10 142C90 130 220 144 353 132V170H-10Z', '#b98f3c') +
    box(150, 26, 8, 124, '~wd', 'rx="3"') +
    box(322, 26, 8, 124, '~wd', 'rx="3"') +
    `<g transform="rotate(3 240 28)">${box(138, 20, 204, 11, '~wd', 'rx="5"')}</g>` +
    line('M256 34L196 138M256 34L320 138', '#5a4630', 2, 'stroke-dasharray="5 3"') +
    pumpkin(258, 142, 148) +
    box(182, 136, 154, 7, '~br', 'rx="3"') +
    `<g transform="translate(122 150) scale(.72)">${scarecrowShape}</g>` +
    pumpkin(176, 154, 34) +
    sunflower(330, 138, 15),
);

export const harvestPictures = {
  'harvest-sky.svg': sky,
  'harvest-far.svg': far,
  'harvest-middle.svg': middle,
  'harvest-near.svg': near(),
  'harvest-cover.svg': cover,
};

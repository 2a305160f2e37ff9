/** A hill at the end of summer: grass, fireflies, a tent with a lamp in it, and two who lie on their backs and wait. */
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
import { calm, sparkle, starDust } from '../sparks.ts';

const [W, H] = [390, 520];
const GROUND = '#0b2024';
export const FIREFLY = rad('ff', ['#f6ffd0@0/1', '#c8f56a@.3/.7', '#9fe05a@.6/.18', '#9fe05a/0']);

/** A meteor: its head at (x y), its tail up to the right. */
export const meteor = (x: number, y: number, l: number): string =>
  fill(t`M${x} ${y}L${x + l} ${y - l * 0.52}L${x + l * 0.02} ${y - 3.4}Z`, '~mt') +
  fill(t`M${x} ${y}L${x + l * 0.7} ${y - l * 0.37}L${x - 1} ${y - 1.6}Z`, '#fff', 'opacity=".7"') +
  fill(sparkle(x, y - 1, 5), '#fff');
export const METEOR = lin('mt', ['#ffffff', '#bff5d8@.3/.6', '#bff5d8/0'], 'h');

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#06101f@0', '#0a2034@.3', '#11424e@.58', '#2f7a6a@.74', '#6fae7a@.82', GROUND]),
    rad('mw', ['#d8f5ff/.3', '#9fd8e4@.45/.14', '#9fd8e4/0']),
    METEOR,
  ) +
    box(0, 0, W, H, '~g') +
    `<g transform="rotate(-52 195 190)">${oval(195, 190, 330, 64, '~mw')}${oval(150, 186, 170, 30, '~mw')}${oval(280, 196, 120, 22, '~mw')}</g>` +
    starDust(825, 260, W, 400, '#eafff4') +
    starDust(8, 90, W, 200, '#ffe9c4') +
    meteor(58, 108, 96) +
    meteor(246, 64, 60) +
    meteor(300, 330, 44) +
    fill(
      sparkle(338, 128, 7) +
        sparkle(120, 40, 6) +
        sparkle(24, 212, 5) +
        sparkle(366, 248, 5) +
        sparkle(196, 26, 4),
      '#fff',
    ) +
    line('M338 128L366 92L376 140M338 128L312 150', '#bff5d8', 0.9, 'opacity=".55"') +
    fill(sparkle(366, 92, 4) + sparkle(376, 140, 3) + sparkle(312, 150, 3), '#fff'),
  true,
);

const far = picture(
  W,
  H,
  defs(lin('a', ['#2a6a6a', '#174a50']), lin('b', ['#1a4f50', '#0f3438'])) +
    fill(
      `${smooth([
        [-10, 392],
        [50, 352],
        [98, 376],
        [150, 338],
        [206, 372],
        [262, 346],
        [320, 378],
        [400, 350],
      ])}V470H-10Z`,
      '~a',
    ) +
    fill(
      `${smooth([
        [-10, 412],
        [60, 392],
        [140, 410],
        [220, 390],
        [300, 408],
        [400, 394],
      ])}V470H-10Z`,
      '~b',
    ) +
    fill(
      many(34, (i) => t`M${120 + ((i * 47) % 170)} ${404 + ((i * 13) % 15)}h${i % 4 ? 1.6 : 2.4}v1.6h-2Z`),
      '#ffe08a',
      'opacity=".9"',
    ) +
    oval(205, 412, 100, 10, '#ffe08a', 'opacity=".12"') +
    line('M326 380V336M318 346H334M320 356H332', '#0f3438', 2) +
    circle(326, 334, 2.4, '#ff6a5a') +
    circle(326, 334, 8, '#ff6a5a', 'opacity=".3"'),
  true,
);

/** A telescope on three legs, standing on (0 0), pointing up to the left, 90 high. */
const telescope =
  line('M0-44L-20 0M0-44L18 0M0-44L2 2', '#0a1a1e', 4, 'stroke-linecap="round"') +
  line('M0-44L-20 0', '#7fb8a8', 1) +
  circle(0, -46, 6, '#c98f3c') +
  `<g transform="translate(0 -50) rotate(38)">${box(-46, -9, 30, 18, '~tu', 'rx="2"')}${box(-18, -7, 34, 14, '~tu', 'rx="2"')}${box(14, -4.5, 16, 9, '#1a2f34', 'rx="2"')}${box(-50, -11, 7, 22, '~br', 'rx="2"')}${box(-20, -9, 4, 18, '~br')}${box(12, -8, 4, 16, '~br')}</g>`;

/** A tent lit from inside, standing on (0 0), 120 wide. */
const tent =
  circle(0, -26, 92, '~gl') +
  fill('M-62 0L-6-70L62 0Z', '~te') +
  fill('M-6-70L62 0H34Z', '#c8642a', 'opacity=".45"') +
  fill('M-22 0L-6-66L10 0Z', '#fff6cf') +
  fill('M-22 0L-6-66L-12 0ZM10 0L-6-66L2 0Z', '#e8943c') +
  circle(-5, -30, 4, '#fff') +
  line('M-5-66V-34', '#a85a1c', 1) +
  line('M-62 0L-6-70L62 0', '#ffe9b0', 1.6, 'opacity=".8"') +
  line('M-62 0L-74 6M62 0L76 6M-6-70L-9-78', '#ffe9b0', 1.2) +
  line('M-44-8C-32-14-30-30-24-38M46-8C34-20 24-36 14-44', '#a85a1c', 1, 'opacity=".5"');

/** Two who lie on a blanket, heads together, and one arm that points; seen from their feet, 130 wide. */
const sleepers =
  fill('M-76 16L-52-14H62L84 16Z', '#b8402f') +
  line(
    'M-64 0H72M-70 9H78M-40-14L-54 16M-10-14L-14 16M22-14L28 16M48-14L64 16',
    '#f2d49a',
    1.6,
    'opacity=".8"',
  ) +
  // left
  fill('M-58 8C-54-6-30-12-10-10L-6-2C-20 2-40 8-50 14Z', '#2f6f8a') +
  fill('M-62 14C-64 6-54 2-48 6L-44 14Z', '#f4f0e0') +
  circle(3, -11, 9, '#f0c49c') +
  fill('M-3-18C2-24 14-20 13-10C13-4 8-2 5-3C8-8 4-14-3-18Z', '#2a1a16') +
  line('M-22-10C-18-22-8-30 2-38', '#2f6f8a', 6, 'stroke-linecap="round"') +
  line('M1-37L8-46', '#f0c49c', 4, 'stroke-linecap="round"') +
  // right
  fill('M76 10C68-4 46-12 28-10L26-2C40 2 56 8 66 15Z', '#e8b84a') +
  fill('M80 15C82 8 72 3 66 6L62 15Z', '#7fc4a0') +
  circle(19, -12, 9, '#f6d3b0') +
  fill('M25-19C20-25 8-22 9-11C9-4 4 0-2 3C6 4 16 2 18-5C16-12 20-16 25-19Z', '#5a2f1c') +
  line('M-66 2l4-6M-61 4l2-7', '#f2d49a', 0.8);

/** A radio of the road with its aerial out, standing on (0 0). */
const radio =
  line('M14-26L34-66', '#dfeee6', 1.6, 'stroke-linecap="round"') +
  circle(34, -66, 2, '#ffe08a') +
  box(-24, -28, 48, 28, '~ra', 'rx="5"') +
  box(-22, -26, 44, 5, '#fff', 'rx="2" opacity=".3"') +
  circle(-10, -11, 8.4, '#12302f') +
  circle(-10, -11, 5, '#2f5a54') +
  box(4, -18, 16, 7, '#ffe9a0', 'rx="1"') +
  line('M12-18V-11', '#d9482c', 1.2) +
  circle(8, -5, 2.4, '#f6ead0') +
  circle(16, -5, 2.4, '#f6ead0') +
  line('M-18-28C-18-38 18-38 18-28', '#c98f3c', 2);

const middle = picture(
  W,
  H,
  defs(
    FIREFLY,
    lin('h1', ['#2a6a4a', '#164038@.4', GROUND]),
    lin('h2', ['#1f5442', '#10302e@.5', GROUND]),
    lin('te', ['#ffcf7a', '#f09a3c@.6', '#b8601c']),
    rad('gl', ['#ffdf9a/.6', '#ffb450@.45/.2', '#ffb450/0']),
    lin('tu', ['#ffffff', '#b9d0d4@.45', '#5a7f88']),
    lin('br', ['#ffe6a8', '#c98f3c']),
    lin('ra', ['#e8604a', '#a8301f']),
    lin('z', [`${GROUND}@0/0`, GROUND]),
  ) +
    fill(
      `${smooth([
        [-10, 420],
        [70, 408],
        [170, 424],
        [260, 404],
        [330, 396],
        [400, 410],
      ])}V520H-10Z`,
      '~h2',
    ) +
    `<g transform="translate(76 420) scale(.92)">${tent}</g>` +
    fill(
      `${smooth([
        [-10, 452],
        [60, 436],
        [150, 428],
        [240, 424],
        [320, 432],
        [400, 446],
      ])}V520H-10Z`,
      '~h1',
    ) +
    line(
      smooth([
        [-10, 452],
        [60, 436],
        [150, 428],
        [240, 424],
        [320, 432],
        [400, 446],
      ]),
      '#9fe0a8',
      1.4,
      'opacity=".55"',
    ) +
    `<g transform="translate(322 438) scale(1.06)">${telescope}</g>` +
    oval(196, 462, 92, 9, '#06181a', 'opacity=".4"') +
    `<g transform="translate(190 444) scale(1.06)">${sleepers}</g>` +
    `<g transform="translate(284 470) scale(.74)">${radio}</g>` +
    many(12, (i) => circle(30 + ((i * 67) % 340), 396 + ((i * 29) % 70), i % 3 ? 7 : 11, '~ff')) +
    box(0, 480, W, 40, '~z'),
  true,
);

function near(): string {
  const rnd = random(31);
  const tuft = many(26, (i) => {
    const x = -14 + i * 5 + rnd() * 4;
    const [l, lean] = [60 - i * 1.6 + rnd() * 34, (rnd() - 0.4) * 40];
    return fill(
      t`M${x - 2.6} 524Q${x + lean * 0.2} ${524 - l * 0.6} ${x + lean} ${524 - l}Q${x + lean * 0.4 + 3} ${524 - l * 0.5} ${x + 3} 524Z`,
      ['#0c2a28', '#123a34', '#1a4a3c'][i % 3] ?? '#0c2a28',
    );
  });
  const ear = [
    [16, 440, -8],
    [40, 462, 10],
    [4, 470, -4],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        line(t`M${x} ${y}C${x + r} ${y + 30} ${x} ${y + 50} ${x} ${y + 84}`, '#1f5442', 2) +
        oval(x, y, 3.4, 13, '#4f8f62', `transform="rotate(${r} ${x} ${y})"`),
    )
    .join('');
  const bugs = many(22, (i) => {
    const [x, y] = [rnd() * W, 190 + rnd() * 300];
    return calm(x, y) ? '' : circle(x, y, i % 4 ? 5 + rnd() * 5 : 13, '~ff') + circle(x, y, 1.3, '#fbffe0');
  });
  const leaves = many(13, (i) => {
    const [x, y] = [6 + (i % 7) * 15, 6 + Math.floor(i / 7) * 22 + (i % 3) * 8];
    return fill(t`M${x} ${y}q10 4 12 16q-12-2-12-16Z`, i % 2 ? '#0a2226' : '#103236');
  });
  return picture(
    W,
    H,
    defs(FIREFLY, group('t', tuft + ear), lin('z', [`${GROUND}@0/0`, GROUND])) +
      line('M-6 4C30 10 70 2 112 16', '#0a2226', 3) +
      leaves +
      use('t', 0, 0) +
      use('t', W, 0, 1, 0, '', -1) +
      bugs +
      box(0, 504, W, 16, '~z'),
    true,
  );
}

const cover = picture(
  343,
  160,
  defs(
    FIREFLY,
    METEOR,
    lin('g', ['#06101f', '#11424e@.6', '#3f8a72']),
    lin('te', ['#ffcf7a', '#f09a3c@.6', '#b8601c']),
    rad('gl', ['#ffdf9a/.6', '#ffb450@.45/.2', '#ffb450/0']),
    lin('tu', ['#ffffff', '#b9d0d4@.45', '#5a7f88']),
    lin('br', ['#ffe6a8', '#c98f3c']),
    lin('h1', ['#2a6a4a', GROUND]),
  ) +
    box(0, 0, 343, 160, '~g') +
    starDust(7, 110, 343, 150, '#eafff4') +
    meteor(150, 54, 70) +
    meteor(40, 40, 44) +
    meteor(232, 26, 34) +
    fill('M-10 146C70 120 180 112 350 126V170H-10Z', '~h1') +
    `<g transform="translate(306 126) scale(.62)">${tent}</g>` +
    `<g transform="translate(206 132) scale(.8)">${sleepers}</g>` +
    `<g transform="translate(128 138) scale(.66)">${telescope}</g>` +
    many(9, (i) => circle(24 + i * 40, 104 + ((i * 23) % 44), i % 2 ? 6 : 10, '~ff')),
);

export const hillsidePictures = {
  'hill-sky.svg': sky,
  'hill-far.svg': far,
  'hill-middle.svg': middle,
  'hill-near.svg': near(),
  'hill-cover.svg': cover,
};

/** A river at dawn with two in one boat; piers down the stream; an oar, a frame for two, a boat house. */
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
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { bokeh, calm, sparkle } from '../sparks.ts';
import { H, W } from './backdrop.ts';
import { GILT, GROUND } from './paints.ts';

const dawn = picture(
  W,
  H,
  defs(
    lin('g', ['#4a4a9c@0', '#7f6cc0@.24', '#d59ac6@.44', '#ffc7b4@.58', '#ffe7c0@.68']),
    rad('s', ['#fffbe6/.95', '#ffe3b0@.35/.55', '#ffe3b0/0']),
    lin('ha', ['#8f86c8', '#c6b2dc']),
    lin('hb', ['#6f9aa0', '#a8c8b4']),
  ) +
    box(0, 0, W, H, '~g') +
    circle(195, 318, 150, '~s') +
    circle(195, 318, 28, '#fffbe8') +
    many(5, (i) =>
      line(
        t`M${20 + i * 74} ${70 + ((i * 47) % 60)}q26-8 52 0`,
        '#fff',
        5,
        'stroke-linecap="round" opacity=".3"',
      ),
    ) +
    fill(
      'M0 322C40 286 84 300 120 318C150 300 176 312 195 330C220 306 262 290 300 314C340 292 370 300 390 308V360H0Z',
      '~ha',
    ) +
    fill('M0 338C60 322 110 336 170 342H226C280 332 340 324 390 334V372H0Z', '~hb'),
  true,
);

/** The river comes from below the sun and widens to the reader. */
const river = picture(
  W,
  H,
  defs(
    lin('r', ['#ffe9c4', '#e8b6cc@.25', '#8f86d0@.6', '#5a5ab0']),
    lin('b1', ['#8fb98a', '#4f8a78']),
    lin('b2', ['#a8c890', '#5a9880']),
    group(
      'p',
      box(-22, -5, 44, 6, '#b98a5c') +
        box(-20, 0, 4, 16, '#7a5638') +
        box(14, 0, 4, 16, '#7a5638') +
        line('M14-5V-26', '#7a5638', 2.4) +
        circle(14, -30, 6, '#ffe08a'),
    ),
  ) +
    fill('M0 352H390V520H0Z', '~b1') +
    fill(
      'M186 344C206 344 210 352 196 362C168 380 150 392 196 412C250 436 250 470 150 520H380C420 470 350 430 286 408C240 392 232 380 226 366C222 352 214 344 202 344Z',
      '~r',
    ) +
    fill(
      'M186 344C170 346 200 350 186 366C160 390 100 392 84 428C66 470 40 500 -6 524H250C300 470 270 430 226 404C206 392 204 376 206 362C208 352 204 344 198 344Z',
      '~r',
    ) +
    line(
      many(16, (i) => t`M${92 + ((i * 53) % 150)} ${398 + i * 7.4}q14 4 ${24 + (i % 3) * 8} 0`),
      '#fff',
      1.4,
      'stroke-linecap="round" opacity=".5"',
    ) +
    line(
      'M192 348C196 354 190 360 184 370M206 412C190 420 176 424 168 432',
      '#fffbe8',
      2.4,
      'stroke-linecap="round" opacity=".8"',
    ) +
    use('p', 252, 378, 0.5) +
    use('p', 66, 404, 0.8, 0, '', -0.8) +
    use('p', 322, 436, 1.05) +
    many(18, (i) => {
      const [x, y] = [i % 2 ? 8 + ((i * 31) % 50) : 388 - ((i * 29) % 60), 380 + ((i * 43) % 110)];
      return line(
        t`M${x} ${y}q-3-12 -1-20M${x + 4} ${y}q2-12 6-17M${x - 4} ${y}q-6-8 -8-14`,
        i % 3 ? '#3f7a64' : '#b8d89a',
        2,
        'stroke-linecap="round"',
      );
    }) +
    // The boat, with two who lean together.
    `<g transform="translate(172 432)">` +
    oval(2, 22, 62, 7, '#35356e', 'opacity=".35"') +
    fill('M-16-22C-24-18-26 0-24 8H-2C-2-2-4-18-10-22Z', '#ee7f6c') +
    fill('M16-22C24-18 26 0 24 8H-2C-2-2 2-18 9-22Z', '#6a7fd6') +
    circle(-10, -32, 10, '#f6cfae') +
    circle(9, -33, 10, '#f6cfae') +
    fill('M-20-30C-23-46-4-48 0-36C1-30 0-22-3-20C-8-22-14-22-18-18C-22-22-21-27-20-30Z', '#4a2a30') +
    fill('M-1-34C-1-47 19-48 19-33C20-27 17-24 15-26C10-29 6-28 2-25C-1-28-1-31-1-34Z', '#2f2350') +
    line('M-4-12Q0-6 4-12', '#fff', 2, 'opacity=".5"') +
    fill('M-62-2C-40 6 40 6 62-2C58 16 44 24 24 25H-24C-44 24-58 16-62-2Z', '#c98a54') +
    fill('M-62-2C-40 6 40 6 62-2L60 5C40 12-40 12-60 5Z', '#f0c48c') +
    line('M-56 9C-30 17 30 17 56 9', '#8a5a34', 1.4, 'opacity=".7"') +
    line('M-30-4L-74 26M30-4L74 26', '#8a5a34', 3.4, 'stroke-linecap="round"') +
    oval(-78, 28, 10, 4, '#f0c48c', 'transform="rotate(-34 -78 28)"') +
    oval(78, 28, 10, 4, '#f0c48c', 'transform="rotate(34 78 28)"') +
    fill('M0 12C-5 7-10 11-6 16C-4 18-2 20 0 21.5C2 20 4 18 6 16C10 11 5 7 0 12Z', '#fff', 'opacity=".85"') +
    '</g>' +
    line(
      'M86 484q10 4 20 0M236 484q10 4 20 0M150 488q20 5 44 0',
      '#fff',
      1.8,
      'stroke-linecap="round" opacity=".7"',
    ),
  true,
);

/** Willow and blossom hang in from both sides. */
function near(): string {
  const rnd = random(520);
  const strand = (x: number, length: number, sway: number): string =>
    line(
      t`M${x}-6C${x + sway} ${length * 0.3} ${x - sway} ${length * 0.7} ${x + sway * 0.4} ${length}`,
      '#4f8a78',
      1.6,
    ) +
    many(Math.floor(length / 12), (i) => {
      const y = 10 + i * 12;
      const q = x + sway * Math.sin((y / length) * 4) * 0.5;
      return t`<path d="M0 0C5-4 12-3 14 2C9 5 4 4 0 0Z" transform="translate(${q} ${y}) rotate(${i % 2 ? 60 : 118})" fill="${i % 3 ? '#8fc08a' : '#b8dca0'}"/>`;
    });
  const blossoms = (x: number, y: number, r: number): string =>
    many(5, (i) =>
      circle(x + r * 0.6 * Math.cos(i * 1.257), y + r * 0.6 * Math.sin(i * 1.257), r * 0.52, '#ffd3e0'),
    ) + circle(x, y, r * 0.34, '#f3cf6b');
  return picture(
    W,
    H,
    defs(lin('z', [`${GROUND}@0/0`, GROUND]), rad('b', ['#fff/.8', '#ffe9c4/0'])) +
      strand(10, 250, 12) +
      strand(30, 180, 14) +
      strand(52, 120, 10) +
      strand(380, 270, -12) +
      strand(358, 190, -14) +
      strand(336, 118, -10) +
      line('M-6 30C30 22 60 34 92 20M396 26C360 20 330 34 300 18', '#6a4a5a', 3.4, 'stroke-linecap="round"') +
      (
        [
          [20, 26, 11],
          [48, 30, 9],
          [74, 24, 11],
          [92, 18, 7],
          [372, 24, 11],
          [344, 28, 9],
          [316, 22, 11],
          [298, 17, 7],
        ] as const
      )
        .map(([x, y, r]) => blossoms(x, y, r))
        .join('') +
      many(
        16,
        () =>
          t`<path d="M0 0C-5-3-5-9 0-10C5-9 5-3 0 0Z" transform="translate(${rnd() * W} ${80 + rnd() * 400}) rotate(${rnd() * 360}) scale(${0.5 + rnd() * 0.4})" fill="#ffd9e4" opacity=".85"/>`,
      ) +
      bokeh(33, 14, '~b', [20, 60, 370, 480], [2, 8], calm) +
      fill(sparkle(150, 352, 5) + sparkle(244, 350, 5) + sparkle(120, 440, 5), '#fffbe6') +
      box(0, 494, W, 26, '~z'),
    true,
  );
}

const DISH = pedestalPaints('#f3cf6b', '#efe6fb', '#a88fd2', '#f7f1ff');
const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, GILT, ...paints) + pedestal(body, '#fffdf0'));

const oars = on(
  [-1, 1]
    .map(
      (side) =>
        `<g transform="translate(48 44) rotate(${side * 32})">${box(-2.6, -22, 5.2, 56, '#c98a54', 'rx="2"')}${fill('M-7-20C-9-36 9-36 7-20L3-12H-3Z', side < 0 ? '#ee7f6c' : '#6f86d6')}${line('M0-31V-16', '#fff', 1.4, 'opacity=".7"')}${box(-4, 30, 8, 6, '#8a5a34', 'rx="2"')}</g>`,
    )
    .join('') +
    fill('M48 50C43 44 36 48 40 55C42 58 45 60 48 62C51 60 54 58 56 55C60 48 53 44 48 50Z', '~eg'),
);
const two = on(
  avatarFrame(
    fill('M20 60C30 74 66 74 76 60C74 76 64 80 48 80C32 80 22 76 20 60Z', '#c98a54') +
      line('M20 61C30 74 66 74 76 61', '#f6d9a8', 2) +
      line('M72 52L88 34M24 52L8 34', '#8a5a34', 3, 'stroke-linecap="round"') +
      oval(90, 31, 6, 3, '#6f86d6', 'transform="rotate(-48 90 31)"') +
      oval(6, 31, 6, 3, '#ee7f6c', 'transform="rotate(48 6 31)"'),
  ),
);
const talk = on(
  chatBubble(
    line('M14 54q6-6 12 0t12 0t12 0t12 0t12 0t8-2', '#fff', 2, 'opacity=".8"') +
      `<g transform="translate(72 22) scale(.24)">${fill('M-62-2C-40 6 40 6 62-2C58 16 44 24 24 25H-24C-44 24-58 16-62-2Z', '#c98a54')}${circle(-12, -16, 16, '#ee7f6c')}${circle(14, -16, 16, '#fff3cf')}</g>`,
  ),
  lin('fc', ['#9a86d8', '#5b4aa0']),
);
const house = on(
  fill('M14 46L48 16L82 46Z', '#ee7f6c') +
    fill('M48 16L82 46H62Z', '#a8453a', 'opacity=".5"') +
    box(22, 44, 52, 28, '#fff4e6') +
    fill('M38 72V56C38 46 58 46 58 56V72Z', '#6a4fa8') +
    box(26, 50, 8, 9, '#ffe08a') +
    box(62, 50, 8, 9, '#ffe08a') +
    fill('M8 72H88L82 80H14Z', '#b98a5c') +
    fill('M34 70C42 74 54 74 62 70C60 78 36 78 34 70Z', '#c98a54') +
    line('M48 66V58', '#8a5a34', 2) +
    circle(48, 30, 5, '#fff4e6'),
);

export const riverPictures = {
  'river-sky.svg': dawn,
  'river-middle.svg': river,
  'river-near.svg': near(),
  'prizes/oars.svg': oars,
  'prizes/boat-frame.svg': two,
  'prizes/boat-bubble.svg': talk,
  'prizes/boat-house.svg': house,
};

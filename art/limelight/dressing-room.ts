/** The dressing room before a debut: a mirror ringed by bulbs, a table of brushes, a costume on its hanger. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { bokeh, calm, sparkle, star } from '../sparks.ts';

const [W, H] = [390, 520];
const GROUND = '#06211f';

const bulb = (x: number, y: number): string =>
  circle(x, y, 22, '~bu') + circle(x, y, 8.6, '#fff6d0') + circle(x - 2, y - 3, 3, '#fff');

const room = picture(
  W,
  H,
  defs(
    lin('w', ['#0c3a36@0', '#14594f@.55', '#0a302c@1']),
    lin('m', ['#1c3d46', '#0d2a33@.5', '#23444a'], 'd'),
    lin('fr', ['#ffe9a8', '#d99a3c@.45', '#8a5318'], 'd'),
    rad('bu', ['#ffeeb0/.9', '#ffcf5a@.4/.4', '#ffcf5a/0']),
    rad('u', ['#ffe7a0/.34', '#ffe7a0/0']),
  ) +
    box(0, 0, W, H, '~w') +
    line(
      many(13, (i) => t`M${i * 32} 0V420`),
      '#062320',
      1.2,
      'opacity=".5"',
    ) +
    line(
      many(13, (i) => many(7, (k) => t`M${i * 32 + 16} ${30 + k * 58}q7 8 0 16q-7-8 0-16`)),
      '#2c7a68',
      1.2,
      'opacity=".5"',
    ) +
    circle(195, 220, 250, '~u') +
    `<rect x="44" y="86" width="302" height="262" rx="20" fill="#03110f" opacity=".4" transform="translate(4 8)"/><rect x="44" y="86" width="302" height="262" rx="20" fill="url(#~fr)"/><rect x="70" y="112" width="250" height="216" rx="8" fill="url(#~m)"/>` +
    fill('M70 300L240 112H300L124 328H70Z', '#fff', 'opacity=".06"') +
    fill('M168 328L320 150V190L206 328Z', '#fff', 'opacity=".05"') +
    many(7, (i) => bulb(72 + i * 41, 99)) +
    many(5, (i) => bulb(57, 148 + i * 44) + bulb(333, 148 + i * 44)),
  true,
);

const table = picture(
  W,
  H,
  defs(
    lin('t', ['#c87a42', '#7a3f20']),
    lin('d', ['#8f4c28', '#5e2d16']),
    lin('c1', ['#ff9a76', '#c9452c']),
    lin('c2', ['#ffe9a8', '#d99a3c']),
    lin('v', ['#9fe0c8', '#2f8f78'], 'h'),
    lin('k', ['#ff8a66', '#b8341f@.6', '#7a1c12']),
    lin('s', ['#f4f8fc', '#8d9bb0'], 'h'),
  ) +
    // A costume on its hanger at the right, cut by the edge.
    `<g transform="translate(14 34)">` +
    line('M352 206C352 196 362 196 362 204C362 212 352 210 352 220L320 240M352 220L384 240', '#f6d98a', 3) +
    fill('M326 238C340 230 364 230 378 238L384 262L372 300L402 420H300L330 300L320 262Z', '~k') +
    fill('M352 232C364 231 372 235 378 238L384 262L372 300L402 420H360Z', '#000', 'opacity=".16"') +
    fill(
      many(22, (i) => sparkle(320 + ((i * 29) % 64), 256 + ((i * 47) % 156), 3 + (i % 3))),
      '#ffe9a8',
    ) +
    line('M331 300H372', '#ffe08a', 5) +
    '</g>' +
    // The table.
    box(-4, 396, 398, 16, '~t') +
    box(-4, 396, 398, 4, '#ffd0a0', 'opacity=".5"') +
    box(0, 412, 390, 108, '~d') +
    `<rect x="24" y="428" width="150" height="60" rx="5" fill="none" stroke="#3a1a0c" stroke-width="2"/><rect x="216" y="428" width="150" height="60" rx="5" fill="none" stroke="#3a1a0c" stroke-width="2"/>` +
    circle(99, 458, 6, '#f6d98a') +
    circle(291, 458, 6, '#f6d98a') +
    // A vase of flowers, brushes in a glass, lipstick, powder, a number to pin on, headphones.
    fill('M34 350H66L60 396H40Z', '~v') +
    line('M50 350C48 328 40 318 34 310M50 350V304M50 350C54 330 62 320 70 316', '#4aa06a', 2.6) +
    (
      [
        [32, 304, 13],
        [52, 296, 15],
        [72, 310, 12],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          many(7, (i) =>
            circle(x + r * 0.62 * Math.cos(i * 0.9), y + r * 0.62 * Math.sin(i * 0.9), r * 0.5, '~c1'),
          ) + circle(x, y, r * 0.36, '#ffe08a'),
      )
      .join('') +
    line('M94 358L86 320M102 358L102 312M110 358L120 322', '#d99a3c', 3.4, 'stroke-linecap="round"') +
    fill(
      'M80 322C80 308 88 306 90 316L90 322ZM98 312C96 298 108 298 106 312ZM116 322C120 308 128 312 124 324Z',
      '#ffd7c0',
    ) +
    box(88, 354, 28, 42, '#d8f2e8', 'rx="4" opacity=".75"') +
    box(91, 358, 4, 34, '#fff', 'opacity=".7"') +
    box(136, 374, 14, 22, '#22332e', 'rx="2"') +
    box(138, 362, 10, 14, '~c2') +
    fill('M139 362V350L147 354V362Z', '#e0452c') +
    oval(178, 392, 22, 6, '#f0b68a') +
    oval(178, 389, 22, 6, '#ffd7c0') +
    oval(178, 388, 14, 3.6, '#f7b9a0') +
    `<g transform="translate(228 374) rotate(-6)">${box(-24, -20, 48, 40, '#000', 'rx="3" opacity=".3" transform="translate(2 3)"')}${box(-24, -20, 48, 40, '#fff8e6', 'rx="3"')}${box(-24, -20, 48, 9, '#e0452c', 'rx="3"')}${fill(star(0, 5, 11, 0.5), '#d99a3c')}${circle(-18, -16, 1.8, '#fff')}${circle(18, -16, 1.8, '#fff')}</g>` +
    line('M268 394C262 350 312 350 306 394', '~s', 5) +
    box(261, 376, 12, 22, '#e0452c', 'rx="5"') +
    box(301, 376, 12, 22, '#e0452c', 'rx="5"') +
    box(263, 378, 3, 16, '#ffb09a', 'rx="1.5"') +
    box(303, 378, 3, 16, '#ffb09a', 'rx="1.5"'),
  true,
);

const near = picture(
  W,
  H,
  defs(
    lin('z', [`${GROUND}@0/0`, GROUND]),
    rad('b', ['#fff3c4/.8', '#ffcf5a/0']),
    lin('c', ['#b8341f', '#e0583c@.4', '#8f2416'], 'h'),
  ) +
    fill('M-4-4H34C30 120 26 240 40 340C22 352 4 350-4 346Z', '~c') +
    line('M4-4C2 120 0 240 6 346M18-4C16 120 12 240 22 348', '#5e150c', 2, 'opacity=".5"') +
    fill('M-4 322C14 330 28 328 42 320L40 336C26 344 12 344-4 340Z', '#f6d98a') +
    bokeh(83, 16, '~b', [20, 20, 370, 470], [2, 8], calm) +
    fill(sparkle(92, 132, 6) + sparkle(302, 136, 7) + sparkle(196, 332, 5), '#fff6d0') +
    box(0, 490, W, 30, '~z'),
  true,
);

/** The debut number, to be pinned on by whoever is accepted. */
const number = picture(
  96,
  96,
  defs(lin('p', ['#fffaf0', '#f3dfb4']), lin('g', ['#fff0c0', '#d99a3c', '#8a5318'], 'd')) +
    box(16, 22, 64, 56, '#000', 'rx="6" opacity=".35" transform="translate(2 4)"') +
    box(16, 20, 64, 58, '~p', 'rx="6"') +
    fill('M16 36V26Q16 20 22 20H74Q80 20 80 26V36Z', '#e0452c') +
    `<rect x="19" y="23" width="58" height="52" rx="4" fill="none" stroke="url(#~g)" stroke-width="1.6"/>` +
    circle(26, 28, 2.6, '#fff6d0') +
    circle(70, 28, 2.6, '#fff6d0') +
    fill(star(48, 57, 17, 0.5), '~g') +
    fill('M48 40V57L31.8 51.8L44 50.6Z', '#fff', 'opacity=".6"') +
    fill(sparkle(82, 18, 7) + sparkle(12, 70, 5), '#ffe08a'),
);

export const dressingPictures = {
  'dressing-sky.svg': room,
  'dressing-middle.svg': table,
  'dressing-near.svg': near,
  'prizes/debut-number.svg': number,
};

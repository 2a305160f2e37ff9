/** The gate of luck: an arch of bulbs on candy columns, a wheel of fortune below it, tickets that fly out of it. */
import { box, circle, defs, fill, group, lin, line, many, oval, picture, rad, t, use } from '../draw.ts';
import { bokeh, calm, sparkle, star, starDust } from '../sparks.ts';
import { GROUND, H, W } from './backdrop.ts';
import { lamps } from './canopy.ts';
import { TENT, TICKET } from './paints.ts';
import { confetti, tent, ticket } from './parts.ts';

const mirrored = (body: string): string => `<g transform="translate(390) scale(-1 1)">${body}</g>`;

/** Where the wheel turns. */
const HUB = [195, 384] as const;

/** A slice around the origin from `a` to `b` degrees. */
function slice(r: number, a: number, b: number): string {
  const [x1, y1, x2, y2] = [a, b].flatMap((k) => {
    const turn = (k * Math.PI) / 180;
    return [r * Math.cos(turn), r * Math.sin(turn)];
  });
  return t`M0 0L${x1 ?? 0} ${y1 ?? 0}A${r} ${r} 0 0 1 ${x2 ?? 0} ${y2 ?? 0}Z`;
}

function sky(): string {
  const rays = many(18, (i) => slice(520, i * 20, i * 20 + 10));
  return picture(
    W,
    H,
    defs(
      lin('g', ['#1a0f4a@0', '#3f1a78@.3', '#8a2a8c@.56', '#e2557a@.76', '#ff9f6a@.88', `${GROUND}@1`]),
      `<radialGradient id="~r" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="430"><stop offset="0" stop-color="#ffe3a0" stop-opacity=".5"/><stop offset=".5" stop-color="#ff8fb0" stop-opacity=".2"/><stop offset="1" stop-color="#9a7bff" stop-opacity=".1"/></radialGradient>`,
      rad('h', ['#fff0c0@0/.9', '#ffb07a@.4/.4', '#ff7aa0@1/0']),
      rad('v', ['#1a0f4a@0/.62', '#1a0f4a@.6/.4', '#1a0f4a@1/0']),
    ) +
      box(0, 0, W, H, '~g') +
      `<g transform="translate(${HUB[0]} ${HUB[1]})">${fill(rays, '~r')}</g>` +
      starDust(11, 60, W, 260, '#fff0d8') +
      circle(HUB[0], HUB[1], 190, '~h', 'opacity=".8"') +
      oval(195, 226, 190, 92, '~v'),
  );
}

function far(): string {
  const flag = (x: number, y: number, colour: string): string =>
    fill(t`M${x - 7} ${y}H${x + 7}L${x} ${y + 15}Z`, colour);
  const tones = ['#ffd24a', '#5fe0d2', '#ff5c8d', '#fff2dc'];
  const pennants = many(13, (i) => {
    const k = (i + 0.5) / 13;
    return flag(k * 390, 268 + 150 * k * (1 - k), tones[i % 4] ?? '#fff');
  });
  return picture(
    W,
    H,
    defs(...TENT, tent('tn'), lin('f', ['#6b2f86@0', '#2c1c5c@.5', `${GROUND}@1`])) +
      `<g opacity=".75">${line('M0 268Q195 343 390 268', '#ffe9c0', 1)}${pennants}</g>` +
      use('tn', 62, 446, 0.78) +
      use('tn', 330, 446, 0.78, 0, '', -0.78) +
      use('tn', 112, 446, 0.46) +
      use('tn', 280, 446, 0.46) +
      fill('M0 440C60 430 130 438 195 436C260 438 330 430 390 440V520H0Z', '~f'),
  );
}

const BRASS = [lin('gd', ['#c98a1c@0', '#fff0b0@.3', '#f9c650@.6', '#c98a1c@1'], 'h')];

const GLASS = [
  lin('gr', ['#fff0b0@0', '#f9c650@.4', '#c27a1c@.75', '#ffdf8a@1'], 'd'),
  rad('ws', ['#fff@0/.34', '#fff@.5/0', '#3a1464@1/.42'], 0.38, 0.32, 0.72),
];

function wheel(): string {
  const candy = ['#ff4f86', '#fff2dc', '#2cc4bc', '#ffd24a', '#9a6bf0', '#fff2dc'];
  const n = 12;
  const icon = (i: number): string => {
    const body =
      i % 3 === 0
        ? fill(star(0, 0, 7.4), i % 2 ? '#e2336f' : '#fffbe6')
        : i % 3 === 1
          ? fill('M0 7C-11-1-6-9 0-3C6-9 11-1 0 7Z', '#e2336f')
          : fill('M-6-1L-3-6H3L6-1L0 7Z', '#3d1c86', 'opacity=".85"') +
            fill('M-6-1H0L-3-6Z', '#fff', 'opacity=".5"');
    return `<g transform="rotate(${15 + i * 30}) translate(52) rotate(90)">${body}</g>`;
  };
  return (
    // Legs and foot.
    line('M-30 40L-56 92M30 40L56 92', '#7a2c6a', 11, 'stroke-linecap="round"') +
    line('M-30 40L-56 92M30 40L56 92', '~gd', 6, 'stroke-linecap="round"') +
    circle(0, 4, 84, '#1a0836', 'opacity=".35"') +
    circle(0, 0, 82, '#8a3a1c') +
    circle(0, 0, 80, '~gr') +
    candy
      .map((colour, k) =>
        fill(
          many(2, (i) => slice(68, k * 30 + i * 180, k * 30 + 30 + i * 180)),
          colour,
        ),
      )
      .join('') +
    circle(0, 0, 68, '~ws') +
    line(
      many(n, (i) => {
        const a = (i * Math.PI) / 6;
        return t`M${16 * Math.cos(a)} ${16 * Math.sin(a)}L${68 * Math.cos(a)} ${68 * Math.sin(a)}`;
      }),
      '#c98a1c',
      1.4,
    ) +
    many(n, icon) +
    lamps('M74 0A74 74 0 1 1-74 0A74 74 0 1 1 74 0', 15.5) +
    circle(0, 1.6, 20, '#3a1464', 'opacity=".5"') +
    circle(0, 0, 19, '~gr') +
    circle(0, 0, 14.4, '#e2336f') +
    fill(star(0, 0.6, 11), '#ffe9a0') +
    // The hand that says who wins.
    fill(
      'M-13-92C-13-102 13-102 13-92C13-84 5-76 0-66C-5-76-13-84-13-92Z',
      '#1a0836',
      'opacity=".4" transform="translate(1.6 3)"',
    ) +
    fill(
      'M-13-92C-13-102 13-102 13-92C13-84 5-76 0-66C-5-76-13-84-13-92Z',
      '#ff4f86',
      'stroke="#ffe9a0" stroke-width="2.4"',
    ) +
    circle(0, -91, 4, '#fffbe6')
  );
}

function middle(): string {
  const step = (y: number, rx: number, h: number, colour: string): string =>
    fill(
      t`M${195 - rx} ${y}A${rx} ${rx * 0.13} 0 0 0 ${195 + rx} ${y}v${h}A${rx} ${rx * 0.13} 0 0 1 ${195 - rx} ${y + h}Z`,
      colour,
    ) +
    oval(195, y, rx, rx * 0.13, '~tp') +
    line(t`M${195 - rx} ${y}A${rx} ${rx * 0.13} 0 0 0 ${195 + rx} ${y}`, '~gd', 2.6) +
    lamps(t`M${195 - rx} ${y + h * 0.5}A${rx} ${rx * 0.13} 0 0 0 ${195 + rx} ${y + h * 0.5}`, 17);
  return picture(
    W,
    H,
    defs(
      ...BRASS,
      ...GLASS,
      lin('tp', ['#6a3fa6@0', '#b07ae0@.5', '#5a3494@1'], 'h'),
      lin('s1', ['#4a1a72@0', '#a83f9a@.5', '#4a1a72@1'], 'h'),
      lin('s2', ['#8a1a5c@0', '#ff5c8d@.5', '#8a1a5c@1'], 'h'),
      lin('z', [`${GROUND}/0`, GROUND]),
    ) +
      step(478, 168, 34, '~s1') +
      step(462, 112, 18, '~s2') +
      `<g transform="translate(${HUB[0]} ${HUB[1]})">${wheel()}</g>` +
      box(0, 488, W, 32, '~z'),
  );
}

function near(): string {
  const tone = ['#ff4f86', '#fff2dc'];
  const column =
    box(8, 132, 36, 372, '#fff2dc') +
    fill(
      many(11, (i) => t`M8 ${150 + i * 36}L44 ${130 + i * 36}v18L8 ${168 + i * 36}Z`),
      '#ff4f86',
    ) +
    box(8, 132, 36, 372, '~sh') +
    fill('M2 120H50V134H2Z', '~gd') +
    fill('M6 134H46V140H6Z', '#8a3a1c') +
    circle(26, 104, 17, '#2cc4bc') +
    circle(26, 104, 17, '~bs') +
    fill('M0 486H52V502H0Z', '~gd');
  const gift = (x: number, y: number, s: number, a: string, b: string): string =>
    `<g transform="translate(${x} ${y}) scale(${s})">${box(-22, -34, 44, 34, a, 'rx="2"')}${box(-26, -44, 52, 13, a, 'rx="3"')}${box(-26, -34, 52, 4, '#1a0836', 'opacity=".25"')}${box(-6, -44, 12, 44, b)}${fill('M0-44C-20-64-28-46-6-44C-2-44 2-44 6-44C28-46 20-64 0-44Z', b)}${circle(0, -46, 4.4, b)}${box(-22, -34, 8, 34, '#fff', 'opacity=".25"')}</g>`;
  // Tickets leave the wheel in two bows, larger and larger.
  const flying = [
    [104, 352, 0.36, -30],
    [84, 322, 0.46, -52],
    [66, 284, 0.56, -20],
    [84, 410, 0.5, 24],
    [286, 346, 0.36, 34],
    [310, 318, 0.48, 8],
    [326, 274, 0.58, 40],
    [308, 412, 0.5, -18],
  ]
    .map(([x = 0, y = 0, s = 1, turn = 0]) => use('ti', x, y, s, turn))
    .join('');
  const arch = (rx: number, ry: number): string => t`M${195 - rx} 122A${rx} ${ry} 0 0 1 ${195 + rx} 122`;
  const free = (x: number, y: number): boolean => !calm(x, y) && (x < 110 || x > 280 || y < 130);
  return picture(
    W,
    H,
    defs(
      ...TICKET,
      ticket('ti'),
      ...BRASS,
      lin('sh', ['#2a0a4a@0/.5', '#2a0a4a@.3/0', '#2a0a4a@.6/0', '#2a0a4a@1/.6'], 'h'),
      rad('bs', ['#fff@0/.7', '#fff@.4/0', '#0a2a4a@1/.5'], 0.34, 0.3, 0.8),
      lin('ar', ['#6a1a72@0', '#d6307a@.5', '#6a1a72@1'], 'h'),
      lin('lf', ['#c8ffdf@0', '#2fd08a@.5', '#0f8a63@1'], 'd'),
      rad('gl', ['#fff3b0@0/.9', '#ffd24a@.4/.4', '#ffd24a@1/0']),
      lin('z', [`${GROUND}/0`, GROUND]),
      group(
        'cl',
        '<path d="M0-2C-6-10-16-16-12-24C-9-30-2-28 0-22C2-28 9-30 12-24C16-16 6-10 0-2Z" fill="url(#~lf)" stroke="#eafff2" stroke-width="1.2"/>',
      ),
    ) +
      column +
      mirrored(column) +
      fill(
        t`M-8 122A203 116 0 0 1 398 122H348A153 74 0 0 0 42 122Z`,
        '#1a0836',
        'opacity=".4" transform="translate(0 7)"',
      ) +
      fill(t`M-8 122A203 116 0 0 1 398 122H348A153 74 0 0 0 42 122Z`, '~ar') +
      line(arch(199, 112), '~gd', 5) +
      line(arch(155, 76), '~gd', 4) +
      lamps(arch(177, 94), 21) +
      circle(195, 50, 62, '~gl') +
      fill(
        star(195, 50, 46, 0.74, 8, -112),
        '~gd',
        'stroke="#8a3a1c" stroke-width="1.6" stroke-linejoin="round"',
      ) +
      circle(195, 50, 31, '#5a1a72') +
      many(4, (i) => use('cl', 195, 50, 0.86, i * 90 + 45)) +
      line('M196 52C199 62 203 67 209 70', '#c8ffdf', 3, 'stroke-linecap="round"') +
      flying +
      gift(30, 504, 0.9, '#2cc4bc', '#ffd24a') +
      gift(66, 510, 0.66, '#ffd24a', '#e2336f') +
      gift(362, 504, 0.9, '#9a6bf0', '#ffd24a') +
      gift(326, 510, 0.66, tone[0] ?? '', tone[1] ?? '') +
      confetti(11, 54, free, W, 470) +
      box(0, 498, W, 22, '~z'),
  );
}

function light(): string {
  return picture(
    W,
    H,
    defs(rad('b', ['#fff@0/.5', '#ffd9f0@.7/.26', '#c8fff6@.92/.4', '#c8fff6@1/0'])) +
      bokeh(17, 22, '~b', [0, 120, 390, 490], [3, 12], calm) +
      fill(
        sparkle(128, 330, 8) +
          sparkle(262, 322, 10) +
          sparkle(270, 436, 6) +
          sparkle(120, 440, 6) +
          sparkle(232, 14, 8) +
          sparkle(150, 60, 6) +
          sparkle(52, 226, 6) +
          sparkle(340, 212, 7),
        '#fffbe6',
      ),
  );
}

const cover = picture(
  343,
  160,
  defs(
    ...TENT,
    ...TICKET,
    ...BRASS,
    ...GLASS,
    tent('tn'),
    ticket('ti'),
    lin('g', ['#2a1466@0', '#8a2a8c@.6', '#ff8f7a@1']),
    rad('r', ['#ffe3a0/.6', '#ff8fb0@.6/.2', '#9a7bff/.06']),
  ) +
    box(0, 0, 343, 160, '~g') +
    `<g transform="translate(216 92)">${fill(
      many(18, (i) => slice(260, i * 20, i * 20 + 10)),
      '~r',
    )}</g>` +
    use('tn', 46, 152, 0.8) +
    use('tn', 110, 152, 0.5) +
    use('tn', 322, 152, 0.66) +
    fill('M-6 148C80 140 260 140 349 148V166H-6Z', '#3a1d6e') +
    `<g transform="translate(216 86) scale(.82)">${wheel()}</g>` +
    use('ti', 118, 62, 0.6, -24) +
    use('ti', 84, 34, 0.74, 16) +
    use('ti', 40, 60, 0.56, -40) +
    use('ti', 310, 44, 0.6, 30) +
    confetti(4, 46, (x, y) => Math.hypot(x - 216, y - 86) > 76, 343, 140) +
    fill(sparkle(150, 38, 8) + sparkle(290, 96, 6), '#fffbe6'),
);

export const luckyWheel = {
  'luck/cover.svg': cover,
  'luck/sky.svg': sky(),
  'luck/far.svg': far(),
  'luck/middle.svg': middle(),
  'luck/near.svg': near(),
  'luck/light.svg': light(),
};

/** From cocoon to butterfly: a twig across the dawn, a cocoon on it, a wing that opens, and whoever flies already. */
import { box, circle, defs, fill, lin, line, many, picture, rad, t } from '../draw.ts';
import { sparkle } from '../sparks.ts';

function butterfly(x: number, y: number, s: number, turn: number): string {
  const wings = (side: 1 | -1): string =>
    fill(
      t`M0 0C${side * 10} -34 ${side * 52} -40 ${side * 50} -12C${side * 48} 8 ${side * 20} 8 0 2Z`,
      '~wi',
    ) +
    fill(t`M0 3C${side * 20} 6 ${side * 40} 14 ${side * 32} 32C${side * 24} 44 ${side * 6} 28 0 8Z`, '~wl') +
    circle(side * 34, -16, 5, '#fff3d6', 'opacity=".85"') +
    circle(side * 22, 22, 4, '#fff3d6', 'opacity=".75"');
  return (
    t`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">` +
    wings(1) +
    wings(-1) +
    line('M0-12V22', '#4a0d0a', 4, 'stroke-linecap="round"') +
    line('M0-12C-3-22-9-26-13-26M0-12C3-22 9-26 13-26', '#4a0d0a', 1.4, 'stroke-linecap="round"') +
    '</g>'
  );
}

const sky = picture(
  390,
  300,
  defs(
    lin('s', ['#8f1420', '#dd5a2c@.45', '#f7b65c@.8', '#f6d58f']),
    rad('gl', ['#fff3c8/.9', '#ffd98a@.5/.3', '#ffd98a/0']),
    lin('wi', ['#ffe08a', '#f2872c@.6', '#b3261a'], 'd'),
    lin('wl', ['#ffd067', '#c2181a'], 'd'),
    lin('co', ['#fff3d6', '#e0b066@.6', '#94602a'], 'd'),
  ) +
    box(0, 0, 390, 300, '~s') +
    circle(300, 70, 120, '~gl') +
    line('M-10 22C60 42 120 20 190 34C220 40 240 34 262 26', '#5a1710', 6, 'stroke-linecap="round"') +
    many(6, (i) =>
      fill(
        t`M${20 + i * 40} ${30 - (i % 2) * 4}q${i % 2 ? 20 : 16} ${i % 2 ? -20 : 18} 30 ${i % 2 ? -8 : 6}q-12 10-30 ${i % 2 ? 8 : -6}Z`,
        '#7d3a12',
      ),
    ) +
    line('M78 32V48', '#fff3d6', 1.4) +
    fill('M78 46C96 56 96 98 78 112C60 98 60 56 78 46Z', '~co') +
    line('M66 64C74 70 84 70 91 62M63 78C72 86 86 86 93 76M66 93C74 100 84 99 90 92', '#7d4a1a', 1.2) +
    butterfly(300, 78, 1.15, 14) +
    butterfly(190, 262, 0.4, -18) +
    fill(sparkle(228, 112, 6) + sparkle(352, 26, 7) + sparkle(136, 90, 5) + sparkle(40, 132, 4), '#fff3d6'),
  true,
);

const SILK = [
  lin('wi', ['#ffe08a', '#f2872c@.6', '#b3261a'], 'd'),
  lin('wl', ['#ffd067', '#c2181a'], 'd'),
  lin('co', ['#fff3d6', '#e0b066@.6', '#94602a'], 'd'),
];

/** A strip before the tasks of a stretch: its own hour of the day, the twig, and what has become of the cocoon. */
const strip = (hours: string[], body: string): string =>
  picture(
    343,
    112,
    defs(...SILK, lin('s', hours), rad('gl', ['#fff3c8/.95', '#ffd98a@.5/.3', '#ffd98a/0'])) +
      box(0, 0, 343, 112, '~s') +
      body,
  );

const leaf = (x: number, y: number, s: number, turn: number): string =>
  t`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${fill('M0 0C10-18 34-20 48-4C36 10 14 12 0 0Z', '#2f7a4a')}${line('M2 0C16-6 30-6 44-4', '#8fd08a', 1.4)}</g>`;

const dew = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#d8fff4', 'opacity=".9"') + circle(x - r * 0.3, y - r * 0.3, r * 0.36, '#fff');

const cocoon = strip(
  ['#4a1030', '#a3283a@.6', '#ee8a4a'],
  circle(172, 60, 92, '~gl') +
    line('M-8 24C70 36 120 12 190 22C250 30 300 14 352 20', '#3a0d10', 6, 'stroke-linecap="round"') +
    leaf(30, 28, 1.1, 24) +
    leaf(96, 22, 0.9, -36) +
    leaf(236, 26, 1.2, 22) +
    leaf(300, 20, 0.9, -30) +
    line('M172 21V36', '#fff3d6', 1.6) +
    fill('M172 33C200 46 200 88 172 104C144 88 144 46 172 33Z', '~co') +
    line(
      'M154 56C164 64 182 64 193 53M150 72C162 82 184 82 195 69M155 88C164 96 182 95 191 84',
      '#7d4a1a',
      1.6,
    ) +
    fill('M160 46C154 58 154 78 160 90C150 78 150 58 160 46Z', '#fff', 'opacity=".5"') +
    dew(64, 48, 4) +
    dew(128, 30, 3) +
    dew(272, 52, 4.4) +
    fill(sparkle(224, 76, 6) + sparkle(110, 84, 5) + sparkle(312, 66, 5), '#fff3d6'),
);

const wings = strip(
  ['#a3283a', '#e8743a@.55', '#ffcf7a'],
  circle(172, 56, 96, '~gl') +
    line('M-8 96C70 84 130 104 190 94C250 86 300 100 352 92', '#5a1710', 6, 'stroke-linecap="round"') +
    leaf(20, 92, 1, -30) +
    leaf(250, 92, 1.1, -24) +
    leaf(312, 96, 0.9, 20) +
    butterfly(172, 62, 1.02, 0) +
    many(7, (i) => {
      const a = Math.PI + ((i + 0.5) / 7) * Math.PI;
      return line(
        t`M${172 + 70 * Math.cos(a)} ${70 + 58 * Math.sin(a)}L${172 + 84 * Math.cos(a)} ${70 + 70 * Math.sin(a)}`,
        '#fff3d6',
        2.4,
        'stroke-linecap="round" opacity=".8"',
      );
    }) +
    dew(60, 78, 4) +
    dew(292, 80, 4.4) +
    fill(sparkle(70, 30, 7) + sparkle(276, 34, 7), '#fff6dc'),
);

const flight = strip(
  ['#dd5a2c', '#ffb45a@.5', '#fff0bc'],
  circle(262, 30, 90, '~gl') +
    fill('M-6 112V92C60 76 110 96 170 88C230 80 290 96 349 84V112Z', '#c2622c', 'opacity=".5"') +
    line(
      'M8 96C60 20 118 104 168 54C204 20 232 60 262 40',
      '#fff6dc',
      2,
      'stroke-dasharray="1 7" stroke-linecap="round"',
    ) +
    butterfly(276, 44, 0.94, 18) +
    butterfly(120, 66, 0.5, -20) +
    butterfly(188, 36, 0.36, 24) +
    butterfly(44, 46, 0.3, -8) +
    fill(sparkle(226, 76, 6) + sparkle(330, 86, 6) + sparkle(84, 24, 5), '#fff'),
);

export const butterflyPictures = { 'butterfly-sky.svg': sky };

export const butterflyStrips = {
  'butterfly-1.svg': cocoon,
  'butterfly-2.svg': wings,
  'butterfly-3.svg': flight,
};

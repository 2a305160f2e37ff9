/** The scent cabinet before and after: nine bottles in the window, by the hours they smell of, and doors that have been locked. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { sparkle } from '../sparks.ts';
import { BRASSES } from './paints.ts';
import { bottle, bottlePaints, type Scent } from './scent-bottles.ts';

const HOURS: readonly (readonly [string, readonly Scent[]])[] = [
  ['~mo', ['rain', 'shirt', 'peel']],
  ['~no', ['book', 'quilt', 'latte']],
  ['~ni', ['store', 'sparks', 'pillow']],
];

/** A shelf 108 high, whose pane shows the hour; its three bottles stand at its foot. */
const shelf = (top: number, pane: string, kinds: readonly Scent[]): string =>
  box(20, top, 303, 96, pane) +
  kinds
    .map((kind, i) => {
      const x = 70 + i * 101;
      return (
        circle(x, top + 48, 46, '~ha') +
        oval(x, top + 96, 28, 4, '#4b1436', 'opacity=".35"') +
        `<g transform="translate(${x - 43} ${top + 11}) scale(.9)">${bottle(kind)}</g>`
      );
    })
    .join('') +
  box(14, top + 96, 315, 9, '~sh') +
  box(14, top + 96, 315, 2.4, '~bv');

const window = picture(
  343,
  356,
  defs(
    ...BRASSES,
    ...bottlePaints,
    lin('mo', ['#ffc9a0', '#ffe9c8@.6', '#fff6e6']),
    lin('no', ['#a8dcec', '#d8f0ee@.6', '#fff6e6']),
    lin('ni', ['#1d0f44', '#4a2470@.6', '#8a4a84']),
    lin('wd', ['#8a4658', '#4a1c30'], 'd'),
    lin('sh', ['#b0626a', '#6a2c40']),
    rad('ha', ['#fff6dc/.8', '#fff0c8@.5/.3', '#fff0c8/0']),
    rad('su', ['#fffbe6', '#ffe08a@.6', '#ffb65a']),
  ) +
    box(0, 6, 343, 350, '~wd', 'rx="18"') +
    fill('M30 22C60 2 283 2 313 22Z', '~bv') +
    fill(sparkle(171, 13, 8), '#fff6dc') +
    // Sunrise, noon, and what comes after midnight.
    HOURS.map(([pane, kinds], i) => {
      const top = 24 + i * 109;
      const light = [
        t`<clipPath id="~c0"><path d="M20 ${top}H323V${top + 96}H20Z"/></clipPath><g clip-path="url(#~c0)">${circle(40, top + 92, 44, '~su', 'opacity=".9"')}${line(t`M94 ${top + 70}L120 ${top + 60}M80 ${top + 44}L100 ${top + 24}`, '#fff', 4, 'stroke-linecap="round" opacity=".5"')}</g>`,
        circle(298, top + 20, 13, '~su') +
          fill(
            t`M32 ${top + 30}C32 ${top + 16} 56 ${top + 14} 60 ${top + 26}C72 ${top + 22} 78 ${top + 38} 66 ${top + 40}H40C30 ${top + 40} 26 ${top + 34} 32 ${top + 30}Z`,
            '#fff',
            'opacity=".8"',
          ),
        fill(
          t`M300 ${top + 12}C288 ${top + 16} 286 ${top + 34} 300 ${top + 38}C284 ${top + 42} 276 ${top + 16} 300 ${top + 12}Z`,
          '#fff3c8',
        ) +
          fill(
            sparkle(40, top + 18, 5) +
              sparkle(122, top + 14, 4) +
              sparkle(222, top + 22, 5) +
              sparkle(318, top + 52, 4),
            '#fff',
          ),
      ];
      return shelf(top, pane, kinds).replace(/^(<rect[^>]*>)/, `$1${light[i]}`);
    }).join('') +
    fill('M20 24H118L20 250Z', '#fff', 'opacity=".16"') +
    line('M20 24V347M323 24V347', '#f3d490', 2, 'opacity=".7"'),
);

/** One leaf of the door; `s` mirrors it. */
const leaf = (s: 1 | -1): string =>
  `<g transform="translate(${s > 0 ? 0 : 343} 0) scale(${s} 1)">${
    box(24, 20, 147, 200, '~wd') +
    box(40, 36, 112, 72, '~pa', 'rx="6"') +
    box(40, 124, 112, 80, '~pa', 'rx="6"') +
    line('M40 102V42A6 6 0 0 1 46 36H152M40 198V130A6 6 0 0 1 46 124H152', '#f3d490', 1.6, 'opacity=".7"') +
    fill(
      'M96 56C108 44 118 58 108 66C122 68 118 84 104 78C106 92 88 92 90 78C76 84 72 68 86 66C76 58 86 44 96 56Z',
      '#d98aa0',
      'opacity=".75"',
    ) +
    circle(97, 69, 5, '#f6c453', 'opacity=".9"') +
    line('M60 164C74 146 84 182 98 164C112 146 120 182 134 164', '#d98aa0', 2.4, 'opacity=".7"')
  }</g>`;

const locked = picture(
  343,
  240,
  defs(
    ...BRASSES,
    lin('wl', ['#b4708a', '#7a4a72']),
    lin('wd', ['#7a3a4a', '#4a1c30'], 'd'),
    lin('pa', ['#5a2438', '#6e3044']),
    lin('co', ['#fff6ec', '#e8c8bc']),
    rad('gl', ['#fff0c8/.95', '#ffcf8a@.35/.5', '#ffcf8a/0']),
  ) +
    box(0, 0, 343, 240, '~wl', 'rx="16"') +
    many(12, (i) => box(8 + i * 29, 0, 12, 240, '#fff', 'opacity=".05"')) +
    leaf(1) +
    leaf(-1) +
    line('M171.5 20V220', '#2c0c26', 2.4) +
    box(18, 12, 307, 12, '~bv', 'rx="4"') +
    fill('M0 216H343V224A16 16 0 0 1 327 240H16A16 16 0 0 1 0 224Z', '~co') +
    circle(171.5, 122, 84, '~gl') +
    fill('M171.5 94C187 94 190 108 186 118L192 150H151L157 118C153 108 156 94 171.5 94Z', '~bv') +
    fill('M171.5 104A9 9 0 0 1 177 120L180 140H163L166 120A9 9 0 0 1 171.5 104Z', '#fff8e0') +
    // What still drifts out.
    line(
      'M172 106C150 88 196 72 176 50C162 34 190 26 184 8M170 108C128 96 138 64 112 58C92 54 92 36 76 34M174 108C214 98 208 70 236 66C260 62 256 42 276 38',
      '#fff6e6',
      3.4,
      'stroke-linecap="round" opacity=".75"',
    ) +
    many(
      7,
      (i) =>
        `<g transform="translate(${[76, 112, 150, 190, 184, 240, 278][i]} ${[34, 56, 74, 62, 10, 66, 36][i]}) rotate(${i * 57})">${fill('M0 0C6-6 6-13 0-16C-6-13-6-6 0 0Z', i % 2 ? '#ffd0dc' : '#fff0f0')}</g>`,
    ) +
    // The key, on a ribbon.
    line('M292 176V196', '#e6889f', 3) +
    fill(
      'M292 178C280 166 274 178 290 182C274 190 284 198 293 184C302 198 312 190 295 182C311 178 304 166 292 178Z',
      '#e05a82',
    ) +
    `<circle cx="292" cy="203" r="8" fill="none" stroke="url(#~bv)" stroke-width="4"/>${line('M292 211V234M292 226H299M292 233H298', '#d9a44a', 4, 'stroke-linecap="round"')}` +
    fill(sparkle(60, 96, 5) + sparkle(284, 110, 5) + sparkle(128, 30, 4) + sparkle(222, 26, 5), '#ffe9b8'),
);

export const scentHours = { 'scents/window.svg': window, 'scents/locked.svg': locked };

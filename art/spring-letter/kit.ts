/** Plate, corner, pattern, divider, ranks and coin of the spring letter. */
import { box, circle, defs, fill, lin, line, many, oval, picture, t, use } from '../draw.ts';
import { FIGURES, METALS } from '../kit.ts';
import { burst, button, card, digit, falling, panel, rays, row, sheet, steps, tab, tabOn } from './frames.ts';
import { GILT, INK, MIMOSA, PAPER, WAX } from './paints.ts';
import { bow, frond, mimosa, perforated, pressed, seal } from './parts.ts';

/** A header: an address label of violet card under the open flap of an envelope, its ends stamped with a flower. */
const end = (flip: string): string =>
  `<g ${flip}>${fill(perforated(40, 44, 6, 7), '#fffdf6', 'transform="translate(2 6)"')}${box(6, 10, 32, 36, '#d7c8f2')}${use('p', 22, 29, 1.05)}</g>`;
const plate = picture(
  280,
  56,
  defs(
    lin('f', ['#7f52bd', '#5a3391']),
    lin('a', ['#c4a8ea', '#9a78cf']),
    pressed('p', '#8d63cc', '#4f2a86'),
  ) +
    fill('M30 11L140 0L250 11Z', '~a') +
    line('M30 11L140 .8L250 11', '#fff', 1, 'opacity=".7"') +
    fill('M26 9H254V46H26Z', INK, 'opacity=".2" transform="translate(0 3)"') +
    fill('M26 8H254V46H26Z', '~f') +
    line('M44 11.5H236M44 42.5H236', '#f3cf6b', 1.3) +
    end('') +
    end('transform="translate(280) scale(-1 1)"'),
);

/** Watermark of the paper: stamps and sprigs, faint. */
const pattern = picture(
  120,
  120,
  `<g fill="none" stroke="#6a3fa3" stroke-width="1" opacity=".1"><g transform="rotate(-12 30 32)">${`<path d="${perforated(30, 38, 5, 7)}" transform="translate(14 12)"/>`}<path d="M18 17h22v28h-22Z"/></g><g transform="rotate(9 92 90)"><path d="M70 74h44v30h-44Z"/><path d="M70 74l22 17 22-17"/></g><circle cx="90" cy="30" r="13"/><circle cx="90" cy="30" r="9"/><path d="M62 26q4-3 8 0t8 0M62 33q4-3 8 0t8 0"/></g>` +
    `<g opacity=".14">${fill('M30 112C20 100 20 86 30 76C28 88 28 100 30 112ZM30 104q9-3 12-11q-10 0-12 11M30 96q-9-3-12-10q10 0 12 10', '#7c9a62')}</g>`,
);

const divider = picture(
  300,
  24,
  defs(
    ...MIMOSA,
    lin('a', ['#a98fd6/0', '#a98fd6'], 'h'),
    lin('b', ['#a98fd6', '#a98fd6/0'], 'h'),
    frond('fr', 5, '#8aa06a'),
    pressed('p', '#8d63cc', '#4f2a86'),
    pressed('q', '#f2a9b6', '#b05a78'),
  ) +
    box(8, 11.4, 92, 1.2, '~a') +
    box(200, 11.4, 92, 1.2, '~b') +
    use('fr', 146, 12, 0.8, -90) +
    use('fr', 154, 12, 0.8, 90) +
    many(6, (i) => circle(112 + i * 15.2, 12 + (i % 2 ? 4 : -4), 3.2, '~mi')) +
    use('q', 128, 12, 0.6) +
    use('q', 172, 12, 0.6) +
    use('p', 150, 12, 0.86),
);

/** A rosette of pleated paper with a stamp of honour in its middle, on two tails. */
function rank(place: number, metal: readonly string[], paper: string, dark: string): string {
  return picture(
    64,
    48,
    defs(lin('m', [...metal], 'd'), lin('t', [paper, dark])) +
      fill('M20 30L12 47L20 44L25 48L31 32ZM44 30L52 47L44 44L39 48L33 32Z', '~t') +
      many(
        18,
        (i) =>
          `<path d="M32 21L27.6 2.6Q32-.4 36.4 2.6Z" transform="rotate(${i * 20} 32 21)" fill="${i % 2 ? paper : '#fffaf0'}" stroke="${dark}" stroke-width=".5"/>`,
      ) +
      circle(32, 21, 13.4, '~m') +
      circle(32, 21, 11, dark) +
      `<circle cx="32" cy="21" r="9.4" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width=".9" stroke-dasharray="1.2 1.6"/>` +
      `<path d="${FIGURES[place]}" transform="translate(32 21)" fill="#fffaf0"/>` +
      (place === 0 ? `<g transform="translate(32 36) scale(.44)">${bow('#f6d877', '#c89a2c')}</g>` : ''),
  );
}

/** A stamp is what a letter costs here. */
const currency = picture(
  48,
  48,
  defs(...MIMOSA, GILT, frond('fr', 5, '#7c9a62'), mimosa('m', 5, 16)) +
    `<g transform="rotate(-6 24 24)">${fill(perforated(36, 42, 6, 7), INK, 'opacity=".3" transform="translate(7.4 5)"')}${fill(perforated(36, 42, 6, 7), '#fffdf6', 'transform="translate(6 3)"')}${box(10, 7, 28, 34, '#8d6ccb')}${line('M10 7h28v34h-28Z', '#f3cf6b', 1.2)}<g transform="translate(20 39) scale(.34)">${use('m', 6, 0, 1, -8)}${use('m', 12, 0, 0.8, 20)}</g></g>`,
);

const cover = picture(
  343,
  160,
  defs(
    ...PAPER,
    ...WAX,
    ...MIMOSA,
    lin('g', ['#6f5fc0', '#a58fdc@.5', '#f4cfd8'], 'h'),
    lin('w', ['#fff/.0', '#fff4d8/.7'], 'h'),
    lin('ev', ['#fffdf6', '#ece0f2']),
    frond('fr', 6, '#8aa06a'),
    mimosa('m1', 5, 28),
    mimosa('m2', 29, 24),
    pressed('p', '#8d63cc', '#4f2a86'),
    pressed('q', '#f2a9b6', '#b05a78'),
  ) +
    box(0, 0, 343, 160, '~g') +
    fill('M150 0H343V160H90Z', '~w') +
    many(5, (i) => line(t`M0 ${22 + i * 30}H343`, '#fff', 1, 'opacity=".12"')) +
    oval(256, 150, 92, 9, INK, 'opacity=".22"') +
    `<g transform="translate(256 100) rotate(-4)">${fill('M-74-34L0-92L74-34V50H-74Z', '#c7b2e6')}${fill('M-52-62h104v86h-104Z', '#fffdf6')}${line('M-38-44H30M-38-32H38M-38-20H16', '#a793c8', 2.4, 'stroke-linecap="round"')}</g>` +
    use('m2', 232, 96, 0.8, -30, '', -0.8) +
    use('m1', 262, 96, 0.86, 8) +
    use('m2', 276, 96, 0.8, 42) +
    use('fr', 226, 96, 1, -56) +
    use('fr', 290, 96, 1, 62) +
    `<g transform="translate(256 100) rotate(-4)">${fill('M-74-34L-10 14Q0 22 10 14L74-34V52H-74Z', '~ev')}${line('M-74 52L-12 6M74 52L12 6M-74-34L-10 14Q0 22 10 14L74-34', '#b9a4d8', 1.2)}<g transform="translate(0 18) scale(1.15)">${seal}</g></g>` +
    use('p', 182, 146, 1.1, 20) +
    use('q', 200, 152, 0.8, 60) +
    use('p', 330, 142, 0.9) +
    use('q', 316, 152, 0.8, 30),
);

export const kit = {
  'plate.svg': plate,
  'pattern.svg': pattern,
  'divider.svg': divider,
  'rank-1.svg': rank(0, METALS.gold, '#f6d877', '#6a3fa3'),
  'rank-2.svg': rank(1, METALS.silver, '#cdbcee', '#5c4f88'),
  'rank-3.svg': rank(2, METALS.bronze, '#f3b9ab', '#8a4a3c'),
  'currency.svg': currency,
  'cover.svg': cover,
  'panel.svg': panel,
  'card.svg': card,
  'row.svg': row,
  'tab.svg': tab,
  'tab-on.svg': tabOn,
  'button.svg': button,
  'digit.svg': digit,
  'rays.svg': rays,
  'sheet.svg': sheet,
  'falling.svg': falling,
  'burst.svg': burst,
  ...steps,
};

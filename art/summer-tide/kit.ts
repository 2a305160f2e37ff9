/** Plate, divider, medals, coin and cover of the summer tide, together with its frames. */
import { circle, defs, fill, lin, line, picture } from '../draw.ts';
import { FIGURES, METALS } from '../kit.ts';
import {
  burst,
  button,
  card,
  digit,
  falling,
  panel,
  pattern,
  rays,
  row,
  sheet,
  steps,
  tab,
  tabOn,
} from './frames.ts';
import { CORALS, DEEP, FOIL } from './paints.ts';
import { shell, starfish } from './parts.ts';

/** A header: a surfboard seen from above, its nose and tail striped, a starfish on each end. */
const end =
  fill('M44 5C26 4 10 12 2 26C10 40 26 48 44 47Z', '#f2674e') +
  fill('M44 5C36 4.6 30 6 24 8.4V43.6C30 46 36 47.4 44 47Z', '#fff') +
  fill('M44 5H34V47H44Z', '~de') +
  starfish(22, 26, 12, '#ffd166', '#d98a1e');
const plate = picture(
  280,
  56,
  defs(lin('de', ['#1786a4', DEEP])) +
    fill(
      'M44 9C26 8 10 14 3 29C10 44 26 52 44 51H236C254 52 270 44 277 29C270 14 254 8 236 9Z',
      '#06384c',
      'opacity=".3"',
    ) +
    fill('M44 5H236V47H44Z', '~de') +
    end +
    `<g transform="translate(280) scale(-1 1)">${end}</g>` +
    line('M44 8.6H236', '#9ff0e6', 1.6, 'opacity=".8"') +
    line('M44 43.4H236', '#9ff0e6', 1.2, 'opacity=".5"'),
);

const divider = picture(
  300,
  24,
  defs(CORALS, lin('a', ['#2fb6c6/0', '#2fb6c6'], 'h'), lin('b', ['#2fb6c6', '#2fb6c6/0'], 'h')) +
    line('M6 14q7-7 14 0t14 0t14 0t14 0t14 0t14 0t14 0', '~a', 2.6, 'stroke-linecap="round"') +
    line('M196 14q7-7 14 0t14 0t14 0t14 0t14 0t14 0t14 0', '~b', 2.6, 'stroke-linecap="round"') +
    `<g transform="translate(150 12) scale(.62)">${shell('#ffe6da', '~co', '#fff1e6')}</g>` +
    starfish(124, 13, 8, '#ffe08f', '#e0a02e') +
    starfish(176, 13, 8, '#ffe08f', '#e0a02e'),
);

/** A starfish of metal on a wreath of foam. */
function rank(place: number, metal: readonly string[], dark: string): string {
  return picture(
    64,
    48,
    defs(lin('m', [...metal], 'd'), FOIL) +
      fill(
        'M10 40C2 40 2 30 9 30C8 23 18 21 21 27H43C46 21 56 23 55 30C62 30 62 40 54 40Z',
        '#2fa3b8',
        'opacity=".35" transform="translate(0 2)"',
      ) +
      fill('M10 40C2 40 2 30 9 30C8 23 18 21 21 27H43C46 21 56 23 55 30C62 30 62 40 54 40Z', '#f2fdfd') +
      starfish(32, 24, 25, '~m', dark) +
      circle(32, 25, 9.4, '~m') +
      circle(32, 25, 8, dark) +
      `<path d="${FIGURES[place]}" transform="translate(32 25)" fill="#fff"/>` +
      (place === 0
        ? fill('M22 9L18 1L26 5L32-1L38 5L46 1L42 9Z', '#ffd166', 'stroke="#b87414" stroke-width=".8"')
        : ''),
  );
}

/** What the sea brings is what one pays with: a shell of foil. */
const currency = picture(
  96,
  96,
  defs(FOIL, CORALS) +
    `<g transform="translate(48 50) scale(2)">${fill('M0 20L-9 18L-11 11C-24 6-26-8-19-14C-16-20-10-21-7-19C-4-23 4-23 7-19C10-21 16-20 19-14C26-8 24 6 11 11L9 18Z', '#0c3a4c', 'opacity=".22" transform="translate(.6 1.4)"')}${fill('M0 20L-9 18L-11 11C-24 6-26-8-19-14C-16-20-10-21-7-19C-4-23 4-23 7-19C10-21 16-20 19-14C26-8 24 6 11 11L9 18Z', '#fff')}${line('M0 20L-9 18L-11 11C-24 6-26-8-19-14C-16-20-10-21-7-19C-4-23 4-23 7-19C10-21 16-20 19-14C26-8 24 6 11 11L9 18Z', '~fo', 1.2)}${shell('#ffd9c8', '~co', '#fff1e6')}</g>`,
);

export const kit = {
  'plate.svg': plate,
  'panel.svg': panel,
  'card.svg': card,
  'row.svg': row,
  'tab.svg': tab,
  'tab-on.svg': tabOn,
  'button.svg': button,
  'digit.svg': digit,
  ...steps,
  'rays.svg': rays,
  'sheet.svg': sheet,
  'falling.svg': falling,
  'burst.svg': burst,
  'pattern.svg': pattern,
  'divider.svg': divider,
  'rank-1.svg': rank(0, METALS.gold, '#b07410'),
  'rank-2.svg': rank(1, METALS.silver, '#62728a'),
  'rank-3.svg': rank(2, METALS.bronze, '#8a4a22'),
  'currency.svg': currency,
};

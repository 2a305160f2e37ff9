/** Plate, corner, pattern, divider, ranks, coin and cover of the maple hour. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { FIGURES, METALS } from '../kit.ts';
import { burst, button, card, digit, falling, panel, rays, row, sheet, steps, tab, tabOn } from './frames.ts';
import { AMBER, BRASS, DARK, LEAVES, VINYL, WOOD } from './paints.ts';
import { cassette, leafAt, leafShape, radio, record } from './parts.ts';

/** A header: the tuning glass of a radio, a brass knob at each end. */
const knob = (x: number): string =>
  circle(x, 29, 21, '#22110a', 'opacity=".45"') +
  circle(x, 27, 20, '~br') +
  circle(x, 27, 15, '#4a2814') +
  many(
    12,
    (i) =>
      `<path d="M${x} 9.4v4" transform="rotate(${i * 30} ${x} 27)" stroke="#6b4a1a" stroke-width="1.4"/>`,
  ) +
  circle(x, 27, 10, '~br') +
  line(t`M${x} 27l5-7`, '#3a2216', 2.2, 'stroke-linecap="round"');
const plate = picture(
  280,
  56,
  defs(
    BRASS,
    ...WOOD,
    lin('g', ['#a8481c', '#6b2a10']),
    lin('h', ['#ffc56e/.0', '#ffc56e@.5/.55', '#ffc56e/0'], 'h'),
  ) +
    `<rect x="12" y="4" width="256" height="46" rx="10" fill="#22110a" opacity=".4" transform="translate(0 3)"/><rect x="12" y="4" width="256" height="46" rx="10" fill="url(#~wo)"/><rect x="13" y="5" width="254" height="44" rx="9" fill="none" stroke="#dca94c" stroke-width="1.6"/>` +
    box(40, 9, 200, 36, '~g') +
    box(40, 9, 200, 36, '~h', 'opacity=".4"') +
    line('M44 40.6H236', '#ffd998', 1.2) +
    line('M44 9.6H236M44 44.6H236', '#dca94c', 1.2) +
    knob(24) +
    knob(256),
);

const pattern = picture(
  120,
  120,
  defs(leafShape('l')) +
    `<g fill="none" stroke="#ffc56e" opacity=".07">${many(4, (i) => t`<circle cx="90" cy="30" r="${8 + i * 6}"/>`)}<path d="M0 96H120M8 90v6M20 86v10M32 90v6M44 90v6M56 86v10M68 90v6M80 90v6M92 86v10M104 90v6M116 90v6"/></g>` +
    `<g opacity=".1">${leafAt('l', 34, 62, 0.4, 18, '#f5894a')}${leafAt('l', 84, 82, 0.26, -40, '#f2b23e')}</g>`,
);

const divider = picture(
  300,
  24,
  defs(leafShape('l'), lin('a', ['#ffc56e/0', '#ffc56e@.3', '#ffc56e@.7', '#ffc56e/0'], 'h')) +
    box(10, 17, 280, 1.3, '~a') +
    line(
      many(27, (i) => (i > 10 && i < 16 ? '' : t`M${20 + i * 10} ${i % 4 === 1 ? 9 : 13}V17`)),
      '#ffc56e',
      1.1,
      'opacity=".75"',
    ) +
    line('M84 4V20', '#ff6a3c', 2, 'stroke-linecap="round"') +
    leafAt('l', 150, 18, 0.17, -68, LEAVES[2] ?? '') +
    leafAt('l', 150, 18, 0.17, 68, LEAVES[1] ?? '') +
    leafAt('l', 150, 21, 0.2, 0, LEAVES[0] ?? ''),
);

/** A record of the rank's metal, its label the number; leaves crown the first. */
function rank(place: number, metal: readonly string[], label: string): string {
  return picture(
    64,
    48,
    defs(VINYL, leafShape('l'), lin('m', [...metal], 'd')) +
      (place === 0
        ? leafAt('l', 32, 24, 0.27, -74, LEAVES[1] ?? '') +
          leafAt('l', 32, 24, 0.27, 74, LEAVES[1] ?? '') +
          leafAt('l', 32, 22, 0.25, -34, LEAVES[2] ?? '') +
          leafAt('l', 32, 22, 0.25, 34, LEAVES[2] ?? '')
        : leafAt('l', 30, 34, 0.22, -96, LEAVES[4] ?? '') + leafAt('l', 34, 34, 0.22, 96, LEAVES[4] ?? '')) +
      circle(32, 27, 20, '~m') +
      circle(32, 27, 17.6, '~vi') +
      `<g fill="none" stroke="#fff" stroke-opacity=".22" stroke-width=".7"><circle cx="32" cy="27" r="15.4"/><circle cx="32" cy="27" r="13.2"/></g>` +
      fill(
        'M32 27L16 20A17.6 17.6 0 0 1 21 13.4ZM32 27L48 34A17.6 17.6 0 0 1 43 40.6Z',
        '#fff',
        'opacity=".16"',
      ) +
      circle(32, 27, 10.6, label) +
      circle(32, 27, 9, 'none', 'stroke="#fff" stroke-opacity=".8" stroke-width=".8"') +
      `<path d="${FIGURES[place]}" transform="translate(32 27)" fill="#fff8ea" stroke="#4a1a0a" stroke-width=".5"/>`,
  );
}

/** A slip on which somebody asks for a song. */
const currency = picture(
  48,
  48,
  oval(24, 44.6, 14, 2.4, DARK, 'opacity=".5"') +
    `<g transform="rotate(-7 24 24)">${fill('M8 4H38V42L34 39L30 42L26 39L22 42L18 39L14 42L8 38Z', '#fff4e0')}${fill('M8 4H38V13H8Z', '#d9512c')}${line('M12 19H30M12 25H26', '#b98a5c', 2.4, 'stroke-linecap="round"')}</g>` +
    `<circle cx="35" cy="33" r="11" fill="#4a2814"/>${line('M34 37V27L41 25.4V35', '#ffc56e', 2.2, 'stroke-linejoin="round"')}<ellipse cx="32" cy="37" rx="3" ry="2.3" fill="#ffc56e"/><ellipse cx="39" cy="35.2" rx="3" ry="2.3" fill="#ffc56e"/>`,
);

const cover = picture(
  343,
  160,
  defs(
    ...WOOD,
    BRASS,
    AMBER,
    VINYL,
    leafShape('l'),
    lin('g', ['#5b2614', '#a8481c@.5', '#f2a04e'], 'h'),
    rad('s', ['#fff3c4/.95', '#ffc56e@.4/.5', '#ffc56e/0']),
  ) +
    box(0, 0, 343, 160, '~g') +
    circle(252, 84, 120, '~s') +
    `<g fill="none" stroke="#ffe9bd" opacity=".3">${many(5, (i) => t`<circle cx="252" cy="84" r="${58 + i * 26}" stroke-width="${2 - i * 0.2}"/>`)}</g>` +
    box(120, 138, 223, 22, '#5a3019') +
    box(120, 138, 223, 2, '#ffdca8', 'opacity=".6"') +
    record(316, 112, 30, '#d9512c') +
    `<g transform="translate(246 140) scale(1.02)">${radio}</g>` +
    `<g transform="translate(160 128) rotate(-8) scale(.62)">${cassette('#3a2a26', '#f6e3c4', '#f5894a')}</g>` +
    [
      [330, 34, 0.5, 200, 0],
      [300, 10, 0.42, 160, 2],
      [342, 66, 0.4, 230, 1],
      [14, 30, 0.4, 150, 1],
      [38, 4, 0.36, 120, 2],
      [188, 30, 0.16, 40, 0],
      [130, 112, 0.14, 200, 2],
      [196, 152, 0.2, -60, 1],
      [320, 156, 0.24, 40, 2],
    ]
      .map(([x = 0, y = 0, s = 1, turn = 0, c = 0]) => leafAt('l', x, y, s, turn, LEAVES[c] ?? ''))
      .join(''),
);

export const kit = {
  'plate.svg': plate,
  'pattern.svg': pattern,
  'divider.svg': divider,
  'rank-1.svg': rank(0, METALS.gold, '#d9512c'),
  'rank-2.svg': rank(1, METALS.silver, '#6f5a48'),
  'rank-3.svg': rank(2, METALS.bronze, '#8f4a22'),
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

/** Plate, pattern, divider, ranks, coin and cover of the passport. */
import { box, circle, defs, fill, lin, line, many, picture, rad, t, use } from '../draw.ts';
import { FIGURES, METALS } from '../kit.ts';
import { burst, button, card, digit, falling, panel, rays, row, sheet, steps, tab, tabOn } from './frames.ts';
import { DEEP, GILT, INK, PAPERS, PETROL, RED, VIOLET, WOODS } from './paints.ts';
import { passport, plane, rosette, rubber, spiro, stampOf, suitcase, waves } from './parts.ts';

/** A header: a band of banknote work between two rosettes. */
const end = (x: number): string =>
  circle(x, 28, 24, DEEP, 'opacity=".3" transform="translate(0 3)"') +
  circle(x, 27, 23, '~p') +
  `<g fill="none" stroke="#f0cf86" stroke-width=".8">${spiro(x, 27, 19.5, 10, 6)}<circle cx="${x}" cy="27" r="21.4" stroke-width="1.4"/></g>` +
  circle(x, 27, 7.4, RED) +
  `<g transform="translate(${x} 27) rotate(-38) scale(.27)">${plane('#fff6e0')}</g>`;
const plate = picture(
  280,
  56,
  defs(lin('p', ['#1f7d7a', PETROL, DEEP])) +
    box(24, 8, 232, 40, DEEP, 'rx="4" opacity=".32" transform="translate(0 3)"') +
    box(24, 8, 232, 38, '~p') +
    line(waves(44, 12.4, 192, 2, 16, 3) + waves(44, 41.6, 192, 2, 16, 3), '#f0cf86', 0.6, 'opacity=".75"') +
    line('M44 16.6H236M44 37.4H236', '#f0cf86', 0.8, 'opacity=".9"') +
    end(26) +
    end(254),
);

const pattern = picture(
  140,
  140,
  `<g fill="none" stroke="#8a6a34" stroke-opacity=".16" stroke-width=".8">${spiro(36, 36, 30, 15, 6)}<path d="${waves(70, 104, 70, 6, 35, 4)}"/><path d="${waves(0, 104, 70, 6, 35, 4)}"/></g><g transform="translate(106 40) rotate(-30) scale(.5)" opacity=".11">${plane(PETROL)}</g>`,
);

const divider = picture(
  300,
  24,
  defs(lin('a', ['#145c5c/0', '#145c5c@.25', '#145c5c@.75', '#145c5c/0'], 'h')) +
    line(
      'M12 12C60 4 90 20 122 12M178 12C210 4 240 20 288 12',
      '~a',
      1.6,
      'stroke-dasharray="2 5" stroke-linecap="round"',
    ) +
    `<g fill="none" stroke="${PETROL}" stroke-width=".9">${spiro(150, 12, 10, 5, 4)}</g>` +
    circle(150, 12, 3, RED) +
    `<g transform="translate(112 12) rotate(-12) scale(.42)">${plane(PETROL)}</g><g transform="translate(188 12) rotate(168) scale(.42)">${plane(PETROL)}</g>`,
);

/** A seal with the figure of the rank, two ribbons below it. */
const rank = (place: number, metal: readonly string[], dark: string): string =>
  picture(
    64,
    48,
    defs(lin('m', [...metal], 'd')) +
      fill('M22 28L14 47L22 43L27 47L31 32ZM42 28L50 47L42 43L37 47L33 32Z', place === 0 ? RED : dark) +
      fill(
        `${many(20, (i) => {
          const a = (i * Math.PI) / 10;
          const r = 19.6;
          return i ? t`A3.4 3.4 0 0 1 ${32 + r * Math.cos(a)} ${20.6 + r * Math.sin(a)}` : t`M${32 + r} 20.6`;
        })}Z`,
        '~m',
      ) +
      circle(32, 20.6, 14.4, 'none', `stroke="${dark}" stroke-width="1"`) +
      circle(32, 20.6, 12.4, '#fffaf0') +
      `<g fill="none" stroke="${dark}" stroke-width=".5" opacity=".5">${spiro(32, 20.6, 11, 8, 4)}</g>` +
      `<path d="${FIGURES[place]}" transform="translate(32 20.6) scale(1.1)" fill="${dark}"/>`,
  );

const currency = picture(
  96,
  96,
  defs(GILT, ...PAPERS) +
    circle(48, 52, 40, INK, 'opacity=".28"') +
    circle(48, 47, 41, '~gi') +
    circle(48, 47, 35, '~cv') +
    `<g fill="none" stroke="#f0cf86" stroke-width="1.1">${spiro(48, 47, 32, 19, 8)}</g>` +
    circle(48, 47, 16, '~gi') +
    `<g transform="translate(48 47) rotate(-38) scale(.6)">${plane(DEEP)}</g>` +
    fill('M16 32C24 16 40 9 56 11C38 14 24 22 16 32Z', '#fff', 'opacity=".5"'),
);

const cover = picture(
  690,
  320,
  defs(
    ...PAPERS,
    GILT,
    WOODS,
    lin('s', ['#0f3d40', '#1b6b69@.45', '#e2a15c@.86', '#f6d49a@1']),
    rad('u', ['#fff3d0/.95', '#ffdf9f@.3/.6', '#ffdf9f/0']),
    stampOf('a', 'round', 'flag', RED),
    stampOf('b', 'scallop', 'mic', VIOLET),
    stampOf('c', 'oval', 'kite', PETROL),
  ) +
    box(0, 0, 690, 320, '~s') +
    `<g fill="none" stroke="#f7e3b4" stroke-opacity=".4" stroke-width=".9"><path d="${rosette(345, 190, 150, 26, 18, 5)}"/><path d="${rosette(345, 190, 96, 20, 14, 4)}"/></g>` +
    circle(345, 196, 130, '~u') +
    fill('M0 262C120 236 240 250 345 244C460 238 580 250 690 236V320H0Z', '~kr') +
    line(waves(0, 286, 690, 6, 46, 5), '#8a5f2c', 0.9, 'opacity=".4"') +
    `<g transform="translate(330 190) rotate(-9) scale(1.36)">${passport()}</g>` +
    `<g transform="translate(430 290)">${suitcase(150, 104, '#c8653f', '#8f3d24', '#5e2614')}</g>` +
    `<g transform="translate(232 296) scale(1.15)">${rubber()}</g>` +
    use('a', 120, 120, 1.5, -14, 'opacity=".85"') +
    use('b', 566, 96, 1.5, 12, 'opacity=".85"') +
    use('c', 604, 214, 1.2, -10, 'opacity=".8"') +
    line('M40 250C120 190 150 60 260 44', '#fff6dc', 2, 'stroke-dasharray="1 9" stroke-linecap="round"') +
    `<g transform="translate(274 42) rotate(-6)">${plane('#fff6dc')}</g>`,
);

export const kit = {
  'plate.svg': plate,
  'pattern.svg': pattern,
  'divider.svg': divider,
  'rank-1.svg': rank(0, METALS.gold, '#7d5708'),
  'rank-2.svg': rank(1, METALS.silver, '#4f5a68'),
  'rank-3.svg': rank(2, METALS.bronze, '#8a4524'),
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

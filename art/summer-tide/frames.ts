/** What the widgets of a summer tide are framed by: stickers with a foil rim, lifebuoys, towels, ice, castles of sand. */
import { box, circle, defs, fill, lin, line, many, picture, rad, t } from '../draw.ts';
import { CORAL, CORALS, DEEP, FOIL, GLASS, PANEL, SUN } from './paints.ts';
import { shell } from './parts.ts';

const turned = (body: string, c: number): string =>
  [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} ${c} ${c})">${body}</g>`).join('');

/** Frame of a section: a rope between four lifebuoys. */
export const panel = picture(
  96,
  96,
  `<rect x="5" y="5" width="86" height="86" rx="22" fill="none" stroke="${DEEP}" stroke-opacity=".25" stroke-width="9"/><rect x="5" y="4.4" width="86" height="86" rx="22" fill="none" stroke="#fff" stroke-width="8"/><rect x="5" y="4.4" width="86" height="86" rx="22" fill="none" stroke="#e8b878" stroke-width="3.4"/><rect x="5" y="4.4" width="86" height="86" rx="22" fill="none" stroke="#a8743a" stroke-width="3.4" stroke-dasharray="1.4 4.6" opacity=".65"/><rect x="10.4" y="10" width="75.2" height="75.2" rx="17" fill="none" stroke="#2fb6c6" stroke-width="1.4"/>` +
    turned(
      circle(15, 15, 14, DEEP, 'opacity=".22" transform="translate(0 1.6)"') +
        circle(15, 15, 14, '#fff') +
        `<circle cx="15" cy="15" r="9.6" fill="none" stroke="#f2674e" stroke-width="7" stroke-dasharray="7.54 7.54"/><circle cx="15" cy="15" r="13.4" fill="none" stroke="${DEEP}" stroke-opacity=".3" stroke-width=".8"/>` +
        circle(15, 15, 6, '#d8f4f3') +
        line('M5.6 11A10 10 0 0 1 13 5', '#fff', 2, 'stroke-linecap="round" opacity=".9"'),
      48,
    ),
);

/** Frame of a card: a sticker on its sheet, white rim and a line of foil, one corner lifted. */
export const card = picture(
  48,
  48,
  defs(FOIL) +
    `<rect x="1.6" y="1.6" width="44.8" height="44.8" rx="14" fill="none" stroke="#7fc7d4" stroke-width="1.6"/><rect x="4.2" y="4.2" width="39.6" height="39.6" rx="12" fill="none" stroke="#fff" stroke-width="4.4"/><rect x="7" y="7" width="34" height="34" rx="10" fill="none" stroke="url(#~fo)" stroke-width="2.2"/>` +
    fill('M32 47H34A13 13 0 0 0 47 34V32C45 40 40 45 32 47Z', '#e6f6f6') +
    line('M32 46.6C40 45 45 40 46.6 32', '#7fc7d4', 1.2),
);

/** Frame of a row: a beach towel, its stripes at the left, its fringe at the right. */
export const row = picture(
  96,
  48,
  `<rect x="1" y="1" width="94" height="46" rx="13" fill="none" stroke="#7fc7d4" stroke-width="1.8"/>` +
    fill('M13 1.6A12 12 0 0 0 2 13V35A12 12 0 0 0 13 46.4Z', '#2fb6c6') +
    fill('M6 4.4V43.6L9.4 45.8V2.2Z', '#fff', 'opacity=".85"') +
    box(13, 2, 2.4, 44, '#f2674e') +
    line('M88 12h5M88 18h6M88 24h6M88 30h6M88 36h5', '#7fc7d4', 1.8, 'stroke-linecap="round"'),
);

/** A tab like a buoy's flag: at rest paper, chosen coral with a wave at its foot. */
const pill = (paint: string, edge: string, wave: string): string =>
  `<rect x="1" y="2" width="62" height="41" rx="17" fill="${DEEP}" fill-opacity=".25"/><rect x="1" y="1" width="62" height="40" rx="17" fill="${paint}" stroke="${edge}" stroke-width="1.8"/>` +
  line('M14 36.4q4.5-4 9 0t9 0t9 0t9 0', wave, 1.8, 'stroke-linecap="round"');
export const tab = picture(64, 44, pill(PANEL, '#7fc7d4', '#a9dfe4'));
export const tabOn = picture(64, 44, pill(CORAL, '#fff', '#ffc2ae'));

/** The main button: a lifebuoy pulled long. Its white bands fade towards the middle, or a small button would be three pieces. */
const band = 'M22 3H31V43H22C11 43 3 34 3 23C3 12 11 3 22 3Z';
export const button = picture(
  96,
  52,
  defs(lin('b', ['#d5442f', CORAL]), lin('w', ['#fff/.42', '#fff@.4/.26', '#fff/0'], 'h')) +
    `<rect x="0" y="6" width="96" height="46" rx="23" fill="#8a1f17"/><rect x="1" y="1" width="94" height="44" rx="22" fill="url(#~b)" stroke="#fff" stroke-width="2"/>` +
    fill(band, '~w') +
    fill(band, '~w', 'transform="translate(96)scale(-1 1)"') +
    line('M24 6H72', '#ffe1d6', 1.8, 'stroke-linecap="round" opacity=".85"'),
);

/** A countdown's number in a cube of ice. */
export const digit = picture(
  48,
  56,
  defs(lin('i', ['#ffffff', '#e3f7fa@.6', '#c4ebf2'])) +
    `<rect x="1" y="2" width="46" height="53" rx="12" fill="#5fb9cc"/><rect x="1" y="1" width="46" height="51" rx="12" fill="url(#~i)" stroke="#fff" stroke-width="2"/>` +
    line('M8 14C8 9 11 7.4 15 7.4M40 40C40 44 38 46 34 46', '#fff', 3, 'stroke-linecap="round"') +
    line('M39 10l3 4M6 42l4 3', '#8fd3e0', 1.4, 'stroke-linecap="round"') +
    circle(39, 20, 1.4, '#9fdce6') +
    circle(9, 36, 1.8, '#fff'),
);

/** A tower of sand with its battlements; a shell is pressed into it. */
function step(light: string, dark: string, flag: string, flip: number): string {
  return picture(
    120,
    160,
    defs(lin('s', [dark, light, light, dark], 'h'), lin('t', ['#fff6dc', light])) +
      fill('M6 26H114L118 160H2Z', '~s') +
      fill('M0 12H18V22H34V12H52V22H68V12H86V22H102V12H120V38H0Z', '~t') +
      fill('M0 34H120V40H0Z', '#9a6a34', 'opacity=".25"') +
      line('M4 15H14M38 15H48M72 15H82M106 15H116', '#fff', 2, 'stroke-linecap="round" opacity=".8"') +
      line(
        'M10 60H40M64 60H110M8 92H70M92 92H112M10 124H34M58 124H112',
        '#a8743a',
        1.2,
        'stroke-dasharray="7 7" opacity=".35"',
      ) +
      line(
        many(14, (i) => t`M${12 + ((i * 37) % 98)} ${50 + ((i * 53) % 104)}h0`),
        '#fff8e2',
        2.4,
        'stroke-linecap="round" opacity=".8"',
      ) +
      line(t`M${60 + flip * 46} 14V0`, '#8a5a30', 1.8) +
      fill(t`M${60 + flip * 46} 0l${-flip * 13} 4l${flip * 13} 5Z`, flag),
  );
}
export const steps = {
  'step-1.svg': step('#fbe3a8', '#eec06a', '#f2674e', 1),
  'step-2.svg': step('#f7e2c2', '#dfbf94', '#2fb6c6', -1),
  'step-3.svg': step('#f6d3b4', '#dba782', '#8f7fe0', 1),
};

/** Noon behind the winner: beams as a child paints them, each second one shorter, in a ring of spray. */
export const rays = picture(
  360,
  240,
  defs(rad('r', ['#fff3b0@0/.95', '#ffd166@.5/.5', '#9ff0e6@1/0'])) +
    fill(
      many(18, (i) => {
        const a = (i * Math.PI) / 9;
        const q = i % 2 ? 84 : 118;
        const [x, y] = [180 + q * 1.5 * Math.cos(a), 120 + q * Math.sin(a)];
        const p = (k: number): string => t`${180 + 40 * Math.cos(a + k)} ${120 + 40 * Math.sin(a + k)}`;
        return t`M${p(-0.13)}L${x} ${y}L${p(0.13)}Z`;
      }),
      '~r',
    ) +
    circle(180, 120, 60, '~r') +
    line(
      many(16, (i) => {
        const a = (i * Math.PI) / 8 + 0.2;
        return t`M${180 + 150 * Math.cos(a)} ${120 + 100 * Math.sin(a)}h0`;
      }),
      '#fff',
      5,
      'stroke-linecap="round" opacity=".8"',
    ),
);

/** The upper edge of a sheet that asks: the valance of a parasol. */
export const sheet = picture(
  360,
  32,
  fill(
    t`M0 0H360V14${many(12, (i) => t`C${355 - i * 30} 30 ${335 - i * 30} 30 ${330 - i * 30} 14`)}Z`,
    '#fff',
  ) +
    fill(
      many(6, (i) => t`M${i * 60} 0h30v14c-5 16-25 16-30 0Z`),
      '#f2674e',
    ) +
    line(
      t`M360 14${many(12, (i) => t`C${355 - i * 30} 30 ${335 - i * 30} 30 ${330 - i * 30} 14`)}`,
      DEEP,
      1.2,
      'opacity=".35"',
    ) +
    line('M0 4H360', SUN, 2.4),
);

/** A bubble that rises. */
export const falling = picture(
  24,
  24,
  defs(GLASS) +
    circle(12, 12, 9, '~gl') +
    line('M6.6 10A6 6 0 0 1 11 6', '#fff', 2, 'stroke-linecap="round"') +
    circle(16.6, 16, 1.2, '#fff', 'opacity=".8"'),
);

/** A small shell that flies. */
export const burst = picture(
  24,
  24,
  `${defs(CORALS)}<g transform="translate(12 12) scale(.56)">${shell('#ffd9c8', '~co', '#fff1e6')}</g>`,
);

/** Clear water with light on it. */
export const pattern = picture(
  120,
  120,
  line(
    'M0 20C12 12 22 28 36 20S62 10 76 20S104 30 120 20M-4 62C10 52 24 70 40 60S70 54 82 64S108 70 124 62M0 100C16 92 26 108 44 100S74 92 90 102S110 108 120 100',
    '#ffffff',
    2.4,
    'stroke-linecap="round" opacity=".38"',
  ) +
    `<g fill="none" stroke="#fff" opacity=".45"><circle cx="22" cy="42" r="4.4"/><circle cx="98" cy="82" r="6"/><circle cx="70" cy="40" r="2.6"/></g>`,
);

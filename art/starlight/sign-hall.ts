/** A hall at night where contracts lie open: a lectern under an arch of stars, lamps on both sides. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { sparkle, star, starDust } from '../sparks.ts';

const column = (x: number): string =>
  box(x, 46, 30, 220, '~co') +
  box(x - 6, 36, 42, 12, '#d9d2f4') +
  box(x - 6, 262, 42, 14, '#8f85c4') +
  line(t`M${x + 9} 52V258M${x + 20} 52V258`, '#5a4f96', 1.6, 'opacity=".6"');

const lamp = (x: number): string =>
  circle(x, 100, 46, '~la') +
  line(t`M${x} 0V84`, '#c9a95a', 1.6) +
  fill(t`M${x - 12} 86h24l6 20q-18 12-36 0Z`, '#f6d683') +
  oval(x, 98, 6, 9, '#fff8dc');

export const signHall = {
  'sign-hall.svg': picture(
    390,
    300,
    defs(
      lin('s', ['#120d2b', '#2f2466@.55', '#6a55a8']),
      rad('g', ['#ffe9b8@0/.7', '#c4b8ff@.5/.3', '#c4b8ff@1/0']),
      lin('co', ['#e4defa', '#a99fd8@.5', '#6b60a8'], 'h'),
      rad('la', ['#ffe9a8@0/.9', '#ffd98a@1/0']),
      lin('fl', ['#3a2f78', '#1b1448']),
      lin('bk', ['#fffdf2', '#e8dfc4']),
    ) +
      box(0, 0, 390, 300, '~s') +
      starDust(77, 90, 390, 200, '#fff') +
      oval(195, 236, 180, 110, '~g') +
      `<path d="M64 262V160A131 131 0 0 1 326 160V262" fill="none" stroke="#c4b8ff" stroke-opacity=".4" stroke-width="14"/>` +
      many(13, (i) => {
        const a = Math.PI * (1 + i / 12);
        return fill(star(195 + 131 * Math.cos(a), 160 + 131 * Math.sin(a), i % 3 ? 5 : 8), '#f6d683');
      }) +
      fill('M0 262H390V300H0Z', '~fl') +
      many(6, (i) =>
        line(t`M${195 + (i - 2.5) * 30} 262L${195 + (i - 2.5) * 100} 300`, '#fff', 1, 'opacity=".12"'),
      ) +
      column(14) +
      column(346) +
      lamp(74) +
      lamp(316) +
      fill('M181 250H209L217 297H173Z', '#7a6bc0') +
      fill('M148 252L195 262L242 252V240H148Z', '#5a4f96') +
      fill(
        'M144 244C164 232 184 234 195 244C206 234 226 232 246 244V254C226 244 206 246 195 256C184 246 164 244 144 254Z',
        '~bk',
      ) +
      line('M195 244V256M156 244q16-5 30 2M204 246q14-7 30-2', '#8f85c4', 1.2) +
      `<g transform="translate(238 246) rotate(38)">${fill('M0 0C-6-22-4-44 6-56C10-38 8-16 2 0Z', '#fff')}${line('M1 0C2-20 4-40 6-54', '#a99cff', 1)}</g>` +
      fill(sparkle(150, 214, 7) + sparkle(250, 206, 5), '#fff3cf'),
    true,
  ),
};

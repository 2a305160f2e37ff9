/** The note on a wall of the powder room: a card with a brass rim, scalloped above and below, an open compact on its corner, a puff on the other. */
import { circle, defs, fill, line, many, picture, t } from '../draw.ts';
import { sparkle } from '../sparks.ts';
import { BERRY, BRASSES, GLASS, PLUM } from './paints.ts';

const PANEL = '#fffaf5';
// Scallops of 8: a whole number of them in the middle of an edge, so that they repeat; the sides are stretched, and straight.
const along = (step: string): string => many(12, () => step);
const rim = `M16 7${along('a4 3.4 0 0 1 8 0')}a9 9 0 0 1 9 9V78a9 10 0 0 1-9 10${along('a4 3.4 0 0 1-8 0')}a9 10 0 0 1-9-10V16a9 9 0 0 1 9-9Z`;
const puff = many(9, (i) => {
  const a = (i * Math.PI * 2) / 9;
  return circle(
    Number((113 + 5.4 * Math.cos(a)).toFixed(1)),
    Number((84 + 5.4 * Math.sin(a)).toFixed(1)),
    2.6,
    '#f6d3d2',
  );
});

export const note = picture(
  128,
  96,
  defs(...BRASSES, ...GLASS) +
    fill(rim, PLUM, 'opacity=".28" transform="translate(1 3)"') +
    fill(rim, PANEL) +
    line(rim, '#c98d3c', 1.5) +
    line('M30 11.4H112Q116.4 11.4 116.4 16V72M11.6 32V76Q11.6 84 18 84H102', '#e3bfae', 1) +
    // The lid, open behind, and the mirror.
    t`<g transform="rotate(-34 15 15)">${fill('M4 15A11 11 0 0 1 26 15Z', '~br', 'transform="translate(0 -5)"')}${fill('M7 12.4A8.4 8.4 0 0 1 23 12.4Z', '#f1d3d6', 'transform="translate(0 -3.6)"')}</g>` +
    circle(15.6, 16, 11.8, PLUM, 'opacity=".25" transform="translate(.8 1.4)"') +
    circle(15.6, 16, 11.6, '~br') +
    circle(15.6, 16, 8.8, '~gl') +
    line('M10 18.6L17.6 10.4M13 21.4L21.6 12.4', '#fff', 1.6, 'opacity=".85" stroke-linecap="round"') +
    circle(7.6, 25, 1.7, BERRY) +
    puff +
    circle(113, 84, 5.8, '#fbe4e0') +
    line('M110 82q3-2.4 6 0M110.6 86q2.6 1.8 5 0', '#e2aeb4', 0.9, 'stroke-linecap="round"') +
    fill('M113 80.6l-3-2.2v3.4zM113 80.6l3-2.2v3.4z', BERRY) +
    fill(sparkle(31, 7.6, 4) + sparkle(103, 88, 3), '#b8822f'),
);

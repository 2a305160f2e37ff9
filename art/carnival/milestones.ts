/** Milestones of the carnival climb from a ticket to a fanfare: each a lit marquee medal with its sign. */
import { circle, defs, fill, many, oval, picture, rad, use } from '../draw.ts';
import { gem } from '../kit.ts';
import { star } from '../sparks.ts';
import { BALLOON, TENT, TICKET } from './paints.ts';
import { balloon, tent, ticket } from './parts.ts';
import { EDGE, LAMP } from './prizes.ts';

/** Milestones climb from a ticket to a fanfare: each a lit marquee medal with its sign. */
const milestone = (from: string, to: string, sign: string): string =>
  picture(
    64,
    64,
    defs(
      EDGE,
      ...LAMP,
      ...TICKET,
      ticket('ti'),
      ...BALLOON,
      balloon('ba'),
      ...TENT,
      tent('tn'),
      rad('f', [from, to], 0.36, 0.28, 0.85),
    ) +
      oval(32, 59, 20, 3, '#08041c', 'opacity=".4"') +
      fill(star(32, 31, 30, 0.87, 14), '#2a0f50', 'opacity=".5" transform="translate(0 1.6)"') +
      fill(star(32, 31, 29, 0.88, 14), '~eg') +
      circle(32, 31, 23.4, '~f') +
      `<circle cx="32" cy="31" r="23.4" fill="none" stroke="#7c4a0c" stroke-opacity=".5"/>` +
      fill('M12 26C14 14 26 7 38 9.6C26 11 17 18 14 32Z', '#fff', 'opacity=".3"') +
      sign +
      many(14, (i) =>
        use('lb', 32 + 25.4 * Math.cos((i * Math.PI) / 7), 31 + 25.4 * Math.sin((i * Math.PI) / 7), 0.66),
      ),
  );

export const milestones = {
  'milestones/1.svg': milestone('#5fe0d2', '#0f6a78', use('ti', 32, 32, 0.64, -14)),
  'milestones/2.svg': milestone(
    '#b58cff',
    '#4a2596',
    use('ba', 23, 42, 0.46, -12, 'fill="#ffc93c"') +
      use('ba', 42, 42, 0.46, 12, 'fill="#2cc4bc"') +
      use('ba', 32, 46, 0.62, 0, 'fill="#ff4f86"'),
  ),
  'milestones/3.svg': milestone('#ff9cbc', '#8c1458', use('tn', 32, 49, 0.34)),
  'milestones/4.svg': milestone(
    '#ffe08a',
    '#d0601c',
    fill(star(32, 32, 17.4), '#7c0f4a', 'opacity=".4" transform="translate(0 1.6)"') +
      fill(star(32, 31.4, 17.4), '#fff6d8') +
      fill('M32 14V31.4L15.4 26L28 25.4Z', '#fff') +
      fill('M32 31.4L48.6 26L36 25.4ZM32 31.4L42.2 45.5L32 38.4Z', '#f7b23c', 'opacity=".6"') +
      gem(32, 32.6, 5.4, '#ffd3e4', '#e2336f'),
  ),
};

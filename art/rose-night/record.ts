/** A record that turns at night, and below it the windows of those who listen. */
import { box, circle, defs, fill, lin, line, many, picture, rad, t } from '../draw.ts';
import { sparkle } from '../sparks.ts';

/** A window on the street: most are dark, some have a listener with a lamp. */
const pane = (x: number, y: number, lit: boolean): string =>
  (lit ? circle(x, y, 26, '~gl') : '') +
  box(x - 9, y - 12, 18, 24, lit ? '#ffcfa0' : '#4a1630', 'rx="3"') +
  (lit
    ? circle(x, y - 1, 3.6, '#5a1a34') +
      fill(t`M${x - 7} ${y + 12}C${x - 6} ${y + 2} ${x + 6} ${y + 2} ${x + 7} ${y + 12}Z`, '#5a1a34')
    : '');

const sky = picture(
  390,
  300,
  defs(
    lin('s', ['#1a0a26', '#5c1a42@.62', '#22060f']),
    rad('gl', ['#ffcfa0/.5', '#ffcfa0/0']),
    rad('di', ['#3d1026', '#14050c@.7', '#2c0c1c']),
    lin('ar', ['#fff0e6', '#c98f80']),
  ) +
    box(0, 0, 390, 300, '~s') +
    circle(195, 34, 170, '~gl', 'opacity=".7"') +
    circle(195, 34, 104, '~di') +
    `<g fill="none" stroke="#ffcfa0" opacity=".4">${many(6, (i) => t`<circle cx="195" cy="34" r="${46 + i * 10}" stroke-width="${i % 2 ? 0.6 : 1.1}"/>`)}</g>` +
    circle(195, 34, 33, '#f0476c') +
    circle(195, 34, 26, 'none', 'stroke="#fff0e6" stroke-width="1.4"') +
    circle(195, 34, 5, '#fff0e6') +
    line('M336 6L318 78L262 96', '~ar', 6, 'stroke-linecap="round" stroke-linejoin="round"') +
    box(244, 88, 24, 14, '#fff0e6', 'rx="4" transform="rotate(-18 256 95)"') +
    circle(338, 4, 15, '#c98f80') +
    many(9, (i) => box(i * 44 - 4, 246 + ((i * 17) % 26), 42, 60, '#2f0a1e')) +
    many(9, (i) => pane(17 + i * 44, 268 + ((i * 17) % 26) * 0.5, i % 3 === 1)) +
    fill(sparkle(52, 60, 8) + sparkle(84, 118, 5) + sparkle(348, 138, 6), '#fff3e0'),
  true,
);

export const recordPictures = { 'record-sky.svg': sky };

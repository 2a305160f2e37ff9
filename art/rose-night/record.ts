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

/** The three shifts as windows on one wall: a song at dawn, one at noon, one for those who sail through the night. */
const shifts = picture(
  343,
  112,
  defs(
    lin('s', ['#3a1230', '#22060f']),
    lin('h0', ['#6a3a7c', '#ff9a8a@.7', '#ffd9a0']),
    lin('h1', ['#4aa6d8', '#bfe6f0']),
    lin('h2', ['#0c0f38', '#3a2a78']),
    rad('gl', ['#fff3c8/.95', '#ffd98a@.4/.4', '#ffd98a/0']),
    rad('di', ['#3d1026', '#14050c@.7', '#2c0c1c']),
  ) +
    box(0, 0, 343, 112, '~s') +
    many(3, (i) => {
      const x = 62 + i * 110;
      const sun = [66, 34, 36][i] ?? 0;
      return (
        fill(t`M${x - 44} 94V48C${x - 44} -6 ${x + 44} -6 ${x + 44} 48V94Z`, `~h${i}`) +
        circle(x + (i === 2 ? 16 : 0), sun, 34, '~gl') +
        (i === 2
          ? fill(
              t`M${x + 18} 22C${x + 4} 26 ${x + 4} 48 ${x + 20} 50C${x + 12} 44 ${x + 10} 30 ${x + 18} 22Z`,
              '#fff3c8',
            ) + fill(sparkle(x - 16, 30, 5) + sparkle(x - 26, 50, 3) + sparkle(x - 4, 60, 3), '#fff')
          : circle(x, sun, i === 0 ? 16 : 13, '#fff3c8')) +
        (i === 1
          ? line(
              t`M${x - 34} 30h18M${x + 14} 54h20M${x - 30} 58h12`,
              '#fff',
              5,
              'stroke-linecap="round" opacity=".85"',
            )
          : '') +
        fill(
          t`M${x - 44} 84C${x - 20} 70 ${x + 18} 78 ${x + 44} 66V94H${x - 44}Z`,
          ['#8f3a5e', '#3f8a6a', '#1a1444'][i] ?? '',
        ) +
        line(
          t`M${x - 44} 94V48C${x - 44} -6 ${x + 44} -6 ${x + 44} 48V94M${x - 44} 54H${x + 44}`,
          '#ffcfa0',
          3,
        ) +
        box(x - 50, 93, 100, 8, '#ffcfa0', 'rx="3"') +
        circle(x, 86, 17, '~di') +
        circle(x, 86, 11, '#ffcfa0', 'opacity=".16"') +
        circle(x, 86, 5.4, ['#ff9aa8', '#ffd873', '#a99cff'][i] ?? '') +
        line(
          t`M${x - 13} 78A15 15 0 0 1 ${x - 4} 72M${x + 13} 94A15 15 0 0 1 ${x + 4} 100`,
          '#fff',
          1.4,
          'opacity=".55" stroke-linecap="round"',
        )
      );
    }),
);

export const recordStrips = { 'record-shifts.svg': shifts };

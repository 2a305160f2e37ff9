/** A video call: two phones lean towards each other, a face in each, and a line of light between. */
import { box, circle, defs, fill, lin, line, many, picture, rad, t } from '../draw.ts';
import { sparkle } from '../sparks.ts';

function phone(x: number, turn: number, hair: string): string {
  return (
    t`<g transform="translate(${x} 74) rotate(${turn})">` +
    circle(0, 0, 92, '~gl') +
    box(-36, -62, 72, 124, '#1a0710', 'rx="12"') +
    box(-32, -58, 64, 116, '~sc', 'rx="9"') +
    fill('M-22 58C-22 20-10 14 0 14C10 14 22 20 22 58Z', '#f0476c') +
    fill('M-17 8C-26-36 26-36 17 8C20 22-20 22-17 8Z', hair) +
    circle(0, -3, 12.5, '#ffd9bd') +
    fill('M-13-5C-12-22 12-22 13-5C4-8-2-12-4-15C-6-10-9-7-13-5Z', hair) +
    line('M-4.4 2.4C-2 4.8 2 4.8 4.4 2.4', '#8c1f3c', 1.3, 'stroke-linecap="round"') +
    box(11, -52, 16, 22, '#fff0e6', 'rx="4" opacity=".85"') +
    circle(19, -43, 4, '#f0476c') +
    '</g>'
  );
}

const call = picture(
  390,
  300,
  defs(
    lin('s', ['#3a0f2e', '#7a1f45@.5', '#22060f']),
    rad('gl', ['#ffcfa0/.5', '#ffcfa0/0']),
    lin('sc', ['#ffe3cf', '#ffb08f']),
  ) +
    box(0, 0, 390, 300, '~s') +
    many(3, (i) =>
      line(
        t`M128 ${56 + i * 16}C170 ${30 + i * 16} 220 ${82 + i * 16} 262 ${56 + i * 16}`,
        '#ffcfa0',
        2.4 - i * 0.6,
        t`stroke-linecap="round" opacity="${0.9 - i * 0.25}"`,
      ),
    ) +
    phone(80, -9, '#3a1626') +
    phone(310, 9, '#6b2a1c') +
    fill(sparkle(195, 38, 9) + sparkle(176, 118, 5) + sparkle(222, 20, 4), '#fff3e0') +
    many(9, (i) => circle(20 + i * 44, 268 + (i % 3) * 9, 2 + (i % 2), '#ffcfa0', 'opacity=".5"')),
  true,
);

export const callPictures = { 'call-sky.svg': call };

/** Three grades of one who takes calls: a phone each, larger and warmer, one to three hearts over it. */
const grades = picture(
  343,
  112,
  defs(
    lin('s', ['#7a1f45', '#22060f']),
    rad('gl', ['#ffcfa0/.7', '#ffcfa0/0']),
    lin('sc', ['#ffe3cf', '#ffb08f']),
  ) +
    box(0, 0, 343, 112, '~s') +
    line(
      'M-6 98C90 92 240 84 349 68',
      '#ffcfa0',
      1.6,
      'stroke-dasharray="1 6" stroke-linecap="round" opacity=".7"',
    ) +
    many(3, (i) => {
      const x = 58 + i * 112;
      const hearts = many(i + 1, (k) => {
        const at = x + (k - i / 2) * 22;
        return fill(
          t`M${at} 26C${at - 13} 16 ${at - 8} 6 ${at} 13C${at + 8} 6 ${at + 13} 16 ${at} 26Z`,
          '#ff6f8f',
        );
      });
      return (
        `<g transform="translate(${x} ${74 - i * 2}) scale(${0.46 + i * 0.05}) translate(${-x} -74)">${phone(x, [-8, 0, 8][i] ?? 0, ['#3a1626', '#6b2a1c', '#1c2440'][i] ?? '')}</g>` +
        hearts
      );
    }),
);

export const callStrips = { 'call-grades.svg': grades };

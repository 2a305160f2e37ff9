/** Four songs to end the final with: one under the moon, one to dance to, one from a horn, one with nothing but a voice. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { sparkle } from '../sparks.ts';

const GOLD = lin('go', ['#fff3c4', '#f6c84c@.5', '#a8741a'], 'd');
const note = (x: number, y: number, paint: string): string =>
  line(t`M${x + 5} ${y}V${y - 20}L${x + 18} ${y - 24}V${y - 5}`, paint, 3, 'stroke-linejoin="round"') +
  oval(x, y, 6, 4.4, paint) +
  oval(x + 13, y - 4, 6, 4.4, paint);

/** A record with the moon for its label. */
const slow = picture(
  96,
  96,
  defs(rad('vi', ['#4a3a78', '#241a48@.7', '#120c2a']), GOLD) +
    circle(48, 50, 38, '~vi') +
    [31, 25]
      .map((r) => `<circle cx="48" cy="50" r="${r}" fill="none" stroke="#7a68b8" stroke-opacity=".5"/>`)
      .join('') +
    line('M18 36A33 33 0 0 1 36 20', '#fff', 3, 'stroke-linecap="round" opacity=".5"') +
    circle(48, 50, 17, '#6a4fc0') +
    fill('M52 37A13 13 0 1 0 60 57A11 11 0 0 1 52 37Z', '~go') +
    circle(48, 50, 2.4, '#120c2a') +
    fill(sparkle(78, 18, 9), '#fff3c4') +
    fill(sparkle(16, 78, 6), '#fff'),
);
/** A ball of mirrors, and what it throws about. */
const dance = picture(
  96,
  96,
  defs(rad('ba', ['#fff', '#c9b8ff@.4', '#5a3ea8'], 0.36, 0.32, 0.75)) +
    [-44, -16, 16, 44]
      .map((turn, i) =>
        fill(
          'M48 46L40 98H56Z',
          ['#ff8ac4', '#7ae0ff', '#ffe27a', '#a8ff9a'][i] ?? '',
          `opacity=".55" transform="rotate(${turn} 48 46)"`,
        ),
      )
      .join('') +
    line('M48 0V16', '#cfc4f2', 2.4) +
    box(42, 12, 12, 7, '#cfc4f2', 'rx="2"') +
    circle(48, 44, 27, '~ba') +
    [9, 19]
      .map(
        (r) =>
          `<ellipse cx="48" cy="44" rx="${r}" ry="27" fill="none" stroke="#3a2680" stroke-opacity=".45" stroke-width="1.6"/>`,
      )
      .join('') +
    line('M25 30H71M21.5 39H74.5M21 48H75M24 57H72M48 17V71', '#3a2680', 1.6, 'opacity=".45"') +
    fill(sparkle(36, 32, 11), '#fff') +
    fill(sparkle(64, 54, 7), '#fff'),
);
/** A horn of brass on a wooden case. */
const old = picture(
  96,
  96,
  defs(GOLD, lin('wo', ['#a8653a', '#5a2f1a']), rad('ho', ['#5a3410', '#c9932e@.7', '#ffe9a8'])) +
    oval(48, 90, 34, 5, '#000', 'opacity=".35"') +
    box(16, 68, 58, 20, '~wo', 'rx="3"') +
    box(16, 68, 58, 5, '#e0a070', 'rx="2.5"') +
    oval(38, 68, 22, 5, '#1c1236') +
    oval(38, 67, 7, 2, '#ff8ac4') +
    line('M58 66C70 60 66 46 56 44', '~go', 6, 'stroke-linecap="round"') +
    fill('M60 48C50 46 44 44 36 50L26 12C46 6 70 6 84 20C78 30 70 42 60 48Z', '~go') +
    `<g transform="rotate(-62 44 26)">${oval(44, 26, 15, 27, '~ho')}${oval(44, 27, 7, 14, '#3a200a')}</g>` +
    note(76, 52, '#ffd9ec') +
    fill(sparkle(14, 54, 6), '#fff'),
);
/** A microphone, and waves from it. */
const plain = picture(
  96,
  96,
  defs(
    rad('mi', ['#fff', '#c3b8e8@.5', '#6a58a8'], 0.36, 0.3, 0.8),
    lin('ha', ['#7a5ae0', '#3a2680'], 'h'),
    GOLD,
  ) +
    `<g transform="rotate(-34 48 48)">${fill('M38 46H58L54 92C54 96 42 96 42 92Z', '~ha')}${box(36, 40, 24, 8, '~go', 'rx="3"')}${fill('M32 30C32 8 64 8 64 30V36C64 42 32 42 32 36Z', '~mi')}${line(
      many(4, (i) => t`M33 ${16 + i * 7}H63`) + many(4, (i) => t`M${36 + i * 8} 14V38`),
      '#4a3a88',
      1.4,
      'opacity=".5"',
    )}</g>` +
    line('M56 18C66 24 70 34 68 46M66 8C80 16 84 32 82 46', '#ffd9ec', 4, 'stroke-linecap="round"') +
    fill(sparkle(16, 24, 8), '#fff3c4') +
    fill(sparkle(84, 74, 6), '#fff'),
);

export const encorePictures = {
  'encore/slow.svg': slow,
  'encore/dance.svg': dance,
  'encore/old.svg': old,
  'encore/plain.svg': plain,
};

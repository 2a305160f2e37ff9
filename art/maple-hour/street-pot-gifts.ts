/** Dishes, prizes and the ladle token of the street's supper, each on a wooden board. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t, use } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { sparkle } from '../sparks.ts';
import { BROTH, COPPER, MORSELS, pot } from './street-pot.ts';

const DISH = pedestalPaints('#ffb878', '#c9976a', '#5a3519', '#e8c49a');
const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, ...paints) + pedestal(body, '#fff3cf'));
const steam = line(
  'M38 22C33 15 43 11 38 4M54 20C49 13 59 9 54 2',
  '#fff',
  2.6,
  'stroke-linecap="round" opacity=".55"',
);
const MUG = lin('mg', ['#fff6e4', '#e6cfa8'], 'h');

/** A copper token with a ladle on it. */
const currency = picture(
  96,
  96,
  defs(
    lin('cu', ['#ffe2b8', '#e09a54@.4', '#8a4a22@.75', '#f2b47a'], 'd'),
    rad('ci', ['#f2b47a', '#b8662e']),
  ) +
    oval(48, 86, 30, 5, '#000', 'opacity=".35"') +
    circle(48, 48, 37, '~cu') +
    circle(48, 48, 30, '~ci') +
    `<circle cx="48" cy="48" r="30" fill="none" stroke="#6b3416" stroke-width="1.6"/>` +
    line('M62 24L45 55', '#fff0cf', 5, 'stroke-linecap="round"') +
    fill('M26 50H54C54 66 45 71 39 70C31 70 26 62 26 50Z', '#fff0cf') +
    oval(40, 50, 14, 4, BROTH) +
    line('M62 24C66 20 70 24 67 28', '#fff0cf', 4, 'stroke-linecap="round"') +
    oval(36, 26, 12, 5, '#fff', 'opacity=".35" transform="rotate(-30 36 26)"'),
);

const skewer = on(
  `<g transform="rotate(24 48 48)">${line('M48 8V86', '#d9a86a', 3.4, 'stroke-linecap="round"')}${[18, 36, 54]
    .map((y) => `<g transform="translate(48 ${y}) scale(1.5)"><use href="#~tf"/></g>`)
    .join(
      '',
    )}</g><g transform="rotate(-18 48 48)">${line('M36 14V84', '#d9a86a', 3, 'stroke-linecap="round"')}${[24, 40, 56].map((y) => `<g transform="translate(36 ${y}) scale(1.3)"><use href="#~ba"/></g>`).join('')}</g>`,
  ...MORSELS,
);
/** A sweet potato from the barrel, broken in half, in a paper bag. */
const potato = on(
  line('M36 18C31 11 41 8 36 2M56 16C51 9 61 6 56 0', '#fff', 2.6, 'stroke-linecap="round" opacity=".55"') +
    fill('M22 46C16 34 28 20 44 24C52 26 54 34 50 42L40 62C30 64 24 58 22 46Z', '#8a3a4a') +
    fill('M40 27C50 24 56 32 51 42L42 58C36 56 34 34 40 27Z', '#ffc148') +
    fill('M44 31C50 30 52 36 48 43L43 52C40 48 40 36 44 31Z', '#ffe08a') +
    fill('M56 50C54 34 66 26 76 32C84 38 82 54 72 62L58 64Z', '#7a3040') +
    fill('M56 50C54 38 60 30 67 32C72 42 70 56 64 63L58 64Z', '#ffb43a') +
    fill('M20 54L28 49L36 54L44 49L52 54L60 49L68 54L76 49L74 80H22Z', '#e8d6b0') +
    fill('M20 54L28 49L36 54L32 80H22Z', '#fff', 'opacity=".35"') +
    line('M34 66H62M38 72H58', '#b84a2c', 2.2, 'stroke-linecap="round"'),
);
const wontons = on(
  steam +
    fill('M18 46H78C78 70 66 80 48 80C30 80 18 70 18 46Z', '#3f7a8a') +
    fill('M18 46H78C78 52 77 56 76 60H20C19 56 18 52 18 46Z', '#fff', 'opacity=".3"') +
    oval(48, 46, 30, 9, '#fff6e4') +
    oval(48, 46.6, 26, 7, '#e0a25a') +
    [
      [36, 44],
      [50, 42],
      [62, 46],
      [46, 49],
    ]
      .map(
        ([x = 0, y = 0]) =>
          fill(
            t`M${x - 8} ${y + 3}C${x - 10} ${y - 6} ${x - 3} ${y - 8} ${x} ${y - 4}C${x + 3} ${y - 8} ${x + 10} ${y - 6} ${x + 8} ${y + 3}C${x + 4} ${y + 6} ${x - 4} ${y + 6} ${x - 8} ${y + 3}Z`,
            '#fff8ea',
          ) + line(t`M${x - 4} ${y - 3}L${x} ${y}L${x + 4} ${y - 3}`, '#d9b98a', 1.2),
      )
      .join('') +
    line('M30 49h6M56 50h7M40 40h4', '#6fae5a', 2.2, 'stroke-linecap="round"'),
);
const stew = on(
  steam +
    fill('M16 48H80L76 72C74 80 22 80 20 72Z', '#7a4a2a') +
    fill('M16 48H80L79 54H17Z', '#fff', 'opacity=".2"') +
    box(6, 50, 14, 7, '#5a3519', 'rx="3.5"') +
    box(76, 50, 14, 7, '#5a3519', 'rx="3.5"') +
    oval(48, 47, 33, 9, '#5a3519') +
    oval(48, 47, 29, 7, '#b8562a') +
    fill('M26 44L38 40L42 46L30 50ZM52 40L64 42L62 49L50 47Z', '#7a2f1a') +
    fill('M40 48L50 46L52 52L42 54Z', '#fff3dc') +
    oval(34, 42, 5, 3.4, '#fff8ea') +
    oval(66, 46, 5, 3.4, '#ff9a4a') +
    `<g transform="translate(50 42) scale(.6)"><use href="#~gr"/></g>`,
  ...MORSELS,
);
const copper = on(`<g transform="translate(48 40) scale(.4)">${pot}</g>`, ...COPPER, ...MORSELS);
const banquet = on(
  fill('M4 62H92L84 80H12Z', '#a8703f') +
    fill('M4 62H92L91 66H5Z', '#ffdca8', 'opacity=".7"') +
    `<g transform="translate(48 46) scale(.24)">${pot}</g>` +
    [
      [20, 62, '#b84a2c'],
      [76, 62, '#3f7a8a'],
    ]
      .map(
        ([x, y, c]) =>
          fill(
            t`M${Number(x) - 9} ${Number(y) - 8}H${Number(x) + 9}C${Number(x) + 9} ${Number(y) - 1} ${Number(x) + 5} ${Number(y)} ${Number(x)} ${Number(y)}C${Number(x) - 5} ${Number(y)} ${Number(x) - 9} ${Number(y) - 1} ${Number(x) - 9} ${Number(y) - 8}Z`,
            String(c),
          ) + oval(Number(x), Number(y) - 8, 9, 2.4, '#fff6e4'),
      )
      .join('') +
    many(7, (i) => fill(t`M${6 + i * 12} 8h12v8c0 6-12 6-12 0Z`, i % 2 ? '#f3e6cf' : '#b84a2c')) +
    line('M8 20V62M88 20V62', '#7a4a26', 2.6) +
    [22, 48, 74].map((x) => circle(x, 27, 8, '~em') + circle(x, 27, 3, '#fff3c4')).join(''),
  ...COPPER,
  ...MORSELS,
);

const frame = on(
  avatarFrame(
    [200, 230, 310, 340]
      .map((a, i) => {
        const r = (a * Math.PI) / 180;
        return `<g transform="translate(${(48 + 26 * Math.cos(r)).toFixed(1)} ${(42 + 26 * Math.sin(r)).toFixed(1)}) scale(.62)"><use href="#~${['tf', 'co', 'mr', 'gr'][i]}"/></g>`;
      })
      .join('') +
      fill('M26 66H70C70 78 60 82 48 82C36 82 26 78 26 66Z', '#b84a2c') +
      oval(48, 66, 22, 5, '#fff6e4') +
      oval(48, 66, 18, 3.4, BROTH) +
      line('M66 50L54 66M72 54L58 67', '#8a3a1e', 2.4, 'stroke-linecap="round"'),
  ),
  ...MORSELS,
  lin('eg', ['#ffe2b8', '#e09a54@.4', '#8a4a22@.75', '#f2b47a'], 'd'),
);
const bubble = on(
  chatBubble(
    `<g transform="translate(78 24) scale(.9)"><use href="#~mr"/></g><g transform="translate(18 62) scale(.8)"><use href="#~gr"/></g>${line('M70 12C67 8 73 6 70 2', '#fff', 2, 'stroke-linecap="round" opacity=".6"')}`,
  ),
  ...MORSELS,
  lin('fc', ['#c9643a', '#8a3a1e']),
  lin('eg', ['#ffe2b8', '#e09a54@.5', '#ffe2b8']),
);
const entrance = on(
  `<g transform="translate(50 50) rotate(-14)">${fill('M-26 0H26C26 20 14 26 0 26C-14 26-26 20-26 0Z', '#3f7a8a')}${oval(0, 0, 26, 7, '#fff6e4')}${oval(0, 0, 22, 5, BROTH)}${use('tf', -8, -3, 1)}${use('gr', 10, -2, 1)}</g>` +
    line('M8 70H30M4 60H22M12 80H36', '#ffdca8', 2.4, 'stroke-linecap="round" opacity=".8"') +
    line(
      'M44 28C38 20 50 14 44 4M60 26C54 18 66 12 60 2',
      '#fff',
      3,
      'stroke-linecap="round" opacity=".55"',
    ) +
    fill(sparkle(80, 30, 7), '#fff3cf'),
  ...MORSELS,
);
const apron = on(
  line('M34 20C34 8 62 8 62 20M28 42L12 52M68 42L84 52', '#e8d6b0', 3, 'stroke-linecap="round"') +
    fill('M34 18H62L66 40L72 78H24L30 40Z', '#b84a2c') +
    fill('M34 18H42L38 40L36 78H24L30 40Z', '#fff', 'opacity=".2"') +
    box(32, 50, 32, 16, '#8a3420', 'rx="3"') +
    line('M32 50H64', '#f3e6cf', 2) +
    line('M56 50V40M52 50V42', '#d9a86a', 2.4, 'stroke-linecap="round"') +
    `<g transform="translate(48 32) scale(1.1)"><use href="#~mr"/></g>`,
  ...MORSELS,
);
const theme = on(
  box(16, 12, 64, 64, '#2c3b47', 'rx="6"') +
    box(22, 26, 22, 26, '#ffcf82', 'rx="2"') +
    line('M33 26V52M22 38H44', '#5a3a24', 2) +
    line('M24 30l4 4M28 29l4 5', '#e9f6ff', 1.4, 'stroke-linecap="round"') +
    many(5, (i) => fill(t`M${17 + i * 12.6} 12h12.6v7c0 5-12.6 5-12.6 0Z`, i % 2 ? '#f3e6cf' : '#b84a2c')) +
    circle(62, 30, 13, '~em') +
    circle(62, 30, 4, '#fff3c4') +
    fill('M22 62H74V76H22Z', '#8a5a34') +
    `<g transform="translate(56 52) scale(.2)">${pot}</g>` +
    `<g transform="translate(30 62) scale(.8)">${fill('M-7-12H7L6-2C5 0-5 0-6-2Z', '~mg')}${line('M7-10C13-11 13-4 6-4', '#e6cfa8', 2)}</g>` +
    box(16, 12, 64, 64, 'none', 'rx="6" stroke="#e8a85c" stroke-width="2"'),
  ...COPPER,
  ...MORSELS,
  MUG,
);

export const potGifts = {
  'pot/currency.svg': currency,
  'pot/gifts/skewer.svg': skewer,
  'pot/gifts/potato.svg': potato,
  'pot/gifts/wontons.svg': wontons,
  'pot/gifts/stew.svg': stew,
  'pot/gifts/copper.svg': copper,
  'pot/gifts/banquet.svg': banquet,
  'pot/prizes/frame.svg': frame,
  'pot/prizes/bubble.svg': bubble,
  'pot/prizes/entrance.svg': entrance,
  'pot/prizes/apron.svg': apron,
  'pot/prizes/theme.svg': theme,
};

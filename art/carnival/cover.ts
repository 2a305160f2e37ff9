/** The carnival as a card in the list of activities: calm on the left, where the title stands. */
import { box, defs, fill, lin, line, many, picture, t, use } from '../draw.ts';
import { sparkle, starDust } from '../sparks.ts';
import { BALLOON, TENT, TICKET } from './paints.ts';
import { balloon, confetti, tent, ticket, wheel } from './parts.ts';
import { LAMP } from './prizes.ts';

export const cover = picture(
  343,
  160,
  defs(
    ...TENT,
    ...BALLOON,
    ...LAMP,
    ...TICKET,
    tent('tn'),
    balloon('ba'),
    ticket('ti'),
    wheel('wh', '#7a4aa6', ['#ff7aa0', '#ffd24a', '#5fe0d2'], '#ffe9a6'),
    lin('g', ['#072a42@0', '#2f2a72@.4', '#7a3a92@.72', '#e2747e@.92', '#ffb47a@1']),
    lin('s', ['#0c1236/.75', '#0c1236/0'], 'h'),
    lin('f', ['#4b2a7e', '#1d1442']),
  ) +
    box(0, 0, 343, 160, '~g') +
    starDust(17, 60, 343, 120, '#e6f4ff') +
    use('wh', 176, 84, 0.9) +
    box(0, 0, 343, 160, '~s') +
    use('tn', 318, 142, 0.72) +
    fill('M0 142C80 130 200 138 343 132V160H0Z', '~f') +
    line(
      many(18, (i) => t`M${8 + i * 20} ${146 + (i % 3) * 4}h0`),
      '#ffd98a',
      2.6,
      'stroke-linecap="round" opacity=".8"',
    ) +
    line('M253 22Q290 60 350 56M253 22Q180 70 -10 34', '#5a3a86', 0.9) +
    many(9, (i) => {
      const k = (i + 1) / 10;
      return use(
        'lb',
        253 + k * k * -263 - 2 * k * (1 - k) * 73,
        (1 - k) ** 2 * 22 + 2 * k * (1 - k) * 70 + k * k * 34,
      );
    }) +
    many(3, (i) => use('lb', 275 + i * 26, 39 + i * 6.5)) +
    use('tn', 253, 150, 1.12) +
    use('ba', 332, 104, 1, 8, 'fill="#9a6bf0"') +
    use('ba', 308, 118, 0.86, -8, 'fill="#ffc93c"') +
    use('ba', 336, 140, 1.1, 4, 'fill="#ff4f86"') +
    use('ba', 182, 124, 0.7, -8, 'fill="#2cc4bc"') +
    use('ba', 198, 136, 0.6, 8, 'fill="#ff8446"') +
    use('ti', 300, 152, 0.7, -8) +
    use('ti', 172, 156, 0.6, 10) +
    confetti(23, 40, (x, y) => x > 130 || y < 20, 343, 150, 0.9) +
    fill(sparkle(253, 18, 8) + sparkle(146, 60, 5) + sparkle(304, 70, 6), '#fffbe6'),
);

/** What lies at both ends of the wire, and the lines that wait to be sent. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { sparkle } from '../sparks.ts';
import { bird, PAPER } from './telegraph.ts';

const DISH = pedestalPaints('#ffb0bc', '#e6b48f', '#4a2348', '#ffdfc0');
const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, ...paints) + pedestal(body, '#fff3d8'));
const BRASS = lin('br', ['#fff0c2', '#e2ae58@.4', '#94601f@.7', '#f6d692'], 'd');
const EDGE = lin('eg', ['#fff0c2', '#e6a0a8@.4', '#9a4a68@.7', '#ffd9c0'], 'd');

/** A telegraph's key on its board. */
const key = on(
  fill('M16 68H80L86 80H10Z', '#5a2f26') +
    fill('M16 68H80L81.6 71H14.4Z', '#c98a5c') +
    box(24, 58, 10, 10, '~br') +
    box(46, 50, 8, 18, '~br', 'rx="2"') +
    line('M20 56L76 46', '~br', 5, 'stroke-linecap="round"') +
    fill('M66 36C66 30 86 28 86 34L83 44C80 48 70 48 69 44Z', '#2a1530') +
    oval(76, 34, 10, 4, '#6a3a5e') +
    line('M72 33C74 31.6 78 31.4 80 32', '#ffd0d6', 1.6, 'stroke-linecap="round"') +
    line('M70 48V66', '#c9b6a0', 2, 'stroke-dasharray="2 2"') +
    circle(29, 63, 2, '#5a2f26') +
    `<g fill="none" stroke="#ffd9a0" stroke-width="2.2" stroke-linecap="round"><path d="M84 22A12 12 0 0 1 92 32M86 14A22 22 0 0 1 97 26" opacity=".8"/></g>`,
  BRASS,
);
const reel = on(
  circle(38, 50, 24, PAPER) +
    `<g fill="none" stroke="#d9b48c"><circle cx="38" cy="50" r="19"/><circle cx="38" cy="50" r="14"/></g>` +
    circle(38, 50, 9, '~br') +
    circle(38, 50, 3, '#5a2f26') +
    fill('M38 26C58 26 60 60 74 60C82 60 84 52 90 56V68C84 64 82 72 72 72C54 72 58 38 44 27Z', '#ffe6c4') +
    line(
      'M52 40C58 50 60 64 74 65C80 66 84 60 89 62',
      '#7c2f4a',
      2.6,
      'stroke-dasharray="2 4 7 4" stroke-linecap="round"',
    ) +
    line('M20 42A20 20 0 0 1 34 30', '#fff', 3, 'stroke-linecap="round" opacity=".8"'),
  BRASS,
);
const petal = (a: number): string =>
  `<path d="M0 0C-13-6-13-24 0-28C13-24 13-6 0 0Z" transform="rotate(${a})" fill="url(#~pe2)" stroke="#e8c9b4" stroke-width=".7"/>`;
const gardenia = on(
  fill('M48 58C28 56 18 66 14 76C30 80 44 74 48 58ZM48 58C68 54 80 62 84 74C68 80 52 74 48 58Z', '#2f6a52') +
    line('M46 60C34 64 24 70 18 75M50 60C62 62 74 68 80 73', '#7fc09a', 1.2) +
    `<g transform="translate(48 46)">${[0, 60, 120, 180, 240, 300].map(petal).join('')}<g transform="scale(.62)">${[30, 90, 150, 210, 270, 330].map(petal).join('')}</g></g>` +
    circle(48, 46, 5, '#ffe08f') +
    circle(46.6, 44.6, 1.8, '#fff'),
  lin('pe2', ['#ffffff', '#ffeadb']),
);
const lamp = on(
  fill('M22 40L74 40L88 76H8Z', '#ffd9a0', 'opacity=".35"') +
    line('M48 40V74', '~br', 4) +
    fill('M32 72H64L68 79H28Z', '~br') +
    fill('M20 40C22 24 34 16 48 16C62 16 74 24 76 40C66 46 30 46 20 40Z', '#2f7a6a') +
    fill('M24 37C28 26 36 20 46 19C38 24 34 32 33 42C29 41 26 40 24 37Z', '#9fe0c4', 'opacity=".7"') +
    oval(48, 41, 27, 4, '#fff3c4') +
    line('M58 44V56', '#c9b6a0', 1.2) +
    circle(58, 58, 2.4, '~br') +
    circle(48, 14, 3, '~br'),
  BRASS,
);
const dove = on(
  fill(
    'M14 62C28 66 34 56 36 46C30 34 18 28 12 14C30 16 44 28 50 40C54 26 66 16 80 12C80 30 72 44 60 50C72 48 78 54 76 62C70 74 46 76 34 66C26 70 18 68 14 62Z',
    '~do',
  ) +
    fill('M36 46C30 34 18 28 12 14C26 20 38 30 44 44ZM56 44C62 32 70 22 80 12C78 28 70 40 60 48Z', '#fff') +
    fill('M75 56L84 58L76 62Z', '#f2a04a') +
    circle(71, 56, 1.9, '#2a1530') +
    box(72, 62, 22, 15, PAPER, 'rx="1.5" transform="rotate(12 83 69)"') +
    line('M73 64L82 71L92 67', '#c25f78', 1.4),
  lin('do', ['#ffffff', '#d9cdf0']),
);
const wireGift = on(
  fill('M10 78V58L24 46L38 58V78ZM58 78V58L72 46L86 58V78Z', '#4a2c5e') +
    fill('M6 60L24 44L42 60L38 63L24 51L10 63ZM54 60L72 44L90 60L86 63L72 51L58 63Z', '#c25f78') +
    box(18, 62, 12, 12, '~lt', 'rx="1.5"') +
    box(66, 62, 12, 12, '~lt', 'rx="1.5"') +
    line('M24 44V22M72 44V22M18 24H30M66 24H78', '#2a1530', 3, 'stroke-linecap="round"') +
    line('M24 24Q48 44 72 24', '#ffd9a0', 2) +
    fill('M48 24C42 16 32 22 36 30C38 35 44 38 48 42C52 38 58 35 60 30C64 22 54 16 48 24Z', '~he') +
    fill('M39 25C40 22 43 21.6 45 23C42 24 40 26 40 29Z', '#fff', 'opacity=".8"'),
  lin('lt', ['#fff0c4', '#ffbf6a']),
  lin('he', ['#ffb0bc', '#e0486c'], 'd'),
);

const ribbon = (() => {
  const d = 'M20 62C30 70 40 64 48 68C56 64 66 70 76 62L80 70C68 80 56 72 48 78C40 72 28 80 16 70Z';
  return (
    fill(d, PAPER) +
    line(
      'M24 68C32 73 40 68 47 72M50 72C56 68 66 73 73 68',
      '#7c2f4a',
      2,
      'stroke-dasharray="2 3 6 3" stroke-linecap="round"',
    )
  );
})();
const frame = on(
  avatarFrame(
    `<circle cx="48" cy="42" r="26" fill="none" stroke="#7c2f4a" stroke-width="2" stroke-dasharray="2 4 7 4" stroke-linecap="round"/>${ribbon}${fill('M48 20C44 13 36 17 39 23C41 27 45 29 48 32C51 29 55 27 57 23C60 17 52 13 48 20Z', '#e0486c')}`,
  ),
  EDGE,
);
const bubble = on(
  chatBubble(
    line('M26 56H46', '#ffd9a0', 2.6, 'stroke-dasharray="1 5 6 5" stroke-linecap="round"') +
      box(66, 12, 22, 18, PAPER, 'rx="1" transform="rotate(10 77 21)"') +
      fill('M72 15H84V24H72Z', '#c25f78', 'transform="rotate(10 77 21)"') +
      circle(20, 62, 3, '#ffd0dc'),
  ),
  lin('fc', ['#8a4a86', '#4a2a66']),
  EDGE,
);
const signal = on(
  circle(48, 44, 38, '~sg') +
    fill(
      many(10, (i) => {
        const a = (i * Math.PI) / 5;
        return t`M48 44L${48 + 44 * Math.cos(a)} ${44 + 40 * Math.sin(a)}L${48 + 44 * Math.cos(a + 0.16)} ${44 + 40 * Math.sin(a + 0.16)}Z`;
      }),
      '#ffe6b0',
      'opacity=".5"',
    ) +
    line('M8 60C26 44 32 62 48 46S74 30 90 30', '#fff3d8', 4, 'stroke-linecap="round"') +
    line('M8 60C26 44 32 62 48 46S74 30 90 30', '#ff8fa3', 1.6, 'stroke-linecap="round"') +
    fill(sparkle(48, 45, 18), '#fff8e6') +
    circle(90, 30, 4, '#ffd9a0'),
  rad('sg', ['#ffd9a0@0/.8', '#ff8fa3@.5/.4', '#ff8fa3@1/0']),
);
const night = on(
  box(14, 12, 68, 62, '#2a1530', 'rx="6"') +
    box(18, 16, 60, 54, '~nk', 'rx="3"') +
    circle(64, 30, 7, '#ffe6bd') +
    fill('M18 58C34 48 56 52 78 58V67A3 3 0 0 1 75 70H21A3 3 0 0 1 18 67Z', '#241a48') +
    line('M48 16V70M18 44H78', '#2a1530', 3) +
    line('M20 34Q34 42 48 34Q62 42 76 34', '#f7c6b0', 1.2) +
    bird(34, 38, 0.5) +
    fill('M10 10H34C30 30 22 50 10 58ZM86 10H62C66 30 74 50 86 58Z', '#c25f78', 'opacity=".95"') +
    fill('M10 10H20C18 28 15 46 10 56ZM86 10H76C78 28 81 46 86 56Z', '#ff9fb0', 'opacity=".5"') +
    box(8, 8, 80, 5, '~br', 'rx="2.5"'),
  BRASS,
  lin('nk', ['#1f1b4e', '#8a3f68']),
);
const badge = on(
  fill(
    'M48 12L60 22L76 22L76 38L86 50L76 60L74 74L58 72L48 82L38 72L22 74L20 60L10 50L20 38L20 22L36 22Z',
    '~br',
  ) +
    circle(48, 48, 22, '#4a2348') +
    `<circle cx="48" cy="48" r="22" fill="none" stroke="#fff0c2" stroke-width="1.6"/>` +
    fill('M48 44C43 36 33 41 36 49C38 54 44 57 48 62C52 57 58 54 60 49C63 41 53 36 48 44Z', '#ff8fa3') +
    line('M28 60L36 54M68 60L60 54', '#ffd9a0', 2.4, 'stroke-linecap="round"'),
  BRASS,
);

/** A line that waits, as the vote shows it. */
const slip = (paint: string, inside: string): string =>
  picture(
    96,
    96,
    defs(BRASS, lin('pp', ['#fff8ea', '#f3dcbc'])) +
      `<g transform="rotate(-4 48 48)">${box(12, 16, 74, 66, '#0d0a1e', 'rx="3" opacity=".35" transform="translate(2 4)"')}${box(12, 16, 74, 66, '~pp', 'rx="3"')}${box(12, 16, 74, 12, paint, 'rx="3"')}${line('M18 22h0M24 22h8M40 22h0M46 22h0M52 22h8M68 22h8', '#fff', 3, 'stroke-linecap="round"')}${inside}</g>`,
  );
const slips = {
  'telegraph/rain.svg': slip(
    '#5a6fc0',
    fill('M48 36C62 36 70 46 70 54H26C26 46 34 36 48 36Z', '#5a6fc0') +
      line('M48 54V70C48 76 40 76 40 70M34 62l-4 8M62 60l-4 8', '#3f4f94', 3, 'stroke-linecap="round"'),
  ),
  'telegraph/seat.svg': slip(
    '#3f8a7a',
    fill('M30 40H40V60H60V54H68V74H62V68H36V74H30Z', '#3f8a7a') + circle(64, 42, 6, '#ffbf6a'),
  ),
  'telegraph/song.svg': slip(
    '#9a5ac0',
    line('M40 68V42L64 36V62', '#9a5ac0', 4) + oval(35, 68, 7, 5, '#9a5ac0') + oval(59, 62, 7, 5, '#9a5ac0'),
  ),
  'telegraph/heart.svg': slip(
    '#d9486c',
    fill('M48 46C42 36 28 42 32 53C35 60 43 64 48 72C53 64 61 60 64 53C68 42 54 36 48 46Z', '#d9486c') +
      fill('M36 48C37 44 41 43 43 45C40 46 38 49 38 52Z', '#fff', 'opacity=".8"'),
  ),
};

export const telegraphGifts = {
  'telegraph/key.svg': key,
  'telegraph/reel.svg': reel,
  'telegraph/gardenia.svg': gardenia,
  'telegraph/lamp.svg': lamp,
  'telegraph/dove.svg': dove,
  'telegraph/wire.svg': wireGift,
  'telegraph/frame.svg': frame,
  'telegraph/bubble.svg': bubble,
  'telegraph/signal.svg': signal,
  'telegraph/night.svg': night,
  'telegraph/badge.svg': badge,
  ...slips,
};

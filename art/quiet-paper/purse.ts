/** Earnings on their way, as an engraver would print it: banks, days of pay, receipts, cards, and what was agreed. */
import { box, circle, fill, line, many, t } from '../draw.ts';
import { BLUE, coin, cut, gem, hatch, hero, PAPER, round, rule, WINE } from './engraving.ts';

const bank = hero(
  '#e6ebf3',
  '#e4dfcd',
  BLUE,
  line('M0 30H390M0 60H390M0 90H390', BLUE, 0.4, 'opacity=".22"') +
    cut('M26 42L98 10L170 42Z', BLUE, 1.5) +
    coin(98, 31, 8, BLUE) +
    box(26, 42, 144, 7, BLUE) +
    many(5, (i) => cut(t`M${34 + i * 28} 50h14v50h-14Z`, BLUE) + hatch(34 + i * 28, 50, 14, 50, 2, BLUE)) +
    box(22, 100, 152, 9, BLUE) +
    line('M186 74C206 58 222 58 240 66', BLUE, 1.8, `stroke-dasharray="3 6" ${round}`) +
    line('M232 58L242 67L230 73', BLUE, 1.8, round) +
    `<g transform="rotate(-7 306 62)">${fill('M252 30H362Q368 30 368 36V98Q368 104 362 104H252Q246 104 246 98V36Q246 30 252 30Z', BLUE, 'opacity=".2" transform="translate(4 5)"')}${cut('M252 26H362Q368 26 368 32V94Q368 100 362 100H252Q246 100 246 94V32Q246 26 252 26Z', BLUE, 1.6)}${box(246, 36, 122, 12, BLUE)}${cut('M258 58h20v16h-20Z', BLUE)}${line('M258 66h20M268 58v16', BLUE, 0.8)}${line('M258 88H300M312 88H330', BLUE, 2.2, `${round} opacity=".6"`)}${circle(350, 86, 7, BLUE)}${circle(342, 86, 7, 'none', `stroke="${BLUE}" stroke-width="1.4"`)}</g>` +
    rule(114, BLUE),
);

const calendar = hero(
  '#eaf0f2',
  '#e8e2d0',
  BLUE,
  many(7, (i) => {
    const [x, y] = [18 + i * 52, 26 + (i % 2) * 4];
    const full = i === 0 || i === 4;
    return (
      fill(t`M${x} ${y}h42v64h-42Z`, BLUE, 'opacity=".18" transform="translate(2 3)"') +
      cut(t`M${x} ${y}h42v64h-42Z`, BLUE) +
      box(x, y, 42, 13, full ? '#a8452f' : BLUE) +
      circle(x + 12, y, 3, PAPER, `stroke="${BLUE}" stroke-width="1"`) +
      circle(x + 30, y, 3, PAPER, `stroke="${BLUE}" stroke-width="1"`) +
      (full
        ? coin(x + 21, y + 38, 14, BLUE)
        : line(
            t`M${x + 9} ${y + 28}h24M${x + 9} ${y + 38}h24M${x + 9} ${y + 48}h14`,
            BLUE,
            1.2,
            'opacity=".5"',
          ))
    );
  }) +
    line('M40 104C90 120 190 120 246 106', BLUE, 1.6, `stroke-dasharray="3 5" ${round}`) +
    line('M236 102L248 105L240 114', BLUE, 1.6, round),
);

const receipts = hero(
  '#e9eef4',
  '#e6e0cc',
  BLUE,
  rule(16, BLUE) +
    box(92, 8, 206, 18, BLUE, 'rx="9"') +
    box(104, 15, 182, 4, PAPER, 'rx="2"') +
    [
      [112, 92, 0],
      [172, 104, 1],
      [232, 80, 2],
    ]
      .map(
        ([x = 0, low = 0, k = 0]) =>
          fill(
            t`M${x} 18H${x + 46}V${low}l-5.8 6l-5.8-6l-5.7 6l-5.8-6l-5.7 6l-5.8-6l-5.7 6l-5.7-6Z`,
            PAPER,
            `stroke="${BLUE}" stroke-width="1.1"`,
          ) +
          many(k === 1 ? 5 : 4, (i) =>
            line(
              t`M${x + 7} ${34 + i * 12}h${16 + ((i * 7 + k * 5) % 12)}M${x + 34} ${34 + i * 12}h6`,
              BLUE,
              1.3,
              'opacity=".6"',
            ),
          ),
      )
      .join('') +
    coin(60, 84, 22, BLUE) +
    coin(330, 80, 26, BLUE) +
    coin(36, 104, 12, BLUE) +
    line('M296 100l8 8l16-18', '#246848', 3, round),
);

const cards = hero(
  '#e2ebf2',
  '#e3e2d2',
  BLUE,
  `<g fill="none" stroke="${BLUE}" opacity=".5"><circle cx="195" cy="64" r="56" stroke-width="1.2"/><ellipse cx="195" cy="64" rx="22" ry="56"/><ellipse cx="195" cy="64" rx="42" ry="56" stroke-width=".7"/><path d="M139 64h112M147 36h96M147 92h96"/></g>` +
    [
      [-12, 70, 70, '#a8452f'],
      [10, 318, 66, '#246848'],
      [-2, 196, 78, BLUE],
    ]
      .map(
        ([turn = 0, x = 0, y = 0, paint = BLUE]) =>
          t`<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M-48-28H48Q54-28 54-22V24Q54 30 48 30H-48Q-54 30-54 24V-22Q-54-28-48-28Z', BLUE, 'opacity=".2" transform="translate(3 4)"')}${cut('M-48-30H48Q54-30 54-24V22Q54 28 48 28H-48Q-54 28-54 22V-24Q-54-30-48-30Z', BLUE, 1.4)}${box(-54, -21, 108, 10, String(paint))}${cut('M-44-4h14v11h-14Z', BLUE)}${line('M-44 18H0M10 18H30', BLUE, 2, `${round} opacity=".6"`)}${circle(42, 16, 6, String(paint))}</g>`,
      )
      .join('') +
    line('M120 40C150 14 240 14 270 40', BLUE, 1.4, `stroke-dasharray="3 5" ${round}`),
);

const exchange = hero(
  '#e6ecf6',
  '#e5e0ce',
  BLUE,
  line('M195 14V104', BLUE, 2.6) +
    fill('M160 112H230L222 102H168Z', BLUE) +
    circle(195, 14, 6, PAPER, `stroke="${BLUE}" stroke-width="2"`) +
    line('M66 38C110 22 150 22 195 24C240 26 280 26 324 40', BLUE, 2.2, round) +
    line('M66 38L38 88M66 38L94 88M324 40L296 90M324 40L352 90', BLUE, 1) +
    fill('M28 88H104C100 104 32 104 28 88Z', BLUE) +
    fill('M286 90H362C358 106 290 106 286 90Z', BLUE) +
    coin(50, 76, 13, BLUE) +
    coin(80, 76, 13, BLUE) +
    coin(65, 56, 13, BLUE) +
    gem(308, 78, 13, BLUE) +
    gem(340, 78, 13, BLUE) +
    gem(324, 56, 14, BLUE) +
    line('M132 66H168L160 59M258 72H222L230 79', '#a8452f', 2, round) +
    rule(114, BLUE),
);

const covenant = hero(
  '#f4e6e6',
  '#e8dccb',
  WINE,
  fill(
    'M92 14H300C312 14 312 34 300 34H296V104C296 120 276 120 276 106H84C84 120 104 122 104 106V34H92C80 34 80 14 92 14Z',
    WINE,
    'opacity=".18" transform="translate(3 4)"',
  ) +
    cut('M104 20H292V110H104Z', WINE, 1.5) +
    cut('M92 12H300A10 10 0 0 1 300 32H92A10 10 0 0 1 92 12Z', WINE, 1.5) +
    line('M96 18H296', WINE, 0.7, 'opacity=".6"') +
    many(4, (i) => line(t`M122 ${46 + i * 14}H${i === 3 ? 200 : 274}`, WINE, 1.3, 'opacity=".5"')) +
    circle(258, 96, 21, '#a8263f') +
    circle(258, 96, 15, 'none', `stroke="${PAPER}" stroke-width="1.2" opacity=".8"`) +
    fill('M258 86l3 7h7l-5.6 4.4l2.2 7l-6.6-4.2l-6.6 4.2l2.2-7l-5.6-4.4h7Z', PAPER) +
    fill('M246 112L240 130L250 124L258 132L262 114Z', '#8a1d34') +
    `<g transform="translate(66 110) rotate(-28)">${fill('M0 0C-10-40-8-80 10-100C18-70 16-30 4 0Z', PAPER, `stroke="${WINE}" stroke-width="1.2"`)}${line('M2 2C4-40 6-70 10-98M3-30L12-40M3-48L13-60M-4-30L3-22M-4-52L4-42', WINE, 0.8)}${line('M2 0L0 12', WINE, 2.4, round)}</g>`,
);

export const pursePictures = {
  'bank.svg': bank,
  'pay-days.svg': calendar,
  'receipts.svg': receipts,
  'cards.svg': cards,
  'exchange.svg': exchange,
  'covenant.svg': covenant,
};

/** Earnings on their way, as an engraver would print it: purses, ledgers, ships, cards. Each page has a sheet of its own, in its area's ink. */
import { box, circle, defs, fill, lin, line, many, oval, picture, t } from '../draw.ts';
import { band, rosette } from './sheet.ts';

export const PAPER = '#fffefa';
export const GREEN = '#1f6548';
export const BLUE = '#2f4a6d';
export const SEPIA = '#74471f';
export const WINE = '#7a2440';
export const round = 'stroke-linecap="round" stroke-linejoin="round"';

export const sheetOf = (w: number, h: number, top: string, low: string, body: string): string =>
  picture(w, h, defs(lin('s', [top, '#fbf8ee@.6', low])) + box(0, 0, w, h, '~s') + body, true);
export const hero = (top: string, low: string, ink: string, body: string): string =>
  sheetOf(390, 300, top, low, body + band(ink));

/** A face of paper with an edge of ink. */
export const cut = (d: string, ink: string, w = 1.3): string =>
  fill(d, PAPER, `stroke="${ink}" stroke-width="${w}" stroke-linejoin="round"`);
const hatch = (x: number, y: number, w: number, h: number, n: number, ink: string): string =>
  line(
    many(n, (i) => t`M${x + (i * w) / n} ${y + h}l${w / n} ${-h}`),
    ink,
    0.6,
    'opacity=".5"',
  );
const rule = (y: number, ink: string, w = 390): string =>
  line(t`M0 ${y}H${w}`, ink, 1.3) + line(t`M0 ${y + 4}H${w}`, ink, 0.5);

export function coin(x: number, y: number, r: number, ink: string, mark = true): string {
  const s = r / 40;
  return (
    t`<g transform="translate(${x - r} ${y - r}) scale(${s})">` +
    circle(41, 43, 39, ink, 'opacity=".2"') +
    circle(40, 40, 38, PAPER, `stroke="${ink}" stroke-width="2"`) +
    `<path d="${rosette(30, 3, 14, 0, 40, 56)}" fill="none" stroke="${ink}" stroke-width="1"/>` +
    (mark ? fill('M40 22l16 18l-16 18l-16-18Z', ink) : circle(40, 40, 15, ink) + circle(40, 40, 9, PAPER)) +
    '</g>'
  );
}
export const gem = (x: number, y: number, r: number, ink: string): string =>
  cut(
    t`M${x - r} ${y - r * 0.3}L${x - r * 0.5} ${y - r * 0.9}H${x + r * 0.5}L${x + r} ${y - r * 0.3}L${x} ${y + r}Z`,
    ink,
  ) +
  line(
    t`M${x - r} ${y - r * 0.3}H${x + r}M${x - r * 0.5} ${y - r * 0.9}L${x - r * 0.3} ${y - r * 0.3}L${x} ${y + r}L${x + r * 0.3} ${y - r * 0.3}L${x + r * 0.5} ${y - r * 0.9}`,
    ink,
    0.9,
  ) +
  fill(t`M${x + r * 0.3} ${y - r * 0.3}H${x + r}L${x} ${y + r}Z`, ink, 'opacity=".28"');

/** A purse with a clasp, open or shut, its clasp at (`x` `y`). */
export const purse = (x: number, y: number, s: number, ink: string): string =>
  t`<g transform="translate(${x} ${y}) scale(${s})">` +
  fill('M-44 4C-70 40-66 82-36 88H36C66 82 70 40 44 4Z', ink, 'opacity=".2" transform="translate(3 3)"') +
  cut('M-44 4C-70 40-66 82-36 88H36C66 82 70 40 44 4Z', ink, 1.8) +
  line('M-30 10C-46 40-44 68-26 78M0 12V82M30 10C46 40 44 68 26 78', ink, 0.8, 'opacity=".6"') +
  fill('M-50-6H50V6H-50Z', ink) +
  circle(-6, -10, 6, PAPER, `stroke="${ink}" stroke-width="2"`) +
  circle(6, -10, 6, PAPER, `stroke="${ink}" stroke-width="2"`) +
  '</g>';

const wxPurse = hero(
  '#e3efe6',
  '#dfe6d2',
  GREEN,
  line('M0 22H390M0 44H390M0 66H390M0 88H390', GREEN, 0.4, 'opacity=".25"') +
    purse(64, 30, 0.86, GREEN) +
    coin(136, 76, 17, GREEN) +
    coin(178, 52, 13, GREEN) +
    coin(216, 38, 10, GREEN) +
    line('M112 96C150 40 210 8 258 30', GREEN, 1.6, `stroke-dasharray="2 7" ${round}`) +
    cut(
      'M270 18H352Q362 18 362 28V66Q362 76 352 76H308L292 92V76H270Q260 76 260 66V28Q260 18 270 18Z',
      GREEN,
      1.8,
    ) +
    line('M276 36H344M276 50H326', GREEN, 3, `${round} opacity=".6"`) +
    circle(346, 60, 9, GREEN) +
    line('M341 60l4 4l7-8', PAPER, 2, round) +
    rule(112, GREEN),
);

const wxSlot = sheetOf(
  343,
  150,
  '#e6f1e8',
  '#dbe8d6',
  line('M0 30H343M0 60H343M0 90H343', GREEN, 0.4, 'opacity=".2"') +
    fill(
      'M96 66H250Q262 66 262 78V132Q262 144 250 144H96Q84 144 84 132V78Q84 66 96 66Z',
      GREEN,
      'opacity=".2" transform="translate(4 4)"',
    ) +
    cut('M96 62H250Q262 62 262 74V130Q262 142 250 142H96Q84 142 84 130V74Q84 62 96 62Z', GREEN, 1.8) +
    fill('M84 84H262V102H84Z', GREEN) +
    line('M92 70H254M92 134H254', GREEN, 0.8, 'stroke-dasharray="4 3"') +
    circle(236, 93, 6, PAPER) +
    coin(173, 34, 26, GREEN) +
    line('M128 20V50M218 20V50M140 8V24M206 8V24', GREEN, 1.6, `${round} opacity=".6"`) +
    coin(44, 124, 13, GREEN) +
    coin(300, 128, 15, GREEN) +
    coin(318, 104, 9, GREEN),
);

const wxMeasure = sheetOf(
  343,
  150,
  '#eef3e2',
  '#d8e4d2',
  cut('M20 96H323V126H20Z', GREEN, 1.6) +
    line(
      many(31, (i) => t`M${26 + i * 9.7} 96v${i % 5 ? 8 : 15}`),
      GREEN,
      1,
    ) +
    [
      [58, 8],
      [120, 14],
      [200, 24],
      [290, 34],
    ]
      .map(
        ([x = 0, r = 0]) =>
          coin(x, 94 - r, r, GREEN) +
          line(t`M${x - r} 132V126M${x + r} 132V126M${x - r} 136H${x + r}`, GREEN, 1),
      )
      .join('') +
    line('M20 18C80 12 130 10 160 24', GREEN, 0.8, 'opacity=".5" stroke-dasharray="3 4"'),
);

const wxLedger = sheetOf(
  343,
  150,
  '#e6f1e8',
  '#e6e3cd',
  fill(
    'M40 30C90 16 140 18 172 32C204 18 254 16 304 30V132C254 120 204 122 172 136C140 122 90 120 40 132Z',
    GREEN,
    'opacity=".2" transform="translate(3 5)"',
  ) +
    cut('M40 26C90 12 140 14 172 28V132C140 118 90 116 40 128Z', GREEN, 1.6) +
    cut('M304 26C254 12 204 14 172 28V132C204 118 254 116 304 128Z', GREEN, 1.6) +
    many(
      5,
      (i) =>
        line(
          t`M56 ${46 + i * 15}C90 ${38 + i * 15} 130 ${38 + i * 15} 152 ${46 + i * 15}`,
          GREEN,
          1.2,
          'opacity=".55"',
        ) +
        line(
          t`M192 ${46 + i * 15}C214 ${38 + i * 15} 240 ${38 + i * 15} 262 ${42 + i * 15}`,
          GREEN,
          1.2,
          'opacity=".55"',
        ),
    ) +
    many(4, (i) => line(t`M272 ${40 + i * 16}l4 5l9-10`, GREEN, 2, round)) +
    fill('M150 20L166 24V64L158 56L150 62Z', '#b8452f') +
    `<g transform="translate(306 120) rotate(40)">${fill('M0 0L-6-18H6Z', GREEN)}${box(-6, -92, 12, 74, GREEN, 'rx="4"')}${box(-6, -30, 12, 4, '#c9a95a')}</g>`,
);

const wxSea = sheetOf(
  343,
  150,
  '#dfeef0',
  '#cfe3d6',
  circle(272, 44, 20, PAPER, `stroke="${GREEN}" stroke-width="1.2"`) +
    line('M272 14V6M302 44H310M293 23l6-6M251 23l-6-6', GREEN, 1.2, round) +
    fill('M0 112C30 84 54 92 84 112Z', GREEN, 'opacity=".35"') +
    fill('M262 112C288 90 320 84 343 96V112Z', GREEN, 'opacity=".35"') +
    hatch(262, 96, 80, 16, 18, GREEN) +
    line('M172 22V104', GREEN, 2.6) +
    cut('M176 26C214 40 222 68 214 96H176Z', GREEN, 1.6) +
    cut('M168 36C140 52 132 76 136 96H168Z', GREEN, 1.6) +
    coin(195, 68, 13, GREEN) +
    fill('M112 104H238L220 126H132Z', GREEN) +
    line('M124 110H228', PAPER, 1.2) +
    fill('M172 22L150 14L172 8Z', '#b8452f') +
    many(4, (k) =>
      line(
        t`M${-10 + (k % 2) * 12} ${122 + k * 8}` + many(15, () => 'q6-7 12 0t12 0'),
        GREEN,
        1.1,
        t`opacity="${0.75 - k * 0.13}"`,
      ),
    ),
);

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

const streams = hero(
  '#f3ead8',
  '#e6d9c0',
  SEPIA,
  [
    [52, 20],
    [195, 10],
    [338, 20],
  ]
    .map(([x = 0, y = 0], k) => {
      const end = 195 + (x - 195) * 0.16;
      return (
        many(3, (i) =>
          line(
            t`M${x - 6 + i * 6} ${y + 22}C${x - 6 + i * 6} ${y + 66} ${end - 5 + i * 5} ${y + 40} ${end - 5 + i * 5} 92`,
            SEPIA,
            1.2,
            'opacity=".65"',
          ),
        ) + coin(x, y + 14, 15, SEPIA, k !== 1)
      );
    })
    .join('') +
    cut('M128 88H262C258 112 240 122 220 122H170C150 122 132 112 128 88Z', SEPIA, 1.8) +
    oval(195, 88, 67, 9, '#efe2c8', `stroke="${SEPIA}" stroke-width="1.6"`) +
    many(3, (i) => line(t`M${156 - i * 8} ${86 + i * 2}q10-4 20 0t20 0t20 0`, SEPIA, 0.9, 'opacity=".6"')) +
    line('M100 46c8-6 16-6 22 0M268 46c8-6 16-6 22 0', SEPIA, 0.8, 'opacity=".5"'),
);

const lens = hero(
  '#f4ecdd',
  '#e9dcc4',
  SEPIA,
  many(7, (i) =>
    line(
      t`M20 ${20 + i * 15}H${250 - (i % 3) * 30}M${300 - (i % 2) * 20} ${20 + i * 15}H370`,
      SEPIA,
      1.6,
      'opacity=".4"',
    ),
  ) +
    circle(212, 60, 48, SEPIA, 'opacity=".2"') +
    line('M246 92L306 124', SEPIA, 11, round) +
    line('M246 92L306 124', '#c99a5a', 4, round) +
    circle(208, 56, 46, PAPER, `stroke="${SEPIA}" stroke-width="5"`) +
    circle(208, 56, 41, 'none', `stroke="${SEPIA}" stroke-width=".8"`) +
    line('M176 38H226M176 56H214M176 74H232', SEPIA, 4, round) +
    coin(238, 48, 9, SEPIA) +
    line('M180 22C190 14 204 12 216 14', '#fff', 3, round),
);

const oneCoin = hero(
  '#f6ecd9',
  '#e7d8bd',
  SEPIA,
  line('M0 104H390', SEPIA, 1) +
    circle(199, 64, 54, SEPIA, 'opacity=".18"') +
    fill('M195 60V8A52 52 0 0 1 195 112Z', PAPER, `stroke="${SEPIA}" stroke-width="1.6"`) +
    fill('M181 60V8A52 52 0 0 0 181 112Z', SEPIA) +
    line(
      many(9, (i) => t`M${200 + i * 5} ${16 + i * i * 0.5}V${104 - i * i * 0.5}`),
      SEPIA,
      0.7,
      'opacity=".5"',
    ) +
    fill('M195 42l13 18l-13 18Z', SEPIA) +
    fill('M181 42l-13 18l13 18Z', PAPER) +
    line('M128 40H84M128 80H70M250 40H304M250 80H318', SEPIA, 1, 'stroke-dasharray="2 4"') +
    [
      [66, 40],
      [52, 80],
      [322, 40],
      [336, 80],
    ]
      .map(([x = 0, y = 0]) => coin(x, y, 13, SEPIA))
      .join(''),
);

const micBars = hero(
  '#f5e9dc',
  '#ead6c2',
  SEPIA,
  rule(110, SEPIA) +
    many(11, (i) => {
      const h = 18 + 66 * Math.abs(Math.sin(i * 0.62 + 0.4));
      const x = 150 + i * 21;
      return (
        fill(t`M${x} 108V${108 - h}h14V108Z`, i % 3 ? PAPER : SEPIA, `stroke="${SEPIA}" stroke-width="1.1"`) +
        oval(x + 7, 108 - h, 7, 2.6, PAPER, `stroke="${SEPIA}" stroke-width="1"`)
      );
    }) +
    `<g transform="rotate(-14 74 60)">${cut('M56 30a18 18 0 0 1 36 0V58a18 18 0 0 1-36 0Z', SEPIA, 1.8)}${line('M58 34H90M57 42H91M57 50H91M68 14V74M80 14V74', SEPIA, 0.8, 'opacity=".7"')}${line('M48 54a26 26 0 0 0 52 0M74 80V100M58 102H90', SEPIA, 2.4, round)}</g>` +
    line('M112 34q8 12 0 24M122 26q13 20 0 40', SEPIA, 1.8, `${round} opacity=".7"`),
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
export const sagePictures = {
  'purse.svg': wxPurse,
  'slot.svg': wxSlot,
  'measure.svg': wxMeasure,
  'ledger.svg': wxLedger,
  'sea.svg': wxSea,
};
export const amberPictures = {
  'streams.svg': streams,
  'lens.svg': lens,
  'one-coin.svg': oneCoin,
  'mic-bars.svg': micBars,
};

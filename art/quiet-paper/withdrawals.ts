/** Money on its way out, as an engraver would print it: a purse, a slot, a measure, a ledger, and ships at sea. */
import { box, circle, fill, line, many, t } from '../draw.ts';
import { coin, cut, GREEN, hatch, hero, PAPER, purse, round, rule, sheetOf } from './engraving.ts';

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

export const sagePictures = {
  'purse.svg': wxPurse,
  'slot.svg': wxSlot,
  'measure.svg': wxMeasure,
  'ledger.svg': wxLedger,
  'sea.svg': wxSea,
};

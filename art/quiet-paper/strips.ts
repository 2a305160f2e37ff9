/** Strips on quiet pages: each shows in one row what the words below it say, in its area's ink. */
import { box, circle, fill, line, many, oval, t } from '../draw.ts';
import { star } from '../sparks.ts';
import { BLUE, coin, cut, GREEN, gem, PAPER, purse, round, SEPIA, sheetOf, WINE } from './engraving.ts';

const W = 343;
const H = 120;
const RED = '#b8452f';
const GOLD = '#c9a95a';

const strip = (top: string, low: string, body: string): string => sheetOf(W, H, top, low, body);
const arrow = (x: number, y: number, to: number, ink: string): string =>
  line(t`M${x} ${y}H${to - 1}M${to - 8} ${y - 5}L${to} ${y}L${to - 8} ${y + 5}`, ink, 2, round);
const card = (x: number, y: number, w: number, h: number, ink: string): string => {
  const d = t`M${x + 6} ${y}H${x + w - 6}Q${x + w} ${y} ${x + w} ${y + 6}V${y + h - 6}Q${x + w} ${y + h} ${x + w - 6} ${y + h}H${x + 6}Q${x} ${y + h} ${x} ${y + h - 6}V${y + 6}Q${x} ${y} ${x + 6} ${y}Z`;
  return fill(d, ink, 'opacity=".2" transform="translate(3 4)"') + cut(d, ink, 1.5);
};
const check = (x: number, y: number, s: number, ink: string, w = 3): string =>
  line(t`M${x - s} ${y}l${s * 0.7} ${s * 0.7}l${s * 1.3} ${-s * 1.4}`, ink, w, round);
const clock = (x: number, y: number, r: number, ink: string): string =>
  circle(x, y, r, PAPER, `stroke="${ink}" stroke-width="1.8"`) +
  line(t`M${x} ${y - r * 0.62}V${y}L${x + r * 0.42} ${y + r * 0.4}`, ink, 1.8, round);
const face = (x: number, y: number, s: number, ink: string): string =>
  circle(x, y - s * 0.5, s * 0.42, ink) +
  fill(
    t`M${x - s * 0.8} ${y + s * 0.7}C${x - s * 0.8} ${y - s * 0.12} ${x + s * 0.8} ${y - s * 0.12} ${x + s * 0.8} ${y + s * 0.7}Z`,
    ink,
  );
const mic = (x: number, y: number, s: number, ink: string): string =>
  t`<g transform="translate(${x} ${y}) scale(${s})">` +
  cut('M-10-30a10 10 0 0 1 20 0V-8a10 10 0 0 1-20 0Z', ink, 1.8) +
  line('M-9-26H9M-10-19H10M-10-12H10M-4-38V0M4-38V0', ink, 0.7, 'opacity=".7"') +
  line('M-17-12a17 17 0 0 0 34 0M0 6V22M-12 23H12', ink, 2.4, round) +
  '</g>';

/** Seven days: asked before five, paid the same day, on the card a day later; the weekend sleeps. */
const week = strip(
  '#eaf0f2',
  '#dfe5ea',
  many(7, (i) => {
    const x = 13 + i * 46;
    const rests = i > 4;
    return (
      card(x, 44, 40, 58, BLUE) +
      fill(
        t`M${x + 0.8} 50Q${x + 0.8} 44.8 ${x + 6} 44.8H${x + 34}Q${x + 39.2} 44.8 ${x + 39.2} 50V57H${x + 0.8}Z`,
        rests ? '#8d9bb0' : BLUE,
      ) +
      line(t`M${x + 12} 39V49M${x + 28} 39V49`, rests ? '#8d9bb0' : BLUE, 2.4, round) +
      (rests
        ? fill(t`M${x + 26} 70a13 13 0 1 0 3 17a11 11 0 0 1-3-17Z`, GOLD)
        : i === 1
          ? clock(x + 20, 79, 13, BLUE)
          : i === 2
            ? box(x + 7, 70, 26, 18, BLUE, 'rx="3"') +
              box(x + 7, 74, 26, 4, PAPER) +
              box(x + 10, 82, 9, 2.4, GOLD)
            : line(
                t`M${x + 10} 72H${x + 30}M${x + 10} 80H${x + 30}M${x + 10} 88H${x + 22}`,
                BLUE,
                1.4,
                'opacity=".35"',
              ))
    );
  }) +
    line('M79 32C90 14 112 14 122 32', BLUE, 2, `stroke-dasharray="3 5" ${round}`) +
    line('M115 27L122 34L127 25', BLUE, 2, round) +
    coin(101, 18, 12, BLUE) +
    line('M262 32C282 18 310 18 330 30', '#8d9bb0', 1.6, `stroke-dasharray="2 6" ${round}`),
);

/** One tram line with four stops, and the loop that brings a payment back. */
const stops = strip(
  '#e8eef4',
  '#dfe4e4',
  line('M16 78H327M16 84H327', BLUE, 1.6) +
    line(
      many(31, (i) => t`M${20 + i * 10} 76V87`),
      BLUE,
      1.4,
      'opacity=".45"',
    ) +
    line('M300 92C290 116 60 116 44 94', RED, 1.8, `stroke-dasharray="4 5" ${round}`) +
    line('M38 102L43 93L52 99', RED, 2, round) +
    [44, 128, 214, 300]
      .map(
        (x, i) =>
          circle(x, 81, 9, PAPER, `stroke="${i === 3 ? RED : BLUE}" stroke-width="3.4"`) +
          circle(x, 81, 3.4, i === 3 ? RED : BLUE),
      )
      .join('') +
    purse(44, 26, 0.4, BLUE) +
    fill('M104 20H150Q158 20 158 28V56H98V28Q98 20 104 20Z', BLUE) +
    fill('M104 27H122V42H104ZM128 27H150V42H128Z', PAPER) +
    line('M128 20V12M118 12H138', BLUE, 2, round) +
    box(98, 48, 60, 3, GOLD) +
    circle(112, 60, 5, PAPER, `stroke="${BLUE}" stroke-width="2.6"`) +
    circle(144, 60, 5, PAPER, `stroke="${BLUE}" stroke-width="2.6"`) +
    card(188, 24, 52, 36, BLUE) +
    box(188, 31, 52, 7, BLUE) +
    check(214, 50, 7, '#2f7d5c') +
    card(282, 16, 36, 46, RED) +
    line('M290 26H310M290 34H304', RED, 1.6, 'opacity=".6"') +
    line('M308 52H294a6 6 0 0 1 0-12H300M302 46l7 6l-7 6', RED, 1.8, round),
);

/** A jar that runs low, a pack that fills it, and the line that no pack passes. */
const jar = (x: number, level: number): string =>
  fill(
    t`M${x - 26} 40H${x + 26}V94Q${x + 26} 104 ${x + 16} 104H${x - 16}Q${x - 26} 104 ${x - 26} 94Z`,
    BLUE,
    'opacity=".2" transform="translate(3 4)"',
  ) +
  cut(
    t`M${x - 26} 40H${x + 26}V94Q${x + 26} 104 ${x + 16} 104H${x - 16}Q${x - 26} 104 ${x - 26} 94Z`,
    BLUE,
    1.6,
  ) +
  fill(
    t`M${x - 24} ${102 - level}q12-5 24 0t24 0V94Q${x + 24} 102 ${x + 16} 102H${x - 16}Q${x - 24} 102 ${x - 24} 94Z`,
    '#8fb4dc',
  ) +
  many(Math.round(level / 12), (i) => gem(x - 9 + (i % 2) * 18, 94 - Math.floor(i / 2) * 20, 8, BLUE)) +
  box(x - 30, 34, 60, 8, BLUE, 'rx="3"');
const ceiling = strip(
  '#e8eef4',
  '#e4dfcd',
  jar(58, 14) +
    arrow(98, 74, 130, BLUE) +
    jar(168, 50) +
    gem(168, 16, 11, BLUE) +
    line('M168 27V32', BLUE, 1.6, round) +
    arrow(208, 74, 240, BLUE) +
    line('M236 26H330', RED, 2.4, `stroke-dasharray="7 5" ${round}`) +
    jar(282, 56) +
    gem(282, 12, 10, RED) +
    fill('M312 16h14v6h-14Z', RED),
);

/** What is promised from both sides, tied together under a seal. */
const bothSides = strip(
  '#f6eaea',
  '#ecdfce',
  oval(66, 100, 50, 8, WINE, 'opacity=".18"') +
    fill('M20 92H112L104 104H28Z', WINE) +
    mic(66, 62, 1.3, WINE) +
    fill(star(30, 34, 9) + star(104, 28, 7) + star(108, 62, 5), GOLD) +
    line('M112 84C138 50 150 92 172 66C194 40 206 84 231 60', WINE, 5, round) +
    line('M112 84C138 50 150 92 172 66C194 40 206 84 231 60', '#e7b7c0', 1.6, round) +
    circle(172, 66, 22, WINE, 'opacity=".22"') +
    circle(172, 63, 21, '#a8263f') +
    circle(172, 63, 15, 'none', `stroke="${PAPER}" stroke-width="1.3" opacity=".85"`) +
    check(170, 63, 7, PAPER) +
    fill('M160 80L152 104L165 96L172 108L179 96L192 104L184 80Z', '#8a1d34') +
    purse(280, 34, 0.78, WINE) +
    coin(236, 96, 11, WINE) +
    coin(322, 94, 13, WINE),
);

/** A letter, somebody who reads it by lamplight, and the thing that is mended. */
const answers = strip(
  '#eef1ea',
  '#e3e7ee',
  `<g transform="rotate(-6 64 66)">${card(26, 42, 76, 50, BLUE)}${line('M27 46L64 72L101 46M28 90L54 66M100 90L74 66', BLUE, 1.5, round)}${circle(94, 44, 9, RED)}</g>` +
    arrow(116, 68, 142, BLUE) +
    fill('M152 100H232V106H152Z', BLUE) +
    line('M216 100V58L196 36', BLUE, 3, round) +
    fill('M176 46L200 24L212 38Z', BLUE) +
    fill('M178 48L208 42L204 100H154Z', '#f3cf7a', 'opacity=".55"') +
    card(164, 84, 36, 14, BLUE) +
    circle(216, 58, 3.6, GOLD) +
    arrow(240, 68, 262, BLUE) +
    line('M302 12V30', BLUE, 2, round) +
    fill('M290 30H314L318 38H286Z', BLUE) +
    fill('M286 40C270 56 270 76 286 90H318C334 76 334 56 318 40Z', '#e8694a') +
    line('M294 40C286 56 286 76 294 90M310 40C318 56 318 76 310 90', '#fff', 1.4, 'opacity=".55"') +
    fill('M286 92H318L314 98H290Z', BLUE) +
    line('M302 98V110M296 110V104M308 110V104', RED, 2, round) +
    line('M266 40l6 4M338 40l-6 4M262 66h7M342 66h-7M268 92l6-4M336 92l-6-4', GOLD, 2.4, round),
);

/** One line of earnings as a slip of six cells. */
const slip = strip(
  '#f6eddc',
  '#eaddc4',
  card(10, 30, 323, 60, SEPIA) +
    line(
      'M63.8 36V84M117.6 36V84M171.5 36V84M225.3 36V84M279.2 36V84',
      SEPIA,
      1.1,
      'stroke-dasharray="3 4"',
    ) +
    clock(37, 60, 15, SEPIA) +
    fill('M78 80V48a13 13 0 0 1 26 0V80Z', SEPIA) +
    fill('M82 78V49a9 9 0 0 1 14-6V76Z', '#f3cf7a') +
    circle(99, 64, 2, PAPER) +
    gem(144.5, 60, 16, SEPIA) +
    circle(198.4, 60, 16, PAPER, `stroke="${SEPIA}" stroke-width="1.8"`) +
    fill('M198.4 60V44A16 16 0 0 1 206 74Z', SEPIA) +
    coin(252.2, 60, 16, SEPIA) +
    circle(306, 60, 15, '#2f7d5c') +
    check(304.6, 60, 7, PAPER) +
    many(6, (i) => fill(t`M${33 + i * 53.9} 102L${37 + i * 53.9} 96L${41 + i * 53.9} 102Z`, SEPIA)) +
    line('M10 108H333', SEPIA, 1, 'opacity=".5"') +
    line('M16 18H120M150 18H210M240 18H326', SEPIA, 1.2, 'opacity=".3"'),
);

/** Four seals in the colors of the four states. */
const seals = strip(
  '#f4ecdd',
  '#efe6d2',
  (
    [
      [48, '#77808c'],
      [130, '#2f7d5c'],
      [212, RED],
      [294, '#d29a1f'],
    ] as const
  )
    .map(
      ([x, ink]) =>
        fill(
          t`M${x - 16} 78L${x - 22} 108L${x - 10} 101L${x} 112L${x + 10} 101L${x + 22} 108L${x + 16} 78Z`,
          ink,
          'opacity=".72"',
        ) +
        fill(
          `${many(20, (i) => {
            const a = (i / 20) * Math.PI * 2;
            const r = i % 2 ? 31 : 34;
            return t`${i ? 'L' : 'M'}${x + r * Math.cos(a)} ${54 + r * Math.sin(a)}`;
          })}Z`,
          ink,
        ) +
        circle(x, 54, 25, 'none', `stroke="${PAPER}" stroke-width="1.5" opacity=".8"`),
    )
    .join('') +
    fill('M38 41H58C58 50 52 51 50 54C52 57 58 58 58 67H38C38 58 44 57 46 54C44 51 38 50 38 41Z', PAPER) +
    check(128, 54, 12, PAPER, 5) +
    line('M224 62H206a9 9 0 0 1 0-18H216M210 36l-9 8l9 8', PAPER, 4.4, round) +
    circle(282, 54, 4, PAPER) +
    circle(294, 54, 4, PAPER) +
    circle(306, 54, 4, PAPER),
);

/** A month for whoever sings: the statement comes, is gone through, and the bank rings. */
const month = strip(
  '#f6e9dc',
  '#ecdcc4',
  line('M20 96C90 70 120 110 176 88C232 66 270 104 326 78', SEPIA, 2.2, `stroke-dasharray="3 6" ${round}`) +
    mic(40, 58, 0.9, SEPIA) +
    `<g transform="rotate(-5 118 50)">${card(96, 24, 46, 56, SEPIA)}${line('M104 36H134M104 46H134M104 56H124', SEPIA, 2, `${round} opacity=".6"`)}${coin(132, 70, 9, SEPIA)}</g>` +
    card(176, 20, 58, 44, SEPIA) +
    fill('M190 62L186 78L204 63Z', PAPER, `stroke="${SEPIA}" stroke-width="1.5"`) +
    circle(200, 40, 11, 'none', `stroke="${SEPIA}" stroke-width="3"`) +
    line('M208 48L218 57', SEPIA, 4, round) +
    fill('M276 68C280 62 280 30 298 28C316 30 316 62 320 68Z', GOLD, `stroke="${SEPIA}" stroke-width="1.6"`) +
    line('M270 69H326', SEPIA, 3.4, round) +
    circle(298, 75, 5, SEPIA) +
    circle(298, 25, 4, SEPIA) +
    line('M266 36q-8 10 0 20M330 36q8 10 0 20', SEPIA, 2, round) +
    [118, 204, 298]
      .map((x, i) => circle(x, [92, 80, 91][i] ?? 0, 5, PAPER, `stroke="${SEPIA}" stroke-width="2.6"`))
      .join(''),
);

/** The same face here and in the wallet, and the seal between. */
const samePerson = strip(
  '#e6f1e8',
  '#dfe8d6',
  card(18, 26, 108, 70, GREEN) +
    box(18, 34, 108, 9, GREEN) +
    face(46, 70, 20, GREEN) +
    line('M72 58H114M72 70H108M72 82H98', GREEN, 2.4, `${round} opacity=".55"`) +
    line('M138 56H152M138 66H152M192 56H206M192 66H206', GREEN, 3, round) +
    circle(172, 61, 19, GREEN) +
    circle(172, 61, 14, 'none', `stroke="${PAPER}" stroke-width="1.2"`) +
    check(170, 61, 8, PAPER) +
    card(220, 12, 52, 96, GREEN) +
    box(226, 20, 40, 74, '#e3f1e6', 'rx="3"') +
    face(246, 54, 17, GREEN) +
    box(232, 76, 28, 10, GREEN, 'rx="5"') +
    line('M240 101H252', GREEN, 2.4, round) +
    coin(306, 84, 17, GREEN) +
    coin(314, 50, 12, GREEN) +
    coin(300, 24, 9, GREEN),
);

export const paperStrips = {
  'pay-week.svg': week,
  'stops.svg': stops,
  'ceiling.svg': ceiling,
  'both-sides.svg': bothSides,
  'answers.svg': answers,
};
export const sageStrips = { 'same-person.svg': samePerson };
export const amberStrips = { 'slip.svg': slip, 'seals.svg': seals, 'pay-month.svg': month };

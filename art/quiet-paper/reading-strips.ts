/** Strips on pages that explain: one's name on two papers, an agreement in plain words, a room that says its languages. */
import { box, circle, fill, line, many, t } from '../draw.ts';
import { BLUE, cut, PAPER, round, sheetOf } from './engraving.ts';

const W = 343;
const H = 120;
const RED = '#b8452f';
const GOLD = '#c9a95a';
const GREEN = '#2f7a5a';

const strip = (top: string, low: string, body: string): string => sheetOf(W, H, top, low, body);
const letters = (x: number, y: number, n: number, ink: string): string =>
  many(n, (i) => box(x + i * 11, y, 8, 10, ink, 'rx="1.6"'));

/** A passport and a bank card: the same letters in the same order, one by one. */
const names = strip(
  '#e7eef2',
  '#e6e1d2',
  cut('M34 14H108Q116 14 116 22V98Q116 106 108 106H34Z', BLUE, 1.8) +
    fill('M34 14H46V106H34Z', BLUE) +
    circle(81, 44, 20, '#dfe7ee', `stroke="${BLUE}" stroke-width="1.4"`) +
    circle(81, 39, 7, BLUE) +
    fill('M68 58C68 44 94 44 94 58A20 20 0 0 1 68 58Z', BLUE) +
    letters(55, 74, 5, BLUE) +
    line('M55 94H104', BLUE, 1.4, 'opacity=".5"') +
    many(5, (i) =>
      line(
        t`M${59 + i * 11} ${86}C${110 + i * 8} ${118 - i * 3} ${160 + i * 8} ${112 - i * 4} ${217 + i * 11} 88`,
        i === 4 ? RED : GREEN,
        1.3,
        'stroke-dasharray="2 4" stroke-linecap="round"',
      ),
    ) +
    fill(
      'M198 30H306Q314 30 314 38V92Q314 100 306 100H198Q190 100 190 92V38Q190 30 198 30Z',
      BLUE,
      'opacity=".2" transform="translate(3 4)"',
    ) +
    cut('M198 30H306Q314 30 314 38V92Q314 100 306 100H198Q190 100 190 92V38Q190 30 198 30Z', BLUE, 1.8) +
    box(190, 38, 124, 12, RED) +
    box(204, 58, 20, 14, GOLD, 'rx="2.5"') +
    line('M214 58V72M204 65H224', PAPER, 1) +
    letters(213, 78, 5, BLUE) +
    circle(312, 32, 15, GREEN, `stroke="${PAPER}" stroke-width="2.4"`) +
    line('M304.6 32L310 37.6L320 26', PAPER, 3, round),
);

const bubble = (
  x: number,
  y: number,
  w: number,
  h: number,
  tail: number,
  ink: string,
  face = PAPER,
): string =>
  fill(
    t`M${x + 10} ${y}H${x + w - 10}Q${x + w} ${y} ${x + w} ${y + 10}V${y + h - 10}Q${x + w} ${y + h} ${x + w - 10} ${y + h}H${x + tail + 14}L${x + tail} ${y + h + 12}V${y + h}H${x + 10}Q${x} ${y + h} ${x} ${y + h - 10}V${y + 10}Q${x} ${y} ${x + 10} ${y}Z`,
    face,
    `stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"`,
  );

/** A long agreement with its seal, and the three words that a friend makes of it over tea. */
const plain = strip(
  '#e9edf3',
  '#ece3d0',
  `<g transform="rotate(-4 66 60)">${cut('M28 8H96V104Q96 112 88 112H36Q28 112 28 104Z', BLUE, 1.6)}` +
    many(11, (i) => line(t`M36 ${18 + i * 7.4}H${i % 4 === 3 ? 74 : 88}`, BLUE, 1.7, 'opacity=".55"')) +
    `${circle(84, 98, 9, RED)}${circle(84, 98, 5, PAPER, 'opacity=".4"')}</g>` +
    line('M112 62H143M135 56L143 62L135 68', BLUE, 2.4, round) +
    bubble(158, 18, 92, 46, 20, BLUE) +
    line('M172 34H232M172 47H214', BLUE, 4.4, round) +
    bubble(262, 34, 62, 34, 40, BLUE, '#2f4a6d') +
    line('M274 51L281 58L294 44M302 52H312', PAPER, 3.6, round) +
    fill(
      'M224 84H276C276 104 266 110 250 110C234 110 224 104 224 84Z',
      PAPER,
      `stroke="${BLUE}" stroke-width="1.8"`,
    ) +
    line('M276 89C290 86 290 102 272 102', BLUE, 1.8, round) +
    line('M216 113H288', BLUE, 2, round) +
    fill('M228 88H272C271 92 268 95 264 96H236C232 95 229 92 228 88Z', GOLD) +
    line('M242 78C238 73 246 71 242 66M256 78C252 73 260 71 256 66', BLUE, 1.5, `${round} opacity=".6"`),
);

/** The door of a room with two tags of languages, and listeners who are sent to it by what they speak. */
const languages = strip(
  '#e6edf4',
  '#dde3ec',
  line(
    'M118 76C90 76 86 58 62 56M118 84C92 88 86 98 62 98M225 76C252 76 258 58 281 56M225 84C252 88 258 98 281 98',
    BLUE,
    1.6,
    'stroke-dasharray="2 5" stroke-linecap="round"',
  ) +
    many(4, (i) => {
      const x = i < 2 ? 42 : 301;
      const y = i % 2 === 0 ? 54 : 96;
      const ink = i < 2 ? RED : GREEN;
      return (
        circle(x, y - 6, 7, BLUE) +
        fill(t`M${x - 13} ${y + 16}C${x - 13} ${y - 2} ${x + 13} ${y - 2} ${x + 13} ${y + 16}Z`, BLUE) +
        bubble(i < 2 ? x - 40 : x + 14, y - 36, 26, 20, i < 2 ? 15 : 2, ink, ink)
      );
    }) +
    fill('M124 112V44C124 6 219 6 219 44V112Z', BLUE) +
    fill('M132 112V46C132 16 211 16 211 46V112Z', '#f4dc9c') +
    fill('M163 40a8.5 8.5 0 0 1 17 0V62a8.5 8.5 0 0 1-17 0Z', BLUE) +
    line('M156 58a15.5 15.5 0 0 0 31 0M171.5 74V88M160 89H183', BLUE, 3, round) +
    line('M146 8V22M197 8V22', BLUE, 1.6) +
    box(128, 20, 36, 17, RED, `rx="4" stroke="${PAPER}" stroke-width="1.4"`) +
    box(179, 20, 36, 17, GREEN, `rx="4" stroke="${PAPER}" stroke-width="1.4"`) +
    line('M136 28.5H156M187 28.5H207', PAPER, 3, round) +
    line('M108 113H235', BLUE, 2.4, round),
);

export const readingStrips = { 'names.svg': names, 'plain.svg': plain, 'languages.svg': languages };

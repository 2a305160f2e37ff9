/** Struck medals for cards of figures: what a number is about, on a disc with a milled edge, in the ink of its area. */
import { box, circle, fill, line, many, picture, t } from '../draw.ts';
import { BLUE, cut, GREEN, gem, hatch, PAPER, purse, round, SEPIA } from './engraving.ts';
import { rosette } from './sheet.ts';

const RED = '#a8452f';

/** A disc 96 wide: a milled edge, a wreath of waves, and room of 52 in the middle. */
const disc = (ink: string, motif: string): string =>
  picture(
    96,
    96,
    circle(49, 51, 44, ink, 'opacity=".16"') +
      circle(48, 48, 44, PAPER, `stroke="${ink}" stroke-width="1.6"`) +
      line(
        many(40, (i) => {
          const a = (i * Math.PI) / 20;
          return t`M${48 + 40 * Math.cos(a)} ${48 + 40 * Math.sin(a)}L${48 + 43 * Math.cos(a)} ${48 + 43 * Math.sin(a)}`;
        }),
        ink,
        1,
      ) +
      `<g transform="translate(8 8)"><path d="${rosette(34.5, 2.2, 20, 0, 40, 80)}" fill="none" stroke="${ink}" stroke-width=".8" opacity=".7"/></g>` +
      circle(48, 48, 31, ink, 'opacity=".08"') +
      motif,
    true,
  );

const call = (ink: string): string =>
  cut('M24 36h32q4 0 4 4v18q0 4-4 4H24q-4 0-4-4V40q0-4 4-4Z', ink, 1.8) +
  cut('M62 46l14-8v22l-14-8Z', ink, 1.8) +
  fill('M34 41v16l14-8Z', ink) +
  circle(26, 42, 2, RED);

const gift = (ink: string): string =>
  cut('M28 46h40v24H28Z', ink, 1.8) +
  hatch(28, 46, 40, 24, 8, ink) +
  cut('M24 38h48v9H24Z', ink, 1.8) +
  box(43, 38, 10, 32, RED) +
  line('M48 37C38 24 28 30 34 37ZM48 37C58 24 68 30 62 37Z', RED, 2.4, round);

const contract = (ink: string): string =>
  cut('M32 22h26l10 10v42H32Z', ink, 1.8) +
  cut('M58 22v10h10Z', ink) +
  line('M38 40h22M38 47h22M38 54h14', ink, 1.6, 'opacity=".55"') +
  line('M37 66c4-8 7-8 6 0c4-7 7-7 6 0c4-5 7-3 12-3', ink, 1.8, round) +
  circle(66, 66, 7, RED) +
  circle(66, 66, 4, PAPER, 'opacity=".5"');

const rest = (ink: string): string =>
  fill('M30 22h36v6H30ZM30 68h36v6H30Z', ink) +
  cut('M34 28h28c0 12-11 14-11 20s11 8 11 20H34c0-12 11-14 11-20s-11-8-11-20Z', ink, 1.8) +
  fill('M39 34h18c-2 6-8 8-9 12c-1-4-7-6-9-12Z', RED) +
  fill('M37 66c2-7 9-9 11-12c2 3 9 5 11 12Z', RED) +
  line('M48 46v8', RED, 1.6);

const flow = (ink: string): string =>
  cut('M24 56h48c0 12-10 18-24 18s-24-6-24-18Z', ink, 1.8) +
  line('M28 61q5 4 10 0t10 0t10 0t10 0', RED, 1.8, round) +
  cut('M48 22c8 10 12 15 12 21a12 12 0 0 1-24 0c0-6 4-11 12-21Z', ink, 1.8) +
  line('M42 43a6 6 0 0 0 5 6', ink, 1.6, round);

/** A coin that is parted in two, the right half shaded. */
const half = (ink: string): string =>
  fill('M45 24a24 24 0 0 0 0 48Z', PAPER, `stroke="${ink}" stroke-width="1.8"`) +
  fill('M51 24a24 24 0 0 1 0 48Z', ink) +
  fill('M45 38v20l-9-10Z', ink) +
  fill('M51 38v20l9-10Z', PAPER) +
  line('M48 20v56', RED, 1.4, 'stroke-dasharray="3 3"');

const bag = (ink: string): string => purse(48, 34, 0.46, ink);

const day = (ink: string): string =>
  cut('M26 28h44v44H26Z', ink, 1.8) +
  box(26, 28, 44, 11, RED) +
  line('M36 24v8M60 24v8', ink, 3, round) +
  line('M33 47h6M45 47h6M57 47h6M33 55h6M45 55h6M57 55h6M33 63h6M45 63h6', ink, 3.4, 'opacity=".4"') +
  circle(60, 63, 5.4, 'none', `stroke="${RED}" stroke-width="2"`);

const clock = (ink: string): string =>
  circle(48, 48, 23, PAPER, `stroke="${ink}" stroke-width="2"`) +
  line('M48 28v4M48 64v4M28 48h4M64 48h4', ink, 2, round) +
  line('M48 34V48L58 54', ink, 2.6, round) +
  circle(48, 48, 2.6, RED);

/** A hand that takes nothing: a coin, and the line through what is not asked. */
const free = (ink: string): string =>
  circle(48, 48, 20, PAPER, `stroke="${ink}" stroke-width="2"`) +
  fill('M48 36l10 12l-10 12l-10-12Z', ink) +
  line('M28 68L68 28', PAPER, 7, round) +
  line('M28 68L68 28', RED, 3.4, round);

/** Gems in a heap, one to four. */
const heap = (ink: string, count: number): string =>
  [
    [48, 52, 20],
    [36, 42, 13],
    [60, 42, 13],
    [48, 32, 12],
  ]
    .slice(0, count)
    .map(([x = 0, y = 0, r = 0], i) => gem(x, count === 1 ? 48 : y + (i === 0 ? 4 : 0), r, ink))
    .join('');

const card = (ink: string): string =>
  cut('M24 32h48q4 0 4 4v26q0 4-4 4H24q-4 0-4-4V36q0-4 4-4Z', ink, 1.8) +
  box(20, 40, 56, 7, ink) +
  line('M28 56h14', ink, 2.4, `${round} opacity=".6"`) +
  circle(66, 57, 4.6, RED) +
  circle(60, 57, 4.6, 'none', `stroke="${ink}" stroke-width="1.4"`);

const chat = (ink: string): string =>
  cut('M42 26c13 0 22 8 22 18s-9 18-22 18c-3 0-6 0-8-1l-9 5l2-9c-5-3-7-8-7-13c0-10 9-18 22-18Z', ink, 1.8) +
  circle(34, 44, 2.6, ink) +
  circle(44, 44, 2.6, ink) +
  circle(54, 44, 2.6, ink) +
  fill('M60 58c8 0 14 4 14 10c0 3-1 5-3 6l1 5l-6-3c-2 0-4 0-6 0c-7 0-13-3-13-8s6-10 13-10Z', RED);

const book = (ink: string): string =>
  cut('M48 30c-8-6-18-6-26-4v40c8-2 18-2 26 4c8-6 18-6 26-4V26c-8-2-18-2-26 4Z', ink, 1.8) +
  line('M48 30v40', ink, 1.6) +
  line(
    'M28 36c5-1 9-1 14 2M28 44c5-1 9-1 14 2M28 52c5-1 9-1 14 2M68 36c-5-1-9-1-14 2M68 44c-5-1-9-1-14 2',
    ink,
    1.4,
    'opacity=".6"',
  ) +
  fill('M60 24h7v18l-3.5-4l-3.5 4Z', RED);

const road = (ink: string): string =>
  line('M26 70C26 52 48 56 48 44S66 40 68 28', ink, 2.4, `${round} stroke-dasharray="2 6"`) +
  [26, 48].map((x, i) => circle(x, 70 - i * 24, 5, PAPER, `stroke="${ink}" stroke-width="2"`)).join('') +
  fill('M68 20a9 9 0 0 1 9 9c0 6-9 14-9 14s-9-8-9-14a9 9 0 0 1 9-9Z', RED) +
  circle(68, 29, 3.4, PAPER);

const globe = (ink: string): string =>
  circle(48, 48, 23, PAPER, `stroke="${ink}" stroke-width="2"`) +
  line('M25 48h46M48 25v46M48 25c-14 12-14 34 0 46M48 25c14 12 14 34 0 46M29 36h38M29 60h38', ink, 1.3) +
  fill('M58 54h20v14H58Z', PAPER, `stroke="${ink}" stroke-width="1.8"`) +
  box(58, 57, 20, 4, RED);

export const amberMedals = {
  'medals/call.svg': disc(SEPIA, call(SEPIA)),
  'medals/gift.svg': disc(SEPIA, gift(SEPIA)),
  'medals/contract.svg': disc(SEPIA, contract(SEPIA)),
  'medals/rest.svg': disc(SEPIA, rest(SEPIA)),
  'medals/flow.svg': disc(SEPIA, flow(SEPIA)),
  'medals/half.svg': disc(SEPIA, half(SEPIA)),
  'medals/purse.svg': disc(SEPIA, bag(SEPIA)),
  'medals/card.svg': disc(SEPIA, card(SEPIA)),
  'medals/chat.svg': disc(SEPIA, chat(SEPIA)),
  'medals/gem.svg': disc(SEPIA, heap(SEPIA, 1)),
};

export const paperMedals = {
  'medals/purse.svg': disc(BLUE, bag(BLUE)),
  'medals/day.svg': disc(BLUE, day(BLUE)),
  'medals/clock.svg': disc(BLUE, clock(BLUE)),
  'medals/free.svg': disc(BLUE, free(BLUE)),
  'medals/book.svg': disc(BLUE, book(BLUE)),
  'medals/road.svg': disc(BLUE, road(BLUE)),
  'medals/globe.svg': disc(BLUE, globe(BLUE)),
  'medals/gems-1.svg': disc(BLUE, heap(BLUE, 1)),
  'medals/gems-2.svg': disc(BLUE, heap(BLUE, 2)),
  'medals/gems-3.svg': disc(BLUE, heap(BLUE, 3)),
  'medals/gems-4.svg': disc(BLUE, heap(BLUE, 4)),
};

export const sageMedals = {
  'medals/book.svg': disc(GREEN, book(GREEN)),
  'medals/chat.svg': disc(GREEN, chat(GREEN)),
  'medals/card.svg': disc(GREEN, card(GREEN)),
  'medals/globe.svg': disc(GREEN, globe(GREEN)),
};

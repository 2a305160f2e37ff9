/** Plain talk: two chairs at one table, two cups whose steam is ruled by an engraver and meets above. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { INK, rosette } from './sheet.ts';

const PAPER = '#f9f6ee';

/** A cup on its saucer, 44 wide, standing on the origin; hatched on its shaded side. */
const cup = (flip: number): string =>
  `<g transform="scale(${flip} 1)">` +
  oval(0, 0, 30, 5, PAPER) +
  oval(0, 0, 30, 5, 'none', `stroke="${INK}" stroke-width="1.2"`) +
  line('M17-22C30-24 30-8 14-9', PAPER, 4) +
  fill('M-20-30H20C20-12 14-2 8-1H-8C-14-2-20-12-20-30Z', PAPER) +
  line(
    many(7, (i) => t`M${4 + i * 2.2} -27V${-4 - i * 2.4}`),
    INK,
    0.8,
    'opacity=".7"',
  ) +
  oval(0, -30, 20, 4, INK) +
  oval(0, -30, 20, 4, 'none', `stroke="${PAPER}" stroke-width="1.4"`) +
  '</g>';

/** Steam: parallel lines that sway, `lean` to one side. */
const steam = (x: number, lean: number): string =>
  line(
    many(
      6,
      (i) =>
        t`M${x - 10 + i * 4} 240C${x - 26 + i * 4} 186 ${x + 20 + i * 5 * lean} 168 ${x - 4 + i * 7 * lean} 136S${x + 34 * lean} 92 ${x + (22 + i * 9) * lean} 46`,
    ),
    PAPER,
    0.9,
    'opacity=".55"',
  );

/** A chair from the side, its back away from the table. */
const chair = (x: number, flip: number): string =>
  `<g transform="translate(${x} 300) scale(${flip} 1)" fill="none" stroke="${PAPER}" stroke-linecap="round"><path d="M-34-124C-40-84-36-60-30-52H22L28 6M-30-52L-36 6" stroke-width="5"/><path d="M-28-118C-34-86-30-66-26-58M-20-112C-25-86-22-70-18-58M-36-122C-30-130-20-126-16-114" stroke-width="2"/><path d="M-32-20H24" stroke-width="1.6"/></g>`;

const talk = picture(
  390,
  300,
  defs(lin('s', ['#16263b', INK, '#3f5d84']), rad('b', ['#dfe6ee/.42', '#dfe6ee/0'])) +
    box(0, 0, 390, 300, '~s') +
    circle(195, 150, 190, '~b') +
    `<g fill="none" stroke="${PAPER}" transform="translate(195 30)"><g transform="translate(-40 -40)"><path d="${rosette(26, 5, 14, 0)}" stroke-width=".6"/><path d="${rosette(26, 5, 14, Math.PI)}" stroke-width=".6"/></g><circle r="36" stroke-width=".8"/><circle r="12" stroke-width=".8"/></g>` +
    steam(126, -1) +
    steam(264, 1) +
    chair(52, 1) +
    chair(338, -1) +
    `<g transform="translate(0 30)">` +
    oval(195, 232, 118, 15, PAPER) +
    oval(195, 230, 118, 14, '#e4e8ee') +
    line(
      many(9, (i) => t`M${100 + i * 8} ${236 + ((i * 3) % 5)}h${60 - i * 2}`),
      INK,
      0.6,
      'opacity=".35"',
    ) +
    fill('M186 244H204L210 292H228V300H162V292H180Z', PAPER) +
    line('M196 246V292M200 246V292M204 262V292', INK, 0.8, 'opacity=".6"') +
    `<g transform="translate(128 232)">${cup(-1)}</g>` +
    `<g transform="translate(262 232)">${cup(1)}</g>` +
    `<g transform="translate(195 234)">${fill('M-26-6H20L26 2H-20Z', PAPER)}${line('M-26-6H20L26 2H-20ZM-14-4H12M-10-1H18', INK, 0.9)}</g>` +
    '</g>',
  true,
);

export const talkPictures = { 'table-talk.svg': talk };

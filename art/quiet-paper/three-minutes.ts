/** Three minutes on paper: a glass whose sand runs, answers with their ticks, and a pencil. */
import { box, circle, defs, fill, lin, line, many, picture, t } from '../draw.ts';
import { INK } from './sheet.ts';

const PAPER = '#fffefa';
const outline = `stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"`;

/** A sheet of answers, `ticks` of its four lines ticked. */
const sheet = (x: number, y: number, turn: number, ticks: number): string =>
  t`<g transform="translate(${x} ${y}) rotate(${turn})">` +
  box(-44, -58, 88, 116, INK, 'opacity=".14" rx="6" transform="translate(4 6)"') +
  box(-44, -58, 88, 116, PAPER, `rx="6" ${outline}`) +
  many(
    4,
    (i) =>
      box(-34, -46 + i * 26, 15, 15, i < ticks ? '#dfe9dd' : PAPER, `rx="3" ${outline}`) +
      line(
        t`M-10 ${-42 + i * 26}H34M-10 ${-35 + i * 26}H${22 - (i % 2) * 10}`,
        INK,
        1.2,
        'opacity=".6" stroke-linecap="round"',
      ) +
      (i < ticks
        ? line(
            t`M-31 ${-39 + i * 26}l4 5l9-11`,
            '#3f7a52',
            2.6,
            'stroke-linecap="round" stroke-linejoin="round"',
          )
        : ''),
  ) +
  '</g>';

const glass =
  fill('M170 214H220V222H170ZM170 284H220V292H170Z', '#e9dfc6', outline) +
  fill(
    'M175 222H215C215 244 200 248 198 253C200 258 215 262 215 284H175C175 262 190 258 192 253C190 248 175 244 175 222Z',
    PAPER,
    outline,
  ) +
  fill('M179 232H211C208 242 198 246 195 251C192 246 182 242 179 232Z', '#e0b95c') +
  fill('M178 283C182 270 192 268 195 266C198 268 208 270 212 283Z', '#e0b95c') +
  line('M195 250V268', '#e0b95c', 1.6);

const survey = picture(
  390,
  300,
  defs(lin('s', ['#e9eef4', '#f4f1e6@.6', '#ece6d4'])) +
    box(0, 0, 390, 300, '~s') +
    line(
      many(10, (i) => t`M0 ${20 + i * 24}H390`),
      INK,
      0.4,
      'opacity=".2"',
    ) +
    sheet(44, 88, -10, 3) +
    sheet(348, 92, 9, 2) +
    `<g transform="translate(318 214) rotate(-42)">${fill('M-58-7H34V7H-58Z', '#e9cf8c', outline)}${fill('M34-7L54 0L34 7Z', PAPER, outline)}${fill('M47-2.4L54 0L47 2.4Z', INK)}${fill('M-58-7H-68C-74-7-74 7-68 7H-58Z', '#e0a3ae', outline)}${line('M-58-2H34M-58 2.6H34', INK, 0.7, 'opacity=".6"')}</g>` +
    circle(76, 232, 22, PAPER, outline) +
    line('M66 228q3-5 6 0M80 228q3-5 6 0M66 238Q76 248 86 238', INK, 2, 'stroke-linecap="round"') +
    glass,
  true,
);

export const surveyPictures = { 'survey.svg': survey };

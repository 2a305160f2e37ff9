/** Money on paper, as an engraver would print it: stacks that are counted, a coin on its way back, a name that is signed. */
import { box, circle, defs, fill, lin, line, many, oval, picture, t } from '../draw.ts';
import { band, INK, rosette } from './sheet.ts';

const PAPER = '#fffefa';
const ground = defs(lin('s', ['#e9eef4', '#f4f1e6@.6', '#e4dfcd'])) + box(0, 0, 390, 300, '~s') + band(INK);
const thin = 'fill="none" stroke-linecap="round"';

/** A stack of coins that stands on `y`: one body, its rims engraved. */
function stack(x: number, y: number, coins: number): string {
  const top = y - coins * 7;
  return (
    fill(t`M${x - 26} ${top}V${y}a26 8 0 0 0 52 0V${top}Z`, PAPER, `stroke="${INK}" stroke-width="1.2"`) +
    line(
      many(coins, (i) => t`M${x - 26} ${y - i * 7}a26 8 0 0 0 52 0`),
      INK,
      0.9,
    ) +
    oval(x, top, 26, 8, PAPER, `stroke="${INK}" stroke-width="1.2"`) +
    fill(t`M${x} ${top - 5}l9 5l-9 5l-9-5Z`, INK)
  );
}

const stacks = picture(
  390,
  300,
  ground +
    line('M0 22H390M0 42H390M0 62H390M0 82H390', INK, 0.4, 'opacity=".25"') +
    many(6, (i) => stack(42 + i * 61, 104, 1 + i * 2)) +
    line('M0 114H390', INK, 1.4) +
    line('M0 118H390', INK, 0.5),
  true,
);

function coin(x: number, y: number, s: number): string {
  return (
    t`<g transform="translate(${x - 40 * s} ${y - 40 * s}) scale(${s})">` +
    circle(40, 40, 38, PAPER, `stroke="${INK}" stroke-width="1.6"`) +
    t`<path d="${rosette(30, 3, 14, 0, 40, 60)}" stroke="${INK}" ${thin} stroke-width=".8"/>` +
    fill('M40 22l16 18l-16 18l-16-18Z', INK) +
    '</g>'
  );
}

const wayBack = picture(
  390,
  300,
  ground +
    '<g transform="translate(39 -2) scale(.8)">' +
    line(
      'M330 112C352 44 236 4 150 30C104 44 70 70 66 104',
      INK,
      2,
      'stroke-dasharray="6 7" stroke-linecap="round"',
    ) +
    line('M54 90L65 108L80 94', INK, 2, 'stroke-linecap="round" stroke-linejoin="round"') +
    fill('M22 118H114V142C114 152 22 152 22 142Z', INK) +
    line('M28 124H108', PAPER, 1) +
    circle(68, 134, 5, PAPER) +
    coin(330, 108, 0.9) +
    coin(226, 30, 0.5) +
    coin(120, 50, 0.36) +
    '</g>',
  true,
);

const pen = picture(
  390,
  300,
  ground +
    '<g transform="translate(56 -2) scale(.76)">' +
    '<g transform="rotate(-5 170 90)">' +
    box(60, 16, 210, 150, PAPER, `stroke="${INK}" stroke-width="1.2"`) +
    many(4, (i) => line(t`M82 ${40 + i * 15}H${i === 3 ? 190 : 248}`, INK, 1, 'opacity=".45"')) +
    line('M82 132H214', INK, 0.9) +
    line(
      'M88 126C98 98 108 98 106 122C112 100 124 100 122 122C130 106 138 108 138 120C148 108 156 126 176 116',
      INK,
      2.2,
      'stroke-linecap="round"',
    ) +
    '</g>' +
    '<g transform="translate(178 110) rotate(40)">' +
    fill('M0 0L-9-26H9Z', INK) +
    line('M0-4V-18', PAPER, 1) +
    box(-9, -128, 18, 102, INK, 'rx="5"') +
    box(-9, -40, 18, 5, '#c9a95a') +
    line('M-4-120V-46', PAPER, 1, 'opacity=".5"') +
    '</g></g>',
  true,
);

export const moneyPictures = { 'coin-stacks.svg': stacks, 'way-back.svg': wayBack, 'pen.svg': pen };

/** A team battle as it is played: four seats against four, a clock between them, and the one whose turn it is in light. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { sparkle } from '../sparks.ts';

const seat = (x: number, y: number, r: number, rim: string, on: boolean): string =>
  (on ? circle(x, y, r * 2, '~gl') : '') +
  circle(x, y, r, rim) +
  circle(x, y, r - 2.6, on ? '#fff6e8' : '#3b2a7c') +
  circle(x, y - r * 0.16, r * 0.26, rim) +
  fill(
    t`M${x - r * 0.48} ${y + r * 0.58}C${x - r * 0.44} ${y + r * 0.06} ${x + r * 0.44} ${y + r * 0.06} ${x + r * 0.48} ${y + r * 0.58}Z`,
    rim,
  );

const clock = (x: number, y: number, r: number): string =>
  circle(x, y, r * 1.9, '~gl') +
  circle(x, y, r, '~go') +
  circle(x, y, r * 0.82, '#2b1d5e') +
  fill(t`M${x} ${y}V${y - r * 0.72}A${r * 0.72} ${r * 0.72} 0 0 1 ${x + r * 0.68} ${y + r * 0.22}Z`, '~go') +
  many(8, (i) => {
    const a = (i * Math.PI) / 4;
    return circle(x + r * 0.91 * Math.cos(a), y + r * 0.91 * Math.sin(a), 1.6, '#fff6d8');
  });

const paints = [rad('gl', ['#ffe9a8/.7', '#ffe9a8/0']), lin('go', ['#fff3c8', '#ffc93c@.5', '#c9791a'])];

const sky = picture(
  390,
  300,
  defs(lin('s', ['#14204e', '#4a2a86@.55', '#1d1442']), ...paints) +
    box(0, 0, 390, 300, '~s') +
    fill('M0 0H150L92 300H0Z', '#5fe0d2', 'opacity=".16"') +
    fill('M390 0H240L298 300H390Z', '#ff7aa2', 'opacity=".18"') +
    many(4, (i) => seat(26 + i * 38, 52 + (i % 2) * 18, 16, '#5fe0d2', i === 2)) +
    many(4, (i) => seat(250 + i * 38, 70 - (i % 2) * 18, 16, '#ff8fae', i === 1)) +
    clock(195, 44, 26) +
    line('M20 262C110 238 280 238 370 262', '~go', 4) +
    oval(195, 292, 190, 26, '#120c30') +
    fill(sparkle(120, 22, 7) + sparkle(268, 112, 6) + sparkle(60, 120, 5), '#fff6d8'),
  true,
);

/** The two minutes of one turn and the end: a road of four lamps to a gate that all go through together. */
const turns = picture(
  343,
  120,
  defs(lin('s', ['#2b1d5e', '#3f2a7e'], 'h'), ...paints) +
    box(0, 0, 343, 120, '~s', 'rx="14"') +
    line('M34 74H250', '#c9bdf0', 3, 'stroke-dasharray="2 9" stroke-linecap="round"') +
    many(4, (i) => seat(38 + i * 58, 66, 18, i % 2 ? '#ff8fae' : '#5fe0d2', i === 0)) +
    fill('M258 100V54C258 14 326 14 326 54V100H314V56C314 30 270 30 270 56V100Z', '~go') +
    many(4, (i) => seat(277 + (i % 2) * 30, 66 + (i > 1 ? 22 : 0), 9, i % 2 ? '#ff8fae' : '#5fe0d2', true)),
);

export const relayPictures = { 'relay-sky.svg': sky, 'relay-turns.svg': turns };

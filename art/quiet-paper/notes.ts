/**
 * The notes on walls of the families of paper, each what its desk hands over: of agreements a sheet under seal, its corner folded;
 * of earnings a pay slip off the printer; of paying out a counterfoil, engraved as money is.
 */
import { box, circle, fill, line, many, picture, t } from '../draw.ts';
import { star } from '../sparks.ts';
import { rosette } from './sheet.ts';

const PANEL = '#fffefa';

/** A rosette of `r` px around `x` `y`, two waves through each other. */
const medallion = (x: number, y: number, r: number, ink: string): string => {
  const s = r / 36;
  return t`<g transform="translate(${x - 40 * s} ${y - 40 * s}) scale(${s})" fill="none" stroke="${ink}" stroke-width="${0.8 / s}"><path d="${rosette(31, 5, 10, 0, 40, 60)}"/><path d="${rosette(31, 5, 10, Math.PI, 40, 60)}"/></g>`;
};

const NAVY = '#2f4a6d';
const sheet = 'M4 4H124V74L108 92H4Z';
/** Teeth of a seal of wafer around 17 16. */
const wafer = many(18, (i) => {
  const at = (r: number, turn: number) =>
    t`${17 + r * Math.cos((turn * Math.PI) / 18)} ${16 + r * Math.sin((turn * Math.PI) / 18)}`;
  return `${i ? 'L' : 'M'}${at(12, i * 2)}L${at(10.4, i * 2 + 1)}`;
});
export const quietNote = picture(
  128,
  96,
  fill('M5 8H126V95H5Z', NAVY, 'opacity=".16"') +
    fill(sheet, PANEL) +
    line(sheet, NAVY, 1.2) +
    line('M34 8.4H119.6V72M8.4 34V87.6H104', '#b9c3cf', 0.8) +
    fill('M124 74L110 75.4Q107.4 83 108 92Z', '#e4e9ef') +
    line('M124 74L110 75.4Q107.4 83 108 92', NAVY, 1) +
    // Ends of the ribbon that the seal holds, then the seal.
    fill('M9 22L6 35L10 32.6L12.6 36.4L15.4 24ZM20 23L23 27.8L27 27.4L25 20Z', '#8fa2ba') +
    fill(`${wafer}Z`, NAVY) +
    circle(17, 16, 8.4, 'none', `stroke="${PANEL}" stroke-width=".8"`) +
    fill(star(17, 16, 5.6), PANEL),
);

const AMBER = '#74471f';
/** Torn off along the perforation below: teeth of 8. */
const torn = `M4 4H124V88${many(15, () => 'l-4 4l-4-4')}Z`;
export const amberNote = picture(
  128,
  96,
  fill(torn, AMBER, 'opacity=".2" transform="translate(1 3)"') +
    fill(torn, PANEL) +
    // The strip by which the printer pulls it: a hole each 8.
    box(4, 4, 120, 9.6, '#f4e6cf') +
    many(15, (i) => circle(8 + i * 8, 8.8, 1.9, '#c9a777')) +
    line('M4 13.6H124', '#c9a777', 0.9, 'stroke-dasharray="2 2"') +
    line(torn, '#a97d4c', 1.2) +
    line('M8.6 34V80M119.4 34V80', '#d8c4a6', 0.9) +
    // What was paid: three coins, the last with its star.
    many(
      3,
      (i) =>
        t`<g transform="translate(${16 + i * 6} 20.4)">${circle(0, 0, 6.4, AMBER)}${circle(0, 0, 5.2, '#f0cd8c')}</g>`,
    ) +
    fill(star(28, 20.4, 3), AMBER),
);

const SAGE = '#1f6548';
const stub =
  'M10 4H118Q124 4 124 10V23A4.4 4.4 0 0 0 124 31.8V86Q124 92 118 92H10Q4 92 4 86V31.8A4.4 4.4 0 0 0 4 23V10Q4 4 10 4Z';
/** Engraved waves, one each 16. */
const waves = (from: number, to: number, y: number): string =>
  t`M${from} ${y}${many((to - from) / 16, () => 'q4-7 8 0t8 0')}M${from} ${y}${many((to - from) / 16, () => 'q4 7 8 0t8 0')}M${from} ${y}${many((to - from) / 16, () => 'q4-3 8 0t8 0')}`;
export const sageNote = picture(
  128,
  96,
  fill(stub, SAGE, 'opacity=".22" transform="translate(1 3)"') +
    fill(stub, PANEL) +
    line(stub, SAGE, 1.2) +
    line('M10 27.4H118', SAGE, 0.9, 'stroke-dasharray="4 4"') +
    line(waves(32, 96, 15), '#8fb8a2', 0.7) +
    line('M32 9.4H96M32 20.6H96', '#8fb8a2', 0.7) +
    circle(18, 15.4, 10.4, PANEL) +
    medallion(18, 15.4, 10.4, SAGE) +
    circle(18, 15.4, 4.6, SAGE) +
    fill(star(18, 15.6, 3), PANEL) +
    line('M9 88H84', '#b4cdbf', 1) +
    // Leaves of the plant that the ink is called after.
    line('M90 88.6C98 88 106 84 114 76', SAGE, 1) +
    fill(
      'M97 87.4q-1-6 5-9q2 6-5 9ZM104 84.6q0-6 7-8q0 6-7 8ZM114 76.4q-1-5 4-8q3 5-4 8ZM101 86.4q5-1 8 3q-5 3-8-3ZM108 82q5-2 9 2q-5 3-9-2Z',
      '#5f957b',
    ),
);

/** The way back in: a phone in the hand, the key that it gives, and the hall behind the door. */
import { box, circle, defs, fill, lin, line, many, picture, rad } from '../draw.ts';
import { sparkle, star } from '../sparks.ts';
import { HALO, NIGHT, SILVER, sky } from './parts.ts';

const GOLD = '#f6d683';
const steps = (x: number, y: number): string =>
  fill(
    many(3, (i) => sparkle(x + i * 15, y - (i === 1 ? 5 : 0), 4.6 + i)),
    GOLD,
  );

const wayIn = picture(
  343,
  120,
  defs(
    ...NIGHT,
    ...HALO,
    lin('si', SILVER, 'd'),
    lin('ph', ['#8f7bff', '#4a34a8'], 'd'),
    lin('cu', ['#b9547e', '#6d2756@.6', '#b9547e@1'], 'h'),
    rad('lg', ['#fff3c8@0/.95', '#ffd98a@.45/.4', '#ffd98a@1/0']),
  ) +
    sky(343, 120) +
    circle(60, 58, 58, '~ha', 'opacity=".8"') +
    `<g transform="rotate(-8 60 60)">${box(37, 18, 48, 86, '~si', 'rx="9"')}${box(41, 23, 40, 72, '~ph', 'rx="5"')}${fill(star(61, 52, 13, 0.5), GOLD)}${box(48, 76, 26, 11, '#fff', 'rx="5.5"')}${box(54, 98, 14, 2.4, '#6a6f96', 'rx="1.2"')}</g>` +
    steps(104, 62) +
    circle(176, 56, 52, '~lg', 'opacity=".75"') +
    `<g transform="translate(176 56) rotate(38)"><circle cx="-16" cy="0" r="15" fill="none" stroke="${GOLD}" stroke-width="7"/>${line('M0 0H40M26 0V12M37 0V10', GOLD, 7, 'stroke-linecap="round"')}${line('M-25-7A12 12 0 0 1-16-12', '#fff', 2.4, 'stroke-linecap="round"')}</g>` +
    steps(218, 62) +
    circle(294, 62, 62, '~lg') +
    fill('M258 112V56C258 4 330 4 330 56V112Z', '#efeaff') +
    fill('M264 112V57C264 14 324 14 324 57V112Z', '#ffedb8') +
    fill('M264 112V57C264 34 278 24 288 22C290 56 284 92 274 112Z', '~cu') +
    fill('M324 112V57C324 34 310 24 300 22C298 56 304 92 314 112Z', '~cu') +
    fill(star(294, 66, 13, 0.5), '#e0912f') +
    fill('M280 96H308V104H280ZM272 104H316V112H272Z', '#8a5cc8') +
    line('M20 112H323', '#b8aaff', 1.4, 'opacity=".7"') +
    fill(sparkle(20, 26, 5) + sparkle(128, 22, 4) + sparkle(236, 22, 5) + sparkle(146, 96, 4), '#fff'),
);

export const wayInStrips = { 'way-in.svg': wayIn };

/** Two places one did not mean to come to: a small planet that nobody lives on, and a moon that has fallen asleep over a door. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { bokeh, sparkle, star } from '../sparks.ts';
import { GROUND, HALO, NIGHT, sky as night, SILVER } from './parts.ts';

const W = 390;
const H = 300;

/** A cat in a helmet, its suitcase beside it; it looks up at the sign. */
const traveller =
  oval(176, 258, 30, 5, '#0b0822', 'opacity=".5"') +
  fill('M162 258C158 238 164 226 176 226C188 226 194 238 190 258Z', '#ff9cc0') +
  line('M190 250C204 254 208 242 202 236', '#ff9cc0', 6, 'stroke-linecap="round"') +
  circle(176, 216, 17, '#eef1ff', 'opacity=".28"') +
  fill('M164 216V204L170 209H182L188 204V216C188 228 164 228 164 216Z', '#fff6ee') +
  fill('M165 207L169 210L166 213ZM187 207L183 210L186 213Z', '#ff9cc0') +
  circle(171, 216, 1.8, '#2b1a66') +
  circle(181, 216, 1.8, '#2b1a66') +
  line('M174 220Q176 222.4 178 220', '#2b1a66', 1.2, 'stroke-linecap="round"') +
  `<circle cx="176" cy="216" r="17" fill="none" stroke="url(#~si)" stroke-width="2.4"/>` +
  line('M165 206A15 15 0 0 1 176 201', '#fff', 2, 'stroke-linecap="round"') +
  line('M140 238V234H150V238', '#f6d683', 2) +
  box(132, 238, 26, 20, '#f0a45a', 'rx="3"') +
  line('M140 238V258M150 238V258', '#8a4a22', 1.6);

const signpost =
  line('M232 262V206', '#b9a8ff', 5, 'stroke-linecap="round"') +
  fill('M222 206H262L272 213L262 220H222Z', '~si') +
  fill('M244 226H206L196 233L206 240H244Z', '#8f7bff') +
  fill(star(244, 213, 5), '#5a3eb0') +
  fill(sparkle(222, 233, 5), '#fff');

const planet = picture(
  W,
  H,
  defs(
    ...NIGHT,
    ...HALO,
    lin('si', SILVER, 'd'),
    rad('p', ['#ffb8a0', '#e0648c@.5', '#5a2a86@1'], 0.36, 0.3, 0.8),
    rad('q', ['#c8fff0', '#4ab8c0@.5', '#1c3f7c@1'], 0.36, 0.3, 0.8),
    lin('gr', ['#9a82f0@0', '#5a44b0@.4', `${GROUND}@1`]),
    lin('ta', ['#fff3c8/0', '#fff3c8/.9'], 'h'),
    rad('b', ['#fff@0/.5', '#c9d2ff@.7/.24', '#c9d2ff@.92/.4', '#c9d2ff/0']),
    lin('z', [`${GROUND}/0`, GROUND]),
  ) +
    night(W, H) +
    // A planet with a ring, one without, and a comet that knows its way.
    circle(62, 84, 62, '~ha', 'opacity=".6"') +
    fill('M6 104C-8 92 30 62 66 56L62 64C34 70 16 84 18 92Z', '#f6d683', 'opacity=".8"') +
    circle(62, 82, 34, '~p') +
    line(
      'M32 72C50 80 76 74 90 64M30 92C52 100 82 94 95 86',
      '#fff',
      3,
      'opacity=".25" stroke-linecap="round"',
    ) +
    fill(
      'M10 108C36 112 98 86 118 58C122 50 110 48 96 52C108 54 108 60 102 66C80 86 40 102 14 100Z',
      '#f6d683',
    ) +
    circle(338, 112, 22, '~q') +
    line('M320 106C332 112 346 108 356 102', '#fff', 2.4, 'opacity=".35" stroke-linecap="round"') +
    fill('M236 22L336 38L334 50Z', '~ta') +
    fill(star(340, 44, 12, 0.5), '#fff3c8') +
    // The planet underfoot.
    fill('M-20 316C40 250 350 250 410 316Z', '~gr') +
    line('M-20 316C40 250 350 250 410 316', '#cfc4ff', 1.6, 'opacity=".8"') +
    many(5, (i) => {
      const [x, y, r] = (
        [
          [70, 288, 14],
          [120, 276, 8],
          [296, 278, 12],
          [340, 292, 9],
          [212, 286, 10],
        ] as const
      )[i] ?? [0, 0, 0];
      return (
        oval(x, y, r, r * 0.34, '#2b1a66', 'opacity=".5"') +
        line(t`M${x - r} ${y}a${r} ${r * 0.34} 0 0 0 ${r * 2} 0`, '#cfc4ff', 1, 'opacity=".5"')
      );
    }) +
    // Left and right of the words, which stand in the middle as low as the ground.
    `<g transform="translate(-68 57)scale(.85)">${traveller}</g><g transform="translate(92 14)">${signpost}</g>` +
    bokeh(19, 12, '~b', [10, 20, 380, 220], [2, 6]) +
    fill(sparkle(150, 40, 6) + sparkle(290, 84, 5) + sparkle(22, 160, 5) + sparkle(368, 180, 6), '#fff') +
    box(0, 280, W, 20, '~z'),
  true,
);

const asleep = picture(
  W,
  H,
  defs(
    ...NIGHT,
    ...HALO,
    lin('si', SILVER, 'd'),
    rad('m', ['#fffdf0', '#f2e2b4@.7', '#c9b07a'], 0.4, 0.34, 0.8),
    lin('ca', ['#8f7bff', '#4a34a8'], 'd'),
    lin('cl', ['#8a76dc', '#4b3a94']),
    rad('lg', ['#fff3c8@0/.95', '#ffd98a@.4/.4', '#ffd98a@1/0']),
    lin('do', ['#fff8dc', '#ffd98a']),
    lin('gr', ['#4a3796@0', '#241a58@.5', `${GROUND}@1`]),
    lin('z', [`${GROUND}/0`, GROUND]),
  ) +
    night(W, H) +
    // The moon, its cap and its cloud.
    circle(316, 76, 104, '~ha', 'opacity=".7"') +
    circle(316, 80, 46, '~m') +
    line('M296 82Q302 88 308 82M322 82Q328 88 334 82', '#6a5426', 2.6, 'stroke-linecap="round"') +
    line('M310 98Q315 102 320 98', '#6a5426', 2.2, 'stroke-linecap="round"') +
    circle(298, 94, 6, '#ff9c8c', 'opacity=".5"') +
    circle(332, 94, 6, '#ff9c8c', 'opacity=".5"') +
    fill(
      'M272 62C280 26 330 8 366 34C378 42 380 58 374 70C368 56 360 52 356 60C340 44 300 44 272 62Z',
      '~ca',
    ) +
    fill(
      'M268 66C290 44 340 44 362 62C366 66 362 74 356 70C336 56 298 56 276 74C268 78 262 72 268 66Z',
      '#efeaff',
    ) +
    circle(374, 74, 8, '#efeaff') +
    fill(
      'M262 128C250 128 250 112 264 112C266 100 286 98 290 108C298 98 320 100 320 112C332 108 346 114 342 124C352 126 350 136 340 136H270C262 136 260 132 262 128Z',
      '~cl',
    ) +
    // A key on a thread of stars.
    line('M62-6V66', '#dfe4f4', 1.2, 'stroke-dasharray="1 5" stroke-linecap="round"') +
    circle(62, 96, 52, '~lg', 'opacity=".6"') +
    `<g transform="rotate(14 62 80)"><circle cx="62" cy="80" r="13" fill="none" stroke="#f6d683" stroke-width="6"/>${line('M62 93V134M62 118H74M62 130H71', '#f6d683', 6, 'stroke-linecap="round"')}${line('M54 73A10 10 0 0 1 62 69', '#fff', 2, 'stroke-linecap="round"')}</g>` +
    // A door ajar on the hill.
    fill('M-10 282C80 262 130 264 195 260C260 264 310 262 400 282V310H-10Z', '~gr') +
    line('M-10 282C80 262 130 264 195 260C260 264 310 262 400 282', '#b8aaff', 1.4, 'opacity=".8"') +
    circle(195, 248, 56, '~lg') +
    fill('M172 264V234C172 212 218 212 218 234V264Z', '#efeaff') +
    fill('M177 264V235C177 218 213 218 213 235V264Z', '~do') +
    fill('M177 264V235C177 226 184 222 192 222V268Z', '#6a52d8') +
    circle(187, 246, 2, '#f6d683') +
    fill('M177 264H213L236 292H160Z', '#ffe9b0', 'opacity=".4"') +
    fill(sparkle(124, 40, 6) + sparkle(232, 30, 5) + sparkle(110, 214, 5) + sparkle(284, 226, 5), '#fff') +
    box(0, 280, W, 20, '~z'),
  true,
);

export const adriftPictures = { 'lost-planet.svg': planet, 'sleeping-moon.svg': asleep };

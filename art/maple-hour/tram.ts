/** The tram of songs: at dusk it stands at its stop, and each of its windows is a room where somebody sings. */
import {
  box,
  circle,
  defs,
  fill,
  group,
  lin,
  line,
  many,
  oval,
  picture,
  rad,
  random,
  t,
  use,
} from '../draw.ts';
import { bokeh, calm, sparkle, starDust } from '../sparks.ts';
import { H, W } from './avenue.ts';
import { BRASS, DARK, GROUND, LEAVES } from './paints.ts';
import { leafAt, leafShape } from './parts.ts';

/** A microphone on its stand, 26 high, standing on (0 0). */
const mic =
  line('M0 0V-16M-6 0H6', '#3a1a0d', 2, 'stroke-linecap="round"') +
  box(-3, -20, 6, 7, '#3a1a0d', 'rx="1.5"') +
  circle(0, -23, 5, '#5a4438') +
  line('M-4-24H4M-4-22H4M-1-27V-19M2-27V-19', '#e8cfae', 0.7);

const guitar =
  fill('M0 0C-7 0-8-7-5-9C-7-13 7-13 5-9C8-7 7 0 0 0Z', '#7c3212') +
  circle(0, -6, 2, '#2a120a') +
  line('M0-10V-27', '#3a1a0d', 2.4) +
  box(-2.4, -31, 4.8, 5, '#3a1a0d', 'rx="1"');

const keys =
  box(-11, -12, 22, 7, '#3a1a0d', 'rx="1.5"') +
  box(-10, -9, 20, 3.4, '#fff4e0') +
  line('M-7-9v3.4M-4-9v3.4M-1-9v3.4M2-9v3.4M5-9v3.4M8-9v3.4', '#3a1a0d', 0.8) +
  line('M-8-5L-4 0M8-5L4 0', '#3a1a0d', 1.8);

const drum =
  box(-9, -14, 18, 12, '#b8361f', 'rx="2"') +
  line('M-9-11L-3-5L3-11L9-5', '#ffe0a8', 1.2) +
  oval(0, -14, 9, 3, '#fff4e0') +
  line('M-8-22L-1-15M8-22L2-15', '#5a3019', 1.6, 'stroke-linecap="round"');

/** One window of the tram, 44 by 46 from (x y): its light, its curtain and what plays in it. */
const room = (x: number, y: number, glow: string, inside: string): string =>
  box(x - 2, y - 2, 48, 50, '~br', 'rx="7"') +
  box(x, y, 44, 46, glow, 'rx="5"') +
  fill(
    t`M${x} ${y + 5}C${x + 10} ${y + 12} ${x + 8} ${y + 24} ${x} ${y + 30}ZM${x + 44} ${y + 5}C${x + 34} ${y + 12} ${x + 36} ${y + 24} ${x + 44} ${y + 30}Z`,
    '#8f2a18',
    'opacity=".8"',
  ) +
  `<g transform="translate(${x + 22} ${y + 43})">${inside}</g>` +
  fill(t`M${x + 4} ${y + 4}H${x + 20}L${x + 4} ${y + 24}Z`, '#fff', 'opacity=".25"');

const sky = picture(
  W,
  H,
  defs(
    lin('g', [
      '#1d1428@0',
      '#3d1f38@.26',
      '#7a2f38@.46',
      '#c9602f@.62',
      '#f2a64e@.74',
      '#7a3a1c@.86',
      GROUND,
    ]),
    rad('h', ['#ffe0a0/.7', '#ffb450@.4/.25', '#ffb450/0']),
  ) +
    box(0, 0, W, H, '~g') +
    starDust(1018, 110, W, 240, '#ffe9cf') +
    fill('M92 46C80 48 72 60 76 72C80 84 94 88 104 82C92 82 84 72 86 62C87 54 90 49 92 46Z', '#ffe6bd') +
    circle(195, 372, 190, '~h') +
    fill(
      'M-20 232C50 222 96 230 140 226C104 240 40 244-20 246ZM420 250C350 238 316 246 270 242C312 256 370 262 420 264Z',
      '#ffb27a',
      'opacity=".3"',
    ),
  true,
);

function far(): string {
  const rnd = random(18);
  const houses = many(13, (i) => {
    const [x, w, h] = [i * 31 - 8, 26 + rnd() * 8, 92 + rnd() * 62];
    const top = 408 - h;
    const roof =
      i % 3 === 0
        ? t`M${x - 3} ${top}L${x + w / 2} ${top - 18}L${x + w + 3} ${top}Z`
        : t`M${x - 2} ${top}h${w + 4}v-5h${-w - 4}Z`;
    return box(x, top, w, h, i % 2 ? '#4a2030' : '#3d1a28') + fill(roof, '#2c1220');
  });
  const lit = many(60, () => {
    const [x, y] = [rnd() * W, 286 + rnd() * 60];
    return t`M${x} ${y}h4v5h-4Z`;
  });
  const lamp = (x: number): string =>
    box(x - 1.6, 296, 3.2, 120, '#2a120a') +
    line(t`M${x} 300C${x} 286 ${x + 16} 286 ${x + 16} 296`, '#2a120a', 2.6) +
    circle(x + 16, 302, 26, '~gl') +
    fill(t`M${x + 9} 304L${x + 12} 296H${x + 20}L${x + 23} 304Z`, '#ffe6a8');
  return picture(
    W,
    H,
    defs(rad('gl', ['#ffdf9a/.85', '#ffb450/0'])) +
      houses +
      fill(lit, '#ffcf7a', 'opacity=".85"') +
      lamp(26) +
      lamp(118) +
      lamp(250) +
      lamp(336) +
      line('M-4 292H394M-4 297H394', '#1d0f14', 1.2, 'opacity=".8"'),
    true,
  );
}

function middle(): string {
  const rooms = [
    ['~w1', mic],
    ['~w2', guitar],
    ['~w3', keys],
    ['~w1', drum],
    ['~w2', mic],
  ] as const;
  const wheel = (x: number): string =>
    circle(x, 454, 13, '#1d0f0a') +
    circle(x, 454, 9, '#5a3a28') +
    circle(x, 454, 3.4, '~br') +
    line(t`M${x - 8} 454h16M${x} 446v16`, '#2a160d', 1.6);
  return picture(
    W,
    H,
    defs(
      BRASS,
      leafShape('l'),
      lin('bo', ['#f5894a', '#d9562a@.6', '#9c3418']),
      lin('cr', ['#fff4e0', '#e8cfae']),
      lin('ro', ['#6b2f18', '#3a1a0d']),
      lin('w1', ['#ffe9ae', '#ffb24a']),
      lin('w2', ['#ffd0a0', '#f07a3c']),
      lin('w3', ['#fff3c8', '#f2c23e']),
      lin('st', ['#5a3a2a', '#3a2216@.6', GROUND]),
      lin('bm', ['#fff0bd/.75', '#ffd27a/0'], 'h'),
      rad('gl', ['#ffdf9a/.9', '#ffb450@.4/.3', '#ffb450/0']),
      lin('z', [`${GROUND}@0/0`, GROUND]),
    ) +
      fill('M0 408H390V520H0Z', '~st') +
      line('M-10 462H400M-10 472H400', '#1d0f0a', 4) +
      line('M-10 460.6H400M-10 470.6H400', '#c9a37a', 1.2) +
      line(
        many(20, (i) => t`M${i * 21 - 6} 464l-6 14`),
        '#2a160d',
        4,
        'opacity=".7"',
      ) +
      oval(196, 466, 178, 8, DARK, 'opacity=".5"') +
      line('M180 322L164 298H206L196 322', '#2a120a', 2.6, 'stroke-linejoin="round"') +
      box(158, 294, 54, 3.4, '~br', 'rx="1.6"') +
      fill('M28 346C30 326 44 320 60 320H330C348 320 362 328 366 346Z', '~ro') +
      line('M40 330H352', '#ffcf8a', 1.4, 'opacity=".5"') +
      fill('M24 346H368C374 372 376 410 374 446H18C16 410 18 372 24 346Z', '~bo') +
      fill('M22 352H371L373 364H20Z', '~cr') +
      fill('M18 424H375L374 432H18Z', '~cr') +
      line('M18 422H375M18 434H375', '~br', 1.2) +
      box(18, 444, 356, 7, '#5a2412', 'rx="2"') +
      rooms.map(([glow, inside], i) => room(56 + i * 56, 370, glow, inside)).join('') +
      box(27, 370, 22, 74, '#7c2a14', 'rx="3"') +
      box(30, 374, 16, 34, '~w1', 'rx="2"') +
      box(341, 370, 26, 42, '~w1', 'rx="5"') +
      box(339, 368, 30, 46, 'none', 'rx="6" stroke="url(#~br)" stroke-width="2"') +
      box(148, 326, 94, 18, '#22110a', 'rx="4"') +
      box(148, 326, 94, 18, 'none', 'rx="4" stroke="url(#~br)" stroke-width="1.6"') +
      `<g fill="#ffc56e">${[164, 182, 200, 218].map((x, i) => `<ellipse cx="${x}" cy="${i % 2 ? 338 : 339.6}" rx="3" ry="2.3"/><path d="M${x + 2} ${i % 2 ? 338 : 339.6}v-9h1.6v9Z"/>`).join('')}</g>` +
      fill('M372 428L392 420V470Z', '~bm') +
      circle(369, 426, 7, '#fff3cf') +
      circle(369, 426, 20, '~gl') +
      wheel(66) +
      wheel(100) +
      wheel(292) +
      wheel(326) +
      leafAt('l', 92, 476, 0.2, 60, LEAVES[2] ?? '') +
      leafAt('l', 236, 480, 0.22, -50, LEAVES[0] ?? '') +
      leafAt('l', 318, 478, 0.18, 20, LEAVES[1] ?? '') +
      box(0, 482, W, 38, '~z'),
    true,
  );
}

function near(): string {
  const rnd = random(2024);
  const heap = many(11, (i) =>
    leafAt(
      'l',
      rnd() * 86 - 16,
      492 + rnd() * 40,
      0.3 + rnd() * 0.26,
      rnd() * 160 - 80,
      LEAVES[(i + 1) % 5] ?? '',
    ),
  );
  const twig =
    line('M-8 14C30 22 66 8 110 26M40 18C52 40 50 60 62 76', '#1d0f0a', 3.6, 'stroke-linecap="round"') +
    (
      [
        [110, 26, 0.34, 140, 2],
        [84, 16, 0.36, 190, 0],
        [62, 76, 0.38, 170, 1],
        [52, 48, 0.34, 120, 2],
        [30, 20, 0.42, 160, 1],
        [6, 16, 0.44, 200, 0],
        [58, 12, 0.34, 100, 4],
      ] as const
    )
      .map(([x, y, s, turn, c]) => leafAt('l', x, y, s, turn, LEAVES[c] ?? ''))
      .join('');
  const flying = many(8, (i) =>
    leafAt(
      'l',
      i % 2 ? 14 + rnd() * 40 : W - 14 - rnd() * 40,
      120 + rnd() * 190,
      0.1 + rnd() * 0.1,
      rnd() * 360,
      LEAVES[i % 4] ?? '',
    ),
  );
  return picture(
    W,
    H,
    defs(
      leafShape('l'),
      group('h', heap),
      rad('b', ['#fff3cf@0/.7', '#ffcf7a@.5/.3', '#ffcf7a@1/0']),
      lin('z', [`${GROUND}@0/0`, GROUND]),
    ) +
      bokeh(19, 14, '~b', [10, 260, 380, 480], [2, 9], calm) +
      `<g transform="translate(390) scale(-1 1)">${twig}</g>` +
      use('h', 0, 0) +
      use('h', W, 0, 1, 0, '', -1) +
      flying +
      fill(sparkle(300, 62, 7) + sparkle(180, 92, 5) + sparkle(40, 130, 5), '#fff3d8') +
      box(0, 498, W, 22, '~z'),
    true,
  );
}

const cover = picture(
  343,
  160,
  defs(
    BRASS,
    leafShape('l'),
    lin('g', ['#241628', '#7a2f38@.5', '#f2a64e'], 'h'),
    lin('bo', ['#f5894a', '#d9562a@.6', '#9c3418']),
    lin('w1', ['#ffe9ae', '#ffb24a']),
    lin('w2', ['#ffd0a0', '#f07a3c']),
    lin('w3', ['#fff3c8', '#f2c23e']),
  ) +
    box(0, 0, 343, 160, '~g') +
    starDust(5, 50, 200, 130, '#ffe9cf') +
    line('M0 26H343M0 30H343', '#1d0f14', 1.2, 'opacity=".7"') +
    line('M238 52L226 28H262L252 52', '#2a120a', 2.6) +
    fill('M142 62C146 50 156 48 168 48H343V62Z', '#4a2010') +
    fill('M138 62H343V142H130C128 112 130 84 138 62Z', '~bo') +
    box(132, 66, 211, 8, '#fff4e0') +
    box(130, 126, 213, 6, '#fff4e0') +
    room(150, 78, '~w1', mic) +
    room(206, 78, '~w2', guitar) +
    room(262, 78, '~w3', keys) +
    room(318, 78, '~w1', drum) +
    box(128, 140, 215, 6, '#5a2412') +
    circle(176, 148, 10, '#1d0f0a') +
    circle(300, 148, 10, '#1d0f0a') +
    circle(176, 148, 5, '~br') +
    circle(300, 148, 5, '~br') +
    box(0, 154, 343, 6, '#2a160d') +
    leafAt('l', 110, 152, 0.2, 40, LEAVES[2] ?? '') +
    leafAt('l', 330, 158, 0.26, -30, LEAVES[0] ?? '') +
    leafAt('l', 324, 30, 0.34, 170, LEAVES[1] ?? '') +
    leafAt('l', 290, 8, 0.3, 140, LEAVES[2] ?? ''),
);

/** The mark of a line of the tram: a round plate with what is played on it. */
const plate = (paint: string, inside: string): string =>
  picture(
    96,
    96,
    defs(BRASS, rad('p', ['#fff4e0', '#f0d9b4'])) +
      circle(48, 50, 42, '#22110a', 'opacity=".4"') +
      circle(48, 48, 42, '~br') +
      circle(48, 48, 38, paint) +
      circle(48, 48, 28, '~p') +
      `<g transform="translate(48 68) scale(1.5)">${inside}</g>`,
  );

export const tramPictures = {
  'tram-sky.svg': sky,
  'tram-far.svg': far(),
  'tram-middle.svg': middle(),
  'tram-near.svg': near(),
  'tram-cover.svg': cover,
  'lines/hill.svg': plate('#d9512c', guitar),
  'lines/river.svg': plate('#3f7a80', keys),
  'lines/night.svg': plate('#6a4a9a', drum),
};

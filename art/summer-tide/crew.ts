/** A boat with a stage for a deck: hosts who sail together, each with a microphone, flags from mast to shore. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { sparkle } from '../sparks.ts';
import { CORALS, DEEP, FOIL, INK, SAND, SEA, SUN } from './paints.ts';
import { gull, ring } from './parts.ts';

const W = 390;
const H = 520;

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#2aa5c4@0', '#7fd8df@.4', '#fff0c4@.66', '#ffd9a8@.72', '#bfe9ec@1']),
    rad('s', ['#fff7d6/.95', '#ffe08a@.3/.5', '#ffe08a/0'], 0.5, 0.66, 0.5),
  ) +
    box(0, 0, W, H, '~g') +
    box(0, 0, W, H, '~s'),
  true,
);

/** A bank of cloud about 90 wide around the origin. */
const cloud = (x: number, y: number, s: number, opacity: number): string =>
  `<g transform="translate(${x} ${y})scale(${s})" opacity="${opacity}">${fill('M-46 10C-54-2-42-14-30-10C-28-26-8-30 0-18C8-28 28-24 28-10C40-14 52-2 44 10Z', '#fff')}${fill('M-40 10C-38 2-28 0-20 4C-14-4 0-4 4 4C14-2 34 0 38 10Z', '#bfeaf0')}</g>`;

const far = picture(
  W,
  H,
  defs(lin('cl', ['#4fb39a', '#1f7a86']), lin('li', ['#fff', '#d6e9ee'], 'h'), SEA) +
    cloud(46, 96, 1, 0.9) +
    cloud(352, 66, 1.1, 0.85) +
    cloud(318, 128, 0.5, 0.7) +
    cloud(92, 46, 0.5, 0.7) +
    fill('M-4 346V296C18 284 40 290 56 304C74 312 88 330 104 346Z', '~cl') +
    fill('M-4 346V312C20 304 44 312 66 346Z', '#2f8f86', 'opacity=".7"') +
    fill('M26 292L30 220H48L52 292Z', '~li') +
    fill('M28.6 246L29.6 230H48.4L49.4 246ZM26.6 280L27.8 262H50.2L51.4 280Z', '#f2674e') +
    box(28, 208, 22, 12, '#fff6c9') +
    fill('M24 208L39 194L54 208Z', '#cf3d2d') +
    box(24, 218, 30, 4, DEEP) +
    fill('M39 212L-30 190V240Z', '#fff7d6', 'opacity=".4"') +
    fill('M39 212L110 196V226Z', '#fff7d6', 'opacity=".35"') +
    fill('M296 346C312 326 330 316 352 318C368 318 382 324 394 332V346Z', '~cl', 'opacity=".8"') +
    box(0, 345, W, 180, '~se') +
    line('M0 346H390', '#fff', 1.4, 'opacity=".7"') +
    [
      [322, 344, 0.6],
      [124, 346, 0.42],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          `<g transform="translate(${x} ${y})scale(${s})">${fill('M2-46L26-6H2ZM-2-40V-6H-20Z', '#fff')}${fill('M-24-3H28L20 6H-16Z', '#cf3d2d')}</g>`,
      )
      .join('') +
    gull(88, 138, 0.8) +
    gull(306, 190, 0.7) +
    gull(330, 212, 0.5),
  true,
);

/** Somebody on deck, feet on the origin, 74 high: hair, what they wear, and the arm that holds the microphone. */
function host(
  x: number,
  y: number,
  s: number,
  dress: string,
  hair: string,
  skin: string,
  look: 0 | 1 | 2,
): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<g transform="translate(${x} ${y})scale(${s})">${
    (look === 1
      ? fill('M-7.6-64C-9-75 9-76 8.6-65L7-57H-7Z', hair)
      : fill('M-8-64C-10-76 10-76 8-64C11-56 10-48 9-43H-9C-10-48-11-56-8-64Z', hair)) +
    fill('M-5 0V-22H-1.4V0ZM1.4 0V-22H5V0Z', skin) +
    (look === 1
      ? fill('M-6-36H6L7.4-1H2L0-26L-2-1H-7.4Z', DEEP) +
        fill('M-7-52C-7-54.6 7-54.6 7-52L6.2-33H-6.2Z', dress)
      : fill(
          'M-6.4-52C-6.4-54.6 6.4-54.6 6.4-52C6-44 5-40 5-36C8-24 11-14 12-8H-12C-11-14-8-24-5-36C-5-40-6-44-6.4-52Z',
          dress,
        )) +
    fill(
      'M-5-52C-4-44-3.6-38-5-32C-7-22-9-14-10-9H-12C-11-14-8-24-5-36C-5-40-6-44-6.4-52Z',
      '#fff',
      'opacity=".35"',
    ) +
    box(-2, -57, 4, 5, skin) +
    circle(0, -62, 6.6, skin) +
    fill('M-7-62.6C-7-72.4 7-73 7-62.6C4-67-2-68-7-62.6Z', hair) +
    line('M-2.6-61.4h0M2.6-61.4h0', INK, 1.5, 'stroke-linecap="round"') +
    line('M-1.8-58.6C-.8-57.4 .8-57.4 1.8-58.6', '#b8284a', 1, 'stroke-linecap="round"') +
    (look === 2
      ? line('M6-51L13-60L11-74M-6-51L-11-42L-5-36', skin, 2.8, round)
      : line('M6-51L11-45L5.6-53M-6-51L-12-46L-16-55', skin, 2.8, round) +
        line('M4.6-55L7-50', '#2b3a46', 1.8, 'stroke-linecap="round"') +
        circle(4.2, -56.4, 2.1, '#2b3a46'))
  }</g>`;
}

const flags = (d: readonly [number, number, number, number], sag: number, n: number): string => {
  const [x0, y0, x1, y1] = d;
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2 + sag * 2];
  return (
    line(t`M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`, DEEP, 1.2) +
    many(n, (i) => {
      const k = (i + 0.5) / n;
      const x = (1 - k) ** 2 * x0 + 2 * k * (1 - k) * mx + k * k * x1;
      const y = (1 - k) ** 2 * y0 + 2 * k * (1 - k) * my + k * k * y1;
      return fill(
        t`M${x - 6} ${y}H${x + 6}L${x} ${y + 13}Z`,
        ['#f2674e', '#ffd166', '#fffaf0', '#2fb6c6'][i % 4] ?? '#fff',
      );
    })
  );
};

const HULL = 'M42 410H348C342 446 322 474 292 482H98C68 474 48 446 42 410Z';

const middle = picture(
  W,
  H,
  defs(
    CORALS,
    FOIL,
    lin('hu', ['#ffffff', '#e3f1f3@.6', '#a9cfd8']),
    lin('de', ['#f6d79c', '#c98f4e']),
    lin('sh', [`${DEEP}/.5`, `${DEEP}/0`]),
  ) +
    '<g transform="translate(0 20)">' +
    oval(195, 470, 176, 22, '~sh') +
    '<g transform="translate(0 -16)">' +
    fill('M108 336H282L294 352H96Z', '#fffaf0') +
    many(9, (i) =>
      i % 2 ? '' : fill(t`M${108 + i * 19.3} 336h19.3l${(i - 3.5) * 0.6 + 1} 16h-21.6Z`, '#f2674e'),
    ) +
    line(
      'M96 352C102 359 112 359 118 352C124 359 134 359 140 352C146 359 156 359 162 352C168 359 178 359 184 352C190 359 200 359 206 352C212 359 222 359 228 352C234 359 244 359 250 352C256 359 266 359 272 352C278 359 288 359 294 352',
      '#cf3d2d',
      2,
    ) +
    '</g>' +
    line('M104 336V412M286 336V412', '#fffaf0', 5) +
    line('M105.6 338V412M287.6 338V412', '#a9cfd8', 1.6) +
    fill('M54 406H336V416H54Z', '~de') +
    host(136, 411, 0.94, '#ffd166', '#5a2f24', '#f6c79c', 0) +
    host(258, 411, 0.94, '#7a5cc0', '#2b2230', '#e8b088', 1) +
    host(166, 413, 1.02, '#2fb6c6', '#2b2230', '#ffd9b8', 1) +
    host(228, 413, 1.02, '#ff9f84', '#8a4a24', '#f6c79c', 2) +
    host(197, 415, 1.1, '#cf3d2d', '#3a2230', '#ffdcc0', 2) +
    fill(HULL, '~hu') +
    fill('M44 422C48 440 56 456 68 466H322C334 456 342 440 346 422Z', '~co') +
    fill('M42 410H348L346.6 420H43.4Z', DEEP) +
    fill('M52 412C58 444 76 468 104 478H98C68 474 48 446 42 412Z', '#fff', 'opacity=".55"') +
    line('M66 436H324', '#fff', 2, 'opacity=".5"') +
    many(
      5,
      (i) =>
        circle(119 + i * 38, 448, 9, '#fffaf0') +
        circle(119 + i * 38, 448, 6, '#0f7f9c') +
        fill(t`M${114.6 + i * 38} 446L${121 + i * 38} 443L${117 + i * 38} 453Z`, '#fff', 'opacity=".6"'),
    ) +
    '</g>' +
    fill(
      'M-4 478C40 468 70 486 112 478C150 470 184 488 222 478C262 470 300 488 340 478C362 474 380 480 394 478V524H-4Z',
      '#2fb6c6',
    ) +
    line(
      'M-4 478C40 468 70 486 112 478C150 470 184 488 222 478C262 470 300 488 340 478C362 474 380 480 394 478',
      '#fff',
      2.4,
      'opacity=".85"',
    ) +
    fill(sparkle(80, 428, 5) + sparkle(312, 430, 6), '#fff'),
  true,
);

const near = picture(
  W,
  H,
  defs(SAND, lin('wv', ['#7fe0df', '#2fb6c6@.5', '#bfe9ec'])) +
    flags([-8, 30, 200, -14], 26, 9) +
    flags([398, 30, 190, -14], 26, 9) +
    fill(
      'M-4 500C34 488 66 508 104 500C142 492 176 510 214 500C252 492 288 510 326 500C352 494 374 502 394 500V524H-4Z',
      '~wv',
    ) +
    line(
      'M-4 500C34 488 66 508 104 500C142 492 176 510 214 500C252 492 288 510 326 500C352 494 374 502 394 500',
      '#fff',
      2,
      'opacity=".9"',
    ) +
    `<g transform="translate(34 474)scale(.95)">${ring('#fffaf0', '#f2674e')}</g>` +
    line('M352 496L352 448', '#fffaf0', 4) +
    fill('M338 496L346 456H358L366 496Z', '#f2674e') +
    fill('M341.6 478L344 466H360L362.4 478Z', '#fffaf0') +
    circle(352, 446, 6, SUN) +
    circle(352, 446, 14, SUN, 'opacity=".3"'),
  true,
);

const light = picture(
  W,
  H,
  defs(rad('k', ['#fff/.9', '#fff7d6@.5/.35', '#fff7d6/0'])) +
    many(14, (i) => circle(20 + ((i * 83) % 350), 356 + ((i * 37) % 130), 2 + (i % 4), '~k')) +
    fill(sparkle(30, 170, 6) + sparkle(362, 250, 7) + sparkle(300, 364, 5) + sparkle(84, 372, 5), '#fff'),
  true,
);

const cover = picture(
  343,
  160,
  defs(
    CORALS,
    SEA,
    lin('g', ['#2aa5c4', '#8fdfe0@.5', '#fff0c4']),
    lin('hu', ['#fff', '#d6e9ee']),
    rad('s', ['#fff7d6', '#ffe08a@.3/.6', '#ffe08a/0']),
  ) +
    box(0, 0, 343, 160, '~g') +
    circle(172, 96, 90, '~s') +
    cloud(44, 44, 0.7, 0.9) +
    cloud(304, 36, 0.8, 0.9) +
    box(0, 112, 343, 50, '~se') +
    flags([-6, 10, 176, -8], 14, 9) +
    flags([350, 10, 168, -8], 14, 9) +
    host(104, 116, 0.86, '#ffd166', '#5a2f24', '#f6c79c', 0) +
    host(138, 117, 0.94, '#2fb6c6', '#2b2230', '#ffd9b8', 1) +
    host(174, 118, 1.04, '#cf3d2d', '#3a2230', '#ffdcc0', 2) +
    host(211, 117, 0.94, '#ff9f84', '#8a4a24', '#f6c79c', 2) +
    host(246, 116, 0.86, '#7a5cc0', '#2b2230', '#e8b088', 1) +
    fill('M64 114H284C278 134 266 146 250 150H98C82 146 70 134 64 114Z', '~hu') +
    fill('M68 124C74 138 84 146 98 150H250C264 146 274 138 280 124Z', '~co') +
    fill('M-4 148C40 140 80 154 120 148C160 142 200 154 240 148C280 142 320 152 350 148V164H-4Z', '#7fe0df') +
    line('M-4 148C40 140 80 154 120 148C160 142 200 154 240 148C280 142 320 152 350 148', '#fff', 2),
);

export const crewPictures = {
  'crew/sky.svg': sky,
  'crew/far.svg': far,
  'crew/middle.svg': middle,
  'crew/near.svg': near,
  'crew/light.svg': light,
  'crew/cover.svg': cover,
};

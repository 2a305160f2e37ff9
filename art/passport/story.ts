/** The way into the passport: a hall with a great window, and one tall picture of the first evening, from the plane to the stage. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t, use } from '../draw.ts';
import { bokeh, sparkle, starDust } from '../sparks.ts';
import { GILT, INK, KRAFT, PAPERS, RED, VIOLET } from './paints.ts';
import { passport, plane, rosette, stampOf, suitcase, waves } from './parts.ts';
import { H, W } from './stage.ts';

/** Somebody on the way, seen from behind, 70 high, standing on the origin. */
const traveller = (coat: string, shade: string, hair: string): string =>
  oval(0, 0, 17, 3, INK, 'opacity=".3"') +
  line('M-5-22V-2M5-22V-2', '#3a3340', 5.4, 'stroke-linecap="round"') +
  line('M-7-1H-3M3-1H7', '#2a2630', 4, 'stroke-linecap="round"') +
  fill('M-8-48C-14-46-16-30-15-16H15C16-30 14-46 8-48Z', coat) +
  fill('M4-48H8C14-46 16-30 15-16H7C8-30 7-42 4-48Z', shade) +
  line('M-12-42L-16-24M12-42L16-24', shade, 5.4, 'stroke-linecap="round"') +
  circle(0, -57, 9.6, '#f0c6a0') +
  fill('M-10.4-56C-11-72 11-72 10.4-56C11-48 8-45 6-47C3-49-3-49-6-47C-8-45-11-48-10.4-56Z', hair) +
  line('M-4-66C-1-68 3-68 5-66', '#fff', 1.2, 'opacity=".4" stroke-linecap="round"');

const hall = picture(
  W,
  H,
  defs(
    lin('s', ['#152a4a@0', '#2b5a78@.3', '#e58e62@.62', '#ffd79a@1']),
    lin('f', ['#8fa39a', '#566f6b@.4', '#2b4442']),
    lin('w', ['#0e3236', '#174a4c']),
    rad('u', ['#fff2cc/.95', '#ffce8a@.4/.5', '#ffce8a/0']),
    lin('g', ['#ffd79a/.55', '#ffd79a/0']),
  ) +
    box(0, 0, W, H, '~w') +
    fill('M24 400V150C24 40 366 40 366 150V400Z', '~s') +
    circle(262, 356, 110, '~u') +
    circle(262, 356, 26, '#fff6dc') +
    `<g fill="none" stroke="#fff2cc" stroke-opacity=".3" stroke-width=".8"><path d="${rosette(262, 356, 90, 16, 16, 3)}"/></g>` +
    fill('M24 380C90 366 150 372 210 378C280 370 330 372 366 378V400H24Z', '#7a4a3c', 'opacity=".7"') +
    `<g transform="translate(286 300) rotate(-12) scale(2.3)">${plane('#fff6dc')}</g>` +
    line('M24 358C100 356 180 344 238 314', '#fff', 3, 'opacity=".35" stroke-linecap="round"') +
    line(
      'M24 400V150C24 40 366 40 366 150V400M109 400V84M195 400V68M281 400V84M24 200H366M24 300H366',
      '#0e3236',
      5,
    ) +
    line('M27 400V152C27 44 363 44 363 152V400', '#d9a860', 1.4, 'opacity=".8"') +
    fill('M0 400H390V520H0Z', '~f') +
    fill('M24 400H366L420 520H-30Z', '~g') +
    line('M109 400L66 520M195 400V520M281 400L324 520M0 436H390M0 478H390', '#1d3836', 1, 'opacity=".5"'),
  true,
);
const hallMiddle = picture(
  W,
  H,
  defs(GILT, ...PAPERS, stampOf('a', 'round', 'flag', '#fff2d6'), stampOf('b', 'oval', 'kite', '#fff2d6')) +
    `<g transform="translate(112 474) scale(1.7)">${traveller('#c43d2c', '#8c2418', '#33241f')}</g>` +
    `<g transform="translate(188 478)">${suitcase(86, 96, '#2f8078', '#145c5c', '#0f3d40')}</g>` +
    use('a', 182, 424, 0.42, -12) +
    use('b', 204, 456, 0.4, 10) +
    `<g transform="translate(226 372) rotate(14) scale(.3)">${passport()}</g>`,
  true,
);
const hallNear = picture(
  W,
  H,
  defs(lin('z', [`${KRAFT}@0/0`, KRAFT])) +
    [0, 1]
      .map(
        (i) =>
          `<g transform="translate(${i ? 390 : 0} 0) scale(${i ? -1 : 1} 1)">${fill('M-4 520V330C10 340 22 380 26 420C34 390 50 380 60 384C48 400 40 440 38 520Z', '#1d5a4c')}${fill('M-4 520V370C14 390 24 440 26 520Z', '#2c7a5e')}${line('M10 500C14 450 8 410 2 380M32 500C34 450 40 420 50 396', '#8fd0a8', 1.4, 'opacity=".6"')}${fill('M-4 478H50L42 520H-4Z', '#b8743e')}${box(-4, 472, 58, 9, '#d09257', 'rx="3"')}</g>`,
      )
      .join('') +
    box(0, 492, W, 28, '~z'),
  true,
);

/** One evening from top to bottom: arriving, finding a door, talk below lamps, a stage of one's own. */
function evening(): string {
  const rnd = random(88);
  const cloud = (x: number, y: number, s: number, o: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})" opacity="${o}">${fill('M-60 0C-76 0-76-20-58-21C-58-38-34-44-26-32C-18-52 16-52 20-30C32-40 52-32 50-18C70-18 70 0 56 0Z', '#fff6e2')}</g>`;
  const lamp = (x: number, y: number): string =>
    circle(x, y, 40, '~la') + circle(x, y, 8, '#fff3c4') + line(t`M${x} ${y - 8}V${y - 26}`, '#5e3a2a', 1.4);
  const talk = (x: number, y: number, w: number, paint: string, flip = 1): string =>
    `<g transform="translate(${x} ${y}) scale(${flip} 1)">${fill(t`M0 0Q0-8 8-8H${w}Q${w + 8}-8 ${w + 8} 0V14Q${w + 8} 22 ${w} 22H14L4 31L6 22Q0 21 0 14Z`, paint)}${line(t`M9 3H${w - 2}M9 11H${w * 0.6}`, '#fff', 2.4, 'stroke-linecap="round" opacity=".8"')}</g>`;
  return picture(
    390,
    860,
    defs(
      ...PAPERS,
      GILT,
      lin('s', ['#f7c98c', '#f2a878@.5', '#d4706a']),
      lin('h1', ['#2f8a80', '#175e60']),
      lin('h2', ['#7a4a78', '#46306a']),
      lin('h3', ['#2c2458', '#15122f']),
      lin('b', ['#fff1cf', '#e9c48c']),
      lin('c', ['#ffe4a8/.85', '#ffe4a8/0']),
      rad('la', ['#ffe9a8/.9', '#ffc96a@.3/.45', '#ffc96a/0']),
      rad('su', ['#fff8e2/.95', '#ffe3a4@.4/.5', '#ffe3a4/0']),
      rad('bo', ['#fff3c4/.8', '#ffc96a/0']),
      stampOf('p1', 'round', 'flag', RED),
      stampOf('p2', 'arch', 'door', '#fff2d6'),
      stampOf('p3', 'scallop', 'bubble', '#ffe3a4'),
      stampOf('p4', 'oval', 'mic', '#ffb59a'),
    ) +
      box(0, 0, 390, 860, '~s') +
      `<g fill="none" stroke="#fff4d4" stroke-opacity=".45" stroke-width=".9"><path d="${rosette(118, 112, 84, 16, 14, 4)}"/></g>` +
      circle(118, 112, 92, '~su') +
      circle(118, 112, 30, '#fffaea') +
      cloud(300, 70, 0.9, 0.8) +
      cloud(76, 214, 0.8, 0.55) +
      cloud(346, 190, 0.7, 0.5) +
      line('M-10 60C70 16 150 30 216 64', '#fff', 2, 'stroke-dasharray="1 9" stroke-linecap="round"') +
      `<g transform="translate(236 72) rotate(20) scale(1.5)">${plane('#fffaf0')}</g>` +
      use('p1', 64, 40, 0.8, -14, 'opacity=".85"') +
      // The near side of the shore: a house of rooms with one open door.
      fill('M0 262C80 232 180 250 250 240C310 232 360 240 390 232V520H0Z', '~h1') +
      line(waves(-10, 300, 410, 7, 60, 5), '#9fe0cc', 0.8, 'opacity=".35"') +
      box(206, 180, 128, 152, '~b') +
      fill('M196 182L270 138L344 182Z', RED) +
      fill('M270 138L344 182H300Z', '#8c2418', 'opacity=".5"') +
      many(4, (i) => box(220 + i * 27, 196, 17, 24, i === 2 ? '#ffd36e' : '#7fb8b0', 'rx="8"')) +
      many(2, (i) => box(220 + i * 81, 238, 17, 24, i ? '#ffd36e' : '#7fb8b0', 'rx="8"')) +
      fill('M250 332V262C250 236 292 236 292 262V332Z', '#5e2d17') +
      fill('M255 332V264C255 244 287 244 287 264V332Z', '#ffe7a6') +
      fill('M255 332V264L240 272V340Z', '#a85c2c') +
      fill('M255 332H287L316 392H212Z', '~c') +
      use('p2', 108, 300, 0.86, 10, 'opacity=".9"') +
      `<g transform="translate(196 386) scale(1.02)">${traveller('#c43d2c', '#8c2418', '#33241f')}</g>` +
      `<g transform="translate(228 388) scale(.5)">${suitcase(60, 56, '#f0b65c', '#b97a24', '#7a4a14')}</g>` +
      line(
        'M256 344C230 372 190 398 150 420C110 444 90 470 110 500',
        '#fff2d6',
        2.6,
        'stroke-dasharray="1 9" stroke-linecap="round"',
      ) +
      // A square below lamps, and people who talk.
      fill('M0 452C90 424 160 462 240 446C310 432 350 440 390 428V700H0Z', '~h2') +
      line('M-10 466C80 500 180 506 250 480C310 460 360 470 400 452', '#2a1a3a', 1.6) +
      lamp(60, 512) +
      lamp(146, 522) +
      lamp(232, 512) +
      lamp(318, 494) +
      `<g transform="translate(112 640)">${traveller('#c43d2c', '#8c2418', '#33241f')}</g>` +
      `<g transform="translate(168 644)">${traveller('#e8a857', '#b3742a', '#5a3420')}</g>` +
      `<g transform="translate(252 640)">${traveller('#5fa8c8', '#2f6f90', '#2a2030')}</g>` +
      `<g transform="translate(302 646) scale(.94)">${traveller('#9a86d8', '#5b4aa0', '#6b3a28')}</g>` +
      talk(178, 550, 56, '#23807a') +
      talk(92, 536, 40, '#c8653f', -1) +
      talk(312, 556, 34, VIOLET) +
      use('p3', 52, 596, 0.7, -10, 'opacity=".9"') +
      line(
        'M140 652C190 676 250 690 240 716',
        '#fff2d6',
        2.6,
        'stroke-dasharray="1 9" stroke-linecap="round"',
      ) +
      // The stage.
      fill('M0 676C100 652 180 690 260 672C320 660 360 666 390 658V860H0Z', '~h3') +
      starDust(12, 60, 390, 120, '#fff').replace(/<path/g, '<path transform="translate(0 690)"') +
      fill('M150 690L96 816H294L240 690Z', '~c') +
      oval(195, 816, 112, 20, '#5e2d17') +
      oval(195, 810, 112, 20, '#a85c2c') +
      oval(195, 808, 100, 15, '#d98e4c') +
      `<g transform="translate(180 806) scale(1.06)">${traveller('#c43d2c', '#8c2418', '#33241f')}</g>` +
      line('M216 806V752', '#d7dee9', 3) +
      oval(216, 807, 11, 3, '#8d9bb0') +
      box(210, 736, 12, 18, '#2b2f38', 'rx="6"') +
      box(211, 738, 4, 12, '#fff', 'rx="2" opacity=".4"') +
      many(13, (i) => {
        const [x, y] = [4 + i * 32, 846 + ((i * 7) % 10)];
        return (
          circle(x, y - 14, 11, '#0d0b20') +
          fill(t`M${x - 18} ${y + 20}C${x - 16} ${y - 6} ${x + 16} ${y - 6} ${x + 18} ${y + 20}Z`, '#0d0b20')
        );
      }) +
      many(
        14,
        () =>
          t`<path d="M0 4L9-4L4 6L2 3.4Z" transform="translate(${rnd() * 390} ${690 + rnd() * 110}) rotate(${rnd() * 90})" fill="#ffe3a4" opacity=".85"/>`,
      ) +
      use('p4', 326, 740, 0.84, 10, 'opacity=".95"') +
      bokeh(7, 16, '~bo', [10, 690, 380, 840], [2, 7]) +
      fill(sparkle(150, 716, 7) + sparkle(262, 728, 6) + sparkle(196, 694, 5), '#fff8e0'),
  );
}

export const story = {
  'hall-sky.svg': hall,
  'hall-middle.svg': hallMiddle,
  'hall-near.svg': hallNear,
  'evening.svg': evening(),
};

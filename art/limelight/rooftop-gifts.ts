/** What one brings up to the roof and takes home from it, and the posters of what is shown. */
import { box, circle, defs, fill, lin, line, many, oval, picture, t } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { bulbs, sparkle } from '../sparks.ts';
import { EDGE } from './paints.ts';
import { FLY, flies, head, jar } from './rooftop.ts';

const DISH = pedestalPaints('#e8f07a', '#3a9a80', '#0a3d3a', '#a8e8c8');
const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, FLY, ...paints) + pedestal(body, '#fbffd0'));
const at = (body: string, x: number, y: number, s: number, a = 0): string =>
  t`<g transform="translate(${x} ${y}) rotate(${a}) scale(${s})">${body}</g>`;
const BRASS = lin('br', ['#fff0c2', '#dcb04c@.4', '#8f6a1f@.7', '#f3dc95'], 'd');

const tea = on(
  fill('M30 26H66L61 78H35Z', '#e9fff2', 'opacity=".5"') +
    fill('M31.4 38H64.6L61 78H35Z', '~te') +
    oval(48, 38, 16.6, 3.6, '#c2566a') +
    box(36, 44, 12, 11, '#fff', 'rx="2" opacity=".55" transform="rotate(-12 42 50)"') +
    box(50, 50, 11, 10, '#fff', 'rx="2" opacity=".45" transform="rotate(14 55 55)"') +
    circle(44, 36, 4, '#e0486c') +
    fill('M50 34C54 26 62 26 66 30C62 36 56 38 50 34Z', '#4fae6a') +
    line('M60 18L52 46', '#f2c45a', 3.4, 'stroke-linecap="round"') +
    line('M36 30L40 72', '#fff', 2.4, 'stroke-linecap="round" opacity=".7"'),
  lin('te', ['#a8344e', '#5a1430']),
);
const coil = on(
  line('M30 70H66', '#8a5a30', 3) +
    line('M48 70V56', '#b98a4a', 3) +
    oval(48, 74, 24, 5, '#c9b98a') +
    `<path d="M48 46c4 0 6 3 5 6c-2 5-12 5-15-1c-4-8 4-15 12-14c12 1 17 13 10 21c-8 10-28 8-33-5c-5-14 7-26 22-25" fill="none" stroke="#2f7a4a" stroke-width="5" stroke-linecap="round"/><path d="M48 46c4 0 6 3 5 6c-2 5-12 5-15-1c-4-8 4-15 12-14c12 1 17 13 10 21c-8 10-28 8-33-5c-5-14 7-26 22-25" fill="none" stroke="#8fd09a" stroke-width="1.4" stroke-linecap="round" opacity=".8"/>` +
    circle(49, 28, 5, '#ff8a4a') +
    circle(49, 28, 2, '#fff0c0') +
    line('M50 22C44 16 56 12 50 4', '#fff', 2.4, 'stroke-linecap="round" opacity=".5"'),
);
const jarGift = on(at(jar, 48, 80, 1.14));
const projector = on(
  fill('M66 40L94 24V66Z', '#f4ffd8', 'opacity=".5"') +
    box(22, 38, 44, 32, '~pj', 'rx="5"') +
    box(22, 38, 44, 5, '#fff', 'rx="2.5" opacity=".3"') +
    `<g>${[34, 58].map((x) => circle(x, 26, 14, '#0c302e') + circle(x, 26, 14, 'none', 'stroke="url(#~br)" stroke-width="2.6"') + [0, 72, 144, 216, 288].map((a) => `<circle cx="${x}" cy="18" r="2.6" fill="#7fc9a0" transform="rotate(${a} ${x} 26)"/>`).join('') + circle(x, 26, 2.6, '~br')).join('')}</g>` +
    box(62, 44, 12, 16, '~br', 'rx="2"') +
    circle(36, 56, 8, '#0c302e') +
    circle(36, 56, 5, '~fy') +
    line('M50 50h10M50 56h10M50 62h10', '#0c302e', 2) +
    line('M30 70L24 80M58 70L64 80', '#0c302e', 4, 'stroke-linecap="round"'),
  BRASS,
  lin('pj', ['#f2735a', '#a83a30']),
);
const roofNight = on(
  box(12, 14, 72, 50, '#d9f0e0', 'rx="3"') +
    box(16, 18, 64, 42, '~sc') +
    fill('M16 52C32 44 60 52 80 46V60H16Z', '#062b28') +
    circle(66, 28, 6, '#ffe6a0') +
    fill(sparkle(30, 28, 6) + sparkle(46, 36, 4) + sparkle(38, 22, 3), '#fffde0') +
    flies(5, 6, [20, 44, 76, 58], 4, 7) +
    line('M12 16L4 8M84 16L92 8', '#d9c48a', 2) +
    head(34, 80, 0.5, '#241a20', '#5aa6c0', true) +
    head(56, 80, 0.5, '#2a1a14', '#f2c45a'),
  lin('sc', ['#0a2340', '#1d6a62', '#0d3f3a']),
);

const strip = (): string =>
  `<circle cx="48" cy="42" r="26" fill="none" stroke="#0c302e" stroke-width="9"/><circle cx="48" cy="42" r="29.4" fill="none" stroke="#f4ffd8" stroke-width="2" stroke-dasharray="2.4 3.2"/><circle cx="48" cy="42" r="22.6" fill="none" stroke="#f4ffd8" stroke-width="2" stroke-dasharray="2.4 2.6"/><circle cx="48" cy="42" r="26" fill="none" stroke="url(#~eg)" stroke-width="1.6"/>`;
const frame = on(
  avatarFrame(
    `${strip()}${at(jar, 48, 80, 0.4)}${circle(24, 30, 9, '~fy')}${circle(72, 26, 10, '~fy')}${circle(70, 62, 8, '~fy')}`,
  ),
  EDGE,
);
const bubble = on(
  chatBubble(
    line('M20 26H76M20 57H76', '#f4ffd8', 2.4, 'stroke-dasharray="3 4" opacity=".75"') +
      circle(82, 22, 12, '~fy') +
      circle(82, 22, 2.2, '#fffde0'),
  ),
  lin('fc', ['#1f7a6a', '#0a4743']),
  EDGE,
);
const swarm = on(
  line(
    'M8 70C26 74 30 50 48 54S72 42 90 26',
    '#f4f07a',
    2.4,
    'stroke-linecap="round" stroke-dasharray="1 7"',
  ) +
    line(
      'M10 50C28 52 36 34 52 38S76 24 86 14',
      '#b8e04a',
      2,
      'stroke-linecap="round" stroke-dasharray="1 8"',
    ) +
    flies(8, 14, [14, 18, 84, 70], 6, 13) +
    at(
      fill('M0-3C-6-12-14-8-8 0C-14 4-6 8 0 3C6 8 14 4 8 0C14-8 6-12 0-3Z', '#e9fff2', 'opacity=".8"') +
        oval(0, 2, 3.4, 8, '#2a1a14') +
        circle(0, 9, 9, '~fy') +
        circle(0, 8, 3.4, '#f4f07a'),
      50,
      44,
      1.5,
      24,
    ),
);
const rooftop = on(
  box(16, 12, 64, 62, '#0c302e', 'rx="8"') +
    box(20, 16, 56, 54, '~nk', 'rx="5"') +
    box(32, 28, 32, 20, '#e9fff2', 'rx="1"') +
    box(34, 30, 28, 16, '~sc') +
    circle(55, 35, 3, '#ffe6a0') +
    fill('M20 56H76V65A5 5 0 0 1 71 70H25A5 5 0 0 1 20 65Z', '#123f3a') +
    bulbs([20, 20], [76, 20], 6, 6, { cord: '#0a2a28', halo: '~fy', bulb: '#fff6d0', r: 1.6 }) +
    flies(6, 7, [24, 44, 72, 66], 4, 7) +
    `<rect x="18" y="14" width="60" height="58" rx="7" fill="none" stroke="url(#~br)" stroke-width="3"/>`,
  BRASS,
  lin('nk', ['#041a26', '#17545a']),
  lin('sc', ['#0a2340', '#1d6a62']),
);
const stub = on(
  `<g transform="rotate(-10 48 46)">${fill('M14 28H82V40A6 6 0 0 0 82 52V64H14V52A6 6 0 0 0 14 40Z', '#06211f', 'opacity=".4" transform="translate(2 3)"')}${fill('M14 28H82V40A6 6 0 0 0 82 52V64H14V52A6 6 0 0 0 14 40Z', '~tk')}${line('M62 30V62', '#8a5a1a', 1.6, 'stroke-dasharray="3 3"')}${line('M22 36H54M22 56H54', '#8a5a1a', 1.4)}${circle(38, 46, 10, '~fy')}${fill(sparkle(38, 46, 7), '#fffde0')}${line('M68 38V54M73 38V54M78 42V50', '#8a5a1a', 2)}</g>`,
  lin('tk', ['#fff3c8', '#f2c45a@.6', '#d99a2e'], 'd'),
);
const dark = on(
  box(20, 24, 56, 48, '#0c302e', 'rx="4"') +
    box(24, 28, 48, 40, '#06211f') +
    line('M24 28L72 68M40 28l8 7M60 40l6 6M28 56l10 8', '#2f6a5c', 1.4, 'opacity=".8"') +
    `<g fill="none" stroke="#7fc9a0" stroke-width="2"><circle cx="48" cy="48" r="11"/><path d="M48 34V62M34 48H62"/></g>`,
);
/** A firefly in the hand is what one pays with. */
const fly = picture(
  96,
  96,
  defs(FLY) +
    circle(48, 56, 40, '~fy') +
    fill(
      'M44 40C22 20 4 30 14 44C2 52 22 64 44 50ZM52 40C74 20 92 30 82 44C94 52 74 64 52 50Z',
      '#e9fff2',
      'opacity=".9"',
    ) +
    line('M42 44C30 38 22 38 18 42M54 44C66 38 74 38 78 42', '#8fc0b0', 1.4) +
    fill('M48 24C56 24 59 32 58 40C58 48 54 56 48 56C42 56 38 48 38 40C37 32 40 24 48 24Z', '#3a2418') +
    fill('M40 52H56C57 66 54 78 48 80C42 78 39 66 40 52Z', '#f8f48a') +
    line('M41 60H55M42 68H54', '#c9b83a', 1.6) +
    circle(48, 24, 8, '#e8735a') +
    line('M44 18C40 12 38 10 34 10M52 18C56 12 58 10 62 10', '#3a2418', 2, 'stroke-linecap="round"') +
    line('M42 36C42 31 44 28 46 27', '#fff', 2, 'stroke-linecap="round" opacity=".5"'),
);

/** A poster of a film that was never made, 343 by 150. */
const poster = (sky0: string, sky1: string, scene: string): string =>
  picture(
    343,
    150,
    defs(lin('g', [sky0, sky1]), FLY) +
      box(0, 0, 343, 150, '~g') +
      scene +
      line('M10 8H333', '#f4ffd8', 5, 'stroke-dasharray="7 8" opacity=".5"') +
      line('M10 142H333', '#f4ffd8', 5, 'stroke-dasharray="7 8" opacity=".5"'),
  );
const train = poster(
  '#0a2340',
  '#c2566a',
  circle(270, 74, 34, '#ffd98a') +
    fill('M0 112C80 96 200 108 343 98V150H0Z', '#1a1a3a') +
    box(40, 66, 66, 34, '#2a4a7a', 'rx="6"') +
    box(110, 66, 66, 34, '#2a4a7a', 'rx="6"') +
    fill('M180 66H214C232 68 240 84 242 100H180Z', '#2a4a7a') +
    many(6, (i) => box(48 + i * 28 + (i > 1 ? 14 : 0) + (i > 3 ? 14 : 0), 74, 18, 13, '#ffe6a0', 'rx="2"')) +
    line('M20 102H300', '#0c1430', 3) +
    fill(sparkle(60, 34, 7) + sparkle(150, 26, 5), '#fff'),
);
const moth = poster(
  '#06211f',
  '#1f7a5a',
  line('M172 150V92', '#b98a4a', 5) +
    fill('M140 92L152 48H192L204 92Z', '#f2c45a') +
    oval(172, 92, 32, 6, '#fff3c8') +
    fill('M140 96L90 142H254L204 96Z', '#fff3c8', 'opacity=".18"') +
    flies(17, 16, [40, 26, 304, 128], 5, 13) +
    fill(
      'M224 60C236 44 250 50 244 62C252 68 238 76 228 66C226 74 216 72 220 64C214 60 218 56 224 60Z',
      '#e9fff2',
      'opacity=".9"',
    ),
);
const sea = poster(
  '#2a1a5a',
  '#f2a07a',
  fill('M0 96C60 86 120 100 180 92S290 98 343 88V150H0Z', '#1f5a7a') +
    fill('M0 116C70 106 130 120 200 110S300 116 343 110V150H0Z', '#123f5a') +
    box(146, 44, 16, 58, '#f4e6d0') +
    box(146, 58, 16, 9, '#c2566a') +
    box(146, 78, 16, 9, '#c2566a') +
    fill('M143 44L154 32L165 44Z', '#3a2a4a') +
    fill('M162 46L300 20V60Z', '#fff3c8', 'opacity=".35"') +
    fill('M226 96C236 84 262 86 270 96L258 106H236Z', '#f2f7f4') +
    line('M248 96V70', '#8a5a30', 2) +
    fill('M250 72L270 92H250Z', '#e8735a'),
);

export const rooftopGifts = {
  'roof/tea.svg': tea,
  'roof/coil.svg': coil,
  'roof/jar.svg': jarGift,
  'roof/projector.svg': projector,
  'roof/premiere.svg': roofNight,
  'roof/frame.svg': frame,
  'roof/bubble.svg': bubble,
  'roof/swarm.svg': swarm,
  'roof/theme.svg': rooftop,
  'roof/stub.svg': stub,
  'roof/dark.svg': dark,
  'roof/firefly.svg': fly,
  'roof/film-train.svg': train,
  'roof/film-moth.svg': moth,
  'roof/film-sea.svg': sea,
};

/** Frames, plates, medals and prizes of the rose night. */
import { BLUSH, CRIMSON, WINE, bloom, bud, leaf, petal, rose, sprig, tone } from '../botany.ts';
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, use } from '../draw.ts';
import { FIGURES, METALS, avatarFrame, chatBubble, gem, pedestal, pedestalPaints, ribbonPlate } from '../kit.ts';
import { bulbs, sparkle, starDust } from '../sparks.ts';

const EDGE = ['#fff0da@0', '#eeb196@.3', '#b4624f@.65', '#f3c3a4@1'];
const greens = [leaf('lf', '#7c7a4c', '#39452a'), leaf('ld', '#4c5334', '#20261a'), sprig('sg', 'lf', 'ld')];
const roses = [rose('ro'), tone('rc', CRIMSON), tone('rb', BLUSH), tone('rw', WINE)];

const corner = picture(96, 96, defs(...roses, ...greens, bud('bd', CRIMSON, '#4f5a35'), lin('eg', EDGE, 'd')) +
  line('M6 96V34C6 18 18 6 34 6H96', '#2a0713', 6, 'opacity=".5"') + line('M6 96V34C6 18 18 6 34 6H96', '~eg', 3) + line('M12 96V40C12 24 24 12 40 12H96', '#e0a088', 1, 'opacity=".8"') +
  line('M14 60C30 58 26 74 16 72M60 14C58 30 74 26 72 16', '~eg', 1.6, 'stroke-linecap="round"') +
  use('ld', 26, 40, 0.9, 150) + use('lf', 40, 26, 0.9, 118) + use('lf', 12, 44, 0.8, -172) + use('ld', 44, 12, 0.8, 84) +
  use('bd', 12, 56, 0.5, 180) + use('bd', 56, 12, 0.5, 90) + bloom('rb', 15, 41, 11, 30) + bloom('rw', 41, 15, 11, 80) + bloom('rc', 21, 21, 18, 10));

const plate = picture(280, 56, defs(...roses, leaf('lf', '#7c7a4c', '#39452a'), lin('fc', ['#c22a4e', '#7d0f31']), lin('tl', ['#7a1030', '#4a061d']), lin('eg', EDGE, 'h')) +
  ribbonPlate('#f3c3a4') + use('lf', 40, 26, 0.5, -60) + use('lf', 40, 26, 0.5, 110) + bloom('rb', 40, 25, 10) + use('lf', 240, 26, 0.5, 60) + use('lf', 240, 26, 0.5, -110) + bloom('rb', 240, 25, 10, 50));

const pattern = picture(120, 120, `<g fill="none" stroke="#f0a08c" stroke-width="1" opacity=".11">${[[30, 30], [90, 90]].map(([x, y]) => `<g transform="translate(${x} ${y})"><path d="M0-4C4-6 7-2 4 2C0 6-7 3-6-3C-5-10 6-12 10-5C13 3 6 11-2 10C-11 8-13-3-8-10M10-5C15-8 17 0 12 6M-2 10C0 15-8 15-11 8M-8-10C-12-14-2-17 4-12"/><path d="M12 12C20 14 24 20 24 26C16 26 12 20 12 12ZM-12-12C-20-14-24-20-24-26C-16-26-12-20-12-12Z"/></g>`).join('')}<path d="M60 0C66 30 84 44 120 60C84 66 66 84 60 120C54 90 36 66 0 60C36 54 54 30 60 0Z" stroke-dasharray="1 6"/></g>` +
  fill(sparkle(90, 30, 4) + sparkle(30, 90, 4) + sparkle(0, 0, 3) + sparkle(120, 120, 3) + sparkle(120, 0, 3) + sparkle(0, 120, 3), '#ffc9a8', 'opacity=".16"'));

const divider = picture(300, 24, defs(...roses, leaf('lf', '#7c7a4c', '#39452a'), lin('a', ['#e9a98f/0', '#f6cdb2'], 'h'), lin('b', ['#f6cdb2', '#e9a98f/0'], 'h'), bud('bd', BLUSH, '#4f5a35')) +
  box(8, 11.4, 116, 1.2, '~a') + box(176, 11.4, 116, 1.2, '~b') + use('bd', 116, 12, 0.3, -90) + use('bd', 184, 12, 0.3, 90) + fill(sparkle(70, 12, 4) + sparkle(230, 12, 4), '#ffdcc0') +
  use('lf', 148, 12, 0.56, -78) + use('lf', 152, 12, 0.56, 78) + bloom('rc', 150, 12, 11));

/** A crown of rose gold with a rose at its heart; the metal tells the rank. */
function rank(place: number, metal: readonly string[], band: string): string {
  const lead = place === 0;
  return picture(64, 48, defs(...roses, leaf('lf', '#8a9152', '#39452a'), lin('m', [...metal], 'd')) +
    (lead ? fill('M32 0L35 44H29ZM4 10L40 40L34 44ZM60 10L24 40L30 44Z', '#ffd9a0', 'opacity=".16"') : '') +
    use('lf', 16, 41, 0.34, -62) + use('lf', 48, 41, 0.34, 62) +
    fill('M12 38L7 15L20 24L32 5L44 24L57 15L52 38Z', '~m') + fill('M12 38L7 15L20 24L32 5L32 20L24 30L18 38Z', '#fff', 'opacity=".28"') +
    line('M12 38L7 15L20 24L32 5L44 24L57 15L52 38', '#5c2412', 0.7, 'opacity=".5"') +
    circle(7, 13.6, 2.8, '~m') + circle(57, 13.6, 2.8, '~m') + circle(32, 4.6, 3.4, '~m') + circle(31, 3.6, 1, '#fff') +
    fill('M11 35C24 31 40 31 53 35V42C40 46 24 46 11 42Z', band) + line('M11 35C24 31 40 31 53 35M11 42C24 46 40 46 53 42', '~m', 1.5) +
    gem(18, 38.6, 2.6, '#ffd3dc', '#ff6b8d') + gem(46, 38.6, 2.6, '#ffd3dc', '#ff6b8d') +
    bloom('rc', 20, 29, 5.6) + bloom('rc', 44, 29, 5.6, 60) +
    circle(32, 33, 10.4, '~m') + circle(32, 33, 8.2, band) + `<path d="${FIGURES[place]}" transform="translate(32 33)" fill="#fff4e2"/>`);
}

const prize = (extra: string[], body: string): string => picture(96, 96, defs(pedestalPaints('#ff9fa8', '#8f1a3c', '#4a0a20', '#f0b59c'), lin('eg', EDGE, 'd'), lin('fc', ['#e6446c', '#8f0f38']), ...extra) + pedestal(body));

const wing = 'M0 0C8-22 26-30 40-30C36-24 34-22 30-20C34-20 36-20 38-21C34-14 28-11 24-10C27-9 29-9 31-10C26-3 14 2 4 4Z';
const prizes = {
  'prizes/frame.svg': prize([...roses, ...greens], avatarFrame(use('sg', 30, 60, 0.5, 30) + use('sg', 66, 60, 0.5, 90) + use('lf', 48, 68, 0.5, 90) + use('ld', 48, 68, 0.5, -90) + use('lf', 30, 22, 0.4, -40) + bloom('rb', 29, 58, 8) + bloom('rb', 67, 58, 8, 40) + bloom('rc', 48, 67, 11) + bloom('rw', 28, 24, 6) + bloom('rc', 68, 24, 5) + fill('M40 17L37 6L44 10L48 3L52 10L59 6L56 17C50 15 46 15 40 17Z', '~eg') + circle(48, 12.4, 2, '#ff5a7d'))),
  'prizes/bubble.svg': prize([...roses, ...greens], chatBubble(use('lf', 82, 60, 0.45, 130) + use('ld', 80, 58, 0.4, 40) + bloom('rc', 80, 60, 9) + bloom('rb', 70, 65, 6) + use('lf', 14, 24, 0.4, -80) + use('ld', 14, 24, 0.4, 10) + bloom('rb', 15, 25, 8))),
  'prizes/entrance.svg': prize([...roses, lin('w', ['#fff', '#ffc3c8']), rad('d', ['#fff8e6', '#ffc98f@.5', '#e0325c/0'], 0.5, 0.6, 0.6)],
    fill('M40 78L26 20H70L56 78Z', '#ffd9a8', 'opacity=".3"') + fill('M30 78V36C30 14 66 14 66 36V78Z', '#4a0620') + fill('M36 78V38C36 20 60 20 60 38V78Z', '~d') + line('M32 78V36C32 16 64 16 64 36V78', '~eg', 4) +
    `<g transform="translate(58 54)">${fill(wing, '~w')}</g><g transform="translate(38 54) scale(-1 1)">${fill(wing, '~w')}</g>` + line('M64 50C72 40 82 32 92 28M32 50C24 40 14 32 4 28', '#e88a9a', 1, 'opacity=".6"') +
    fill('M48 56C42 46 30 50 34 60C37 67 45 70 48 76C51 70 59 67 62 60C66 50 54 46 48 56Z', '~fc') + fill('M37 54C39 51 43 51 45 54C42 54 40 57 39 60C37 58 36 56 37 54Z', '#ffc0cc') + bloom('rc', 48, 20, 9) + bloom('rb', 36, 25, 6) + bloom('rb', 60, 25, 6)),
  'prizes/nameplate.svg': prize([...roses, ...greens, lin('g', ['#5a0a26', '#a3163f@.5', '#5a0a26'], 'h')],
    fill('M4 36H22V60H4L11 48ZM92 36H74V60H92L85 48Z', '#6a0c2c') + box(12, 30, 72, 32, '#2a0410', 'rx="10" opacity=".5" transform="translate(0 3)"') + box(12, 30, 72, 32, '~g', 'rx="10" stroke="url(#~eg)" stroke-width="3"') + box(17, 35, 62, 22, 'none', 'rx="6" stroke="#f3c3a4" stroke-width=".8" opacity=".7"') +
    box(14.5, 32, 67, 11, '#fff', 'rx="5" opacity=".16"') + box(36, 43, 38, 5, '#ffe9d4', 'rx="2.5"') + box(36, 51, 24, 3, '#ffb9ac', 'rx="1.5"') + use('lf', 22, 44, 0.5, -50) + use('ld', 22, 48, 0.5, 160) + bloom('rc', 22, 46, 12) + fill('M60 31L58 23L64 26L68 20L72 26L78 23L76 31Z', '~eg')),
  'prizes/badge.svg': prize([...roses, ...greens, rad('h', ['#ff7d95', '#d0174a@.6', '#7c0428'], 0.35, 0.28, 0.85)],
    fill('M34 50L26 78L36 73L42 80L48 56ZM62 50L70 78L60 73L54 80L48 56Z', '#a3163f') + fill('M48 8L57 14L68 13L72 23L82 28L80 39L86 48L76 54L73 64L62 63L48 72L34 63L23 64L20 54L10 48L16 39L14 28L24 23L28 13L39 14Z', '~eg', 'transform="translate(6.7 5) scale(.86)"') +
    circle(48, 39, 23, '#6b0a2a') + `<circle cx="48" cy="39" r="23" fill="none" stroke="#fff0da" stroke-width="1"/>` + fill('M48 36C42 24 28 29 32 41C35 49 44 51 48 58C52 51 61 49 64 41C68 29 54 24 48 36Z', '~h') + fill('M36 32C38 28 43 28 45 32C41 32 38 36 37 41C34 38 34 35 36 32Z', '#ffd3da', 'opacity=".9"') + use('lf', 48, 62, 0.36, -80) + use('lf', 48, 62, 0.36, 80) + bloom('rb', 48, 61, 7)),
  'prizes/skin.svg': prize([...roses, lin('s', ['#2d0719', '#8c1c3a@.7', '#e07a62']), ...greens],
    `<g transform="rotate(-6 48 44)">` + box(26, 8, 46, 72, '#1a030c', 'rx="8"') + box(28, 10, 42, 68, '~s', 'rx="6"') + circle(49, 28, 10, '#ffe3bf') + line('M34 66V44C34 26 64 26 64 44V66', '~eg', 2.4) + bloom('rc', 49, 31, 7) + bloom('rb', 38, 37, 4.6) + bloom('rb', 60, 37, 4.6) + bloom('rc', 34, 50, 4) + bloom('rc', 64, 50, 4) + oval(49, 68, 16, 4, '#5c0f2b') + bloom('rc', 34, 72, 6) + bloom('rb', 64, 72, 6) + box(26, 8, 46, 72, 'none', 'rx="8" stroke="url(#~eg)" stroke-width="2.4"') + fill('M30 12H44L30 44Z', '#fff', 'opacity=".16"') + '</g>'),
};

const currency = picture(48, 48, defs(rad('p', ['#ffc2c4', '#f2436b@.45', '#a00c3a'], 0.34, 0.3, 0.9), lin('d', ['#d41c50', '#7a062e'])) +
  oval(25, 43.5, 11, 2.4, '#14000a', 'opacity=".35"') +
  fill('M23 43C9 38 1 24 5 13C8 6 17 4 24 10C29 4 40 3 44 11C48 23 38 39 23 43Z', '~p') + fill('M44 11C48 23 38 39 23 43C35 32 40 22 36 9C40 7 43 8 44 11Z', '~d', 'opacity=".75"') +
  fill('M5 13C8 6 17 4 24 10C29 4 40 3 44 11C38 8 31 11 26 17C19 10 10 9 5 13Z', '#ffe6dc', 'opacity=".9"') + line('M23 41C20 32 21 24 26 17M17 37C11 30 9 22 11 16M28 37C32 30 33 24 33 17', '#ffd6d2', 0.9, 'opacity=".5" stroke-linecap="round"') + fill(sparkle(12, 22, 5), '#fff'));

const cover = picture(343, 160, defs(...roses, ...greens, petal('pt', CRIMSON), lin('g', ['#17040f', '#5a0d2a@.55', '#a83a42@1'], 'h'), lin('s', ['#12030d/.7', '#12030d/0', '#22060f/.8']), rad('m', ['#fff6e2', '#ffe3bf@.55', '#f5b894'], 0.4, 0.36, 0.66), rad('h', ['#ffcfa0/.9', '#ff8f7a@.4/.3', '#d8305a/0']), rad('b', ['#ffd98c/.8', '#ffb35c/0']), lin('e', EDGE, 'd')) +
  box(0, 0, 343, 160, '~g') + starDust(31, 50, 343, 150, '#ffe2cf') + box(0, 0, 343, 160, '~s') + circle(262, 66, 110, '~h') + circle(262, 66, 40, '~m') + fill('M244 50C252 44 262 46 262 54C261 61 250 60 246 64C241 66 237 56 244 50ZM272 70C279 66 287 70 285 77C283 84 272 84 270 78Z', '#e79f85', 'opacity=".4"') +
  fill('M0 134C40 118 60 126 96 122C140 116 170 130 220 124C270 118 300 128 343 116V160H0Z', '#4c0c26', 'opacity=".8"') +
  line('M200 166V78C200 8 324 8 324 78V166', '#3a0a18', 7) + line('M200 166V78C200 8 324 8 324 78V166', '~e', 4) + line('M208 166V80C208 18 316 18 316 80V166', '~e', 2) +
  bulbs([-8, 14], [150, 4], 16, 9, { cord: '#7a3040', halo: '~b', bulb: '#fff1c9', r: 1.8 }) + bulbs([142, 2], [216, 30], 10, 4, { cord: '#7a3040', halo: '~b', bulb: '#fff1c9', r: 1.8 }) +
  ([[200, 132, 13, 'rb'], [202, 104, 11, 'rw'], [199, 78, 12, 'rc'], [206, 54, 12, 'rb'], [222, 36, 14, 'rc'], [240, 24, 13, 'rw'], [284, 24, 14, 'rb'], [304, 38, 13, 'rc'], [318, 58, 12, 'rw'], [325, 82, 12, 'rb'], [324, 108, 11, 'rc'], [262, 20, 19, 'rc']] as const).map(([x, y, r, k], i) => use('sg', x, y, r / 24, i * 50) + bloom(k, x, y, r, i * 37)).join('') +
  ([[180, 150, 15, 'rw'], [343, 128, 24, 'rw'], [214, 152, 17, 'rb'], [300, 154, 18, 'rb'], [240, 150, 22, 'rc'], [324, 154, 22, 'rc'], [272, 146, 20, 'rw']] as const).map(([x, y, r, k], i) => use('sg', x, y, r / 22, 20 + i * 70) + bloom(k, x, y, r, i * 61)).join('') +
  many(9, (i) => use('pt', 20 + i * 19, 150 - ((i * 37) % 60), 0.35 + (i % 3) * 0.16, i * 50)) + fill(sparkle(232, 70, 7) + sparkle(300, 90, 6) + sparkle(150, 60, 5) + sparkle(36, 84, 4), '#fff3d8'));

export const kit = {
  'frame-corner.svg': corner, 'plate.svg': plate, 'pattern.svg': pattern, 'divider.svg': divider,
  'rank-1.svg': rank(0, METALS.gold, '#9a1038'), 'rank-2.svg': rank(1, METALS.silver, '#7a1a3a'), 'rank-3.svg': rank(2, METALS.bronze, '#6b1a2c'),
  'cover.svg': cover, 'currency.svg': currency, ...prizes,
};

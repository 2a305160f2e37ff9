/** Frames, plates, medals and prizes of the golden week: lacquer and brass on warm paper. */
import { leaf, peony, tone } from '../botany.ts';
import { box, circle, core, defs, fill, lin, line, many, oval, picture, rad, t, use } from '../draw.ts';
import { FIGURES, METALS, avatarFrame, chatBubble, pedestal, pedestalPaints, ribbonPlate } from '../kit.ts';
import { sparkle, star } from '../sparks.ts';
import { burst, drum, eave, lantern, pagoda, scrollCloud } from './parts.ts';
import { DRUM, LANTERN, ROOF } from './stage.ts';

const EDGE = lin('eg', METALS.gold, 'd');
const PEONY = [peony('pn'), leaf('lf', '#57b083', '#1d6a52'), tone('pr', { deep: '#8c0a24', mid: '#e8304a', rim: '#ff8a86', lip: '' })];
const bloom = (x: number, y: number, r: number, turn = 0): string => use('pn', x, y, r / 50, turn, 'fill="url(#~pr)"');

/** The meander of the frame: a square spiral, 12 wide, drawn along an edge. */
const meander = (x: number, y: number): string => t`M${x} ${y + 10}v-10h10v8h-6v-4h3`;

const corner = picture(96, 96, defs(EDGE, scrollCloud('c', '#d8301e', '#ffd873'), lin('a', ['#d8301e', '#9c1416'], 'd')) +
  fill('M0 96V14C0 6 6 0 14 0H96V16H24C19 16 16 19 16 24V96Z', '~a') + line('M1.5 96V14C1.5 7 7 1.5 14 1.5H96M16 96V24C16 19 19 16 24 16H96', '~eg', 2.4) +
  line(many(4, (i) => meander(38 + i * 15, 3.6)) + many(4, (i) => t`M13 ${38 + i * 15}h-10v10h8v-6h-4v3`), '#ffd873', 1.5) +
  line('M22 96V30C22 25 25 22 30 22H96', '#c2771a', 1, 'opacity=".7"') + fill('M4 4H34V22C34 30 30 34 22 34H4Z', '#7c0c10') + line('M4 4H34V22C34 30 30 34 22 34H4Z', '~eg', 2) + line('M10 10H28V16C28 25 25 28 16 28H10Z', '#ffd873', 1) + fill(star(18.6, 18.4, 8.4, 0.5, 8), '~eg') + circle(18.6, 18.4, 3.2, '#d8301e') + circle(17.8, 17.4, 1, '#fff') + use('c', 44, 34, 0.24) + use('c', 29, 58, 0.2, 0, 'opacity=".9"'));

const plate = picture(280, 56, defs(EDGE, lin('fc', ['#e8452a', '#a81414']), lin('tl', ['#a81414', '#6e0a0d']), scrollCloud('c', '#c2221a', '#ffd873')) +
  ribbonPlate('#ffd873') + use('c', 54, 27, 0.3) + use('c', 226, 27, 0.3, 0, '', -0.3) + circle(34, 25, 3, '~eg') + circle(246, 25, 3, '~eg'));

const scale = (x: number, y: number): string => t`M${x - 30} ${y}a30 30 0 0 1 60 0M${x - 20} ${y}a20 20 0 0 1 40 0M${x - 10} ${y}a10 10 0 0 1 20 0`;
const pattern = picture(120, 120, `<path d="${[[30, 30], [90, 30], [0, 60], [60, 60], [120, 60], [30, 90], [90, 90], [0, 120], [60, 120], [120, 120]].map(([x = 0, y = 0]) => scale(x, y)).join('')}" fill="none" stroke="#b8741a" stroke-width="1.1" opacity=".17"/>`);

const divider = picture(300, 24, defs(EDGE, ...LANTERN, scrollCloud('c', '#d8301e', '#ffd873'), lin('a', ['#c2771a/0', '#c2771a'], 'h'), lin('b', ['#c2771a', '#c2771a/0'], 'h')) +
  box(8, 11.2, 108, 1.6, '~a') + box(184, 11.2, 108, 1.6, '~b') + box(50, 14.6, 66, 0.8, '~a') + box(184, 14.6, 66, 0.8, '~b') + use('c', 130, 14, 0.3) + use('c', 170, 14, 0.3, 0, '', -0.3) + circle(150, 12, 9.4, '~eg') + circle(150, 12, 7, '#c2221a') + fill(star(150, 12, 5.4), '#ffe08a') + fill('M116 7l5 5-5 5-5-5ZM184 7l5 5-5 5-5-5Z', '#d8301e'));

/** A round medal of chased metal on a silk ribbon, sun rays behind the first. */
function rank(place: number, metal: readonly string[], silk: string): string {
  return picture(64, 48, defs(lin('m', [...metal], 'd'), lin('r', [silk, '#7c0c10']), rad('f', ['#ff7a45', '#b8150f@.75'], 0.35, 0.3, 0.8)) +
    (place === 0 ? fill(many(8, (i) => { const a = (Math.PI * (i + 0.5)) / 4; return t`M32 23L${32 + 32 * Math.cos(a)} ${23 + 24 * Math.sin(a)}L${32 + 32 * Math.cos(a + 0.16)} ${23 + 24 * Math.sin(a + 0.16)}Z`; }), '#ffd873', 'opacity=".55"') : '') +
    fill('M2 28H22V44H2L8 36ZM62 28H42V44H62L56 36Z', '~r') + fill('M14 44L22 48V40ZM50 44L42 48V40Z', '#5a0808') + line('M4 30.5H20M4 41.5H20M60 30.5H44M60 41.5H44', '#ffd873', 1, 'opacity=".8"') +
    fill(star(32, 23, 22.4, 0.87, 18), '~m', 'stroke="#7a3c08" stroke-opacity=".4" stroke-width=".6" stroke-linejoin="round"') + circle(32, 23, 18, '#7a3c08', 'opacity=".25"') + circle(32, 23, 17.6, '~m') + `<circle cx="32" cy="23" r="17" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width=".8"/>` +
    circle(32, 23, 14, '~f') + `<circle cx="32" cy="23" r="14" fill="none" stroke="#6e0a0d" stroke-opacity=".6" stroke-width="1.2"/>` + fill('M21 17C24 10 34 8 41 12C34 12 26 15 22 23Z', '#fff', 'opacity=".3"') +
    `<path d="${FIGURES[place]}" transform="translate(32 23)scale(1.35)" fill="#fff3c8" stroke="#7c0c10" stroke-width=".5"/>` +
    (place === 0 ? fill('M25 6L23-1L28 2.4L32-2L36 2.4L41-1L39 6Z', '~m', 'transform="translate(0 2.6)"') + circle(32, 6.4, 1.4, '#e8304a') : ''));
}

const prize = (extra: string[], body: string): string => picture(96, 96, defs(pedestalPaints('#ffb43c', '#d8301e', '#8c0d10', '#ffd873'), EDGE, lin('fc', ['#f0502e', '#a81414']), ...extra) + pedestal(body, '#ffbe3a'));
const prizes = {
  'prizes/frame.svg': prize([...ROOF, ...PEONY, scrollCloud('c', '#fff0c4', '#d98a2c')], avatarFrame(eave(48, 20, 24, 12, 13) + use('lf', 48, 68, 0.5, 94) + use('lf', 48, 68, 0.5, -94) + use('c', 24, 64, 0.28) + use('c', 72, 64, 0.28, 0, '', -0.28) + bloom(48, 67, 11))),
  'prizes/car.svg': prize([lin('b', ['#ff7a45', '#d8251a@.45', '#7c0c10']), lin('g', ['#d8f4ff', '#5aa6c8'], 'd'), rad('w', ['#fff', '#9aa2b0@.5', '#2a2430@.56', '#1a141c'])],
    oval(48, 77, 40, 4, '#3a0606', 'opacity=".45"') + fill('M4 62C4 52 14 48 26 46C34 34 44 30 58 30C70 30 78 36 84 46C92 48 94 54 93 64C93 70 90 71 86 71H12C6 71 4 68 4 62Z', '~b') + fill('M31 46C37 37 45 34 54 34V46ZM58 34C68 34 74 39 79 46H58Z', '~g') + fill('M36 45C40 39 45 36.4 50 36L42 45Z', '#fff', 'opacity=".7"') +
    line('M8 56C30 50 66 50 91 55', '#ffd873', 2) + line('M28 47.6C46 46 66 46 82 47.6', '#ffb79a', 1.4) + fill('M5 57L16 56L14 61L5 62Z', '#fff6c8') + fill('M92 57L86 57L86 61L93 62Z', '#ffb02e') + fill('M76 42L84 31L95 29L95 33L88 35L85 46Z', '#a81414') + [24, 74].map((x) => circle(x, 70, 10, '#1a0a0a') + circle(x, 70, 8, '~w') + circle(x, 70, 3, '~eg')).join('') + fill(star(48, 60, 6), '#ffd873')),
  'prizes/mic.svg': prize([lin('h', METALS.gold, 'h'), rad('b', ['#fff0b0', '#e0a030@.55', '#8a5210'], 0.35, 0.3, 0.8)],
    `<g transform="rotate(24 48 44)">` + fill('M42 38H54L51 84H45Z', '~fc') + fill('M43.4 38H46L47 84H45.6Z', '#fff', 'opacity=".4"') + box(39, 34, 18, 6, '~h', 'rx="3"') + circle(48, 21, 15, '~b') + line('M35 14C42 20 54 20 61 14M33.4 22C42 28 54 28 62.6 22M40 9C44 20 44 26 40 33.6M56 9C52 20 52 26 56 33.6M48 6V36', '#7a4408', 1, 'opacity=".65"') + oval(42, 14, 4, 3, '#fff', 'opacity=".8"') + line('M34 25C40 30 56 30 62 25', '~fc', 3.4) + box(45, 50, 6, 9, '#ffd873', 'rx="3"') + '</g>' +
    fill('M18 50C10 54 10 64 20 62C16 70 26 72 30 66C28 74 38 78 42 72L40 68C34 70 34 64 38 60C30 64 26 58 32 54C26 56 22 54 18 50Z', '~fc', 'opacity=".9"')),
  'prizes/bubble.svg': prize([scrollCloud('c', '#fff0c4', '#d98a2c'), ...LANTERN, lantern('ln')], chatBubble(use('c', 22, 24, 0.32) + use('c', 76, 62, 0.34, 0, '', -0.34) + use('ln', 82, 24, 0.5) + fill(star(16, 54, 5), '#ffd873'))),
  'prizes/medal.svg': prize([...PEONY, lin('m', METALS.gold, 'd'), rad('f', ['#ff7a45', '#b8150f@.75'], 0.35, 0.3, 0.8)],
    fill('M30 4H46L54 34H40ZM66 4H50L42 34H56Z', '~fc') + line('M38 4L47 33M58 4L49 33', '#ffd873', 2) + fill(star(48, 50, 27, 0.82, 14), '~m') + circle(48, 50, 20, '~f') + `<circle cx="48" cy="50" r="20" fill="none" stroke="#ffe9a6" stroke-width="1.6"/>` + fill(star(48, 49, 14), '~m') + fill('M48 35V49L34.7 44.7L44.3 44Z', '#fff', 'opacity=".5"') + use('lf', 48, 72, 0.4, 92) + use('lf', 48, 72, 0.4, -92) + bloom(48, 72, 7.5)),
  'prizes/theme.svg': prize([...ROOF, lin('s', ['#8f1016', '#de4a22@.6', '#fcd27e']), core('p', ['#fff8d0@.1', '#ffd25a@.5', '#ff8a2c@1'], 60), burst('k', 2, 14, '~p', '#fff3b8'), pagoda('pg', 4, 36, 44), scrollCloud('c', '#fbe2a8', '#e0963a')],
    `<g transform="rotate(-6 48 44)">` + box(25, 6, 48, 74, '#3a0808', 'rx="9"') + box(27.5, 8.5, 43, 69, '~s', 'rx="7"') + use('k', 40, 26, 0.26) + use('k', 60, 20, 0.18, 20) + circle(49, 56, 13, '#fff0b8') + use('pg', 49, 70, 0.36) + use('c', 38, 72, 0.2) + use('c', 60, 72, 0.2, 0, '', -0.2) + box(25, 6, 48, 74, 'none', 'rx="9" stroke="url(#~eg)" stroke-width="2.6"') + fill('M29 10H44L29 46Z', '#fff', 'opacity=".18"') + '</g>'),
};

const currency = picture(48, 48, defs(lin('m', METALS.gold, 'd'), rad('f', ['#ffeaa0', '#e0a030@.7', '#a8680f'], 0.36, 0.3, 0.8)) +
  oval(24, 44, 15, 2.6, '#5a1a06', 'opacity=".35"') + circle(25, 24.6, 20, '#8a4f0a') + circle(24, 23, 20, '~m') + circle(24, 23, 16.4, '~f') + `<circle cx="24" cy="23" r="16.4" fill="none" stroke="#8a4f0a" stroke-width="1.1" opacity=".7"/>` +
  box(18.4, 17.4, 11.2, 11.2, '#8c1410', 'rx="1"') + box(18.4, 17.4, 11.2, 11.2, 'none', 'rx="1" stroke="#fff0b0" stroke-width="1.4"') + line('M24 8.6V14.4M24 31.6V37.4M9.6 23H15.4M32.6 23H38.4', '#9a5c0c', 1.8, 'stroke-linecap="round"') + fill('M9 17C12 9 20 5 29 7C20 8 13 13 10.6 22Z', '#fff', 'opacity=".75"') + fill(sparkle(38, 10, 6), '#fffbe0'));

const cover = picture(343, 160, defs(...ROOF, ...LANTERN, ...PEONY, ...DRUM, drum('dr'), lantern('ln'), pagoda('pg', 5, 36, 44), lin('g', ['#6b0a14', '#b01b1a@.45', '#f08a34'], 'h'), rad('h', ['#fff0b0/.95', '#ffca58@.4/.4', '#ff8a2c/0']), scrollCloud('c', '#fbe2a8', '#e0963a'), scrollCloud('d', '#d4401f', '#ffb24a'), core('p', ['#fff8d0@.1', '#ffd25a@.5', '#ff8a2c@1'], 60), burst('k', 2, 20, '~p', '#fff3b8')) +
  box(0, 0, 343, 160, '~g') + use('d', 40, 40, 0.5, 0, 'opacity=".35"') + use('d', 120, 120, 0.8, 0, 'opacity=".3"') + circle(258, 100, 100, '~h') + circle(258, 96, 46, '#fff0b8') + use('k', 188, 40, 0.74) + use('k', 318, 30, 0.5, 20) + use('k', 140, 84, 0.3) +
  fill('M120 160L160 118L176 128L206 92L228 120L300 104L343 70V160Z', '#9c2426', 'opacity=".65"') + line('M120 160L160 118L176 128L206 92L228 120L300 104L343 70', '#ffc46a', 1, 'opacity=".7"') +
  use('pg', 258, 152, 0.94) + use('pg', 212, 154, 0.56) + use('pg', 304, 154, 0.6) + use('c', 176, 156, 0.7) + use('c', 258, 158, 0.8) + use('c', 226, 160, 0.6, 0, '', -0.6) +
  use('dr', 322, 164, 0.62) + use('lf', 286, 156, 0.7, -60) + use('lf', 280, 158, 0.7, 50) + bloom(284, 152, 15) + bloom(302, 158, 11, 40) + use('ln', 22, 14, 0.62) + use('ln', 334, 16, 0.8) + fill(sparkle(188, 40, 10) + sparkle(318, 30, 7) + sparkle(60, 60, 5), '#fffbe0'));

export const kit = {
  'frame-corner.svg': corner, 'plate.svg': plate, 'pattern.svg': pattern, 'divider.svg': divider,
  'rank-1.svg': rank(0, METALS.gold, '#e8452a'), 'rank-2.svg': rank(1, METALS.silver, '#c2352a'), 'rank-3.svg': rank(2, METALS.bronze, '#a8402a'),
  'cover.svg': cover, 'currency.svg': currency, ...prizes,
};

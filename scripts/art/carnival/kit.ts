/** Frames, plates, medals, prizes and milestones of the carnival: candy stripes, brass and bulbs. */
import { box, circle, defs, fill, group, lin, line, many, oval, picture, rad, t, use } from '../draw.ts';
import { FIGURES, METALS, avatarFrame, chatBubble, gem, pedestal, pedestalPaints, ribbonPlate } from '../kit.ts';
import { sparkle, star, starDust } from '../sparks.ts';
import { balloon, confetti, tent, ticket, wheel } from './parts.ts';
import { BALLOON, TENT, TICKET } from './stage.ts';

const EDGE = lin('eg', METALS.gold, 'd');
const LAMP = [rad('bh', ['#ffe9a0/.9', '#ffb84a@.4/.3', '#ffb84a/0']), group('lb', circle(0, 0, 6.4, '~bh') + circle(0, 0, 2.2, '#fffbe6'))];

/** Diagonal candy stripes clipped to a band by drawing them as its own pieces. */
const stripes = many(6, (i) => t`M${16 + i * 16} 2h8l-7 12h-8Z`) + many(6, (i) => t`M2 ${16 + i * 16}v8l12-7v-8Z`);

const corner = picture(96, 96, defs(EDGE, ...LAMP, lin('a', ['#ff6a8a', '#d6245f'], 'd'), lin('b', ['#5fe0d2', '#147c8c'], 'd')) +
  fill('M0 96V22C0 8 8 0 22 0H96V16H26C19 16 16 19 16 26V96Z', '~a') + fill(stripes, '#fff3dc') + line('M1.4 96V22C1.4 9 9 1.4 22 1.4H96M16 96V26C16 19 19 16 26 16H96', '~eg', 2.4) +
  many(5, (i) => use('lb', 40 + i * 13, 1.6 + 6.6) + use('lb', 8.2, 40 + i * 13)) +
  fill('M4 4H40C40 26 26 40 4 40Z', '~b') + line('M4 40C26 40 40 26 40 4', '~eg', 2.6) + fill('M4 4H16L4 16ZM28 4H40C40 8 39 12 38 15L4 38V28Z', '#fff', 'opacity=".2"') + fill(star(17, 17, 11), '~eg') + fill('M17 6V17L6.6 13.4L14 13Z', '#fff', 'opacity=".6"') + circle(17, 17, 2.6, '#e2336f') +
  fill('M40 20c6 2 8 6 6 12M20 40c2 6 6 8 12 6', 'none', 'stroke="#ffd56a" stroke-width="1.8" stroke-linecap="round"'));

const plate = picture(280, 56, defs(EDGE, ...LAMP, lin('fc', ['#ff6a9c', '#c21a5c']), lin('tl', ['#1f9aa0', '#0d5566'])) +
  ribbonPlate('#ffe08a') + many(9, (i) => use('lb', 68 + i * 18, 6, 0.8)) + fill(star(46, 25, 9, 0.46, 5, -98) + star(234, 25, 9, 0.46, 5, -82), '~eg') + fill(star(46, 25, 4) + star(234, 25, 4), '#fff6d8'));

const pattern = picture(120, 120, `<g fill="none" stroke="#b58cff" opacity=".13"><path d="M0 0L60 60L120 0M0 120L60 60L120 120M-60 60L0 0M180 60L120 0" stroke-width="1"/><path d="M0 60L30 30M60 0L30 30M60 0L90 30M120 60L90 30M0 60L30 90M60 120L30 90M60 120L90 90M120 60L90 90" stroke-width=".7" stroke-dasharray="2 4"/></g>` + fill(star(60, 60, 7) + star(0, 0, 7) + star(120, 0, 7) + star(0, 120, 7) + star(120, 120, 7), '#8fe8ff', 'opacity=".13"') + fill([[30, 30], [90, 90], [90, 30], [30, 90]].map(([x = 0, y = 0]) => t`M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z`).join(''), '#ff8ac0', 'opacity=".12"'));

const divider = picture(300, 24, defs(EDGE, ...LAMP, ...TICKET, ticket('ti'), lin('a', ['#ff6a9c/0', '#ff6a9c'], 'h'), lin('b', ['#ff6a9c', '#ff6a9c/0'], 'h')) +
  box(6, 10, 112, 4, '~a', 'rx="2"') + box(182, 10, 112, 4, '~b', 'rx="2"') + line('M20 12H116M184 12H280', '#fff3dc', 4, 'stroke-dasharray="5 7" opacity=".55"') + many(3, (i) => use('lb', 74 + i * 20, 12, 0.8) + use('lb', 226 - i * 20, 12, 0.8)) + use('ti', 134, 12, 0.5, -14) + use('ti', 166, 12, 0.5, 14) + circle(150, 12, 10.4, '#5a0f45', 'opacity=".5"') + fill(star(150, 12.4, 11.4), '~eg') + circle(150, 12, 2.8, '#e2336f'));

/** A party crown with a star of metal; the first has the plume and the bulbs. */
function rank(place: number, metal: readonly string[], hat: string, stripe: string): string {
  return picture(64, 48, defs(...LAMP, lin('m', [...metal], 'd'), lin('h', [hat, '#3a1464']), rad('f', ['#8a5ae0', '#3d1c86'], 0.36, 0.3, 0.8)) +
    (place === 0 ? fill(many(10, (i) => { const a = (Math.PI * 2 * i) / 10; return t`M32 27L${32 + 33 * Math.cos(a)} ${27 + 28 * Math.sin(a)}L${32 + 33 * Math.cos(a + 0.2)} ${27 + 28 * Math.sin(a + 0.2)}Z`; }), '#ffd873', 'opacity=".3"') : '') +
    fill('M10 40C4 30 2 18 6 8C14 14 18 20 20 26C22 16 26 8 32 2C38 8 42 16 44 26C46 20 50 14 58 8C62 18 60 30 54 40Z', '~h') + fill('M6 8C12 18 14 30 16 40H10C4 30 2 18 6 8ZM32 2C28 14 26 28 26 40H38C38 28 36 14 32 2ZM58 8C52 18 50 30 48 40H54C60 30 62 18 58 8Z', stripe) +
    fill('M6 8C14 14 18 20 20 26L18 34C14 24 10 16 6 8ZM32 2C26 8 22 16 20 26C26 20 30 12 32 2Z', '#fff', 'opacity=".28"') +
    [[6, 7], [32, 3], [58, 7]].map(([x = 0, y = 0]) => circle(x, y, 3.6, '~m') + circle(x - 1, y - 1, 1.1, '#fff')).join('') +
    fill('M8 37C22 33 42 33 56 37V44C42 48 22 48 8 44Z', '~m') + many(5, (i) => (place === 0 ? use('lb', 13 + i * 9.6, 40.6 - (2 - Math.abs(i - 2)) * 0.6, 0.7) : circle(13 + i * 9.6, 40.4, 1.4, '#fff', 'opacity=".8"'))) +
    fill(star(32, 27, 17.4, 0.56), '#2a0f50', 'opacity=".5" transform="translate(0 1.6)"') + fill(star(32, 27, 16.6, 0.58), '~m', 'stroke="#fff" stroke-opacity=".5" stroke-width=".7" stroke-linejoin="round"') + circle(32, 27.6, 8.4, '~f') + `<path d="${FIGURES[place]}" transform="translate(32 27.6)scale(.86)" fill="#fffbe6"/>`);
}

const prize = (extra: string[], body: string): string => picture(96, 96, defs(pedestalPaints('#8f7bff', '#2cb5b8', '#0d4a66', '#a8fff0'), EDGE, lin('fc', ['#ff6a9c', '#b0185c']), ...extra) + pedestal(body));
const prizes = {
  'prizes/frame.svg': prize([...BALLOON, balloon('ba'), ...LAMP, ...TICKET, ticket('ti')], avatarFrame(many(12, (i) => use('lb', 48 + 26 * Math.cos((i * Math.PI) / 6), 42 + 26 * Math.sin((i * Math.PI) / 6), 0.8)) + use('ba', 22, 34, 0.5, -16, 'fill="#2cc4bc"') + use('ba', 76, 32, 0.46, 16, 'fill="#ffc93c"') + fill('M38 18L46-4L58 17C52 14 44 14 38 18Z', '~fc') + fill('M40 12L44 2L56 13L57 16L42 10ZM44.6 1L46-4L51 5L50 7Z', '#ffe9a6') + circle(46.4, 2, 4, '#5fe0d2') + use('ti', 48, 68, 0.56, -6))),
  'prizes/ticket.svg': prize([...TICKET, ticket('ti'), lin('tk2', ['#a8fff0', '#2cb5b8'])], `<g transform="translate(52 36) rotate(14)">${fill('M-30-15H30V-6A6 6 0 0 0 30 6V15H-30V6A6 6 0 0 0-30-6Z', '~tk2')}</g>` + `<g transform="translate(1 3)" opacity=".3">${fill('M14 34L74 24L80 56L20 66Z', '#0a0424')}</g>` + use('ti', 47, 47, 1.14, -12) + fill(sparkle(26, 34, 7), '#fff')),
  'prizes/hat.svg': prize([lin('h', ['#ff8ab4', '#d6245f@.5', '#7c0f4a'], 'h'), lin('b', ['#fff0b0', '#f7b23c'])], oval(48, 70, 34, 9, '#0a0424', 'opacity=".4"') + fill('M46 10L20 66C30 76 66 76 76 66Z', '~h') + fill('M40 23L34 36L63 44L57 32ZM29 47L22.6 60.6L75 63.6L68.6 51Z', '#fff3dc') + fill('M46 10L20 66L32 71L44 24Z', '#fff', 'opacity=".25"') + fill('M18 66C30 78 66 78 78 66C80 68 79 72 76 74C62 82 34 82 20 74C17 72 16 68 18 66Z', '~b') + many(9, (i) => circle(22 + i * 6.5, 71.4 + (4 - Math.abs(i - 4)) * 1.4, 2, '#e2336f')) + circle(46, 11, 8, '#2cc4bc') + fill(star(46, 11, 9, 0.6, 10), '#5fe0d2') + circle(43.6, 8.6, 2, '#fff') + circle(48, 48, 3, '#ffd24a') + circle(56, 56, 2.4, '#5fe0d2') + circle(36, 56, 2.6, '#b58cff')),
  'prizes/confetti-entrance.svg': prize([lin('cn', ['#ffd24a', '#e2336f']), ...TENT], fill('M26 78V34C26 10 70 10 70 34V78Z', '#2a1048') + fill('M34 78C36 56 42 44 48 34C54 44 60 56 62 78Z', '#ffe9a6', 'opacity=".75"') + fill('M26 78V34C26 22 36 16 48 16C46 34 40 50 26 62ZM70 78V34C70 22 60 16 48 16C50 34 56 50 70 62Z', '~ta') + fill('M32 22C34 36 32 50 26 58V46C28 38 28 30 28 26ZM64 22C62 36 64 50 70 58V46C68 38 68 30 68 26Z', '#fff3dc') + line('M26 78V34C26 10 70 10 70 34V78', '~eg', 4) + fill(star(48, 14, 9), '~eg') + fill('M2 74L16 56L24 64L8 80Z', '~cn') + fill('M94 74L80 56L72 64L88 80Z', '~cn') + confetti(15, 34, (x, y) => y < 60 && Math.abs(x - 48) > 4 + Math.abs(y - 50) * 0.3, 96, 60, 0.8)),
  'prizes/badge.svg': prize([...LAMP, rad('f', ['#8a5ae0', '#3d1c86'], 0.36, 0.3, 0.8)], fill('M32 50L24 78L35 73L42 80L48 56ZM64 50L72 78L61 73L54 80L48 56Z', '#1f9aa0') + fill(star(48, 40, 33, 0.8, 12), '~fc') + circle(48, 40, 25, '~eg') + circle(48, 40, 21, '~f') + many(12, (i) => use('lb', 48 + 23 * Math.cos((i * Math.PI) / 6), 40 + 23 * Math.sin((i * Math.PI) / 6), 0.6)) + fill(star(48, 40, 17), '~eg') + fill('M48 23V40L31.8 34.7L44 34Z', '#fff', 'opacity=".6"') + gem(48, 41, 4.6, '#ffd3e4', '#e2336f')),
  'prizes/mystery-box.svg': prize([lin('a', ['#8a5ae0', '#4a2596']), lin('b', ['#6a3fc0', '#2f1470']), lin('l', ['#ff6a9c', '#b0185c']), rad('o', ['#fff3b8/.9', '#ffd24a@.4/.4', '#ffd24a/0'])], circle(48, 34, 36, '~o') + fill('M30 32L14 4L40 22ZM66 32L82 4L56 22ZM44 24L48-2L52 24Z', '#ffe9a6', 'opacity=".6"') + fill('M16 42L48 52V84L16 72Z', '~a') + fill('M80 42L48 52V84L80 72Z', '~b') + fill('M27 45.4L36 48.2V79.6L27 76.2ZM69 45.4L60 48.2V79.6L69 76.2Z', '#ffd24a') + fill('M16 42L48 52L80 42L48 34Z', '#1a0a40') + fill('M48 34L80 42L84 36L52 27ZM48 34L16 42L12 36L44 27Z', '~l') + line('M16 42L48 52L80 42', '#fff', 1, 'opacity=".6"') + fill(star(48, 26, 12), '~eg') + fill('M48 14V26L36.6 22.4L45 22Z', '#fff', 'opacity=".7"') + confetti(3, 16, (_x, y) => y < 34, 96, 40, 0.8)),
};

const currency = picture(48, 48, defs(EDGE, ...TICKET, lin('s', ['#ff7aa8', '#c21a5c'])) +
  oval(24, 44, 16, 2.6, '#08041c', 'opacity=".4"') + `<g transform="rotate(-10 24 23)">${fill('M3 9H45V17A6 6 0 0 0 45 29V37H3V29A6 6 0 0 0 3 17Z', '#8a4a10', 'transform="translate(0 2)"')}${fill('M3 9H45V17A6 6 0 0 0 45 29V37H3V29A6 6 0 0 0 3 17Z', '~tk')}${line('M8 13H40M8 33H40', '#b4541c', 1.2, 'stroke-dasharray="2 2" opacity=".7"')}${fill(star(24, 23.6, 13.4), '#7c0f4a', 'opacity=".35" transform="translate(.6 1.6)"')}${fill(star(24, 23, 13.4), '~s')}${fill('M24 9.6V23L11.2 18.9L20.6 18.4Z', '#fff', 'opacity=".5"')}${fill('M3 9H45V12C30 14 14 14 3 16Z', '#fff', 'opacity=".5"')}</g>` + fill(sparkle(39, 9, 5.6), '#fff'));

const cover = picture(343, 160, defs(...TENT, ...BALLOON, ...LAMP, ...TICKET, tent('tn'), balloon('ba'), ticket('ti'), wheel('wh', '#7a4aa6', ['#ff7aa0', '#ffd24a', '#5fe0d2'], '#ffe9a6'), lin('g', ['#072a42@0', '#2f2a72@.4', '#7a3a92@.72', '#e2747e@.92', '#ffb47a@1']), lin('s', ['#0c1236/.75', '#0c1236/0'], 'h'), lin('f', ['#4b2a7e', '#1d1442'])) +
  box(0, 0, 343, 160, '~g') + starDust(17, 60, 343, 120, '#e6f4ff') + use('wh', 176, 84, 0.9) + box(0, 0, 343, 160, '~s') + use('tn', 318, 142, 0.72) + fill('M0 142C80 130 200 138 343 132V160H0Z', '~f') + line(many(18, (i) => t`M${8 + i * 20} ${146 + (i % 3) * 4}h0`), '#ffd98a', 2.6, 'stroke-linecap="round" opacity=".8"') +
  line('M253 22Q290 60 350 56M253 22Q180 70 -10 34', '#5a3a86', 0.9) + many(9, (i) => { const k = (i + 1) / 10; return use('lb', 253 + (k * k * -263) - 2 * k * (1 - k) * 73, (1 - k) ** 2 * 22 + 2 * k * (1 - k) * 70 + k * k * 34); }) + many(3, (i) => use('lb', 275 + i * 26, 39 + i * 6.5)) + use('tn', 253, 150, 1.12) +
  use('ba', 332, 104, 1, 8, 'fill="#9a6bf0"') + use('ba', 308, 118, 0.86, -8, 'fill="#ffc93c"') + use('ba', 336, 140, 1.1, 4, 'fill="#ff4f86"') + use('ba', 182, 124, 0.7, -8, 'fill="#2cc4bc"') + use('ba', 198, 136, 0.6, 8, 'fill="#ff8446"') + use('ti', 300, 152, 0.7, -8) + use('ti', 172, 156, 0.6, 10) + confetti(23, 40, (x, y) => x > 130 || y < 20, 343, 150, 0.9) + fill(sparkle(253, 18, 8) + sparkle(146, 60, 5) + sparkle(304, 70, 6), '#fffbe6'));

/** Milestones climb from a ticket to a fanfare: each a lit marquee medal with its sign. */
const milestone = (from: string, to: string, sign: string): string => picture(64, 64, defs(EDGE, ...LAMP, ...TICKET, ticket('ti'), ...BALLOON, balloon('ba'), ...TENT, tent('tn'), rad('f', [from, to], 0.36, 0.28, 0.85)) +
  oval(32, 59, 20, 3, '#08041c', 'opacity=".4"') + fill(star(32, 31, 30, 0.87, 14), '#2a0f50', 'opacity=".5" transform="translate(0 1.6)"') + fill(star(32, 31, 29, 0.88, 14), '~eg') + circle(32, 31, 23.4, '~f') + `<circle cx="32" cy="31" r="23.4" fill="none" stroke="#7c4a0c" stroke-opacity=".5"/>` + fill('M12 26C14 14 26 7 38 9.6C26 11 17 18 14 32Z', '#fff', 'opacity=".3"') + sign + many(14, (i) => use('lb', 32 + 25.4 * Math.cos((i * Math.PI) / 7), 31 + 25.4 * Math.sin((i * Math.PI) / 7), 0.66)));
const milestones = {
  'milestones/1.svg': milestone('#5fe0d2', '#0f6a78', use('ti', 32, 32, 0.64, -14)),
  'milestones/2.svg': milestone('#b58cff', '#4a2596', use('ba', 23, 42, 0.46, -12, 'fill="#ffc93c"') + use('ba', 42, 42, 0.46, 12, 'fill="#2cc4bc"') + use('ba', 32, 46, 0.62, 0, 'fill="#ff4f86"')),
  'milestones/3.svg': milestone('#ff9cbc', '#8c1458', use('tn', 32, 49, 0.34)),
  'milestones/4.svg': milestone('#ffe08a', '#d0601c', fill(star(32, 32, 17.4), '#7c0f4a', 'opacity=".4" transform="translate(0 1.6)"') + fill(star(32, 31.4, 17.4), '#fff6d8') + fill('M32 14V31.4L15.4 26L28 25.4Z', '#fff') + fill('M32 31.4L48.6 26L36 25.4ZM32 31.4L42.2 45.5L32 38.4Z', '#f7b23c', 'opacity=".6"') + gem(32, 32.6, 5.4, '#ffd3e4', '#e2336f')),
};

export const kit = {
  'frame-corner.svg': corner, 'plate.svg': plate, 'pattern.svg': pattern, 'divider.svg': divider,
  'rank-1.svg': rank(0, METALS.gold, '#ff5c8d', '#fff0d8'), 'rank-2.svg': rank(1, METALS.silver, '#2cb5b8', '#e6fff8'), 'rank-3.svg': rank(2, METALS.bronze, '#ff8446', '#ffe9d2'),
  'cover.svg': cover, 'currency.svg': currency, ...prizes, ...milestones,
};

/** Labels beside names, drawn large: what a level, a badge and a tag look like; and the rail on which they hang. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t, use } from '../draw.ts';
import { sparkle, star } from '../sparks.ts';
import { BLUE, GILT, GREEN, INK, KRAFT, OCHRE, PAPERS, PETROL, RED, VIOLET } from './paints.ts';
import { inked, MOTIFS, rosette, spiro, stampOf, tag, waves } from './parts.ts';
import { H, W } from './stage.ts';

const face = (motif: keyof typeof MOTIFS, colour: string, s = 0.62): string =>
  `<g transform="translate(0 8) scale(${s})">${inked('round', MOTIFS[motif], colour)}</g>`;

/** The rail of a cloakroom, each label on its hook. */
const rail = picture(
  W,
  H,
  defs(
    lin('w', ['#0f3d40', '#1a6664@.55', '#d9a860@1']),
    lin('b', ['#fff0c0', '#d9a84c@.4', '#8a5a1c']),
    rad('u', ['#ffe9b8/.75', '#ffe9b8/0']),
  ) +
    box(0, 0, W, H, '~w') +
    `<g fill="none" stroke="#f7e3b4" stroke-opacity=".22" stroke-width=".8"><path d="${rosette(195, 300, 150, 24, 20, 4)}"/></g>` +
    circle(195, 330, 200, '~u') +
    line(waves(-10, 470, 410, 8, 58, 6), '#6b3d1c', 0.9, 'opacity=".4"') +
    box(-4, 352, 398, 9, '~b', 'rx="4"') +
    many(7, (i) => circle(24 + i * 57, 356, 7, '#8a5a1c') + circle(24 + i * 57, 355, 5.4, '#f6d98a')),
  true,
);
const HUNG: readonly (readonly [number, number, number, string, string, keyof typeof MOTIFS, string])[] = [
  [24, 5, 0.72, '#f6e3b8', OCHRE, 'flag', GREEN],
  [81, -6, 0.8, GREEN, '#bfe3c4', 'headphones', '#fff2d6'],
  [138, 4, 0.86, BLUE, '#c2dcf0', 'bubble', '#fff2d6'],
  [195, -2, 0.94, RED, '#ffd0bf', 'friends', '#fff2d6'],
  [252, 5, 0.86, VIOLET, '#d4c8f2', 'mic', '#fff2d6'],
  [309, -5, 0.8, OCHRE, '#ffe3a8', 'gift', '#fff6dc'],
  [366, 6, 0.72, '#fff6e0', PETROL, 'kite', PETROL],
];
const hung = picture(
  W,
  H,
  HUNG.map(
    ([x, turn, s, paint, edge, motif, ink]) =>
      line(t`M${x} 356V${372}`, '#f4e2bc', 1.6) +
      `<g transform="translate(${x} 362) rotate(${turn}) translate(0 ${48 * s}) scale(${s})">${tag(paint, edge, face(motif, ink))}</g>`,
  ).join(''),
  true,
);
const floor = picture(
  W,
  H,
  defs(lin('z', [`${KRAFT}@0/0`, KRAFT])) +
    box(0, 470, W, 50, '~z') +
    fill(sparkle(70, 150, 6) + sparkle(320, 138, 7) + sparkle(352, 300, 5) + sparkle(40, 290, 5), '#fff3cf'),
  true,
);

/** A strip of labels, 358 x 104, on security paper: as they stand beside a name, drawn large. */
const strip = (body: string, ...more: string[]): string =>
  picture(
    358,
    104,
    defs(...PAPERS, GILT, ...more) +
      box(0, 0, 358, 104, '~pg', 'rx="8"') +
      `<g fill="none" stroke="${PETROL}" stroke-opacity=".14" stroke-width=".8">${spiro(58, 52, 60, 26, 8)}${spiro(300, 52, 60, 26, 8)}</g>` +
      `<rect x=".8" y=".8" width="356.4" height="102.4" rx="7.4" fill="none" stroke="#c3a36c" stroke-width="1.4"/>` +
      body,
  );

/** A level: a plate that grows richer, `n` stars upon it. */
const level = (x: number, n: number, paint: string, edge: string): string =>
  `<g transform="translate(${x} 52)">${fill('M-27-19H18L28 0L18 19H-27L-20 0Z', INK, 'opacity=".22" transform="translate(1.6 3)"')}${fill('M-27-19H18L28 0L18 19H-27L-20 0Z', paint)}${fill('M-24-16H16L20-8H-22Z', '#fff', 'opacity=".35"')}${line('M-27-19H18L28 0L18 19H-27L-20 0Z', edge, 1.6)}${fill(
    many(n, (i) => star(-1 + (i - (n - 1) / 2) * 9.4, 1, 4.6)),
    '#fff6dc',
  )}</g>`;
const levels = strip(
  level(42, 1, '~l1', '#6a7f62') +
    level(110, 2, '~l2', '#1d6a52') +
    level(178, 3, '~l3', '#1d4f80') +
    level(246, 4, '~l4', '#47348a') +
    level(314, 5, '~gi', '#8a5a1c'),
  lin('l1', ['#b7c9a4', '#7f9a6c']),
  lin('l2', ['#58b890', '#257a58']),
  lin('l3', ['#63aee0', '#23649a']),
  lin('l4', ['#a58fe6', '#5b4aa0']),
);

/** A badge: a round of enamel with what it is for. */
const badge = (x: number, motif: keyof typeof MOTIFS, paint: string, ribbon = ''): string =>
  `<g transform="translate(${x} 50)">${ribbon}${circle(1.6, 3, 28, INK, 'opacity=".24"')}${circle(0, 0, 28, '~gi')}${circle(0, 0, 23.4, paint)}${fill('M-18-12C-12-22 8-24 16-16C4-18-8-14-18-4Z', '#fff', 'opacity=".35"')}<g transform="scale(.72)" fill="none" stroke="#fff6dc" stroke-linejoin="round" stroke-linecap="round">${MOTIFS[motif]}</g></g>`;
const tails =
  fill('M-14 18L-20 42L-10 36L-4 42L0 22L4 42L10 36L20 42L14 18Z', RED) +
  line('M-12 22L-15 36M12 22L15 36', '#fff', 1, 'opacity=".4"');
const badges = strip(
  badge(60, 'mic', '~b1') +
    badge(139, 'flag', '~b2') +
    badge(218, 'friends', '~b3', tails) +
    badge(298, 'gift', '~b4', tails),
  lin('b1', ['#e87a5c', RED]),
  lin('b2', ['#4c9fd4', BLUE]),
  lin('b3', ['#9a86d8', VIOLET]),
  lin('b4', ['#3f9c90', PETROL]),
);

/** A tag: a slip of paper that people tie to their name themselves. */
const slip = (x: number, paint: string, mark: string, turn: number): string =>
  `<g transform="translate(${x} 52) rotate(${turn})">${fill('M-32-15H26Q32-15 32-9V9Q32 15 26 15H-32L-42 0Z', INK, 'opacity=".2" transform="translate(1.6 3)"')}${fill('M-32-15H26Q32-15 32-9V9Q32 15 26 15H-32L-42 0Z', paint)}${circle(-31, 0, 3.4, '#fffaf0')}${line('M-20-4H4M-20 5H-4', '#fff', 3, 'stroke-linecap="round" opacity=".85"')}<g transform="translate(18 0)">${mark}</g></g>`;
const moon = fill('M3-8A8 8 0 1 0 8 3A6.4 6.4 0 0 1 3-8Z', '#fff6dc');
const note = fill('M-3 6A4 3.4 0 1 1-3.1 6ZM0 4V-9L8-6.4V-2L2-4V6Z', '#fff6dc');
const heart = fill('M0-3C-3-9-10-6-8 0C-7 3-3 6 0 9C3 6 7 3 8 0C10-6 3-9 0-3Z', '#fff6dc');
const tags = strip(
  slip(66, '#23807a', moon, -3) + slip(182, '#c8653f', note, 2) + slip(298, '#5b4aa0', heart, -2),
);

/** A name as it stands in a room: a face, a line for the name, and three labels behind it. */
const beside = picture(
  358,
  150,
  defs(
    ...PAPERS,
    GILT,
    stampOf('s', 'round', 'kite', RED),
    lin('bg', ['#12484a', '#1f6e6a']),
    lin('l3', ['#63aee0', '#23649a']),
    lin('b1', ['#e87a5c', RED]),
  ) +
    box(0, 0, 358, 150, '~bg', 'rx="10"') +
    `<g fill="none" stroke="#f7e3b4" stroke-opacity=".2" stroke-width=".8">${spiro(300, 40, 110, 50, 10)}</g>` +
    box(16, 32, 326, 86, '~pg', 'rx="16"') +
    box(16, 32, 326, 86, 'none', 'rx="16" stroke="#c3a36c" stroke-width="1.4"') +
    circle(62, 75, 30, '~gi') +
    circle(62, 75, 26, '#8fc4b8') +
    fill('M40 90C42 78 82 78 84 90A26 26 0 0 1 40 90Z', '#c43d2c') +
    circle(62, 66, 11.6, '#f0c6a0') +
    fill('M50 68C48 50 76 50 74 68C72 60 66 58 60 59C56 60 52 62 50 68Z', '#33241f') +
    box(106, 50, 118, 13, INK, 'rx="6.5" opacity=".8"') +
    line('M106 100H196', '#b59a66', 5, 'stroke-linecap="round" opacity=".5"') +
    level(140, 3, '~l3', '#1d4f80').replace('translate(140 52)', 'translate(128 82) scale(.62)') +
    badge(186, 'mic', '~b1').replace('translate(186 50)', 'translate(176 82) scale(.5)') +
    slip(244, '#23807a', moon, 0).replace('translate(244 52) rotate(0)', 'translate(232 82) scale(.8)') +
    line('M128 66V26M176 66V26M232 68V26', '#f4e2bc', 1.2, 'stroke-dasharray="2 3"') +
    [128, 176, 232]
      .map((x) => circle(x, 22, 9, RED) + circle(x, 22, 9, 'none', 'stroke="#fff2d6" stroke-width="1.4"'))
      .join('') +
    use('s', 308, 84, 0.5, -12, 'opacity=".6"') +
    [
      'M126.6 18H129.4V26H127.4V21L126 21.6V19.4Z',
      'M172.8 20.4C172.8 17 179 17.2 179 20.2C179 22 177 23 176 24.2H179.2V26H172.6V24.6C174 23 176.6 21.4 176.6 20.2C176.6 19 174.8 19 174.8 20.4Z',
      'M229 18H235V19.6L233.4 21.2C235 21.8 235.4 22.8 235.2 23.8C234.6 26.8 229.4 26.8 228.8 24L230.8 23.6C231.2 25 233 24.8 233 23.6C233 22.6 232 22.4 230.8 22.6V21.2L232.4 19.8H229Z',
    ]
      .map((d) => fill(d, '#fff'))
      .join('') +
    oval(62, 112, 20, 2, INK, 'opacity=".12"'),
);

export const labels = {
  'rail-sky.svg': rail,
  'rail-middle.svg': hung,
  'rail-near.svg': floor,
  'labels/beside.svg': beside,
  'labels/levels.svg': levels,
  'labels/badges.svg': badges,
  'labels/tags.svg': tags,
};

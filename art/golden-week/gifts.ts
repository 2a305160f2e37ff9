/** Gifts of the golden week, 96 x 96, lit from the upper left. */
import { leaf, peony, tone } from '../botany.ts';
import { box, circle, core, defs, fill, lin, line, many, oval, picture, rad, t, use } from '../draw.ts';
import { METALS } from '../kit.ts';
import { sparkle } from '../sparks.ts';
import { DRUM, LANTERN } from './paints.ts';
import { burst, drum, lantern, scrollCloud } from './parts.ts';

const shadow = (rx = 30, y = 88): string => oval(48, y, rx, 4.4, '#5a1a06', 'opacity=".3"');
const glints = (...at: [number, number, number][]): string =>
  fill(at.map(([x, y, r]) => sparkle(x, y, r)).join(''), '#ffbe3a');
const gift = (paints: string[], body: string): string => picture(96, 96, defs(...paints) + body);
const brass = lin('e', METALS.gold, 'd');

const lamp = gift(
  [...LANTERN, lantern('ln'), rad('g', ['#ffdf7a/.85', '#ffb04a/0']), scrollCloud('c', '#fff0c4', '#e0963a')],
  circle(48, 42, 44, '~g') +
    use('ln', 48, 20, 1.0, 0, '', 1.25) +
    use('c', 27, 84, 0.38) +
    use('c', 69, 87, 0.36, 0, '', -0.36) +
    glints([18, 22, 6], [80, 30, 5]),
);

const drumGift = gift(
  [...LANTERN, ...DRUM, drum('dr'), lin('w', ['#f4c26a', '#a8601c'], 'h'), lin('k', ['#ff6a3a', '#b5150f'])],
  shadow(40) +
    use('dr', 48, 86, 0.86) +
    `<g stroke-linecap="round">${line('M18 16L44 30M80 12L54 30', '#7a3c08', 5.6)}${line('M18 15L44 29M80 11L54 29', '#f4c26a', 3.6)}</g>` +
    circle(45, 30, 4.4, '~k') +
    circle(53, 30, 4.4, '~k') +
    fill(
      'M18 16C8 14 4 22 8 30C10 24 14 24 16 28C20 24 20 20 18 16ZM80 12C90 10 94 18 90 26C88 20 84 20 82 24C78 20 78 16 80 12Z',
      '~k',
    ) +
    glints([48, 14, 7], [12, 50, 4], [86, 48, 4]),
);

const boat = gift(
  [
    brass,
    lin('h', ['#ff6a3a', '#d42a1c@.45', '#860d10']),
    lin('w', ['#6fd0c4', '#1f7f86']),
    lin('m', ['#ffd873', '#e88a1e']),
  ],
  fill('M2 74C14 66 26 78 40 72C54 66 66 78 94 70V84C66 96 28 96 2 86Z', '~w') +
    `<g stroke="#8a4a12" stroke-width="2" stroke-linecap="round">${line('M34 52L24 82M46 54L38 84M58 54L52 84M68 52L66 82', '#8a4a12', 2)}</g>` +
    fill('M22 80l4 0-1 8-5-1ZM36 82l4 0-1 8-5-1ZM50 82l4 0 0 8-5 0ZM64 80l4 0 1 8-5 0Z', '#e2a32c') +
    fill(
      'M12 40C16 62 30 68 48 68C64 68 76 64 80 46C82 36 78 30 80 22C72 22 66 30 68 40C70 50 60 54 46 54C30 54 20 50 12 40Z',
      '~h',
    ) +
    line('M14 46C22 58 34 61 48 61C64 61 74 58 76 44', '#ffd873', 2, 'stroke-dasharray="4 3"') +
    line('M13 42C21 52 32 54.5 46 54.5C60 54.5 69 51 68 41', '#ffb37a', 1.2) +
    fill('M12 40C6 34 4 24 8 16C10 22 14 22 14 28C18 24 22 26 22 32C18 32 16 36 16 44Z', '~m') +
    fill(
      'M80 24C70 22 66 14 70 8C72 12 74 12 76 11C76 6 80 3 84 4C82 7 83 9 85 11C90 12 94 16 94 20C90 20 88 21 86 23C90 24 91 26 90 29C86 29 82 28 80 24Z',
      '~m',
    ) +
    fill('M72 26C64 26 62 20 64 16C66 20 70 20 73 20C66 28 62 32 62 38C58 32 62 26 72 26Z', '#2fa08c') +
    circle(83, 14.5, 1.8, '#fff') +
    circle(83.5, 14.7, 1, '#3a0808') +
    line('M88 22L94 26M87 19C90 18 92 19 94 20', '#c2351c', 1, 'stroke-linecap="round"') +
    many(
      4,
      (i) =>
        circle(34 + i * 11, 44, 4.2, '#f3c08c') +
        fill(t`M${29 + i * 11} 54C${29 + i * 11} 46 ${39 + i * 11} 46 ${39 + i * 11} 54Z`, '#c2221a') +
        fill(t`M${29.4 + i * 11} 43C${30 + i * 11} 37 ${38 + i * 11} 37 ${38.6 + i * 11} 43Z`, '#5a2a12'),
    ) +
    line(
      'M2 78C14 70 26 82 40 76C54 70 66 82 94 74M8 86C24 80 34 90 52 85C66 80 76 88 90 82',
      '#d8fff4',
      1.4,
      'opacity=".8" stroke-linecap="round"',
    ) +
    glints([36, 20, 6], [54, 28, 4]),
);

const flower = gift(
  [
    peony('pn'),
    leaf('lf', '#57b083', '#1d6a52'),
    tone('pr', { deep: '#8c0a24', mid: '#e8304a', rim: '#ff8a86', lip: '' }),
    tone('pk', { deep: '#d8486a', mid: '#ff9fa0', rim: '#ffe4d6', lip: '' }),
  ],
  shadow(26) +
    use('lf', 50, 56, 0.95, 130) +
    use('lf', 46, 56, 0.95, -128) +
    use('lf', 48, 54, 0.9, 178) +
    use('lf', 46, 40, 1, 66) +
    use('lf', 44, 42, 1, -60) +
    use('pn', 72, 66, 0.36, 20, 'fill="url(#~pk)"') +
    use('pn', 44, 42, 0.62, 0, 'fill="url(#~pr)"') +
    glints([16, 16, 6], [82, 24, 5]),
);

const rocket = gift(
  [
    core('p', ['#fff8d0@.1', '#ffd25a@.5', '#ff7a2c@1'], 60),
    core('q', ['#fff@.1', '#ff9fb0@.5', '#f0304a@1'], 60),
    burst('k', 2, 18, '~p', '#fff3b8'),
    burst('l', 6, 14, '~q', '#ffd8d8'),
    rad('o', ['#c22a1a', '#7a0d16@.8', '#7a0d16']),
    lin('h', METALS.gold, 'd'),
    lin('b', ['#ff5a3a', '#c2181a@.5', '#7c0c10'], 'h'),
  ],
  circle(48, 46, 43, '~o', 'stroke="url(#~h)" stroke-width="2.6"') +
    use('l', 68, 28, 0.42) +
    use('k', 38, 38, 0.66) +
    use('l', 22, 64, 0.24) +
    `<g transform="rotate(28 62 66)">${fill('M55 48H71V78H55Z', '~b')}${fill('M53 50L63 34L73 50Z', '~h')}${fill('M55 54H71V58H55ZM55 70H71V74H55Z', '#ffd873')}${fill('M57 48H60V78H57Z', '#fff', 'opacity=".35"')}${line('M63 78V96', '#a8601c', 2.4, 'stroke-linecap="round"')}${fill('M57 78C58 86 61 88 60 94C64 90 63 88 65 92C67 88 69 84 69 78Z', '#ffb02e', 'opacity=".9"')}</g>` +
    glints([38, 38, 9], [68, 28, 6], [80, 52, 4]),
);

const ingot = gift(
  [
    lin('a', ['#fff3b0', '#f7c843@.4', '#c27d10@.85', '#e8a92c']),
    lin('b', ['#fffbe0', '#f9d25a@.5', '#d08f1c']),
    lin('r', ['#ff5a3a', '#a81414']),
  ],
  shadow(40, 84) +
    many(
      3,
      (i) =>
        oval(24 + i * 26, 80 - (i % 2) * 2, 12, 5, '#c27d10') +
        oval(24 + i * 26, 77.4 - (i % 2) * 2, 12, 5, '~b') +
        box(21.4 + i * 26, 75.4 - (i % 2) * 2, 5, 4, '#b8741a', 'opacity=".7"'),
    ) +
    fill(
      'M4 34C2 60 24 74 48 74C72 74 94 60 92 34C86 44 72 50 62 50C60 26 36 26 34 50C24 50 10 44 4 34Z',
      '~a',
    ) +
    fill('M34 50C36 22 60 22 62 50C58 56 38 56 34 50Z', '~b') +
    fill('M38 44C40 32 46 28 52 30C46 34 42 40 42 50C40 50 38 48 38 44Z', '#fff', 'opacity=".7"') +
    fill(
      'M4 34C10 44 24 50 34 50C38 56 58 56 62 50C72 50 86 44 92 34C92 42 90 48 86 53C70 60 58 62 48 62C38 62 24 60 10 53C6 48 4 42 4 34Z',
      '#fffbe0',
      'opacity=".35"',
    ) +
    line('M5 36C11 45 24 50.5 34 50.5C38 56 58 56 62 50.5C72 50.5 85 45 91 36', '#fffbe0', 1.4) +
    line(
      'M14 58C24 67 36 70 48 70C56 70 66 68 74 64',
      '#ffe79a',
      1.6,
      'opacity=".8" stroke-linecap="round"',
    ) +
    fill('M48 57L55 62L48 67L41 62Z', '~r') +
    glints([46, 26, 8], [16, 30, 5], [84, 26, 6], [70, 74, 4]),
);

export const gifts = {
  'gifts/lantern.svg': lamp,
  'gifts/drum.svg': drumGift,
  'gifts/dragon-boat.svg': boat,
  'gifts/peony.svg': flower,
  'gifts/firework.svg': rocket,
  'gifts/gold-ingot.svg': ingot,
};

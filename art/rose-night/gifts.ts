/** Gifts of the rose night, 96 x 96, lit from the upper left, each on its own shadow. */
import { BLUSH, bloom, CRIMSON, leaf, petal, rose, sprig, tone } from '../botany.ts';
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, use } from '../draw.ts';
import { gem, METALS } from '../kit.ts';
import { sparkle } from '../sparks.ts';

const shadow = (rx = 30, y = 87): string => oval(48, y, rx, 4.6, '#14000a', 'opacity=".38"');
const glints = (...at: [number, number, number][]): string =>
  fill(at.map(([x, y, r]) => sparkle(x, y, r)).join(''), '#fff6e4');
const gift = (paints: string[], body: string): string => picture(96, 96, defs(...paints) + body);
const greens = [leaf('lf', '#8fb257', '#3f6a2f'), leaf('ld', '#5f8f45', '#27502a')];

const single = gift(
  [rose('ro'), tone('rc', CRIMSON), ...greens, lin('s', ['#6fa04a', '#2f6030'], 'h')],
  shadow(18) +
    line('M47 40C50 58 46 72 52 87', '~s', 4.2, 'stroke-linecap="round"') +
    line('M46.4 42C49 58 45 72 51 86', '#b6d67d', 1, 'opacity=".7"') +
    use('ld', 48, 76, 0.72, -66) +
    use('lf', 48, 66, 0.78, 62) +
    use('ld', 49, 54, 0.5, -50) +
    use('ld', 46, 46, 0.55, -120) +
    use('lf', 46, 46, 0.55, 118) +
    use('ld', 46, 48, 0.5, 175) +
    bloom('rc', 46, 31, 29, 20) +
    glints([22, 14, 6], [74, 46, 4.5]),
);

const bouquet = gift(
  [
    rose('ro'),
    tone('rc', CRIMSON),
    tone('rb', BLUSH),
    ...greens,
    sprig('sg', 'lf', 'ld'),
    lin('a', ['#fff2e4', '#f2b8ac@.55', '#b8616a'], 'h'),
    lin('b', ['#c9737a', '#f7cdbf'], 'h'),
    lin('d', ['#a84a5a', '#6d1c34']),
  ],
  shadow(22) +
    fill(
      'M14 40C18 22 32 24 36 14C48 10 52 8 62 15C72 18 80 26 82 40C72 62 60 72 54 82H42C36 72 24 62 14 40Z',
      '~d',
    ) +
    many(6, (i) => use('sg', 22 + i * 10.4, 32 - (i % 2) * 10, 0.5, i * 63)) +
    bloom('rb', 26, 34, 12) +
    bloom('rb', 70, 33, 12, 50) +
    bloom('rc', 38, 20, 12, 20) +
    bloom('rc', 59, 20, 12, 80) +
    bloom('rb', 48, 15, 10, 10) +
    bloom('rc', 34, 43, 13, 30) +
    bloom('rb', 62, 43, 12, 70) +
    bloom('rc', 48, 34, 15, 0) +
    bloom('rb', 48, 53, 11, 130) +
    fill('M12 42C24 46 38 52 48 62C46 70 47 80 47 88H40C36 74 20 64 12 42Z', '~a') +
    fill('M84 42C72 46 56 52 44 68C44 76 47 84 47 88H56C60 74 76 64 84 42Z', '~b') +
    line('M84 42C72 46 56 52 44 68M12 42C24 46 38 52 46 60', '#fff7ee', 1.2) +
    fill('M48 71C38 62 26 64 28 72C30 79 40 77 48 73C56 77 66 79 68 72C70 64 58 62 48 71Z', '#d81e4a') +
    fill(
      'M47 73C42 80 38 83 36 90L43 87L48 92C48 84 49 79 49 73ZM49 73C54 80 58 83 60 90L53 87L48 92C48 84 48 79 49 73Z',
      '#b01238',
    ) +
    fill('M30 68C36 65 42 68 47 72C40 72 34 74 31 73Z', '#ff7a90', 'opacity=".8"') +
    circle(48, 72, 4.4, '#ff6a86') +
    glints([16, 18, 5], [84, 24, 6]),
);

const swan = gift(
  [
    lin('w', ['#ffffff@0', '#ffeef0@.5', '#e3a9b8@1']),
    lin('u', ['#fff', '#f4c4cd']),
    lin('n', ['#ffffff', '#f0c0ca'], 'h'),
    lin('e', METALS.gold, 'd'),
    lin('q', ['#ff9fb4/.75', '#8d1d49/.15']),
    rose('ro'),
    tone('rc', CRIMSON),
  ],
  oval(50, 82, 42, 9, '~q') +
    line('M12 83C30 90 70 90 90 82M22 88C40 92 62 92 80 88', '#ffe0e2', 1.1, 'opacity=".7"') +
    fill(
      'M24 64C22 78 40 85 58 84C78 83 90 70 90 44C84 50 80 50 74 50C62 48 56 52 46 56C36 58 26 54 24 64Z',
      '~w',
    ) +
    fill(
      'M22 70C14 52 42 44 36 26C34 18 26 18 24 24L17 27C16 14 26 7 36 11C50 17 46 36 38 48C34 56 40 62 44 66C38 78 26 80 22 70Z',
      '~n',
    ) +
    fill(
      'M40 62C46 46 66 40 88 40C86 48 82 52 78 54C80 56 80 58 76 62C74 66 70 68 66 69C66 73 58 76 52 74C44 72 40 68 40 62Z',
      '~u',
    ) +
    line(
      'M84 44C70 45 58 50 50 58M78 55C68 55 60 58 53 64M68 68C62 67 58 67 54 69',
      '#d88ba0',
      1.1,
      'stroke-linecap="round" opacity=".75"',
    ) +
    fill('M24 22L12 27C11 30 14 32 18 31L25 28Z', '#ff9a3c') +
    fill('M24 22L20 25L25 28Z', '#2a0c18') +
    circle(28.5, 19.5, 1.7, '#2a0c18') +
    circle(28, 19, 0.6, '#fff') +
    fill('M25 10L23 1L29 5L33 -1L36 5L42 3L38 12C34 9 29 8 25 10Z', '~e', 'transform="translate(1 2)"') +
    bloom('rc', 40, 58, 7.5) +
    glints([80, 22, 6], [58, 30, 4]),
);

const ringBox = gift(
  [
    lin('b', ['#e0325c', '#8a0d33']),
    lin('l', ['#a31240', '#5d0524']),
    lin('i', ['#fff3ec', '#e7b3b0']),
    lin('e', METALS.gold, 'd'),
    rad('g', ['#fff@0/.9', '#ffd1a0@.4/.35', '#ffd1a0@1/0']),
  ],
  shadow(34, 86) +
    fill('M14 50V22C14 13 20 7 29 7H67C76 7 82 13 82 22V50Z', '~l') +
    line('M15 50V22C15 14 21 8 29 8H67C75 8 81 14 81 22V50', '~e', 1.8) +
    fill('M21 50V24C21 18 25 14 31 14H65C71 14 75 18 75 24V50Z', '~i') +
    fill('M21 50V24C21 18 25 14 31 14H42C32 22 30 36 33 50Z', '#fff', 'opacity=".55"') +
    circle(48, 36, 34, '~g') +
    fill('M12 52C12 47 84 47 84 52L82 60H14Z', '#5d0524') +
    fill('M17 53C19 49.6 77 49.6 79 53L77 60H19Z', '#fff0ea') +
    fill('M22 58C30 51 40 54 48 54C56 54 66 51 74 58V62H22Z', '#e7b3b0') +
    `<ellipse cx="48" cy="49" rx="12.4" ry="13.4" fill="none" stroke="#8a4a10" stroke-opacity=".5" stroke-width="5"/><ellipse cx="48" cy="49" rx="12.4" ry="13.4" fill="none" stroke="url(#~e)" stroke-width="4"/>` +
    line('M37.6 43C40 39 44 37 47 36.6', '#fff9dd', 1.2) +
    line('M40 31L43.4 38M56 31L52.6 38', '~e', 2.4) +
    gem(48, 27.5, 11.5, '#e6fbff', '#7fc4e8') +
    fill('M12 54C24 60 72 60 84 54L80 82C79.6 84.6 78 86 75.6 86H20.4C18 86 16.4 84.6 16 82Z', '~b') +
    fill('M12 54C24 60 72 60 84 54L83.2 60C70 65 26 65 12.8 60Z', '#ff7d98', 'opacity=".6"') +
    line('M12 54C24 60 72 60 84 54', '~e', 2.4) +
    fill('M13 58C20 61 27 62 34 62.6L28 86H20.4C18 86 16.4 84.6 16 82Z', '#fff', 'opacity=".13"') +
    fill(
      'M48 68.6C45 64 38.6 66 40.6 71.4C42.4 75.6 46.4 77 48 79.6C49.6 77 53.6 75.6 55.4 71.4C57.4 66 51 64 48 68.6Z',
      '~e',
    ) +
    glints([44, 22, 9], [72, 16, 5], [22, 36, 4]),
);

const letter = gift(
  [
    lin('p', ['#fff8ef', '#f5cfc4']),
    lin('k', ['#fff', '#ffe4dc']),
    lin('f', ['#ffdcd2', '#e79c98']),
    rad('s', ['#ff6b86', '#c01040@.6', '#7c0428'], 0.35, 0.3, 0.8),
    petal('pt', CRIMSON),
    rose('ro'),
    tone('rc', CRIMSON),
    ...greens,
  ],
  shadow(36, 88) +
    `<g transform="rotate(-7 48 52)">` +
    box(18, 12, 60, 46, '~k', 'rx="3"') +
    line('M26 22H62M26 29H70M26 36H54', '#d9929a', 2, 'stroke-linecap="round"') +
    fill('M10 38L48 20L86 38V82C86 84 84 86 82 86H14C12 86 10 84 10 82Z', '#a8475a') +
    box(20, 14, 56, 46, '~k', 'rx="2"') +
    line('M28 24H60M28 31H68M28 38H50', '#d9929a', 2, 'stroke-linecap="round"') +
    fill('M10 40L44 62H52L86 40V82C86 84 84 86 82 86H14C12 86 10 84 10 82Z', '~p') +
    fill('M10 83L42 58C46 55 50 55 54 58L86 83C85 85 84 86 82 86H14C12 86 11 85 10 83Z', '~f') +
    line('M11 83L42 58C46 55 50 55 54 58L85 83', '#fff', 1.1, 'opacity=".8"') +
    circle(48, 62, 12.5, '~s') +
    line('M38 57C41 51 49 49 55 52', '#ffb5be', 1.6, 'stroke-linecap="round"') +
    fill(
      'M48 60C45 55.5 39.5 58 41.5 63C43 66.5 46.5 67.5 48 70C49.5 67.5 53 66.5 54.5 63C56.5 58 51 55.5 48 60Z',
      '#ffd0d0',
    ) +
    '</g>' +
    use('lf', 76, 28, 0.5, 70) +
    use('ld', 72, 32, 0.45, 150) +
    bloom('rc', 74, 24, 13) +
    use('pt', 14, 22, 0.5, 30) +
    use('pt', 88, 60, 0.42, 120) +
    glints([24, 8, 5]),
);

const carousel = gift(
  [
    rad('m', ['#fffbe6', '#ffdfa6@.6', '#f2a76c'], 0.3, 0.3, 0.9),
    lin('a', ['#f0386a', '#970f3e']),
    lin('e', METALS.gold, 'd'),
    lin('h', ['#fff', '#f3c3cd']),
    lin('q', ['#7d1240', '#c32a5c@.5', '#6a0c35'], 'h'),
  ],
  shadow(32, 89) +
    fill('M60 4C32 6 10 26 10 50C10 72 26 88 48 89C34 82 27 70 27 54C27 32 40 14 60 4Z', '~m') +
    fill(
      'M36 18C22 28 16 40 17 56C18 64 20 70 24 76C16 68 12 60 12 50C12 36 22 24 36 18Z',
      '#fff',
      'opacity=".6"',
    ) +
    circle(20, 62, 3, '#e89a62', 'opacity=".5"') +
    circle(26, 33, 2.2, '#e89a62', 'opacity=".5"') +
    box(38, 46, 2.4, 34, '~e') +
    box(82, 46, 2.4, 34, '~e') +
    box(60, 44, 2.4, 36, '~e') +
    fill(
      'M46 74L44 64C43 60 46 57 50 57L54 52C57 49 61 50 62 53L66 56L63 58.5L60 57.5C61 60 64 62 70 61C76 60 80 63 79 68C78 66 76 65.5 75 66L77 76L74 74L71 67C66 69 61 69 57 67L55 75L52 73L51 67L48 69L49 76Z',
      '~h',
    ) +
    fill('M56 51C54 54 53 57 54 60C51 59 50 56 53 52ZM57 58H68V63C64 65 60 64 57 62Z', '#e0335f') +
    circle(60.6, 53.8, 0.9, '#40061c') +
    fill('M32 48C44 40 52 30 61 18C70 30 78 40 90 48Z', '~a') +
    fill(
      'M61 18C56 30 50 40 46 48H54C56 38 59 28 61 18ZM61 18C63 28 66 38 68 48H76C72 40 66 30 61 18Z',
      '#ffe9e0',
    ) +
    fill('M61 18C52 31 44 41 32 48H38C48 41 55 31 61 18Z', '#fff', 'opacity=".3"') +
    fill(
      'M32 47H90V51C87 56 83 56 80 51C78 56 73 56 71 51C68 56 64 56 61 51C58 56 54 56 51 51C49 56 44 56 42 51C39 56 35 56 32 51Z',
      '~e',
    ) +
    line('M61 18V9', '#f9d267', 1.6) +
    fill('M61 8L71 11.5L61 15Z', '#ff6b8d') +
    fill('M34 79H88V84C88 90 34 90 34 84Z', '~q') +
    oval(61, 79, 27, 3.4, '#ff8aa6') +
    line('M34 83C36 88 86 88 88 83', '~e', 1.6) +
    glints([18, 18, 6], [84, 20, 5], [40, 28, 3.4]),
);

export const gifts = {
  'gifts/rose.svg': single,
  'gifts/bouquet.svg': bouquet,
  'gifts/swan.svg': swan,
  'gifts/ring-box.svg': ringBox,
  'gifts/love-letter.svg': letter,
  'gifts/moon-carousel.svg': carousel,
};

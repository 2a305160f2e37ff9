/** A bridge at night and the locks on its railing: the river with its lights lies behind, roses lean in from the sides. */
import { BLUSH, bloom, CRIMSON, leaf, petal, rose, tone, WINE } from '../botany.ts';
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
import { GROUND, H, W } from './backdrop.ts';

export const GOLD = lin('g', ['#fff0da', '#eeb196@.3', '#b4624f@.65', '#f3c3a4'], 'd');

/** A padlock in the shape of a heart, 40 wide, hung by its shackle at the origin. */
export const heartLock = (face: string, hole = '#4a0a20'): string =>
  line('M-9 14V4C-9-8 9-8 9 4V14', '#5c1a24', 6, 'opacity=".35" transform="translate(1.4 1.4)"') +
  line('M-9 14V4C-9-8 9-8 9 4V14', '~g', 4.6) +
  fill('M0 46C-24 30-24 10-10 10C-4 10-1 13 0 16C1 13 4 10 10 10C24 10 24 30 0 46Z', face) +
  fill('M-15 22C-16 14-10 12-6 14C-12 16-13 21-12 26Z', '#fff', 'opacity=".6"') +
  line('M0 46C-24 30-24 10-10 10C-4 10-1 13 0 16C1 13 4 10 10 10C24 10 24 30 0 46Z', '~g', 1.4) +
  circle(0, 25, 3.4, hole) +
  fill('M-1.8 26H1.8L2.8 34H-2.8Z', hole);

/** A padlock of the plain kind, 24 wide. */
export const plainLock = (face: string): string =>
  line('M-6 12V4C-6-6 6-6 6 4V12', '~g', 3.4) +
  box(-12, 10, 24, 20, face, 'rx="4"') +
  box(-12, 10, 24, 5, '#fff', 'rx="2.5" opacity=".32"') +
  fill('M0 26C-5 22-5 17-2 17C-.6 17 0 18 0 19C0 18 .6 17 2 17C5 17 5 22 0 26Z', '#fff1e4', 'opacity=".85"');

const sky = picture(
  W,
  H,
  defs(
    lin('s', ['#1a0616@0', '#43102f@.32', '#7d1f45@.52', '#c0505c@.62', '#7a1c40@.7', GROUND]),
    rad('m', ['#fff6e4@0', '#ffe0c4@.6', '#f3b49a@1'], 0.42, 0.38, 0.7),
    rad('h', ['#ffc9a8@0/.6', '#ff8f8a@.4/.2', '#ff8f8a@1/0']),
  ) +
    box(0, 0, W, H, '~s') +
    starDust(520, 130, W, 280, '#ffe6d2') +
    circle(302, 74, 120, '~h') +
    circle(302, 74, 34, '~m') +
    fill(
      'M288 62C294 54 306 56 306 64C304 70 296 70 292 76C286 78 284 68 288 62ZM310 82C316 78 322 82 320 88C316 90 310 88 310 82Z',
      '#e09a86',
      'opacity=".4"',
    ),
  true,
);

const far = (): string => {
  const rnd = random(24);
  const towers = many(22, (i) => {
    const [w, h] = [12 + rnd() * 12, 14 + rnd() * 34 + (i % 5 === 2 ? 22 : 0)];
    return box(i * 18 - 4, 312 - h, w, h, '#3a0c2a');
  });
  const windows = many(70, () => t`M${rnd() * W} ${280 + rnd() * 30}h2v2.4h-2Z`);
  const glints = many(46, () => {
    const y = 318 + rnd() * 60;
    return t`M${rnd() * W} ${y}h${5 + rnd() * 16}`;
  });
  return picture(
    W,
    H,
    defs(
      lin('w', ['#8a2a4c', '#4a1230@.4', '#2a0818']),
      rad('gl', ['#ffcfa0/.8', '#ffcfa0/0']),
      group(
        'bt',
        fill('M-13-2H13L9 5H-9Z', '#7a1c38') + oval(0, -5, 4, 5, '#ffe0a8') + circle(0, -5, 14, '~gl'),
      ),
    ) +
      towers +
      fill('M108 312V270L118 258L128 270V312Z', '#3a0c2a') +
      line('M118 258V244', '#3a0c2a', 2) +
      circle(118, 276, 4, '#ffe0a8') +
      fill(windows, '#ffd9a0', 'opacity=".9"') +
      box(0, 312, W, 110, '~w') +
      line(glints, '#ffb9a0', 1.4, 'stroke-linecap="round" opacity=".5"') +
      line(
        many(9, (i) => t`M${302 - 14 + (i % 3) * 5} ${318 + i * 6}h${22 - (i % 4) * 4}`),
        '#ffe6cc',
        2.2,
        'stroke-linecap="round" opacity=".7"',
      ) +
      use('bt', 76, 336, 0.8) +
      use('bt', 238, 330, 0.6) +
      use('bt', 180, 344, 0.9),
    true,
  );
};

function middle(): string {
  const rnd = random(214);
  const faces = ['~f1', '~f2', '~f3', '~f4'];
  const locks = many(44, (i) => {
    const [col, rowOf] = [i % 11, Math.floor(i / 11)];
    const [x, y] = [44 + col * 30.4 + (rnd() - 0.5) * 10, 366 + rowOf * 20 + (rnd() - 0.5) * 8];
    if (x > 142 && x < 248 && y > 340) return '';
    return use(i % 3 === 0 ? `h${i % 2}` : `p${i % 4}`, x, y, 0.56 + rnd() * 0.2, (rnd() - 0.5) * 34);
  });
  const post = (x: number): string =>
    box(x - 9, 336, 18, 140, '~po') +
    box(x - 12, 332, 24, 8, '~g', 'rx="2"') +
    box(x - 2.5, 250, 5, 84, '~g') +
    box(x - 14, 248, 28, 4, '~g', 'rx="2"') +
    circle(x, 226, 62, '~gl') +
    fill(t`M${x - 12} 250L${x - 16} 214H${x + 16}L${x + 12} 250Z`, '~la') +
    line(t`M${x - 12} 250L${x - 16} 214H${x + 16}L${x + 12} 250M${x} 214V250`, '~g', 1.8) +
    fill(t`M${x - 20} 214L${x} 196L${x + 20} 214Z`, '~g') +
    circle(x, 194, 3.4, '~g');
  return picture(
    W,
    H,
    defs(
      GOLD,
      lin('f1', ['#ff8da0', '#c21a46'], 'd'),
      lin('f2', ['#ffe2c8', '#d98f78'], 'd'),
      lin('f3', ['#c23a62', '#6a0f34'], 'd'),
      lin('f4', ['#f6c6b6', '#b4624f'], 'd'),
      lin('bg', ['#ff6f8c', '#e0224f@.5', '#8c0d34'], 'd'),
      lin('po', ['#5a1230', '#9a3450@.4', '#4a0e26'], 'h'),
      lin('la', ['#fff4d6', '#ffc98a']),
      lin('de', ['#6a1a36', '#3a0c20@.5', GROUND]),
      rad('gl', ['#ffdfae/.75', '#ffb48a@.4/.24', '#ffb48a/0']),
      rose('ro'),
      tone('rc', CRIMSON),
      tone('rb', BLUSH),
      leaf('lf', '#6d6a45', '#2c3320'),
      ...faces.map((face, i) => group(`p${i}`, plainLock(face))),
      group('h0', heartLock('~f1')),
      group('h1', heartLock('~f2')),
      group('big', heartLock('~bg')),
      lin('z', [`${GROUND}@0/0`, GROUND]),
    ) +
      box(0, 458, W, 62, '~de') +
      line(
        'M195 458L160 520M195 458L230 520M60 458L-30 520M330 458L420 520M128 458L70 520M262 458L320 520',
        '#8f3a52',
        1.2,
        'opacity=".5"',
      ) +
      line(
        many(40, (i) => t`M${i * 20 - 200} 462L${i * 20 - 80} 352M${i * 20 - 200} 352L${i * 20 - 80} 462`),
        '#c98f80',
        0.9,
        'opacity=".55"',
      ) +
      locks +
      box(-4, 346, 398, 10, '~g') +
      box(-4, 346, 398, 3, '#fff', 'opacity=".4"') +
      box(-4, 456, 398, 9, '~g') +
      circle(195, 392, 92, '~gl') +
      line('M195 352V372', '#5c1a24', 3, 'opacity=".5"') +
      use('big', 195, 362, 2.1) +
      `<g transform="translate(195 360) scale(.9)">${fill('M0 0C-12-14-30-14-30-4C-30 6-12 6 0 0ZM0 0C12-14 30-14 30-4C30 6 12 6 0 0Z', '#ffb9c2')}${fill('M-3 2L-18 28L-8 26L-4 34L2 6ZM3 2L18 28L8 26L4 34L-2 6Z', '#f08a9c')}${circle(0, 0, 5.4, '#ffd9dc')}</g>` +
      use('lf', 150, 352, 0.7, -60) +
      use('lf', 240, 352, 0.7, 60) +
      bloom('rb', 152, 350, 12) +
      bloom('rc', 238, 350, 12, 40) +
      post(32) +
      post(358) +
      box(0, 474, W, 46, '~z'),
    true,
  );
}

function near(): string {
  const rnd = random(77);
  const side =
    use('ld', 24, 476, 2, -50) +
    use('ld', 62, 500, 1.8, 50) +
    use('lf', 12, 458, 1.7, -10) +
    use('lf', 70, 512, 1.4, 80) +
    bloom('rw', -4, 462, 28, 30) +
    bloom('rb', 66, 514, 22, 10) +
    bloom('rc', 26, 500, 36, 60);
  const petals = many(22, (i) =>
    use(
      'pt',
      i % 2 ? rnd() * 70 : W - rnd() * 70,
      40 + rnd() * 400,
      0.3 + rnd() * 0.4,
      rnd() * 360,
      'opacity=".85"',
    ),
  );
  const fallen = many(12, () =>
    use('pt', 90 + rnd() * 210, 476 + rnd() * 30, 0.3 + rnd() * 0.3, rnd() * 360),
  );
  return picture(
    W,
    H,
    defs(
      rose('ro'),
      tone('rc', CRIMSON),
      tone('rb', BLUSH),
      tone('rw', WINE),
      petal('pt', CRIMSON),
      leaf('lf', '#5f6140', '#262c1c'),
      leaf('ld', '#33382a', '#12140f'),
      rad('b', ['#ffdfae@0/.5', '#ffb48a@.7/.3', '#ffdfae@1/0']),
      lin('z', [`${GROUND}@0/0`, GROUND]),
      group('sd', side),
    ) +
      bokeh(52, 18, '~b', [0, 20, 390, 480], [3, 13], calm) +
      fallen +
      use('sd', 0, 0) +
      use('sd', W, 0, 1, 0, '', -1) +
      petals +
      fill(sparkle(195, 378, 8) + sparkle(226, 410, 6) + sparkle(168, 404, 5), '#fff3e0') +
      box(0, 500, W, 20, '~z'),
    true,
  );
}

/** The big lock alone, for the list of activities. */
const cover = picture(
  343,
  160,
  defs(
    GOLD,
    lin('s', ['#2a0a20', '#6a1a3e@.6', '#b8485c'], 'h'),
    lin('bg', ['#ff6f8c', '#e0224f@.5', '#8c0d34'], 'd'),
    lin('f2', ['#ffe2c8', '#d98f78'], 'd'),
    lin('f3', ['#c23a62', '#6a0f34'], 'd'),
    rad('gl', ['#ffdfae/.8', '#ffb48a@.4/.26', '#ffb48a/0']),
    rose('ro'),
    tone('rc', CRIMSON),
    tone('rb', BLUSH),
    leaf('lf', '#6d6a45', '#2c3320'),
    group('big', heartLock('~bg')),
    group('h', heartLock('~f2')),
    group('p', plainLock('~f3')),
  ) +
    box(0, 0, 343, 160, '~s') +
    starDust(9, 60, 343, 120, '#ffe6d2') +
    circle(250, 84, 110, '~gl') +
    line(
      many(30, (i) => t`M${i * 16 - 60} 160L${i * 16 + 80} 40M${i * 16 - 60} 40L${i * 16 + 80} 160`),
      '#e0a08c',
      0.9,
      'opacity=".35"',
    ) +
    box(-4, 34, 352, 9, '~g') +
    use('p', 176, 60, 1, -12) +
    use('h', 318, 62, 0.9, 10) +
    use('p', 206, 104, 0.9, 14) +
    use('p', 300, 112, 0.9, -8) +
    use('h', 150, 98, 0.7, 8) +
    use('big', 250, 44, 2.2) +
    use('lf', 300, 150, 1, -60) +
    use('lf', 338, 140, 1, 20) +
    bloom('rb', 300, 152, 14) +
    bloom('rc', 326, 148, 22, 30) +
    fill(sparkle(228, 60, 8) + sparkle(282, 92, 6) + sparkle(120, 60, 5), '#fff3e0'),
);

export const lockPictures = {
  'lock-sky.svg': sky,
  'lock-far.svg': far(),
  'lock-middle.svg': middle(),
  'lock-near.svg': near(),
  'lock-cover.svg': cover,
};

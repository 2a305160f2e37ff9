/** Two houses of a campus on the first evenings of term: ginkgo on the left, maple on the right, one rope between them. */
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
import { sparkle, starDust } from '../sparks.ts';
import { leafAt, leafShape } from './parts.ts';

const W = 390;
const H = 520;
const GROUND = '#1b2740';
export const YELLOW = ['#ffd95e', '#f2b63a', '#ffe690', '#d9952a'];
export const RED = ['#e8553a', '#c9382c', '#f5803f', '#9c2a2c'];

/** A ginkgo leaf 100 high on its stem at the origin; painted by the `use` that places it. */
export const ginkgo = (id: string): string =>
  group(
    id,
    '<path d="M0-30C-20-44-46-58-54-78C-40-96-16-100-4-92L0-80L4-92C16-100 40-96 54-78C46-58 20-44 0-30Z"/>' +
      line('M0-32L-40-76M0-32L-22-88M0-32L22-88M0-32L40-76', '#7a4a10', 1.6, 'opacity=".35"') +
      line('M0-34C0-18 2-6 6 6', '#8a5a1a', 4, 'stroke-linecap="round"'),
  );

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#131c38@0', '#2a3a6a@.3', '#6a5a8e@.5', '#d98a78@.66', '#f7c07a@.76', GROUND]),
    rad('s', ['#ffe9b0@0/.8', '#ffb870@.5/.25', '#ffb870@1/0']),
  ) +
    box(0, 0, W, H, '~g') +
    starDust(906, 90, W, 190, '#fff0dc') +
    oval(195, 372, 230, 120, '~s') +
    fill(
      'M30 260C90 248 150 262 210 252C170 266 90 272 30 268ZM250 232C300 224 340 232 390 226V236C340 242 300 240 250 238Z',
      '#ffc8a0',
      'opacity=".4"',
    ),
  true,
);

const far = picture(
  W,
  H,
  defs(lin('t', ['#5a4a76', '#3a3460']), rad('c', ['#fffbe0', '#ffdf9a'])) +
    fill('M-10 392C60 366 120 378 170 372C240 366 320 362 400 384V430H-10Z', '#3f4a6e') +
    box(176, 296, 38, 96, '~t') +
    fill('M170 298L195 258L220 298Z', '#2f2a54') +
    line('M195 258V244', '#2f2a54', 2.4) +
    fill('M195 244L207 248L195 252Z', '#f5894a') +
    circle(195, 318, 12, '#2f2a54') +
    circle(195, 318, 10, '~c') +
    line('M195 318V311M195 318L200 321', '#2f2a54', 1.8, 'stroke-linecap="round"') +
    box(186, 340, 18, 22, '#ffd98a', 'rx="9"') +
    box(126, 352, 138, 44, '#4a4470') +
    line(
      many(9, (i) => t`M${136 + i * 15} 364v12`),
      '#ffd98a',
      5,
      'opacity=".85"',
    ) +
    box(120, 348, 150, 6, '#35305c'),
  true,
);

/** One house with its gable and lit windows, 112 wide; it stands on (0 0). */
const house = (wall: string, dark: string, roof: string, flag: string, seed: number): string => {
  const rnd = random(seed);
  return (
    box(-56, -150, 112, 150, wall) +
    box(22, -150, 34, 150, dark, 'opacity=".45"') +
    fill('M-64-148L0-196L64-148V-140H-64Z', roof) +
    line('M-64-148L0-196L64-148', '#ffe0b0', 2, 'opacity=".5"') +
    circle(0, -164, 9, '#ffe6a8') +
    line('M0-173V-155M-9-164H9', dark, 1.8) +
    many(9, (i) => {
      const [x, y] = [-44 + (i % 3) * 34, -132 + Math.floor(i / 3) * 40];
      const lit = rnd() > 0.28;
      return (
        box(x, y, 20, 26, lit ? '#ffd98a' : '#2f3a5e', 'rx="2"') +
        line(t`M${x + 10} ${y}v26M${x} ${y + 12}h20`, dark, 1.6) +
        box(x - 2, y + 26, 24, 3.4, '#fff0d8', 'opacity=".55"')
      );
    }) +
    fill('M-34-150V-96L-24-104L-14-96V-150Z', flag)
  );
};

/** A crown of leaves around (0 0), about 150 wide. */
const crown = (id: string, seed: number, paints: readonly string[], base: string): string => {
  const rnd = random(seed);
  return (
    fill('M-70 10C-86-24-58-60-24-56C-8-84 40-80 50-50C82-46 92-6 66 16C40 34-46 36-70 10Z', base) +
    many(44, () => {
      const [a, q] = [rnd() * 6.3, Math.sqrt(rnd())];
      return leafAt(
        id,
        76 * q * Math.cos(a),
        -18 + 46 * q * Math.sin(a),
        0.16 + rnd() * 0.12,
        rnd() * 360,
        paints[Math.floor(rnd() * 4)] ?? '',
      );
    })
  );
};

/** Somebody who pulls, 34 high, leaning back to the left; stands on (0 0). */
const puller = (coat: string, hair: string, flip: number, x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s * flip} ${s})">${line('M-6-16L4 0M-10-16L-6 0', '#1f2440', 4.6, 'stroke-linecap="round"')}${line('M-12-32L-8-16', coat, 10, 'stroke-linecap="round"')}${line('M-12-30L8-23', coat, 4.4, 'stroke-linecap="round"')}${circle(9, -22.6, 2.4, '#ffd9b8')}${circle(-15, -41, 5.6, '#ffd9b8')}${fill('M-21-42C-22-50-10-51-9-43C-13-45-17-44-21-42Z', hair)}</g>`;

const middle = picture(
  W,
  H,
  defs(
    ginkgo('g'),
    leafShape('m'),
    group('hg', house('#c98f5a', '#6a4226', '#7a4a26', '#ffd95e', 3)),
    group('hm', house('#a85a4a', '#5a2626', '#5a2a2e', '#e8553a', 8)),
    group('cg', crown('g', 5, YELLOW, '#c98a22')),
    group('cm', crown('m', 6, RED, '#8f2a26')),
    lin('la', ['#5f7a4a@0', '#33543f@.5', GROUND]),
    lin('pa', ['#f2cf9a', '#b98a5c@.6', '#4a4a5a']),
    lin('z', [`${GROUND}/0`, GROUND]),
  ) +
    fill('M-10 396H400V530H-10Z', '~la') +
    fill('M172 396H218L268 530H122Z', '~pa') +
    use('hg', 40, 410, 0.86) +
    use('hm', 352, 410, 0.86) +
    line(
      'M84 424C90 380 96 360 92 320M92 352L112 336M306 424C300 380 294 360 298 320M298 352L278 336',
      '#3a2418',
      8,
      'stroke-linecap="round"',
    ) +
    use('cg', 84, 322, 0.84) +
    use('cm', 308, 322, 0.84, 0, '', -0.84) +
    line('M58 432Q195 440 332 432', '#3a2418', 5, 'opacity=".35" transform="translate(0 26)"') +
    line('M60 434Q195 441 330 434', '#e8c890', 5) +
    line('M60 434Q195 441 330 434', '#9a6a34', 5, 'stroke-dasharray="2 5" opacity=".7"') +
    fill('M190 437H200L202 456L195 450L188 456Z', '#f5f0e0') +
    puller('#ffd95e', '#3a2418', 1, 152, 458, 1) +
    puller('#f2b63a', '#2a1a14', 1, 120, 459, 1.04) +
    puller('#ffe690', '#5a3420', 1, 86, 460, 1.08) +
    puller('#e8553a', '#2a1a14', -1, 238, 458, 1) +
    puller('#c9382c', '#4a2a1a', -1, 270, 459, 1.04) +
    puller('#f5803f', '#241612', -1, 304, 460, 1.08) +
    many(18, (i) =>
      i % 2
        ? leafAt('g', 8 + ((i * 37) % 150), 452 + ((i * 17) % 40), 0.1, i * 50, YELLOW[i % 4] ?? '')
        : leafAt('m', 226 + ((i * 37) % 156), 452 + ((i * 17) % 40), 0.1, i * 50, RED[i % 4] ?? ''),
    ) +
    box(0, 486, W, 34, '~z'),
  true,
);

const near = (() => {
  const rnd = random(25);
  const spray = (id: string, paints: readonly string[]): string =>
    line('M-8 10C30 20 70 4 112 24M34 16C44 40 40 62 54 84', '#2a1a14', 4, 'stroke-linecap="round"') +
    (
      [
        [112, 24, 0.36, 120],
        [86, 14, 0.38, 190],
        [54, 84, 0.38, 170],
        [44, 52, 0.34, 110],
        [28, 20, 0.44, 160],
        [4, 14, 0.46, 200],
        [62, 10, 0.36, 80],
        [36, 70, 0.3, 230],
      ] as const
    )
      .map(([x, y, s, a], i) => leafAt(id, x, y, s, a, paints[i % 4] ?? ''))
      .join('');
  const flying = (id: string, x0: number, paints: readonly string[]): string =>
    many(6, (i) =>
      leafAt(id, x0 + rnd() * 48, 120 + rnd() * 180, 0.12 + rnd() * 0.08, rnd() * 360, paints[i % 4] ?? ''),
    );
  return picture(
    W,
    H,
    defs(ginkgo('g'), leafShape('m'), lin('z', [`${GROUND}/0`, GROUND])) +
      spray('g', YELLOW) +
      `<g transform="translate(390) scale(-1 1)">${spray('m', RED)}</g>` +
      flying('g', 4, YELLOW) +
      flying('m', 338, RED) +
      many(7, (i) =>
        leafAt(
          'g',
          rnd() * 100 - 20,
          506 + rnd() * 26,
          0.3 + rnd() * 0.16,
          rnd() * 160 - 80,
          YELLOW[i % 4] ?? '',
        ),
      ) +
      many(7, (i) =>
        leafAt(
          'm',
          310 + rnd() * 96,
          506 + rnd() * 26,
          0.3 + rnd() * 0.16,
          rnd() * 160 - 80,
          RED[i % 4] ?? '',
        ),
      ) +
      box(0, 500, W, 20, '~z') +
      fill(sparkle(150, 120, 5) + sparkle(246, 128, 6) + sparkle(195, 96, 4), '#fff3d8'),
    true,
  );
})();

const cover = picture(
  343,
  160,
  defs(
    ginkgo('g'),
    leafShape('m'),
    lin('s', ['#2a3a6a', '#d98a78@.7', '#f7c07a'], 'h'),
    group('hg', house('#c98f5a', '#6a4226', '#7a4a26', '#ffd95e', 3)),
    group('hm', house('#a85a4a', '#5a2626', '#5a2a2e', '#e8553a', 8)),
  ) +
    box(0, 0, 343, 160, '~s') +
    box(0, 130, 343, 30, '#33543f') +
    use('hg', 168, 132, 0.58) +
    use('hm', 304, 132, 0.58) +
    line('M196 134Q236 138 276 134', '#e8c890', 4) +
    puller('#ffd95e', '#3a2418', 1, 214, 148, 0.74) +
    puller('#e8553a', '#2a1a14', -1, 260, 148, 0.74) +
    many(6, (i) => leafAt('g', 130 + i * 16, 150, 0.16, i * 60, YELLOW[i % 4] ?? '')) +
    many(6, (i) => leafAt('m', 256 + i * 16, 152, 0.16, i * 60, RED[i % 4] ?? '')),
);

export const houses = {
  'houses-sky.svg': sky,
  'houses-far.svg': far,
  'houses-middle.svg': middle,
  'houses-near.svg': near,
  'houses-cover.svg': cover,
};

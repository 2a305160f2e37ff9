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
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { sparkle, starDust } from '../sparks.ts';
import { BRASS } from './paints.ts';
import { leafAt, leafShape } from './parts.ts';

const W = 390;
const H = 520;
const GROUND = '#1b2740';
const YELLOW = ['#ffd95e', '#f2b63a', '#ffe690', '#d9952a'];
const RED = ['#e8553a', '#c9382c', '#f5803f', '#9c2a2c'];

/** A ginkgo leaf 100 high on its stem at the origin; painted by the `use` that places it. */
const ginkgo = (id: string): string =>
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

/** A house's crest: a shield with its leaf. */
const crest = (leaf: string, paint: string, dark: string, field: string): string =>
  picture(
    96,
    96,
    defs(ginkgo('g'), leafShape('m'), BRASS, lin('f', [field, dark])) +
      fill(
        'M12 12H84V48C84 70 66 84 48 92C30 84 12 70 12 48Z',
        '#0d1424',
        'opacity=".4" transform="translate(0 3)"',
      ) +
      fill('M12 12H84V48C84 70 66 84 48 92C30 84 12 70 12 48Z', '~br') +
      fill('M17 17H79V48C79 66 64 79 48 86C32 79 17 66 17 48Z', '~f') +
      leafAt(leaf, 48, 74, 0.54, 0, paint) +
      line('M22 22H74', '#fff', 2, 'opacity=".5" stroke-linecap="round"'),
  );

const DISH = pedestalPaints('#ffc98a', '#8aa0c8', '#2a3a5e', '#d9e2f5');
const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, ginkgo('g'), leafShape('m'), BRASS, ...paints) + pedestal(body, '#fff3cf'));
const EDGE_Y = lin('eg', ['#fff6c8', '#f2b63a@.45', '#a8701a@.75', '#ffe690'], 'd');
const EDGE_R = lin('eg', ['#ffe0c8', '#e8553a@.45', '#8f2a26@.75', '#ffb08a'], 'd');

const breakfast = on(
  fill('M54 34H78L75 78H57Z', '#fff6e6') +
    fill('M55 48H77L76 62H56Z', '#f5894a') +
    oval(66, 34, 12, 3.4, '#fffdf6') +
    line('M68 32L72 16', '#6f8fd0', 3.4, 'stroke-linecap="round"') +
    fill('M14 66C14 50 24 44 34 44C44 44 54 50 54 66C54 78 14 78 14 66Z', '~bu') +
    line('M34 46C30 52 28 58 28 62M34 46C38 52 40 58 40 62M34 46C34 52 34 56 34 60', '#d9b48c', 1.4) +
    circle(34, 46, 2.4, '#d9b48c') +
    line(
      'M26 36C22 30 30 28 26 22M40 36C36 30 44 28 40 22',
      '#fff',
      2.4,
      'stroke-linecap="round" opacity=".55"',
    ),
  lin('bu', ['#ffffff', '#f3dcc0']),
);
const notebook = on(
  `<g transform="rotate(-8 48 48)">${box(24, 16, 50, 60, '#1f2f5a', 'rx="4"')}${box(28, 14, 48, 60, '#3f5aa8', 'rx="4"')}${box(28, 14, 9, 60, '#2a3f80', 'rx="3"')}${box(44, 26, 26, 18, '#fff6e6', 'rx="2"')}${line('M48 32H66M48 38H60', '#8aa0c8', 2)}${line('M66 14V80L70 75L74 80V14', '#e8553a', 4)}</g>${leafAt('g', 30, 80, 0.24, -40, YELLOW[0] ?? '')}`,
);
const bicycle = on(
  `<g fill="none" stroke="#1f2f5a" stroke-width="4"><circle cx="26" cy="62" r="16"/><circle cx="72" cy="62" r="16"/></g><g fill="none" stroke="#d9e2f5" stroke-width="1.2"><path d="M26 46V78M10 62H42M15 51L37 73M37 51L15 73M72 46V78M56 62H88M61 51L83 73M83 51L61 73"/></g>` +
    line(
      'M26 62L40 38H62L48 62ZM40 38L48 62M62 38L72 62M62 38L60 28H70M40 38L38 32',
      '#e8553a',
      3.6,
      'stroke-linejoin="round" stroke-linecap="round"',
    ) +
    box(30, 28, 15, 5, '#5a2a1a', 'rx="2.4"') +
    box(66, 30, 18, 13, '#b98a4a', 'rx="2"') +
    line('M66 36H84M72 30V43M78 30V43', '#7a5428', 1.2) +
    leafAt('m', 76, 32, 0.16, 10, RED[0] ?? '') +
    leafAt('g', 82, 33, 0.14, 30, YELLOW[0] ?? ''),
);
const jacket = on(
  fill('M34 20L20 28L10 62L22 66L28 46V78H68V46L74 66L86 62L76 28L62 20Z', '~jk') +
    fill('M34 20L20 28L10 62L22 66L28 46L30 24ZM62 20L76 28L86 62L74 66L68 46L66 24Z', '#fff3dc') +
    line('M12 58L23 62M84 58L73 62M28 74H68', '#ffd95e', 3) +
    line('M48 26V78', '#fff3dc', 1.6) +
    circle(45, 40, 1.6, '#ffd95e') +
    circle(45, 52, 1.6, '#ffd95e') +
    circle(45, 64, 1.6, '#ffd95e') +
    fill('M34 20C38 30 58 30 62 20L56 18H40Z', '#ffd95e') +
    leafAt('g', 60, 52, 0.16, 0, YELLOW[0] ?? ''),
  lin('jk', ['#3f5aa8', '#1f2f6a']),
);
const bell = on(
  box(14, 12, 68, 7, '#6a4226', 'rx="2"') +
    line('M20 19V76M76 19V76', '#6a4226', 6) +
    fill('M48 22C34 24 36 44 30 58H66C60 44 62 24 48 22Z', '~br') +
    box(26, 56, 44, 7, '~br', 'rx="3.4"') +
    circle(48, 68, 5, '#8a5a1a') +
    line('M40 30C38 38 38 46 36 54', '#fff', 2.6, 'stroke-linecap="round" opacity=".8"') +
    line('M48 72V82', '#e8553a', 2.4) +
    leafAt('g', 20, 82, 0.24, -30, YELLOW[1] ?? '') +
    leafAt('m', 76, 82, 0.24, 30, RED[0] ?? ''),
);
const wreath = (id: string, paints: readonly string[]): string =>
  many(11, (i) => {
    const a = ((160 + i * 22) * Math.PI) / 180;
    return leafAt(
      id,
      48 + 26 * Math.cos(a),
      42 + 26 * Math.sin(a),
      i % 2 ? 0.16 : 0.2,
      250 + i * 22,
      paints[i % 4] ?? '',
    );
  });
const plane = on(
  line('M4 74C22 78 22 58 38 60S44 72 54 62', '#fff', 2, 'stroke-dasharray="2 4" stroke-linecap="round"') +
    fill('M28 44L90 14L62 66L50 50Z', '#fff') +
    fill('M50 50L90 14L28 44Z', '#d9e2f5') +
    fill('M50 50L48 66L56 57Z', '#a8b8dc') +
    fill('M50 50L90 14L62 66Z', '#f5f8ff') +
    leafAt('g', 22, 30, 0.22, 40, YELLOW[0] ?? '') +
    leafAt('m', 76, 74, 0.22, -40, RED[0] ?? ''),
);
const chalk = on(
  chatBubble(
    box(66, 15, 22, 6, '#fff', 'rx="2" transform="rotate(12 77 18)"') +
      line('M20 28H40M22 56H52', '#fff', 2, 'stroke-dasharray="3 3" opacity=".8"') +
      leafAt('g', 20, 72, 0.16, -30, YELLOW[0] ?? ''),
  ),
  lin('fc', ['#3f6a56', '#1f4238']),
  lin('eg', ['#e8c890', '#a8743a@.5', '#6a4226', '#d9a85c'], 'd'),
);
const pennant = on(
  line('M24 12V82', '#6a4226', 4, 'stroke-linecap="round"') +
    circle(24, 11, 3.4, '~br') +
    fill('M26 16L90 34L26 52Z', '~pn') +
    fill('M26 16L34 18.4V49.6L26 52Z', '#fff3dc') +
    leafAt('g', 40, 34, 0.22, 90, '#fff3dc'),
  lin('pn', ['#e8553a', '#f2b63a'], 'h'),
);
const dorm = on(
  box(14, 12, 68, 62, '#0f1830', 'rx="7"') +
    box(18, 16, 60, 54, '~nk', 'rx="4"') +
    fill('M18 16H78V30C60 24 36 24 18 30Z', '#5a2a2e') +
    box(26, 36, 22, 24, '#ffd98a', 'rx="2"') +
    line('M37 36V60M26 48H48', '#6a4226', 1.8) +
    box(54, 52, 20, 4, '#8a5a34') +
    box(56, 42, 5, 10, '#e8553a') +
    box(61, 44, 4, 8, '#ffd95e') +
    box(65, 41, 5, 11, '#6f8fd0') +
    leafAt('m', 68, 72, 0.18, 20, RED[0] ?? '') +
    leafAt('g', 32, 72, 0.18, -20, YELLOW[0] ?? '') +
    box(14, 12, 68, 62, 'none', 'rx="7" stroke="url(#~br)" stroke-width="3"'),
  lin('nk', ['#3a4a7a', '#a8707a']),
);

export const houses = {
  'houses-sky.svg': sky,
  'houses-far.svg': far,
  'houses-middle.svg': middle,
  'houses-near.svg': near,
  'houses-cover.svg': cover,
  'houses/ginkgo.svg': crest('g', '#ffe690', '#8a5a12', '#d9a02e'),
  'houses/maple.svg': crest('m', '#ffb08a', '#6a1a1e', '#c9382c'),
  'houses/breakfast.svg': breakfast,
  'houses/notebook.svg': notebook,
  'houses/bicycle.svg': bicycle,
  'houses/jacket.svg': jacket,
  'houses/bell.svg': bell,
  'houses/frame-ginkgo.svg': on(avatarFrame(wreath('g', YELLOW)), EDGE_Y),
  'houses/frame-maple.svg': on(avatarFrame(wreath('m', RED)), EDGE_R),
  'houses/plane.svg': plane,
  'houses/chalk.svg': chalk,
  'houses/pennant.svg': pennant,
  'houses/dorm.svg': dorm,
};

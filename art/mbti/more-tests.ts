/** Little pictures of the short tests and their results, 160 x 120: one thing on a stage of its own colour. */
import { circle, defs, fill, lin, line, many, oval, picture, rad, random, t } from '../draw.ts';
import { sparkle, star } from '../sparks.ts';
import { part } from './body.ts';
import { paint, type Tone, tone } from './tones.ts';

const gold = tone('g', '#ffc04a');
const paper = tone('w', '#fff4e0');

/** The stage: sky, glow, hills at the foot, dust; `body` stands in the middle. */
export function stage(
  [top, low, glow]: readonly [string, string, string],
  tones: readonly Tone[],
  body: string,
  seed: number,
): string {
  const rnd = random(seed);
  const dust = many(14, () => t`M${rnd() * 160} ${rnd() * 100}h0`);
  const glints = many(5, () => sparkle(12 + rnd() * 136, 10 + rnd() * 70, 2.5 + rnd() * 3.5));
  return picture(
    160,
    120,
    `${
      defs(
        lin('sk', [top, low]),
        rad('gl', [`${glow}@0/.85`, `${glow}@.5/.3`, `${glow}@1/0`]),
        ...tones.map(paint),
      ) +
      `<path d="M0 0H160V120H0Z" fill="url(#~sk)"/>` +
      line(dust, '#fff', 1.8, 'stroke-linecap="round" opacity=".7"') +
      fill(glints, '#fff', 'opacity=".85"') +
      oval(80, 60, 70, 58, '~gl') +
      fill('M0 104Q40 90 80 98T160 94V120H0Z', '#fff', 'opacity=".2"') +
      fill('M0 110Q50 98 100 107T160 104V120H0Z', '#fff', 'opacity=".24"') +
      oval(80, 106, 34, 4.5, '#1d0f3c', 'opacity=".28"') +
      `<g stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${body}</g>`
    }`,
  );
}

function moon(): string {
  const [cap, cloud] = [tone('c', '#7d6af0'), tone('k', '#f3eeff')];
  return stage(
    ['#2a1f6c', '#8a63c9', '#ffe9a8'],
    [gold, cap, cloud],
    part('M96 18C68 14 46 36 50 64C54 92 84 104 106 90C84 88 70 72 72 54C73 38 82 24 96 18Z', gold) +
      line('M55 62C54 44 64 30 78 24', '#fff', 3, 'opacity=".55"') +
      line('M60 66Q63 70 67 67M66 80Q71 84 76 80', gold.edge, 2.2) +
      circle(59, 76, 4, '#ff8f7a', 'opacity=".7"') +
      part('M64 36C66 18 84 8 104 14C114 18 122 28 120 40C112 32 104 32 98 34C88 28 76 30 64 36Z', cap) +
      fill('M62 38C72 28 88 26 100 32L97 40C86 35 74 37 64 44Z', '#fff', `stroke="${cap.edge}"`) +
      circle(120, 44, 6, '#fff', `stroke="${cap.edge}"`) +
      part('M92 98A11 11 0 0 1 100 80A15 15 0 0 1 128 80A11 11 0 0 1 134 98Z', cloud) +
      part(star(118, 62, 8, 0.5), gold),
    3,
  );
}

function letter(): string {
  const [seal, rose] = [tone('s', '#ef4f72'), tone('r', '#ff9db0')];
  return stage(
    ['#ff9db0', '#ffd9b8', '#fff4d8'],
    [paper, seal, rose],
    `<g transform="rotate(-6 80 64)">` +
      part('M52 50L80 20L108 50V74H52Z', tone('r', '#ff9db0')) +
      fill('M58 30H102V72H58Z', '#fff', `stroke="${paper.edge}"`) +
      line('M65 40H95M65 48H88', '#c98aa8', 2.4) +
      part('M44 48V96Q44 100 48 100H112Q116 100 116 96V48L80 78Z', paper) +
      fill('M44 98L72 71M116 98L88 71', 'none', `stroke="${paper.edge}" opacity=".5"`) +
      fill('M84 75L116 48V96Q116 100 112 100H104Z', paper.dark, 'opacity=".3"') +
      part('M80 90C68 80 68 68 75 68C78 68 80 71 80 73C80 71 82 68 85 68C92 68 92 80 80 90Z', seal) +
      line('M73 74Q73 71 76 71', '#fff', 2) +
      '</g>' +
      part(
        'M124 34C118 28 118 22 122 22C124 22 125 24 125 25C125 24 126 22 128 22C132 22 132 28 124 34Z',
        seal,
      ) +
      part('M34 40C29 35 29 30 32 30C34 30 35 32 35 32C35 32 36 30 38 30C41 30 41 35 34 40Z', rose),
    5,
  );
}

function crown(): string {
  const [gem, cushion, blue] = [tone('r', '#ef4f72'), tone('c', '#8a4fd0'), tone('b', '#4fb8e8')];
  return stage(
    ['#6a3fc0', '#f090a8', '#ffe6a0'],
    [gold, gem, cushion, blue],
    part(
      'M42 88C36 84 36 94 40 100C52 108 108 108 120 100C124 94 124 84 118 88C104 82 56 82 42 88Z',
      cushion,
    ) +
      line('M50 94Q80 100 110 94', '#fff', 2, 'opacity=".4"') +
      circle(39, 98, 4, '~g', `stroke="${gold.edge}"`) +
      circle(121, 98, 4, '~g', `stroke="${gold.edge}"`) +
      part('M50 82L42 42L62 58L80 28L98 58L118 42L110 82Q80 92 50 82Z', gold) +
      fill('M80 28L98 58L118 42L110 82Q100 86 88 87Z', gold.dark, 'opacity=".35"') +
      part('M50 74Q80 84 110 74V83Q80 93 50 83Z', gold) +
      [
        [42, 40],
        [80, 26],
        [118, 40],
      ]
        .map(
          ([x = 0, y = 0]) =>
            circle(x, y, 5, '~b', `stroke="${blue.edge}"`) + circle(x - 1.5, y - 1.5, 1.4, '#fff'),
        )
        .join('') +
      part('M80 54L88 64L80 75L72 64Z', gem) +
      fill('M80 54L84 64L80 75L72 64Z', '#fff', 'opacity=".4"') +
      circle(60, 80, 2.6, '#fff') +
      circle(80, 84, 2.6, '#fff') +
      circle(100, 80, 2.6, '#fff') +
      line('M52 54L56 72', '#fff', 3, 'opacity=".6"'),
    7,
  );
}

function compass(): string {
  const [face, north, south] = [tone('c', '#2f76b8'), tone('r', '#f2573f'), tone('s', '#f4f1e8')];
  const marks = many(12, (i) => {
    const a = (i * Math.PI) / 6;
    return t`M${80 + 25 * Math.cos(a)} ${66 + 25 * Math.sin(a)}L${80 + 28 * Math.cos(a)} ${66 + 28 * Math.sin(a)}`;
  });
  return stage(
    ['#5fb4e8', '#ffeac4', '#ffffff'],
    [gold, face, north, south],
    part('M72 28C66 14 94 14 88 28Z', gold) +
      circle(80, 16, 6, 'none', `stroke="${gold.edge}" stroke-width="6"`) +
      circle(80, 16, 6, 'none', `stroke="${gold.base}" stroke-width="3"`) +
      circle(80, 66, 40, '~g', `stroke="${gold.edge}"`) +
      circle(80, 66, 32, '~c', `stroke="${gold.edge}"`) +
      line(marks, '#fff', 2, 'opacity=".85"') +
      fill(star(80, 66, 20, 0.3, 4), '#fff', 'opacity=".3"') +
      `<g transform="rotate(32 80 66)">${part('M80 38L88 66H72Z', north)}${part('M80 94L88 66H72Z', south)}${fill('M80 38V66H72Z', '#fff', 'opacity=".4"')}</g>` +
      circle(80, 66, 4.5, '~g', `stroke="${gold.edge}"`) +
      line('M46 58C49 44 58 35 70 32', '#fff', 3.4, 'opacity=".7"') +
      line('M58 60C60 52 66 47 72 45', '#fff', 2.4, 'opacity=".5"'),
    9,
  );
}

function cup(): string {
  const [mug, leaf] = [tone('c', '#3fae97'), tone('l', '#7fd0a0')];
  return stage(
    ['#2f8f80', '#d9f0c8', '#fff6d0'],
    [paper, mug, leaf],
    line(
      'M66 30C60 22 72 18 66 8M80 32C74 22 88 18 80 6M94 30C88 22 100 18 94 8',
      '#fff',
      4,
      'opacity=".8"',
    ) +
      oval(80, 100, 42, 7, '~w', `stroke="${paper.edge}"`) +
      part('M110 52C134 46 136 82 106 82L108 74C122 74 122 60 110 61Z', mug) +
      part('M46 44H114C114 72 110 94 96 98H64C50 94 46 72 46 44Z', mug) +
      fill('M98 50H112C112 74 108 92 96 98H86C96 88 98 68 98 50Z', mug.edge, 'opacity=".24"') +
      oval(80, 44, 34, 8.5, '~w', `stroke="${mug.edge}"`) +
      oval(80, 45, 29, 6, '#a5643a') +
      fill('M80 49C72 46 74 41 80 44C86 41 88 46 80 49Z', '#ffe9c8') +
      line('M54 58C55 70 58 80 62 86', '#fff', 3.4, 'opacity=".6"') +
      line('M68 68Q71 72 74 68M86 68Q89 72 92 68M77 75Q80 79 83 75', '#fff', 2.6) +
      circle(65, 76, 4, '#ffb3a0', 'opacity=".8"') +
      circle(95, 76, 4, '#ffb3a0', 'opacity=".8"') +
      part('M118 100C122 90 134 90 138 94C134 102 124 104 118 100Z', leaf),
    11,
  );
}

function mask(): string {
  const [half, other, plume, ribbon] = [
    tone('c', '#f2573f'),
    tone('p', '#ffb52e'),
    tone('t', '#3fb8ae'),
    tone('r', '#f06fa0'),
  ];
  return stage(
    ['#f2704f', '#ffd79a', '#fff2c0'],
    [gold, half, other, plume, ribbon],
    part('M112 44C126 40 134 26 130 10C120 14 108 26 106 42Z', plume) +
      part('M104 42C110 28 108 14 98 6C92 18 92 32 98 42Z', ribbon) +
      line('M112 40C120 34 126 24 128 16M102 38C104 28 102 18 99 12', '#fff', 1.8, 'opacity=".6"') +
      part(
        'M38 70C30 80 34 92 26 104C38 102 46 90 44 76ZM122 70C130 80 126 92 134 104C122 102 114 90 116 76Z',
        ribbon,
      ) +
      part(
        'M36 46C50 36 68 40 80 48C92 40 110 36 124 46C130 68 118 90 98 90C88 90 84 80 80 76C76 80 72 90 62 90C42 90 30 68 36 46Z',
        half,
      ) +
      part('M80 48C92 40 110 36 124 46C130 68 118 90 98 90C88 90 84 80 80 76Z', other) +
      fill(
        'M46 62C52 54 66 56 70 66C64 72 52 72 46 62ZM114 62C108 54 94 56 90 66C96 72 108 72 114 62Z',
        '#3a1440',
        `stroke="${half.edge}"`,
      ) +
      line('M42 52C52 46 64 48 72 54', '#fff', 2.6, 'opacity=".6"') +
      line('M118 54C110 48 98 48 88 54', '#fff', 2.6, 'opacity=".6"') +
      part(star(105, 44, 9, 0.5), gold) +
      fill(
        'M50 80h0M58 84h0M66 82h0M94 84h0M102 84h0M110 80h0',
        'none',
        'stroke="#fff6cf" stroke-width="3.4"',
      ) +
      part('M80 52L85 60L80 68L75 60Z', plume),
    13,
  );
}

export const moreTests = {
  'tests/moon.svg': moon(),
  'tests/letter.svg': letter(),
  'tests/crown.svg': crown(),
  'tests/compass.svg': compass(),
  'tests/cup.svg': cup(),
  'tests/mask.svg': mask(),
};

/** The runway of the super idols: a star of bulbs over three on one staircase, a sea of light sticks before them; what fans bring and idols win. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t } from '../draw.ts';
import { avatarFrame, gem, pedestal, pedestalPaints } from '../kit.ts';
import { bokeh, calm, sparkle, star, starDust } from '../sparks.ts';

const [W, H] = [390, 520];
const GROUND = '#120d2b';

/** A star of bulbs around the place of the title. */
const bulbsOfStar = (): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const a = ((-90 + i * 36) * Math.PI) / 180;
    const r = i % 2 ? 118 : 214;
    return [195 + r * Math.cos(a), 236 + r * Math.sin(a)] as const;
  });
  const at = (i: number): readonly [number, number] => points[i % 10] ?? [0, 0];
  return many(10, (i) => {
    const [[x0, y0], [x1, y1]] = [at(i), at(i + 1)];
    return many(6, (k) => {
      const [x, y] = [x0 + ((x1 - x0) * k) / 6, y0 + ((y1 - y0) * k) / 6];
      return circle(x, y, 9, '~bu') + circle(x, y, 3, k % 2 ? '#fff6d8' : '#ffd9f2');
    });
  });
};

const sky = picture(
  W,
  H,
  defs(
    lin('s', ['#0a0722@0', '#2a1358@.4', '#6a2a86@.7', '#c9568f@1']),
    rad('u', ['#ffd0ea/.75', '#c9568f@.4/.35', '#c9568f/0']),
    rad('bu', ['#ffe6b8/.9', '#ff9ad0@.45/.35', '#ff9ad0/0']),
    lin('sp', ['#fff/.5', '#fff/0']),
  ) +
    box(0, 0, W, H, '~s') +
    starDust(41, 90, W, 260, '#f4f4ff') +
    circle(195, 384, 210, '~u') +
    fill('M60-10L10 430H120ZM330-10L270 430H380ZM195-10L130 420H260Z', '~sp', 'opacity=".28"') +
    line(`${star(195, 236, 214, 0.55)}`, '#f6d683', 2, 'opacity=".55"') +
    bulbsOfStar(),
  true,
);

/** Somebody in the light, seen from far: hair, a dress or a suit, an arm that holds the microphone. */
const idol = (x: number, y: number, s: number, dress: string, glow: string, skirt: boolean): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  circle(0, -44, 52, glow) +
  fill(
    skirt
      ? 'M-7-58C-12-50-10-42-8-36L-24 0H24L8-36C10-42 12-50 7-58Z'
      : 'M-11-58C-14-44-12-30-11-26L-12 0H-3L0-22L3 0H12L11-26C12-30 14-44 11-58Z',
    dress,
  ) +
  fill(
    skirt ? 'M2-58H7C12-50 10-42 8-36L24 0H10L2-34Z' : 'M3-58H11C14-44 12-30 11-26L12 0H6L3-24Z',
    '#000',
    'opacity=".2"',
  ) +
  line('M-9-55C-20-48-24-40-26-30', '#f3cdb0', 4.4, 'stroke-linecap="round"') +
  line('M9-55C18-50 14-62 7-66', '#f3cdb0', 4.4, 'stroke-linecap="round"') +
  circle(0, -68, 8.4, '#f3cdb0') +
  fill('M-9-66C-12-82 12-82 9-66C8-72 3-74-2-73C-6-73-8-70-9-66Z', '#2a1730') +
  (skirt
    ? fill('M-9-68C-14-56-13-48-10-44C-8-50-9-58-7-64ZM9-68C14-56 13-48 10-44C8-50 9-58 7-64Z', '#2a1730')
    : '') +
  circle(5, -64, 2.6, '#f4f4ff') +
  many(5, (i) => fill(sparkle(-8 + i * 4, -10 - ((i * 13) % 22), 2.2), '#fff', 'opacity=".85"')) +
  '</g>';

const middle = picture(
  W,
  H,
  defs(
    lin('st', ['#b48be6', '#5a34a4@.5', '#2c1866']),
    lin('tp', ['#fbe6ff', '#c79df0']),
    lin('d1', ['#ffe08a', '#e8943c']),
    lin('d2', ['#9ff0e4', '#3a9ac4']),
    lin('d3', ['#ffb6d8', '#d8447c']),
    rad('g', ['#fff6e0/.8', '#fff6e0/0']),
  ) +
    `<g transform="translate(0 30)">` +
    fill('M96 446V392H156V362H234V392H294V446L360 520H30Z', '~st') +
    fill('M96 392H156V398H96ZM156 362H234V368H156ZM234 392H294V398H234Z', '~tp') +
    line(
      many(9, (i) => t`M${104 + i * 6} 402V440M${238 + i * 6} 402V440M${160 + i * 9} 372V440`),
      '#fff',
      1,
      'opacity=".16"',
    ) +
    line('M96 446H294M78 466H312M58 490H332', '#ffd9f2', 1.6, 'opacity=".7"') +
    many(13, (i) => circle(104 + i * 15.2, 446, 3, '#fff3cf') + circle(62 + i * 22.4, 490, 3.6, '#fff3cf')) +
    idol(195, 362, 0.94, '~d1', '~g', true) +
    idol(126, 392, 0.86, '~d2', '~g', false) +
    idol(264, 392, 0.86, '~d3', '~g', true) +
    '</g>',
  true,
);

/** Hands with light sticks along the lower edge; streamers from above. */
function near(): string {
  const rnd = random(71);
  const colours = ['#ff9ad0', '#9ff0e4', '#ffe08a', '#c4b8ff'];
  const stick = (x: number, y: number, turn: number, colour: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${box(-10, -58, 20, 44, colour, 'rx="10" opacity=".24"')}${box(-4.4, -52, 8.8, 36, colour, 'rx="4.4"')}${box(-2.6, -50, 3, 30, '#fff', 'rx="1.5" opacity=".75"')}${box(-3, -18, 6, 16, '#2a1f4a', 'rx="2"')}${fill('M-7 0C-8-10 8-10 7 0V26H-7Z', '#0a0720')}</g>`;
  return picture(
    W,
    H,
    defs(lin('z', [`${GROUND}@0/0`, GROUND])) +
      many(10, (i) => stick(14 + i * 40, 516 + (i % 3) * 8, -20 + rnd() * 40, colours[i % 4] ?? '')) +
      many(26, (i) => {
        const side = i % 2 ? 20 + rnd() * 60 : W - 20 - rnd() * 60;
        return t`<path d="M0 0C4-6-4-10 0-16" transform="translate(${side} ${30 + rnd() * 380}) rotate(${rnd() * 180})" fill="none" stroke="${colours[i % 4] ?? ''}" stroke-width="2.6" stroke-linecap="round" opacity=".85"/>`;
      }) +
      box(0, 498, W, 22, '~z'),
    true,
  );
}

const light = picture(
  W,
  H,
  defs(rad('b', ['#fff/.8', '#ffc0e4@.5/.3', '#ffc0e4/0'])) +
    bokeh(19, 22, '~b', [10, 40, 380, 480], [2, 11], calm) +
    fill(
      sparkle(195, 30, 12) +
        sparkle(60, 330, 7) +
        sparkle(334, 322, 8) +
        sparkle(112, 120, 5) +
        sparkle(286, 116, 6),
      '#fff6d8',
    ),
  true,
);

const DISH = pedestalPaints('#ff9ad0', '#e8d8ff', '#5a34a4', '#ffffff');
const GOLD = lin('go', ['#fff6cf', '#f9d267@.35', '#c98a1c@.7', '#ffe79a'], 'd');
const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, GOLD, ...paints) + pedestal(body, '#fff'));

const stick = on(
  `<g transform="rotate(14 48 46)">${circle(48, 26, 24, '~h')}${circle(48, 26, 16, '~o')}${fill(star(48, 26, 9.4), '#fff6d8')}${oval(43, 18, 5, 3, '#fff', 'opacity=".8"')}${box(43, 40, 10, 5, '~go', 'rx="2"')}${box(44.4, 45, 7.2, 30, '#f4f4ff', 'rx="3"')}${box(45.4, 47, 2, 26, '#c4b8ff')}${circle(48, 56, 1.8, '#d8447c')}</g>`,
  rad('o', ['#ffe0f2', '#ff86c4@.6', '#c03a86']),
  rad('h', ['#ff9ad0/.7', '#ff9ad0/0']),
);
const bouquet = on(
  fill('M48 78L30 44H66Z', '#c4b8ff') +
    fill('M48 78L40 44H56Z', '#e8e2ff') +
    (
      [
        [34, 36, '#ff86b8'],
        [48, 28, '#ffe08a'],
        [62, 36, '#9ff0e4'],
        [41, 44, '#ffb6d8'],
        [56, 45, '#c4b8ff'],
      ] as const
    )
      .map(
        ([x, y, c]) =>
          many(6, (i) => oval(x + 7 * Math.cos(i * 1.05), y + 7 * Math.sin(i * 1.05), 5.4, 5.4, c)) +
          circle(x, y, 4, '#fff6d8'),
      )
      .join('') +
    fill('M48 66C40 60 34 66 40 70C34 74 42 80 48 72C54 80 62 74 56 70C62 66 56 60 48 66Z', '#d8447c'),
);
const crown = on(
  fill('M18 66L12 30L32 46L48 18L64 46L84 30L78 66Z', '~go') +
    fill('M18 66L12 30L32 46L28 66ZM48 18L42 50L48 66H56Z', '#fff', 'opacity=".3"') +
    box(17, 64, 62, 10, '~go', 'rx="3"') +
    gem(48, 54, 7, '#ff9ad0', '#c03a86') +
    gem(30, 58, 4.6, '#9ff0e4', '#2f8fa8') +
    gem(66, 58, 4.6, '#c4b8ff', '#5a4ac0') +
    circle(12, 29, 4, '#fff6d8') +
    circle(48, 16, 4.6, '#fff6d8') +
    circle(84, 29, 4, '#fff6d8'),
);
const trophy = on(
  fill('M40 72L43 54H53L56 72Z', '~go') +
    box(32, 70, 32, 9, '~ba', 'rx="2"') +
    fill(star(48, 34, 27, 0.5), '~go') +
    fill('M48 7V34L22.3 25.7L41.7 24.9Z', '#fff', 'opacity=".6"') +
    box(44, 22, 8, 17, '#3a1464', 'rx="4"') +
    line('M40 34C40 46 56 46 56 34M48 43V50', '#3a1464', 2.4, 'stroke-linecap="round"'),
  lin('ba', ['#8d6ae0', '#3a1c86']),
);
const frame = on(
  avatarFrame(
    many(12, (i) => {
      const a = (i * Math.PI) / 6;
      return circle(48 + 28 * Math.cos(a), 42 + 28 * Math.sin(a), 3.2, i % 2 ? '#ff9ad0' : '#fff6d8');
    }) + fill(star(48, 14, 11, 0.5), '~go'),
  ),
  lin('eg', ['#ffd9f2', '#d8447c@.5', '#6a2a86'], 'd'),
);
const entrance = on(
  fill('M26 78L40 14H56L70 78Z', '~l') +
    fill(star(48, 44, 15, 0.5), '~go') +
    oval(48, 77, 22, 4, '#ffd9f2', 'opacity=".9"') +
    box(36, 8, 24, 9, '#3a1c86', 'rx="3"') +
    oval(48, 16, 9, 3, '#fff6d8'),
  lin('l', ['#fff6d8/.95', '#ff9ad0/.3']),
);

export const runwayPictures = {
  'runway-sky.svg': sky,
  'runway-middle.svg': middle,
  'runway-near.svg': near(),
  'runway-light.svg': light,
  'gifts/light-stick.svg': stick,
  'gifts/fan-bouquet.svg': bouquet,
  'gifts/star-crown.svg': crown,
  'prizes/idol-trophy.svg': trophy,
  'prizes/idol-frame.svg': frame,
  'prizes/idol-entrance.svg': entrance,
};

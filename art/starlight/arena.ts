/** The arena of the starlight hall: fire from the left against ice from the right, a bell between two gates. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t } from '../draw.ts';
import { sparkle, star, starDust } from '../sparks.ts';

const GROUND = '#10121f';
const STEEL = ['#f4f6ff@0', '#aab2cc@.34', '#5c6484@.6', '#c9d0e6@.8', '#6b7394@1'];
const FIRE = ['#ffe9a8@0', '#ff9a57@.45', '#c93a1e@1'];
const ICE = ['#f2fbff@0', '#7fd0ff@.45', '#2a5fb4@1'];

const LIGHTS = [
  lin('g', ['#0a0c18@0', '#1a1d38@.55', '#2b2648@.8', `${GROUND}@1`]),
  rad('wa', ['#ff9a57/.75', '#e2502a@.45/.3', '#e2502a/0']),
  rad('co', ['#7fd0ff/.7', '#3a78d8@.45/.28', '#3a78d8/0']),
];

/** Night between two fires. */
const heavens = (w: number, h: number): string =>
  box(0, 0, w, h, '~g') +
  circle(w * 0.02, h * 0.62, h * 0.78, '~wa') +
  circle(w * 0.98, h * 0.62, h * 0.78, '~co') +
  starDust(41, 90, w, h, '#e8ecff');

/** Beams of two colours that cross above the ring. */
const beams = (w: number): string =>
  fill(t`M0 40L${w} 250V300L0 86Z`, '#ff9a57', 'opacity=".1"') +
  fill(t`M${w} 40L0 250V300L${w} 86Z`, '#7fd0ff', 'opacity=".1"') +
  fill(t`M0 20L${w * 0.5} 92L0 44Z`, '#ffd9a0', 'opacity=".34"') +
  fill(t`M${w} 20L${w * 0.5} 92L${w} 44Z`, '#d6f0ff', 'opacity=".34"');

/** Where the beams meet: the bell that ends a round. */
const bell = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  circle(0, 2, 46, '~ha') +
  fill(star(0, 2, 40, 0.3, 12), '#fff3c8', 'opacity=".34"') +
  fill('M-5-30H5V-22H-5Z', '~st') +
  fill('M0-26C-16-26-18-10-19 2C-20 12-26 16-26 20H26C26 16 20 12 19 2C18-10 16-26 0-26Z', '~go') +
  fill('M-8-20C-14-14-14 0-16 12C-12 2-10-12-4-20Z', '#fff', 'opacity=".65"') +
  line('M-24 16H24', '#8a5a12', 2, 'opacity=".6"') +
  circle(0, 24, 6, '~go') +
  '</g>';

const BELL = [
  rad('ha', ['#fff3c8/.85', '#f6d683@.4/.3', '#f6d683/0']),
  lin('go', ['#fff6d0@0', '#f6c454@.4', '#a8681c@1'], 'd'),
  lin('st', STEEL, 'd'),
];

/** Flames that rise from a line. */
function flames(x: number, y: number, w: number, count: number, seed: number): string {
  const rnd = random(seed);
  return fill(
    many(count, (i) => {
      const at = x + (w * (i + 0.5)) / count;
      const [h, r] = [26 + rnd() * 46, 6 + rnd() * 8];
      return t`M${at - r} ${y}C${at - r * 1.4} ${y - h * 0.5} ${at - r * 0.1} ${y - h * 0.5} ${at + r * 0.2} ${y - h}C${at + r * 0.5} ${y - h * 0.55} ${at + r * 1.6} ${y - h * 0.4} ${at + r} ${y}Z`;
    }),
    '~fi',
    'opacity=".92"',
  );
}

/** Crystals that stand on a line. */
function crystals(x: number, y: number, w: number, count: number, seed: number): string {
  const rnd = random(seed);
  return many(count, (i) => {
    const at = x + (w * (i + 0.5)) / count;
    const [h, r, lean] = [30 + rnd() * 52, 5 + rnd() * 6, (rnd() - 0.5) * 18];
    return (
      fill(
        t`M${at - r} ${y}L${at - r * 0.8 + lean} ${y - h * 0.7}L${at + lean} ${y - h}L${at + r + lean} ${y - h * 0.66}L${at + r} ${y}Z`,
        '~ic',
      ) +
      fill(
        t`M${at} ${y}L${at + lean} ${y - h}L${at + r + lean} ${y - h * 0.66}L${at + r} ${y}Z`,
        '#14356e',
        'opacity=".35"',
      )
    );
  });
}

/** The gate of one side, leaning to the middle; drawn for the left, mirrored for the right. */
const gate = (banner: string): string =>
  fill('M-10 300V92L8 74L26 92V66L40 52L56 68V300Z', '~st') +
  fill('M26 92V300H56V68L40 52Z', '#0b0d1a', 'opacity=".42"') +
  line('M-10 118H56M-10 150H56M-10 190H56M-10 234H56', '#0b0d1a', 2, 'opacity=".4"') +
  fill('M8 74L26 92H-10ZM40 52L56 68H26Z', '#fff', 'opacity=".28"') +
  line('M40 52V18', '~st', 3) +
  fill('M41 18C62 12 70 30 92 22C84 34 88 42 94 50C72 58 62 42 41 50Z', banner) +
  line('M41 18C62 12 70 30 92 22', '#fff', 1.4, 'opacity=".6"') +
  fill('M4 112H34V206L19 192L4 206Z', banner) +
  line('M4 112H34', '~st', 4);

const PAINTS = [lin('fi', FIRE), lin('ic', ICE), ...BELL];

/** The stage is tall: a lower picture would lose its sides, where the gates stand. */
const [WIDE, TALL] = [390, 520];

const sky = picture(WIDE, TALL, defs(...LIGHTS) + heavens(WIDE, TALL), true);

const far = picture(
  WIDE,
  TALL,
  defs(
    lin('a', ['#7a2a20', '#2a1224']),
    lin('b', ['#24508c', '#141c3c']),
    lin('z', [`${GROUND}/0`, GROUND]),
  ) +
    beams(390) +
    '<g transform="translate(0 150)">' +
    fill('M-10 210L40 150L62 172L96 128L128 176L160 162L196 216V310H-10Z', '~a') +
    line('M40 150L62 172L96 128L128 176L160 162', '#ffb37a', 1.2, 'opacity=".7"') +
    fill('M92 132L96 128L102 136L98 150L110 168L96 160Z', '#ffcf8a', 'opacity=".8"') +
    fill('M400 206L356 140L334 170L300 120L270 172L236 156L196 216V310H400Z', '~b') +
    line('M356 140L334 170L300 120L270 172L236 156', '#bfe6ff', 1.2, 'opacity=".8"') +
    fill('M300 120L290 140L299 136L306 148L312 138Z', '#f2fbff', 'opacity=".85"') +
    '</g>' +
    box(0, 360, WIDE, 160, '~z'),
  true,
);

const middle = picture(
  WIDE,
  TALL,
  defs(
    ...PAINTS,
    rad('ri', ['#f6d683/.5', '#f6d683@.6/.12', '#f6d683/0']),
    lin('z', [`${GROUND}/0`, GROUND]),
  ) +
    '<g transform="translate(0 190)">' +
    oval(195, 268, 190, 36, '~ri') +
    `<ellipse cx="195" cy="268" rx="150" ry="22" fill="none" stroke="#f6d683" stroke-width="1.4" opacity=".6"/>` +
    `<ellipse cx="195" cy="268" rx="112" ry="15" fill="none" stroke="#c9d0e6" stroke-width="1" opacity=".5" stroke-dasharray="3 7"/>` +
    gate('~fi') +
    `<g transform="translate(390) scale(-1 1)">${gate('~ic')}</g>` +
    flames(-6, 292, 104, 7, 5) +
    crystals(292, 294, 104, 7, 9) +
    '</g>' +
    bell(195, 82, 1.3) +
    box(0, 460, WIDE, 60, '~z'),
  true,
);

const rnd = random(77);
const near = picture(
  WIDE,
  TALL,
  fill(
    many(18, () => {
      const [x, y, r] = [rnd() * 110, 60 + rnd() * 420, 1 + rnd() * 3];
      return t`M${x} ${y - r * 2}Q${x + r * 1.6} ${y} ${x} ${y + r}Q${x - r * 1.4} ${y} ${x} ${y - r * 2}Z`;
    }),
    '#ffc07a',
    'opacity=".9"',
  ) +
    fill(
      many(14, () => sparkle(282 + rnd() * 106, 60 + rnd() * 420, 2 + rnd() * 3.6)),
      '#dff4ff',
      'opacity=".9"',
    ),
  true,
);

const cover = picture(
  343,
  160,
  defs(...LIGHTS, ...PAINTS) +
    heavens(343, 160) +
    `<g transform="scale(.88 .53)">${beams(390)}</g>` +
    `<g transform="translate(14 20) scale(.62)">${gate('~fi')}</g>` +
    `<g transform="translate(329 20) scale(-.62 .62)">${gate('~ic')}</g>` +
    flames(-4, 164, 110, 7, 5) +
    crystals(236, 164, 110, 7, 9) +
    bell(171, 76, 1.2),
);

/** A shield with the sign of a side. */
const crest = (paint: string, dark: string, sign: string): string =>
  picture(
    96,
    96,
    defs(
      lin('s', STEEL, 'd'),
      lin('p', paint === 'fire' ? FIRE : ICE),
      rad('d', [dark, '#0b0d1a'], 0.4, 0.3, 0.8),
    ) +
      fill('M48 4L86 16V46C86 68 70 84 48 92C26 84 10 68 10 46V16Z', '~s') +
      fill('M48 11L79 21V46C79 64 66 77 48 84C30 77 17 64 17 46V21Z', '~d') +
      sign +
      fill('M17 21L48 11V20L22 29V50C18 44 17 34 17 21Z', '#fff', 'opacity=".22"'),
  );

const ember = crest(
  'fire',
  '#7a2417',
  fill(
    'M48 18C54 32 70 38 68 56C67 68 58 76 48 76C38 76 29 68 28 57C27 46 36 42 38 32C42 36 44 40 44 45C49 38 50 28 48 18Z',
    '~p',
  ) +
    fill(
      'M49 44C52 52 59 54 58 62C57 69 53 72 48 72C43 72 38 69 38 62C38 56 43 54 44 50C46 52 47 54 47 56C49 53 50 48 49 44Z',
      '#fff3c8',
    ),
);

const frost = crest(
  'ice',
  '#1c4a8c',
  line(t`M48 20V76M24 34L72 62M72 34L24 62`, '~p', 5, 'stroke-linecap="round"') +
    line(
      'M40 24L48 32L56 24M40 72L48 64L56 72M25 44L35 41L32 31M71 52L61 55L64 65M71 44L61 41L64 31M25 52L35 55L32 65',
      '#dff4ff',
      3.4,
      'stroke-linecap="round" stroke-linejoin="round"',
    ) +
    fill('M48 38L57 48L48 58L39 48Z', '#f2fbff'),
);

export const arena = {
  'arena-sky.svg': sky,
  'arena-far.svg': far,
  'arena-middle.svg': middle,
  'arena-near.svg': near,
  'arena-cover.svg': cover,
  'ember.svg': ember,
  'frost.svg': frost,
};

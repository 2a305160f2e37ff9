/** The family's own stage: a garden wall with a moon gate, the waning moon over a lake behind it. */
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
  smooth,
  t,
  use,
} from '../draw.ts';
import { bokeh, calm, sparkle, starDust } from '../sparks.ts';
import { CAKE, GROUND, LACQUER, LAMP, MOON, STONE } from './paints.ts';
import { blade, blossoms, branch, cloud, moon, mooncake, paperLamp, ridge, tin } from './parts.ts';

const W = 390;
const H = 520;

const NIGHT = lin('g', ['#081430@0', '#0f2750@.3', '#1c5470@.6', '#5f9f9c@.82', `${GROUND}@1`]);
const DUSKY = ['#173c66', '#2a6284', '#5b9fa6'] as const;

function sky(): string {
  return picture(
    W,
    H,
    defs(
      NIGHT,
      cloud('c', DUSKY),
      lin('m1', ['#235a7c', '#3f8394']),
      lin('m2', ['#1a4668', '#2f6f84']),
      rad('h', ['#9fe0d0/.5', '#4fa5a8@.5/.2', '#4fa5a8/0']),
    ) +
      box(0, 0, W, H, '~g') +
      starDust(21, 70, W, 330, '#dff3e6') +
      circle(195, 380, 210, '~h') +
      fill(
        'M-10 360V300C20 282 40 300 62 276C84 254 96 286 120 296C150 310 160 330 195 330C230 330 246 306 274 292C296 280 306 250 330 268C352 284 372 268 400 288V360Z',
        '~m1',
        'transform="translate(0 -40)"',
      ) +
      fill(
        'M-10 380V330C30 312 60 322 96 334C140 346 250 346 300 330C340 316 366 322 400 316V380Z',
        '~m2',
        'transform="translate(0 -22)"',
      ) +
      use('c', 56, 296, 1.05, 0, 'opacity=".75"') +
      use('c', 330, 284, 0.9, 0, 'opacity=".75"', -0.9) +
      use('c', 22, 96, 0.7, 0, 'opacity=".5"') +
      use('c', 372, 118, 0.8, 0, 'opacity=".5"', -0.8),
  );
}

/** What one sees through the gate: lake, far shore, the moon and its path on the water. */
function far(): string {
  const glints = many(9, (i) => t`M${180 - i * 3 + ((i * 37) % 17)} ${432 + i * 5}h${24 + ((i * 29) % 26)}`);
  return picture(
    W,
    H,
    defs(
      ...MOON,
      lin('w', ['#2c7f8a', '#0e3a55']),
      lin('k', ['#12405f', '#1d6474']),
      lin('p', ['#081a35', '#143a5c']),
    ) +
      moon(195, 384, 46, 0.34) +
      fill('M90 428C116 408 138 414 152 420C172 404 190 412 206 420C232 402 262 410 300 428Z', '~k') +
      box(96, 424, 200, 70, '~w') +
      line(glints, '#fff0bd', 2, 'stroke-linecap="round" opacity=".8"') +
      fill(
        'M232 426V412H228C236 409 240 404 243 398C246 404 250 409 258 412H254V426ZM236 398C240 396 242 392 243 388C244 392 246 396 250 398Z',
        '~p',
      ) +
      box(239, 415, 3, 8, '#ffd98a') +
      box(245, 415, 3, 8, '#ffd98a'),
  );
}

const TOP: [number, number][] = [
  [-20, 352],
  [34, 342],
  [84, 338],
  [122, 314],
  [160, 300],
  [195, 296],
  [230, 300],
  [268, 314],
  [306, 338],
  [356, 342],
  [410, 352],
];

/** Round tile ends along the ridge, evenly by x. */
const ends = (): [number, number][] =>
  Array.from({ length: 33 }, (_, i): [number, number] => {
    const x = -4 + i * 12.4;
    const at = TOP.findIndex(([px]) => px > x);
    const [ax = 0, ay = 0] = TOP[at - 1] ?? [];
    const [bx = 1, by = 0] = TOP[at] ?? [];
    return [x, ay + ((by - ay) * (x - ax)) / (bx - ax)];
  });

function middle(): string {
  const d = smooth(TOP);
  const gate = 'M195 326a70 70 0 1 0 .1 0Z';
  const shadow = (x: number, y: number, s: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s} ${Math.abs(s)})" stroke="#1c4a66" stroke-width="3" fill="none" stroke-linecap="round" opacity=".34"><path d="M0 0C8 26 10 52 8 90M6 30L34 14M8 30L-22 18M9 54L42 40M9 56L-24 48M8 78L32 70"/><path d="M34 14l14 2M42 40l13 4M-22 18l-12 4M-24 48l-10 6" stroke-width="6"/></g>`;
  /** A window in the wall, its lattice a plum blossom; lit from behind. */
  const window = (x: number, y: number): string => {
    const petals = (r: number, q: number): string =>
      many(5, (i) => {
        const a = (i / 5) * Math.PI * 2 - Math.PI / 2;
        return circle(x + r * Math.cos(a), y + r * Math.sin(a), q, '');
      });
    return (
      `<g fill="#12294a">${petals(11, 11.6)}</g><g fill="#ffdf94">${petals(11, 8.8)}${circle(x, y, 12, '')}</g>`.replaceAll(
        ' fill=""',
        '',
      ) +
      line(
        many(5, (i) => {
          const a = (i / 5) * Math.PI * 2 - Math.PI / 2;
          return t`M${x} ${y}L${x + 20 * Math.cos(a)} ${y + 20 * Math.sin(a)}`;
        }),
        '#12294a',
        1.8,
      ) +
      circle(x, y, 5.4, '#12294a') +
      circle(x, y, 3.2, '#ffdf94')
    );
  };
  return picture(
    W,
    H,
    defs(
      lin('wl', ['#e6f0e4@0', '#b7d4cd@.5', '#7fb0b4@1']),
      lin('st', ['#f6fbf0', '#9dbfc0@.5', '#5d8c9a'], 'd'),
      lin('z', [`${GROUND}@0/0`, `${GROUND}@1`]),
    ) +
      `<path d="${d}V530H-20Z${gate}" fill="url(#~wl)" fill-rule="evenodd"/>` +
      shadow(20, 372, 0.9) +
      shadow(374, 366, -1) +
      window(78, 392) +
      window(312, 392) +
      `<circle cx="195" cy="396" r="75" fill="none" stroke="#0a1c36" stroke-width="3" opacity=".4"/>` +
      `<circle cx="195" cy="396" r="73" fill="none" stroke="url(#~st)" stroke-width="9"/>` +
      `<circle cx="195" cy="396" r="68.4" fill="none" stroke="#1d4a66" stroke-width="1.2"/>` +
      `<circle cx="195" cy="396" r="77.6" fill="none" stroke="#1d4a66" stroke-width="1"/>` +
      ridge(ends(), d) +
      box(0, 456, W, 64, '~z'),
  );
}

function near(): string {
  const pot =
    oval(0, 0, 34, 5, '#04101f', 'opacity=".35"') +
    fill('M-24-30C-40-34-42-10-24-10', 'none', 'stroke="url(#~js)" stroke-width="5"') +
    fill('M22-26C36-28 38-40 46-42L44-34C40-22 34-16 22-14Z', '~js') +
    fill('M-26-20C-26-38 26-38 26-20C26-6 16 0 0 0C-16 0-26-6-26-20Z', '~js') +
    fill('M-20-32C-14-40 14-40 20-32C10-29-10-29-20-32Z', '~js') +
    line('M-20-32C-10-29 10-29 20-32', '#1d6a55', 1.2) +
    circle(0, -41, 4, '~js') +
    fill('M-20-24C-16-32-8-34-2-33C-12-30-16-22-16-12C-19-14-21-18-20-24Z', '#fff', 'opacity=".6"') +
    fill('M0-22C6-26 12-22 10-16C16-16 16-8 9-8C6-4-2-6-2-11C-8-12-6-21 0-22Z', '#0b5a4a', 'opacity=".5"');
  const cup =
    oval(0, 0, 12, 2.4, '#04101f', 'opacity=".3"') +
    fill('M-11-12C-11-2-6 0 0 0C6 0 11-2 11-12Z', '~js') +
    oval(0, -12, 11, 3.2, '#e9fbef') +
    oval(0, -11.6, 8.6, 2.2, '#b8862a');
  const side = (lamp: number): string =>
    use('br', -14, -6, 1) + use('br', -30, 34, 0.62, 22) + use('ln', 26, 92, lamp);
  return picture(
    W,
    H,
    defs(
      ...LAMP,
      ...CAKE,
      STONE,
      LACQUER,
      paperLamp('ln'),
      mooncake('mc'),
      tin('tn'),
      blade('bl', '#3f9a72', '#14584a'),
      blossoms('bo'),
      branch('br'),
      rad('gl', ['#ffe9a0/.6', '#ffe9a0/0']),
      lin('lg', ['#eef6ea@0', '#a9cbc4@.3', `${GROUND}@1`]),
      group('cu', cup),
    ) +
      fill('M-4 466H394V520H-4Z', '~lg') +
      line('M-4 466.5H394', '#fff', 1.4, 'opacity=".8"') +
      use('tn', 48, 468, 1.06) +
      use('tn', 46, 439, 0.92) +
      use('mc', 44, 414, 0.62) +
      use('mc', 104, 468, 0.6) +
      `<g transform="translate(336 468)">${pot}</g>` +
      use('cu', 284, 469, 0.9) +
      circle(26, 114, 58, '~gl') +
      circle(364, 114, 58, '~gl') +
      side(0.98) +
      `<g transform="translate(390) scale(-1 1)">${side(0.98)}</g>`,
  );
}

function light(): string {
  const rnd = random(815);
  const flecks = many(40, () => {
    const [x, y] = [rnd() * W, 40 + rnd() * 420];
    return calm(x, y) ? '' : t`M${x} ${y}h0`;
  });
  return picture(
    W,
    H,
    defs(rad('b', ['#fff3b8@0/.6', '#ffe08a@.5/.24', '#ffe08a@1/0'])) +
      bokeh(31, 14, '~b', [0, 20, 390, 470], [3, 12], calm) +
      line(flecks, '#ffd257', 2.6, 'stroke-linecap="round" opacity=".9"') +
      fill(
        [
          [160, 352, 7],
          [70, 60, 6],
          [322, 66, 7],
          [196, 60, 5],
          [20, 250, 6],
          [370, 240, 6],
        ]
          .map(([x = 0, y = 0, r = 0]) => sparkle(x, y, r))
          .join(''),
        '#fffdf0',
      ),
  );
}

export const stage = {
  'sky.svg': sky(),
  'far.svg': far(),
  'middle.svg': middle(),
  'near.svg': near(),
  'light.svg': light(),
};

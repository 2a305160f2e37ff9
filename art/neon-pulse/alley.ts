/** An alley of doors after rain: behind each a room that is live, its light on the wet street; two under one umbrella. */
import { box, circle, defs, f, fill, lin, line, many, oval, picture, rad, random, t } from '../draw.ts';
import { BEAM, bolt, CYAN, column, GROUND, MAGENTA, scan, tube, VIOLET, W, YELLOW } from './paints.ts';

/** The low stage. */
const H = 300;
const EYE = 178;

/** A point of a wall: `k` how near (1 is the edge of the picture), `h` how high over the street. */
const at = (side: -1 | 1, k: number, h: number): readonly [number, number] => [
  195 + side * 204 * k,
  EYE + 112 * k - h * 268 * k,
];
const points = (list: readonly (readonly [number, number])[]): string =>
  `${list.map(([x, y], i) => t`${i ? 'L' : 'M'}${x} ${y}`).join('')}Z`;
/** What lies flat on a wall between two depths and two heights. */
const flat = (side: -1 | 1, k0: number, k1: number, h0: number, h1: number): string =>
  points([at(side, k0, h0), at(side, k0, h1), at(side, k1, h1), at(side, k1, h0)]);

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#07051a', '#24104e@.4', '#6a1570@.62', '#1a0c34@.8', GROUND]),
    rad('m', ['#ff3fb4/.7', '#8a5cff@.5/.2', '#8a5cff/0'], 0.5, 0.58, 0.42),
  ) +
    box(0, 0, W, H, '~g') +
    box(0, 0, W, H, '~m'),
  true,
);

function far(): string {
  const rnd = random(41);
  const house = (x: number, w: number, y: number): string =>
    box(x, y, w, 190 - y, '#120a30') +
    line(t`M${x} ${y}H${x + w}`, '#4a2f9c', 1.2) +
    many(Math.floor((184 - y) / 8) * 2, (i) =>
      rnd() > 0.45
        ? box(
            x + 3 + (i % 2) * (w / 2 - 1),
            y + 5 + Math.floor(i / 2) * 8,
            w / 2 - 5,
            3.4,
            [CYAN, MAGENTA, YELLOW][Math.floor(rnd() * 3)] ?? CYAN,
            `opacity="${f(0.3 + rnd() * 0.5)}"`,
          )
        : '',
    );
  return picture(
    W,
    H,
    defs(rad('l', ['#fff6c8', '#ff8ad4@.4/.7', '#ff3fb4/0'])) +
      house(146, 18, 104) +
      house(164, 15, 128) +
      house(212, 16, 120) +
      house(228, 18, 96) +
      oval(195, 182, 60, 26, '~l') +
      line('M0 34Q195 74 390 22M0 58Q180 92 390 50', '#05040b', 1.6, 'opacity=".9"') +
      many(9, (i) =>
        circle(28 + i * 42, 43 + Math.sin((i / 8) * Math.PI) * 13 - i, 2.2, i % 2 ? MAGENTA : CYAN),
      ),
    true,
  );
}

const DOORS = [
  [1, 0.79, CYAN],
  [0.7, 0.57, MAGENTA],
  [0.5, 0.42, YELLOW],
  [0.37, 0.315, VIOLET],
] as const;

/** A wall with its doors: each a frame of light, a room behind, somebody in it, a sign above. */
function wall(side: -1 | 1): string {
  const mix = (i: number): string => DOORS[(i + (side > 0 ? 1 : 0)) % 4]?.[2] ?? CYAN;
  return (
    fill(points([at(side, 1.2, 0), at(side, 1.2, 1.6), at(side, 0.27, 1.2), at(side, 0.27, 0)]), '~wa') +
    many(9, (i) => {
      const [a, b] = [at(side, 1.2, 0.08 + i * 0.14), at(side, 0.27, 0.08 + i * 0.14)];
      return line(t`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, '#7a6cff', 0.8, 'opacity=".18"');
    }) +
    DOORS.map(([k0, k1], i) => {
      const paint = mix(i);
      const [x, y] = at(side, (k0 + k1) / 2, 0.3);
      const r = 24 * k0;
      const [sx, sy] = at(side, (k0 + k1) / 2, 0.76);
      return (
        fill(flat(side, k0, k1, 0, 0.6), '#05040b') +
        fill(flat(side, k0, k1, 0, 0.6), paint, 'opacity=".34"') +
        fill(flat(side, k0 - 0.02, k1 + 0.015, 0, 0.56), '~in') +
        circle(x, y - r * 0.2, r * 0.42, '#1a0c34', 'opacity=".85"') +
        fill(
          t`M${x - r * 0.8} ${y + r * 1.6}C${x - r * 0.8} ${y} ${x + r * 0.8} ${y} ${x + r * 0.8} ${y + r * 1.6}Z`,
          '#1a0c34',
          'opacity=".85"',
        ) +
        tube(flat(side, k0, k1, 0, 0.6), paint, 2.2 * k0 + 0.4) +
        fill(flat(side, k0 + 0.01, k1 - 0.01, 0.66, 0.86), '#0b0720') +
        tube(flat(side, k0 + 0.01, k1 - 0.01, 0.66, 0.86), paint, 1.3 * k0 + 0.3) +
        fill(
          i % 2
            ? bolt(sx, sy, 13 * k0)
            : t`M${sx} ${sy + 11 * k0}C${sx - 16 * k0} ${sy} ${sx - 9 * k0} ${sy - 13 * k0} ${sx} ${sy - 5 * k0}C${sx + 9 * k0} ${sy - 13 * k0} ${sx + 16 * k0} ${sy} ${sx} ${sy + 11 * k0}Z`,
          paint,
        )
      );
    }).join('')
  );
}

/** Light of the doors on the street. */
const spill = (side: -1 | 1): string =>
  DOORS.map(([k0, k1, own], i) => {
    const paint = side > 0 ? (DOORS[(i + 1) % 4]?.[2] ?? own) : own;
    const [a, b] = [at(side, k0, 0), at(side, k1, 0)];
    return (
      fill(
        points([a, b, [195 + side * 40 * k1, b[1] + 4], [195 + side * 20 * k0, a[1] + 16 * k0]]),
        paint,
        'opacity=".26"',
      ) +
      many(4, (n) =>
        line(
          t`M${a[0] - side * (8 + n * 15) * k0} ${a[1] + (n % 2) * 4}h${-side * 22 * k0}`,
          paint,
          1.4,
          'stroke-linecap="round" opacity=".6"',
        ),
      )
    );
  }).join('');

const middle = picture(
  W,
  H,
  defs(
    lin('wa', ['#0c0824', '#1a1046@.6', '#0a0618']),
    lin('in', ['#fff3c8/.96', '#ffc48a@.45/.9', '#ff6fae/.75']),
    lin('fl', ['#3a1560', '#140b30@.3', GROUND]),
  ) +
    fill(points([at(-1, 1.2, 0), at(-1, 0.27, 0), at(1, 0.27, 0), at(1, 1.2, 0)]), '~fl') +
    box(0, 290, W, 12, GROUND) +
    spill(-1) +
    spill(1) +
    wall(-1) +
    wall(1),
  true,
);

/** Two under one umbrella, seen from behind, and their light in the puddle. */
const near = picture(
  W,
  H,
  defs(
    BEAM,
    lin('um', ['#ff8ad4', MAGENTA, '#7a1668']),
    rad('pu', ['#ff3fb4/.55', '#2ce6ff@.6/.2', '#2ce6ff/0']),
  ) +
    oval(308, 287, 74, 12, '~pu') +
    '<g transform="translate(308 285) scale(.7)">' +
    fill(
      'M-24 0L-22-44C-22-58-4-58-4-44L-3 0H-10L-13-24L-16 0ZM6 0L5-40C5-54 25-54 25-40L24 0H17L14-22L12 0Z',
      '#0a0618',
    ) +
    circle(-13, -64, 9, '#0a0618') +
    circle(15, -60, 9, '#0a0618') +
    line('M2-98V-34', '#bff8ff', 2) +
    fill(
      'M-48-74C-44-106-18-118 2-118C22-118 48-106 52-74C44-82 32-82 26-74C20-82 8-82 2-74C-4-82-16-82-22-74C-28-82-40-82-48-74Z',
      '~um',
    ) +
    fill('M-42-82C-36-104-18-113-4-115C-20-106-30-94-34-80C-37-80-40-80-42-82Z', '#fff', 'opacity=".4"') +
    tube('M-48-74C-40-82-28-82-22-74C-16-82-4-82 2-74C8-82 20-82 26-74C32-82 44-82 52-74', CYAN, 1.6) +
    tube('M-24-2L-22-40M25-2L25-38', '~be', 1) +
    '</g>' +
    many(5, (i) => column(4 + i * 8, 296, 6, 3 + ((i * 7) % 5), CYAN, '#fff')) +
    many(5, (i) => column(348 + i * 8, 296, 6, 6 - ((i * 5) % 4), MAGENTA, '#fff')),
  true,
);

/** Rain, thin, and not where the title is. */
function light(): string {
  const rnd = random(8);
  return picture(
    W,
    H,
    line(
      many(70, () => {
        const [x, y, l] = [rnd() * 400, rnd() * 290, 5 + rnd() * 12];
        return x > 70 && x < 320 && y > 70 && y < 196 ? '' : t`M${x} ${y}l${-l * 0.2} ${l}`;
      }),
      '#cfe9ff',
      0.8,
      'opacity=".5"',
    ) + scan(W, H, 4, 0.12),
    true,
  );
}

const cover = picture(
  343,
  160,
  defs(
    BEAM,
    lin('s', ['#05040b', '#2a1058@.6', '#7a1668']),
    lin('in', ['#fff3c8', '#ffb48a@.5', '#ff6fae']),
    lin('um', ['#ff8ad4', MAGENTA]),
  ) +
    box(0, 0, 343, 160, '~s') +
    [
      [14, CYAN],
      [78, MAGENTA],
      [206, YELLOW],
      [270, VIOLET],
    ]
      .map(
        ([x, paint], i) =>
          box(Number(x), 52, 54, 90, '#0b0720') +
          box(Number(x) + 3, 56, 48, 86, '~in') +
          circle(Number(x) + 27, 98, 9, '#1a0c34') +
          fill(
            t`M${Number(x) + 9} 142C${Number(x) + 9} 106 ${Number(x) + 45} 106 ${Number(x) + 45} 142Z`,
            '#1a0c34',
          ) +
          tube(t`M${Number(x)} 142V52H${Number(x) + 54}V142`, String(paint), 2.4) +
          tube(t`M${Number(x) + 10} 22H${Number(x) + 44}V42H${Number(x) + 10}Z`, String(paint), 1.4) +
          fill(bolt(Number(x) + 27, 32, 8), i % 2 ? '#fff' : String(paint)) +
          box(Number(x) - 4, 144, 62, 5, String(paint), 'opacity=".3"'),
      )
      .join('') +
    line('M172 74V142', '#bff8ff', 1.6) +
    fill(
      'M140 84C142 62 158 54 172 54C186 54 202 62 204 84C198 78 192 78 188 84C184 78 176 78 172 84C168 78 160 78 156 84C152 78 146 78 140 84Z',
      '~um',
    ) +
    fill(
      'M156 144L157 110C157 98 170 98 170 110L171 144ZM175 144L175 112C175 100 189 100 189 112L188 144Z',
      '#05040b',
    ) +
    circle(163, 95, 6, '#05040b') +
    circle(182, 97, 6, '#05040b') +
    scan(343, 160, 4, 0.2) +
    box(0, 150, 343, 10, GROUND, 'opacity=".8"'),
);

export const alleyPictures = {
  'alley-sky.svg': sky,
  'alley-far.svg': far(),
  'alley-middle.svg': middle,
  'alley-near.svg': near,
  'alley-light.svg': light(),
  'alley-cover.svg': cover,
};

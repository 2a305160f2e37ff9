/** The air around a character: the glow and the drifting things of its temperament. */
import { circle, fill, line, many, oval, rad, random, t } from '../draw.ts';
import { sparkle } from '../sparks.ts';
import { PALETTES, type Temperament } from './palettes.ts';

type Place = [x: number, y: number, k: number];

/** Places beside the figure, never before the face: two columns, shaken by the seed. */
function places(seed: number, count: number): Place[] {
  const rnd = random(seed);
  return Array.from({ length: count }, (_, i) => {
    const y = 36 + ((i * 2 + rnd()) / (count * 2)) * 250;
    const inset = 14 + rnd() * 40;
    return [i % 2 ? 320 - inset : inset, y, rnd()];
  });
}

const dots = (list: [number, number, number][], colour: string, width: number, opacity: number): string =>
  line(
    list.map(([x, y]) => t`M${x} ${y}h0`).join(''),
    colour,
    width,
    `stroke-linecap="round" opacity="${opacity}"`,
  );

/** One path for each colour. */
function byColour(
  list: Place[],
  colours: readonly string[],
  shape: (place: Place, index: number) => string,
  draw: (d: string, colour: string) => string,
): string {
  return colours
    .map((colour, c) =>
      draw(list.map((place, i) => (i % colours.length === c ? shape(place, i) : '')).join(''), colour),
    )
    .join('');
}

/** A petal that turns by `k`. */
function petals([x, y, k]: Place): string {
  const [dx, dy] = [Math.cos(k * 6.3) * (12 + k * 8), Math.sin(k * 6.3) * (12 + k * 8)];
  const [px, py] = [dx / 2 - dy / 2, dy / 2 + dx / 2];
  const [qx, qy] = [-dx / 2 + dy / 2, -dy / 2 - dx / 2];
  return t`M${x} ${y}q${px} ${py} ${dx} ${dy}q${qx} ${qy} ${-dx} ${-dy}`;
}

/** A scrap of confetti or, one in three, a curl of streamer. */
function papers([x, y, k]: Place, i: number): string {
  const [dx, dy] = [Math.cos(k * 6.3) * 7, Math.sin(k * 6.3) * 7];
  return i % 3 ? t`M${x} ${y}l${dx} ${dy}` : t`M${x} ${y}q${dx + dy} ${dy - dx} ${dx} ${dy}t${dx} ${dy}`;
}

const FLAGS = ['#d2552e', '#f0b84a', '#7fae9c'];

const DRIFT: Record<Temperament, (seed: number) => string> = {
  NT: (seed) =>
    `<g transform="rotate(${-18 + (seed % 4) * 5} 160 176)">` +
    line('M16 176A144 46 0 0 1 304 176A144 46 0 0 1 16 176', '#8fe0da', 1.6, 'opacity=".5"') +
    circle(300, 163, 8, '#ffd88a') +
    circle(298, 161, 3, '#fff', 'opacity=".8"') +
    circle(22, 191, 5, '#9fe0ff') +
    '</g>' +
    dots(places(seed + 9, 12), '#d6f6f0', 2.6, 0.8) +
    fill(
      places(seed, 6)
        .map(([x, y, k]) => sparkle(x, y, 5 + k * 6))
        .join(''),
      '#fff1c4',
    ),
  NF: (seed) =>
    line(
      'M52 336q-4-16-14-20M52 336q0-18 6-28M52 336q6-12 14-14M262 336q-5-12-13-14M262 336q0-16 5-24M262 336q6-14 15-17',
      '#e27fa2',
      4,
      'stroke-linecap="round"',
    ) +
    byColour(places(seed, 9), ['#ff9fb2', '#ffc38a', '#ffc9dc'], petals, (d, colour) => fill(d, colour)) +
    dots(places(seed + 5, 8), '#ffd35c', 4, 0.9),
  SJ: (seed) =>
    // A string of flags, and what rises from the fire.
    line('M6 30Q40 62 84 44M314 30Q280 62 236 44', '#a5542c', 2.4) +
    many(6, (i) => {
      const k = i % 3;
      const [x, y] = [18 + k * 24, 44 + (k === 1 ? 8 : k * 3)];
      const at = i < 3 ? x : 320 - x;
      return fill(t`M${at - 8} ${y - 2}H${at + 8}L${at} ${y + 15}Z`, FLAGS[(i + seed) % 3] ?? '');
    }) +
    byColour(
      places(seed, 8).slice(2),
      ['#ffb35c', '#f2864a'],
      ([x, y, k]) => sparkle(x, y, 4 + k * 6),
      (d, colour) => fill(d, colour),
    ) +
    dots(places(seed + 5, 9).slice(2), '#e8703a', 4, 0.7) +
    line('M70 344h22M104 350h12M214 350h10M232 343h26', '#d98a5c', 5, 'stroke-linecap="round" opacity=".7"'),
  SP: (seed) =>
    byColour(places(seed, 16), ['#8f5cf0', '#3fc4c0', '#ff7ab0', '#ffd24a'], papers, (d, colour) =>
      line(d, colour, 6, 'stroke-linecap="round"'),
    ) +
    line(
      'M62 340h10M84 348h0M238 346h12M262 338h0M108 350h6M206 352h0',
      '#8f5cf0',
      6,
      'stroke-linecap="round" opacity=".8"',
    ),
};

/** The definitions and the drawing behind a character; `seed` differs from one to the next. */
export function air(temperament: Temperament, seed: number): { paints: string; drawing: string } {
  const { glow } = PALETTES[temperament];
  return {
    paints: rad('gl', [`${glow}@0/.75`, `${glow}@.55/.34`, `${glow}@1/0`]),
    drawing: oval(160, 184, 158, 168, '~gl') + DRIFT[temperament](seed),
  };
}

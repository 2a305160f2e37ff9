/** Roses, leaves and petals: built once in `defs`, placed by `use`. */
import { circle, core, fill, group, line, many, rad, turned, use } from './draw.ts';

/** Colours of a rose from the crease to the rim, and the turned lip. */
interface RoseTones {
  deep: string;
  mid: string;
  rim: string;
  lip: string;
}

/** The two halves of a leaf. */
interface LeafTones {
  light: string;
  dark: string;
}

const PETAL = 'M0 8C-34 2-47-28-27-43C-17-51-6-50 1-46C9-52 20-50 27-41C44-27 34 2 0 8Z';
const LIP = 'M-27-43C-17-51-6-50 1-46C9-52 18-50 24-44C14-47 6-44 1-41C-8-45-22-40-35-23C-36-31-33-38-27-43Z';
const FOLD = 'M27-41C44-27 34 2 0 8C18-4 24-22 20-36C23-38 25-40 27-41Z';

/** Rings of petals from the rim to the heart: how many, their scale, and where the first stands in degrees. */
const RINGS = [
  [5, 1, 10],
  [5, 0.81, 46],
  [4, 0.62, 12],
  [3, 0.46, 70],
] as const;

/** Where each petal of a ring stands, in degrees: not quite even, as they grow. */
const petalsOf = (n: number, turn: number): number[] =>
  Array.from({ length: n }, (_, i) => turn + (i * 360) / n + (i % 2 ? 9 : -6));

const HEART = [
  'M-18-2C-16-19 10-22 18-7C22 8 8 20-6 18C6 14 11 5 8-3C3-12-10-12-18-2Z',
  'M-15 5C-14-9 5-13 10-3C13 6 5 13-3 12C3 8 5 3 3-1C-1-6-9-3-15 5Z',
  'M-8 6C-7-2 1-5 4 0C6 4 1 8-3 7C0 4 1 2-1 1C-3 0-5 2-8 6Z',
];
const creases = (inner: string): string =>
  circle(0, 0, 17, '#1c0008', 'opacity=".5"') +
  `<g stroke="#ffd9d2" stroke-opacity=".75" stroke-width="1.5">${inner}</g>`;
const roundness = (id: string): string =>
  rad(`${id}l`, ['#fff@0/.3', '#fff@.45/0', '#14000a@1/.55'], 0.34, 0.26, 0.78);

/**
 * The shape of a rose, radius about 50 around the origin, under the id `id`. It has no paint of its own: `tone` gives one, and the
 * `use` that places it names the tone, so that three colours cost one drawing. It is some ninety elements for the browser.
 */
export function rose(id: string): string {
  const petals = RINGS.map(([n, scale, turn]) =>
    petalsOf(n, turn)
      .map((at) => use(`${id}p`, 0, 0, scale, at))
      .join(''),
  );
  return (
    roundness(id) +
    group(
      `${id}p`,
      `<path d="${PETAL}"/>${fill(FOLD, '#20000c', 'opacity=".34"')}${fill(LIP, '#ffb9ae', 'opacity=".44"')}`,
    ) +
    group(
      id,
      petals.join('') + creases(HEART.map((d) => `<path d="${d}"/>`).join('')) + circle(0, 0, 40, `~${id}l`),
    )
  );
}

/**
 * The same rose for where it is small and there are many: petals of a ring are one element, shadows and lips of a ring one each, so that
 * it is a sixth of the elements. From near, petals lie side by side rather than one over the other.
 */
export function smallRose(id: string): string {
  const rings = RINGS.map(([n, scale, turn]) => {
    const all = (d: string): string =>
      petalsOf(n, turn)
        .map((at) => turned(d, at, scale))
        .join('');
    return `<path d="${all(PETAL)}"/>${fill(all(FOLD), '#20000c', 'opacity=".34"')}${fill(all(LIP), '#ffb9ae', 'opacity=".44"')}`;
  });
  return (
    roundness(id) +
    group(id, rings.join('') + creases(`<path d="${HEART.join('')}"/>`) + circle(0, 0, 40, `~${id}l`))
  );
}

/** The paint of a rose: dark in the crease, light at the rim. */
export function tone(id: string, tones: RoseTones): string {
  return core(id, [`${tones.deep}@.1`, `${tones.mid}@.55`, `${tones.rim}@1`], 50);
}

/** Places a rose of the shape `ro` in the tone `paint`, `r` its radius. */
export function bloom(paint: string, x: number, y: number, r: number, turn = 0): string {
  return use('ro', Math.round(x), Math.round(y), r / 50, turn, `fill="url(#~${paint})"`);
}

/** A half-open bud seen from the side, about 40 high, standing on the origin. */
export function bud(id: string, tones: RoseTones, green: string): string {
  return group(
    id,
    fill('M-14-8C-20-28-8-40 0-42C8-40 20-28 14-8C10 0-10 0-14-8Z', tones.mid) +
      fill('M-14-8C-20-28-8-40 2-40C-6-30-4-12 4-1C-4 1-11-2-14-8Z', tones.rim) +
      fill('M14-8C19-24 13-34 6-39C10-26 6-14 4-1C9-1 12-4 14-8Z', tones.deep) +
      fill('M-12-36C-4-44 8-42 12-34C6-38-4-38-12-36Z', tones.lip) +
      fill('M-13-10C-8-6-5-8 0-4C5-8 8-6 13-10C12 2 6 6 0 6C-6 6-12 2-13-10Z', green),
  );
}

const LEAF = 'M0 0C-15-10-16-32 0-46C16-32 15-10 0 0Z';
const LIT = 'M0 0C-15-10-16-32 0-46C-3-30-3-14 0 0Z';

/** A leaf 44 long growing up from the origin, lit from the left. */
export function leaf(id: string, light: string, dark: string): string {
  return group(
    id,
    fill(LEAF, dark) +
      fill(LIT, light) +
      line('M0 0V-38M0-12L-7-19M0-22L-6-29M0-12L7-19M0-22L6-29', dark, 0.8, 'opacity=".55"'),
  );
}

/** A loose petal about 24 wide, curled. */
export function petal(id: string, tones: RoseTones): string {
  return group(
    id,
    fill('M-12 2C-12-9 0-13 9-9C15-4 10 8 0 10C-6 11-11 8-12 2Z', tones.mid) +
      fill('M-12 2C-12-9 0-13 9-9C3-8-4-4-6 9C-9 8-12 6-12 2Z', tones.rim) +
      fill('M9-9C15-4 10 8 0 10C8 5 10-1 9-9Z', tones.deep, 'opacity=".55"'),
  );
}

/** Two tints that every rosy picture shares. */
export const CRIMSON: RoseTones = { deep: '#4a0418', mid: '#b80d38', rim: '#f0335f', lip: '#ff8ea0' };
export const BLUSH: RoseTones = { deep: '#8a2a3c', mid: '#df7f83', rim: '#f7b9ae', lip: '#ffe7d8' };
export const WINE: RoseTones = { deep: '#25020f', mid: '#7a0a2a', rim: '#ab1a3c', lip: '#c74a62' };

/** Three leaves fanned around the origin, from a leaf `one` and a leaf `two`. */
export function sprig(id: string, one: string, two: string): string {
  return group(
    id,
    use(one, 0, 0, 0.9, -62) + use(two, 0, 0, 1, 8) + use(one, 0, 0, 0.85, 80) + use(two, 0, 0, 0.8, 170),
  );
}

/** The same sprig for where it is small: no veins, and leaves of one kind are one element for their dark and one for their light half. */
export function smallSprig(id: string, one: LeafTones, two: LeafTones): string {
  const leaves = (places: readonly (readonly [number, number])[], { light, dark }: LeafTones): string =>
    [LEAF, LIT]
      .map((d, half) => fill(places.map(([at, scale]) => turned(d, at, scale)).join(''), half ? light : dark))
      .join('');
  return group(
    id,
    leaves(
      [
        [-62, 0.9],
        [80, 0.85],
      ],
      one,
    ) +
      leaves(
        [
          [8, 1],
          [170, 0.8],
        ],
        two,
      ),
  );
}

/** A rose of one tone on its own three leaves: the unit of a garland. Needs `ro`, the tone and the sprig `sg`. */
export function head(id: string, paint: string): string {
  return group(id, `${use('sg', 0, 0, 1.75)}<use href="#~ro" fill="url(#~${paint})"/>`);
}

const FRILL =
  'M0 8C-24 4-46-18-38-36C-34-44-27-42-24-47C-18-54-10-47-5-50C2-54 7-48 12-50C20-53 25-46 29-42C37-38 42-30 36-18C30-4 18 6 0 8Z';

/** A peony seen from the front: ruffled petals, gold stamens; painted by the `use` like a rose. */
export function peony(id: string): string {
  const ring = (n: number, s: number, turn: number): string =>
    many(n, (i) => use(`${id}p`, 0, 0, s, turn + (i * 360) / n + (i % 2 ? 8 : -5)));
  const stamens = many(9, (i) => `<path d="M0-3L0-12" transform="rotate(${i * 40})"/>`);
  return (
    rad(`${id}l`, ['#fff@0/.34', '#fff@.45/0', '#3a0008@1/.42'], 0.34, 0.26, 0.78) +
    group(
      `${id}p`,
      `<path d="${FRILL}"/>` +
        line('M0-8C-4-22-12-32-20-38M0-8C0-22 0-34 1-42M0-8C5-22 12-32 20-37', '#fff', 1.2, 'opacity=".28"') +
        line(FRILL, '#fff4e4', 1.4, 'opacity=".6"'),
    ) +
    group(
      id,
      ring(6, 1, 0) +
        ring(6, 0.78, 30) +
        ring(5, 0.56, 8) +
        ring(3, 0.4, 50) +
        `<g stroke="#ffd45e" stroke-width="2" stroke-linecap="round">${stamens}</g>` +
        circle(0, 0, 4, '#ffe9a0') +
        circle(0, 0, 40, `~${id}l`),
    )
  );
}

/** The hero's sky and what hangs in it: the constellation of the sixteen, the far fair, clouds and cords of lamps. */
import { circle, fill, group, line, many, t, use } from '../draw.ts';
import { sparkle, star } from '../sparks.ts';

/** The sixteen: four of each temperament, from the left horizon over the title to the right one. */
const STARS: readonly (readonly [number, number])[] = [
  [22, 192],
  [12, 156],
  [34, 126],
  [20, 90],
  [46, 58],
  [80, 68],
  [108, 36],
  [150, 46],
  [240, 44],
  [280, 36],
  [308, 66],
  [344, 56],
  [370, 90],
  [356, 126],
  [378, 156],
  [368, 192],
];

const COLOURS = ['#c3b2ff', '#8be8b8', '#8fd4ff', '#ffc27a'];

/** One star with its light, around the origin; coloured by the group it stands in. */
export const STAR = group(
  'st',
  `${circle(0, 0, 13, '~ha')}<path d="${star(0, 0, 7, 0.48)}"/>${fill(sparkle(0, 0, 4), '#fff')}`,
);

export function constellation(): string {
  const path = STARS.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');
  const shine = COLOURS.map((colour, c) => {
    const four = STARS.slice(c * 4, c * 4 + 4);
    return `<g fill="${colour}">${four.map(([x, y], i) => use('st', x, y, i % 2 ? 0.8 : 1.05)).join('')}</g>`;
  }).join('');
  return (
    line(path, '#e6dcff', 1.3, 'opacity=".7" stroke-dasharray="1 4" stroke-linecap="round"') +
    line('M34 126L46 58M108 36L80 68M308 66L280 36M356 126L344 56', '#e6dcff', 0.8, 'opacity=".3"') +
    circle(195, 26, 34, '~ha', 'opacity=".5"') +
    fill('M200 12A15 15 0 1 0 208 34A12 12 0 0 1 200 12Z', '#fff0c4') +
    shine
  );
}

/** Clouds of about 70 px at scale 1, their flat side down at `y`. */
export function clouds(list: readonly [number, number, number][], paint: string, opacity: number): string {
  const one = ([x, y, s]: readonly [number, number, number]): string =>
    t`M${x} ${y}a${11 * s} ${11 * s} 0 0 1 ${4 * s} ${-21 * s}a${17 * s} ${17 * s} 0 0 1 ${27 * s} ${-7 * s}a${14 * s} ${14 * s} 0 0 1 ${24 * s} ${10 * s}a${9 * s} ${9 * s} 0 0 1 ${3 * s} ${18 * s}Z`;
  return fill(list.map(one).join(''), paint, `opacity="${opacity}"`);
}

/** Hills and a big wheel in the haze of the dawn; takes the paints `f1` and `f2`. */
export function far(): string {
  const spoke = (i: number): [number, number] => {
    const a = (i * Math.PI) / 6;
    return [195 + 54 * Math.cos(a), 240 + 54 * Math.sin(a)];
  };
  const wheel = many(6, (i) => {
    const [[x0, y0], [x1, y1]] = [spoke(i), spoke(i + 6)];
    return t`M${x0} ${y0}L${x1} ${y1}`;
  });
  const cabins = many(12, (i) => t`M${spoke(i)[0]} ${spoke(i)[1] + 3}h0`);
  return (
    fill(
      'M0 296C40 258 74 280 104 264C136 248 150 272 190 268C232 264 246 246 284 262C320 276 350 254 390 286V460H0Z',
      '~f1',
    ) +
    `<g fill="none" stroke="#8d5aa6" opacity=".85"><circle cx="195" cy="240" r="54" stroke-width="2.6"/><circle cx="195" cy="240" r="46"/><path d="${wheel}" stroke-width="1.2"/><path d="M195 240L168 318M195 240L222 318" stroke-width="3.4"/><path d="${cabins}" stroke="#ffd9b0" stroke-width="8" stroke-linecap="round"/></g>` +
    circle(195, 240, 7, '#ffd9b0') +
    fill('M0 326C50 300 90 318 130 308C170 298 220 300 262 308C300 316 340 300 390 322V460H0Z', '~f2')
  );
}

/** A cord of seven lamps: one path for the cord, one for the lamps, two for their light. */
export function lamps(x0: number, y0: number, x1: number, y1: number): string {
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2 + 28];
  const dots = many(7, (i) => {
    const k = (i + 0.5) / 7;
    const at = (a: number, m: number, b: number): number =>
      (1 - k) ** 2 * a + 2 * k * (1 - k) * m + k * k * b;
    return t`M${at(x0, mx, x1)} ${at(y0, my, y1) + 2}h0`;
  });
  const round = 'stroke-linecap="round"';
  return (
    line(t`M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`, '#4a2a6c', 0.8) +
    line(dots, '#ffe2a0', 14, `${round} opacity=".18"`) +
    line(dots, '#ffe2a0', 8, `${round} opacity=".35"`) +
    line(dots, '#fffbe0', 4, round)
  );
}

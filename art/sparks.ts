/** Light: sparkles, stars, bokeh and strings of bulbs, shared by all families. */
import { circle, f, many, random, t } from './draw.ts';

/** Path of a four-pointed sparkle. */
export function sparkle(x: number, y: number, r: number): string {
  const q = r * 0.14;
  return t`M${x} ${y - r}Q${x + q} ${y - q} ${x + r} ${y}Q${x + q} ${y + q} ${x} ${y + r}Q${x - q} ${y + q} ${x - r} ${y}Q${x - q} ${y - q} ${x} ${y - r}Z`;
}

/** Path of a star with `n` points. */
export function star(x: number, y: number, r: number, inner = 0.45, n = 5, turn = -90): string {
  let d = '';
  for (let i = 0; i < n * 2; i += 1) {
    const a = ((turn + (i * 180) / n) * Math.PI) / 180;
    const q = i % 2 ? r * inner : r;
    d += t`${i ? 'L' : 'M'}${x + q * Math.cos(a)} ${y + q * Math.sin(a)}`;
  }
  return `${d}Z`;
}

/** A sky of small stars as one path of dots; fewer towards the bottom. */
export function starDust(seed: number, count: number, w: number, h: number, colour: string): string {
  const rnd = random(seed);
  const dots = (n: number): string => many(n, () => t`M${rnd() * w} ${rnd() * rnd() * h}h0`);
  const stroke = (width: number, opacity: number, n: number): string =>
    `<path d="${dots(n)}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
  return stroke(0.9, 0.55, Math.round(count * 0.7)) + stroke(1.7, 0.85, Math.round(count * 0.3));
}

/** Soft discs out of focus; `skip` leaves the calm region of the title free. */
export function bokeh(
  seed: number,
  count: number,
  paint: string,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  size: readonly [number, number],
  skip: (x: number, y: number) => boolean = () => false,
): string {
  const rnd = random(seed);
  let out = '';
  for (let made = 0, tries = 0; made < count && tries < 400; tries += 1) {
    const [x, y] = [x0 + rnd() * (x1 - x0), y0 + rnd() * (y1 - y0)];
    const r = size[0] + rnd() * rnd() * (size[1] - size[0]);
    if (skip(x, y)) continue;
    out += circle(x, y, r, paint, `opacity="${f(0.25 + rnd() * 0.65)}"`);
    made += 1;
  }
  return out;
}

/** The region of the title: no sharp detail goes in here. */
export function calm(x: number, y: number): boolean {
  return x > 44 && x < 346 && y > 142 && y < 304;
}

/** A hanging cord with bulbs between two points; the bulb paint is a radial gradient for the halo. */
export function bulbs(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  sag: number,
  count: number,
  look: { cord: string; halo: string; bulb: string; r: number },
): string {
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2 + sag * 2];
  const cord = t`<path d="M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}" fill="none" stroke="${look.cord}" stroke-width=".8"/>`;
  const lamps = many(count, (i) => {
    const k = (i + 0.5) / count;
    const x = (1 - k) ** 2 * x0 + 2 * k * (1 - k) * mx + k * k * x1;
    const y = (1 - k) ** 2 * y0 + 2 * k * (1 - k) * my + k * k * y1 + look.r * 0.9;
    return circle(x, y, look.r * 3.6, look.halo) + circle(x, y, look.r, look.bulb);
  });
  return cord + lamps;
}

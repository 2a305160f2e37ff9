/** The striped edge of the big top with its bulbs. */
import { fill, line, many, t } from '../draw.ts';

/** Bulbs along a path: two dashed lines, the halo and the glass, instead of a shape for each bulb. */
export const lamps = (d: string, gap: number): string =>
  line(d, '#ffc861', 12, `stroke-dasharray=".1 ${gap}" stroke-linecap="round" opacity=".32"`) +
  line(d, '#fffbe6', 5, `stroke-dasharray=".1 ${gap}" stroke-linecap="round"`);

/** Lower edge of the canopy above `x`. */
const edge = (x: number): number => Math.round(128 - 34 * (1 - ((x - 195) / 205) ** 2));

export function canopy(): string {
  const n = 14;
  const at = (i: number): number => Math.round(-10 + (i * 410) / n);
  const wedge = (i: number): string => {
    const [a, b] = [at(i), at(i + 1)];
    return t`M195-70C${195 + (a - 195) * 0.4} 0 ${195 + (a - 195) * 0.8} ${edge(a) - 34} ${a} ${edge(a)}L${b} ${edge(b)}C${195 + (b - 195) * 0.8} ${edge(b) - 34} ${195 + (b - 195) * 0.4} 0 195-70Z`;
  };
  const flap = (i: number): string => {
    const [a, b] = [at(i), at(i + 1)];
    return t`M${a} ${edge(a) - 2}L${b} ${edge(b) - 2}V${edge(b) + 12}C${b} ${edge(b) + 30} ${a} ${edge(a) + 30} ${a} ${edge(a) + 12}Z`;
  };
  const odd = (draw: (i: number) => string, from: number): string => many(n / 2, (i) => draw(i * 2 + from));
  const rim = (dy: number): string =>
    t`M-10 ${edge(-10) + dy}Q195 ${edge(195) * 2 - edge(-10) + dy} 400 ${edge(400) + dy}`;
  const hem = many(n, (i) => {
    const [a, b] = [at(i), at(i + 1)];
    return t`M${a} ${edge(a) + 12}C${a} ${edge(a) + 30} ${b} ${edge(b) + 30} ${b} ${edge(b) + 12}`;
  });
  return (
    fill(many(n, flap), '#12082e', 'opacity=".38" transform="translate(0 10)"') +
    fill(odd(flap, 0), '~fb') +
    fill(odd(flap, 1), '~fa') +
    line(hem, '#ffd56a', 2) +
    fill(odd(wedge, 0), '~ca') +
    fill(odd(wedge, 1), '~cb') +
    fill(
      t`M195-70C${195 - 205 * 0.4} 0 ${195 - 205 * 0.8} ${edge(-10) - 34} -10 ${edge(-10)}Q195 ${edge(195) * 2 - edge(400)} 400 ${edge(400)}C${195 + 205 * 0.8} ${edge(400) - 34} ${195 + 205 * 0.4} 0 195-70Z`,
      '~cs',
    ) +
    line(rim(0), '#8a3a1c', 7) +
    line(rim(-0.6), '~gd', 5) +
    lamps(rim(-0.5), 14.2)
  );
}

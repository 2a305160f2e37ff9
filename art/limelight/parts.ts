/** What is on the stage of the limelight again and again: the old microphone, bulbs along a line, hands that clap. */
import { circle, fill, group, line, many, oval, t } from '../draw.ts';

/** A ribbed microphone of the radio days, its head around the origin, 44 wide; takes `MIC` and the brass edge. */
export function microphone(id: string): string {
  return group(
    id,
    fill('M-3 28H3V40H-3Z', '~mb') +
      fill('M-22-8C-22-34 22-34 22-8V8C22 32-22 32-22 8Z', '~mh') +
      line(
        many(5, (i) => t`M${-12 + i * 6}-26V24`),
        '#3c5153',
        1.6,
        'opacity=".55"',
      ) +
      fill('M-23-3H23V6H-23Z', '~eg') +
      line('M-23-3H23M-23 6H23', '#7a4a06', 0.6, 'opacity=".7"') +
      fill('M-18-12C-18-24-10-28-4-28C-12-22-13-14-13-6H-18Z', '#fff', 'opacity=".6"') +
      line('M-22-8C-22-34 22-34 22-8V8C22 32-22 32-22 8Z', '#22302f', 1, 'opacity=".5"') +
      line('M-27 2V8C-27 36 27 36 27 8V2', '~eg', 2.6, 'stroke-linecap="round"'),
  );
}

/** Rays of a fan around a point, every second one of them: `from` and `to` in degrees, 0 to the right. */
export function fan(
  x: number,
  y: number,
  r: number,
  rays: number,
  from: number,
  to: number,
  odd: boolean,
): string {
  const at = (k: number): string => {
    const a = ((from + ((to - from) * k) / rays) * Math.PI) / 180;
    return t`${x + r * Math.cos(a)} ${y + r * Math.sin(a)}`;
  };
  let d = '';
  for (let k = odd ? 1 : 0; k < rays; k += 2) d += t`M${x} ${y}L${at(k)}L${at(k + 1)}Z`;
  return d;
}

/** Heads and raised arms of people in the rows, seen against the light; `y` is the line of their shoulders. */
export function crowd(y: number, step: number, size: number, paint: string, rim: string, shift = 0): string {
  const count = Math.ceil(420 / step);
  const head = (i: number): readonly [number, number, number] => [
    -12 + shift + i * step,
    y - size * (1.5 + ((i * 37) % 5) * 0.12),
    size * (0.78 + ((i * 53) % 4) * 0.06),
  ];
  return (
    many(count, (i) => {
      const [x, top, r] = head(i);
      return (
        oval(x, top, r * 0.86, r, paint) +
        fill(
          t`M${x - size * 1.5} ${y + size * 2}C${x - size * 1.4} ${y - size * 0.7} ${x + size * 1.4} ${y - size * 0.7} ${x + size * 1.5} ${y + size * 2}Z`,
          paint,
        )
      );
    }) +
    line(
      many(count, (i) => {
        const [x, top, r] = head(i);
        return t`M${x - r * 0.7} ${top - r * 0.5}A${r * 0.86} ${r} 0 0 1 ${x + r * 0.7} ${top - r * 0.5}`;
      }),
      rim,
      1.2,
      'stroke-linecap="round" opacity=".6"',
    )
  );
}

/** A light stick held up: its foot at x, y. */
export function stick(x: number, y: number, h: number, turn: number, colour: string, arm: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${line(t`M0 ${h * 0.9}V0`, arm, 9, 'stroke-linecap="round"')}${circle(0, 0, 6, arm)}${line(t`M0-2V${-h * 0.5}`, colour, 12, 'stroke-linecap="round" opacity=".28"')}${line(t`M0-4V${-h * 0.5}`, colour, 5.4, 'stroke-linecap="round"')}${line(t`M0-6V${-h * 0.48}`, '#fff', 2, 'stroke-linecap="round" opacity=".85"')}</g>`;
}

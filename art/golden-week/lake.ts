/** The lake of the golden week: an open pavilion on its island and the moon bridge in front of it. */
import { circle, fill, line, many, oval, t, use } from '../draw.ts';
import { eave } from './parts.ts';

const X = 195;

/** Open on all sides: the low sun shines between the columns. */
export function pavilion(): string {
  const columns = (w: number, n: number, top: number, foot: number): string =>
    line(
      many(n, (i) => t`M${X - w + (i * w * 2) / (n - 1)} ${top}V${foot}`),
      '~co',
      4.4,
    );
  const beam = (w: number, y: number): string =>
    fill(t`M${X - w} ${y}H${X + w}V${y + 6}H${X - w}Z`, '#a11712') +
    line(t`M${X - w} ${y + 3}H${X + w}`, '#f3cf6a', 1.6, 'stroke-dasharray="3 2.4"');
  const fringe = many(12, (i) => t`M${X - 62 + i * 10.6} 392q5.3 8 10.6 0`);
  return (
    oval(X, 434, 104, 13, '#8c3a26', 'opacity=".45"') +
    oval(X, 429, 98, 11, '#c98e50') +
    oval(X, 424, 94, 10, '~mb') +
    fill('M129 388H261V422H129Z', '#ffe9a8', 'opacity=".55"') +
    columns(62, 6, 388, 424) +
    line('M133 412H172M218 412H257M133 418H172M218 418H257', '#d2301e', 1.8) +
    line(fringe, '#ffd873', 1.2) +
    beam(66, 385) +
    eave(X, 387, 84, 40, 27, '~ja') +
    fill('M155 345H235V361H155Z', '#ffe9a8', 'opacity=".7"') +
    columns(38, 5, 345, 361) +
    beam(42, 343) +
    eave(X, 345, 56, 5, 33, '~ja') +
    line('M195 308V296', '~br', 2.6) +
    circle(X, 304, 4.4, '~br') +
    circle(X, 297, 2.8, '#ffe9a0') +
    [118, 272, 146, 244].map((x, i) => use('ln', x, i < 2 ? 390 : 350, i < 2 ? 0.34 : 0.26)).join('')
  );
}

/** Half a circle of stone; its reflection closes the circle, as on a lake without wind. */
export function bridge(): string {
  const deck = 'M66 482C112 478 136 440 195 440C254 440 278 478 324 482';
  const rail = (k: number): [number, number] => [
    X + k * 118,
    440 + 39 * k * k * (1.6 - 0.6 * Math.abs(k)) - 1,
  ];
  const posts = Array.from({ length: 13 }, (_, i) => rail((i - 6) / 6.4));
  const swags = posts.slice(1).reduce((d, [x, y], i) => {
    const [px, py] = posts[i] ?? [x, y];
    return d + t`M${px} ${py - 7}Q${(px + x) / 2} ${(py + y) / 2 + 6} ${x} ${y - 7}`;
  }, '');
  return (
    oval(X, 490, 43, 20, '#b5492f', 'opacity=".35"') +
    fill(`${deck}L332 500H238C238 446 152 446 152 500H58Z`, '~mb') +
    fill('M152 500C152 446 238 446 238 500H231C231 455 159 455 159 500Z', '#b8743e', 'opacity=".8"') +
    line('M148 500C148 440 242 440 242 500', '#fffdf2', 1.6) +
    line(
      'M84 490H136M104 482H138M122 472H146M254 490H306M252 482H286M244 472H268M112 490V482M280 490V482M128 482V472M262 482V472',
      '#c98e50',
      0.9,
      'opacity=".7"',
    ) +
    line(deck, '#d2301e', 5) +
    line(deck, '#fffdf2', 1.4, 'transform="translate(0 -2.6)"') +
    line(swags, '#d2301e', 3.2) +
    line(swags, '#ffd873', 0.9, 'transform="translate(0 1.8)"') +
    line(posts.map(([x, y]) => t`M${x} ${y}v-9`).join(''), '#fff4da', 3.2, 'stroke-linecap="round"') +
    fill(posts.map(([x, y]) => t`M${x} ${y - 14}l2.6 3.4-2.6 3.4-2.6-3.4Z`).join(''), '#f2b632')
  );
}

/** A cord of lanterns between two points, hanging low in the middle. */
export function lanterns(from: [number, number], to: [number, number], sag: number, n: number): string {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  return (
    line(t`M${from[0]} ${from[1]}Q${mx} ${my} ${to[0]} ${to[1]}`, '#7a2c12', 1) +
    many(n, (i) => {
      const k = (i + 0.6) / n;
      const at = (a: number, m: number, b: number): number =>
        (1 - k) ** 2 * a + 2 * k * (1 - k) * m + k * k * b;
      return use('ln', at(from[0], mx, to[0]), at(from[1], my, to[1]) + 5, 0.24 + (i % 2) * 0.05);
    })
  );
}

/** Building blocks of the family: paper-cut clouds, osmanthus, the moon, lanterns, mooncakes, tiled walls. */
import { circle, fill, group, line, many, oval, t, use } from '../draw.ts';

/** A cloud cut from three sheets of paper, 124 wide, standing on the origin's line. */
export function cloud(id: string, [back, mid, front]: readonly [string, string, string]): string {
  const sheet = 'M-62 10C-70-4-54-15-43-9C-43-27-16-34-6-19C2-38 36-32 35-11C47-18 66-8 60 10Z';
  return group(
    id,
    fill(sheet, '#06122a', 'opacity=".28" transform="translate(1.5 3)"') +
      fill(sheet, back) +
      fill(sheet, mid, 'transform="translate(-1 3) scale(.8 .7)"') +
      fill(sheet, front, 'transform="translate(2 6) scale(.56 .4)"') +
      line(
        'M-43-9C-34-9-29-2-34 3C-38 6-43 2-40-1M35-11C26-10 21-4 25 2C29 6 35 2 32-2',
        back,
        1.6,
        'stroke-linecap="round"',
      ),
  );
}

/** Osmanthus: a cluster of small blossoms of four petals, about 26 wide: dots of one line, as a branch has many of them. */
export function blossoms(id: string): string {
  const at = [
    [-8, 1, 3],
    [0, -6, 3.2],
    [8, 0, 3],
    [-3, 6, 2.7],
    [5, 8, 2.5],
    [0, 1, 3.1],
  ];
  const petals = at.map(([x = 0, y = 0, r = 0], i) =>
    many(4, (petal) => {
      const turn = ((i * 23 + petal * 90) * Math.PI) / 180;
      return t`M${x + r * Math.cos(turn)} ${y + r * Math.sin(turn)}h0`;
    }),
  );
  const hearts = at.map(([x = 0, y = 0]) => t`M${x} ${y}h0`);
  return group(
    id,
    line(petals.join(''), '#ffd257', 5, 'stroke-linecap="round"') +
      line(hearts.join(''), '#d9791a', 2.6, 'stroke-linecap="round"'),
  );
}

/** A long leaf, 34 from the origin upwards. */
export function blade(id: string, light: string, dark: string): string {
  return group(
    id,
    fill('M0 0C-9-10-9-24 0-35C9-24 9-10 0 0Z', dark) +
      fill('M0 0C-9-10-9-24 0-35C-2-22-2-10 0 0Z', light) +
      line('M0 0V-31', light, 0.7, 'opacity=".7"'),
  );
}

/** A branch about 150 long that hangs to the lower right from the origin: wood, leaves, blossoms. Needs `bl` and `bo`. */
export function branch(id: string): string {
  const leaves = [
    [14, 8, 150],
    [30, 12, 40],
    [44, 26, 175],
    [58, 27, 60],
    [70, 42, 200],
    [84, 42, 80],
    [98, 58, 150],
    [112, 62, 100],
    [124, 76, 170],
    [136, 82, 120],
    [52, 22, 10],
    [90, 48, 20],
  ]
    .map(([x = 0, y = 0, a = 0], i) => use('bl', x, y, 0.8 + (i % 3) * 0.14, a))
    .join('');
  const flowers = [
    [22, 14],
    [47, 30],
    [66, 30],
    [80, 50],
    [100, 52],
    [116, 72],
    [132, 78],
  ]
    .map(([x = 0, y = 0], i) => use('bo', x, y, 0.8 + (i % 2) * 0.18, i * 40))
    .join('');
  return group(
    id,
    line('M-8-4C30 12 50 22 72 38C94 54 116 64 138 84', '#3a2a20', 4, 'stroke-linecap="round"') +
      line('M-8-5C30 11 50 20 72 36', '#8a6a4a', 1.2, 'opacity=".7"') +
      leaves +
      flowers,
  );
}

/** The moon with its seas; needs `MOON`. `dark` darkens its right side, as in the nights after it was full. */
export function moon(x: number, y: number, r: number, dark = 0): string {
  const seas = [
    [-0.3, -0.25, 0.26, 0.2],
    [0.12, -0.42, 0.16, 0.12],
    [-0.05, 0.3, 0.3, 0.18],
    [0.38, 0.02, 0.17, 0.22],
    [-0.52, 0.24, 0.12, 0.14],
  ]
    .map(([dx = 0, dy = 0, w = 0, h = 0]) =>
      oval(x + dx * r, y + dy * r, w * r, h * r, '#dcb563', 'opacity=".34"'),
    )
    .join('');
  const wane = dark
    ? fill(
        t`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}A${r * (1 - dark)} ${r} 0 0 0 ${x} ${y - r}Z`,
        '#173a5e',
        'opacity=".72"',
      )
    : '';
  return circle(x, y, r * 2.1, '~mh') + circle(x, y, r, '~mo') + seas + wane;
}

/** A paper lantern 44 wide, hanging from the origin; needs `LAMP`. */
export function paperLamp(id: string): string {
  return group(
    id,
    line('M0-40V2', '#d9c48a', 1) +
      line('M0 46V78M-3 50L-4 74M3 50L4 74', '#4fb595', 1.8, 'stroke-linecap="round"') +
      circle(0, 50, 3, '#f2b632') +
      fill('M-12 3C-28 8-28 38-12 43H12C28 38 28 8 12 3Z', '~la') +
      line('M-7 3C-16 12-16 34-7 43M0 3V43M7 3C16 12 16 34 7 43', '#b9772a', 0.9, 'opacity=".55"') +
      fill('M4 13A10.4 10.4 0 1 0 4 33.6A12 12 0 0 1 4 13Z', '#0b6b57', 'opacity=".8"') +
      fill('M-13-1H13V4H-13ZM-13 42H13V47H-13Z', '~cp'),
  );
}

/** A mooncake about 60 wide, seen from the front above; needs `CAKE`. The origin is the middle of its foot. */
export function mooncake(id: string): string {
  const lobes = many(9, (i) => t`M${-28 + i * 7} -18v14`);
  const rim = many(16, (i) => {
    const a = (i / 16) * Math.PI * 2;
    return t`M${26 * Math.cos(a)} ${-20 + 10.4 * Math.sin(a)}h0`;
  });
  const flower = many(6, (i) => {
    const a = (i / 6) * Math.PI * 2 + 0.3;
    return oval(9.5 * Math.cos(a), -20.5 + 4 * Math.sin(a), 4.6, 2.4, '#fbe0a2', 'opacity=".85"');
  });
  return group(
    id,
    oval(0, 0, 32, 6, '#04101f', 'opacity=".3"') +
      fill('M-30-20C-31-10-30-4-28-2C-18 5 18 5 28-2C30-4 31-10 30-20Z', '~ck') +
      line(lobes, '#7a3f0e', 1.4, 'opacity=".6"') +
      oval(0, -20, 30, 12.4, '#b4701f') +
      line(rim, '#f0bf6a', 6.4, 'stroke-linecap="round"') +
      oval(0, -20.6, 25, 9.6, '~ct') +
      `<ellipse cx="0" cy="-20.6" rx="19" ry="7" fill="none" stroke="#a9661c" stroke-width="1.3"/>` +
      flower +
      oval(0, -20.6, 4, 2, '#a9661c') +
      fill('M-24-24C-18-29-6-31 4-30C-8-28-16-26-22-21Z', '#fff', 'opacity=".55"'),
  );
}

/** A tin of mooncakes, 70 wide and 26 high, lacquer with a jade seal; stands on the origin. Needs `lq` and `js`. */
export function tin(id: string): string {
  return group(
    id,
    fill('M-35-22C-35-26 35-26 35-22V-3C35 3-35 3-35-3Z', '~lq') +
      fill('M-36-27C-36-34 36-34 36-27V-21C36-15-36-15-36-21Z', '~lq') +
      oval(0, -28, 36, 6, '#2d5a94') +
      `<ellipse cx="0" cy="-28" rx="29" ry="4.2" fill="none" stroke="#f2b632" stroke-width="1.2"/>` +
      line('M-36-21C-36-15 36-15 36-21M-35-4C-35 2 35 2 35-4', '#f2b632', 1.4) +
      fill('M0-20L9-12L0-4L-9-12Z', '~js') +
      line('M0-20L9-12L0-4L-9-12Z', '#f2b632', 1) +
      fill('M-31-24V-4C-28-2-26-1-24-1V-22Z', '#fff', 'opacity=".16"'),
  );
}

/** The tiled ridge of a wall along `d` from (x0) to (x1): dark tiles with round ends in a row below. */
export function ridge(points: readonly (readonly [number, number])[], d: string): string {
  const ends = points.map(([x, y]) => t`M${x} ${y + 8}h0`).join('');
  return (
    line(d, '#071427', 17, 'opacity=".35" transform="translate(0 7)"') +
    line(d, '#12294a', 15) +
    line(d, '#3c628c', 4, 'transform="translate(0 -6)"') +
    line(d, '#a9c9d8', 1.2, 'transform="translate(0 -8)"') +
    line(ends, '#0c1d38', 9, 'stroke-linecap="round"') +
    line(ends, '#4f7aa3', 6, 'stroke-linecap="round"') +
    line(ends, '#12294a', 2.6, 'stroke-linecap="round"')
  );
}

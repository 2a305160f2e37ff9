/** Building blocks of the golden week: eaves, pagodas, scroll clouds, lanterns, drums, fireworks. */
import { circle, fill, group, line, many, oval, random, t, use } from '../draw.ts';

/** A glazed roof: the eave's tips turn up; `w` half its width, `r` half its ridge, `h` its height, `y` its lower edge. */
export function eave(x: number, y: number, w: number, r: number, h: number, glaze = '~ro'): string {
  const outline = t`M${x - w - 7} ${y - 11}C${x - w} ${y - 4} ${x - w * 0.82} ${y - h * 0.2} ${x - r} ${y - h}H${x + r}C${x + w * 0.82} ${y - h * 0.2} ${x + w} ${y - 4} ${x + w + 7} ${y - 11}C${x + w} ${y + 3} ${x + w * 0.8} ${y} ${x + w * 0.6} ${y + 1}H${x - w * 0.6}C${x - w * 0.8} ${y} ${x - w} ${y + 3} ${x - w - 7} ${y - 11}Z`;
  const n = Math.max(4, Math.round(w / 11));
  let tiles = '';
  for (let i = -n + 1; i < n; i += 1) {
    const k = i / n;
    tiles += t`M${x + r * k} ${y - h + 1}Q${x + (r + (w - r) * 0.35) * k} ${y - h * 0.25} ${x + w * k * 0.93} ${y - 0.5}`;
  }
  return (
    fill(outline, glaze) +
    line(tiles, glaze === '~ro' ? '#a8560f' : '#0b3f45', 1.3, 'opacity=".5"') +
    line(
      t`M${x - w * 0.97} ${y - 1}C${x - w * 0.8} ${y + 1} ${x - w * 0.7} ${y + 1} ${x - w * 0.6} ${y + 1}H${x + w * 0.6}C${x + w * 0.7} ${y + 1} ${x + w * 0.8} ${y + 1} ${x + w * 0.97} ${y - 1}`,
      '#fff0b8',
      1.4,
    ) +
    line(
      t`M${x - w - 7} ${y - 11}C${x - w} ${y - 4} ${x - w * 0.82} ${y - h * 0.2} ${x - r} ${y - h}`,
      '#ffe9a6',
      1.6,
      'stroke-linecap="round"',
    ) +
    fill(
      t`M${x - r - 4} ${y - h + 1}C${x - r - 5} ${y - h - 4} ${x - r - 4} ${y - h - 8} ${x - r} ${y - h - 7}C${x - r + 3} ${y - h - 6} ${x - r} ${y - h - 4} ${x - r + 4} ${y - h - 3}H${x + r - 4}C${x + r} ${y - h - 4} ${x + r - 3} ${y - h - 6} ${x + r} ${y - h - 7}C${x + r + 4} ${y - h - 8} ${x + r + 5} ${y - h - 4} ${x + r + 4} ${y - h + 1}Z`,
      '~rd',
    )
  );
}

/** The painted beam and red columns under an eave, lit from inside. */
export function storey(x: number, y: number, w: number, h: number, columns: number): string {
  return (
    fill(t`M${x - w} ${y}H${x + w}V${y + h}H${x - w}Z`, '~wi') +
    fill(t`M${x - w - 3} ${y}H${x + w + 3}V${y + h * 0.22}H${x - w - 3}Z`, '#1d6a66') +
    line(
      t`M${x - w} ${y + h * 0.11}H${x + w}`,
      '#f3cf6a',
      Math.min(2.4, h * 0.1),
      'stroke-dasharray="3 2.4"',
    ) +
    line(
      many(columns + 1, (i) => t`M${x - w + 1.5 + ((w * 2 - 3) * i) / columns} ${y + h * 0.22}V${y + h}`),
      '~co',
      Math.min(5, w / 7),
    )
  );
}

/** A pagoda of `n` floors, its foot at the origin: one floor drawn once, each next one a smaller copy. */
export function pagoda(id: string, n: number, w: number, h: number): string {
  let out = '';
  let top = 0;
  for (let i = 0; i < n; i += 1) {
    const q = Math.round((1 - i * (0.52 / n)) * 100) / 100;
    out += use(`${id}f`, 0, top, q);
    top -= h * 0.86 * q;
  }
  const floor = storey(0, -h * 0.5, w * 0.62, h * 0.5, 3) + eave(0, -h * 0.5, w, w * 0.5, h * 0.44);
  return (
    group(`${id}f`, floor) +
    group(
      id,
      out +
        line(t`M0 ${top + 2}v-16`, '#f6c656', 2) +
        circle(0, top - 2, 2.8, '#f9d878') +
        circle(0, top - 9, 1.9, '#f9d878'),
    )
  );
}

/** A scroll cloud 120 wide with curled lobes, standing on the origin's line. */
export function scrollCloud(id: string, face: string, edge: string): string {
  return group(
    id,
    fill(
      'M-60 14C-76 14-76-4-60-5C-62-20-42-26-34-15C-30-34 2-38 8-17C16-28 38-24 37-8C52-12 64 4 52 14Z',
      face,
    ) +
      line(
        'M-60 14C-76 14-76-4-60-5C-62-20-42-26-34-15C-30-34 2-38 8-17C16-28 38-24 37-8C52-12 64 4 52 14',
        edge,
        1.6,
      ) +
      line(
        'M-60-5C-52-8-46 0-52 4C-56 6-60 2-57 0M-34-15C-28-12-28-2-36-1C-42-1-42-8-37-8M8-17C10-6 0 2-9-1C-16-4-14-14-7-14C-2-14-1-8-5-7M37-8C38 0 30 5 25 2C21-1 23-6 27-5',
        edge,
        1.5,
        'stroke-linecap="round" opacity=".85"',
      ),
  );
}

/** A silk lantern about 40 wide hanging from the origin. */
export function lantern(id: string): string {
  return group(
    id,
    line('M0-30V2', '#8a4a12', 1.4) +
      line(
        'M-4 44L-5 70M0 44V76M4 44L5 70M-2 44L-2.6 73M2 44L2.6 73',
        '#ffb02e',
        1.5,
        'stroke-linecap="round"',
      ) +
      oval(0, 22, 21, 18, '~la') +
      line(
        'M0 4C-16 8-16 36 0 40M0 4C16 8 16 36 0 40M0 4V40M0 4C-27 6-27 38 0 40M0 4C27 6 27 38 0 40',
        '#ffc85c',
        0.9,
        'opacity=".65"',
      ) +
      oval(-8, 16, 5, 8, '#fff', 'opacity=".35" transform="rotate(16 -8 16)"') +
      fill('M-10 0H10V5.5H-10ZM-10 38.5H10V44H-10Z', '~br') +
      fill('M-6-4H6V0H-6Z', '#8a4a12') +
      circle(0, 47, 2.6, '#d8271c'),
  );
}

/** A burst: bent rays that fade outwards, with sparks at the tips. Needs a radial paint `paint` in drawing units. */
export function burst(id: string, seed: number, n: number, paint: string, spark: string): string {
  const rnd = random(seed);
  let rays = '';
  let dots = '';
  for (const [scale, turn, count] of [
    [1, 0, n],
    [0.66, 0.13, n],
    [0.36, 0.3, Math.round(n * 0.7)],
  ] as const) {
    for (let i = 0; i < count; i += 1) {
      const a = (i / count) * Math.PI * 2 + turn;
      const q = 50 * scale * (0.88 + rnd() * 0.24);
      const [c, s] = [Math.cos(a), Math.sin(a)];
      rays += t`M${c * q * 0.24} ${s * q * 0.24}Q${c * q * 0.75} ${s * q * 0.7} ${c * q} ${s * q + q * 0.12}`;
      dots += t`M${c * q} ${s * q + q * 0.12}h0`;
    }
  }
  return group(
    id,
    line(rays, paint, 1.5, 'stroke-linecap="round"') + line(dots, spark, 3, 'stroke-linecap="round"'),
  );
}

/** A red drum in three-quarter view, 100 wide, standing on the origin. */
export function drum(id: string): string {
  const studs = (y: number): string =>
    many(13, (i) => {
      const k = (i / 12) * 2 - 1;
      return t`M${k * 45} ${y + 12 * Math.sqrt(1 - k * k)}h0`;
    });
  return group(
    id,
    oval(0, 2, 50, 9, '#5a0a06', 'opacity=".4"') +
      fill('M-46-62C-58-40-56-14-42-4C-24 8 24 8 42-4C56-14 58-40 46-62Z', '~db') +
      fill('M-46-62C-58-40-56-14-42-4C-36 0-34 0-30 2C-42-18-40-40-34-54Z', '#fff', 'opacity=".16"') +
      line('M-42-6C-24 6 24 6 42-6', '~br', 5) +
      line(studs(-60) + studs(-17), '#ffe08a', 4.2, 'stroke-linecap="round"') +
      oval(0, -62, 48, 15, '~br') +
      oval(0, -63.4, 44, 12.6, '~dk') +
      line(
        'M-14-64C-14-69 2-70 4-65C5-61-6-60-7-63M14-62C12-56-4-57-4-61',
        '#d8452c',
        2.2,
        'stroke-linecap="round" opacity=".75"',
      ) +
      `<circle cx="0" cy="-30" r="10" fill="none" stroke="url(#~br)" stroke-width="3.4"/>` +
      circle(0, -41, 4.5, '~br') +
      line('M-8-30C-10-20 10-20 8-30', '#7a3c08', 1, 'opacity=".6"'),
  );
}

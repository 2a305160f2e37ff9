/** The gate of the rose night: a trellis of rose gold, its garland, and the bouquet beneath it. */
import { bloom } from '../botany.ts';
import { circle, fill, line, many, oval, random, t, use } from '../draw.ts';

/** Point of the gate at `k` in 0..1: up the left post, over the arch, down the right post. */
function gate(k: number, grow = 0): [number, number] {
  const [cx, cy, rx, ry] = [195, 212, 160 + grow, 152 + grow];
  if (k < 0.28) return [cx - rx, 470 - (k / 0.28) * (470 - cy)];
  if (k > 0.72) return [cx + rx, cy + ((k - 0.72) / 0.28) * (470 - cy)];
  const a = Math.PI * (1 - (k - 0.28) / 0.44);
  return [cx + rx * Math.cos(a), cy - ry * Math.sin(a)];
}

export function trellis(): string {
  const rail = (grow: number): string => {
    const [x, y] = gate(0.28, grow);
    const [z] = gate(0.72, grow);
    return t`M${x} 474V${y}A${160 + grow} ${152 + grow} 0 0 1 ${z} ${y}V474`;
  };
  let lattice = '';
  const n = 16;
  const knot = (i: number, grow: number): string =>
    gate(i / n, grow)
      .map(Math.round)
      .join(' ');
  for (let i = 0; i < n; i += 1) {
    lattice += `M${knot(i, -13)}L${knot(i + 1, 11)}M${knot(i, 11)}L${knot(i + 1, -13)}`;
  }
  return (
    line(lattice, '#b4695c', 1.1, 'opacity=".8"') +
    line(rail(11), '#5a1a2a', 5) +
    line(rail(11), '~e', 3.2) +
    line(rail(10), '#ffe6cf', 0.7, 'opacity=".8"') +
    line(rail(-13), '#5a1a2a', 4.4) +
    line(rail(-13), '~e', 2.8)
  );
}

export function garland(): string {
  const rnd = random(520);
  let out = '';
  const put = (k: number, spread: number, size: number, kind: string): void => {
    const [x, y] = gate(k, (rnd() - 0.5) * spread);
    out += use(`${kind}h`, Math.round(x), Math.round(y), size / 50, Math.floor(rnd() * 360));
  };
  // Small roses first so that the big ones overlap them.
  const kinds = ['rc', 'rw', 'rb', 'rc', 'rw'];
  for (let i = 0; i < 25; i += 1) {
    const k = 0.02 + (i / 24) * 0.96;
    const heavy =
      Math.exp(-(((k - 0.5) / 0.15) ** 2)) +
      Math.exp(-(((k - 0.04) / 0.1) ** 2)) +
      Math.exp(-(((k - 0.96) / 0.1) ** 2));
    put(k, 26, 9 + heavy * 4 + rnd() * 4, kinds[i % 5] ?? 'rc');
  }
  for (const [k, size, kind] of [
    [0.36, 20, 'rw'],
    [0.4, 24, 'rc'],
    [0.44, 19, 'rb'],
    [0.6, 20, 'rc'],
    [0.64, 17, 'rb'],
    [0.55, 23, 'rw'],
    [0.3, 16, 'rb'],
    [0.7, 16, 'rw'],
    [0.04, 26, 'rw'],
    [0.1, 20, 'rb'],
    [0.96, 26, 'rc'],
    [0.9, 21, 'rb'],
    [0.86, 15, 'rc'],
    [0.16, 15, 'rc'],
    [0.47, 24, 'rc'],
    [0.52, 22, 'rb'],
    [0.5, 30, 'rc'],
  ] as const)
    put(k, 12, size, kind);
  return out;
}

export function bouquet(): string {
  const heads: [number, number, number, string][] = [
    [-34, -66, 15, 'rw'],
    [34, -64, 15, 'rw'],
    [-18, -84, 15, 'rc'],
    [18, -86, 15, 'rb'],
    [0, -96, 14, 'rw'],
    [-40, -46, 13, 'rb'],
    [40, -46, 13, 'rc'],
    [-22, -60, 18, 'rc'],
    [22, -58, 18, 'rb'],
    [0, -72, 20, 'rc'],
    [0, -46, 17, 'rw'],
  ];
  const leaves = many(9, (i) => use('sg', (i - 4) * 10, -62 - (4 - Math.abs(i - 4)) * 7, 0.62, i * 71));
  return (
    oval(0, 8, 46, 7, '#14020a', 'opacity=".55"') +
    // The paper opens behind the flowers first, then closes in front of them.
    fill(
      'M-62-66C-54-84-40-78-34-92C-20-88-14-104 0-108C14-104 22-90 34-92C42-78 54-84 62-66C50-30 22-10 12 4H-12C-22-10-50-30-62-66Z',
      '~wd',
    ) +
    leaves +
    heads.map(([x, y, r, kind], i) => bloom(kind, x, y, r, i * 47)).join('') +
    fill('M-60-62C-52-54-40-48-28-44C-16-40-6-34 2-28C-2-14-4-4-4 8H-14C-20-12-48-26-60-62Z', '~wa') +
    fill('M60-62C52-54 40-46 28-40C14-32 2-24-6-12C-8-4-6 4-4 8H14C20-12 48-26 60-62Z', '~wb') +
    line(
      'M60-62C52-54 40-46 28-40C14-32 2-24-6-12M-60-62C-52-54-40-48-28-44C-16-40-10-36-4-33',
      '#fff3e6',
      1.2,
      'opacity=".85"',
    ) +
    line(
      'M-44-42C-30-24-16-12-8 4M44-42C30-24 18-12 8 4M-24-38C-16-22-10-10-5 4M24-34C16-20 10-8 5 4',
      '#7a2c3c',
      0.9,
      'opacity=".4"',
    ) +
    fill('M0 2C-12-10-28-12-28-2C-28 8-12 8 0 4C12 8 28 8 28-2C28-12 12-10 0 2Z', '~e') +
    fill(
      'M-3 5C-8 14-16 18-19 27L-10 24L-6 31C-4 20-1 12 2 6ZM3 5C8 14 16 18 19 27L10 24L6 31C4 20 1 12-2 6Z',
      '~e',
    ) +
    line('M-24-3C-16-5-8-2-3 2M24-3C16-5 8-2 3 2', '#8a3b34', 1, 'opacity=".6"') +
    circle(0, 3, 5, '#8a3b34') +
    circle(-0.4, 2.6, 4.2, '#f9d3b6')
  );
}

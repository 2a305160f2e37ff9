/** Four buildings of the fair, one for each temperament; `x` is the middle, `y` the ground they stand on. */
import { circle, fill, line, many, t } from '../draw.ts';
import { sparkle, star } from '../sparks.ts';

const EDGE = 'stroke="#3a1f5c" stroke-width="1.6" stroke-linejoin="round"';

/** Draws around the origin, then moves. */
function at(x: number, y: number, body: string): string {
  return t`<g transform="translate(${x} ${y})" ${EDGE}>${body}</g>`;
}

/** Night observatory: a dome with its slit open and the telescope out. */
export function observatory(x: number, y: number): string {
  return at(
    x,
    y,
    fill('M6-64L40-92L46-84L14-54Z', '#ffd27a') +
      fill('M36-96L50-88L46-80L32-88Z', '#e09a3c') +
      fill('M-26 0V-38H26V0Z', '#6a55c4') +
      fill('M8 0V-38H26V0Z', '#4a3a9c', 'stroke="none"') +
      fill('M-30-38C-30-80 30-80 30-38Z', '#8f7ae6') +
      fill('M6-69C22-64 30-54 30-38H12C12-50 10-60 6-69Z', '#6a55c4', 'stroke="none"') +
      fill('M-2-69L12-67L18-40H0Z', '#241a5c') +
      fill('M-32-40H32V-34H-32Z', '#ffd27a') +
      fill('M-8 0V-16C-8-24 8-24 8-16V0Z', '#ffe9a8') +
      circle(-17, -22, 4, '#ffe9a8') +
      circle(17, -22, 4, '#ffe9a8') +
      line('M-24-50C-22-58-18-62-12-65', '#fff', 2.4, 'opacity=".5" stroke-linecap="round"') +
      fill(sparkle(54, -94, 6), '#fff6d0', 'stroke="none"'),
  );
}

/** Spring garden: an arch of leaves and flowers. */
export function gate(x: number, y: number): string {
  const arch = (k: number, r: number): [number, number] => {
    const a = Math.PI * (1 + k);
    return [r * Math.cos(a), -36 + r * Math.sin(a)];
  };
  const leaves = many(13, (i) => {
    const [px, py] = arch(i / 12, 28);
    return t`M${px} ${py}h0`;
  });
  const blossoms = many(7, (i) => {
    const [px, py] = arch((i + 0.4) / 7, 29);
    return circle(
      px,
      py,
      i % 2 ? 4 : 5,
      ['#ff9db4', '#fff0d6', '#ffc27a'][i % 3] ?? '#fff',
      'stroke-width="1.2"',
    );
  });
  return at(
    x,
    y,
    line('M-28 0V-36A28 28 0 0 1 28-36V0', '#3a1f5c', 11) +
      line('M-28 0V-36A28 28 0 0 1 28-36V0', '#f0d6b0', 8) +
      line('M-24 0V-36A24 24 0 0 1 24-36V0', '#b8805c', 1.4) +
      line(`${leaves}M-28-20h0M28-22h0M-28-8h0M28-6h0`, '#2f8a6c', 13, 'stroke-linecap="round"') +
      line(leaves, '#6fd0a0', 8, 'stroke-linecap="round" transform="translate(-1.5 -1.5)"') +
      blossoms +
      fill('M-14 0V-14C-14-20 14-20 14-14V0Z', '#fff0d6') +
      line('M-5 0V-17M5 0V-17M-14-8H14', '#b8805c', 1.6),
  );
}

/** Harbour: a striped lighthouse, its lamp lit, and a boat. */
export function lighthouse(x: number, y: number): string {
  return at(
    x,
    y,
    fill('M-6-86L-60-102V-64Z', '#fff3c0', 'opacity=".45" stroke="none"') +
      fill('M-16 0L-11-74H11L16 0Z', '#fff6e6') +
      fill('M-15-14L-14-30H14L15-14ZM-13-46L-12-60H12L13-46Z', '#3f86cc') +
      fill('M4-74H11L16 0H6Z', '#1d0f3c', 'opacity=".2" stroke="none"') +
      fill('M-15-78H15V-73H-15Z', '#24508c') +
      fill('M-9-92H9V-78H-9Z', '#ffe98a') +
      fill('M-12-92L0-104L12-92Z', '#ee6a5c') +
      line('M0-104V-110M-4-92V-78M4-92V-78', '#3a1f5c', 1.6) +
      fill('M-5 0V-8C-5-13 5-13 5-8V0Z', '#24508c') +
      fill('M-48-8H-20L-25 2H-43Z', '#ee6a5c') +
      fill('M-34-10V-34L-20-12Z', '#fff6e6') +
      fill('M-37-12V-28L-46-12Z', '#8fd4ff'),
  );
}

/** Carnival: a candy-striped tent with a pennant. */
export function tent(x: number, y: number): string {
  return at(
    x,
    y,
    fill('M-34 0V-44H34V0Z', '#fff0d6') +
      fill('M-34 0V-44H-20V0ZM-7 0V-44H7V0ZM20 0V-44H34V0Z', '#ff7a5c') +
      fill('M-42-44L0-86L42-44Z', '#ffc24a') +
      fill('M-26-44L0-86L-10-44ZM10-44L0-86L26-44Z', '#f2573f') +
      fill('M14-72L42-44H20L0-86Z', '#1d0f3c', 'opacity=".16" stroke="none"') +
      many(6, (i) => fill(`M${-42 + i * 14}-44a7 9 0 0 0 14 0Z`, i % 2 ? '#fff0d6' : '#ff7a5c')) +
      line('M0-86V-102', '#3a1f5c', 2) +
      fill('M0-102L20-97L0-91Z', '#3fb8ae') +
      fill('M-11 0L-8-28C-4-34 4-34 8-28L11 0Z', '#4a2058') +
      fill('M-11 0C-12-14-8-24 0-32C-4-20-4-10-6 0ZM11 0C12-14 8-24 0-32C4-20 4-10 6 0Z', '#ffc24a') +
      fill(star(0, -54, 6, 0.5), '#fff', 'stroke="none"'),
  );
}

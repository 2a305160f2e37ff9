/** Things of the maple hour: leaves, radios, records, cassettes. */
import { box, circle, fill, group, line, many, oval, t, use } from '../draw.ts';
import { DARK } from './paints.ts';

const HALF: readonly (readonly [number, number])[] = [
  [9, -82],
  [20, -88],
  [16, -58],
  [30, -72],
  [33, -64],
  [50, -67],
  [45, -52],
  [54, -46],
  [30, -27],
  [33, -17],
  [4, -22],
];
const side = (turn: 1 | -1): string => HALF.map(([x, y]) => t`L${x * turn} ${y}`).join('');
const LEAF = t`M0 -100${side(1)}L3 0H-3${[...HALF]
  .reverse()
  .map(([x, y]) => t`L${-x} ${y}`)
  .join('')}Z`;

/** A maple leaf 100 high on its stem at the origin; painted by the `use` that places it. */
export const leafShape = (id: string): string =>
  group(
    id,
    `<path d="${LEAF}" stroke-linejoin="round"/>` +
      fill(t`M0 -100${side(1)}L3 0H0Z`, '#3a0f04', 'opacity=".16"') +
      line('M0-10V-90M0-26L42-52M0-26L-42-52M0-44L24-66M0-44L-24-66', '#fff0cf', 1.8, 'opacity=".5"') +
      line('M0-22C0-10 2 0 6 10', '#6b3016', 3.4, 'stroke-linecap="round"'),
  );

export const leafAt = (id: string, x: number, y: number, s: number, turn: number, colour: string): string =>
  use(id, x, y, s, turn, `fill="${colour}"`);

/** A table radio, 150 wide and 108 high, standing on (0 0): cloth at the left, the lit dial at the right. */
export const radio =
  oval(0, 2, 82, 7, DARK, 'opacity=".4"') +
  box(-62, -3, 18, 6, '#2c160b', 'rx="2"') +
  box(44, -3, 18, 6, '#2c160b', 'rx="2"') +
  fill('M-75-2V-68C-75-96-54-108-26-108H26C54-108 75-96 75-68V-2Z', '~wh') +
  fill(
    'M-75-68C-75-96-54-108-26-108H26C54-108 75-96 75-68C75-90 54-101 26-101H-26C-54-101-75-90-75-68Z',
    '#ffe0b0',
    'opacity=".5"',
  ) +
  fill('M-66-9V-66C-66-86-48-96-24-96H24C48-96 66-86 66-66V-9Z', '#2a150b') +
  line('M-66-9V-66C-66-86-48-96-24-96H24C48-96 66-86 66-66V-9Z', '~br', 2) +
  fill('M-60-15V-64C-60-82-44-90-22-90H-4V-15Z', '#c98f54') +
  line(
    many(8, (i) => t`M${-56 + i * 7} -15V${-70 - Math.min(i, 4) * 5}`),
    '#7a4a26',
    2.6,
    'opacity=".75"',
  ) +
  line(
    many(9, (i) => t`M-60 ${-22 - i * 7}H-4`),
    '#f3d1a0',
    0.9,
    'opacity=".5"',
  ) +
  line('M-60-15V-64C-60-82-44-90-22-90H-4V-15Z', '~br', 1.4) +
  fill('M4-46V-66C4-82 16-90 32-90C48-90 60-80 60-64V-46Z', '~am') +
  line(
    many(11, (i) => {
      const a = Math.PI * (1 - (i + 0.5) / 11);
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const r = i % 2 ? 22 : 19;
      return t`M${32 + r * c} ${-50 - r * 1.1 * s}L${32 + 25 * c} ${-50 - 27 * s}`;
    }),
    '#6b2f10',
    1.5,
  ) +
  line('M32-50L44-74', '#c8321c', 2.2, 'stroke-linecap="round"') +
  circle(32, -50, 3.4, '#6b2f10') +
  fill('M6-66C6-80 18-88 30-88C22-80 14-70 12-50H6Z', '#fff', 'opacity=".35"') +
  line('M4-46V-66C4-82 16-90 32-90C48-90 60-80 60-64V-46Z', '~br', 1.6) +
  [14, 32, 50]
    .map(
      (x, i) =>
        circle(x, -29, i === 1 ? 9 : 7.4, '~br') +
        circle(x, -29, i === 1 ? 5.6 : 4.4, '#4a2612') +
        line(t`M${x} -29l${i - 1} -4.4`, '#ffe6b0', 1.4, 'stroke-linecap="round"'),
    )
    .join('') +
  box(6, -18, 52, 2.4, '~br');

/** A record seen from the front, `r` its radius, its label in a colour. */
export const record = (x: number, y: number, r: number, label: string): string =>
  circle(x, y, r, '~vi') +
  `<g fill="none" stroke="#fff" stroke-opacity=".16" stroke-width=".7">${many(4, (i) => t`<circle cx="${x}" cy="${y}" r="${r * (0.52 + i * 0.12)}"/>`)}</g>` +
  fill(
    t`M${x} ${y}L${x - r * 0.94} ${y - r * 0.3}A${r} ${r} 0 0 1 ${x - r * 0.7} ${y - r * 0.7}ZM${x} ${y}L${x + r * 0.94} ${y + r * 0.3}A${r} ${r} 0 0 1 ${x + r * 0.7} ${y + r * 0.7}Z`,
    '#fff',
    'opacity=".2"',
  ) +
  circle(x, y, r * 0.36, label) +
  circle(x, y, r * 0.26, 'none', 'stroke="#fff" stroke-opacity=".7" stroke-width=".8"') +
  circle(x, y, r * 0.07, '#fff4e0');

/** A cassette from the front, 60 x 38 around the origin. */
export const cassette = (shell: string, label: string, stripe: string): string =>
  box(-30, -19, 60, 38, shell, 'rx="4"') +
  box(-30, -19, 60, 4, '#fff', 'rx="2" opacity=".2"') +
  box(-24, -14, 48, 22, label, 'rx="2"') +
  box(-24, -11, 48, 3, stripe) +
  box(-18, -5, 36, 11, '#2a1a12', 'rx="5.5"') +
  circle(-10, 0.5, 4, '#fff4e0') +
  circle(10, 0.5, 4, '#fff4e0') +
  circle(-10, 0.5, 1.8, '#2a1a12') +
  circle(10, 0.5, 1.8, '#2a1a12') +
  fill('M-17 19L-13 11H13L17 19Z', '#000', 'opacity=".28"');

/** A mug with steam, standing on (0 0), 30 wide. */
export const mug =
  oval(2, 0, 22, 3.4, DARK, 'opacity=".4"') +
  line('M14-22C26-24 26-8 14-8', '#f3dfc2', 4) +
  fill('M-15-28H15L13-3C12 1-12 1-13-3Z', '~mu') +
  oval(0, -28, 15, 3.6, '#5a2f18') +
  line('M-15-28A15 3.6 0 0 1 15-28', '#fff6e4', 1.2) +
  box(-13.6, -18, 27.2, 4, '#d9512c') +
  line('M-5-36C-10-42 0-46-4-54M5-36C0-43 10-48 5-58', '#fff', 2, 'stroke-linecap="round" opacity=".4"');

/** A wooden crate from the front, from (0 0) to the right and up. */
export function crate(x: number, y: number, w: number, h: number, slats = 3): string {
  const gap = 3;
  const one = (h - gap * (slats - 1)) / slats;
  return (
    box(x + 2, y - h + 2, w - 4, h - 2, '#2a150b') +
    many(slats, (i) => box(x, y - h + i * (one + gap), w, one, '~wo', 'rx="1.5"')) +
    many(slats, (i) => box(x, y - h + i * (one + gap), w, 1.6, '#ffdca8', 'opacity=".4"')) +
    box(x, y - h, 9, h, '~wt', 'rx="1"') +
    box(x + w - 9, y - h, 9, h, '~wt', 'rx="1"') +
    many(
      slats,
      (i) =>
        circle(x + 4.5, y - h + i * (one + gap) + one / 2, 1.4, '#3a1d0d') +
        circle(x + w - 4.5, y - h + i * (one + gap) + one / 2, 1.4, '#3a1d0d'),
    )
  );
}

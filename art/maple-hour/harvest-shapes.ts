/** What the weigh-in is made of: pumpkins, sunflowers, a scarecrow. */
import { box, circle, fill, line, many, oval, rad, t } from '../draw.ts';

export const FRUIT = [
  rad('p1', ['#ffc46a@0', '#f5892a@.5', '#c8561a@1'], 0.42, 0.34, 0.75),
  rad('p2', ['#ffd88a@0', '#f59a3c@.5', '#d0621c@1'], 0.45, 0.3, 0.8),
];

/** A pumpkin `w` wide and about 0.72 `w` high, standing on (x y). */
export const pumpkin = (x: number, y: number, w: number): string => {
  const [h, r] = [w * 0.66, w * 0.2];
  return (
    oval(x, y, w * 0.46, w * 0.05, '#5a3a14', 'opacity=".35"') +
    [-1, 1].map((s) => oval(x + s * w * 0.34, y - h * 0.47, r * 0.86, h * 0.42, '~p1')).join('') +
    [-1, 1].map((s) => oval(x + s * w * 0.19, y - h * 0.48, r, h * 0.47, '~p2')).join('') +
    oval(x, y - h * 0.49, r * 1.05, h * 0.5, '~p2') +
    line(
      t`M${x - w * 0.1} ${y - h * 0.92}C${x - w * 0.19} ${y - h * 0.7} ${x - w * 0.19} ${y - h * 0.3} ${x - w * 0.1} ${y - h * 0.06}M${x + w * 0.1} ${y - h * 0.92}C${x + w * 0.19} ${y - h * 0.7} ${x + w * 0.19} ${y - h * 0.3} ${x + w * 0.1} ${y - h * 0.06}M${x - w * 0.27} ${y - h * 0.86}C${x - w * 0.38} ${y - h * 0.66} ${x - w * 0.38} ${y - h * 0.32} ${x - w * 0.27} ${y - h * 0.1}M${x + w * 0.27} ${y - h * 0.86}C${x + w * 0.38} ${y - h * 0.66} ${x + w * 0.38} ${y - h * 0.32} ${x + w * 0.27} ${y - h * 0.1}`,
      '#b04a14',
      Math.max(1, w * 0.012),
      'opacity=".6"',
    ) +
    fill(
      t`M${x - w * 0.06} ${y - h * 0.86}C${x - w * 0.13} ${y - h * 0.7} ${x - w * 0.13} ${y - h * 0.5} ${x - w * 0.1} ${y - h * 0.4}C${x - w * 0.04} ${y - h * 0.5} ${x - w * 0.02} ${y - h * 0.7} ${x - w * 0.06} ${y - h * 0.86}Z`,
      '#fff',
      'opacity=".35"',
    ) +
    fill(
      t`M${x - w * 0.05} ${y - h * 0.93}C${x - w * 0.06} ${y - h * 1.06} ${x - w * 0.02} ${y - h * 1.16} ${x + w * 0.07} ${y - h * 1.2}L${x + w * 0.1} ${y - h * 1.12}C${x + w * 0.05} ${y - h * 1.08} ${x + w * 0.04} ${y - h} ${x + w * 0.06} ${y - h * 0.93}Z`,
      '#6f8a3c',
    ) +
    fill(
      t`M${x + w * 0.05} ${y - h * 0.98}C${x + w * 0.12} ${y - h * 1.12} ${x + w * 0.26} ${y - h * 1.1} ${x + w * 0.3} ${y - h}C${x + w * 0.22} ${y - h * 0.94} ${x + w * 0.12} ${y - h * 0.92} ${x + w * 0.05} ${y - h * 0.98}Z`,
      '#5f9a3c',
    )
  );
};

/** A sunflower of radius `r`. */
export const sunflower = (x: number, y: number, r: number): string =>
  many(14, (i) =>
    oval(
      x,
      y - r * 0.72,
      r * 0.17,
      r * 0.36,
      i % 2 ? '#f5b82e' : '#ffd24a',
      t`transform="rotate(${i * 25.7} ${x} ${y})"`,
    ),
  ) +
  circle(x, y, r * 0.5, '#6b3d18') +
  circle(x, y, r * 0.34, '#8a5424') +
  many(8, (i) =>
    circle(x + r * 0.24 * Math.cos(i * 0.785), y + r * 0.24 * Math.sin(i * 0.785), r * 0.05, '#f2c46a'),
  );

/** A scarecrow in a coat with patches, standing on (0 0), 130 high. */
export const scarecrowShape =
  line('M0 0V-118M-44-82H44', '#7a4f28', 6, 'stroke-linecap="round"') +
  fill('M-46-90L46-90L40-70L20-74L22-26H-22L-20-74L-40-70Z', '#3f6f8a') +
  fill('M-46-90L-56-82L-50-76L-44-80L-48-70L-40-70ZM46-90L56-82L50-76L44-80L48-70L40-70Z', '#e8c25a') +
  fill('M-22-26L-26-14L-18-22L-14-10L-8-24L0-12L6-24L14-10L16-24L24-14L22-26Z', '#e8c25a') +
  box(-14, -58, 12, 12, '#d9602c', 'transform="rotate(-8 -8 -52)"') +
  box(6, -46, 10, 10, '#f2c46a', 'transform="rotate(10 11 -41)"') +
  line('M-14-58l3 3M6-46l3 3M0-74V-30', '#fff0d0', 1.2, 'stroke-dasharray="3 2"') +
  circle(0, -108, 17, '#f0d49a') +
  fill('M-16-96H16L12-88H-12Z', '#c8402c') +
  line('M-8-112l5 5M-3-112l-5 5M4-112l5 5M9-112l-5 5', '#5a3a1c', 1.8, 'stroke-linecap="round"') +
  fill('M0-107L5-101H-3Z', '#f5892a') +
  line('M-8-99C-3-95 4-95 9-99M-5-98v3M0-97v3M5-98v3', '#5a3a1c', 1.4, 'stroke-linecap="round"') +
  fill('M-28-118C-12-124 12-124 28-118L16-120L12-142H-10L-14-120Z', '#8a5a2c') +
  line('M-14-122H15', '#c8402c', 3) +
  sunflower(12, -126, 7) +
  fill('M30-96C34-106 46-106 48-98L56-96L48-92C44-88 34-88 30-96Z', '#2a2430') +
  line('M38-89v4M42-89v4', '#2a2430', 1.4) +
  circle(46, -99, 1.2, '#fff');

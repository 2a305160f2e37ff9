/** Things of the powder room that several pictures show: mirrors, hangers, people at a mirror, rings, tags, cars. */
import { circle, defs, fill, line, many, oval, picture, t } from '../draw.ts';
import { sparkle, star } from '../sparks.ts';
import { BRASS, BRASSES, CREAM, PLUM } from './paints.ts';

/** A standing mirror with an arched top, its foot at (`x` `y`); wants brass, glass and bulbs. */
export function mirror(x: number, y: number, w: number, h: number, bulbs = 9): string {
  const r = w / 2;
  const arch = (i: number): string =>
    t`M${x - r + i} ${y - i}V${y - h + r}A${r - i} ${r - i} 0 0 1 ${x + r - i} ${y - h + r}V${y - i}Z`;
  const lamps = many(bulbs, (i) => {
    const a = Math.PI * (1 + i / (bulbs - 1));
    const [bx, by] = [x + (r - 3.4) * Math.cos(a), y - h + r + (r - 3.4) * Math.sin(a)];
    return circle(bx, by, 9, '~bu') + circle(bx, by, 2.6, '#fffbe6');
  });
  return (
    fill(arch(-3), PLUM, 'opacity=".22" transform="translate(3 4)"') +
    fill(arch(0), '~br') +
    fill(arch(7), '~gl') +
    fill(
      t`M${x - r + 12} ${y - h * 0.34}L${x + r - 12} ${y - h * 0.8}V${y - h * 0.62}L${x - r + 12} ${y - h * 0.14}Z`,
      '#fff',
      'opacity=".5"',
    ) +
    line(arch(7), '#8a5a1c', 0.8, 'opacity=".7"') +
    line(arch(1.4), '#fff3cf', 0.9) +
    lamps
  );
}

/** Somebody from the shoulders up, looking out of a mirror; about 80 wide, the head around the origin. */
export function bust(hair: string, dark: string, skin: string, dress: string, cut = 0): string {
  const back = [
    'M-25-4C-31-42 31-42 25-4C29 18 33 40 25 56H-25C-33 40-29 18-25-4Z',
    'M-24-2C-30-38 30-38 24-2C27 12 26 22 20 27H-20C-26 22-27 12-24-2Z',
    'M-22-4C-28-38 28-38 22-4C23 4 20 10 16 12H-16C-20 10-23 4-22-4Z',
  ][cut % 3];
  return (
    fill(back ?? '', dark) +
    (cut % 3 === 2 ? circle(0, -34, 12, dark) + circle(-3, -37, 5, hair, 'opacity=".7"') : '') +
    fill('M-8 12H8V34H-8Z', skin) +
    fill('M-8 22C-3 27 3 27 8 22V28C3 31-3 31-8 28Z', '#7a3b2a', 'opacity=".22"') +
    fill('M-42 66C-41 42-22 35-9 33C-5 40 5 40 9 33C22 35 41 42 42 66Z', dress) +
    fill('M-42 66C-41 42-22 35-9 33L-12 38C-26 42-33 52-34 66Z', '#fff', 'opacity=".25"') +
    oval(0, 0, 18.6, 21, skin) +
    fill('M-20 2C-25-31 25-31 20 2C16-9 9-15-2-17C-7-10-14-5-20 2Z', hair) +
    line('M-14-17C-8-23 4-25 11-20', '#fff', 1.6, 'opacity=".35" stroke-linecap="round"') +
    circle(-10.5, 8, 3.6, '#e8697c', 'opacity=".4"') +
    circle(10.5, 8, 3.6, '#e8697c', 'opacity=".4"') +
    line(
      'M-11.5 3.4q3.4-3.6 6.6 0M4.9 3.4q3.4-3.6 6.6 0M-4 11q4 3.6 8 0',
      '#4a2030',
      1.7,
      'stroke-linecap="round"',
    )
  );
}

const people = [
  ['#7a3f2a', '#5a2a1c', '#fbd9c2', '#c2436f', 0],
  ['#2f2438', '#1f1728', '#f2c6a6', '#3f7d86', 1],
  ['#c98a4a', '#a0662c', '#fde3d0', '#7a5bb0', 2],
  ['#4a2a3f', '#33182a', '#e8b48e', '#e0a53f', 0],
  ['#9c3f35', '#74291f', '#fde0cf', '#3b5d8f', 2],
] as const;

/** One of five people in a round glass of radius `r`; wants a clip of that id in `clips`. */
export function face(x: number, y: number, r: number, who: number, ground = '#f7e2dc'): string {
  const [hair, dark, skin, dress, cut] = people[who % people.length] ?? people[0];
  const s = r / 44;
  return (
    circle(x, y, r, ground) +
    t`<g clip-path="url(#~cr)" transform="translate(${x} ${y}) scale(${s})"><g transform="translate(0 -7) scale(.86)">${bust(hair, dark, skin, dress, cut)}</g></g>`
  );
}
/** The round that faces are cut by. */
export const ROUND = '<clipPath id="~cr"><circle r="44"/></clipPath>';

/** An avatar frame: a ring with an ornament of one of three kinds. */
export function ring(x: number, y: number, r: number, kind: number): string {
  const rim =
    t`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${PLUM}" stroke-opacity=".25" stroke-width="${r * 0.22}" transform="translate(1 2)"/>` +
    t`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="url(#~br)" stroke-width="${r * 0.19}"/>` +
    t`<circle cx="${x}" cy="${y}" r="${r * 1.06}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1"/>`;
  if (kind === 0)
    return (
      rim +
      many(9, (i) => {
        const a = (Math.PI * (0.62 + i * 0.22)) / 1;
        const [px, py] = [x + r * 1.03 * Math.cos(a), y + r * 1.03 * Math.sin(a)];
        return t`<path d="M0 ${r * 0.04}C${-r * 0.14} ${-r * 0.02} ${-r * 0.1} ${-r * 0.2} 0 ${-r * 0.22}C${r * 0.1} ${-r * 0.2} ${r * 0.14} ${-r * 0.02} 0 ${r * 0.04}Z" transform="translate(${px} ${py}) rotate(${(a * 180) / Math.PI + 60})" fill="${i % 2 ? '#6f9a62' : '#8fb57a'}"/>`;
      }) +
      many(5, (i) => {
        const a = Math.PI * (0.34 + i * 0.08);
        return circle(x + r * Math.cos(a), y + r * Math.sin(a), r * 0.15, i % 2 ? '#f3a7b8' : '#d65a80');
      })
    );
  if (kind === 1)
    return (
      rim +
      fill(
        t`M${x - r * 0.4} ${y - r * 0.96}L${x - r * 0.52} ${y - r * 1.5}L${x - r * 0.18} ${y - r * 1.22}L${x} ${y - r * 1.66}L${x + r * 0.18} ${y - r * 1.22}L${x + r * 0.52} ${y - r * 1.5}L${x + r * 0.4} ${y - r * 0.96}Q${x} ${y - r * 1.14} ${x - r * 0.4} ${y - r * 0.96}Z`,
        '~bv',
      ) +
      circle(x, y - r * 1.22, r * 0.1, '#d64a72') +
      fill(star(x, y + r * 1.04, r * 0.2), '#fff3cf', `stroke="#a8732a" stroke-width="1"`)
    );
  return (
    rim +
    many(24, (i) => {
      const a = (i * Math.PI) / 12;
      return circle(
        x + r * Math.cos(a),
        y + r * Math.sin(a),
        r * (i % 3 ? 0.06 : 0.1),
        i % 3 ? '#fff' : '#bfe3ef',
      );
    }) +
    fill(
      t`M${x - r * 0.2} ${y + r * 0.9}C${x - r * 0.8} ${y + r * 0.7} ${x - r * 0.8} ${y + r * 1.4} ${x} ${y + r * 1.06}C${x + r * 0.8} ${y + r * 1.4} ${x + r * 0.8} ${y + r * 0.7} ${x + r * 0.2} ${y + r * 0.9}Z`,
      '#6fa9c4',
    ) +
    circle(x, y + r * 1.02, r * 0.13, '#dff2f8')
  );
}

/** Waves of a voice around something. */
export const ripple = (x: number, y: number, r: number, colour: string, n = 3): string =>
  many(
    n,
    (i) =>
      t`<circle cx="${x}" cy="${y}" r="${r + i * r * 0.24}" fill="none" stroke="${colour}" stroke-width="${3.4 - i * 0.8}" opacity="${0.85 - i * 0.24}"/>`,
  );

/** A name tag on a ribbon, its words as two strokes; `w` wide around (`x` `y`). */
export function nameTag(x: number, y: number, w: number, paint: string, jewel: string): string {
  const [a, h] = [w / 2, w * 0.16];
  return (
    fill(
      t`M${x - a} ${y - h}H${x + a}L${x + a + h} ${y}L${x + a} ${y + h}H${x - a}L${x - a - h} ${y}Z`,
      PLUM,
      'opacity=".25" transform="translate(0 2)"',
    ) +
    fill(
      t`M${x - a} ${y - h}H${x + a}L${x + a + h} ${y}L${x + a} ${y + h}H${x - a}L${x - a - h} ${y}Z`,
      paint,
    ) +
    line(t`M${x - a + 3} ${y - h + 2.4}H${x + a - 3}`, '#fff', 1.2, 'opacity=".6" stroke-linecap="round"') +
    line(t`M${x - a * 0.5} ${y}H${x + a * 0.72}`, CREAM, h * 0.42, 'stroke-linecap="round" opacity=".9"') +
    circle(x - a * 0.78, y, h * 0.62, '~br') +
    fill(sparkle(x - a * 0.78, y, h * 0.5), jewel)
  );
}

/** A little open car of another age, heading right, about 110 wide on the ground at (`x` `y`). */
export function car(x: number, y: number, s: number, body: string, dark: string): string {
  const wheel = (wx: number): string =>
    circle(wx, -12, 14, '#2a1522') +
    circle(wx, -12, 9.6, '~br') +
    circle(wx, -12, 3.2, PLUM) +
    many(
      8,
      (i) =>
        t`<path d="M${wx} -12L${wx + 9 * Math.cos((i * Math.PI) / 4)} ${-12 + 9 * Math.sin((i * Math.PI) / 4)}" stroke="${PLUM}" stroke-width="1"/>`,
    );
  return (
    t`<g transform="translate(${x} ${y}) scale(${s})">` +
    oval(0, 2, 66, 5, PLUM, 'opacity=".3"') +
    fill('M-58-18C-62-34-48-40-30-40L-20-58C-16-62-6-62-2-58L2-42H34C54-42 62-32 62-18Z', body) +
    fill('M-58-18C-60-26-56-32-50-36C-20-34 30-36 60-28L62-18Z', dark, 'opacity=".55"') +
    fill('M-24-42L-16-55C-13-58-7-58-5-55L-2-42Z', '#f7e2dc') +
    line('M-46-37C-20-41 20-39 48-38', '#fff', 2, 'opacity=".6" stroke-linecap="round"') +
    line('M-58-20H62', BRASS, 3) +
    circle(58, -28, 5, '#fffbe0') +
    line('M-54-24A18 18 0 0 1-20-14M18-14A18 18 0 0 1 54-20', dark, 5, 'stroke-linecap="round"') +
    wheel(-36) +
    wheel(38) +
    '</g>'
  );
}

/** A garment on a hanger, its hook at (`x` `y`). */
export function garment(x: number, y: number, s: number, paint: string, dark: string, kind: number): string {
  const cut = [
    'M-10 14C-16 18-18 24-17 32L-12 50L-30 118C-10 126 10 126 30 118L12 50L17 32C18 24 16 18 10 14C4 22-4 22-10 14Z',
    'M-12 14C-22 18-28 26-30 40L-28 78L-18 78V92H18V78L28 78L30 40C28 26 22 18 12 14L0 44Z',
    'M-10 14C-18 18-20 26-18 36L-22 96C-8 104 8 104 22 96L18 36C20 26 18 18 10 14C4 26-4 26-10 14Z',
  ][kind % 3];
  return (
    t`<g transform="translate(${x} ${y}) scale(${s})">` +
    line('M0 0C5-6 8 0 3 4L0 7V10L-22 20M0 10L22 20', '#a8732a', 2.2, 'stroke-linecap="round"') +
    fill(cut ?? '', paint) +
    line('M-6 40L-12 112M0 44V114M6 40L12 110', dark, 1.4, 'opacity=".45"') +
    line('M-16 30L-12 50H12L16 30', dark, 1.2, 'opacity=".4"') +
    fill('M-10 14C-16 18-18 24-17 32L-12 50L-14 56L-20 34C-20 22-16 18-10 14Z', '#fff', 'opacity=".28"') +
    '</g>'
  );
}

/** A scene of the dress center, 343 x 190, with paints of its own beside those of the house. */
export const scene = (paints: readonly string[], body: string): string =>
  picture(343, 190, defs(...BRASSES, ROUND, ...paints) + body);

/** Sparks of light, each at x, y and as large as its third number. */
export const glint = (...at: [number, number, number][]): string =>
  fill(at.map(([x, y, r]) => sparkle(x, y, r)).join(''), '#fff8dc');

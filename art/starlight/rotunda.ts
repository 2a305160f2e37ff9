/** The hall of stars: a theatre of garnet and gold under an open dome; a stair leads to whoever shines, and a door leads in. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t } from '../draw.ts';
import { sparkle, star, starDust } from '../sparks.ts';

const GROUND = '#170a1e';
const PAINTS = [
  rad('gl', ['#fff3c8/.95', '#ffcf7a@.4/.32', '#ffcf7a/0']),
  lin('go', ['#fff3c8', '#f2c14e@.45', '#9a5f1a'], 'd'),
  lin('cu', ['#3d0a22@0', '#a3224f@.3', '#6d1236@.55', '#c9406b@.8', '#4a0d2a@1'], 'h'),
  lin('wa', ['#43203f', '#241029']),
  lin('ca', ['#e0527c', '#8c1840@.6', '#5a0f2e']),
  lin('ma', ['#fdf1dc', '#d9b98c@.6', '#8f6a45']),
  lin('sh', ['#fff3c8/0', '#fff3c8@.22/.5', '#fff3c8/0']),
  lin('z', [`${GROUND}/0`, GROUND]),
];

/** A ring of gold around the sky, with ribs that run down the dome. */
function dome(w: number, y: number, rx: number, ry: number): string {
  const [x, ribs] = [w / 2, 16];
  return (
    fill(
      many(ribs, (i) => {
        const a = (i / ribs) * 2 * Math.PI;
        const [c, s] = [Math.cos(a), Math.sin(a)];
        const [ox, oy] = [-s * 1.6, c * 1.6];
        return t`M${x + c * rx + ox} ${y + s * ry + oy}L${x + c * w * 0.8 + ox * 3} ${y + 20 + s * w * 0.52 + oy * 3}L${x + c * w * 0.8 - ox * 3} ${y + 20 + s * w * 0.52 - oy * 3}L${x + c * rx - ox} ${y + s * ry - oy}Z`;
      }),
      '#f2c14e',
      'opacity=".32"',
    ) +
    [1.5, 2.1].map((k) => ring(x, y + (k - 1) * 14, rx * k, ry * k, 1, '.4')).join('') +
    oval(x, y, rx + 7, ry + 6, '~go') +
    oval(x, y, rx, ry, '~ni') +
    `<g clip-path="url(#~op)"><g transform="translate(${t`${x - rx} ${y - ry}`})">${starDust(52, 60, rx * 2, ry * 2.6, '#eef0ff')}</g></g>` +
    ring(x, y, rx, ry, 1.4, '.9') +
    fill(
      many(12, (i) => bead(x, y, rx + 3.5, ry + 3, (i / 12) * 360)),
      '#fff6d8',
    )
  );
}

const ring = (x: number, y: number, rx: number, ry: number, width: number, opacity: string): string =>
  t`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="#ffe6a8" stroke-width="${width}" opacity="${opacity}"/>`;

const bead = (x: number, y: number, rx: number, ry: number, turn: number): string =>
  sparkle(x + rx * Math.cos((turn * Math.PI) / 180), y + ry * Math.sin((turn * Math.PI) / 180), 4);

const opening = (x: number, y: number, rx: number, ry: number): string =>
  t`<clipPath id="~op"><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/></clipPath>`;

const sky = picture(
  390,
  300,
  defs(
    lin('g', ['#2a1031', '#3a1740@.5', '#2a1031@.8', GROUND]),
    lin('ni', ['#0b1030', '#28306e']),
    opening(195, 46, 66, 30),
    ...PAINTS,
  ) +
    box(0, 0, 390, 300, '~g') +
    dome(390, 46, 66, 30) +
    fill('M140 52L70 300H320L250 52Z', '~sh', 'opacity=".42"'),
  true,
);

/** An arch in the wall with somebody in it: a head, shoulders, a star above. */
function niche(x: number, y: number, s: number): string {
  return (
    `<g transform="translate(${t`${x} ${y}`}) scale(${s})">` +
    fill('M-19 40V-8C-19-34 19-34 19-8V40Z', '~go') +
    fill('M-15 37V-8C-15-28 15-28 15-8V37Z', '#4a1636') +
    circle(0, 4, 19, '~gl', 'opacity=".75"') +
    fill('M-12 37C-12 18-5 15 0 15C5 15 12 18 12 37Z', '#1d0b22') +
    circle(0, 7, 7, '#1d0b22') +
    fill(star(0, -19, 5, 0.45), '#fff3c8') +
    box(-22, 39, 44, 5, '~ma', 'rx="1.5"') +
    '</g>'
  );
}

/** A balcony of lit boxes, seen from below. */
const balcony = (y: number, sag: number): string =>
  fill(
    t`M-10 ${y}C100 ${y + sag} 290 ${y + sag} 400 ${y}V${y + 20}C290 ${y + 20 + sag} 100 ${y + 20 + sag} -10 ${y + 20}Z`,
    '~ca',
  ) +
  line(t`M-10 ${y}C100 ${y + sag} 290 ${y + sag} 400 ${y}`, '~go', 3) +
  many(15, (i) => {
    const k = (i + 0.5) / 15;
    const at = y + 11 + 3 * sag * k * (1 - k);
    return circle(k * 390, at, 8, '~gl', 'opacity=".7"') + circle(k * 390, at, 2, '#fff6d8');
  });

/** Steps that widen towards the reader, a carpet in their middle. */
const stair = (top: number): string =>
  many(6, (i) => {
    const [y, w, h] = [top + i * 13, 44 + i * 17, 13];
    return (
      box(195 - w, y, w * 2, h + 1, '~ma') +
      box(195 - w, y, w * 2, 2, '#fff', 'opacity=".6"') +
      fill(
        t`M${195 - w * 0.52} ${y}H${195 + w * 0.52}L${195 + w * 0.56} ${y + h + 1}H${195 - w * 0.56}Z`,
        '~ca',
      )
    );
  });

/** A star on its column: a crescent of laurel on both sides. */
function crowned(x: number, y: number, s: number): string {
  const leaves = (side: 1 | -1): string =>
    many(6, (i) => {
      const a = (i * 24 - 40) * (Math.PI / 180);
      const [lx, ly] = [side * Math.cos(a) * 42, -Math.sin(a) * 34 + 2];
      return t`M${lx} ${ly}q${side * 9} -10 ${side * 2} -15q${side * -10} 6 ${side * -2} 15Z`;
    });
  return (
    `<g transform="translate(${t`${x} ${y}`}) scale(${s})">` +
    circle(0, 0, 84, '~gl') +
    fill(star(0, 0, 66, 0.2, 16), '#fff3c8', 'opacity=".3"') +
    fill(leaves(1) + leaves(-1), '~go') +
    fill(star(0, 0, 34, 0.46), '~go', 'stroke="#6d3d0c" stroke-width="1.4" stroke-linejoin="round"') +
    fill('M0-34V0L-32.300 -10.500L-9.200 -12.700Z', '#fff', 'opacity=".6"') +
    fill('M-24 42H24L19 50V62H-19V50Z', '~ma') +
    box(-29, 36, 58, 7, '~go', 'rx="3"') +
    '</g>'
  );
}

/** A garnet curtain at the left edge of what a phone shows, gathered by a cord. */
const curtain =
  fill('M-6-6H132C126 70 118 120 96 172C108 220 110 262 104 306H-6Z', '~cu') +
  line(
    'M84-6C84 70 78 126 66 176M108-6C106 74 98 128 84 174M62-6C62 80 58 130 50 178M92 180C98 224 98 262 94 306M76 182C84 226 84 264 80 306',
    '#2a0716',
    3,
    'opacity=".42"',
  ) +
  line('M132-6C126 70 118 120 96 172C108 220 110 262 104 306', '~go', 3) +
  fill('M40 170C62 164 84 166 102 172L100 184C80 178 60 178 40 184Z', '~go') +
  line(
    'M98 182C102 196 96 206 99 220M92 181C96 196 90 208 92 222M104 181C110 194 106 204 110 216',
    '#ffdf8a',
    2,
  );

const swags = (y: number): string =>
  [60, 150, 240]
    .map(
      (x) =>
        fill(t`M${x} ${y}H${x + 90}C${x + 82} ${y + 40} ${x + 8} ${y + 40} ${x} ${y}Z`, '~cu') +
        line(t`M${x} ${y}C${x + 8} ${y + 40} ${x + 82} ${y + 40} ${x + 90} ${y}`, '~go', 2.4),
    )
    .join('');

function rotunda(): string {
  const rnd = random(77);
  return picture(
    390,
    300,
    defs(...PAINTS) +
      fill('M0 176C110 190 280 190 390 176V300H0Z', '~wa') +
      balcony(166, 12) +
      niche(128, 226, 0.82) +
      niche(262, 226, 0.82) +
      stair(232) +
      crowned(195, 196, 0.62) +
      swags(-8) +
      curtain +
      `<g transform="translate(390) scale(-1 1)">${curtain}</g>` +
      fill(
        many(12, () => sparkle(104 + rnd() * 182, 20 + rnd() * 200, 1.6 + rnd() * 3)),
        '#fff6d8',
        'opacity=".9"',
      ) +
      box(0, 262, 390, 38, '~z'),
    true,
  );
}

/** The entrance: two tall doors ajar, light between them, a rope on posts that has been opened. */
function door(): string {
  const leaf =
    fill('M98 300V120C98 74 146 56 180 54V300Z', '~wa') +
    line('M98 300V120C98 74 146 56 180 54', '~go', 4) +
    line('M112 286V130C112 96 142 82 168 78V286ZM112 196H168', '~go', 1.6, 'opacity=".8"') +
    fill(star(140, 148, 12, 0.46) + star(140, 238, 12, 0.46), '~go') +
    circle(172, 206, 4, '~go');
  const post = (x: number): string =>
    box(x - 3, 222, 6, 58, '~go', 'rx="2"') + circle(x, 218, 6.5, '~go') + oval(x, 281, 13, 4, '~go');
  return picture(
    390,
    300,
    defs(...PAINTS, lin('li', ['#fffbe8', '#ffd98a@.6', '#ff9a7a'])) +
      box(0, 0, 390, 300, '~wa') +
      circle(195, 180, 190, '~gl', 'opacity=".55"') +
      fill('M92 300V118C92 40 298 40 298 118V300Z', '~go') +
      fill('M100 300V120C100 52 290 52 290 120V300Z', '~li') +
      fill(star(195, 150, 90, 0.16, 14), '#fff', 'opacity=".55"') +
      leaf +
      `<g transform="translate(390) scale(-1 1)">${leaf}</g>` +
      fill('M172 300L184 232H206L218 300Z', '~ca') +
      line('M110 224C122 262 142 262 150 226', '#c9406b', 6) +
      line('M280 224C290 262 300 268 306 300', '#c9406b', 6) +
      post(108) +
      post(152) +
      post(282) +
      fill(star(195, 34, 15, 0.46), '~go') +
      fill(sparkle(160, 40, 6) + sparkle(230, 40, 6) + sparkle(122, 62, 4) + sparkle(268, 62, 4), '#fff6d8') +
      box(0, 264, 390, 36, '~z'),
    true,
  );
}

const cover = picture(
  343,
  160,
  defs(
    lin('g', ['#2a1031', '#451a44@.6', GROUND]),
    lin('ni', ['#0b1030', '#28306e']),
    opening(172, 26, 60, 20),
    ...PAINTS,
  ) +
    box(0, 0, 343, 160, '~g') +
    dome(343, 26, 60, 20) +
    fill('M120 30L60 160H284L224 30Z', '~sh', 'opacity=".4"') +
    `<g transform="translate(-23 -40)">${balcony(150, 8)}</g>` +
    niche(92, 116, 0.7) +
    niche(252, 116, 0.7) +
    `<g transform="translate(25 50) scale(.75)">${stair(104)}</g>` +
    crowned(172, 92, 0.6) +
    `<g transform="translate(-44 0) scale(.8)">${curtain}</g>` +
    `<g transform="translate(387 0) scale(-.8 .8)">${curtain}</g>`,
);

export const rotundaPictures = {
  'rotunda.svg': rotunda(),
  'rotunda-sky.svg': sky,
  'rotunda-door.svg': door(),
  'rotunda-cover.svg': cover,
};

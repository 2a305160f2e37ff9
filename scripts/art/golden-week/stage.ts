/** Golden week: a palace above a sea of clouds, fireworks over mountains. The low sun behind the palace lights it all. */
import { blur, box, circle, core, defs, fill, lin, line, many, picture, rad, random, smooth, t, use } from '../draw.ts';
import { leaf, peony, tone } from '../botany.ts';
import { bokeh, calm, sparkle, starDust } from '../sparks.ts';
import { burst, drum, eave, lantern, pagoda, scrollCloud, storey } from './parts.ts';

const W = 390;
const H = 520;
const GROUND = '#f6d58f';

export const ROOF = [
  lin('ro', ['#fbd560', '#eda62a@.5', '#c2711a']), lin('rd', ['#ffe9a0', '#d98c1e']), lin('wi', ['#5c1210', '#e8672a@.5', '#ffd873']),
  lin('co', ['#e8402a', '#a11712'], 'h'),
];
export const LANTERN = [
  rad('la', ['#ffe27a@0', '#ff7a35@.35', '#dd2418@.7', '#8c0d10@1'], 0.45, 0.6, 0.6), lin('br', ['#fff0b0', '#e2a32c@.4', '#9c5a12@.7', '#f4ca62'], 'h'),
];
export const DRUM = [lin('db', ['#7c0c0e', '#e23a22@.3', '#c2221a@.6', '#6e0a0d'], 'h'), rad('dk', ['#fff8e2', '#f2d49a'], 0.4, 0.4, 0.7)];

function sky(): string {
  return picture(W, H, defs(
    lin('g', ['#5f0a14@0', '#8f1016@.2', '#b01b1a@.5', '#de4a22@.66', '#f89a3e@.78', '#fcd27e@.88', `${GROUND}@1`]),
    rad('s', ['#fffbe2@0', '#ffeeb0@.6', '#ffd86e@1']), rad('h', ['#fff0b0@0/.95', '#ffca58@.35/.5', '#ff8a2c@.7/.16', '#ff8a2c@1/0']),
    scrollCloud('c', '#d4401f', '#ffb24a'), rad('v', ['#8a0f14@0/.6', '#8a0f14@.6/.4', '#8a0f14@1/0']),
    burst('b', 4, 22, '#ff8a5a', '#ffc27a'),
  ) +
    box(0, 0, W, H, '~g') + starDust(8, 50, W, 260, '#ffdf9a') +
    use('b', 44, 210, 0.6, 10, 'opacity=".4"') + use('b', 352, 196, 0.66, 30, 'opacity=".4"') + use('b', 196, 52, 1, 0, 'opacity=".35"') +
    circle(195, 372, 170, '~h') + circle(195, 376, 76, '~s') +
    fill(t`M195 225m-190 0a190 92 0 1 0 380 0a190 92 0 1 0-380 0Z`, '~v') +
    use('c', 66, 300, 0.7, 0, 'opacity=".5"') + use('c', 330, 312, 0.8, 0, 'opacity=".5"', -0.8));
}

/** A jagged ridge as points from left to right, `rough` the height of its teeth. */
function ridge(seed: number, base: number, peaks: readonly (readonly [number, number])[], rough: number): string {
  const rnd = random(seed);
  const points: [number, number][] = [];
  for (let x = -10; x <= 400; x += 11) {
    const lift = peaks.reduce((top, [px, ph]) => Math.max(top, ph * (1 - Math.abs(x - px) / (ph * 1.05))), 0);
    points.push([x, base - lift - rnd() * rough]);
  }
  return points.map(([x, y], i) => t`${i ? 'L' : 'M'}${x} ${y}`).join('');
}

/** The shaded flank of a peak, away from the fireworks' side: it gives a ridge its mass. */
const flank = (x: number, y: number, h: number, lean: number): string =>
  t`M${x} ${y}l${h * 0.14 * lean} ${h * 0.3}l${-h * 0.1 * lean} ${h * 0.1}l${h * 0.24 * lean} ${h * 0.34}l${-h * 0.08 * lean} ${h * 0.1}l${h * 0.2 * lean} ${h * 0.3}L${x + h * 1.2 * lean} ${y + h}Z`;

function far(): string {
  const back = ridge(5, 356, [[56, 92], [100, 62], [12, 60], [298, 66], [345, 106], [388, 70], [144, 24], [250, 26]], 4);
  const mid = ridge(9, 392, [[8, 70], [70, 50], [330, 46], [392, 84]], 8);
  const front = ridge(13, 430, [[-6, 66], [112, 26], [290, 30], [396, 70]], 7);
  const close = 'V530H-10Z';
  const wall: [number, number][] = [[-10, 372], [14, 360], [34, 372], [58, 388], [80, 394], [104, 404], [128, 416], [150, 424]];
  const wallUp = (dy: number): string => smooth(wall.map(([x, y]): [number, number] => [x, y + dy]));
  const tower = (x: number, y: number): string => fill(t`M${x - 7} ${y + 12}V${y - 6}H${x - 9}V${y - 10}h3.6v2h3v-2h4.8v2h3v-2H${x + 9}V${y - 6}H${x + 7}V${y + 12}Z`, '#8c3a26') + fill(t`M${x - 7} ${y + 12}V${y - 6}h4v18Z`, '#e88a4a', 'opacity=".6"') + fill(t`M${x - 1.5} ${y + 4}v-4q2-3 4 0v4Z`, '#ffd873');
  const great = line(wallUp(4), '#7a3022', 9) + line(wallUp(-1), '#b8553a', 3) + line(wallUp(-3), '#b8553a', 2.4, 'stroke-dasharray="3 2.4"') + tower(14, 356) + tower(80, 390) + tower(128, 412);
  const mirrored = (body: string): string => `<g transform="translate(390) scale(-1 1)">${body}</g>`;
  return picture(W, H, defs(
    lin('a', ['#b8342a', '#f0803c']), lin('b', ['#8e2230', '#dd6a36']), lin('c', ['#6d1a2c@0', '#b5492f@.4', '#f4c071@1']),
    lin('m', ['#ffd88a@0/0', '#ffd88a@.6/.7', '#ffd88a@1/0']),
    core('p', ['#fff8d0@.1', '#ffd25a@.5', '#ff8a2c@1'], 60), core('q', ['#fff@.1', '#ffb8a0@.5', '#ff5a48@1'], 60), core('r', ['#fff@.1', '#c8fff0@.45', '#5ac8b0@1'], 60),
    burst('k', 2, 22, '~p', '#fff3b8'), burst('l', 6, 18, '~q', '#ffe0d0'), burst('n', 11, 14, '~r', '#e8fff6'), rad('o', ['#fff0b0/.6', '#ffb04a/0']),
  ) +
    circle(96, 86, 80, '~o') + circle(300, 78, 88, '~o') + line('M96 92C100 160 84 250 90 350M300 84C292 150 312 250 304 350', '#ffd873', 1.2, 'opacity=".28"') +
    use('k', 96, 86, 1.35) + use('l', 300, 76, 1.5, 12) + use('n', 202, 36, 0.7) + use('n', 24, 34, 0.6) + use('k', 372, 168, 0.46) + use('l', 22, 172, 0.5) +
    fill(back + close, '~a', 'opacity=".9"') + line(back, '#ffb05a', 1, 'opacity=".55"') + fill(flank(56, 264, 90, 1) + flank(100, 294, 56, 1) + flank(345, 250, 96, 1) + flank(298, 290, 56, 1), '#5f0a24', 'opacity=".22"') + box(0, 330, W, 70, '~m', 'opacity=".5"') +
    fill(mid + close, '~b') + line(mid, '#ffc46a', 1, 'opacity=".7"') + great + mirrored(great) +
    box(0, 372, W, 70, '~m', 'opacity=".75"') + fill(front + close, '~c') + line(front, '#ffc46a', 1, 'opacity=".5"'));
}

function palace(): string {
  const arch = (x: number, w: number, h: number): string => fill(t`M${x - w} 462V${462 - h}a${w} ${w} 0 0 1 ${w * 2} 0V462Z`, '~wi') + line(t`M${x - w} 462V${462 - h}a${w} ${w} 0 0 1 ${w * 2} 0V462`, '#ffcf74', 1.6);
  const rail = (y: number, w: number): string => fill(t`M${195 - w} ${y}H${195 + w}V${y + 12}H${195 - w}Z`, '~mb') + line(many(Math.floor(w / 6), (i) => t`M${195 - w + 4 + i * 12.2} ${y - 5}v6`), '#fff8e4', 3.4, 'stroke-linecap="round"') + line(t`M${195 - w} ${y - 2}H${195 + w}M${195 - w} ${y + 11}H${195 + w}`, '#c98e50', 1, 'opacity=".7"') + line(t`M${195 - w} ${y}H${195 + w}`, '#fffdf2', 1.6);
  return (
    rail(462, 150) + rail(476, 176) +
    fill('M68 410H322V462H68Z', '~rw') + fill('M68 410H322V416H68Z', '#fff', 'opacity=".12"') + line('M68 458H322', '#7a0d10', 8, 'opacity=".5"') +
    arch(195, 17, 22) + arch(142, 11, 17) + arch(248, 11, 17) + arch(98, 9, 14) + arch(292, 9, 14) +
    storey(195, 392, 118, 20, 12) + eave(195, 394, 138, 96, 30) + storey(195, 350, 88, 18, 9) + eave(195, 351, 104, 62, 34) +
    fill('M178 336H212V350H178Z', '#174f5e') + line('M178 336H212V350H178Z', '#ffe08a', 2) + line('M184 343H190M192 343H198M200 343H206', '#ffe08a', 2.6)
  );
}

function middle(): string {
  const hung = [[84, 404], [116, 404], [148, 404], [242, 404], [274, 404], [306, 404]] as const;
  return picture(W, H, defs(...ROOF, ...LANTERN, lantern('ln'), pagoda('pg', 6, 36, 44),
    lin('rw', ['#d2301e', '#96131a']), lin('mb', ['#fff4da', '#e6b878']), scrollCloud('c', '#fbe2a8', '#e0963a'), scrollCloud('d', '#f7c774', '#d9822c'),
    lin('z', [`${GROUND}@0/0`, `${GROUND}@1`]),
  ) +
    use('d', 70, 448, 1.1) + use('d', 320, 446, 1.1, 0, '', -1.1) +
    use('pg', 34, 466) + use('pg', 356, 466, 1, 0, '', -1) + palace() +
    hung.map(([x, y]) => use('ln', x, y, 0.36)).join('') +
    fill('M172 462H218L236 500H154Z', '#c2281c') + line('M172 462L154 500M218 462L236 500', '#ffd873', 2.4) + line('M170 468H220M167 475H223M163 483H227', '#7a0d10', 1, 'opacity=".45"') +
    use('d', 28, 494, 1.15) + use('d', 362, 494, 1.15, 0, '', -1.15) + use('c', 108, 502, 1.1) + use('c', 284, 502, 1.1, 0, '', -1.1) + use('c', 195, 514, 0.9) + box(0, 470, W, 50, '~z'));
}

function near(): string {
  const silk = smooth([[-12, 392], [14, 408], [34, 438], [18, 470], [34, 500], [60, 506]]);
  const band = line(silk, '#7c0c0e', 13, 'opacity=".3" transform="translate(2 5)"') + line(silk, '~sk', 12, 'stroke-linejoin="round"') + line(silk, '#ffe6a8', 1.2, 'transform="translate(-1.5 -4)" opacity=".85"');
  const swag = fill('M-4-4H128C112 30 70 34 52 20C44 48 10 52-4 44Z', '~sw') + line('M128-4C112 30 70 34 52 20C44 48 10 52-4 44', '~br', 3) + line('M96-4C88 14 66 22 52 20M70-4C66 8 60 16 52 20M26-4C30 10 40 18 52 20M-4 20C16 28 40 26 52 20', '#5f0a0d', 2, 'opacity=".4"') + line('M110-4C98 18 72 26 54 20M44-4C44 8 48 16 52 20M8-4C16 12 36 20 50 20', '#ff8a5a', 1.4, 'opacity=".6"');
  const side = (leftDrum: number): string => band + use('lf', 84, 500, 1, 60) + use('lf', 6, 462, 1, -40) + use('lf', 92, 510, 1, 84) + use('dr', 36, 498, leftDrum) + use('pn', 86, 502, 0.4, 0, 'fill="url(#~pk)"') + use('pn', 2, 500, 0.62, 40, 'fill="url(#~pr)"') + use('pn', 50, 514, 0.5, 90, 'fill="url(#~pr)"') + swag + use('ln', 24, 62, 1.12) + use('ln', 66, 40, 0.72);
  return picture(W, H, defs(...LANTERN, ...DRUM, lantern('ln'), drum('dr'), peony('pn'), leaf('lf', '#4f9a6a', '#1d5f4c'),
    tone('pr', { deep: '#7c0a1c', mid: '#d8263a', rim: '#ff6a62', lip: '' }), tone('pk', { deep: '#d8486a', mid: '#ff9fa0', rim: '#ffe4d6', lip: '' }),
    lin('sk', ['#8c0f12', '#f0502e@.3', '#c2221a@.55', '#ff7a45@.8', '#a01416']), lin('sw', ['#8f1014', '#d8301e']), rad('gl', ['#ffb04a/.6', '#ffb04a/0']), blur('bl', 3),
    lin('z', [`${GROUND}@0/0`, `${GROUND}@1`]),
  ) +
    circle(24, 86, 60, '~gl') + circle(366, 86, 60, '~gl') + side(0.94) + `<g transform="translate(390) scale(-1 1)">${side(0.94)}</g>` + box(0, 500, W, 20, '~z'));
}

function light(): string {
  const rnd = random(1001);
  const rays = many(12, (i) => { const a = Math.PI + ((i + 0.5) / 12) * Math.PI; const b = a + 0.07; return t`M195 376L${195 + 460 * Math.cos(a)} ${376 + 460 * Math.sin(a)}L${195 + 460 * Math.cos(b)} ${376 + 460 * Math.sin(b)}Z`; });
  const flecks = many(46, () => { const [x, y] = [rnd() * W, rnd() * 480]; return calm(x, y) ? '' : t`M${x} ${y}l${2 + rnd() * 4} ${rnd() * 3}l${-1 - rnd() * 2} ${2 + rnd() * 2}Z`; });
  return picture(W, H, defs(
    `<radialGradient id="~r" gradientUnits="userSpaceOnUse" cx="195" cy="376" r="360"><stop offset=".16" stop-color="#ffe9a0" stop-opacity=".34"/><stop offset=".45" stop-color="#ffb04a" stop-opacity=".08"/><stop offset="1" stop-color="#ffb04a" stop-opacity="0"/></radialGradient>`,
    rad('b', ['#fff3b8@0/.7', '#ffd25a@.5/.3', '#ffd25a@1/0']),
  ) +
    fill(rays, '~r') + bokeh(77, 22, '~b', [0, 20, 390, 480], [3, 14], calm) + fill(flecks, '#ffe28a', 'opacity=".85"') +
    fill([[96, 86, 13], [300, 76, 15], [202, 36, 8], [24, 34, 7], [140, 130, 5], [352, 132, 6], [60, 330, 6], [334, 336, 7], [195, 326, 8]].map(([x = 0, y = 0, r = 0]) => sparkle(x, y, r)).join(''), '#fffbe0'));
}

export const stage = { 'sky.svg': sky(), 'far.svg': far(), 'middle.svg': middle(), 'near.svg': near(), 'light.svg': light() };

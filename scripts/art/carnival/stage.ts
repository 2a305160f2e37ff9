/** Carnival: under the big top's edge at dusk, a cake on the stage, the fair behind it. Lit by bulbs from above and the low sky. */
import { blur, box, circle, defs, fill, group, lin, line, many, oval, picture, rad, random, t, use } from '../draw.ts';
import { bokeh, calm, sparkle, star, starDust } from '../sparks.ts';
import { balloon, cake, confetti, tent, ticket, wheel } from './parts.ts';

const W = 390;
const H = 520;
const GROUND = '#1d1442';

export const TENT = [lin('ta', ['#ff6a7a', '#d6245f']), lin('tb', ['#fff6e6', '#f3cfae']), lin('tc', ['#37d0c4', '#147c8c']), lin('td', ['#2a1048', '#6b2a6e'])];
export const BALLOON = [rad('bl', ['#fff@0/.35', '#fff@.4/0', '#1b0b3a@1/.5'], 0.36, 0.3, 0.75)];
export const TICKET = [lin('tk', ['#ffe9a6', '#f7b23c'])];
export const CAKE = [
  lin('k1', ['#b3306a@0', '#ff7aa8@.3', '#ff9cbc@.5', '#e2457f@.8', '#8f2058@1'], 'h'), lin('k2', ['#1c8a92', '#5fe0d2@.35', '#37bdb8@.65', '#12606e'], 'h'), lin('k3', ['#6a3fb0', '#c9a4ff@.4', '#a577ea@.65', '#50288c'], 'h'),
  lin('ic', ['#fff6ea@0', '#ffe9d2@.6', '#e0b49c@1'], 'h'), lin('it', ['#fffdf6', '#ffe6cc']), rad('fl', ['#ffe08a/.9', '#ffb02e/0']), lin('pl', ['#fff0b8', '#d98f2c'], 'h'),
];

function sky(): string {
  return picture(W, H, defs(
    lin('g', ['#06263d@0', '#0c3a56@.16', '#2a2668@.36', '#47277c@.54', '#8d3f96@.68', '#e2747e@.78', '#ffb47a@.85', `${GROUND}@1`]),
    rad('h', ['#ffd9a0@0/.8', '#ff8f7a@.4/.3', '#ff8f7a@1/0']), lin('c', ['#ff9fb0/.55', '#6a3fa0/0']), lin('d', ['#2a8a9a/.4', '#2a8a9a/0'], 'h'), rad('v', ['#1a1450@0/.62', '#1a1450@.6/.42', '#1a1450@1/0']),
  ) +
    box(0, 0, W, H, '~g') + starDust(41, 90, W, 330, '#e6f4ff') + oval(195, 424, 240, 90, '~h') +
    fill('M-20 150C80 110 160 190 260 150C320 126 370 140 410 120V200C340 214 300 190 220 214C130 240 60 190-20 220Z', '~d') +
    fill('M-20 350C20 330 40 340 66 336C90 322 130 326 142 342C170 336 196 342 206 352H-20ZM180 336C214 322 226 326 250 322C270 304 316 308 328 326C352 318 390 324 410 340H180Z', '~c') +
    fill('M40 384C80 372 110 376 130 384ZM250 372C290 360 340 362 370 374Z', '#ffd9a0', 'opacity=".5"') + oval(195, 226, 184, 96, '~v'));
}

function far(): string {
  const look = ['#ff7aa0', '#ffd24a', '#5fe0d2'];
  const tower = (x: number, y: number, w: number, h: number): string => fill(t`M${x - w} ${y}V${y - h}H${x + w}V${y}ZM${x - w - 3} ${y - h}L${x} ${y - h - w * 2.4}L${x + w + 3} ${y - h}Z`, '~s') + line(t`M${x} ${y - h - w * 2.4}v-8`, '#6b3f94', 1.2) + fill(t`M${x} ${y - h - w * 2.4 - 8}l9 3l-9 3Z`, '#ff7aa0') + line(t`M${x - w * 0.4} ${y - h + 8}v5M${x + w * 0.4} ${y - h + 8}v5M${x - w * 0.4} ${y - h + 20}v5M${x + w * 0.4} ${y - h + 20}v5`, '#ffd98a', 2.4);
  const rail = 'M-10 376C10 320 44 300 66 348C78 376 92 400 112 374C126 356 142 366 152 396';
  return picture(W, H, defs(
    ...TENT, tent('tn'), wheel('wh', '#7a4aa6', look, '#ffe9a6'), lin('s', ['#7c479f', '#4b2a7e']), lin('f', ['#4b2a7e@0', '#2c1c5c@.5', `${GROUND}@1`]), lin('m', ['#ff9f8a/0', '#ff9f8a/.5', '#ff9f8a/0']), lin('x', ['#3d2470@0/.5', '#3d2470@1/.1']),
  ) +
    use('wh', 302, 322, 1.16) + line(rail, '#5a3590', 3.4) + line(rail, '#ffd98a', 1.4, 'stroke-dasharray=".1 5" stroke-linecap="round"') +
    line('M8 344V420M28 322V420M48 318V420M66 346V420M84 380V420M112 374V420M134 362V420', '#5a3590', 1.4) + line('M8 344L28 400M28 322L8 400M28 322L48 400M48 318L28 400M48 318L66 400M112 374L134 420', '#5a3590', 0.8) +
    tower(160, 420, 9, 60) + tower(236, 420, 8, 48) + box(0, 356, W, 66, '~m') +
    use('tn', 72, 430, 0.74) + use('tn', 128, 430, 0.5) + use('tn', 342, 432, 0.62) + use('tn', 264, 430, 0.44) +
    fill('M0 424C60 412 130 420 195 418C260 416 330 412 390 424V520H0Z', '~f') + line(many(26, (i) => t`M${8 + i * 15} ${428 + (i % 3) * 5}h0`), '#ffd98a', 2.4, 'stroke-linecap="round" opacity=".8"') +
    line('M-10 170Q60 240 128 300M400 160Q330 236 262 296', '#ffd98a', 0.8, 'opacity=".25"'));
}

/** Lower edge of the canopy above `x`. */
const edge = (x: number): number => 128 - 34 * (1 - ((x - 195) / 205) ** 2);

function canopy(): string {
  const n = 14;
  const at = (i: number): number => -10 + (i * 410) / n;
  const wedge = (i: number): string => { const [a, b] = [at(i), at(i + 1)]; return t`M195-70C${195 + (a - 195) * 0.4} 0 ${195 + (a - 195) * 0.8} ${edge(a) - 34} ${a} ${edge(a)}L${b} ${edge(b)}C${195 + (b - 195) * 0.8} ${edge(b) - 34} ${195 + (b - 195) * 0.4} 0 195-70Z`; };
  const flap = (i: number): string => { const [a, b] = [at(i), at(i + 1)]; return t`M${a} ${edge(a) - 2}L${b} ${edge(b) - 2}V${edge(b) + 12}C${b} ${edge(b) + 30} ${a} ${edge(a) + 30} ${a} ${edge(a) + 12}Z`; };
  const odd = (draw: (i: number) => string, from: number): string => many(n / 2, (i) => draw(i * 2 + from));
  const rim = (dy: number): string => t`M-10 ${edge(-10) + dy}Q195 ${edge(195) * 2 - edge(-10) + dy} 400 ${edge(400) + dy}`;
  const hem = many(n, (i) => { const [a, b] = [at(i), at(i + 1)]; return t`M${a} ${edge(a) + 12}C${a} ${edge(a) + 30} ${b} ${edge(b) + 30} ${b} ${edge(b) + 12}`; });
  return (
    fill(many(n, flap), '#12082e', 'opacity=".38" transform="translate(0 10)"') + fill(odd(flap, 0), '~fb') + fill(odd(flap, 1), '~fa') + line(hem, '#ffd56a', 2) +
    fill(odd(wedge, 0), '~ca') + fill(odd(wedge, 1), '~cb') + fill(t`M195-70C${195 - 205 * 0.4} 0 ${195 - 205 * 0.8} ${edge(-10) - 34} -10 ${edge(-10)}Q195 ${edge(195) * 2 - edge(400)} 400 ${edge(400)}C${195 + 205 * 0.8} ${edge(400) - 34} ${195 + 205 * 0.4} 0 195-70Z`, '~cs') +
    line(rim(0), '#8a3a1c', 7) + line(rim(-0.6), '~gd', 5) + many(29, (i) => { const x = -4 + i * 14.2; return use('lb', x, edge(x) - 0.5); })
  );
}

function middle(): string {
  const drape = fill('M-6 120C14 130 40 128 48 126C50 180 34 230 8 262C22 300 22 380 10 470H-6Z', '~cu') + fill('M-6 262H14L16 272L-6 276Z', '~gd') + line('M6 126C8 180 4 220-4 250M22 129C24 180 14 224 2 256M37 129C38 176 26 226 6 258M8 282C14 330 12 400 4 466M0 286C4 340 2 400-2 460', '#5c0f45', 2, 'opacity=".5"') + line('M48 126C50 180 34 230 8 262C22 300 22 380 10 470', '#ffd56a', 2.2) + line('M14 128C16 176 8 220-2 248M30 129C31 176 20 226 4 254', '#ff9cc0', 1.4, 'opacity=".5"');
  const stage = (y: number, rx: number, ry: number, h: number, a: string, b: string): string => {
    const n = 12;
    const seg = (i: number): string => { const [p, q] = [i, i + 1].map((k) => Math.PI - (k * Math.PI) / n); const [x1, x2] = [195 + rx * Math.cos(p ?? 0), 195 + rx * Math.cos(q ?? 0)]; const [y1, y2] = [y + ry * Math.sin(p ?? 0), y + ry * Math.sin(q ?? 0)]; return t`M${x1} ${y1}L${x2} ${y2}v${h}L${x1} ${y1 + h}Z`; };
    return fill(many(6, (i) => seg(i * 2)), a) + fill(many(6, (i) => seg(i * 2 + 1)), b) + fill(t`M${195 - rx} ${y}A${rx} ${ry} 0 0 0 ${195 + rx} ${y}v${h}A${rx} ${ry} 0 0 1 ${195 - rx} ${y + h}Z`, '~sd') + oval(195, y, rx, ry, '~tp') + line(t`M${195 - rx} ${y}A${rx} ${ry} 0 0 0 ${195 + rx} ${y}`, '~gd', 3) + many(13, (i) => { const k = Math.PI - ((i + 0.5) * Math.PI) / 13; const [x, yy] = [195 + rx * Math.cos(k), y + ry * Math.sin(k)]; return use('lb', x, yy, 0.8); });
  };
  return picture(W, H, defs(
    ...CAKE, cake('ck'), group('lb', circle(0, 0, 8, '~bh') + circle(0, 0, 2.6, '#fffbe6')), lin('ca', ['#ff8a7a@.2', '#e83a6a@1']), lin('cb', ['#fff2dc@.2', '#ffe2bc@1']), lin('fa', ['#d6245f', '#ff6a8a']), lin('fb', ['#f3cfae', '#fff6e6']), lin('cs', ['#240a4a@.3/.72', '#240a4a@.7/.2', '#ffb86a@1/.1']),
    lin('gd', ['#c98a1c@0', '#fff0b0@.3', '#f9c650@.6', '#c98a1c@1'], 'h'), rad('bh', ['#ffe9a0/.9', '#ffb84a@.4/.3', '#ffb84a/0']), lin('cu', ['#6e1250@0', '#c2306e@.35', '#e84a84@.55', '#8c1a58@1'], 'h'),
    lin('sd', ['#140a34@0/.75', '#140a34@.4/0', '#140a34@.6/0', '#140a34@1/.75'], 'h'), lin('tp', ['#6a3fa6@0', '#9a62d0@.5', '#5a3494@1'], 'h'), rad('gl', ['#ffd08a/.6', '#ff7aa0@.5/.18', '#ff7aa0/0']), lin('z', [`${GROUND}/0`, GROUND]),
  ) +
    oval(195, 392, 150, 100, '~gl') + stage(466, 172, 22, 40, '#e83a6a', '#fff0d8') + stage(442, 110, 14, 24, '#2bb5b0', '#fff0d8') + use('ck', 195, 436, 0.96) +
    drape + `<g transform="translate(390) scale(-1 1)">${drape}</g>` + canopy() + box(0, 478, W, 42, '~z'));
}

function near(): string {
  const tone = { p: '#ff4f86', y: '#ffc93c', t: '#2cc4bc', v: '#9a6bf0', o: '#ff8446' };
  const b = (k: keyof typeof tone, x: number, y: number, s: number, turn: number): string => use('ba', x, y, s, turn, `fill="${tone[k]}"`);
  const left = b('v', 14, 330, 0.9, -10) + b('y', 44, 352, 0.86, 12) + b('t', 4, 384, 1, -6) + b('p', 34, 408, 1.25, 6);
  const right = b('t', 372, 320, 0.9, 8) + b('o', 350, 356, 0.8, -12) + b('p', 388, 366, 0.95, 12) + b('v', 364, 410, 1.25, -5);
  // A strip of tickets torn from the roll: each follows the wave of the strip.
  const strip = many(9, (i) => { const x = -8 + i * 51; const a = x / 62; return use('ti', x, 492 + 9 * Math.sin(a), 0.87, (Math.atan((9 / 62) * Math.cos(a)) * 180) / Math.PI); });
  const free = (x: number, y: number): boolean => !calm(x, y) && (x < 60 || x > 330 || y > 440 || y < 150);
  return picture(W, H, defs(...BALLOON, ...TICKET, balloon('ba'), ticket('ti'), blur('bu', 4), lin('z', [`${GROUND}/0`, GROUND])) +
    `<g filter="url(#~bu)" opacity=".85">${b('o', -6, 236, 1.5, -14)}${b('y', 398, 228, 1.4, 14)}</g>` + left + right +
    line('M34 408C40 440 20 460 28 500M14 330C24 400 20 440 28 500M364 410C358 440 374 470 364 500M350 356C362 420 358 460 364 500', '#fff', 0.8, 'opacity=".4"') +
    `<g opacity=".4" transform="translate(0 7)" fill="#0e0728">${many(8, (i) => oval(18 + i * 51, 494, 24, 12, '#0e0728'))}</g>` + strip +
    confetti(5, 74, free, W, 500) + box(0, 500, W, 20, '~z'));
}

function light(): string {
  const rnd = random(12);
  const beam = (x: number, a: number, w: number): string => t`M${x} 90L${x + a - w} 470L${x + a + w} 470Z`;
  return picture(W, H, defs(lin('s', ['#fff3c8@0/.34', '#ffd9a0@.5/.1', '#ffd9a0@1/0']), rad('b', ['#fff@0/.5', '#ffd9f0@.7/.26', '#c8fff6@.92/.4', '#c8fff6@1/0']), rad('c', ['#ffe9a0/.6', '#ffb84a/0'])) +
    fill(beam(40, 150, 46) + beam(350, -150, 46), '~s') + fill(beam(120, 40, 34) + beam(270, -40, 34), '~s', 'opacity=".6"') + oval(195, 446, 120, 20, '~c', 'opacity=".7"') +
    bokeh(31, 26, '~b', [0, 130, 390, 500], [3, 13], calm) + fill(many(12, () => { const [x, y] = [rnd() * W, 150 + rnd() * 330]; return calm(x, y) ? '' : star(x, y, 2 + rnd() * 3, 0.45, 5, rnd() * 90); }), '#ffe08a') +
    fill([[195, 318, 9], [70, 112, 9], [320, 112, 9], [195, 92, 11], [124, 420, 6], [270, 402, 7], [24, 300, 6], [366, 290, 6]].map(([x = 0, y = 0, r = 0]) => sparkle(x, y, r)).join(''), '#fffbe6'));
}

export const stage = { 'sky.svg': sky(), 'far.svg': far(), 'middle.svg': middle(), 'near.svg': near(), 'light.svg': light() };

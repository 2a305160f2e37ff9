/** Carnival: under the big top's edge at dusk, a cake on the stage, the fair behind it. Lit by bulbs from above and the low sky. */
import { blur, box, defs, fill, lin, line, many, oval, picture, rad, random, t, use } from '../draw.ts';
import { bokeh, calm, sparkle, star } from '../sparks.ts';
import { far, GROUND, H, sky, W } from './backdrop.ts';
import { canopy, lamps } from './canopy.ts';
import { BALLOON, CAKE, TICKET } from './paints.ts';
import { balloon, cake, confetti, ticket } from './parts.ts';

function middle(): string {
  const drape =
    fill('M-6 120C14 130 40 128 48 126C50 180 34 230 8 262C24 300 26 400 18 520H-6Z', '~cu') +
    fill('M-6 262H14L16 272L-6 276Z', '~gd') +
    line(
      'M6 126C8 180 4 220-4 250M22 129C24 180 14 224 2 256M37 129C38 176 26 226 6 258M8 282C16 340 16 420 10 510M0 286C6 350 6 420 2 510',
      '#5c0f45',
      2,
      'opacity=".5"',
    ) +
    line('M48 126C50 180 34 230 8 262C24 300 26 400 18 520', '#ffd56a', 2.2) +
    line('M14 128C16 176 8 220-2 248M30 129C31 176 20 226 4 254', '#ff9cc0', 1.4, 'opacity=".5"');
  const stage = (y: number, rx: number, ry: number, h: number, a: string, b: string): string => {
    const n = 12;
    const seg = (i: number): string => {
      const [p, q] = [i, i + 1].map((k) => Math.PI - (k * Math.PI) / n);
      const [x1, x2] = [195 + rx * Math.cos(p ?? 0), 195 + rx * Math.cos(q ?? 0)];
      const [y1, y2] = [y + ry * Math.sin(p ?? 0), y + ry * Math.sin(q ?? 0)];
      return t`M${x1} ${y1}L${x2} ${y2}v${h}L${x1} ${y1 + h}Z`;
    };
    return (
      fill(
        many(6, (i) => seg(i * 2)),
        a,
      ) +
      fill(
        many(6, (i) => seg(i * 2 + 1)),
        b,
      ) +
      fill(
        t`M${195 - rx} ${y}A${rx} ${ry} 0 0 0 ${195 + rx} ${y}v${h}A${rx} ${ry} 0 0 1 ${195 - rx} ${y + h}Z`,
        '~sd',
      ) +
      oval(195, y, rx, ry, '~tp') +
      line(t`M${195 - rx} ${y}A${rx} ${ry} 0 0 0 ${195 + rx} ${y}`, '~gd', 3) +
      lamps(t`M${195 - rx} ${y}A${rx} ${ry} 0 0 0 ${195 + rx} ${y}`, 18)
    );
  };
  return picture(
    W,
    H,
    defs(
      ...CAKE,
      cake('ck'),
      lin('ca', ['#ff8a7a@.2', '#e83a6a@1']),
      lin('cb', ['#fff2dc@.2', '#ffe2bc@1']),
      lin('fa', ['#d6245f', '#ff6a8a']),
      lin('fb', ['#f3cfae', '#fff6e6']),
      lin('cs', ['#240a4a@.3/.72', '#240a4a@.7/.2', '#ffb86a@1/.1']),
      lin('gd', ['#c98a1c@0', '#fff0b0@.3', '#f9c650@.6', '#c98a1c@1'], 'h'),
      lin('cu', ['#6e1250@0', '#c2306e@.35', '#e84a84@.55', '#8c1a58@1'], 'h'),
      lin('sd', ['#140a34@0/.75', '#140a34@.4/0', '#140a34@.6/0', '#140a34@1/.75'], 'h'),
      lin('tp', ['#6a3fa6@0', '#9a62d0@.5', '#5a3494@1'], 'h'),
      rad('gl', ['#ffd08a/.6', '#ff7aa0@.5/.18', '#ff7aa0/0']),
      lin('z', [`${GROUND}/0`, GROUND]),
    ) +
      oval(195, 392, 150, 100, '~gl') +
      stage(466, 172, 22, 40, '#e83a6a', '#fff0d8') +
      stage(442, 110, 14, 24, '#2bb5b0', '#fff0d8') +
      use('ck', 195, 436, 0.96) +
      drape +
      `<g transform="translate(390) scale(-1 1)">${drape}</g>` +
      canopy() +
      box(0, 478, W, 42, '~z'),
  );
}

function near(): string {
  const tone = { p: '#ff4f86', y: '#ffc93c', t: '#2cc4bc', v: '#9a6bf0', o: '#ff8446' };
  const b = (k: keyof typeof tone, x: number, y: number, s: number, turn: number): string =>
    use('ba', x, y, s, turn, `fill="${tone[k]}"`);
  const left =
    b('v', 14, 330, 0.9, -10) + b('y', 44, 352, 0.86, 12) + b('t', 4, 384, 1, -6) + b('p', 34, 408, 1.25, 6);
  const right =
    b('t', 372, 320, 0.9, 8) +
    b('o', 350, 356, 0.8, -12) +
    b('p', 388, 366, 0.95, 12) +
    b('v', 364, 410, 1.25, -5);
  // A strip of tickets torn from the roll: each follows the wave of the strip.
  const strip = many(9, (i) => {
    const x = -8 + i * 51;
    const a = x / 62;
    return use('ti', x, 492 + 9 * Math.sin(a), 0.87, (Math.atan((9 / 62) * Math.cos(a)) * 180) / Math.PI);
  });
  const free = (x: number, y: number): boolean => !calm(x, y) && (x < 60 || x > 330 || y > 440 || y < 150);
  return picture(
    W,
    H,
    defs(
      ...BALLOON,
      ...TICKET,
      balloon('ba'),
      ticket('ti'),
      blur('bu', 4),
      lin('z', [`${GROUND}/0`, GROUND]),
    ) +
      `<g filter="url(#~bu)" opacity=".85">${b('o', -6, 236, 1.5, -14)}${b('y', 398, 228, 1.4, 14)}</g>` +
      left +
      right +
      line(
        'M34 408C40 440 20 460 28 500M14 330C24 400 20 440 28 500M364 410C358 440 374 470 364 500M350 356C362 420 358 460 364 500',
        '#fff',
        0.8,
        'opacity=".4"',
      ) +
      `<g opacity=".4" transform="translate(0 7)" fill="#0e0728">${many(8, (i) => oval(18 + i * 51, 494, 24, 12, '#0e0728'))}</g>` +
      strip +
      confetti(5, 74, free, W, 500) +
      box(0, 500, W, 20, '~z'),
  );
}

function light(): string {
  const rnd = random(12);
  const beam = (x: number, a: number, w: number): string => t`M${x} 90L${x + a - w} 470L${x + a + w} 470Z`;
  return picture(
    W,
    H,
    defs(
      lin('s', ['#fff3c8@0/.34', '#ffd9a0@.5/.1', '#ffd9a0@1/0']),
      rad('b', ['#fff@0/.5', '#ffd9f0@.7/.26', '#c8fff6@.92/.4', '#c8fff6@1/0']),
      rad('c', ['#ffe9a0/.6', '#ffb84a/0']),
    ) +
      fill(beam(40, 150, 46) + beam(350, -150, 46), '~s') +
      fill(beam(120, 40, 34) + beam(270, -40, 34), '~s', 'opacity=".6"') +
      oval(195, 446, 120, 20, '~c', 'opacity=".7"') +
      bokeh(31, 26, '~b', [0, 130, 390, 500], [3, 13], calm) +
      fill(
        many(12, () => {
          const [x, y] = [rnd() * W, 150 + rnd() * 330];
          return calm(x, y) ? '' : star(x, y, 2 + rnd() * 3, 0.45, 5, rnd() * 90);
        }),
        '#ffe08a',
      ) +
      fill(
        [
          [195, 318, 9],
          [70, 112, 9],
          [320, 112, 9],
          [195, 92, 11],
          [124, 420, 6],
          [270, 402, 7],
          [24, 300, 6],
          [366, 290, 6],
        ]
          .map(([x = 0, y = 0, r = 0]) => sparkle(x, y, r))
          .join(''),
        '#fffbe6',
      ),
  );
}

export const stage = {
  'sky.svg': sky(),
  'far.svg': far(),
  'middle.svg': middle(),
  'near.svg': near(),
  'light.svg': light(),
};

/** Spring letter: an open window over a writing desk; curtains and branches frame it, morning falls in from the right. */
import { box, circle, defs, fill, lin, line, many, picture, rad, random, t, use } from '../draw.ts';
import { bokeh, calm, sparkle } from '../sparks.ts';
import { far, H, sky, W } from './backdrop.ts';
import { middle } from './desk.ts';
import { GROUND, MIMOSA } from './paints.ts';
import { frond, mimosa, pressed } from './parts.ts';

function near(): string {
  const rnd = random(308);
  const curtain =
    fill('M-6-6H62C58 60 40 150 22 232C16 262 14 286 18 304C-2 312-6 310-6 310Z', '~cu') +
    fill('M-6 304C4 308 14 308 20 304C34 350 42 420 34 500H-6Z', '~cv') +
    line(
      'M48-6C44 70 26 160 14 236C8 266 8 290 10 306M30-6C28 80 14 170 4 250M12-6C10 90 4 170-2 240M10 308C18 360 22 430 20 500M2 308C6 360 8 430 6 500',
      '#7f68b8',
      1.2,
      'opacity=".35"',
    ) +
    line('M58-6C54 64 36 152 18 234M16 306C28 356 34 424 28 500', '#fff', 1.6, 'opacity=".55"') +
    fill('M-6 294C4 300 14 300 22 296V310C12 316 2 314-6 310Z', '#f3cf6b') +
    line('M-6 297C4 303 14 303 22 299', '#fff3c4', 1.2) +
    circle(16, 305, 4.4, '#e2b64c') +
    line('M16 309L12 330M16 309L18 332M16 309L22 328', '#e2b64c', 2, 'stroke-linecap="round"');
  const branch =
    use('fr', 70, -14, 1.1, 142) +
    use('fr', 30, -8, 1.2, 122) +
    use('m1', 96, -22, 0.9, 196) +
    use('m2', 66, -24, 1.05, 178) +
    use('m1', 34, -24, 1.1, 168);
  const foot =
    use('fr', 18, 520, 1.5, 8) +
    use('fr', 44, 524, 1.3, 44) +
    use('fr', 2, 500, 1.1, -14) +
    use('pv', 34, 484, 1.2, 10) +
    use('pl', 62, 500, 0.95, 50) +
    use('pv', 12, 506, 0.95, 80) +
    use('pl', 8, 466, 0.8, 30);
  const side = curtain + branch + foot;
  const petals = many(16, (i) => {
    const [x, y] = [i % 2 ? 40 + rnd() * 40 : W - 40 - rnd() * 40, 90 + rnd() * 330];
    return t`<path d="M0 0C-5-3-5-9 0-10C5-9 5-3 0 0Z" transform="translate(${x} ${y}) rotate(${rnd() * 360}) scale(${0.5 + rnd() * 0.4})" fill="${i % 3 ? '#ffd9e4' : '#fff3bd'}" opacity=".9"/>`;
  });
  return picture(
    W,
    H,
    defs(
      ...MIMOSA,
      frond('fr', 7, '#8aa06a'),
      mimosa('m1', 5, 24),
      mimosa('m2', 29, 24),
      pressed('pv', '#8d63cc', '#4f2a86'),
      pressed('pl', '#f2a9b6', '#b05a78'),
      lin('cu', ['#e9defa/.98', '#c9b6ec/.95', '#b39be0/.92'], 'h'),
      lin('cv', ['#d9cbf4/.95', '#b9a2e2/.9'], 'h'),
      lin('z', [`${GROUND}@0/0`, GROUND]),
    ) +
      side +
      `<g transform="translate(390) scale(-1 1)">${side}</g>` +
      petals +
      box(0, 492, W, 28, '~z'),
    true,
  );
}

function light(): string {
  const shafts = [
    'M330 20L390 60V120L120 470H60Z',
    'M390 150V210L210 470H168Z',
    'M250 14L290 18L40 420V340Z',
  ];
  return picture(
    W,
    H,
    defs(
      lin('r', ['#fff6d8/0', '#fff6d8@.3/.2', '#fff6d8/0'], 'd'),
      rad('b', ['#fffbe6@0/.8', '#ffe9ae@.5/.35', '#ffe9ae@1/0']),
    ) +
      fill(shafts.join(''), '~r') +
      bokeh(61, 16, '~b', [30, 30, 360, 460], [2, 10], calm) +
      fill(
        (
          [
            [96, 118, 6],
            [300, 96, 7],
            [196, 312, 5],
            [262, 330, 6],
            [128, 338, 5],
            [336, 300, 5],
          ] as const
        )
          .map(([x, y, r]) => sparkle(x, y, r))
          .join(''),
        '#fffdf0',
      ),
    true,
  );
}

export const stage = {
  'sky.svg': sky(),
  'far.svg': far(),
  'middle.svg': middle(),
  'near.svg': near(),
  'light.svg': light(),
};

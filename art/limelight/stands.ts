/** The stands on the night of the fans: tiers of light around the stage, a row seen from behind, and one seat kept free in it. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t } from '../draw.ts';
import { bokeh, calm, sparkle, star, starDust } from '../sparks.ts';
import { EDGE, GROUND, LAMP, W } from './paints.ts';
import { fan, stick } from './parts.ts';

const H = 300;
const STAGE = [195, 196] as const;
const TIERS = 9;
const mirrored = (body: string): string => `<g transform="translate(390) scale(-1 1)">${body}</g>`;

/** A tier of the horseshoe, the innermost first; `lift` raises the line of its lights. */
const tier = (i: number, lift = 0): string => {
  const [rx, ry] = [120 + i * 21, 36 + i * 16.5];
  return t`M${STAGE[0] - rx} ${STAGE[1] + i * 6 - lift}A${rx} ${ry} 0 0 1 ${STAGE[0] + rx} ${STAGE[1] + i * 6 - lift}`;
};

function sky(): string {
  return picture(
    W,
    H,
    defs(
      lin('g', ['#03110f@0', '#07312d@.3', '#0d5a4e@.7', `${GROUND}@1`]),
      rad('h', ['#ff9ec7@0/.6', '#ff6fa8@.45/.22', '#ff6fa8@1/0']),
    ) +
      box(0, 0, W, H, '~g') +
      starDust(27, 40, W, 90, '#e8fff6') +
      oval(195, 176, 240, 150, '~h'),
    true,
  );
}

/** Tiers, people on them as points of light, and the stage that all look at. */
function far(): string {
  const rnd = random(418);
  const tones = ['#ff9ec7', '#ffd34d', '#7fe6cf', '#ff6fa8'];
  const floors = many(TIERS, (k) => {
    const i = TIERS - 1 - k;
    return (
      fill(t`${tier(i)}V${H}H${STAGE[0] - 120 - i * 21}Z`, i % 2 ? '#0b4740' : '#0e5a50') +
      line(tier(i), '#ffd873', 0.9, 'opacity=".45"')
    );
  });
  // Points along the tiers, most of them pink: each is somebody who came.
  const people = tones.map(() => '');
  for (let i = 0; i < TIERS; i += 1) {
    const [rx, ry] = [112 + i * 21, 30 + i * 16.5];
    const count = 22 + i * 4;
    for (let k = 0; k < count; k += 1) {
      const a = Math.PI * (1 + (k + 0.5 + (rnd() - 0.5) * 0.5) / count);
      const [x, y] = [STAGE[0] + rx * Math.cos(a), STAGE[1] + i * 6 + ry * Math.sin(a) - 3];
      if (x < -4 || x > 394) continue;
      const tone = rnd() > 0.45 ? 0 : Math.floor(rnd() * 4);
      people[tone] += t`M${x} ${y}v${-2 - i * 0.45}`;
    }
  }
  const lights = people
    .map(
      (d, k) =>
        line(d, tones[k] ?? '#fff', 5, 'stroke-linecap="round" opacity=".22"') +
        line(d, tones[k] ?? '#fff', 2, 'stroke-linecap="round"'),
    )
    .join('');
  const aisle = many(7, (i) => {
    const a = Math.PI * (1 + (i + 0.5) / 7);
    return t`M${195 + 112 * Math.cos(a)} ${196 + 30 * Math.sin(a)}L${195 + 292 * Math.cos(a)} ${240 + 166 * Math.sin(a)}`;
  });
  return picture(
    W,
    H,
    defs(
      EDGE,
      ...LAMP,
      rad('fl', ['#ffe9b8@0/1', '#d98f5a@.5/.9', '#3a2a2c@1']),
      rad('po', ['#fff@0/.9', '#ffd8ea@.4/.45', '#ff9ec7@1/0']),
      lin('be', ['#fffbe0/0', '#ffe9c8/.5']),
      rad('v', ['#04211f@0/.72', '#04211f@.6/.5', '#04211f@1/0']),
    ) +
      floors +
      line(aisle, '#04211f', 3.4, 'opacity=".55"') +
      lights +
      oval(STAGE[0], 208, 118, 34, '#04211f', 'opacity=".55"') +
      oval(STAGE[0], 204, 92, 24, '~fl') +
      line('M103 204A92 24 0 0 0 287 204', '~eg', 3) +
      oval(STAGE[0], 200, 84, 30, '~po') +
      `<g opacity=".9">${fill('M195 204L60-10H120ZM195 204L330-10H270Z', '~be')}</g>` +
      oval(195, 132, 160, 76, '~v'),
    true,
  );
}

/** The towers with their lamps, at both sides. */
function middle(): string {
  const lamps = many(3, (r) => many(4, (c) => circle(12 + c * 15, 16 + r * 14, 4.6, '#fffbe6')));
  const tower =
    `<g transform="rotate(-8 34 30)">${box(0, 4, 72, 52, '#0a1c1b', 'rx="6"')}${box(3, 7, 66, 46, '#134a44', 'rx="4"')}${lamps}</g>` +
    circle(34, 30, 74, '~gl') +
    line('M24 58L14 300M46 56L40 300', '#0a1c1b', 5) +
    line('M22 90L44 126M44 90L20 126M20 140L43 178M43 140L18 178', '#0a1c1b', 2.4) +
    fill(sparkle(34, 30, 20), '#fff', 'opacity=".85"');
  const pennants = many(11, (i) => {
    const k = (i + 0.5) / 11;
    const [x, y] = [84 + k * 222, 4 + 64 * k * (1 - k)];
    return fill(
      t`M${x - 8} ${y}H${x + 8}L${x} ${y + 17}Z`,
      ['#ff9ec7', '#ffd34d', '#7fe6cf'][i % 3] ?? '#fff',
    );
  });
  return picture(
    W,
    H,
    defs(rad('gl', ['#fff6d0@0/.65', '#ffd873@.4/.24', '#ffd873@1/0'])) +
      line('M78 2Q195 40 312 2', '#ffe9c8', 1.2) +
      pennants +
      tower +
      mirrored(tower),
    true,
  );
}

/** The row in front: friends from behind with their light sticks, and the seat with a heart on it between them. */
function near(): string {
  const person = (x: number, hair: string, coat: string, long: boolean): string =>
    fill(
      t`M${x - 31} 322C${x - 31} 262 ${x - 22} 254 ${x - 8} 251H${x + 8}C${x + 22} 254 ${x + 31} 262 ${x + 31} 322Z`,
      coat,
    ) +
    (long
      ? fill(
          t`M${x - 19} 230C${x - 22} 258 ${x - 18} 272 ${x} 272C${x + 18} 272 ${x + 22} 258 ${x + 19} 230Z`,
          hair,
        )
      : '') +
    circle(x, 230, 18.4, hair) +
    line(t`M${x - 15} 220A18 18 0 0 1 ${x + 15} 220`, '#ffd9ea', 1.6, 'stroke-linecap="round" opacity=".8"') +
    line(
      t`M${x - 29} 284C${x - 29} 264 ${x - 20} 258 ${x - 9} 255`,
      '#ffd9ea',
      1.2,
      'stroke-linecap="round" opacity=".5"',
    );
  const back = (x: number): string =>
    fill(t`M${x - 30} 322V270C${x - 30} 258 ${x + 30} 258 ${x + 30} 270V322Z`, '~sb') +
    line(t`M${x - 30} 322V270C${x - 30} 258 ${x + 30} 258 ${x + 30} 270V322`, '~eg', 2.2);
  return picture(
    W,
    H,
    defs(
      EDGE,
      lin('sb', ['#1c9a86', '#0a4743']),
      lin('se', ['#ff9ec7', '#c2457e']),
      rad('h', ['#fff@0/.95', '#ffb8d8@.35/.6', '#ff9ec7@1/0']),
      lin('z', [`${GROUND}/0`, GROUND]),
    ) +
      `<g transform="translate(0 -12)">${
        stick(70, 224, 44, -16, '#ff9ec7', '#0c2b2a') +
        stick(149, 226, 38, 10, '#ffd34d', '#3a1426') +
        stick(241, 226, 38, -10, '#7fe6cf', '#0c2b3a') +
        stick(322, 224, 44, 14, '#ff9ec7', '#2b1a0c') +
        person(40, '#2a1424', '#0f6a5e', true) +
        person(118, '#5a2a1c', '#a8386c', false) +
        person(272, '#1c2436', '#1f6a8a', false) +
        person(350, '#6a3a1c', '#b8763a', true) +
        [40, 118, 272, 350].map(back).join('') +
        // The one that is kept.
        circle(195, 240, 70, '~h') +
        fill(fan(195, 240, 84, 22, 200, 340, true), '#fff', 'opacity=".28"') +
        fill('M161 322V236C161 214 229 214 229 236V322Z', '~se') +
        line('M161 322V236C161 214 229 214 229 236V322', '~eg', 3) +
        line('M170 300V240C170 226 220 226 220 240V300', '#fff', 1.4, 'opacity=".6"') +
        fill('M195 252C177 239 182 226 195 235C208 226 213 239 195 252Z', '#fff') +
        fill(star(195, 212, 8), '#ffd34d')
      }</g>` +
      box(0, 272, W, 28, '~z'),
    true,
  );
}

function light(): string {
  const rnd = random(27);
  const tints = ['#ff9ec7', '#ffd34d', '#7fe6cf'];
  return picture(
    W,
    H,
    defs(rad('b', ['#fff@0/.5', '#ffd9ea@.7/.24', '#ffd9ea@.92/.36', '#ffd9ea/0'])) +
      bokeh(5, 16, '~b', [0, 60, 390, 270], [2, 9], calm) +
      many(18, (i) => {
        const [x, y] = [rnd() * W, 20 + rnd() * 220];
        return calm(x, y + 60)
          ? ''
          : fill(t`M${x} ${y}l${3 + rnd() * 4} ${-2 - rnd() * 3}l3 5l-5 3Z`, tints[i % 3] ?? '');
      }),
    true,
  );
}

export const standsPictures = {
  'stands/sky.svg': sky(),
  'stands/far.svg': far(),
  'stands/middle.svg': middle(),
  'stands/near.svg': near(),
  'stands/light.svg': light(),
};

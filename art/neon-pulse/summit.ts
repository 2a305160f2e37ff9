/** The peak of the year: a mountain of facets under a striped sun, towers at its sides, a stage at its foot. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t } from '../draw.ts';
import { calm } from '../sparks.ts';
import {
  BEAM,
  beat,
  CYAN,
  column,
  facet,
  GLASS,
  GROUND,
  H,
  hexagon,
  MAGENTA,
  scan,
  tube,
  VIOLET,
  W,
  YELLOW,
} from './paints.ts';

/** A sun in stripes; takes the paint `su`. */
export function sun(x: number, y: number, r: number): string {
  return (
    circle(x, y, r, '~su') +
    many(8, (i) => {
      const top = -r * 0.1 + i * r * 0.135;
      const half = Math.sqrt(Math.max(0, r * r - top * top));
      return box(x - half, y + top, half * 2, r * (0.02 + i * 0.007), '#3f1266');
    })
  );
}

/** The peak around the middle of its foot, 300 wide and 170 high. */
export function peak(): string {
  return (
    facet([0, -170, -52, -84, 4, -66], '#8ff5ff') +
    facet([0, -170, 4, -66, 46, -92], '#b05cff') +
    facet([-52, -84, -110, 0, -34, 0], '#1590c8') +
    facet([-52, -84, -34, 0, 4, -66], '#23b8e6') +
    facet([4, -66, -34, 0, 40, 0], '#5a3fd8') +
    facet([4, -66, 40, 0, 46, -92], '#8a3fd0') +
    facet([46, -92, 40, 0, 112, 0], '#c42a9c') +
    facet([-110, 0, -84, -46, -150, 0], '#0f5a94') +
    facet([112, 0, 88, -44, 150, 0], '#7c1a74') +
    facet([0, -170, -22, -132, -4, -124], '#ffffff') +
    facet([0, -170, -4, -124, 18, -134], '#f0d8ff') +
    line(
      'M0-170L-52-84L-110 0M0-170L46-92L112 0M-52-84L4-66L46-92M4-66L-34 0M4-66L40 0M0-170L4-66',
      '#fff',
      0.9,
      'opacity=".6" stroke-linejoin="round"',
    ) +
    tube('M-150 0L-84-46L-52-84L0-170L46-92L88-44L150 0', CYAN, 1.3)
  );
}

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#05040b@0', '#150d38@.34', '#3a1160@.58', '#7a1676@.72', `${GROUND}@1`]),
    rad('m', ['#ff3fb4@0/.5', '#8a5cff@.5/.2', '#8a5cff@1/0'], 0.5, 0.68, 0.6),
  ) +
    box(0, 0, W, H, '~g') +
    box(0, 0, W, H, '~m'),
  true,
);

/** Far away: the sun that sets behind the mountain, and the city that has come to see. */
function far(): string {
  const rnd = random(12);
  const tower = (x: number, w: number, y: number, paint: string, lamp: string): string =>
    box(x, y, w, 400 - y, paint) +
    line(t`M${x} ${y}H${x + w}`, lamp, 1.6) +
    many(Math.floor((392 - y) / 11), (i) =>
      rnd() > 0.4
        ? box(
            x + 4 + rnd() * (w - 12),
            y + 8 + i * 11,
            4 + rnd() * 5,
            2.6,
            lamp,
            `opacity="${(0.35 + rnd() * 0.5).toFixed(2)}"`,
          )
        : '',
    );
  return picture(
    W,
    H,
    defs(lin('su', [YELLOW, '#ff8a6a@.5', MAGENTA]), lin('to', ['#241760', '#0c0824'])) +
      `<g opacity=".92">${sun(195, 330, 104)}</g>` +
      tower(-6, 34, 176, '~to', CYAN) +
      tower(30, 26, 240, '~to', MAGENTA) +
      tower(58, 22, 292, '~to', CYAN) +
      tower(362, 34, 164, '~to', MAGENTA) +
      tower(334, 26, 232, '~to', CYAN) +
      tower(308, 24, 300, '~to', MAGENTA) +
      tube('M11 176V132M379 164V118', VIOLET, 1.4) +
      circle(11, 130, 2.6, '#fff') +
      circle(379, 116, 2.6, '#fff') +
      tube('M120 86L138 60H252L270 86', CYAN, 1.6) +
      line('M138 60L150 96M252 60L240 96M195 60V84', '#bfeaff', 1, 'opacity=".35"'),
    true,
  );
}

const middle = picture(
  W,
  H,
  defs(
    BEAM,
    GLASS,
    lin('fl', ['#1c1048', GROUND]),
    lin('up', ['#2ce6ff/0', '#bff8ff/.55']),
    rad('po', ['#fff/.9', '#2ce6ff@.4/.35', '#2ce6ff/0']),
    lin('st', ['#2a1f6b', '#0d0a24']),
  ) +
    fill('M170 60H220L199 312H191Z', '~up') +
    `<g transform="translate(195 446) scale(1.06 .78)">${peak()}</g>` +
    circle(195, 313, 26, '~po') +
    box(-8, 440, 406, 90, '~fl') +
    line(
      'M195 440L-220 530M195 440L-60 530M195 440L60 530M195 440L150 530M195 440L240 530M195 440L330 530M195 440L450 530M195 440L610 530',
      MAGENTA,
      1.1,
      'opacity=".7"',
    ) +
    line('M0 448H390M0 459H390M0 474H390M0 494H390', CYAN, 1, 'opacity=".55"') +
    tube('M-8 440H398', '~be', 2) +
    fill('M96 470L120 446H270L294 470V486H96Z', '~st') +
    fill('M96 470L120 446H270L294 470Z', '#3a2a8c') +
    tube('M96 470L120 446H270L294 470Z', CYAN, 1.6) +
    line('M104 478H286', MAGENTA, 3, 'stroke-dasharray="8 4"') +
    oval(195, 457, 48, 7, '#8ff5ff', 'opacity=".4"') +
    fill(hexagon(195, 452, 12), '#0d0a24') +
    tube(hexagon(195, 452, 12), YELLOW, 1.6) +
    line('M189 456L195 444L201 456', YELLOW, 2, 'stroke-linejoin="round"'),
  true,
);

/** At our sides: stacks of lamps that dance, cables, the edge of the screen. */
const near = picture(
  W,
  H,
  defs(lin('z', [`${GROUND}/0`, GROUND]), BEAM) +
    fill('M-6 340L44 372V530H-6Z', '#0a0818') +
    fill('M396 340L346 372V530H396Z', '#0a0818') +
    tube('M-6 340L44 372V530', CYAN, 1.8) +
    tube('M396 340L346 372V530', MAGENTA, 1.8) +
    many(5, (i) => column(2 + i * 8, 496, 6, 9 + ((i * 11) % 10), CYAN, '#fff')) +
    many(5, (i) => column(350 + i * 8, 496, 6, 18 - ((i * 7) % 10), MAGENTA, '#fff')) +
    tube(beat(40, 350, 500, 12), '~be', 1.8) +
    box(0, 476, W, 44, '~z'),
  true,
);

function light(): string {
  const rnd = random(77);
  return picture(
    W,
    H,
    many(46, () => {
      const [x, y, s] = [rnd() * 386, 30 + rnd() * 400, 1.6 + rnd() * 4];
      return calm(x, y)
        ? ''
        : box(
            x,
            y,
            s,
            s,
            [CYAN, MAGENTA, '#fff', YELLOW][Math.floor(rnd() * 4)] ?? '#fff',
            `opacity="${(0.3 + rnd() * 0.6).toFixed(2)}"`,
          );
    }) + scan(W, H, 4, 0.16),
    true,
  );
}

/** The audience: a bowl of lights around one heart that beats. */
function crowd(): string {
  const rnd = random(31);
  const tints = [CYAN, MAGENTA, VIOLET, '#8ff5ff', '#ff8ad4'];
  const rows = many(11, (k) => {
    const [rx, ry] = [96 + k * 24, 30 + k * 15];
    const n = 30 + k * 5;
    return many(n, (i) => {
      const a = (i / n) * Math.PI * 2 + k * 0.07;
      const [x, y] = [195 + rx * Math.cos(a), 392 + ry * Math.sin(a)];
      if (x < -4 || x > 394 || y > 516 || y < 306) return '';
      return circle(
        x,
        y,
        1.7 + k * 0.22 + (y > 392 ? 0.8 : 0),
        tints[Math.floor(rnd() * 5)] ?? CYAN,
        `opacity="${(0.35 + rnd() * 0.6).toFixed(2)}"`,
      );
    });
  });
  return picture(
    W,
    H,
    defs(
      rad('h', ['#ff3fb4@0/.75', '#ff3fb4@.5/.25', '#ff3fb4@1/0']),
      lin('d', ['#2a1058', '#0c0620']),
      lin('ar', ['#05040b/0', '#05040b/.8']),
    ) +
      '<g transform="translate(0 22)">' +
      oval(195, 398, 330, 150, '~d', 'opacity=".8"') +
      rows +
      oval(195, 396, 84, 26, '#0c0620') +
      tube('M111 396A84 26 0 0 0 279 396A84 26 0 0 0 111 396', CYAN, 1.8) +
      circle(195, 352, 92, '~h') +
      fill(
        'M195 412C138 376 142 322 172 322C186 322 193 332 195 341C197 332 204 322 218 322C248 322 252 376 195 412Z',
        '#3a0a3c',
      ) +
      tube(
        'M195 412C138 376 142 322 172 322C186 322 193 332 195 341C197 332 204 322 218 322C248 322 252 376 195 412Z',
        MAGENTA,
        3.6,
      ) +
      tube(beat(60, 330, 366, 24), '#8ff5ff', 2.2) +
      '</g>' +
      box(0, 430, W, 90, '~ar'),
    true,
  );
}

/** Hands with bands of light, raised at the edge of the picture. */
const bands = picture(
  W,
  H,
  defs(lin('z', [`${GROUND}/0`, GROUND])) +
    (
      [
        [26, 420, -10, CYAN],
        [84, 448, 6, MAGENTA],
        [150, 466, -6, YELLOW],
        [236, 468, 8, CYAN],
        [304, 446, -6, MAGENTA],
        [362, 418, 12, CYAN],
      ] as const
    )
      .map(
        ([x, y, turn, tint]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">${line('M-9 6V-14M-3 4V-20M3 4V-19M9 6V-13', '#43308c', 5.4, 'stroke-linecap="round"')}${fill('M-12 2H12V18C12 26 8 30 8 36V110H-8V36C-8 30-12 26-12 18Z', '#43308c')}${line('M-12 14C-18 10-19 4-18-2', '#43308c', 5.4, 'stroke-linecap="round"')}${tube('M-9 44H9', tint, 4)}${line('M-10-14V4M-4-20V2', tint, 1, 'stroke-linecap="round" opacity=".7"')}</g>`,
      )
      .join('') +
    box(0, 470, W, 50, '~z'),
  true,
);

export const summit = {
  'sky.svg': sky,
  'far.svg': far(),
  'middle.svg': middle,
  'near.svg': near,
  'light.svg': light(),
  'audience.svg': crowd(),
  'audience-hands.svg': bands,
};

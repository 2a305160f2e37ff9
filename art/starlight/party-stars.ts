/** Where to tonight: stars that are small windows into festivals, threaded on silver, and two who choose from a hill. */
import { box, circle, defs, fill, group, lin, line, oval, picture, rad, t, use } from '../draw.ts';
import { bokeh, sparkle, star } from '../sparks.ts';
import { GROUND, HALO, NIGHT, sky as night, SILVER } from './parts.ts';

const W = 390;
const H = 300;

/** Windows of light: where each hangs, how large it is, its glass, and what is on behind it. */
const windows: readonly (readonly [number, number, number, string, string])[] = [
  [48, 60, 1.15, 'ga', 'tent'],
  [116, 34, 0.8, 'gb', 'rose'],
  [34, 148, 0.92, 'gc', 'lantern'],
  [42, 226, 0.72, 'gd', 'mic'],
  [346, 66, 1.15, 'gb', 'tree'],
  [274, 32, 0.8, 'gd', 'cake'],
  [358, 152, 0.92, 'ga', 'wave'],
];

const MOTIFS = [
  group(
    'tent',
    fill('M0-14Q4-4 14 0V12H-14V0Q-4-4 0-14Z', '#fff2dc') +
      fill('M0-14Q-2-4-5 0V12H-14V0Q-4-4 0-14ZM0-14Q2-4 5 0V12H-1V0ZM14 0V12H9V0Z', '#ff5c8d') +
      fill('M0-14V-20L7-17L0-15Z', '#ffd24a'),
  ),
  group(
    'rose',
    fill('M-1 4C-2 10-1 14 1 17', '#5fc58a') +
      circle(0, -3, 11, '#d8263a') +
      line('M-5-3C-5-10 6-10 6-3C6 2-2 3-2-2C-2-5 3-5 3-2', '#ffc4bc', 1.8, 'stroke-linecap="round"') +
      line('M0 8V16', '#5fc58a', 2) +
      fill('M0 14C4 8 10 8 12 10C9 15 4 16 0 14Z', '#5fc58a'),
  ),
  group(
    'lantern',
    line('M0-18V-12M0 13V19', '#ffd873', 1.8) +
      oval(0, 0, 13, 12, '#e8402a') +
      line('M0-12C-9-6-9 6 0 12M0-12C9-6 9 6 0 12M0-12V12', '#ffc85c', 1.1) +
      box(-6, -14, 12, 4, '#ffd873') +
      box(-6, 10, 12, 4, '#ffd873'),
  ),
  group(
    'mic',
    `<g transform="rotate(28)">${box(-3, 0, 6, 18, '#c9d2ff', 'rx="2"')}${circle(0, -6, 9, '#eef1ff')}${line('M-8-8H8M-8-3H8M-3-14V1M3-14V1', '#7a86b8', 1)}${box(-8, 0, 16, 4, '#8f9bd0', 'rx="2"')}</g>`,
  ),
  group(
    'tree',
    fill('M0-18L8-6H4L12 4H6L15 14H-15L-6 4H-12L-4-6H-8Z', '#2f9a6a') +
      box(-2.4, 14, 4.8, 5, '#a3642c') +
      fill(star(0, -18, 5), '#ffd24a') +
      circle(-4, 0, 1.8, '#ff6a7a') +
      circle(5, 4, 1.8, '#ffd24a') +
      circle(-5, 10, 1.8, '#8fe8ff') +
      circle(2, -7, 1.6, '#ff6a7a'),
  ),
  group(
    'cake',
    box(-12, 0, 24, 12, '#ff9cbc', 'rx="2"') +
      box(-8, -9, 16, 10, '#fff2dc', 'rx="2"') +
      fill('M-12 0H12V3Q9 8 6 3Q3 8 0 3Q-3 8-6 3Q-9 8-12 3Z', '#fff6ea') +
      line('M0-9V-15', '#8fe8ff', 2.4) +
      fill('M0-15C-4-18-1-21 0-23C1-21 4-18 0-15Z', '#ffd24a'),
  ),
  group(
    'wave',
    circle(5, -7, 7, '#ffd24a') +
      fill('M-17 12V4C-12-8 0-12 6-2C2-4-2-2-1 3C2 6 8 4 17 4V12Z', '#38b8d8') +
      line('M-17 4C-12-8 0-12 6-2M-14 10C-4 6 6 12 16 8', '#eafcff', 1.8, 'stroke-linecap="round"'),
  ),
];

function sky(): string {
  return picture(
    W,
    H,
    defs(...NIGHT, ...HALO, rad('w', ['#8f7bff@0/.5', '#8f7bff@1/0'])) +
      night(W, H) +
      oval(195, 262, 230, 110, '~w'),
    true,
  );
}

function middle(): string {
  const thread = (points: readonly number[]): string =>
    points.map((i, k) => t`${k ? 'L' : 'M'}${windows[i]?.[0] ?? 0} ${windows[i]?.[1] ?? 0}`).join('');
  return picture(
    W,
    H,
    defs(
      lin('si', SILVER, 'd'),
      rad('ha', ['#fff@0/.6', '#c4b8ff@.55/.3', '#c4b8ff@1/0']),
      rad('ga', ['#3a7ae0', '#182a7c'], 0.4, 0.3, 0.8),
      rad('gb', ['#8a4ad8', '#341468'], 0.4, 0.3, 0.8),
      rad('gc', ['#2aa0a8', '#0f3f6a'], 0.4, 0.3, 0.8),
      rad('gd', ['#d85a9c', '#5a1a66'], 0.4, 0.3, 0.8),
      ...MOTIFS,
    ) +
      line(
        `${thread([3, 2, 0, 1])}L195 18${thread([5, 4, 6]).replace('M', 'L')}`,
        '#e6e4ff',
        1.2,
        'stroke-dasharray="1 5" stroke-linecap="round" opacity=".9"',
      ) +
      windows
        .map(
          ([x, y, s, glass, motif]) =>
            `<g transform="translate(${x} ${y}) scale(${s})">${circle(0, 0, 46, '~ha')}${fill(star(0, 0, 36, 0.72, 8, -90), '~si')}${circle(0, 0, 25.4, '#2b1a66')}${circle(0, 0, 23.6, `~${glass}`)}${use(motif, 0, 1, 0.94)}${line('M-17-13A21.6 21.6 0 0 1 4-21', '#fff', 2.4, 'stroke-linecap="round" opacity=".6"')}</g>`,
        )
        .join('') +
      fill(sparkle(195, 18, 9), '#fff'),
    true,
  );
}

/** The hill, and two on it: one points, one has the telescope. */
function near(): string {
  const hill = 'M-10 290C80 282 180 284 250 276C300 266 350 264 400 262';
  return picture(
    W,
    H,
    defs(
      lin('h', ['#4a3796@0', '#241a58@.5', `${GROUND}@1`]),
      lin('si', SILVER, 'd'),
      lin('z', [`${GROUND}/0`, GROUND]),
    ) +
      fill(`${hill}V310H-10Z`, '~h') +
      line(hill, '#b8aaff', 1.4, 'opacity=".8"') +
      `<g transform="translate(540 21) scale(-1 1)">${
        // The telescope on three legs.
        line('M216 246L222 226L230 247M222 226V247', '#c9d2ff', 2, 'stroke-linecap="round"') +
        `<g transform="translate(222 224) rotate(-34)">${box(-14, -5, 34, 10, '~si', 'rx="2"')}${box(18, -7, 9, 14, '#8f9bd0', 'rx="2"')}${box(-19, -3, 7, 6, '#8f9bd0')}</g>` +
        // She looks, he points.
        fill('M190 247C190 228 195 220 200 219C207 220 211 230 211 247Z', '#ff8ac0') +
        line('M201 226L212 226', '#ff8ac0', 5, 'stroke-linecap="round"') +
        circle(202, 211, 8.4, '#ffd9b8') +
        fill(
          'M193 212C191 200 206 198 210 207C204 206 201 210 201 216C200 226 196 230 190 230C194 224 194 218 193 212Z',
          '#2a143c',
        ) +
        fill('M162 247C162 228 166 220 171 219C178 220 182 230 182 247Z', '#5fd0e0') +
        line('M174 226L187 209', '#5fd0e0', 5, 'stroke-linecap="round"') +
        circle(188, 207, 2.6, '#ffd9b8') +
        circle(172, 210, 8.4, '#ffd9b8') +
        fill('M163 211C161 199 178 197 181 208C176 206 170 206 167 208C166 212 165 214 164 214Z', '#4a2438')
      }</g>` +
      box(0, 276, W, 24, '~z'),
    true,
  );
}

function light(): string {
  return picture(
    W,
    H,
    defs(rad('b', ['#fff@0/.5', '#c9d2ff@.7/.24', '#c9d2ff@.92/.4', '#c9d2ff/0'])) +
      bokeh(14, 14, '~b', [20, 10, 370, 270], [2, 7]) +
      fill(
        sparkle(92, 108, 6) +
          sparkle(298, 112, 6) +
          sparkle(152, 62, 4) +
          sparkle(240, 58, 5) +
          sparkle(110, 246, 4) +
          sparkle(286, 250, 4),
        '#fff',
      ),
    true,
  );
}

export const partyStars = {
  'party-stars/sky.svg': sky(),
  'party-stars/middle.svg': middle(),
  'party-stars/near.svg': near(),
  'party-stars/light.svg': light(),
};

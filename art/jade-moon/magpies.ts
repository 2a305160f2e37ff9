/** The night of the seventh: a bridge over the river of stars, carried by magpies cut from paper. */
import {
  box,
  circle,
  defs,
  fill,
  group,
  lin,
  line,
  many,
  oval,
  picture,
  rad,
  random,
  t,
  use,
} from '../draw.ts';
import { bokeh, calm, sparkle, starDust } from '../sparks.ts';
import { LAMP, MOON, STONE } from './paints.ts';
import { blade, blossoms, cloud, moon, paperLamp } from './parts.ts';

const W = 390;
const H = 520;

/** The ground of the pages that lie below this stage. */
export const DAWN = '#cfd8ee';

/** A magpie about 48 wide, flying to the right, its wings up; the origin is its breast. */
export function magpie(id: string): string {
  return group(
    id,
    fill('M1-3C3-13 10-21 20-25C18-14 13-7 5 0Z', '#2c4f86') +
      line('M6-5C9-11 13-16 17-20', '#8fb2dc', 1, 'stroke-linecap="round"') +
      fill('M19 0L12-4C8-9 1-8-3-3C-11 0-20 3-34 12L-31 14C-20 10-12 9-6 8C4 9 12 5 13 1Z', '#0d2145') +
      fill('M-14 3C-20 5-27 8-34 12L-31 14C-24 11-18 9.6-12 9Z', '#1f6f7f') +
      fill('M11 2C9 7 2 9-5 8C-2 3 4 1 11 2Z', '#f6f9ff') +
      fill('M-4-1C-11-11-12-21-7-31C-5-26-2-24 1-23C0-20 3-18 4-14C6-12 6-6 3 1Z', '#0d2145') +
      fill('M-4-2C-9-10-10-18-7-25C-3-18 1-10 1 0Z', '#f6f9ff') +
      line('M-5-6C-8-12-8-17-7-22', '#9fb6dc', 0.9, 'stroke-linecap="round"') +
      circle(9, -4.4, 1.3, '#ffe08a') +
      fill('M12-4L19 0L13 1Z', '#e0a030'),
  );
}

/** The height of the bridge's deck at x. */
const deck = (x: number): number => 374 + ((x - 195) / 195) ** 2 * 76;

/** A small pavilion with a turned-up roof on the origin, lit from within. */
const pavilion = (id: string, sign: string): string =>
  group(
    id,
    box(-21, -34, 42, 34, '~pl') +
      line('M-21-34V0M-7-34V0M7-34V0M21-34V0', '#12294a', 2.6) +
      fill('M-40-30C-26-34-16-44-9-54H9C16-44 26-34 40-30C34-25 28-28 24-29H-24C-28-28-34-25-40-30Z', '~ro') +
      line('M-40-30C-26-34-16-44-9-54H9C16-44 26-34 40-30', '#a9c9e8', 1.4) +
      fill('M-12-54H12L8-59H-8Z', '#3c628c') +
      circle(0, -62, 3, '#f2b632') +
      sign,
  );

function sky(): string {
  const rnd = random(77);
  const river = (n: number, spread: number): string =>
    many(n, () => {
      const k = rnd();
      const off = (rnd() + rnd() - 1) * spread;
      return t`M${-20 + k * 430 + off * 0.5} ${40 + k * 300 + off}h0`;
    });
  return picture(
    W,
    H,
    defs(
      lin('g', ['#0b1038@0', '#1b1f5c@.26', '#3a3a86@.5', '#7f83bd@.72', `${DAWN}@1`]),
      rad('mw', ['#f3e6ff/.9', '#d6dcff@.4/.5', '#c9d4ff@1/0']),
      ...MOON,
      cloud('c', ['#3d4690', '#5a66ac', '#98a4d6']),
    ) +
      box(0, 0, W, H, '~g') +
      `<g transform="rotate(35 195 190)">${oval(195, 190, 330, 66, '~mw', 'opacity=".55"')}${oval(195, 190, 320, 26, '~mw', 'opacity=".7"')}</g>` +
      starDust(7, 60, W, 330, '#fff') +
      line(river(120, 70), '#fff', 1.2, 'stroke-linecap="round" opacity=".7"') +
      line(river(36, 50), '#ffe3ef', 2.4, 'stroke-linecap="round" opacity=".9"') +
      use('c', 60, 330, 1.1, 0, 'opacity=".7"') +
      use('c', 338, 316, 1, 0, 'opacity=".7"', -1),
  );
}

function far(): string {
  return picture(
    W,
    H,
    defs(
      ...MOON,
      lin('pl', ['#ffe9b0', '#f2b95a']),
      lin('ro', ['#2b568c', '#12294a']),
      pavilion('pw', line('M-12-6V-24H12V-6M-8-24V-6M-4-24V-6M0-24V-6M4-24V-6M8-24V-6', '#b8605a', 1.2)),
      pavilion(
        'ph',
        fill('M-9-6C-9-20 9-20 9-6Z', '#8a5a2a') + line('M-12-8C-8-14 8-14 12-8', '#5a3a1a', 1.6),
      ),
      cloud('c', ['#7480c4', '#a3aede', '#e4e9fb']),
    ) +
      `<g transform="translate(656 0) scale(-1 1) rotate(14 328 64)">${moon(328, 64, 25, 0.52)}</g>` +
      use('pw', 40, 410, 1.04) +
      use('ph', 350, 410, 1.04) +
      use('c', 30, 420, 1.1) +
      use('c', 360, 420, 1.1, 0, '', -1.1),
  );
}

function middle(): string {
  const at = (n: number, draw: (x: number, y: number, i: number) => string): string =>
    many(n, (i) => {
      const x = 44 + (i * 302) / (n - 1);
      return draw(x, deck(x), i);
    });
  const arc = (dy: number): string =>
    t`M20 ${deck(20) + dy}Q195 ${deck(195) * 2 - deck(20) + dy} 370 ${deck(370) + dy}`;
  const flock = at(11, (x, y, i) => {
    const left = x < 195;
    const turn = (Math.atan(((x - 195) / 195 ** 2) * 152) * 180) / Math.PI;
    return i === 5
      ? ''
      : `<g transform="translate(${Math.round(x)} ${Math.round(y + 25 + (i % 2) * 7)}) rotate(${turn.toFixed(0)}) scale(${left ? '' : '-'}.94 .94)"><use href="#~mg"/></g>`;
  });
  const second = at(8, (x, y, i) => {
    const left = x < 195;
    return `<g transform="translate(${Math.round(x + (left ? 14 : -14))} ${Math.round(y + 52 + (i % 3) * 5)}) scale(${left ? '' : '-'}.7 .7)"><use href="#~mg"/></g>`;
  });
  const posts = at(13, (x, y) => t`M${x} ${y - 17}V${y + 2}`);
  const knobs = at(13, (x, y) => circle(x, y - 19, 3, '#e9fbef'));
  const lamp = (x: number, turn: number): string =>
    `<g transform="translate(${x} ${deck(x) - 2}) rotate(${turn})">${line('M0 0V-52C0-60 10-60 14-56', '#6e4a2c', 2.4, 'stroke-linecap="round"')}<g transform="translate(14 -54) scale(.5)"><use href="#~ln"/></g></g>`;
  return picture(
    W,
    H,
    defs(
      ...LAMP,
      STONE,
      magpie('mg'),
      paperLamp('ln'),
      rad('gl', ['#fff0c0/.95', '#ffd2a0@.4/.4', '#ffb8d0/0']),
      lin('dk', ['#f4fff8', '#8fd3b6@.5', '#3f8f78']),
      cloud('c', ['#8f9ad2', '#c3cbee', '#f4f6ff']),
      lin('z', [`${DAWN}@0/0`, `${DAWN}@1`]),
    ) +
      circle(195, 366, 84, '~gl') +
      second +
      flock +
      line(arc(4), '#0d2145', 13, 'opacity=".35" transform="translate(0 5)"') +
      line(arc(3), '#1f6a58', 13) +
      line(arc(0), '~dk', 11) +
      line(arc(-4), '#f4fff8', 1.6) +
      line(arc(-17), '#d9f3e6', 3.4) +
      line(arc(-8), '#8fd3b6', 1.6) +
      line(posts, '#bfe8d4', 3.2, 'stroke-linecap="round"') +
      knobs +
      lamp(100, -4) +
      `<g transform="translate(390) scale(-1 1)">${lamp(100, -4)}</g>` +
      fill(
        'M195 357C188 347 178 347 178 355C178 363 188 363 195 357C202 363 212 363 212 355C212 347 202 347 195 357Z',
        '#e0566e',
      ) +
      line(
        'M195 358C192 365 190 369 185 374M195 358C198 365 200 369 205 374',
        '#e0566e',
        2.4,
        'stroke-linecap="round"',
      ) +
      circle(195, 356, 3.4, '#ffb8c4') +
      use('c', 20, 452, 0.9) +
      use('c', 370, 452, 0.9, 0, '', -0.9) +
      use('c', 60, 478, 1.25) +
      use('c', 330, 478, 1.25, 0, '', -1.25) +
      use('c', 195, 500, 1.2) +
      box(0, 464, W, 56, '~z'),
  );
}

function near(): string {
  const carrier =
    use('mg', 0, 0, 1.5) +
    `<g transform="translate(26 2) rotate(60) scale(.8)">${line('M0 0C8 10 10 22 8 34', '#3a5a3a', 2.4, 'stroke-linecap="round"')}${use('bl', 4, 12, 0.7, 120)}${use('bl', 9, 24, 0.7, -60)}${use('bo', 8, 32, 1)}</g>`;
  return picture(
    W,
    H,
    defs(
      magpie('mg'),
      blade('bl', '#4fb58a', '#14584a'),
      blossoms('bo'),
      cloud('c', ['#9aa5da', '#c9d1f1', '#f6f8ff']),
    ) +
      `<g transform="translate(66 92) rotate(8)">${carrier}</g>` +
      `<g transform="translate(344 128) rotate(-6) scale(-.7 .7)">${carrier}</g>` +
      use('c', 4, 502, 1.5) +
      use('c', 388, 502, 1.5, 0, '', -1.5),
  );
}

function light(): string {
  return picture(
    W,
    H,
    defs(rad('b', ['#fff@0/.7', '#ffd9ea@.5/.3', '#ffd9ea@1/0'])) +
      bokeh(55, 18, '~b', [0, 20, 390, 420], [3, 12], calm) +
      fill(
        [
          [112, 56, 8],
          [250, 40, 6],
          [28, 210, 7],
          [366, 236, 8],
          [196, 112, 5],
          [20, 60, 5],
        ]
          .map(([x = 0, y = 0, r = 0]) => sparkle(x, y, r))
          .join(''),
        '#fff',
      ),
  );
}

export const magpies = {
  'magpie-sky.svg': sky(),
  'magpie-far.svg': far(),
  'magpie-middle.svg': middle(),
  'magpie-near.svg': near(),
  'magpie-light.svg': light(),
};

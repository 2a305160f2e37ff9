/** The live rank: three windows in the night, one above the other, with somebody on air in each; the highest is the brightest. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t } from '../draw.ts';
import { bokeh, sparkle, star, starDust } from '../sparks.ts';
import { GROUND, HALO, SILVER } from './parts.ts';

/** Waves that go out from a room that is on air. */
const waves = (x: number, y: number, count: number): string =>
  many(count, (i) =>
    [1, -1]
      .map((side) => {
        const [at, r] = [x + side * (6 + i * 11), 8 + i * 7];
        const bow = at + side * r * 0.7;
        return line(
          t`M${at} ${y - r}C${bow} ${y - r * 0.5} ${bow} ${y + r * 0.5} ${at} ${y + r}`,
          i % 2 === 0 ? '#f6d683' : '#c4b8ff',
          3 - i * 0.5,
          t`stroke-linecap="round" opacity="${0.95 - i * 0.2}"`,
        );
      })
      .join(''),
  );

/** A window on its plinth: an arch of silver, light behind, whoever sings in front of it. */
function room(x: number, top: number, w: number, glow: number): string {
  const [left, r, floor] = [x - w / 2, w / 2, top + w * 1.5];
  const arch = (inset: number): string =>
    t`M${left + inset} ${floor - inset}V${top + r}C${left + inset} ${top + inset - r * 0.1} ${x + r - inset} ${top + inset - r * 0.1} ${x + r - inset} ${top + r}V${floor - inset}Z`;
  const [head, neck] = [top + w * 0.74, top + w * 0.95];
  return (
    fill(t`M${left - 6} 310L${left} ${floor}H${x + r}L${x + r + 6} 310Z`, '~pl') +
    box(left - 8, floor - 2, w + 16, 9, '~si', 'rx="3"') +
    circle(x, top + w * 0.7, w * 0.95, '~wh', t`opacity="${glow}"`) +
    fill(arch(0), '~si') +
    fill(arch(5), '~wi') +
    many(5, (i) =>
      fill(
        t`M${x} ${top + w * 0.3}L${x - r + 8 + i * (w / 5)} ${floor - 6}H${x - r + 8 + (i + 0.5) * (w / 5)}Z`,
        '#fff3c8',
        'opacity=".16"',
      ),
    ) +
    fill(
      t`M${x - w * 0.3} ${floor - 5}C${x - w * 0.3} ${neck} ${x - w * 0.14} ${neck} ${x} ${neck}C${x + w * 0.14} ${neck} ${x + w * 0.3} ${neck} ${x + w * 0.3} ${floor - 5}Z`,
      GROUND,
    ) +
    circle(x, head, w * 0.155, GROUND) +
    fill(
      t`M${x - w * 0.18} ${head + w * 0.1}C${x - w * 0.24} ${head - w * 0.26} ${x + w * 0.24} ${head - w * 0.26} ${x + w * 0.18} ${head + w * 0.1}C${x + w * 0.1} ${head - w * 0.06} ${x - w * 0.1} ${head - w * 0.06} ${x - w * 0.18} ${head + w * 0.1}Z`,
      '#3b2a7c',
    ) +
    line(
      t`M${x + w * 0.17} ${head + w * 0.14}L${x + w * 0.25} ${neck + w * 0.2}`,
      '~si',
      w * 0.05,
      'stroke-linecap="round"',
    ) +
    circle(x + w * 0.155, head + w * 0.12, w * 0.06, '~go')
  );
}

/** Hearts and sparks that rise from those who watch. */
const rising = (): string => {
  const rnd = random(17);
  return many(16, (i) => {
    const [x, y, s] = [12 + i * 24 + rnd() * 10, 60 + rnd() * 190, 3 + rnd() * 4];
    return i % 3 === 0
      ? fill(sparkle(x, y, s + 2), '#fff', 'opacity=".85"')
      : fill(
          t`M${x} ${y + s}C${x - s * 2} ${y - s * 0.4} ${x - s * 0.9} ${y - s * 1.5} ${x} ${y - s * 0.5}C${x + s * 0.9} ${y - s * 1.5} ${x + s * 2} ${y - s * 0.4} ${x} ${y + s}Z`,
          i % 2 === 0 ? '#ff9ac2' : '#f6d683',
          'opacity=".8"',
        );
  });
};

const liveRank = picture(
  390,
  300,
  defs(
    ...HALO,
    lin('si', SILVER, 'd'),
    lin('wi', ['#fff3c8@0', '#ffb86b@.45', '#a0408f@1']),
    lin('go', ['#fff3c8', '#f0b84a@.5', '#b8791f'], 'd'),
    lin('pl', ['#5a44ac', '#1c1446']),
    rad('wh', ['#ffe6b8/.9', '#ff9ac2@.5/.35', '#ff9ac2/0']),
    rad('b', ['#fff@0/.5', '#ffe6b8@.7/.24', '#ffe6b8@.92/.4', '#ffe6b8/0']),
    lin('z', [`${GROUND}/0`, GROUND]),
  ) +
    fill(star(195, 112, 170, 0.22, 14), '#ffe6b8', 'opacity=".12"') +
    waves(195, 50, 4) +
    room(82, 138, 74, 0.6) +
    room(308, 156, 66, 0.5) +
    room(195, 118, 98, 1) +
    fill('M171 66L176 46L187 58L195 40L203 58L214 46L219 66Z', '~go') +
    circle(195, 40, 3.4, '#fff') +
    many(9, (i) => circle(159 + i * 9, 273, 2.2, i % 2 === 0 ? '#ffe6b8' : '#c4b8ff')) +
    rising() +
    bokeh(31, 10, '~b', [10, 40, 380, 220], [2, 7]) +
    many(14, (i) => circle(8 + i * 29, 290 + (i % 3) * 4, 12, GROUND)) +
    oval(195, 302, 220, 12, GROUND) +
    box(0, 262, 390, 38, '~z'),
  true,
);

/** A row of houses against the night; in some of their windows somebody is still up. @param base y of the lowest roof */
function houses(seed: number, base: number, wide: number, paint: string, lit: number): string {
  const rnd = random(seed);
  return many(Math.ceil(400 / wide), (i) => {
    const [x, top] = [-6 + i * wide, base - rnd() * 92];
    const panes = many(Math.floor((wide - 8) / 11) * 9, (n) => {
      const columns = Math.floor((wide - 8) / 11);
      const [px, py] = [x + 6 + (n % columns) * 11, top + 12 + Math.floor(n / columns) * 17];
      if (rnd() > lit) return '';
      return box(px, py, 5, 8, rnd() > 0.3 ? '#ffd98a' : '#ff9ac2', t`opacity="${0.35 + rnd() * 0.5}"`);
    });
    const mast = i % 3 === 1 ? line(t`M${x + wide / 2} ${top}V${top - 20}`, '#6a55b8', 1.6) : '';
    return mast + box(x, top, wide - 3, 320 - top, paint) + panes;
  });
}

/** The city in which the windows are: dusk that has not gone from behind the roofs. */
const city = picture(
  390,
  300,
  defs(
    lin('g', ['#0d0a2c@0', '#2a1752@.36', '#6b2c74@.64', '#b0557f@.82', `${GROUND}@1`]),
    lin('h1', ['#3f2a70', '#2a1c58']),
    lin('h2', ['#241a52', GROUND]),
    rad('gl', ['#ffb86b/.5', '#ff9ac2@.5/.16', '#ff9ac2/0']),
  ) +
    box(0, 0, 390, 300, '~g') +
    starDust(61, 60, 390, 150, '#e8ecff') +
    oval(195, 214, 230, 96, '~gl') +
    houses(5, 176, 44, '~h1', 0.16) +
    houses(23, 246, 58, '~h2', 0.3),
  true,
);

export const liveRankPictures = { 'live-rank.svg': liveRank };
export const liveRankSky = { 'live-rank-sky.svg': city };

/** Quiet paper: the ground for rules, agreements and money. One ink, no ornament that competes with reading. */
import { circle, defs, fill, lin, line, many, picture, random, t } from '../draw.ts';
import { sparkle, star } from '../sparks.ts';

export const INK = '#2f4a6d';

/** Fibres of the sheet: short bent hairs that cross the tile's edge on both sides, so that it repeats without a seam. */
function pattern(): string {
  const rnd = random(365);
  let light = '';
  let dark = '';
  for (let i = 0; i < 26; i += 1) {
    const [x, y, a, l] = [14 + rnd() * 92, 14 + rnd() * 92, rnd() * Math.PI * 2, 6 + rnd() * 8];
    const d = t`M${x} ${y}q${l * Math.cos(a)} ${l * Math.sin(a)} ${l * 1.9 * Math.cos(a + 0.3)} ${l * 1.9 * Math.sin(a + 0.3)}`;
    if (i % 2) light += d;
    else dark += d;
  }
  const specks = many(30, () => t`M${rnd() * 120} ${rnd() * 120}h0`);
  return picture(
    120,
    120,
    line(dark, '#8a7a58', 0.6, 'opacity=".16" stroke-linecap="round"') +
      line(light, '#fff', 0.8, 'opacity=".8" stroke-linecap="round"') +
      line(specks, '#7a6a48', 0.9, 'opacity=".13" stroke-linecap="round"') +
      line(
        'M0 20C40 22 80 18 120 20M0 80C40 78 80 82 120 80M0 50C40 51 80 49 120 50M0 110C40 109 80 111 120 110',
        '#8a7a58',
        0.4,
        'opacity=".1"',
      ),
  );
}

/** A guilloche rosette around (`c` `c`): one wave turned around the centre. */
export function rosette(r: number, wave: number, lobes: number, phase: number, c = 40, n = 120): string {
  let d = '';
  for (let i = 0; i <= n; i += 1) {
    const a = (i / n) * Math.PI * 2;
    const q = r + wave * Math.sin(a * lobes + phase);
    d += t`${i ? 'L' : 'M'}${c + q * Math.cos(a)} ${c + q * Math.sin(a)}`;
  }
  return `${d}Z`;
}

/** The band of a banknote across the foot of a stage: waves that weave between two rules, rosettes where they rest. */
export function band(ink: string): string {
  const wave = (phase: number, swing: number): string => {
    let d = '';
    for (let x = -10; x <= 400; x += 6) {
      const y = 250 + swing * Math.sin((x / 39) * Math.PI + phase);
      d += t`${x < 0 ? 'M' : 'L'}${x} ${y}`;
    }
    return d;
  };
  const knot = (x: number, s: number): string =>
    t`<g transform="translate(${x - 40 * s} ${250 - 40 * s}) scale(${s})">${circle(40, 40, 37, '#fbf8ee')}<path d="${rosette(31, 5, 12, 0)}" /><path d="${rosette(31, 5, 12, Math.PI)}"/><path d="${rosette(20, 4, 10, 1, 40, 80)}"/></g>`;
  return (
    `<g fill="none" stroke="${ink}" stroke-width=".9" opacity=".62">` +
    `<path d="M0 228H390M0 272H390" stroke-width="1.3"/><path d="M0 231.6H390M0 268.4H390" stroke-width=".5"/>` +
    `<path d="${wave(0, 15)}${wave(Math.PI, 15)}${wave(Math.PI / 2, 9)}${wave(-Math.PI / 2, 9)}"/>` +
    knot(58.5, 0.5) +
    knot(331.5, 0.5) +
    knot(195, 0.66) +
    '</g>'
  );
}

function seal(): string {
  const ticks = many(48, (i) => {
    const a = (i * Math.PI) / 24;
    return t`M${40 + 35 * Math.cos(a)} ${40 + 35 * Math.sin(a)}L${40 + 37.6 * Math.cos(a)} ${40 + 37.6 * Math.sin(a)}`;
  });
  return picture(
    80,
    80,
    `<g fill="none" stroke="${INK}"><circle cx="40" cy="40" r="38.6" stroke-width="1.4"/><circle cx="40" cy="40" r="33.6" stroke-width=".8"/><path d="${ticks}" stroke-width=".9"/><path d="${rosette(27, 4, 12, 0)}" stroke-width=".7"/><path d="${rosette(27, 4, 12, Math.PI)}" stroke-width=".7"/><path d="${rosette(22, 2.4, 18, 1)}" stroke-width=".5" opacity=".7"/><circle cx="40" cy="40" r="17.4" stroke-width="1"/></g>` +
      circle(40, 40, 15.6, INK) +
      fill(star(40, 38.6, 8.4), '#f9f6ee') +
      line('M29 49.6C36 53 44 53 51 49.6', '#f9f6ee', 1.4, 'stroke-linecap="round"') +
      fill(
        [0, 90, 180, 270]
          .map((a) =>
            sparkle(
              40 + 30.4 * Math.cos((a * Math.PI) / 180),
              40 + 30.4 * Math.sin((a * Math.PI) / 180),
              2.8,
            ),
          )
          .join(''),
        INK,
      ) +
      // Worn ink: paper shows through where the stamp was pressed lightly.
      line(
        'M12 30h0M22 60h0M58 18h0M66 50h0M47 70h0M30 12h0M44 44h0M35 35h0M60 62h0M18 46h0',
        '#f9f6ee',
        1.6,
        'stroke-linecap="round" opacity=".8"',
      ),
  );
}

const divider = picture(
  300,
  24,
  defs(lin('a', [`${INK}/0`, INK], 'h'), lin('b', [INK, `${INK}/0`], 'h')) +
    fill('M30 11.6H134V12.4H30Z', '~a') +
    fill('M166 11.6H270V12.4H166Z', '~b') +
    fill('M150 6L156 12L150 18L144 12Z', 'none', `stroke="${INK}"`) +
    fill('M150 9.4L152.6 12L150 14.6L147.4 12Z', INK) +
    circle(138, 12, 1.3, INK) +
    circle(162, 12, 1.3, INK),
);

export const sheet = { 'pattern.svg': pattern(), 'seal.svg': seal(), 'divider.svg': divider };

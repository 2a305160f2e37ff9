/** Covers of the short tests and of the match, and results that are drawn for them, on the stages of `more-tests.ts`. */
import { circle, fill, line, many, oval, t } from '../draw.ts';
import { sparkle, star } from '../sparks.ts';
import { part } from './body.ts';
import { stage } from './more-tests.ts';
import { tone } from './tones.ts';

const gold = tone('g', '#ffc04a');
const HEART = 'M0 11C-9 4-14-1-14-7C-14-13-5-16 0-9C5-16 14-13 14-7C14-1 9 4 0 11Z';

function gift(): string {
  const [box, lid, bow] = [tone('c', '#e8527f'), tone('l', '#ff86a4'), tone('b', '#ffd05a')];
  return stage(
    ['#3a2378', '#c2568f', '#ffe6a8'],
    [gold, box, lid, bow],
    many(9, (i) => {
      const a = ((i * 20 - 170) * Math.PI) / 180;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      return line(
        t`M${80 + c * 40} ${62 + s * 34}L${80 + c * 62} ${62 + s * 52}`,
        '#fff1c4',
        3,
        'opacity=".7" stroke-linecap="round"',
      );
    }) +
      part('M46 60H114V98Q114 102 110 102H50Q46 102 46 98Z', box) +
      fill('M96 60H114V98Q114 102 110 102H92Z', box.edge, 'opacity=".22"') +
      part('M73 60H87V102H73Z', bow) +
      `<g transform="rotate(-9 44 58)">${part('M40 44H120V58H40Z', lid)}${part('M72 44H88V58H72Z', bow)}${part('M80 43C64 22 46 30 54 40C60 46 72 46 80 43ZM80 43C96 22 114 30 106 40C100 46 88 46 80 43Z', bow)}${circle(80, 42, 5, '~b', `stroke="${bow.edge}"`)}</g>` +
      `<g transform="translate(112 26)rotate(14)">${part(HEART, lid)}</g>` +
      `<g transform="translate(134 52)rotate(-10)scale(.6)">${part(HEART, bow)}</g>` +
      line('M52 66V92', '#fff', 3, 'opacity=".5"'),
    21,
  );
}

function mic(): string {
  const [steel, grip, moon] = [tone('s', '#c9d4e8'), tone('c', '#4a2f92'), tone('m', '#ffd97a')];
  return stage(
    ['#141044', '#5a3a9c', '#ff9ad0'],
    [gold, steel, grip, moon],
    part('M118 12A26 26 0 1 0 146 46A22 22 0 0 1 118 12Z', moon) +
      line(
        'M34 66A20 20 0 0 1 34 38M26 74A32 32 0 0 1 26 30M104 66A20 20 0 0 0 104 44M113 74A32 32 0 0 0 116 56',
        '#9fe6e0',
        3.4,
        'stroke-linecap="round"',
      ) +
      `<g transform="rotate(14 72 62)">${part('M62 60H82L78 104Q72 108 66 104Z', grip)}${circle(72, 42, 23, '~s', `stroke="${steel.edge}"`)}${line('M52 34Q72 46 92 34M50 46Q72 58 94 46M64 21Q58 42 66 64M80 21Q86 42 78 64', steel.edge, 1.6, 'opacity=".7"')}${part('M56 58H88V68H56Z', gold)}${line('M58 32Q60 24 68 22', '#fff', 4, 'opacity=".8" stroke-linecap="round"')}${circle(72, 80, 3.4, '#9fe6e0')}</g>` +
      fill(
        'M132 74V92A6 5 0 1 1 128 87V70L142 66V82A6 5 0 1 1 138 77V72L132 74Z',
        '#ff9ad0',
        'stroke="#3a1454"',
      ),
    23,
  );
}

function pair(): string {
  const [left, right] = [tone('l', '#ff7aa0'), tone('r', '#45c4c0')];
  const face = (x: number, look: number): string =>
    circle(x - 9 + look, 60, 3.4, '#2a1440') +
    circle(x + 9 + look, 60, 3.4, '#2a1440') +
    line(t`M${x - 5 + look} 68Q${x + look} 73 ${x + 5 + look} 68`, '#2a1440', 2.6) +
    circle(x - 15 + look, 67, 3.6, '#fff', 'opacity=".45"') +
    circle(x + 15 + look, 67, 3.6, '#fff', 'opacity=".45"');
  const heart = (x: number): string =>
    t`M${x} 98C${x - 26} 80 ${x - 36} 68 ${x - 36} 54C${x - 36} 38 ${x - 14} 30 ${x} 48C${x + 14} 30 ${x + 36} 38 ${x + 36} 54C${x + 36} 68 ${x + 26} 80 ${x} 98Z`;
  return stage(
    ['#2a1a6a', '#8a4fb0', '#ffe0f0'],
    [gold, left, right],
    part(heart(56), left) +
      fill(
        'M26 56C26 46 34 42 42 44',
        'none',
        'stroke="#fff" stroke-width="4" opacity=".6" stroke-linecap="round"',
      ) +
      face(54, 4) +
      part(heart(106), right) +
      fill(
        'M78 54C78 46 86 42 92 44',
        'none',
        'stroke="#fff" stroke-width="4" opacity=".6" stroke-linecap="round"',
      ) +
      face(106, -4) +
      part(star(80, 26, 14, 0.5), gold) +
      fill(sparkle(78, 24, 6), '#fff') +
      line('M60 22L66 26M100 22L94 26M80 6V10', '#ffe9a8', 3.4, 'stroke-linecap="round"'),
    25,
  );
}

function mittens(): string {
  const [wool, cuff, red] = [tone('c', '#e2573f'), tone('l', '#fff0d6'), tone('h', '#ffb54a')];
  const mitten =
    part('M-22 34V-6C-22-34 16-34 16-6V-2L26-12C34-20 44-10 37-1L16 22V34Z', wool) +
    fill('M4-26C18-20 16-8 16 34H4C10 10 12-8 4-26Z', wool.edge, 'opacity=".2"') +
    part('M-26 32H20Q24 32 24 37V45Q24 50 20 50H-26Q-30 50-30 45V37Q-30 32-26 32Z', cuff) +
    line('M-20 36V46M-10 36V46M0 36V46M10 36V46', cuff.edge, 1.8, 'opacity=".5"') +
    `<g transform="translate(-3 6)scale(.8)">${fill(HEART, '~h', `stroke="${red.edge}"`)}</g>` +
    line('M-15-4C-15-14-10-20-4-22', '#fff', 4, 'opacity=".6" stroke-linecap="round"');
  return stage(
    ['#c25a3a', '#ffd9a0', '#fff4d8'],
    [gold, wool, cuff, red],
    `<g transform="translate(50 54)rotate(-10)">${mitten}</g>` +
      `<g transform="translate(112 54)rotate(10)scale(-1 1)">${mitten}</g>` +
      line(
        'M74 24C70 18 78 14 74 6M88 24C84 18 92 14 88 6',
        '#fff',
        3.6,
        'opacity=".85" stroke-linecap="round"',
      ),
    27,
  );
}

function radio(): string {
  const [body, dial, knob] = [tone('c', '#2f8f96'), tone('d', '#fff0cf'), tone('k', '#e8804a')];
  return stage(
    ['#161a4a', '#3f5a9c', '#ffd9a0'],
    [gold, body, dial, knob],
    line('M112 40L136 8', '#c9d4e8', 4) +
      circle(136, 8, 4, '~g', `stroke="${gold.edge}"`) +
      part('M30 46Q30 38 38 38H122Q130 38 130 46V94Q130 102 122 102H38Q30 102 30 94Z', body) +
      fill('M116 38H122Q130 38 130 46V94Q130 102 122 102H108Q116 98 116 90Z', body.edge, 'opacity=".3"') +
      circle(58, 70, 22, '~d', `stroke="${dial.edge}"`) +
      line('M44 62H72M42 70H74M44 78H72', '#8a5a3a', 2.6, 'opacity=".6" stroke-linecap="round"') +
      part('M88 50H122V68H88Z', dial) +
      line('M92 64V58M98 64V60M104 64V58M110 64V60M116 64V58', '#8a5a3a', 2) +
      line('M106 51V67', '#e2473f', 2.6) +
      circle(96, 84, 7.5, '~k', `stroke="${knob.edge}"`) +
      circle(115, 84, 7.5, '~k', `stroke="${knob.edge}"`) +
      line('M96 84V78M115 84L119 80', '#fff', 2) +
      part('M58 38Q58 26 68 26H92Q102 26 102 38H96Q96 32 90 32H70Q64 32 64 38Z', body) +
      line('M38 46V90', '#fff', 3, 'opacity=".45" stroke-linecap="round"') +
      fill('M20 32V46A5 4 0 1 1 17 42V28L28 25V38A5 4 0 1 1 25 34V30Z', '#ffd97a', 'stroke="#3a1454"') +
      oval(58, 70, 6, 6, '#8a5a3a', 'opacity=".35"'),
    29,
  );
}

export const shortTests = {
  'tests/gift.svg': gift(),
  'tests/mic.svg': mic(),
  'tests/pair.svg': pair(),
  'tests/mittens.svg': mittens(),
  'tests/radio.svg': radio(),
};

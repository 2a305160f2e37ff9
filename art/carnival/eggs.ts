/** The egg counter: three eggs on a striped shelf, the one in the middle open and shining; a hammer hangs above. */
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
import { sparkle, star } from '../sparks.ts';
import { GROUND } from './backdrop.ts';

const EGG = 'M0-36C17-36 26-10 26 6C26 23 14 31 0 31C-14 31-26 23-26 6C-26-10-17-36 0-36Z';

/** A whole egg around the origin with a band of zigzag; the `use` paints its shell. */
const whole = group(
  'e',
  `<path d="${EGG}"/>` +
    line('M-25 0L-17 8L-9 0L-1 8L7 0L15 8L25 0', '#fff', 3, 'opacity=".75" stroke-linejoin="round"') +
    fill('M-14-14C-11-24-5-30 1-31C-5-25-8-18-8-11Z', '#fff', 'opacity=".7"'),
);

/** The open one: its lower shell, light, and the cap that has flown off to the side. */
const open =
  circle(195, 226, 78, '~gl') +
  fill('M168 244L120 96H270L222 244Z', '~be') +
  fill(
    'M169 246L178 236L186 246L195 235L204 246L212 236L221 246C222 264 210 273 195 273C180 273 168 264 169 246Z',
    '~go',
  ) +
  fill('M174 252C175 262 181 268 188 270C183 264 181 258 181 250Z', '#fff', 'opacity=".6"') +
  `<g transform="translate(238 212) rotate(38)">${fill('M-22 6C-20-14-11-28 0-28C11-28 20-14 22 6L14 14L7 5L0 14L-7 5L-14 14Z', '~go')}</g>` +
  fill(star(195, 224, 12), '#fff6cf');

const hammer =
  `<g transform="translate(336 52) rotate(32)">` +
  box(-4, -6, 8, 60, '#b4703a', 'rx="4"') +
  box(-25, -28, 50, 28, '~go', 'rx="7"') +
  box(-25, -28, 9, 28, '#ff6f9a', 'rx="4"') +
  box(16, -28, 9, 28, '#ff6f9a', 'rx="4"') +
  `</g>`;

const bunting = many(9, (i) => {
  const [x, y] = [-6 + i * 46, 14 + 16 * Math.sin((i / 8) * Math.PI)];
  const paint = ['#ff5f8f', '#ffc93c', '#5fe0d2'][i % 3] ?? '';
  return fill(t`M${x} ${y}h34l-17 27Z`, paint);
});

function eggs(): string {
  const rnd = random(20);
  return picture(
    390,
    300,
    defs(
      lin('s', ['#150d38', '#3a2275@.55', '#8a3a8c@.85', '#c2557f']),
      rad('gl', ['#fff6cf/.95', '#ffc93c@.4/.4', '#ffc93c/0']),
      lin('be', ['#fff1b8/0', '#ffe28a/.55']),
      lin('go', ['#fff6cf', '#ffc93c@.5', '#c98a1c'], 'd'),
      lin('si', ['#fff', '#cfd6ea@.5', '#8390b4'], 'd'),
      lin('mi', ['#c8fff4', '#3fc4b6@.55', '#1d7d7c'], 'd'),
      whole,
    ) +
      box(0, 0, 390, 300, '~s') +
      fill(
        many(8, () => sparkle(20 + rnd() * 350, 60 + rnd() * 150, 1.5 + rnd() * 4)),
        '#fff3c8',
        'opacity=".8"',
      ) +
      line('M-10 12Q195 46 400 12', '#fff', 1.4, 'opacity=".7"') +
      bunting +
      hammer +
      open +
      oval(76, 274, 34, 6, GROUND, 'opacity=".5"') +
      oval(314, 274, 34, 6, GROUND, 'opacity=".5"') +
      use('e', 76, 240, 1.06, -7, 'fill="url(#~si)"') +
      use('e', 314, 240, 1.06, 7, 'fill="url(#~mi)"') +
      box(0, 272, 390, 28, '#fff0d8') +
      fill(
        many(10, (i) => t`M${i * 40} 272h20v28h-20Z`),
        '#e83a6a',
      ) +
      box(0, 270, 390, 4, '~go'),
    true,
  );
}

/** Which hammer breaks which egg: wood the silver one, gold the golden one. */
function hammers(): string {
  const one = (x: number, head: string, shaft: string, cap: string): string =>
    `<g transform="translate(${x} 52) rotate(-28)">${box(-3.4, -4, 6.8, 50, shaft, 'rx="3.4"')}${box(-21, -24, 42, 24, head, 'rx="6"')}${box(-21, -24, 8, 24, cap, 'rx="4"')}${box(13, -24, 8, 24, cap, 'rx="4"')}${box(-11, -21, 22, 5, '#fff', 'rx="2.5" opacity=".5"')}</g>`;
  const hit = (x: number): string =>
    line(`M${x} 46l-8-8M${x + 12} 36l-3-11M${x - 5} 60l-11-2`, '#fff6cf', 2.6, 'stroke-linecap="round"');
  return picture(
    343,
    112,
    defs(
      lin('s', ['#2a1663', '#7a348c']),
      rad('gl', ['#fff6cf/.9', '#ffc93c@.4/.35', '#ffc93c/0']),
      lin('go', ['#fff6cf', '#ffc93c@.5', '#c98a1c'], 'd'),
      lin('si', ['#fff', '#cfd6ea@.5', '#8390b4'], 'd'),
      lin('wo', ['#e0a86a', '#8a4a1e'], 'd'),
      whole,
    ) +
      box(0, 0, 343, 112, '~s') +
      circle(122, 58, 56, '~gl', 'opacity=".5"') +
      circle(286, 58, 62, '~gl') +
      box(0, 94, 343, 18, '#fff0d8') +
      fill(
        many(9, (i) => `M${i * 40} 94h20v18h-20Z`),
        '#e83a6a',
      ) +
      box(0, 92, 343, 3, '~go') +
      use('e', 122, 62, 0.98, 0, 'fill="url(#~si)"') +
      use('e', 286, 62, 0.98, 0, 'fill="url(#~go)"') +
      line('M112 30L120 40L115 46L124 54', '#5a5f80', 1.8, 'stroke-linejoin="round"') +
      line('M276 30L284 40L279 46L288 54', '#8a4a08', 1.8, 'stroke-linejoin="round"') +
      hit(92) +
      hit(256) +
      one(58, '~wo', '#b4703a', '#7a3c16') +
      one(222, '~go', '#b4703a', '#ff6f9a') +
      line('M171 16V80', '#fff', 1.4, 'stroke-dasharray="2 6" stroke-linecap="round" opacity=".5"') +
      fill(sparkle(160, 28, 5) + sparkle(322, 26, 8) + sparkle(250, 20, 5), '#fff6cf'),
  );
}

export const eggPictures = { 'eggs.svg': eggs() };

export const eggStrips = { 'hammers.svg': hammers() };

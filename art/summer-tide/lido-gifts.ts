/** What dries on the edge of the pool, and what the summer gives at its end. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { avatarFrame, chatBubble } from '../kit.ts';
import { sparkle } from '../sparks.ts';
import { flamingo } from './lido.ts';
import { FOIL } from './paints.ts';
import { ring } from './parts.ts';

/** A wet ring on warm stone, on which a prize dries. */
const on = (body: string, ...paints: string[]): string =>
  picture(
    96,
    96,
    defs(
      rad('ha', ['#fff3d0@0/.95', '#ffd9a0@.5/.45', '#ffd9a0@1/0']),
      lin('st', ['#fbd9b4', '#d98f66']),
      FOIL,
      ...paints,
    ) +
      circle(48, 46, 46, '~ha') +
      fill('M10 80C10 72 86 72 86 80V84C86 94 10 94 10 84Z', '#b5684a') +
      oval(48, 79.6, 38, 9, '~st') +
      oval(48, 79.4, 29, 6, '#2fa9c4', 'opacity=".55"') +
      line('M26 78.6q6-2.4 12 0M56 81q5-2 10 0', '#fff', 1.3, 'stroke-linecap="round" opacity=".8"') +
      body +
      fill(sparkle(14, 24, 5.4) + sparkle(84, 18, 6.4), '#fff', 'opacity=".95"'),
  );
const at = (body: string, x: number, y: number, s: number, a = 0): string =>
  t`<g transform="translate(${x} ${y}) rotate(${a}) scale(${s})">${body}</g>`;
const RIM = lin('eg', ['#fff', '#7fd9e6@.35', '#1b87a6@.6', '#ffd3b4@.85', '#fff'], 'd');

const goggles = on(
  line('M18 48C24 26 72 26 78 48', '#cf3d2d', 5) +
    fill(
      'M16 50C16 40 44 38 45 48C46 62 18 66 16 50ZM80 50C80 40 52 38 51 48C50 62 78 66 80 50Z',
      '#0f5f80',
    ) +
    fill(
      'M19.6 50C20 44 41 42 41.6 49C42 58 21 61 19.6 50ZM76.4 50C76 44 55 42 54.4 49C54 58 75 61 76.4 50Z',
      '~lens',
    ) +
    line('M45 49C47 46 49 46 51 49', '#0f5f80', 4) +
    line(
      'M24 48C26 45.6 31 44.6 34 44.8M60 46.4C63 45 68 45 71 46.4',
      '#fff',
      2.2,
      'stroke-linecap="round" opacity=".9"',
    ),
  lin('lens', ['#bff5ef', '#ffb38f', '#f2674e'], 'd'),
);
const soda = on(
  fill('M34 26H62L58 78H38Z', '#e9fbf8', 'opacity=".92"') +
    fill('M35.4 38H60.8L58 78H38Z', '~so') +
    oval(48, 38, 12.8, 3, '#ffe6ec') +
    circle(43, 32, 9, '#fff8ea') +
    circle(52, 30, 8, '#fff8ea') +
    circle(48, 24, 5, '#cf3d2d') +
    line('M49 20C51 15 54 13 58 13', '#3a7a4a', 1.6) +
    line('M60 20L54 44', '#ffd166', 3.4, 'stroke-linecap="round"') +
    line('M39 44L41.4 72', '#fff', 2.6, 'stroke-linecap="round" opacity=".7"') +
    line('M46 52h0M52 60h0M47 66h0M53 48h0', '#fff', 3, 'stroke-linecap="round" opacity=".8"'),
  lin('so', ['#7fe0c0', '#2fb6a6']),
);
const bird = on(at(flamingo, 50, 60, 0.98));
const slide = on(
  line('M22 78V24M34 78V24M22 34H34M22 44H34M22 54H34M22 64H34', '#9fb4c0', 3, 'stroke-linecap="round"') +
    fill('M18 24H40V30H18Z', '#cf3d2d') +
    fill('M36 24C62 26 50 62 88 66V78C40 76 46 40 34 36Z', '~sl') +
    line('M37 26C60 30 50 66 88 69', '#fff', 2.4, 'opacity=".8"') +
    line('M74 82C80 72 90 74 92 82', '#d8fbf8', 3, 'stroke-linecap="round"') +
    fill('M28 10L40 15L28 20Z', '#ffd166') +
    line('M28 9V25', '#8a5a30', 2),
  lin('sl', ['#ffd166', '#ff9f4a'], 'h'),
);
const tower = on(
  box(40, 20, 12, 60, '#f4e6cf') +
    box(40, 20, 4, 60, '#fff', 'opacity=".7"') +
    box(24, 18, 58, 6, '#f2674e', 'rx="2"') +
    box(34, 46, 44, 5, '#2fb6c6', 'rx="2"') +
    line('M26 18V8H44V18M26 13H44', '#9fb4c0', 2) +
    line('M82 26C90 40 88 60 80 70', '#fff', 2, 'stroke-dasharray="3 4" stroke-linecap="round"') +
    line('M72 78C76 68 84 68 88 78', '#d8fbf8', 3, 'stroke-linecap="round"'),
);

const buoys = many(10, (i) => {
  const a = (i * Math.PI) / 5 - Math.PI / 2;
  return circle(
    48 + 26.5 * Math.cos(a),
    42 + 26.5 * Math.sin(a),
    5.4,
    i % 2 ? '#fff' : '#f2674e',
    'stroke="#0a5470" stroke-opacity=".4" stroke-width=".8"',
  );
});
const frame = on(avatarFrame(`${buoys}${at(ring('#fff', '#2fb6c6'), 48, 68, 0.5)}`), RIM);
const bubble = on(
  chatBubble(at(flamingo, 76, 20, 0.36) + circle(18, 66, 4, '#d8fbf8') + circle(26, 72, 2.6, '#d8fbf8')),
  lin('fc', ['#37b7cd', '#0f6f96']),
  RIM,
);
const splash = on(
  fill(
    'M48 76C18 76 8 56 14 40C18 52 24 54 26 46C24 32 30 20 36 12C36 26 42 32 44 26C46 20 48 14 54 10C52 22 56 30 62 24C66 20 70 18 76 18C70 28 72 38 78 36C82 36 84 38 86 42C80 46 84 76 48 76Z',
    '~sp',
  ) +
    fill(
      'M48 74C30 72 24 60 28 52C32 60 36 58 38 48C40 40 44 36 50 34C48 46 54 50 58 46C62 42 66 42 70 44C64 52 70 72 48 74Z',
      '#fff',
      'opacity=".75"',
    ) +
    circle(24, 26, 3, '#7fe0df') +
    circle(68, 10, 3.4, '#7fe0df') +
    circle(86, 28, 2.4, '#7fe0df'),
  lin('sp', ['#bff5ef', '#37b7cd@.5', '#0f7ba6']),
);
const dusk = on(
  box(16, 14, 64, 60, '#fff', 'rx="10"') +
    box(20, 18, 56, 52, '~sk', 'rx="7"') +
    circle(58, 36, 9, '#fff0c4') +
    fill('M20 44H76V63A7 7 0 0 1 69 70H27A7 7 0 0 1 20 63Z', '~wa') +
    line('M50 48h18M46 54h24M52 60h14', '#ffe0b4', 2, 'stroke-linecap="round" opacity=".85"') +
    at(ring('#fff', '#f2674e'), 34, 58, 0.3) +
    line(
      'M26 44V28M26 28C34 24 38 26 40 30M26 28C20 24 20 28 20 30',
      '#2c6a58',
      2.6,
      'stroke-linecap="round"',
    ),
  lin('sk', ['#8f7fd0', '#f7a98e@.7', '#ffd9a0']),
  lin('wa', ['#f2a07a', '#1f87b0@.5']),
);
const medal = on(
  fill('M30 8H44L52 38H40ZM66 8H52L44 38H56Z', '#cf3d2d') +
    fill('M34 8H38L46 38H42ZM62 8H58L50 38H54Z', '#fff') +
    circle(48, 54, 22, '#8a5a12', 'opacity=".4" transform="translate(0 2)"') +
    circle(48, 54, 22, '~go') +
    `<circle cx="48" cy="54" r="17" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.4"/>` +
    line('M36 56q4-4 8 0t8 0t8 0M38 62q4-4 7 0t7 0t7 0', '#8a5a12', 2.4, 'stroke-linecap="round"') +
    circle(52, 47, 3.6, '#8a5a12') +
    line('M38 50L48 51', '#8a5a12', 3.4, 'stroke-linecap="round"'),
  lin('go', ['#fff6cf@0', '#f9d267@.3', '#c98a1c@.7', '#ffe79a@1'], 'd'),
);

export const lidoGifts = {
  'lido/goggles.svg': goggles,
  'lido/soda.svg': soda,
  'lido/flamingo.svg': bird,
  'lido/slide.svg': slide,
  'lido/tower.svg': tower,
  'lido/frame.svg': frame,
  'lido/bubble.svg': bubble,
  'lido/splash.svg': splash,
  'lido/dusk.svg': dusk,
  'lido/medal.svg': medal,
};

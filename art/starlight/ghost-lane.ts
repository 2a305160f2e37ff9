/** Thirty-first of October: a crooked lane under paper lanterns, and small ghosts who carry their own. */
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

const W = 390;
const H = 520;
const AUBERGINE = '#1f0f2a';
export const PUMPKIN = '#ff9440';

export const LANTERN = [
  rad('pk', ['#ffe3a0', '#ffb04e@.5', '#e8641e'], 0.5, 0.55, 0.62),
  rad('pm', ['#fbe6ff', '#cf9be0@.55', '#8a4aa6'], 0.5, 0.55, 0.62),
  rad('hg', ['#ffd98a/.8', '#ff9440@.45/.3', '#ff9440/0']),
];

/** A paper lantern 40 high around the origin with a carved grin; its thread goes up. */
export const lantern = (id: string, paint: string, face: boolean): string =>
  group(
    id,
    circle(0, 0, 40, '~hg') +
      line('M0-60V-20', '#5b3a52', 1.4) +
      box(-9, -22, 18, 5, '#4a2238', 'rx="2"') +
      oval(0, 0, 22, 19, `~${paint}`) +
      line('M-11-16Q-16 0-11 16M11-16Q16 0 11 16M0-19V19', '#7a2c10', 0.9, 'opacity=".4"') +
      line('M-21-6H21M-21.6 4H21.6', '#7a2c10', 0.7, 'opacity=".3"') +
      (face
        ? fill('M-12-5L-4-4L-8 2ZM12-5L4-4L8 2Z', '#4a1606') +
          fill('M-12 6Q0 16 12 6Q8 7 7 10L4 8L1 12L-2 9L-5 11L-7 8Q-10 8-12 6Z', '#4a1606')
        : '') +
      oval(-9, -8, 5, 4, '#fff', 'opacity=".45"') +
      box(-8, 17, 16, 4, '#4a2238', 'rx="2"') +
      line('M0 21V30M-3 22V28M3 22V28', '#ffb04e', 1.4),
  );

/** A small ghost 70 high on the origin, one arm out, its cheeks pink; `mood` is its face. */
export const ghost = (id: string, mood: 'smile' | 'wow' | 'wink'): string =>
  group(
    id,
    fill(
      'M-26 0C-30-30-26-70 0-70C26-70 30-30 26 0C21-8 16 3 11-3C6-9 3 4-2-2C-7-9-11 4-16-3C-20-8-23 3-26 0Z',
      '~gh',
    ) +
      fill('M-26 0C-30-30-26-70 0-70C-12-66-18-40-16-3C-20-8-23 3-26 0Z', '#fff', 'opacity=".6"') +
      fill('M22-36C32-40 38-46 42-42C44-36 34-28 25-26Z', '~gh') +
      (mood === 'wink'
        ? oval(-8, -46, 3.4, 5, '#2b1638') +
          line('M5-46Q9-50 13-46', '#2b1638', 2.4, 'stroke-linecap="round"')
        : oval(-8, -46, 3.4, 5, '#2b1638') + oval(9, -46, 3.4, 5, '#2b1638')) +
      circle(-9, -48, 1.2, '#fff') +
      (mood === 'wow'
        ? oval(1, -34, 4, 5.4, '#2b1638')
        : line('M-5-36Q1-30 7-36', '#2b1638', 2.4, 'stroke-linecap="round"')) +
      oval(-15, -39, 4.6, 3, '#ff9db0', 'opacity=".75"') +
      oval(16, -39, 4.6, 3, '#ff9db0', 'opacity=".75"'),
  );
export const GHOST = lin('gh', ['#ffffff', '#f0e6ff@.6', '#c9b3ea']);

/** A pumpkin 50 wide sitting on the origin, carved. */
export const pumpkin = (id: string): string =>
  group(
    id,
    oval(0, 0, 30, 5, '#000', 'opacity=".35"') +
      oval(-13, -18, 14, 18, '#d9601c') +
      oval(13, -18, 14, 18, '#c9521a') +
      oval(-6, -18, 13, 19, '#f28a36') +
      oval(7, -18, 13, 19, '#ea7a2a') +
      oval(0, -18, 9, 19.6, '#ff9f4a') +
      fill('M-2-36C-4-44 2-48 8-47C4-44 4-40 4-36Z', '#4f7a3a') +
      fill('M-15-24L-5-22L-10-15ZM15-24L5-22L10-15Z', '#ffe9a0') +
      fill('M-16-12Q0 0 16-12Q11-10 10-6L6-9L2-4L-2-8L-6-5L-9-9Q-13-10-16-12Z', '#ffe9a0') +
      oval(-14, -26, 3, 6, '#fff', 'opacity=".35" transform="rotate(20 -14 -26)"'),
  );

const pane = (x: number, y: number, w: number, h: number): string =>
  box(x - 2, y - 2, w + 4, h + 4, '#170a20', 'rx="2"') +
  box(x, y, w, h, '~wn', 'rx="1"') +
  line(t`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, '#3a1838', 1.6);

function sky(): string {
  return picture(
    W,
    H,
    defs(
      lin('g', ['#170a26@0', '#3a1750@.3', '#7a2f6a@.58', '#d9683f@.82', `${AUBERGINE}@1`]),
      rad('mh', ['#fff0b8/.95', '#ffcf7a@.4/.5', '#ffb45a/0']),
      rad('mo', ['#fffbe0', '#ffe6a0@.6', '#f5bd62'], 0.42, 0.4, 0.62),
    ) +
      box(0, 0, W, H, '~g') +
      starDust(31, 54, W, 300, '#ffe9d0') +
      circle(196, 96, 128, '~mh', 'opacity=".8"') +
      circle(196, 96, 56, '~mo') +
      `<g fill="#e0a850" opacity=".45">${circle(176, 84, 10, '#e0a850')}${circle(214, 112, 13, '#e0a850')}${circle(206, 70, 6, '#e0a850')}${circle(178, 118, 5, '#e0a850')}</g>` +
      fill('M0 300C60 280 120 312 195 292C270 276 330 308 390 288V520H0Z', '#4a1e52', 'opacity=".45"'),
    true,
  );
}

/** The houses of the lane lean towards each other. */
function far(): string {
  const house = (roof: string, wall: string): string =>
    fill('M-6 470V214L18 176L44 150L70 184L86 470Z', wall) +
    fill('M-14 220L16 168L44 128L78 186L92 214L66 206L44 166L20 200Z', roof) +
    fill('M56 142V112H68V160Z', wall) +
    box(53, 106, 18, 7, roof, 'rx="2"') +
    pane(10, 226, 20, 28) +
    pane(46, 220, 18, 28) +
    pane(12, 288, 22, 30) +
    pane(50, 284, 20, 30) +
    fill('M24 430V374C24 354 58 354 58 374V430Z', '#170a20') +
    fill('M28 430V376C28 360 54 360 54 376V430Z', '#5a2a4e') +
    circle(49, 400, 2.4, '#ffcf7a') +
    circle(41, 380, 5, '~wn') +
    line('M-6 330H84M-4 270H82', '#000', 1.2, 'opacity=".25"');
  return picture(
    W,
    H,
    defs(
      lin('wn', ['#fff2b4', '#ffb64e']),
      lin('wl', ['#3d1a4c', '#2a1138']),
      group('hs', house('#221033', '~wl')),
      group(
        'bt',
        fill(
          'M0 0C-4-6-10-8-18-6C-14-3-13 0-14 4C-10 1-6 2-3 5L0 3L3 5C6 2 10 1 14 4C13 0 14-3 18-6C10-8 4-6 0 0Z',
          '#2a1138',
        ),
      ),
    ) +
      use('hs', -18, 20, 1, -3) +
      `<g transform="translate(408 20) rotate(3) scale(-1 1)"><use href="#~hs"/></g>` +
      `<g transform="translate(92 186) scale(.5 .62)"><use href="#~hs"/></g><g transform="translate(300 190) scale(-.5 .62)"><use href="#~hs"/></g>` +
      use('bt', 126, 70, 0.9, -10) +
      use('bt', 262, 54, 1.1, 12) +
      use('bt', 242, 130, 0.6),
    true,
  );
}

function middle(): string {
  const rnd = random(1031);
  const stones = many(64, (i) => {
    const r = Math.floor(i / 11);
    const y = 424 + r * 15;
    const spread = 92 + r * 34;
    const x = 195 + ((i % 11) - 5) * (spread / 5) + (r % 2) * 9;
    return oval(
      x,
      y,
      8 + r * 1.9,
      3.4 + r * 0.7,
      rnd() > 0.5 ? '#6b3560' : '#56284f',
      `opacity="${(0.85 - r * 0.08).toFixed(2)}"`,
    );
  });
  return picture(
    W,
    H,
    defs(
      ...LANTERN,
      GHOST,
      lantern('la', 'pk', true),
      lantern('lb', 'pm', false),
      ghost('ga', 'smile'),
      ghost('gb', 'wow'),
      ghost('gc', 'wink'),
      lin('rd', ['#8a3d6a/.0', '#4a2050@.3', AUBERGINE]),
      lin('z', [`${AUBERGINE}@0/0`, `${AUBERGINE}@1`]),
      rad('sh', ['#ffc878/.6', '#ffc878/0']),
    ) +
      fill('M132 404H258L400 520H-10Z', '~rd') +
      stones +
      oval(195, 452, 150, 34, '~sh') +
      // Three ghosts, the smallest in front; each carries its light.
      `<g transform="translate(116 448) scale(1.06) rotate(-5)"><use href="#~ga"/></g>` +
      line('M162 402L170 412', '#5b3a52', 2) +
      `<g transform="translate(172 432) scale(.62)"><use href="#~la"/></g>` +
      `<g transform="translate(284 446) scale(-1.02 1.02) rotate(-4)"><use href="#~gb"/></g>` +
      `<g transform="translate(232 430) scale(.6)"><use href="#~lb"/></g>` +
      `<g transform="translate(202 476) scale(.86)"><use href="#~gc"/></g>` +
      fill('M176 419L214 417L202 407L199 386C197 380 191 382 189 388L186 408Z', '#3a1a4c') +
      line('M184 411L205 409', PUMPKIN, 4) +
      oval(116, 452, 28, 5, '#000', 'opacity=".3"') +
      oval(284, 450, 27, 5, '#000', 'opacity=".3"') +
      oval(202, 480, 22, 4, '#000', 'opacity=".3"') +
      box(0, 474, W, 46, '~z'),
    true,
  );
}

function near(): string {
  const cord = 'M-8 40C70 96 130 78 170 34M398 44C322 100 262 82 222 36';
  return picture(
    W,
    H,
    defs(
      ...LANTERN,
      lantern('la', 'pk', true),
      lantern('lb', 'pm', false),
      pumpkin('pu'),
      lin('z', [`${AUBERGINE}@0/0`, AUBERGINE]),
    ) +
      line(cord, '#5b3a52', 1.6) +
      `<g transform="translate(34 116) scale(.92) rotate(-4)"><use href="#~la"/></g><g transform="translate(88 124) scale(.66)"><use href="#~lb"/></g><g transform="translate(134 96) scale(.5)"><use href="#~la"/></g>` +
      `<g transform="translate(356 122) scale(.98) rotate(4)"><use href="#~lb"/></g><g transform="translate(300 128) scale(.7)"><use href="#~la"/></g><g transform="translate(256 98) scale(.48)"><use href="#~lb"/></g>` +
      use('pu', 36, 500, 1.24) +
      use('pu', 82, 508, 0.74, 6) +
      use('pu', 352, 502, 1.1, -4) +
      // A cat on a crate minds the pumpkins.
      fill(
        'M296 506C292 484 296 470 306 466L303 454L312 461H320L329 454L326 467C336 474 338 492 336 506Z',
        '#160a1e',
      ) +
      line('M336 500C350 496 348 478 340 474', '#160a1e', 5, 'stroke-linecap="round"') +
      oval(311, 469, 2.4, 3, '#ffd25a') +
      oval(321, 469, 2.4, 3, '#ffd25a') +
      box(0, 500, W, 20, '~z'),
    true,
  );
}

function light(): string {
  return picture(
    W,
    H,
    defs(rad('b', ['#ffe9b0@0/.8', '#ffb45a@.5/.3', '#ffb45a@1/0'])) +
      bokeh(66, 22, '~b', [0, 60, 390, 480], [2, 9], calm) +
      fill(
        sparkle(60, 330, 6) + sparkle(330, 346, 7) + sparkle(128, 150, 4) + sparkle(282, 168, 4),
        '#fff3cf',
      ),
    true,
  );
}

const cover = picture(
  343,
  160,
  defs(
    ...LANTERN,
    GHOST,
    lantern('la', 'pk', true),
    lantern('lb', 'pm', false),
    ghost('ga', 'smile'),
    ghost('gb', 'wow'),
    pumpkin('pu'),
    lin('g', ['#2a1138', '#7a2f6a@.6', '#e07a45']),
    rad('mo', ['#fffbe0', '#ffe6a0@.6', '#f5bd62'], 0.42, 0.4, 0.62),
    rad('mh', ['#fff0b8/.8', '#ffcf7a/0']),
  ) +
    box(0, 0, 343, 160, '~g') +
    starDust(8, 30, 343, 100, '#ffe9d0') +
    circle(250, 64, 90, '~mh') +
    circle(250, 64, 46, '~mo') +
    fill('M0 160V132C70 118 120 140 190 130C250 122 300 140 343 128V160Z', AUBERGINE) +
    line('M-6 18C40 56 90 50 128 6', '#5b3a52', 1.4) +
    use('la', 30, 66, 0.8) +
    use('lb', 82, 64, 0.56) +
    use('gb', 196, 138, 1.1, 0, '', -1.1) +
    use('ga', 268, 142, 1.3) +
    use('la', 322, 112, 0.6) +
    use('pu', 140, 148, 0.9) +
    use('pu', 104, 150, 0.56),
);

export const ghostPictures = {
  'boo/sky.svg': sky(),
  'boo/far.svg': far(),
  'boo/middle.svg': middle(),
  'boo/near.svg': near(),
  'boo/light.svg': light(),
  'boo/cover.svg': cover,
};

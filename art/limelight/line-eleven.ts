/** Line eleven: two lines of light come from both ends of the town and meet over one platform. */
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
import { bokeh, calm, sparkle, star } from '../sparks.ts';

const W = 390;
const H = 520;
export const NIGHT = '#0d0f26';
export const CYAN = '#35e0ea';
export const PINK = '#ff5fa2';

/** A tube of neon: halo, colour, white heart. */
export const tube = (d: string, colour: string, width = 4): string =>
  line(d, colour, width * 3.4, 'stroke-linecap="round" stroke-linejoin="round" opacity=".16"') +
  line(d, colour, width * 1.9, 'stroke-linecap="round" stroke-linejoin="round" opacity=".35"') +
  line(d, colour, width, 'stroke-linecap="round" stroke-linejoin="round"') +
  line(d, '#fff', width * 0.36, 'stroke-linecap="round" stroke-linejoin="round" opacity=".9"');

/** A train about 190 long that goes to the right, its nose at (0 0) on the rail, 54 high; `paint` is its stripe. */
export const train = (id: string, body: string, stripe: string): string =>
  group(
    id,
    fill('M0-6C-2-30-14-48-40-54H-196V0H-8C-2 0 0-2 0-6Z', `~${body}`) +
      fill('M-40-54H-196V-44H-30C-33-48-36-52-40-54Z', '#fff', 'opacity=".5"') +
      fill('M-6-22C-12-36-20-43-32-45L-36-22Z', '#10183a') +
      fill('M-12-25C-16-34-22-40-30-42L-31-34Z', '#fff', 'opacity=".5"') +
      many(
        5,
        (i) =>
          box(-66 - i * 27, -42, 20, 20, '#ffeab0', 'rx="3"') +
          box(-66 - i * 27, -42, 20, 7, '#fff', 'rx="3" opacity=".55"'),
      ) +
      [
        [-57, 0],
        [-84, 1],
        [-138, 1],
        [-166, 0],
      ]
        .map(
          ([x = 0, long = 0]) =>
            circle(x, -31, 3.6, '#3a2a4c') +
            fill(t`M${x - 5} -22C${x - 5} ${-29 - long} ${x + 5} ${-29 - long} ${x + 5} -22Z`, '#3a2a4c'),
        )
        .join('') +
      box(-196, -17, 192, 5, stripe) +
      box(-196, -9, 190, 2, '#10183a', 'opacity=".4"') +
      circle(-7, -12, 4.2, '#fff6cf') +
      box(-190, -1, 178, 6, '#1b2046', 'rx="3"') +
      many(6, (i) => circle(-28 - i * 30, 3, 4, '#39406e')),
  );
export const TRAINS = [
  lin('tc', ['#e9fbff', '#8fd6e6@.6', '#3f8fae']),
  lin('tp', ['#fff0f6', '#f5a6c6@.6', '#b8467f']),
];

function sky(): string {
  return picture(
    W,
    H,
    defs(
      lin('g', ['#070818@0', '#161a48@.4', '#3a2368@.66', '#7a2f78@.84', `${NIGHT}@1`]),
      rad('l', ['#35e0ea/.42', '#35e0ea/0']),
      rad('r', ['#ff5fa2/.42', '#ff5fa2/0']),
    ) +
      box(0, 0, W, H, '~g') +
      oval(10, 300, 220, 210, '~l') +
      oval(380, 300, 220, 210, '~r'),
    true,
  );
}

/** The town at night: blocks with lit rooms and signs that are pictures alone. */
function far(): string {
  const rnd = random(1111);
  const block = (x: number, w: number, top: number, tint: string, side: string): string =>
    box(x, top, w, 470 - top, tint) +
    box(x, top, w, 2, side, 'opacity=".8"') +
    many(Math.floor((430 - top) / 14), (r) =>
      many(Math.floor((w - 8) / 11), (c) =>
        rnd() > 0.52
          ? box(
              x + 6 + c * 11,
              top + 10 + r * 14,
              6,
              7,
              rnd() > 0.6 ? side : '#ffe1a0',
              `opacity="${(0.35 + rnd() * 0.5).toFixed(1)}"`,
            )
          : '',
      ),
    );
  const pad =
    'M-13-6C-18-6-20 10-14 10C-10 10-9 5-5 5H5C9 5 10 10 14 10C20 10 18-6 13-6ZM-9 0H-3M-6-3V3M7-2h.1M11 2h.1';
  const cat = 'M-10 8V-6L-6-11L-2-7H3L7-11L11-6V8C6 12-5 12-10 8ZM-4 0h.1M5 0h.1M-1 4L1 5L3 4';
  return picture(
    W,
    H,
    defs(lin('z', ['#1a1f4e', '#0f1230'])) +
      `<g opacity=".95">${block(-6, 46, 214, '#131740', CYAN)}${block(42, 34, 286, '#191d4c', CYAN)}${block(78, 44, 320, '#131740', '#8fb8ff')}${block(346, 50, 206, '#1c1440', PINK)}${block(310, 34, 276, '#221850', PINK)}${block(266, 42, 316, '#1c1440', '#d9a0ff')}${block(124, 36, 346, '#161a46', CYAN)}${block(228, 36, 344, '#1e1648', PINK)}</g>` +
      `<g transform="translate(20 196)">${tube(pad, CYAN, 2)}</g><g transform="translate(370 188)">${tube(cat, PINK, 2)}</g>` +
      `<g transform="translate(99 306)">${tube(star(0, 0, 9, 0.5), '#8fb8ff', 1.6)}</g><g transform="translate(287 300)">${tube('M0 8C-14-2-8-12 0-5C8-12 14-2 0 8Z', '#d9a0ff', 1.6)}</g>` +
      line('M60 286V262M60 262L54 270M60 262L66 270', CYAN, 1.6, 'opacity=".8"') +
      line('M327 276V250M321 256H333', PINK, 1.6, 'opacity=".8"'),
    true,
  );
}

function middle(): string {
  const rnd = random(23);
  const speed = (colour: string, left: boolean): string =>
    line(
      many(16, () => {
        const y = 384 + rnd() * 56;
        const x = left ? -10 + rnd() * 60 : 400 - rnd() * 60;
        return t`M${x} ${y}h${(left ? 1 : -1) * (20 + rnd() * 46)}`;
      }),
      colour,
      1.6,
      'stroke-linecap="round" opacity=".7"',
    );
  const person = (coat: string, hair: string): string =>
    fill('M-7 0L-6-22C-6-30 6-30 6-22L7 0Z', coat) +
    circle(0, -33, 6, '#f6cfb0') +
    fill('M-6.6-32C-8-42 8-42 6.6-32C4-37-3-37-6.6-32Z', hair) +
    box(-5, -1, 4, 11, '#141736') +
    box(1, -1, 4, 11, '#141736');
  return picture(
    W,
    H,
    defs(
      ...TRAINS,
      train('ta', 'tc', '#0f9fb8'),
      train('tb', 'tp', '#d9387f'),
      lin('pf', ['#4a4f8c', '#22264f@.5', NIGHT]),
      rad('bu', ['#fff@0/1', '#ffe6f4@.25/.8', '#c9a0ff@.55/.3', '#c9a0ff@1/0']),
      lin('z', [`${NIGHT}@0/0`, `${NIGHT}@1`]),
    ) +
      circle(195, 388, 104, '~bu', 'opacity=".85"') +
      // The rails that carry both lines, and what they throw on the platform.
      line('M-10 444H400', '#0a0c22', 12) +
      tube('M-10 442H172', CYAN, 2.6) +
      tube('M400 442H218', PINK, 2.6) +
      speed(CYAN, true) +
      speed(PINK, false) +
      use('ta', 150, 436) +
      use('tb', 240, 436, 1, 0, '', -1) +
      // Two who have waited.
      fill('M-10 452H400V520H-10Z', '~pf') +
      box(0, 450, W, 4, '#c9d0ff', 'opacity=".75"') +
      line('M0 462H390', '#ffd25a', 3, 'stroke-dasharray="9 7" opacity=".9"') +
      oval(195, 472, 60, 8, '#000', 'opacity=".35"') +
      `<g transform="translate(178 460) scale(1.22)">${person('#1f8ea8', '#2a1a30')}</g><g transform="translate(213 460) scale(-1.18 1.18)">${person('#c93a7a', '#5a2a1c')}</g>` +
      line('M186 440C192 446 199 446 205 440', '#f6cfb0', 3.4, 'stroke-linecap="round"') +
      fill('M195 408C182 398 186 388 195 394C204 388 208 398 195 408Z', PINK) +
      box(0, 474, W, 46, '~z'),
    true,
  );
}

/** Two tubes that come down beside the title, one on each side, and meet in a heart. */
function near(): string {
  const left = 'M30-10V250C30 320 110 318 150 346C172 362 176 384 195 396';
  const right = 'M360-10V250C360 320 280 318 240 346C218 362 214 384 195 396';
  const stop = (x: number, y: number, colour: string): string =>
    circle(x, y, 8, NIGHT, `stroke="${colour}" stroke-width="3"`) + circle(x, y, 3, '#fff');
  return picture(
    W,
    H,
    tube(left, CYAN, 5) +
      tube(right, PINK, 5) +
      tube('M46-10V70C46 92 70 96 92 96', CYAN, 2.4) +
      tube('M344-10V70C344 92 320 96 298 96', PINK, 2.4) +
      stop(30, 66, CYAN) +
      stop(30, 148, CYAN) +
      stop(30, 232, CYAN) +
      stop(360, 66, PINK) +
      stop(360, 148, PINK) +
      stop(360, 232, PINK) +
      stop(98, 96, CYAN) +
      stop(292, 96, PINK),
    true,
  );
}

function light(): string {
  return picture(
    W,
    H,
    defs(rad('b', ['#d9f6ff@0/.8', '#a0c8ff@.5/.3', '#a0c8ff@1/0'])) +
      bokeh(11, 20, '~b', [0, 20, 390, 440], [2, 8], calm) +
      fill(sparkle(195, 352, 9) + sparkle(150, 60, 5) + sparkle(248, 44, 6) + sparkle(195, 110, 4), '#fff'),
    true,
  );
}

const cover = picture(
  343,
  160,
  defs(
    ...TRAINS,
    train('ta', 'tc', '#0f9fb8'),
    train('tb', 'tp', '#d9387f'),
    lin('g', ['#0b0e2c', '#2c2060@.6', '#6a2a70']),
    rad('bu', ['#fff@0/1', '#ffe6f4@.25/.7', '#c9a0ff@1/0']),
  ) +
    box(0, 0, 343, 160, '~g') +
    many(
      9,
      (i) =>
        box(i * 40, 56 + ((i * 37) % 40), 32, 90, '#151a46') +
        many(6, (r) =>
          box(
            i * 40 + 6 + (r % 3) * 8,
            66 + ((i * 37) % 40) + r * 11,
            5,
            5,
            i < 4 ? CYAN : PINK,
            'opacity=".5"',
          ),
        ),
    ) +
    circle(171, 92, 76, '~bu') +
    tube('M-6 132H150', CYAN, 3) +
    tube('M349 132H193', PINK, 3) +
    use('ta', 138, 126, 0.9) +
    use('tb', 204, 126, 0.9, 0, '', -0.9) +
    tube('M171 60C150 44 156 28 171 38C186 28 192 44 171 60Z', PINK, 3) +
    box(0, 140, 343, 20, NIGHT) +
    line('M0 146H343', '#ffd25a', 2.4, 'stroke-dasharray="8 6"'),
);

export const lineEleven = {
  'line11/sky.svg': sky(),
  'line11/far.svg': far(),
  'line11/middle.svg': middle(),
  'line11/near.svg': near(),
  'line11/light.svg': light(),
  'line11/cover.svg': cover,
};

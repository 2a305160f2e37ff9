/** Hands that go up for the microphone: the fair below a big mic, and three scenes of one evening in a voice room. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { bokeh, sparkle } from '../sparks.ts';

const GROUND = '#1d1442';
const SKINS = ['#f7d3b4', '#e8b48c', '#c98d62', '#f3c8a4', '#a86f4a'];
const SLEEVES = ['#ff6f91', '#5fe0d2', '#ffc93c', '#8f7bff', '#ff9a5a'];

/** An open hand on its arm, 100 high, standing on the origin. */
const hand = (skin: string, sleeve: string, cuff = '#fff6e8'): string =>
  fill('M-15 0L-11-40H11L15 0Z', sleeve) +
  fill('M3 0L5-40H11L15 0Z', '#000', 'opacity=".18"') +
  box(-13, -44, 26, 8, cuff, 'rx="4"') +
  fill(
    'M-11-44C-14-54-15-62-13-72C-13-76-8-76-8-72L-7-62L-7-86C-7-91-1-91-1-86L-1-64L0-90C0-95 6-95 6-90L5-64L7-86C7-90 12-90 12-85L11-62C13-66 17-69 20-66C18-60 14-52 11-44Z',
    skin,
  ) +
  line('M-7-62L-6-56M-1-64V-57M5-64V-57', '#000', 1.1, 'opacity=".2" stroke-linecap="round"') +
  line('M-10-48C-12-56-12-62-11-68', '#fff', 1.6, 'opacity=".5" stroke-linecap="round"');

/** A microphone hung from above, its mouth at the origin, 46 wide. */
const mic = (): string =>
  box(-23, -62, 46, 70, '~me', 'rx="23"') +
  line(
    many(5, (i) => t`M-20 ${-48 + i * 9}H20`) + many(5, (i) => t`M${-14 + i * 7} -58V2`),
    '#3a1464',
    1.2,
    'opacity=".55"',
  ) +
  box(-25, -22, 50, 10, '#ffc93c', 'rx="4"') +
  box(-23, -20, 46, 3, '#fff', 'rx="1.5" opacity=".6"') +
  fill('M-15-50C-10-58-2-60 2-60C-6-52-9-40-9-28H-15Z', '#fff', 'opacity=".45"');

const sky = picture(
  390,
  300,
  defs(
    lin('s', ['#2b1a70@0', '#6a2f9a@.5', '#d9558f@.85', '#ff9a7a@1']),
    rad('u', ['#fff3c4/.75', '#ffc93c@.4/.28', '#ffc93c/0']),
    lin('me', ['#ffffff', '#c9b8f0@.5', '#7a64b8'], 'h'),
    rad('b', ['#fff3c4/.85', '#ffc93c/0']),
    lin('z', [`${GROUND}@0/0`, GROUND]),
  ) +
    box(0, 0, 390, 300, '~s') +
    `<g opacity=".16">${many(12, (i) => `<path d="M195 -30L${175} 420H${215}Z" fill="#fff6e8" transform="rotate(${-66 + i * 12} 195 -30)"/>`)}</g>` +
    circle(195, 12, 120, '~u') +
    line('M195-10V8', '#3a1464', 5) +
    `<g transform="translate(195 66) scale(.92)">${mic()}</g>` +
    many(3, (i) =>
      line(
        t`M${158 - i * 16} ${24 - i * 4}q${-10 - i * 3} ${18 + i * 5} 0 ${36 + i * 10}M${232 + i * 16} ${24 - i * 4}q${10 + i * 3} ${18 + i * 5} 0 ${36 + i * 10}`,
        '#fff6e8',
        3 - i * 0.6,
        'stroke-linecap="round" opacity=".8"',
      ),
    ) +
    (
      [
        [18, 302, 1.02, -10, 0],
        [66, 306, 0.92, 4, 1],
        [112, 314, 0.84, -6, 2],
        [158, 322, 0.78, 5, 3],
        [232, 322, 0.78, -5, 4],
        [278, 314, 0.84, 7, 0],
        [324, 306, 0.94, -4, 1],
        [372, 302, 1.02, 10, 3],
      ] as const
    )
      .map(
        ([x, y, s, turn, k]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${hand(SKINS[k] ?? '', SLEEVES[(k + 2) % 5] ?? '')}</g>`,
      )
      .join('') +
    bokeh(43, 16, '~b', [10, 10, 380, 290], [2, 7], (x, y) => x > 60 && x < 330 && y > 80 && y < 220) +
    fill(sparkle(52, 70, 7) + sparkle(338, 64, 8) + sparkle(92, 196, 5) + sparkle(300, 200, 5), '#fff6d8') +
    box(0, 272, 390, 28, '~z'),
  true,
);

/** A round face of somebody in a room. */
const face = (x: number, y: number, r: number, skin: string, hair: string, dress: string): string =>
  `<g transform="translate(${x} ${y}) scale(${r / 26})"><circle r="26" fill="${dress}" opacity=".3"/>${fill('M-20 17C-17 5 17 5 20 17A26 26 0 0 1-20 17Z', dress)}${circle(0, -3, 11.6, skin)}${fill('M-12-2C-15-21 15-21 12-2C10-9 5-11 0-11C-5-11-10-9-12-2Z', hair)}${circle(-4, -2, 1.3, '#2a1730')}${circle(4, -2, 1.3, '#2a1730')}${line('M-3.4 3Q0 6 3.4 3', '#2a1730', 1.3, 'stroke-linecap="round"')}</g>`;
const PEOPLE = [
  ['#f7d3b4', '#4a2a20', '#ff6f91'],
  ['#e8b48c', '#1f1a2a', '#5fe0d2'],
  ['#f3c8a4', '#8a4a2a', '#8f7bff'],
  ['#c98d62', '#20140f', '#ffc93c'],
  ['#f7d3b4', '#3a2540', '#ff9a5a'],
] as const;
const person = (i: number, x: number, y: number, r: number): string => {
  const [skin = '', hair = '', dress = ''] = PEOPLE[i % PEOPLE.length] ?? [];
  return face(x, y, r, skin, hair, dress);
};

const scene = (body: string, ...more: string[]): string =>
  picture(
    358,
    168,
    defs(
      lin('p', ['#3a2a86', '#2a1a62']),
      lin('me', ['#ffffff', '#c9b8f0@.5', '#7a64b8'], 'h'),
      rad('l', ['#ffe9a8/.75', '#ffc93c/0']),
      ...more,
    ) +
      box(0, 0, 358, 168, '~p', 'rx="14"') +
      many(9, (i) => circle(20 + i * 40, 12 + (i % 2) * 4, 3.4, SLEEVES[i % 5] ?? '')) +
      line('M0 8Q180 26 358 8', '#fff6e8', 1, 'opacity=".3"') +
      body,
  );

/** The hand goes up: seats of a room, one of them free, and a finger on the button below. */
const raise = scene(
  many(4, (i) =>
    i === 2
      ? `<circle cx="232" cy="62" r="27" fill="none" stroke="#ffc93c" stroke-width="2.4" stroke-dasharray="5 5"/>` +
        `<g transform="translate(232 70) scale(.34)">${mic()}</g>`
      : circle(64 + i * 84, 62, 28, SLEEVES[i] ?? '', 'opacity=".9"') + person(i, 64 + i * 84, 62, 25),
  ) +
    box(104, 112, 150, 38, '#b8860e', 'rx="19" transform="translate(0 4)"') +
    box(104, 112, 150, 38, '#ffc93c', 'rx="19"') +
    box(116, 115, 126, 5, '#fff', 'rx="2.5" opacity=".6"') +
    `<g transform="translate(140 146) scale(.3)">${hand('#3a1464', '#3a1464', '#3a1464')}</g>` +
    line('M164 131H226', '#3a1464', 6, 'stroke-linecap="round"') +
    circle(240, 134, 26, '~l') +
    `<g transform="translate(262 180) rotate(-24) scale(.86)">${fill('M-9 0L-8-34C-8-40-2-40-2-34V-52C-2-58 6-58 6-52V-32C10-36 18-32 16-26L12 0Z', '#f7d3b4')}</g>` +
    line('M232 108l-3-8M248 106l4-8M262 116l8-4', '#fff6d8', 2.4, 'stroke-linecap="round"'),
);

/** The line: three hands behind each other, a host who waves the first one in. */
const queue = scene(
  box(0, 136, 358, 32, '#1d1442', 'opacity=".5"') +
    circle(60, 82, 44, '~l') +
    circle(60, 82, 33, '#ff6f91') +
    person(0, 60, 82, 30) +
    fill('M44 44L50 32L60 42L70 32L76 44V48H44Z', '#ffc93c') +
    line(
      'M98 82H134M126 74L136 82L126 90',
      '#fff6e8',
      3.4,
      'stroke-linecap="round" stroke-linejoin="round"',
    ) +
    [0, 1, 2]
      .map(
        (i) =>
          circle(176 + i * 66, 96, 27, SLEEVES[i + 1] ?? '', `opacity="${1 - i * 0.22}"`) +
          `<g opacity="${1 - i * 0.18}">${person(i + 1, 176 + i * 66, 96, 24)}<g transform="translate(${198 + i * 66} 80) rotate(10) scale(.42)">${hand(SKINS[i] ?? '', SLEEVES[i + 1] ?? '')}</g></g>`,
      )
      .join('') +
    [0, 1, 2]
      .map(
        (i) =>
          circle(176 + i * 66, 136, 11, i ? '#fff6e8' : '#ffc93c') +
          fill(
            many(i + 1, (k) => t`M${176 + i * 66 - i * 3 + k * 6 - 1.4} 131h2.8v10h-2.8Z`),
            '#3a1464',
          ),
      )
      .join(''),
);

/** On the mic: light on one, a quiet row of listeners, a muted sign for what is behind. */
const onAir = scene(
  fill('M120 0H238L292 150H66Z', '#fff3c4', 'opacity=".22"') +
    oval(179, 148, 100, 12, '#ffc93c', 'opacity=".4"') +
    circle(179, 80, 46, '~l') +
    circle(179, 80, 36, '#5fe0d2') +
    person(1, 179, 80, 33) +
    `<g transform="translate(216 116) rotate(-24) scale(.5)">${mic()}${box(-6, 8, 12, 34, '#3a1464', 'rx="5"')}</g>` +
    many(3, (i) =>
      line(
        t`M${126 - i * 13} ${66 - i * 5}q${-8 - i * 2} ${14 + i * 5} 0 ${28 + i * 10}`,
        '#5fe0d2',
        3 - i * 0.6,
        'stroke-linecap="round"',
      ),
    ) +
    [0, 1].map((i) => person(i + 3, 40 + i * 0, 52 + i * 62, 20)).join('') +
    [0, 1].map((i) => person(i + 2, 318, 52 + i * 62, 20)).join('') +
    `<g transform="translate(282 118)">${circle(0, 0, 14, '#ff6f91')}${line('M-5-1h4l5-5V6L-1 1h-4ZM-8 8L8-8', '#fff', 2.2, 'stroke-linejoin="round" stroke-linecap="round"')}</g>`,
);

export const handPictures = {
  'hands-sky.svg': sky,
  'hands/raise.svg': raise,
  'hands/queue.svg': queue,
  'hands/on-air.svg': onAir,
};

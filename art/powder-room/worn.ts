/** What is worn: one scene for each page of the dress center, 343 x 190. */
import { box, circle, fill, lin, line, many, oval, rad, t } from '../draw.ts';
import { star } from '../sparks.ts';
import { BERRY, BRASS, BULB, CREAM, GLASS, PLUM, VELVET } from './paints.ts';
import { car, face, glint, nameTag, ring, ripple, scene } from './things.ts';
import { map, my, profile, skin } from './worn-rooms.ts';

/** An entrance: a car on a red carpet, light streaming behind, heads that turn. */
const carScene = scene(
  [
    ...VELVET,
    lin('w', ['#2b1238', '#7a2f62@.6', '#f0a078']),
    lin('cp', ['#c2436f', '#7a1c44']),
    rad('g', ['#fff3d0@0/.95', '#ffd38a@.4/.5', '#ffb070@1/0']),
    lin('bd', ['#f3c264', '#a8651c']),
  ],
  box(0, 0, 343, 190, '~w') +
    fill('M0 64C60 40 110 52 172 40C230 30 290 46 343 34V140H0Z', '#1f0b2a', 'opacity=".35"') +
    oval(212, 108, 150, 86, '~g') +
    fill('M0 150C110 138 240 138 343 150V190H0Z', '~cp') +
    line('M0 156C110 144 240 144 343 156', '#e6b566', 2) +
    many(9, (i) =>
      line(
        t`M${6 + (i % 3) * 14} ${88 + i * 8}C${70 + (i % 2) * 20} ${84 + i * 8} 120 ${92 + i * 7} 164 ${104 + i * 5}`,
        i % 2 ? '#ffe9b8' : '#f7a8b8',
        2.4 - (i % 3) * 0.5,
        'stroke-linecap="round" opacity=".8"',
      ),
    ) +
    car(214, 164, 1.16, '~bd', '#7a3f10') +
    fill('M270 128L343 108V150L274 138Z', '#fff6d0', 'opacity=".45"') +
    many(
      7,
      (i) =>
        circle(18 + i * 52, 190, 15, '#1c0a26') + fill(t`M${-8 + i * 52} 200a26 18 0 0 1 52 0Z`, '#1c0a26'),
    ) +
    fill('M0 0H60C52 20 40 30 22 34C16 60 10 74 0 84Z', '~ve') +
    fill('M343 0H283C291 20 303 30 321 34C327 60 333 74 343 84Z', '~ve') +
    many(16, (i) =>
      box(
        70 + ((i * 53) % 220),
        16 + ((i * 37) % 80),
        4,
        7,
        ['#f7dc9c', '#f3a7b8', '#9be4e0'][i % 3] ?? CREAM,
        t`transform="rotate(${i * 40} ${70 + ((i * 53) % 220)} ${16 + ((i * 37) % 80)})"`,
      ),
    ) +
    glint([198, 60, 9], [120, 40, 6], [292, 76, 7]),
);

/** A voice ripple: three ways for a voice to spread from one face. */
const petals = (x: number, y: number, r: number): string =>
  many(
    14,
    (i) =>
      `<path d="M0 0C-5-5-5-13 0-16C5-13 5-5 0 0Z" transform="translate(${Math.round(x + r * Math.cos(i * 0.4488))} ${Math.round(y + r * Math.sin(i * 0.4488))}) rotate(${Math.round(i * 25.7 + 90)})" fill="${i % 2 ? '#f7b3c2' : '#e0678c'}"/>`,
  );
const voice = scene(
  [lin('w', ['#f9e6dd', '#e9bfc0@.6', '#c98aa6']), rad('g', ['#fff@0/.9', '#fff@1/0'])],
  box(0, 0, 343, 190, '~w') +
    many(3, (i) => circle(62 + i * 110, 92, 66, '~g')) +
    ripple(62, 92, 39, '#2f8f96', 3) +
    face(62, 92, 32, 1) +
    petals(172, 92, 56) +
    ripple(172, 92, 42, '#c2436f', 2) +
    face(172, 92, 36, 0) +
    many(3, (k) =>
      many(20, (i) => {
        const a = (i * Math.PI) / 10 + k * 0.16;
        const r = 42 + k * 10;
        return circle(
          282 + r * Math.cos(a),
          92 + r * Math.sin(a),
          2.8 - k * 0.7,
          k % 2 ? '#f0cd7c' : '#b8822f',
        );
      }),
    ) +
    face(282, 92, 32, 3) +
    many(29, (i) => {
      const h = 4 + 12 * Math.abs(Math.sin(i * 0.9)) * (1 - Math.abs(i - 14) / 18);
      return box(18 + i * 10.8, 172 - h / 2, 4, h, BERRY, 'rx="2" opacity=".6"');
    }) +
    glint([116, 34, 6], [230, 30, 7]),
);

/** Microphone seats: a shell, a moon, a crown of roses, and the plain one. */
const mic = scene(
  [
    lin('w', ['#2d3f5c', '#6d5a86@.55', '#d99a98']),
    lin('sh', ['#fff1ec', '#e9a3b4']),
    lin('mo', ['#fff6d0', '#e0a94a']),
    rad('g', ['#ffe9c8@0/.6', '#ffe9c8@1/0']),
    lin('fl', ['#4a3560', '#2c2140']),
  ],
  box(0, 0, 343, 190, '~w') +
    oval(172, 96, 180, 90, '~g') +
    fill('M0 146C100 134 240 134 343 146V190H0Z', '~fl') +
    `<g transform="translate(62 92) scale(.76)">${many(9, (i) => `<path d="M0 46C-8 20-9-20 0-50C9-20 8 20 0 46Z" transform="rotate(${(i - 4) * 19} 0 46)" fill="url(#~sh)" stroke="#c2708c" stroke-width=".8"/>`)}</g>` +
    face(62, 92, 27, 2) +
    `<g transform="translate(172 86)">${fill('M30-46A56 56 0 1 0 46 34A44 44 0 1 1 30-46Z', '~mo')}${fill(star(30, -26, 8), '#fff6d0')}${fill(star(44, 2, 5), '#fff6d0')}</g>` +
    face(168, 94, 29, 4) +
    `<g transform="translate(282 92)">${many(16, (i) => circle(38 * Math.cos(i * 0.3927), 38 * Math.sin(i * 0.3927), 10, i % 2 ? '#dd6d92' : '#f3a7b8') + circle(38 * Math.cos(i * 0.3927) - 2, 38 * Math.sin(i * 0.3927) - 2, 4.4, '#fff', 'opacity=".35"'))}</g>` +
    face(282, 92, 29, 1) +
    [62, 170, 282]
      .map(
        (x) =>
          oval(x, 168, 40, 8, '#fff', 'opacity=".14"') +
          fill(t`M${x - 4} 150h8v18h-8ZM${x - 8} 138a8 8 0 0 1 16 0v8a8 8 0 0 1-16 0Z`, '~br') +
          line(t`M${x - 12} 144a12 12 0 0 0 24 0`, BRASS, 2),
      )
      .join('') +
    glint([112, 30, 5], [232, 36, 7], [326, 30, 4]),
);

/** Avatar frames: three rings, the same face in the middle one. */
const border = scene(
  [
    ...GLASS,
    BULB,
    lin('w', ['#e9c2c0', '#c98596']),
    lin('tp', ['#fff8f0', '#e9cfc6']),
    rad('g', ['#fff7e6@0/.8', '#fff7e6@1/0']),
  ],
  box(0, 0, 343, 190, '~w') +
    many(12, (i) => box(i * 30, 0, 13, 190, '#fff', 'opacity=".1"')) +
    oval(172, 84, 150, 84, '~g') +
    box(0, 160, 343, 30, '~tp') +
    box(0, 158, 343, 3, '~bv') +
    face(60, 94, 34, 4) +
    ring(60, 94, 37, 0) +
    face(172, 90, 42, 0) +
    ring(172, 90, 45, 1) +
    face(284, 94, 34, 1) +
    ring(284, 94, 37, 2) +
    [60, 172, 284]
      .map(
        (x) =>
          oval(x, 162, 30, 7, PLUM, 'opacity=".22"') +
          fill(t`M${x - 12} 140Q${x} 146 ${x + 12} 140L${x + 20} 160H${x - 20}Z`, '~bv') +
          fill(t`M${x - 24} 160h48v4h-48Z`, '#7a4f12'),
      )
      .join('') +
    glint([112, 38, 7], [232, 34, 6], [326, 48, 5], [20, 40, 4]),
);

/** Name tags on ribbons, hung from a brass rail. */
const tags = [
  [84, 66, 104, '~t1', '#fff3cf', '#e0678c'],
  [250, 84, 118, '~t2', '#fff', '#8f2a55'],
  [108, 136, 128, '~t3', '#fff3cf', '#3f7d86'],
  [272, 152, 88, '~t4', '#fff', '#b9a8ec'],
] as const;
const tag = scene(
  [
    lin('w', ['#7a2f52', '#c27088@.6', '#ecc0b4']),
    lin('t1', ['#c94f7e', '#7a1c44']),
    lin('t2', ['#f3d078', '#b07a24']),
    lin('t3', ['#7cc0c0', '#2f6f78']),
    lin('t4', ['#8f7cc9', '#4a3a86']),
    rad('g', ['#fff0dc@0/.7', '#fff0dc@1/0']),
  ],
  box(0, 0, 343, 190, '~w') +
    oval(190, 100, 170, 90, '~g') +
    box(0, 15, 343, 6, '~bv') +
    tags
      .map(([x, y, w, _paint, _jewel, ribbon]) =>
        line(
          t`M${x - w * 0.3} 20L${x - w * 0.2} ${y - w * 0.16}M${x + w * 0.3} 20L${x + w * 0.2} ${y - w * 0.16}`,
          ribbon,
          3,
          'opacity=".85"',
        ),
      )
      .join('') +
    tags.map(([x, y, w, paint, jewel]) => nameTag(x, y, w, paint, jewel)).join('') +
    glint([168, 48, 6], [196, 170, 6], [24, 110, 5], [326, 120, 5]),
);

export const worn = {
  'worn/map.svg': map,
  'worn/profile.svg': profile,
  'worn/my.svg': my,
  'worn/car.svg': carScene,
  'worn/voice.svg': voice,
  'worn/mic.svg': mic,
  'worn/border.svg': border,
  'worn/skin.svg': skin,
  'worn/tag.svg': tag,
};

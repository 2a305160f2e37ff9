/** The voyage: a moon for a boat, sails of starlight, a sea that gives the sky back; and what its voyagers bring home. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t } from '../draw.ts';
import { sparkle, star } from '../sparks.ts';
import { GROUND, HALO, SILVER } from './parts.ts';

const EDGE = lin('si', SILVER, 'd');
const GLOW = rad('gl', ['#dfe6ff/.8', '#a99cff@.5/.24', '#a99cff/0']);

/** One sail, its belly to the right; its light comes from the mast. */
const sail = (d: string, seams: string): string =>
  fill(d, '~sa') + line(seams, '#8f7bff', 0.9, 'opacity=".5"') + line(d, '#fff', 1.2, 'opacity=".8"');

const wave = (y: number, swing: number, paint: string): string =>
  fill(
    t`M-10 ${y}C40 ${y - swing} 70 ${y + swing} 120 ${y}C170 ${y - swing} 200 ${y + swing} 250 ${y}C300 ${y - swing} 340 ${y + swing} 400 ${y}V320H-10Z`,
    paint,
  );

function voyage(): string {
  const rnd = random(7);
  const boat =
    oval(0, 62, 96, 10, '#0b0822', 'opacity=".5"') +
    circle(0, 6, 104, '~gl') +
    line('M0 36V-92', '~si', 3.4) +
    sail('M4-88C52-74 66-30 58 14C40 22 20 24 4 22Z', 'M4-58C30-54 50-40 60-26M4-24C28-22 48-14 60-6') +
    sail('M-4-70C-38-52-54-18-52 16C-34 22-18 24-4 22Z', 'M-4-44C-24-38-40-24-47-12M-4-14C-22-10-38-4-51 2') +
    fill(star(30, -14, 13, 0.46), '#5b3796', 'opacity=".55"') +
    fill(star(0, -100, 10, 0.46), '~go') +
    fill('M-92 14C-74 50-38 66 0 66C38 66 74 50 92 14C72 34 38 42 0 42C-38 42-72 34-92 14Z', '~mo') +
    fill('M-92 14C-74 50-38 66 0 66C10 66 20 65 30 63C-18 60-62 46-92 14Z', '#8d94bc', 'opacity=".5"') +
    line(
      'M-84 24C-60 44-30 50 0 50C30 50 60 44 84 24',
      '#6a4fc4',
      1.2,
      'opacity=".6" stroke-dasharray=".6 5" stroke-linecap="round"',
    ) +
    fill(sparkle(92, 10, 9) + sparkle(-92, 10, 6), '#fff');
  const trail = many(18, (i) => {
    const x = 168 - i * 10 + rnd() * 8;
    return sparkle(x, 238 + i * 1.6 + rnd() * 22, 1.4 + rnd() * 3.4);
  });
  return picture(
    390,
    300,
    defs(
      ...HALO,
      EDGE,
      GLOW,
      lin('sa', ['#ffffff/.96', '#c9c2ff@.6/.9', '#8f7bff/.86'], 'd'),
      lin('go', ['#fff3c8', '#f0b84a']),
      lin('w1', ['#5b3796/.9', '#2a1c62']),
      lin('w2', ['#43318f/.95', '#1b1248']),
      lin('w3', ['#2c2066', GROUND]),
      lin('z', [`${GROUND}/0`, GROUND]),
    ) +
      wave(222, 7, '~w1') +
      line(
        'M-10 222C40 215 70 229 120 222C170 215 200 229 250 222C300 215 340 229 400 222',
        '#c4b8ff',
        0.9,
        'opacity=".6"',
      ) +
      `<g transform="translate(216 190) rotate(-5) scale(.86)">${boat}</g>` +
      fill(trail, '#fff', 'opacity=".85"') +
      wave(246, 9, '~w2') +
      line(
        'M-10 246C40 237 70 255 120 246C170 237 200 255 250 246C300 237 340 255 400 246',
        '#a99cff',
        0.9,
        'opacity=".5"',
      ) +
      many(9, (i) =>
        oval(176 + (i % 3) * 26 + rnd() * 8, 256 + i * 4, 15 - i, 1, '#fff3c8', 'opacity=".4"'),
      ) +
      wave(272, 6, '~w3') +
      box(0, 262, 390, 38, '~z'),
    true,
  );
}

/** A prize on its round of night. */
const prize = (body: string): string =>
  picture(
    96,
    96,
    defs(
      EDGE,
      GLOW,
      lin('go', ['#fff3c8', '#f0b84a'], 'd'),
      lin('vi', ['#b6a2ff', '#4a2fa0'], 'd'),
      rad('ni', ['#4a36a0', '#1b1248@.8', '#120d2b'], 0.4, 0.34, 0.8),
    ) +
      circle(48, 48, 46, '~gl') +
      body,
  );

const compass = prize(
  circle(48, 48, 33, '~si') +
    circle(48, 48, 28, '~ni') +
    many(
      12,
      (i) => `<path d="M48 22v4" stroke="#c9d2ff" stroke-width="1.4" transform="rotate(${i * 30} 48 48)"/>`,
    ) +
    fill('M48 24L55 48L48 72L41 48Z', '~go', 'transform="rotate(38 48 48)"') +
    fill('M48 48L55 48L48 72L41 48Z', '#fff', 'transform="rotate(38 48 48)" opacity=".75"') +
    circle(48, 48, 3.4, '#1b1248') +
    fill(star(48, 11, 9, 0.46), '~go') +
    fill(sparkle(76, 24, 7), '#fff'),
);

const comet = prize(
  fill('M10 74C26 44 46 32 66 34L70 42C56 46 34 56 10 74Z', '~vi', 'opacity=".9"') +
    fill('M20 82C34 60 50 48 68 44L70 50C56 56 38 66 20 82Z', '#c9c2ff', 'opacity=".7"') +
    fill(star(68, 36, 22, 0.5), '~go') +
    fill('M68 14V36L47 29L61 27Z', '#fff', 'opacity=".7"') +
    fill(sparkle(26, 26, 7) + sparkle(84, 70, 6) + sparkle(40, 18, 4), '#fff'),
);

const lamp = prize(
  line('M48 10C34 10 34 24 48 24C62 24 62 10 48 10Z', '~si', 3) +
    fill('M32 28H64L68 36H28Z', '~si') +
    fill('M30 38H66L62 72H34Z', '~ni') +
    circle(48, 54, 20, '~gl') +
    fill(star(48, 55, 13, 0.48), '~go') +
    line('M30 38L34 72H62L66 38M48 38V40M48 68V72', '~si', 2.4) +
    fill('M28 74H68L64 84H32Z', '~si') +
    fill(sparkle(78, 28, 6) + sparkle(18, 60, 5), '#fff'),
);

const sails = prize(
  line('M48 14V70', '~si', 3.4) +
    fill('M51 16C74 24 82 44 78 62C68 66 60 67 51 66Z', '~vi') +
    fill('M45 22C28 30 20 46 20 62C30 66 38 67 45 66Z', '#dfe4f4') +
    fill(star(63, 48, 8, 0.46), '#fff', 'opacity=".9"') +
    fill('M12 68C22 84 36 88 48 88C60 88 74 84 84 68C72 76 60 78 48 78C36 78 24 76 12 68Z', '~go') +
    fill(sparkle(48, 10, 7) + sparkle(84, 30, 5), '#fff'),
);

/** Small signs of what is done on the way. */
const anchor = prize(
  circle(48, 20, 8, '~si') +
    circle(48, 20, 4, '#1b1248') +
    line('M48 28V80M34 40H62', '~si', 6, 'stroke-linecap="round"') +
    line('M18 56C20 74 34 82 48 82C62 82 76 74 78 56', '~si', 6, 'stroke-linecap="round"') +
    fill(sparkle(74, 26, 6), '#fff'),
);

const telescope = prize(
  `<g transform="rotate(-24 48 48)">${box(12, 40, 34, 16, '~vi', 'rx="4"')}${box(42, 37, 22, 22, '~si', 'rx="4"')}${box(62, 33, 20, 30, '~go', 'rx="5"')}${box(8, 38, 6, 20, '~si', 'rx="2"')}</g>` +
    line('M46 56L34 86M46 56L60 86', '~si', 4, 'stroke-linecap="round"') +
    fill(star(80, 18, 9, 0.46) + sparkle(60, 12, 5), '#fff'),
);

const bottle = prize(
  `<g transform="rotate(28 48 48)">${box(42, 8, 12, 10, '#c98a4a', 'rx="2"')}${fill('M40 18H56V32C64 36 68 42 68 50V78C68 84 64 88 58 88H38C32 88 28 84 28 78V50C28 42 32 36 40 32Z', '#c9d2ff', 'opacity=".55"')}${line('M40 18H56V32C64 36 68 42 68 50V78C68 84 64 88 58 88H38C32 88 28 84 28 78V50C28 42 32 36 40 32Z', '~si', 2.4)}${box(36, 48, 24, 30, '#fff3c8', 'rx="3"')}${fill(star(48, 63, 9, 0.46), '#8f5bd0')}</g>` +
    fill(sparkle(22, 24, 6) + sparkle(80, 74, 5), '#fff'),
);

export const voyagePictures = {
  'voyage.svg': voyage(),
  'prizes/compass.svg': compass,
  'prizes/comet.svg': comet,
  'prizes/lamp.svg': lamp,
  'prizes/sails.svg': sails,
  'prizes/anchor.svg': anchor,
  'prizes/telescope.svg': telescope,
  'prizes/bottle.svg': bottle,
};

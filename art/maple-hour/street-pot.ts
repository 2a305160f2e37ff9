/** The first frost: one copper pot on a long table in the street, steam up to the awning, chopsticks from all sides. */
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
const DUSK = '#1f2b36';
export const BROTH = '#ff9d5c';

export const COPPER = [
  lin('cu', ['#8a4a22', '#f2b47a@.22', '#c9763a@.5', '#7a3c1a@.82', '#c98a54'], 'h'),
  lin('cr', ['#fff0cf', '#e8a85c@.45', '#8a4a22'], 'v'),
  rad('re', ['#ff8a4a', '#d9441e@.7', '#a82a12'], 0.4, 0.5, 0.7),
  rad('wh', ['#fffdf2', '#f3e6c4@.8', '#dcc694'], 0.6, 0.5, 0.7),
  rad('em', ['#fff3b0', '#ffb24a@.45', '#ff5a1e/0']),
];

/** What floats in a pot, about 16 wide each, around (0 0). */
const tofu =
  fill('M-8-3L0-7L8-3L0 1Z', '#fffaf0') +
  fill('M-8-3L0 1V7L-8 3Z', '#efe0bd') +
  fill('M8-3L0 1V7L8 3Z', '#dcc79a');
const mushroom =
  fill('M-3 0H3L4 7H-4Z', '#f3e6cf') +
  fill('M-10 1C-10-9 10-9 10 1C6 4-6 4-10 1Z', '#8a5a3a') +
  line('M-5-3L0-6L5-3M0-6V0', '#f3dcb8', 1.4);
const corn =
  oval(0, 0, 7, 7, '#ffcf4a') +
  oval(0, 0, 3, 3, '#f7e8b0') +
  many(8, (i) => `<path d="M0-4.4V-6.6" stroke="#d99a1e" stroke-width="1.4" transform="rotate(${i * 45})"/>`);
const greens =
  fill('M-9 3C-12-6-4-10 0-4C4-12 12-6 9 3C5 6-5 6-9 3Z', '#6fae5a') +
  line('M0 4V-4M0 0L-5-4M0 0L5-4', '#dcf0c4', 1.2);
const ball =
  circle(0, 0, 6, '#f7ead6') +
  oval(-2, -2, 2, 1.4, '#fff') +
  fill('M-5 3A6 6 0 0 0 5 3C3 5-3 5-5 3Z', '#d9b98a');
export const MORSELS = [
  group('tf', tofu),
  group('mr', mushroom),
  group('co', corn),
  group('gr', greens),
  group('ba', ball),
];

/** A copper pot with its chimney, 212 wide; the middle of its rim is the origin. Needs COPPER and MORSELS. */
export const pot =
  oval(0, 102, 92, 10, '#000', 'opacity=".4"') +
  fill('M-44 74H44L58 102C58 106-58 106-58 102Z', '~cu') +
  many(5, (i) => fill(t`M${-32 + i * 16} 98V90a4 4 0 0 1 8 0V98Z`, '#ffb24a')) +
  fill('M-104 0C-104 54-66 82 0 82C66 82 104 54 104 0Z', '~cu') +
  fill('M-92 20C-82 54-54 72-16 78C-60 66-74 40-78 12Z', '#fff', 'opacity=".28"') +
  line('M-100 22C-84 38 84 38 100 22', '#fff0cf', 1.4, 'opacity=".6"') +
  line('M-90 42C-70 58 70 58 90 42', '#5a2a10', 1.2, 'opacity=".5"') +
  many(9, (i) => circle(-80 + i * 20, 32 + 6 * Math.sin((i / 8) * Math.PI), 2.4, '#fff0cf', 'opacity=".7"')) +
  line('M-104 12C-126 12-126 36-104 36M104 12C126 12 126 36 104 36', '~cr', 6) +
  oval(0, 0, 106, 21, '~cr') +
  oval(0, 1, 97, 16.4, '#5a2410') +
  `<clipPath id="~po"><ellipse cx="0" cy="2" rx="96" ry="15.6"/></clipPath><g clip-path="url(#~po)">${box(-100, -20, 200, 44, '~re')}${fill('M0-20C34-12 30 0 0 2C-34 4-30 16 0 26H100V-20Z', '~wh')}${line('M0-20C34-12 30 0 0 2C-34 4-30 16 0 26', '#e8a85c', 3)}${many(10, (i) => circle(-84 + ((i * 41) % 76), -6 + ((i * 7) % 17), 1.4 + (i % 3), '#ffd08a', 'opacity=".8"'))}</g>` +
  use('tf', -70, 0, 0.9) +
  use('co', -44, 8, 0.9) +
  use('mr', -52, -4, 0.8) +
  use('gr', 56, 6, 0.9) +
  use('ba', 76, -1, 0.9) +
  use('tf', 40, -5, 0.7) +
  use('ba', 64, 9, 0.8) +
  use('gr', -84, 6, 0.6) +
  fill('M-22 4L-15-54H15L22 4C14 9-14 9-22 4Z', '~cu') +
  fill('M-16 2L-11-52H-5L-8 6Z', '#fff', 'opacity=".4"') +
  oval(0, -54, 15, 4.4, '~cr') +
  oval(0, -54, 11, 2.8, '#ffb24a') +
  circle(0, -58, 24, '~em');

const bowl = (id: string, colour: string): string =>
  group(
    id,
    oval(0, 1, 24, 4, '#000', 'opacity=".3"') +
      fill('M-22-20H22C22-4 14 0 0 0C-14 0-22-4-22-20Z', colour) +
      fill('M-22-20H22C22-16 21-13 20-11H-20C-21-13-22-16-22-20Z', '#fff', 'opacity=".35"') +
      oval(0, -20, 22, 5, '#fff6e4') +
      oval(0, -19.6, 18, 3.6, '#c9703a') +
      oval(-5, -20, 5, 1.6, '#6fae5a') +
      circle(6, -20, 1.6, '#e0442a'),
  );

/** An arm from the left: sleeve, hand, chopsticks whose tips reach (0 0). */
const arm = (id: string, sleeve: string, cuff: string, morsel: string): string =>
  group(
    id,
    line('M-52-30L2-1M-48-36L4-4', '#8a3a1e', 2.6, 'stroke-linecap="round"') +
      fill('M-150-92L-76-56L-86-30L-160-58Z', sleeve) +
      fill('M-84-60L-72-54L-82-28L-94-32Z', cuff) +
      fill('M-80-52C-68-56-54-46-48-38C-44-32-50-28-56-32C-64-28-76-30-82-34Z', '#f4c9a4') +
      line('M-60-44C-54-40-50-38-50-34M-66-40C-60-37-56-34-55-31', '#c98a62', 1.2, 'stroke-linecap="round"') +
      use(morsel, 3, 0, 0.9),
  );

function sky(): string {
  return picture(
    W,
    H,
    defs(
      lin('g', ['#0f1a26@0', '#24394c@.34', '#4f6472@.56', '#c98a5a@.8', `${DUSK}@1`]),
      rad('w', ['#ffcf8a/.8', '#ffb060@.5/.28', '#ffb060/0']),
    ) +
      box(0, 0, W, H, '~g') +
      starDust(19, 40, W, 240, '#e6f2ff') +
      oval(195, 420, 250, 170, '~w'),
    true,
  );
}

/** Two rows of shops with tiled eaves, their windows lit, a laundry line between them. */
function far(): string {
  const shop = (signColour: string): string =>
    box(0, 190, 104, 270, '#33404a') +
    fill('M-14 206L8 178H92L116 206Z', '#222d36') +
    line(
      many(9, (i) => t`M${4 + i * 12} 182V205`),
      '#3d4c58',
      2,
    ) +
    box(10, 222, 34, 40, '#ffd28a', 'rx="2"') +
    box(58, 222, 34, 40, '#f7b562', 'rx="2"') +
    line('M27 222V262M10 242H44M75 222V262M58 242H92', '#5a3a24', 2.4) +
    fill('M-8 292L6 276H98L114 292Z', signColour) +
    line(
      many(7, (i) => t`M${6 + i * 15} 278V291`),
      '#fff',
      3,
      'opacity=".3"',
    ) +
    box(6, 296, 92, 150, '#4a3226') +
    box(14, 306, 76, 60, '#ffcf82', 'rx="3"') +
    line('M14 330H90M40 306V366M64 306V366', '#6b4527', 2.4) +
    circle(26, 352, 6, '#a85a30') +
    circle(52, 354, 8, '#8a4a26') +
    circle(78, 351, 6, '#c9763a');
  return picture(
    W,
    H,
    defs(group('s1', shop('#b84a2c')), group('s2', shop('#3f7a70'))) +
      `<g transform="translate(150 176) scale(.5)" opacity=".75"><use href="#~s2"/></g><g transform="translate(240 178) scale(-.5 .5)" opacity=".75"><use href="#~s1"/></g>` +
      use('s1', -22, 0) +
      `<g transform="translate(412 4) scale(-1 1)"><use href="#~s2"/></g>` +
      line('M70 190Q195 218 322 190', '#16212b', 1.4) +
      `<g opacity=".85">${fill('M126 203L142 205L140 226L124 223Z', '#5a7a8a')}${fill('M246 205L264 203L266 224L248 226Z', '#8a5a5a')}</g>`,
    true,
  );
}

function middle(): string {
  return picture(
    W,
    H,
    defs(
      ...COPPER,
      ...MORSELS,
      bowl('b1', '#3f7a8a'),
      bowl('b2', '#b84a2c'),
      arm('a1', '#3f6a5a', '#e8d6b0', 'mr'),
      arm('a2', '#8a3f5a', '#f2c4c4', 'ba'),
      lin('tb', ['#a8703f', '#7a4a26@.4', '#4a2c18']),
      lin('z', [`${DUSK}@0/0`, `${DUSK}@1`]),
      rad('gl', ['#ffdca0/.75', '#ffb060/0']),
    ) +
      oval(195, 400, 190, 92, '~gl') +
      fill('M-10 452C90 440 300 440 400 452V520H-10Z', '~tb') +
      line('M-10 452C90 440 300 440 400 452', '#ffdca8', 2, 'opacity=".7"') +
      line('M-10 474C90 464 300 464 400 474M-10 498C90 490 300 490 400 498', '#2c1a0e', 1.2, 'opacity=".4"') +
      `<g transform="translate(195 384) scale(.94)">${pot}</g>` +
      `<g transform="translate(126 380) rotate(4)"><use href="#~a1"/></g><g transform="translate(268 378) scale(-1 1) rotate(6)"><use href="#~a2"/></g>` +
      use('b1', 54, 480, 1.1) +
      use('b2', 338, 482, 1.1) +
      `<g transform="translate(98 488)">${oval(0, 0, 26, 6, '#f3e9d6')}${oval(0, -1.4, 21, 4, '#dcc9a4')}</g>${use('gr', 88, 484, 0.9)}${use('gr', 104, 483, 0.8)}` +
      `<g transform="translate(292 490)">${oval(0, 0, 26, 6, '#f3e9d6')}${oval(0, -1.4, 21, 4, '#dcc9a4')}</g>${use('tf', 284, 485)}${use('tf', 299, 484, 0.9)}` +
      box(0, 474, W, 46, '~z'),
    true,
  );
}

/** The awning over all of it, bulbs on its edge, frost in the corners of the picture. */
function near(): string {
  const stripe = (i: number): string => {
    const x = -10 + i * 34.2;
    return (
      fill(t`M${x} 0H${x + 34.2}V44C${x + 34.2} 62 ${x} 62 ${x} 44Z`, i % 2 ? '#f3e6cf' : '#b84a2c') +
      (i % 2 ? '' : fill(t`M${x} 0H${x + 34.2}V12H${x}Z`, '#000', 'opacity=".14"'))
    );
  };
  const fern = (turn: number): string =>
    line(
      many(
        6,
        (i) =>
          t`M${i * 15} 0L${i * 15 + 15} 0M${i * 15 + 8} 0L${i * 15 + 20} -${12 - i * 1.4}M${i * 15 + 8} 0L${i * 15 + 20} ${12 - i * 1.4}`,
      ),
      '#dff1ff',
      1.6,
      `stroke-linecap="round" transform="rotate(${turn})"`,
    );
  return picture(
    W,
    H,
    defs(
      rad('bu', ['#fff3c4', '#ffc35a@.6', '#e8902c']),
      rad('bh', ['#ffdf9a/.8', '#ffb24a/0']),
      lin('z', [`${DUSK}@0/0`, DUSK]),
      group('fr', fern(0) + fern(34) + fern(-34)),
    ) +
      many(12, stripe) +
      line('M-10 45H400', '#000', 2, 'opacity=".12"') +
      many(7, (i) => {
        const x = 28 + i * 56;
        return (
          line(t`M${x} 54V68`, '#2c1a0e', 1.4) +
          circle(x, 76, 22, '~bh') +
          circle(x, 76, 7, '~bu') +
          box(x - 3, 66, 6, 5, '#5a3a24', 'rx="1"')
        );
      }) +
      `<g opacity=".8">${use('fr', -4, 508, 1, -42)}${use('fr', 394, 508, 1, 222)}</g>` +
      box(0, 500, W, 20, '~z'),
    true,
  );
}

/** Steam, and what it carries. */
function light(): string {
  const rnd = random(88);
  const puff = many(9, (i) => {
    const k = i / 8;
    return oval(
      195 + (rnd() - 0.5) * 60 * (0.5 + k),
      340 - k * 240,
      30 + k * 46,
      22 + k * 20,
      '~st',
      `opacity="${(0.5 - k * 0.3).toFixed(2)}"`,
    );
  });
  return picture(
    W,
    H,
    defs(rad('st', ['#fff/.6', '#fff/0']), rad('b', ['#ffe3b0@0/.75', '#ffb860@.5/.3', '#ffb860@1/0'])) +
      puff +
      line(
        'M120 350C108 326 132 312 120 286M270 350C282 326 258 312 270 286M158 332C150 314 166 304 158 284M234 332C242 314 226 304 234 284',
        '#fff',
        3.4,
        'stroke-linecap="round" opacity=".22"',
      ) +
      bokeh(91, 18, '~b', [0, 80, 390, 460], [2, 9], calm) +
      fill(sparkle(44, 130, 5) + sparkle(346, 142, 6) + sparkle(195, 108, 4), '#e9f6ff'),
    true,
  );
}

const cover = picture(
  343,
  160,
  defs(
    ...COPPER,
    ...MORSELS,
    arm('a1', '#3f6a5a', '#e8d6b0', 'mr'),
    arm('a2', '#8a3f5a', '#f2c4c4', 'ba'),
    lin('g', ['#16222e', '#4f6472@.55', '#d9955c']),
    rad('bh', ['#ffdf9a/.8', '#ffb24a/0']),
    lin('tb', ['#a8703f', '#5a3519']),
  ) +
    box(0, 0, 343, 160, '~g') +
    starDust(4, 24, 343, 80, '#e6f2ff') +
    oval(172, 96, 150, 80, '~bh') +
    many(11, (i) =>
      fill(
        t`M${-10 + i * 34} 0H${24 + i * 34}V16C${24 + i * 34} 28 ${-10 + i * 34} 28 ${-10 + i * 34} 16Z`,
        i % 2 ? '#f3e6cf' : '#b84a2c',
      ),
    ) +
    box(0, 132, 343, 28, '~tb') +
    `<g transform="translate(172 84) scale(.62)">${pot}</g>` +
    `<g transform="translate(124 82) scale(.76)"><use href="#~a1"/></g><g transform="translate(222 80) scale(-.76 .76)"><use href="#~a2"/></g>` +
    line(
      'M150 60C144 46 158 40 150 26M196 58C202 46 188 40 196 28',
      '#fff',
      3,
      'stroke-linecap="round" opacity=".4"',
    ),
);

export const potPictures = {
  'pot/sky.svg': sky(),
  'pot/far.svg': far(),
  'pot/middle.svg': middle(),
  'pot/near.svg': near(),
  'pot/light.svg': light(),
  'pot/cover.svg': cover,
};

/** The semi-final seen from the stage: one singer with their back to us, and a hall that has become a sea of lights. */
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
import { bokeh, calm, sparkle } from '../sparks.ts';

const W = 390;
const H = 520;
const SOOT = '#17130f';
export const GOLD = '#ffc148';
export const MINT = '#7ff0d0';

/** A light stick 40 long on the origin, lit. */
export const stick = (id: string, colour: string): string =>
  group(
    id,
    line('M0-6V-38', colour, 13, 'stroke-linecap="round" opacity=".25"') +
      line('M0-8V-36', colour, 7, 'stroke-linecap="round"') +
      line('M-1-12V-34', '#fff', 2.4, 'stroke-linecap="round" opacity=".9"') +
      box(-4, -8, 8, 14, '#2b241c', 'rx="2"') +
      box(-4, -5, 8, 2, GOLD),
  );

/** The rows of a hall, curved towards the stage: small lamps in rings, denser below. */
function rows(seed: number, colours: readonly string[], share: number): string {
  const rnd = random(seed);
  return colours
    .map((colour) => {
      let d = '';
      for (let r = 0; r < 13; r += 1) {
        const y0 = 262 + r * 11.5;
        const bend = 54 - r * 3.4;
        for (let i = 0; i < 46; i += 1) {
          if (rnd() > share) continue;
          const k = i / 45;
          const x = -12 + k * 414 + rnd() * 6;
          const y = y0 - bend * (1 - ((k - 0.5) * 2) ** 2) * -1 + rnd() * 5;
          d += t`M${x} ${y}l${(rnd() - 0.5) * 3} ${-3 - r * 0.36}`;
        }
      }
      return line(d, colour, 1.9, 'stroke-linecap="round"');
    })
    .join('');
}

function sky(): string {
  return picture(
    W,
    H,
    defs(
      lin('g', ['#0b0907@0', '#2c2013@.34', '#5a3f1c@.6', '#2c2013@.84', `${SOOT}@1`]),
      rad('c', ['#ffe6a8/.7', '#ffb937@.45/.22', '#ffb937/0']),
      lin('co', ['#fff3cf/.6', '#ffc148@.6/.16', '#ffc148/0']),
      lin('cm', ['#d6fff2/.5', '#7ff0d0@.6/.12', '#7ff0d0/0']),
    ) +
      box(0, 0, W, H, '~g') +
      oval(195, 400, 230, 160, '~c') +
      fill('M58 40L120 470H270L82 40Z', '~co') +
      fill('M332 40L270 470H120L308 40Z', '~co') +
      fill('M4 44L-60 420H110L26 44Z', '~cm') +
      fill('M386 44L450 420H280L364 44Z', '~cm'),
    true,
  );
}

/** The hall: tiers, boxes at the sides, the ring of lamps under its roof. */
function far(): string {
  const lamp = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${box(-9, -4, 18, 22, '#0f0c09', 'rx="3"')}${oval(0, 18, 10, 4, '#fff3cf')}${circle(0, 20, 18, '~lh')}</g>`;
  return picture(
    W,
    H,
    defs(rad('lh', ['#fff3cf/.9', '#ffc148/0']), lin('ti', ['#3a2a16', '#1c150d'])) +
      many(4, (i) =>
        fill(
          t`M-10 ${286 + i * 34}C90 ${338 + i * 26} 300 ${338 + i * 26} 400 ${286 + i * 34}V470H-10Z`,
          '~ti',
          `opacity="${(0.5 + i * 0.15).toFixed(2)}"`,
        ),
      ) +
      many(4, (i) =>
        line(
          t`M-10 ${286 + i * 34}C90 ${338 + i * 26} 300 ${338 + i * 26} 400 ${286 + i * 34}`,
          '#e0a84a',
          1,
          'opacity=".5"',
        ),
      ) +
      line('M-10 26C90 54 300 54 400 26M-10 44C90 72 300 72 400 44', '#6b5230', 3) +
      line(
        many(
          15,
          (i) =>
            t`M${i * 28} ${30 + 20 * Math.sin((i / 14) * Math.PI)}l14 ${17}M${i * 28 + 14} ${47 + 20 * Math.sin((i / 14) * Math.PI)}l14 ${-17}`,
        ),
        '#6b5230',
        1.6,
      ) +
      lamp(18, 40, 14) +
      lamp(74, 54, 8) +
      lamp(134, 62, 3) +
      lamp(256, 62, -3) +
      lamp(316, 54, -8) +
      lamp(372, 40, -14),
    true,
  );
}

function middle(): string {
  return picture(
    W,
    H,
    defs(
      lin('st', ['#4a3820', '#241a10@.5', SOOT]),
      rad('sp', ['#fff3cf/.95', '#ffc148@.5/.35', '#ffc148/0']),
      lin('ja', ['#3a2d4a', '#17121f'], 'h'),
      lin('z', [`${SOOT}@0/0`, `${SOOT}@1`]),
    ) +
      rows(15, [GOLD, '#fff0c4', MINT, '#ff9f7a'], 0.2) +
      // The edge of the stage with its footlights.
      fill('M-10 436C90 452 300 452 400 436V520H-10Z', '~st') +
      line('M-10 436C90 452 300 452 400 436', GOLD, 2.4, 'opacity=".9"') +
      many(
        11,
        (i) =>
          circle(12 + i * 36.6, 440 + 9 * Math.sin((i / 10) * Math.PI), 3.2, '#fff6d8') +
          circle(12 + i * 36.6, 440 + 9 * Math.sin((i / 10) * Math.PI), 8, '#ffc148', 'opacity=".3"'),
      ) +
      oval(195, 478, 96, 15, '~sp') +
      circle(195, 392, 62, '~sp', 'opacity=".55"') +
      // The singer, from behind; one arm up.
      oval(195, 480, 30, 5, '#000', 'opacity=".5"') +
      fill('M184 478L187 432H203L206 478H197L195 446L193 478Z', '#15101c') +
      fill('M176 440C174 412 178 396 186 392H204C212 396 216 412 214 440C202 446 188 446 176 440Z', '~ja') +
      line('M208 398C222 388 226 370 224 350', '~ja', 9, 'stroke-linecap="round"') +
      line('M182 398C172 404 168 414 178 420', '~ja', 8, 'stroke-linecap="round"') +
      circle(224, 346, 5, '#f4c9a4') +
      circle(195, 380, 12, '#f4c9a4') +
      fill(
        'M182 384C178 362 190 358 196 358C206 358 214 366 208 388C212 404 204 410 195 408C186 410 178 402 182 384Z',
        '#2a1a14',
      ) +
      line('M186 366C190 362 198 361 203 365', '#8a5a3a', 2, 'stroke-linecap="round" opacity=".8"') +
      line('M176 402C174 408 174 414 176 440', '#ffe0a0', 1.4, 'opacity=".8"') +
      line('M214 402C216 412 216 424 214 440', '#ffe0a0', 1.4, 'opacity=".8"') +
      // A microphone on its stand, half turned to the hall.
      line('M160 478V400L172 390', '#d9c8a0', 2.6, 'stroke-linecap="round" stroke-linejoin="round"') +
      oval(160, 479, 13, 3, '#d9c8a0') +
      circle(176, 386, 6.4, '#efe6d0') +
      line('M170 384L181 389M173 380L179 392', '#8a7a5a', 1) +
      box(0, 476, W, 44, '~z'),
    true,
  );
}

/** Hands and sticks of those who stand nearest, up both sides. */
function near(): string {
  const hand = (x: number, y: number, turn: number, s: number, id: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${fill('M-9 60L-7 6C-9 0 8 0 7 6L9 60Z', '#0f0c09')}${use(id, 0, 2, 1.1)}${fill('M-8 4C-9-3 8-4 8 3C9 10-8 11-8 4Z', '#1c150d')}</g>`;
  return picture(
    W,
    H,
    defs(stick('a', GOLD), stick('b', MINT), stick('c', '#ff9f7a'), lin('z', [`${SOOT}@0/0`, SOOT])) +
      hand(24, 452, -12, 1.2, 'b') +
      hand(66, 476, 6, 1.05, 'a') +
      hand(104, 490, -6, 0.86, 'c') +
      hand(366, 450, 12, 1.2, 'a') +
      hand(326, 474, -5, 1.05, 'c') +
      hand(288, 490, 7, 0.86, 'b') +
      box(0, 496, W, 24, '~z'),
    true,
  );
}

function light(): string {
  const rnd = random(54);
  const paper = many(26, (i) => {
    const [x, y] = [rnd() * W, rnd() * 420];
    return calm(x, y)
      ? ''
      : box(
          x,
          y,
          5,
          2.6,
          [GOLD, MINT, '#ff9f7a', '#fff'][i % 4] ?? '',
          `transform="rotate(${Math.round(rnd() * 180)} ${Math.round(x)} ${Math.round(y)})" opacity=".85"`,
        );
  });
  return picture(
    W,
    H,
    defs(rad('b', ['#fff3cf@0/.7', '#ffc148@.5/.28', '#ffc148@1/0'])) +
      bokeh(77, 16, '~b', [0, 70, 390, 430], [3, 10], calm) +
      paper +
      fill(sparkle(195, 118, 5) + sparkle(40, 250, 5) + sparkle(352, 246, 6), '#fff'),
    true,
  );
}

const cover = picture(
  343,
  160,
  defs(
    stick('a', GOLD),
    stick('b', MINT),
    stick('c', '#ff9f7a'),
    lin('g', ['#120d08', '#4a3418@.6', '#a8742a']),
    rad('sp', ['#fff3cf/.9', '#ffc148/0']),
    lin('co', ['#fff3cf/.6', '#ffc148/0']),
    lin('ja', ['#3a2d4a', '#17121f'], 'h'),
  ) +
    box(0, 0, 343, 160, '~g') +
    fill('M60-4L120 160H200L84-4Z', '~co') +
    fill('M283-4L223 160H143L259-4Z', '~co') +
    `<g transform="translate(-12 -222) scale(.94)">${rows(3, [GOLD, '#fff0c4', MINT, '#ff9f7a'], 0.2)}</g>` +
    circle(171, 92, 54, '~sp') +
    `<g transform="translate(-24 -334)">${fill('M176 440C174 412 178 396 186 392H204C212 396 216 412 214 440V500H176Z', '~ja')}${line('M208 398C222 388 226 370 224 350', '~ja', 9, 'stroke-linecap="round"')}${circle(224, 346, 5, '#f4c9a4')}${fill('M182 384C178 362 190 358 196 358C206 358 214 366 208 388C212 404 204 410 195 408C186 410 178 402 182 384Z', '#2a1a14')}</g>` +
    use('b', 40, 160, 1.5, -10) +
    use('a', 82, 164, 1.2, 6) +
    use('a', 304, 160, 1.5, 10) +
    use('c', 262, 164, 1.2, -6),
);

export const seaPictures = {
  'sea/sky.svg': sky(),
  'sea/far.svg': far(),
  'sea/middle.svg': middle(),
  'sea/near.svg': near(),
  'sea/light.svg': light(),
  'sea/cover.svg': cover,
};

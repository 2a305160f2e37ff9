/** The slow train: seven green coaches on a viaduct over ripe terraces, from the snow in the north to the sea in the south. */
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
  smooth,
  t,
  use,
} from '../draw.ts';
import { bokeh, calm } from '../sparks.ts';

const [W, H] = [390, 520];
const GROUND = '#dceee4';
const GREEN = lin('gr', ['#3f9a6a', '#23704c@.5', '#124a34']);
const ROOF = lin('rf', ['#dfe8e2', '#8fa79b']);

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#5fb4d8@0', '#9fd6e4@.3', '#e4f1dc@.52', '#fbe3ae@.66', GROUND]),
    rad('s', ['#fffbe0/.95', '#ffe9a8@.35/.6', '#ffe9a8/0']),
  ) +
    box(0, 0, W, H, '~g') +
    circle(296, 300, 150, '~s') +
    circle(296, 300, 26, '#fffbe6') +
    [
      [60, 92, 1, 0.85],
      [330, 66, 1.2, 0.9],
      [180, 34, 0.8, 0.7],
      [20, 236, 0.9, 0.7],
      [372, 208, 0.9, 0.75],
    ]
      .map(
        ([x = 0, y = 0, s = 1, o = 1]) =>
          `<g transform="translate(${x} ${y}) scale(${s})" fill="#fff" opacity="${o}"><path d="M-46 10C-52-2-36-10-28-4C-24-18-4-20 2-8C10-16 26-12 26-2C38-6 48 2 42 10Z"/><path d="M-40 14H30" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".6"/></g>`,
      )
      .join('') +
    // Geese on their way south
    line(
      many(7, (i) => {
        const k = i - 3;
        const [x, y] = [196 + k * 19, 96 + Math.abs(k) * 9];
        return t`M${x - 7} ${y + 3}Q${x - 3} ${y - 4} ${x} ${y}Q${x + 3} ${y - 4} ${x + 7} ${y + 3}`;
      }),
      '#33566a',
      1.8,
      'stroke-linecap="round" opacity=".7"',
    ),
  true,
);

const far = picture(
  W,
  H,
  defs(
    lin('a', ['#8fb8cf', '#b9d6cf']),
    lin('b', ['#5f9a9a', '#9cc9a8']),
    lin('c', ['#3f8a6a', '#8fbf74']),
    lin('sn', ['#ffffff', '#d6e8f2']),
  ) +
    fill('M-10 372L46 268L72 302L112 236L160 316L196 290L240 352L400 372V440H-10Z', '~a') +
    fill(
      'M46 268L62 289L54 300L46 288L36 302L30 298ZM112 236L134 272L122 284L112 270L100 288L90 274Z',
      '~sn',
    ) +
    fill('M112 236L160 316L140 330L118 290Z', '#fff', 'opacity=".18"') +
    // Karst, as if poured
    fill(
      'M240 400C246 330 262 300 276 300C292 300 300 342 306 368C312 326 322 296 336 296C352 296 358 340 364 372C370 350 378 340 388 340C396 340 402 360 402 380V420H236Z',
      '~b',
    ) +
    line(
      'M276 306C270 322 268 344 268 366M336 302C330 322 328 340 328 360',
      '#dff0dc',
      1.6,
      'opacity=".6" stroke-linecap="round"',
    ) +
    fill('M-10 396C40 368 90 378 140 392C190 372 240 388 290 384C330 376 370 384 400 392V440H-10Z', '~c') +
    many(9, (i) => circle(12 + i * 46, 388 - (i % 3) * 5, 9 + (i % 4) * 2, '#2f7a58', 'opacity=".7"')),
  true,
);

/** One coach, 92 wide and 40 high, standing on (0 0): a yellow band, five windows, and who sits in them. */
function coach(seed: number): string {
  const rnd = random(seed);
  const hair = ['#2a1a16', '#5a3420', '#7a2f2a', '#33414f'];
  return (
    fill('M2-36C2-41 6-43 10-43H82C86-43 90-41 90-36Z', '~rf') +
    box(0, -37, 92, 32, '~gr', 'rx="2"') +
    box(0, -13, 92, 3, '#f2c23e') +
    box(0, -36, 92, 1.6, '#9fd6b4', 'opacity=".8"') +
    many(5, (i) => {
      const x = 7 + i * 16.4;
      return (
        box(x, -32, 13, 15, '#fff3c8', 'rx="1.6"') +
        (rnd() > 0.25
          ? circle(x + 6.5, -23.5, 3.4, '#f2c4a0') +
            fill(
              t`M${x + 2.6} -23C${x + 2} -30 ${x + 11} -30 ${x + 10.4} -23C${x + 8} -26 ${x + 5} -26 ${x + 2.6} -23Z`,
              hair[Math.floor(rnd() * 4)] ?? '#2a1a16',
            ) +
            fill(
              t`M${x + 1.6} -17C${x + 2} -21 ${x + 11} -21 ${x + 11.4} -17Z`,
              i % 2 ? '#e8604a' : '#4a86c8',
            )
          : fill(t`M${x} -32H${x + 5}C${x + 5} -26 ${x + 3} -22 ${x} -20Z`, '#e8604a', 'opacity=".8"')) +
        line(t`M${x} -24.6h13`, '#124a34', 0.9)
      );
    }) +
    box(4, -6, 84, 3, '#33423c') +
    [14, 26, 66, 78].map((x) => circle(x, -2, 4.4, '#26302c') + circle(x, -2, 1.8, '#a9b8b0')).join('')
  );
}

/** The engine, 84 wide, its nose to the right. */
const engine =
  fill('M2-40C2-44 6-46 12-46H54C62-46 68-42 72-34L82-20C84-16 84-10 82-6H0V-40Z', '~gr') +
  fill('M0-24H79L83-16C84-14 84-12 83.6-11H0Z', '#f2c23e') +
  line('M0-17H82', '#fff3c8', 1.2) +
  fill('M50-41H56C61-40 64-36 67-30H50Z', '#cfeaf2') +
  box(36, -41, 10, 11, '#cfeaf2', 'rx="1.4"') +
  box(8, -41, 22, 10, '#0f3f2c', 'rx="1.4"') +
  line('M12-41v10M17-41v10M22-41v10M27-41v10', '#3f9a6a', 1) +
  circle(77, -21, 4, '#fff8dc') +
  circle(77, -21, 12, '~hl') +
  circle(60, -15, 5, '#e2452e') +
  fill('M57-15h6l-3-4Z', '#fff3c8') +
  fill('M70-6H86L80 2H66Z', '#33423c') +
  box(4, -6, 72, 3, '#33423c') +
  [12, 25, 48, 61].map((x) => circle(x, -2, 4.8, '#26302c') + circle(x, -2, 2, '#a9b8b0')).join('');

function middle(): string {
  const arch = (x: number): string => t`M${x} 520V452C${x} 426 ${x + 46} 426 ${x + 46} 452V520Z`;
  const terrace = (y: number, c: string, seed: number): string => {
    const rnd = random(seed);
    const pts = Array.from({ length: 8 }, (_, i) => [i * 60 - 16, y + rnd() * 10] as const);
    return fill(`${smooth(pts)}V520H-16Z`, c) + line(smooth(pts), '#fff3b8', 1.4, 'opacity=".7"');
  };
  return picture(
    W,
    H,
    defs(
      GREEN,
      ROOF,
      rad('hl', ['#fffbe0/.95', '#ffe9a8/0']),
      lin('vd', ['#f3dfbd', '#c49a6a@.3', '#8f6a48']),
      lin('dk', ['#8f6a48', '#5f4634']),
      lin('wa', ['#bfe8ea', '#6fb8c4']),
      lin('z', [`${GROUND}@0/0`, GROUND]),
    ) +
      terrace(424, '#8fbf5a', 1) +
      terrace(440, '#b9c848', 2) +
      terrace(456, '#e2c046', 3) +
      terrace(474, '#c8b040', 4) +
      fill('M150 520C170 480 210 470 232 452C240 470 250 490 290 520Z', '~wa') +
      line('M196 486h34M186 500h50M210 474h18', '#fff', 1.6, 'stroke-linecap="round" opacity=".8"') +
      fill('M204 494C212 499 228 499 236 494L232 500H208Z', '#7a4a2a') +
      fill('M216 494L220 482L226 494Z', '#e8604a') +
      // The viaduct: its far side, its openings, its parapet
      fill(t`M-10 408H400V424H-10Z${many(8, (i) => arch(i * 58 - 38 + 52))}`, '~dk', 'opacity="0"') +
      many(8, (i) => {
        const x = i * 58 - 46;
        return (
          fill(t`M${x} 414H${x + 58}V450C${x + 58} 428 ${x + 12} 428 ${x + 12} 450V520H${x}Z`, '~vd') +
          line(
            t`M${x + 12} 520V452C${x + 12} 428 ${x + 58} 428 ${x + 58} 452`,
            '#fff0d0',
            1.4,
            'opacity=".7"',
          ) +
          fill(t`M${x + 8} 440V520H${x + 12}V446Z`, '#6f5238', 'opacity=".5"')
        );
      }) +
      line(
        many(16, (i) => t`M${i * 27 - 10} 420h14`),
        '#8f6a48',
        1.2,
        'opacity=".6"',
      ) +
      box(-10, 404, 410, 12, '#f0dcba') +
      box(-10, 404, 410, 2.4, '#fffaf0') +
      box(-10, 414, 410, 2.4, '#8f6a48') +
      line('M-10 402.6H400', '#4a5a54', 2.4) +
      [-64, 30, 124, 218]
        .map(
          (x, i) =>
            `<g transform="translate(${x} 400)">${coach(i + 11)}</g>${box(x + 91, 376, 4, 20, '#26302c')}`,
        )
        .join('') +
      `<g transform="translate(312 400)">${engine}</g>` +
      box(0, 488, W, 32, '~z'),
    true,
  );
}

function near(): string {
  const rnd = random(2410);
  const ear = (x: number, y: number, lean: number): string =>
    line(
      t`M${x} ${y}C${x + lean * 0.2} ${y - 40} ${x + lean * 0.5} ${y - 70} ${x + lean} ${y - 86}`,
      '#8f9a3c',
      2,
    ) +
    many(7, (i) => {
      const k = i / 6;
      const [ex, ey] = [x + lean * (0.62 + k * 0.55), y - 78 - 14 * Math.sin(k * 2.4) + k * 16];
      return oval(
        ex,
        ey,
        3.6,
        6.4,
        i % 2 ? '#f2c23e' : '#e0a52a',
        t`transform="rotate(${lean > 0 ? 40 + k * 60 : -40 - k * 60} ${ex} ${ey})"`,
      );
    });
  const cosmos = (x: number, y: number, r: number, c: string): string =>
    line(t`M${x} ${y}C${x + 3} ${y + 30} ${x - 4} ${y + 50} ${x} ${y + 90}`, '#5f8f4a', 1.8) +
    many(8, (i) => oval(x, y - r * 0.6, r * 0.34, r * 0.58, c, t`transform="rotate(${i * 45} ${x} ${y})"`)) +
    circle(x, y, r * 0.28, '#f2b62e');
  const side =
    many(6, (i) => ear(-8 + i * 13, 530 - i * 3, 26 + rnd() * 26)) +
    cosmos(18, 424, 17, '#f59ab4') +
    cosmos(52, 458, 14, '#fff3f6') +
    cosmos(6, 470, 13, '#e05a86') +
    cosmos(82, 492, 12, '#f59ab4');
  const leafed =
    line('M-8 10C30 14 70 6 108 22', '#6f4a2c', 4, 'stroke-linecap="round"') +
    many(12, (i) => {
      const [x, y] = [4 + i * 9, 12 + Math.sin(i) * 6];
      return fill(
        t`M${x} ${y}C${x - 8} ${y + 8} ${x - 8} ${y + 24} ${x + 2} ${y + 34}C${x + 10} ${y + 22} ${x + 8} ${y + 8} ${x} ${y}Z`,
        ['#f2c23e', '#e8a52e', '#b9c848'][i % 3] ?? '#f2c23e',
      );
    });
  return picture(
    W,
    H,
    defs(
      group('s', side),
      group('l', leafed),
      lin('z', [`${GROUND}@0/0`, GROUND]),
      rad('b', ['#fffbe6/.8', '#fff0b8@.5/.35', '#fff0b8/0']),
    ) +
      use('l', 0, 0) +
      use('l', W, -12, 0.9, 0, '', -0.9) +
      use('s', 0, 0) +
      use('s', W, 6, 1, 0, '', -1) +
      bokeh(10, 14, '~b', [10, 300, 380, 480], [2, 8], calm) +
      box(0, 500, W, 20, '~z'),
    true,
  );
}

const cover = picture(
  343,
  160,
  defs(
    GREEN,
    ROOF,
    rad('hl', ['#fffbe0/.95', '#ffe9a8/0']),
    lin('g', ['#6fbcd8', '#d9efdc@.6', '#fbe3ae']),
    lin('vd', ['#f3dfbd', '#a87f58']),
    lin('m', ['#8fb8cf', '#b9d6cf']),
  ) +
    box(0, 0, 343, 160, '~g') +
    circle(290, 74, 22, '#fffbe6') +
    circle(290, 74, 60, '~hl') +
    fill('M0 120L52 44L82 84L118 56L170 116L230 90L343 120V160H0Z', '~m') +
    fill('M52 44L64 60L54 68L46 58L38 66Z', '#fff') +
    fill('M0 128C60 112 120 122 180 126C240 116 300 120 343 126V160H0Z', '#b9c848') +
    many(7, (i) =>
      fill(
        t`M${i * 52 - 10} 136H${i * 52 + 42}V152C${i * 52 + 42} 142 ${i * 52} 142 ${i * 52} 152V160H${i * 52 - 10}Z`,
        '~vd',
      ),
    ) +
    box(0, 130, 343, 7, '#f0dcba') +
    [56, 152].map((x, i) => `<g transform="translate(${x} 130)">${coach(i + 3)}</g>`).join('') +
    `<g transform="translate(246 130)">${engine}</g>` +
    line(
      many(5, (i) => t`M${150 + i * 17 - 6} ${34 + Math.abs(i - 2) * 7}q4-6 6-2q3-5 6 2`),
      '#33566a',
      1.6,
      'stroke-linecap="round"',
    ),
);

export const trainPictures = {
  'train-sky.svg': sky,
  'train-far.svg': far,
  'train-middle.svg': middle(),
  'train-near.svg': near(),
  'train-cover.svg': cover,
};

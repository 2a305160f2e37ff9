/** The guests' sofa in two cones of light, a microphone at each end, and eight more on a string: one for every seat. */
import { box, circle, defs, fill, group, lin, line, many, oval, picture, rad, use } from '../draw.ts';
import { sparkle } from '../sparks.ts';

/** A microphone on its stand, its foot at the origin. */
const stand = group(
  'm',
  oval(0, 0, 17, 4, '#ffd34d') +
    line('M0 0V-62', '#e8d9a8', 3.4) +
    line('M0-62L8-70', '#e8d9a8', 3.4, 'stroke-linecap="round"') +
    circle(12, -75, 10, '~me') +
    line('M3-75H21M12-84V-66M6-82L18-68M18-82L6-68', '#2a3b38', 1, 'opacity=".55"'),
);

const sofa =
  oval(195, 276, 124, 8, '#000', 'opacity=".45"') +
  box(112, 204, 166, 56, '~so', 'rx="22"') +
  box(96, 226, 34, 46, '~ar', 'rx="16"') +
  box(260, 226, 34, 46, '~ar', 'rx="16"') +
  box(124, 240, 71, 26, '~cu', 'rx="9"') +
  box(195, 240, 71, 26, '~cu', 'rx="9"') +
  line('M152 212V236M195 210V238M238 212V236', '#7d2417', 2, 'opacity=".5"') +
  `<g transform="rotate(-14 150 234)">${box(134, 220, 30, 26, '#ffd34d', 'rx="6"')}${fill(sparkle(149, 233, 8), '#b4541c')}</g>` +
  line('M108 272V280M282 272V280', '#ffd34d', 5, 'stroke-linecap="round"');

const scene = picture(
  390,
  300,
  defs(
    lin('s', ['#031412', '#0b3833@.55', '#1a5d52']),
    lin('co', ['#fff3c0/.5', '#ffd34d@.7/.12', '#ffd34d/0']),
    lin('so', ['#ff9d7a', '#d2492f@.6', '#8d2415']),
    lin('ar', ['#ffb08e', '#b8361f'], 'd'),
    lin('cu', ['#ffc0a0', '#dd5a3c']),
    rad('me', ['#fff', '#c9d8d4@.5', '#5d7670'], 0.35, 0.3, 0.8),
    rad('gl', ['#ffe9a8/.7', '#ffd34d/0']),
    lin('fl', ['#0f4a42', '#06211f']),
    stand,
    group(
      'b',
      circle(0, 9, 15, '~gl') + box(-2.6, 0, 5.2, 8, '#e8d9a8', 'rx="2"') + circle(0, 13, 6.4, '~me'),
    ),
  ) +
    box(0, 0, 390, 300, '~s') +
    fill('M30-4L6 280H190L66-4Z', '~co') +
    fill('M360-4L384 280H200L324-4Z', '~co') +
    box(0, 262, 390, 38, '~fl') +
    oval(195, 272, 180, 16, '~gl') +
    line('M-8 26Q195 92 398 26', '#b5d6cb', 1.2) +
    many(8, (i) => {
      const k = (i + 0.5) / 8;
      const [x, y] = [k * 390, 26 + 132 * k * (1 - k)];
      return use('b', x, y);
    }) +
    sofa +
    use('m', 62, 276) +
    use('m', 328, 276, 1, 0, '', -1) +
    line(
      'M92 186c7 8 7 18 0 26M102 180c11 12 11 26 0 38M298 186c-7 8-7 18 0 26M288 180c-11 12-11 26 0 38',
      '#ffe08a',
      2,
      'stroke-linecap="round" opacity=".8"',
    ),
  true,
);

/** From the rows to the sofa in four windows: a hand goes up, people wait, the microphone is still off, it is on. */
const steps = picture(
  343,
  112,
  defs(
    lin('s', ['#07312d', '#0f5a4e']),
    lin('wi', ['#1a6a5c', '#0b3a35']),
    lin('so', ['#ff9d7a', '#d2492f@.6', '#8d2415']),
    rad('me', ['#fff', '#c9d8d4@.5', '#5d7670'], 0.35, 0.3, 0.8),
    rad('gl', ['#ffe9a8/.8', '#ffd34d/0']),
  ) +
    box(0, 0, 343, 112, '~s') +
    many(4, (i) => box(11 + i * 82, 12, 75, 88, '~wi', 'rx="12" stroke="#ffd34d" stroke-width="1.6"')) +
    many(3, (i) => fill(`M${87 + i * 82} 51l7 5l-7 5Z`, '#ffd34d')) +
    // A hand goes up.
    circle(48, 44, 26, '~gl') +
    fill('M34 100C34 84 41 78 48 78C55 78 62 84 62 100Z', '#e8623f') +
    circle(48, 68, 9, '#ffd9b8') +
    fill('M38 68C36 56 60 56 58 68C53 62 43 62 38 68Z', '#3a1a1c') +
    line('M60 88L64 48', '#e8623f', 7, 'stroke-linecap="round"') +
    fill('M59 47V34A2 2 0 0 1 63 34V28A2 2 0 0 1 67 28V34A2 2 0 0 1 71 35V44C71 52 60 52 59 47Z', '#ffd9b8') +
    // Three wait.
    [108, 130, 152]
      .map(
        (x, i) =>
          fill(
            `M${x - 12} 100C${x - 12} 84 ${x - 6} 78 ${x} 78C${x + 6} 78 ${x + 12} 84 ${x + 12} 100Z`,
            ['#7fe6cf', '#ffd34d', '#ff9cc0'][i] ?? '',
          ) +
          circle(x, 68, 8, ['#ffd9b8', '#c98a5e', '#ffe2c4'][i] ?? '') +
          fill(
            `M${x - 9} 67C${x - 10} 56 ${x + 10} 56 ${x + 9} 67C${x + 4} 62 ${x - 4} 62 ${x - 9} 67Z`,
            '#2a1420',
          ),
      )
      .join('') +
    circle(130, 36, 13, '#fff6dc') +
    line('M130 28V36L136 40', '#0b3a35', 2.4, 'stroke-linecap="round"') +
    // Off, then on.
    [212, 294]
      .map(
        (x, on) =>
          (on ? circle(x, 46, 30, '~gl') : '') +
          box(x - 26, 74, 52, 20, '~so', 'rx="8"') +
          box(x - 31, 80, 12, 18, '#b8361f', 'rx="5"') +
          box(x + 19, 80, 12, 18, '#b8361f', 'rx="5"') +
          box(x - 8, 26, 16, 27, '~me', 'rx="8"') +
          line(
            `M${x - 13} 42C${x - 13} 62 ${x + 13} 62 ${x + 13} 42M${x} 58V68`,
            '#ffd34d',
            2.6,
            'stroke-linecap="round"',
          ) +
          (on
            ? line(
                `M${x - 19} 30q-6 9 0 18M${x + 19} 30q6 9 0 18M${x - 26} 26q-8 13 0 26M${x + 26} 26q8 13 0 26`,
                '#ffe08a',
                2,
                'stroke-linecap="round"',
              )
            : line(`M${x - 17} 24L${x + 17} 62`, '#ff7a59', 4, 'stroke-linecap="round"')),
      )
      .join(''),
);

export const sofaPictures = { 'sofa.svg': scene };

export const sofaStrips = { 'sofa-steps.svg': steps };

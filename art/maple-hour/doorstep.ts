/** A doorstep with the light left on, for whoever has just registered; and the three things that wait behind the door. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { bokeh, calm, sparkle } from '../sparks.ts';
import { BRASS, GROUND, LEAVES } from './paints.ts';
import { leafAt, leafShape } from './parts.ts';

const [W, H] = [390, 520];

/** The front of the house at dusk: shingles, two lit windows far up, a string of bulbs. */
const wall = picture(
  W,
  H,
  defs(
    lin('w', ['#2b3350@0', '#5a3b48@.4', '#8a4f34@.72', '#5e3320@1']),
    rad('u', ['#ffd27a/.8', '#ffb45a@.45/.3', '#ffb45a/0']),
    rad('l', ['#fff3cf', '#ffc56e@.4/.8', '#ffc56e/0']),
  ) +
    box(0, 0, W, H, '~w') +
    line(
      many(15, (i) => many(9, (k) => t`M${k * 48 + (i % 2) * 24 - 24} ${18 + i * 26}q0 14 24 14q24 0 24-14`)),
      '#1d1420',
      1,
      'opacity=".28"',
    ) +
    circle(195, 380, 190, '~u') +
    line('M-10 58C90 112 300 112 400 50', '#1d1420', 1.6) +
    many(8, (i) => {
      const x = 24 + i * 49;
      const y = 98 - ((x - 195) * (x - 195)) / 900;
      return circle(x, y + 5, 17, '~l') + circle(x, y + 6, 4, '#fff8e0');
    }),
  true,
);

const door = picture(
  W,
  H,
  defs(
    BRASS,
    lin('d', ['#c4522c', '#8f3218@.6', '#6b2412']),
    lin('i', ['#fff1c4', '#ffc86a@.6', '#f09a3c']),
    lin('f', ['#d9965a', '#8a5430']),
    lin('c', ['#ffdf9a/.75', '#ffdf9a/0']),
    lin('s', ['#b98a64', '#7a5238']),
    lin('g', ['#e06a3c', '#a8381c']),
    lin('h', ['#4f8f86', '#25615c']),
    leafShape('l'),
  ) +
    // Frame, light within, the leaf of the door swung open to the left.
    fill('M138 466V322C138 296 252 296 252 322V466Z', '#2c160c') +
    fill('M148 466V326C148 306 242 306 242 326V466Z', '~i') +
    fill('M172 466V380H226V466Z', '#e0863a', 'opacity=".45"') +
    circle(206, 352, 13, '#fff8e0', 'opacity=".9"') +
    line('M206 339V312', '#8a5430', 1.4) +
    fill('M148 466V324C148 318 138 316 126 314L112 318V484L148 466Z', '~d') +
    line('M120 330L141 332V382L120 386ZM120 400L141 396V448L120 460Z', '#5a1c0c', 1.6, 'opacity=".7"') +
    line('M116 322V478', '#ffb48a', 1.2, 'opacity=".5"') +
    circle(139, 398, 3.4, '~br') +
    line('M136 464V320C136 292 254 292 254 320V464', '~f', 6) +
    // A lantern above, and steps down which the light falls.
    line('M272 330H262M272 330V338', '#2c160c', 3) +
    fill('M264 338H280L284 360H260Z', '#ffe7a8') +
    line('M264 338H280L284 360H260ZM272 338V360', '#2c160c', 1.8) +
    box(108, 464, 174, 16, '~s') +
    box(90, 480, 210, 18, '~s') +
    box(66, 498, 258, 22, '~s') +
    line('M108 465H282M90 481H300M66 499H324', '#e6c6a2', 1.4, 'opacity=".8"') +
    fill('M150 464H240L292 520H98Z', '~c') +
    fill('M158 470H234L246 494H146Z', '#8f3218') +
    line('M163 474H229L238 490H154Z', '#f6c88a', 1.4, 'stroke-dasharray="3 3"') +
    fill(t`M196 487C188 480 190 474 196 478C202 474 204 480 196 487Z`, '#f6c88a') +
    // Parcels with bows to the left, a cat to the right.
    `<g transform="translate(86 498)">${box(-30, -42, 60, 42, '~g')}${box(-5, -42, 10, 42, '#ffd98a')}${box(-33, -50, 66, 11, '#c4522c')}${fill('M0-50C-18-70-28-56 0-50C28-56 18-70 0-50Z', '#ffd98a')}</g>` +
    `<g transform="translate(42 508)">${box(-22, -30, 44, 30, '~h')}${box(-4, -30, 8, 30, '#fff1cf')}${fill('M0-30C-13-45-20-35 0-30C20-35 13-45 0-30Z', '#fff1cf')}</g>` +
    `<g transform="translate(312 500)">${fill('M-15 0C-20-24-11-36-3-40C5-40 17-28 16 0Z', '#f1a657')}${fill('M-14-36L-13-56L-5-48H5L13-56L14-36C14-24-14-24-14-36Z', '#f1a657')}${fill('M-6-28C-4-20 4-20 6-28C3-26-3-26-6-28Z', '#fff1dc')}${line('M-7-40v3M7-40v3', '#3a2216', 2.4, 'stroke-linecap="round"')}${line('M-2-33Q0-31 2-33', '#3a2216', 1.4)}${line('M15-4C30-2 32-20 24-26', '#f1a657', 6, 'stroke-linecap="round"')}${line('M-11-54l1-0M-13-18q6 3 0 6M13-18q-6 3 0 6', '#c4702c', 2)}</g>` +
    leafAt('l', 352, 506, 0.26, 40, LEAVES[0] ?? '') +
    leafAt('l', 258, 510, 0.2, -70, LEAVES[2] ?? ''),
  true,
);

const eaves = picture(
  W,
  H,
  defs(lin('z', [`${GROUND}@0/0`, GROUND]), leafShape('l'), rad('b', ['#ffe9b0/.8', '#ffb45a/0'])) +
    [0, 1]
      .map(
        (side) =>
          `<g transform="translate(${side * 390} 0) scale(${side ? -1 : 1} 1)">${line('M-6-4C26 10 44 40 40 92M6 4C30 30 24 70 8 112', '#3a2216', 3)}${[
            [42, 70, 0.4, 150, 0],
            [30, 36, 0.46, 120, 1],
            [14, 92, 0.4, 190, 2],
            [40, 110, 0.3, 170, 3],
            [6, 50, 0.42, 200, 0],
            [58, 22, 0.34, 100, 2],
            [22, 128, 0.26, 160, 1],
          ]
            .map(([x = 0, y = 0, s = 0, turn = 0, tone = 0]) =>
              leafAt('l', x, y, s, turn, LEAVES[tone] ?? ''),
            )
            .join('')}</g>`,
      )
      .join('') +
    bokeh(53, 14, '~b', [20, 110, 370, 470], [2, 8], calm) +
    fill(sparkle(104, 306, 6) + sparkle(300, 312, 5) + sparkle(196, 286, 5), '#fff3cf') +
    box(0, 496, W, 24, '~z'),
  true,
);

const DISH = pedestalPaints('#ffc56e', '#e0a066', '#6b3d20', '#f6cf9a');
const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, BRASS, ...paints) + pedestal(body, '#fff3cf'));

/** A key on a ribbon; the frame and the bubble of the house. */
const key = on(
  line('M38 20C20 30 24 54 34 70', '#c4522c', 5, 'stroke-linecap="round" opacity=".9"') +
    `<g transform="rotate(38 48 44)"><circle cx="48" cy="26" r="12" fill="none" stroke="#5e3a12" stroke-opacity=".4" stroke-width="8" transform="translate(1.4 2)"/><circle cx="48" cy="26" r="12" fill="none" stroke="url(#~br)" stroke-width="7"/>${box(44.6, 37, 6.8, 38, '~br', 'rx="2"')}${box(51, 60, 9, 5, '~br')}${box(51, 68, 12, 5, '~br')}${line('M46 40V72', '#fff6dc', 1.4, 'opacity=".7"')}</g>`,
);
const frame = on(
  avatarFrame(
    fill('M14 42L48 8L82 42L76 46L48 18L20 46Z', '#c4522c') +
      line('M16 41L48 9.6L80 41', '#ffd98a', 1.4) +
      box(62, 14, 7, 14, '#8f3218') +
      circle(48, 16, 3.4, '#fff3cf'),
  ),
  lin('eg', ['#fff0c2', '#dca94c', '#94621f'], 'd'),
);
const bubble = on(
  chatBubble(
    fill('M68 26L80 14L92 26V38H68Z', '#c4522c') +
      box(76, 28, 8, 10, '#ffe7a8') +
      line('M66 27L80 13L94 27', '#ffd98a', 2),
  ),
  lin('fc', ['#f5894a', '#a8381c']),
  lin('eg', ['#fff0c2', '#dca94c', '#94621f'], 'd'),
);
const lamp = on(
  circle(48, 40, 30, '~u') +
    fill('M32 34L40 14H56L64 34Z', '#f6d9a0') +
    fill('M32 34L40 14H46L42 34Z', '#fff', 'opacity=".5"') +
    box(46, 34, 4, 30, '~br') +
    oval(48, 64, 16, 4, '~br') +
    fill('M30 34H66L70 40H26Z', '#fff3cf', 'opacity=".8"') +
    oval(48, 36, 16, 2.4, '#fffbe8'),
  rad('u', ['#fff3cf/.9', '#ffc56e/0']),
);

export const doorstep = {
  'door-sky.svg': wall,
  'door-middle.svg': door,
  'door-near.svg': eaves,
  'prizes/house-key.svg': key,
  'prizes/house-frame.svg': frame,
  'prizes/house-bubble.svg': bubble,
  'prizes/house-lamp.svg': lamp,
};

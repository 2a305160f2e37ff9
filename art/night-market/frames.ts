/** What the widgets of a night market are framed by: bamboo in rope, crates, slips of wood, lanterns, price boards, curtains of cloth. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { ACCENT, BARK, goldfish, LAMPLIGHT, lantern, PANEL, PAPER, ROPE, WOOD } from './paints.ts';

const turned = (body: string, c: number): string =>
  [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} ${c} ${c})">${body}</g>`).join('');

/** The header: a shop's board on two ropes, a lit lantern before each end. */
const plate = picture(
  280,
  56,
  defs(WOOD, PAPER, rad('h', ['#ffcf7a/.75', '#ff9d5c@.5/.25', '#ff9d5c/0'])) +
    line('M52 0V10M228 0V10', ROPE, 2.6) +
    box(20, 9, 240, 40, '#050a1c', 'rx="4" opacity=".5"') +
    box(20, 6, 240, 40, '~wo', 'rx="4"') +
    line('M46 8H234', '#eab27a', 1.8, 'opacity=".8"') +
    line('M46 44H234', BARK, 1.6, 'opacity=".7"') +
    circle(52, 11, 2, BARK) +
    circle(228, 11, 2, BARK) +
    [22, 258]
      .map(
        (x) =>
          circle(x, 27, 22, '~h') +
          lantern(x, 26, 34, 40) +
          line(t`M${x} 46V54`, '#ff7a4d', 2, 'stroke-linecap="round"'),
      )
      .join(''),
);

/** A pole of bamboo from edge to edge, its joint in the middle. */
const pole =
  line('M0 9H96', BARK, 9.6) +
  line('M0 9H96', '#c9924c', 8) +
  line('M0 6.6H96', '#f5d898', 1.8) +
  line('M0 12H96', '#8f5a26', 1.4) +
  line('M47.4 4.6V13.4', '#6d4017', 1.6) +
  line('M49.2 4.6V13.4', '#ffe9b8', 1.2);

/** Frame of a section: four poles of bamboo, tied with rope where they cross. */
const panel = picture(
  96,
  96,
  turned(pole, 48) +
    turned(
      line('M4 4L14 14M14 4L4 14', BARK, 5, 'stroke-linecap="round"') +
        line('M4 4L14 14M14 4L4 14', ROPE, 3.2, 'stroke-linecap="round"') +
        line('M14 14C19 17 16 22 21 25', ROPE, 2, 'stroke-linecap="round"'),
      48,
    ),
);

/** Frame of a card: the rim of a crate, its corners held by iron. */
const card = picture(
  48,
  48,
  line('M3 3H45V45H3Z', '#7d4723', 5) +
    line('M1 1.2H47', '#c68a56', 1.4) +
    line('M24 .5V5.5M24 42.5V47.5M.5 24H5.5M42.5 24H47.5', BARK, 1.2) +
    line('M6.2 6.2H41.8V41.8H6.2Z', '#0a1634', 1.2, 'opacity=".7"') +
    turned(
      fill('M0 0H14L12 6.5H6.5V12L0 14Z', '#93a4c8') +
        line('M.8 13.4V.8H13.4', '#dfe7f6', 1, 'opacity=".8"') +
        circle(3.6, 3.6, 1.5, '#1c2a4c'),
      24,
    ),
);

/** Frame of a row: a slip of the menu, its wooden end on a red cord. */
const row = picture(
  96,
  48,
  line('M8 1.5H88L94.5 8V40L88 46.5H8', '#7f97cf', 2, 'stroke-linejoin="round"') +
    fill('M5 0H13V48H5L0 43V5Z', '#95552a') +
    line('M5 1V47', '#d99a62', 1.2, 'opacity=".8"') +
    line('M13 0V48', BARK, 1.6) +
    circle(7.4, 9, 2.4, BARK) +
    line('M7.4 9C3 8 5 15 1.6 17', '#ff6a4d', 1.8, 'stroke-linecap="round"'),
);

/** A tab at rest: a board that waits. Chosen: a lantern lying down, lit. */
const tab = picture(
  64,
  44,
  box(1, 2, 62, 41, '#050a1c', 'rx="5" opacity=".4"') +
    box(1, 1, 62, 40, PANEL, 'rx="5" stroke="#a9653a" stroke-width="2"') +
    circle(7.4, 7, 1.8, ROPE) +
    circle(56.6, 7, 1.8, ROPE),
);
const tabOn = picture(
  64,
  44,
  box(1, 1, 62, 42, '#b3451d', 'rx="17"') +
    box(1, 1, 62, 39.6, ACCENT, 'rx="17"') +
    line('M12 4.6C7 12 7 30 12 37M52 4.6C57 12 57 30 52 37', '#d9652a', 1.4) +
    line('M18 3.4H46', '#ffe6c4', 1.8, 'stroke-linecap="round"') +
    box(20, 40, 24, 3.6, BARK, 'rx="1.4"'),
);

/** The main button: a long paper lantern between two caps. */
const button = picture(
  96,
  52,
  defs(lin('b', ['#ffc493', ACCENT, '#f58440'])) +
    box(3, 5, 90, 46, '#8c3614', 'rx="20"') +
    box(3, 1, 90, 45, '~b', 'rx="20"') +
    line('M18 2.4C12 14 12 33 18 44.6M78 2.4C84 14 84 33 78 44.6', '#d9652a', 1.4, 'opacity=".75"') +
    line('M27 1.6C23 14 23 33 27 45.4M69 1.6C73 14 73 33 69 45.4', '#d9652a', 1.2, 'opacity=".35"') +
    line('M24 5H72', '#fff0dc', 2, 'stroke-linecap="round" opacity=".9"') +
    box(0, 13, 7, 21, BARK, 'rx="2.4"') +
    box(89, 13, 7, 21, BARK, 'rx="2.4"') +
    line('M1.6 15V32M90.6 15V32', '#a9653a', 1.2),
);

/** The countdown's tile: a price board on its cord. */
const digit = picture(
  48,
  56,
  defs(WOOD) +
    line('M10 8L24 1L38 8', ROPE, 1.8, 'stroke-linejoin="round"') +
    circle(24, 1.6, 1.6, '#93a4c8') +
    box(1, 7, 46, 48, BARK, 'rx="4"') +
    box(1, 6, 46, 47, '~wo', 'rx="4"') +
    box(5.4, 10.4, 37.2, 38, '#0a1634', 'rx="2"') +
    box(5.4, 11.4, 37.2, 37.6, PANEL, 'rx="2"') +
    [4, 44].map((x) => circle(x - 0.6, 8.4, 1.1, ROPE) + circle(x - 0.6, 51, 1.1, ROPE)).join(''),
);

/** What a place stands on: crates in a pile, what is sold from them on top. */
const step = (wood: string, dark: string, light: string, goods: string): string =>
  picture(
    120,
    160,
    goods +
      box(0, 26, 120, 134, wood) +
      line('M0 60H120M0 94H120M0 128H120', dark, 3) +
      line('M0 62.4H120M0 96.4H120M0 130.4H120', light, 1, 'opacity=".5"') +
      fill('M0 26H14V160H0ZM106 26H120V160H106Z', dark, 'opacity=".75"') +
      line(
        many(4, (i) => t`M7 ${46 + i * 34}h0M113 ${46 + i * 34}h0`),
        '#c9d4ea',
        3.4,
        'stroke-linecap="round"',
      ) +
      fill('M0 24H120V34H0Z', light) +
      line('M0 25H120', '#fff', 1.4, 'opacity=".5"') +
      line('M0 34.6H120', dark, 1.6),
  );
const fruit = (x: number, paint: string): string =>
  circle(x, 18, 9, paint) +
  oval(x - 3, 14, 2.4, 3, '#fff', 'opacity=".5"') +
  fill(t`M${x} 10l5-3l-1 4Z`, '#5fae5a');
const ice = fill('M6 26L12 14L24 20L36 11L50 19L62 10L78 19L92 12L104 20L114 26Z', '#cfeefa');

const rays = picture(
  360,
  240,
  defs(rad('r', ['#ffd98a/.75', '#ff9d5c@.45/.3', '#ff9d5c/0'])) +
    oval(180, 112, 180, 122, '~r') +
    many(11, (i) => {
      const a = Math.PI * (1.04 + i * 0.192);
      const p = (k: number): string => t`${180 + 230 * Math.cos(a + k)} ${112 + 230 * Math.sin(a + k)}`;
      return fill(t`M180 112L${p(-0.05)}L${p(0.05)}Z`, LAMPLIGHT, 'opacity=".2"');
    }) +
    line(
      many(15, (i) => t`M${12 + i * 24} ${22 + Math.sin((i * Math.PI) / 7) * 14 + (i % 7) * 2}h0`),
      '#fff3d0',
      6,
      'stroke-linecap="round" opacity=".85"',
    ),
);

/** The upper edge of a sheet that asks: short curtains of cloth on a pole, as over a shop's door. */
const sheet = picture(
  360,
  32,
  many(
    6,
    (i) =>
      fill(t`M${i * 60 + 1.5} 4h57l-1 25q-27 4-55 0Z`, i % 2 ? '#e9dcc0' : '#c2421f') +
      circle(i * 60 + 30, 17, 6.4, i % 2 ? '#c2421f' : '#e9dcc0'),
  ) +
    line('M0 4H360', BARK, 8) +
    line('M0 3.6H360', '#c9924c', 6) +
    line('M0 2H360', '#f5d898', 1.4),
);

export const frames = {
  'plate.svg': plate,
  'panel.svg': panel,
  'card.svg': card,
  'row.svg': row,
  'tab.svg': tab,
  'tab-on.svg': tabOn,
  'button.svg': button,
  'digit.svg': digit,
  'step-1.svg': step(
    '#74401c',
    '#502810',
    '#b5793f',
    ice + goldfish(30, 15, 0.9, '#ff6a4d') + goldfish(84, 15, 0.9, '#ffb347'),
  ),
  'step-2.svg': step(
    '#27496f',
    '#17304f',
    '#6f97c4',
    [22, 42, 78, 98].map((x) => fruit(x, '#ff9a3c')).join(''),
  ),
  'step-3.svg': step(
    '#6a2c2a',
    '#481a1a',
    '#b5604f',
    [24, 44, 76, 96].map((x) => fruit(x, '#e8556a')).join(''),
  ),
  'rays.svg': rays,
  'sheet.svg': sheet,
  'falling.svg': picture(
    24,
    24,
    defs(rad('e', ['#fff3d0', '#ffb35c@.35/.8', '#ff7a3c/0'])) +
      circle(12, 12, 11, '~e') +
      circle(12, 12, 2.6, '#fff6dc'),
  ),
  'burst.svg': picture(24, 24, goldfish(10, 12, 0.72, '#ff7a4d')),
};

/** What the widgets of a snow globe are framed by: knitted bands, stitched felt, drawers with numbers, parcels under snow. */
import { box, circle, defs, fill, lin, line, many, picture, rad, t, use } from '../draw.ts';
import { BERRY, CANDLE, GINGER, OAT, PANEL, PINE, ROPE, SNOW, SPRUCE } from './paints.ts';
import { flake, ginger, holly, knit } from './parts.ts';

const turned = (body: string, c: number): string =>
  [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} ${c} ${c})">${body}</g>`).join('');

/** Frame of a section: a ribbed edge of oat wool, a green stitch inside, a sprig of holly at each corner. */
export const panel = picture(
  96,
  96,
  defs(holly('h')) +
    fill(
      'M16 0H80A16 16 0 0 1 96 16V80A16 16 0 0 1 80 96H16A16 16 0 0 1 0 80V16A16 16 0 0 1 16 0ZM12 22V74A10 10 0 0 0 22 84H74A10 10 0 0 0 84 74V22A10 10 0 0 0 74 12H22A10 10 0 0 0 12 22Z',
      '#f1e5cd',
      'fill-rule="evenodd"',
    ) +
    turned(
      line(
        many(9, (i) => t`M${28 + i * 5} 1.6v9`),
        '#d8c39c',
        2.2,
        'stroke-linecap="round"',
      ),
      48,
    ) +
    `<rect x=".8" y=".8" width="94.4" height="94.4" rx="15.4" fill="none" stroke="${ROPE}" stroke-width="1.6"/><rect x="12" y="12" width="72" height="72" rx="10" fill="none" stroke="${PINE}" stroke-width="1.8" stroke-dasharray="5 3"/>` +
    turned(circle(13, 13, 11.5, PANEL) + use('h', 13, 14, 0.62, -45), 48),
);

/** Frame of a card: felt with a blanket stitch all round. */
export const card = picture(
  48,
  48,
  `<rect x="1" y="1" width="46" height="46" rx="13" fill="none" stroke="#d8c6a4" stroke-width="2"/><rect x="5.5" y="5.5" width="37" height="37" rx="9.5" fill="none" stroke="${PINE}" stroke-opacity=".75" stroke-width="1.2"/>` +
    turned(
      line('M17 1.5V5.5M24 1.5V5.5M31 1.5V5.5M12 3L13.4 6.6M6.4 6.4L8.8 8.8', PINE, 1.2, 'opacity=".75"') +
        circle(8.6, 8.6, 2, BERRY),
      24,
    ),
);

/** Frame of a row: the cuff of a mitten at its left, in three colours of wool. */
export const row = picture(
  96,
  48,
  `<rect x="1" y="1" width="94" height="46" rx="11" fill="none" stroke="#d8c6a4" stroke-width="1.6"/>` +
    fill('M13 1.6H11A9.4 9.4 0 0 0 1.6 11V37A9.4 9.4 0 0 0 11 46.4H13Z', PINE) +
    knit(['o', 'o', 'x', 'o', 'x', 'o', 'x', 'o', 'o'], 3.6, 8, 4.4, { o: OAT, x: CANDLE }) +
    line('M14 2V46', CANDLE, 1.4) +
    line('M88 12v24', '#d8c6a4', 1.6, 'stroke-linecap="round" stroke-dasharray="1 5"'),
);

/** A woollen label with its stitches; chosen, it is green. */
const label = (paint: string, edge: string, thread: string): string =>
  `<rect x="1" y="1" width="62" height="42" rx="13" fill="${paint}" stroke="${edge}" stroke-width="1.6"/><rect x="5" y="5" width="54" height="34" rx="9.4" fill="none" stroke="${thread}" stroke-width="1.2" stroke-dasharray="4 3"/>`;
export const tab = picture(64, 44, label(PANEL, '#d8c6a4', '#c9b28c'));
export const tabOn = picture(64, 44, label(PINE, SPRUCE, '#e8c98a'));

/** The main button: a cushion of green felt, a row of stitches, snow along its upper edge. */
export const button = picture(
  96,
  52,
  defs(lin('b', ['#2a705d', PINE])) +
    `<rect x="0" y="5" width="96" height="47" rx="20" fill="${SPRUCE}"/><rect x="0" y="0" width="96" height="47" rx="20" fill="url(#~b)"/><rect x="4.4" y="4.4" width="87.2" height="38.2" rx="16" fill="none" stroke="#e8c98a" stroke-width="1.2" stroke-dasharray="5 3.4" stroke-opacity=".9"/>` +
    fill(
      'M2 14C4 5 12 0 20 0H76C84 0 92 5 94 14C90 8 84 8 80 5C74 7 22 7 16 5C12 8 6 8 2 14Z',
      '#fff',
      'opacity=".9"',
    ),
);

/** A countdown's number: a drawer of the calendar with its knob, snow on its ledge. */
export const digit = picture(
  48,
  56,
  defs(lin('g', ['#fffdf7', '#f3e9d6'])) +
    `<rect x="1" y="2" width="46" height="53" rx="8" fill="url(#~g)" stroke="${PINE}" stroke-width="2"/><rect x="5" y="6.4" width="38" height="44" rx="5" fill="none" stroke="${ROPE}" stroke-width="1.1"/>` +
    fill('M2 9C6 1 42 1 46 9C42 11 39 8 35 10C30 12 27 8 22 10C17 12 13 8 9 11C6 12 4 10 2 9Z', '#fff') +
    line('M2 9C6 1 42 1 46 9', '#c4d5df', 1) +
    circle(24, 49.6, 2.6, '#deb264') +
    circle(23.2, 48.8, 0.9, '#fff'),
);

/** A parcel: what a place stands on; snow on its lid, a ribbon down its middle. */
function step(paper: string, shade: string, ribbon: string): string {
  return picture(
    120,
    160,
    defs(SNOW, lin('p', [paper, shade], 'h')) +
      box(5, 22, 110, 138, '~p') +
      line(
        many(5, (i) => t`M${18 + i * 21} 44V160`),
        '#fff',
        1,
        'opacity=".16" stroke-dasharray="3 7"',
      ) +
      box(5, 38, 110, 3, '#000', 'opacity=".18"') +
      box(0, 14, 120, 25, '~p', 'rx="4"') +
      box(0, 14, 120, 25, '#fff', 'rx="4" opacity=".12"') +
      box(6, 22, 9, 138, ribbon) +
      box(105, 22, 9, 138, ribbon) +
      box(0, 26, 120, 6, ribbon, 'opacity=".9"') +
      fill(
        'M0 20C-2 6 18 0 36 3C52-2 72-1 86 3C104 0 122 8 120 20C112 26 106 18 98 21C90 27 84 19 76 22C66 28 58 20 48 23C40 27 34 20 26 22C18 27 8 24 0 20Z',
        '~sn',
      ),
  );
}
export const steps = {
  'step-1.svg': step('#fdf3dc', '#ecd6a6', '#deb264'),
  'step-2.svg': step('#eef4f2', '#d2e0dd', '#9db5b0'),
  'step-3.svg': step('#f7e6d8', '#e6c7ac', '#c98a62'),
};

/** What goes out from the winner: candlelight in soft beams, and flakes in it. */
export const rays = picture(
  360,
  240,
  defs(rad('r', ['#f4c67e/.75', '#e0a24e@.5/.24', '#e0a24e/0'])) +
    fill(
      many(12, (i) => {
        const a = (i / 12) * Math.PI * 2 + 0.1;
        return t`M180 120L${180 + 190 * Math.cos(a)} ${120 + 190 * Math.sin(a)}L${180 + 190 * Math.cos(a + 0.26)} ${120 + 190 * Math.sin(a + 0.26)}Z`;
      }),
      '~r',
    ) +
    line(
      [
        [74, 60, 13, 0],
        [292, 52, 15, 20],
        [52, 150, 9, 10],
        [310, 148, 10, 5],
        [122, 26, 8, 15],
        [244, 22, 7, 30],
      ]
        .map(([x = 0, y = 0, r = 0, turn = 0]) => flake(x, y, r, turn))
        .join(''),
      '#fff',
      1.8,
      'stroke-linecap="round"',
    ),
);

/** The upper edge of a sheet that asks: the ribbed hem of a jumper, a band of firs below it. */
export const sheet = picture(
  360,
  32,
  box(0, 0, 360, 28, PINE) +
    line(
      many(45, (i) => t`M${4 + i * 8} 1V9`),
      '#2f7a62',
      4,
      'stroke-linecap="round"',
    ) +
    knit([many(15, () => '..x.'), many(15, () => '.xxx'), many(15, () => 'xxox')], 0, 12, 6, {
      x: OAT,
      o: CANDLE,
    }) +
    box(0, 28, 360, 2, SPRUCE),
);

export const falling = picture(
  24,
  24,
  line(flake(12, 12, 10), '#fff', 2.2, 'stroke-linecap="round"') + circle(12, 12, 2, '#fff'),
);

/** A star of ginger. */
export const burst = picture(24, 24, defs(GINGER) + ginger(12, 12.4, 9));

/** Plate, ground, divider, medals and coin of the harbour light, together with its frames. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { FIGURES, METALS } from '../kit.ts';
import { star } from '../sparks.ts';
import { burst, button, card, digit, falling, panel, rays, row, sheet, steps, tab, tabOn } from './frames.ts';
import { BRASS, ENAMEL, FOAM, GLOW, LAMP, LENS, lens, rivet, WHITE } from './paints.ts';

/** A header: a band of the tower's red enamel between two lamps. */
const end =
  fill('M26 6H45V47H26L12 38V15Z', '~en') +
  fill('M30 6H36V47H30ZM40 6H44.6V47H40Z', WHITE, 'opacity=".9"') +
  circle(20, 26.5, 24, '~gl') +
  lens(20, 26.5, 15);
const plate = picture(
  280,
  56,
  defs(BRASS, ENAMEL, LENS, rad('gl', [`${GLOW}/.7`, `${GLOW}@.6/.2`, `${GLOW}/0`])) +
    box(24, 11, 232, 42, '#03101d', 'rx="6" opacity=".5"') +
    box(44, 6, 192, 41, '~en') +
    end +
    `<g transform="translate(280)scale(-1 1)">${end}</g>` +
    line('M24 6.6H256M24 46.4H256', '~br', 2) +
    line('M46 10.4H234M46 42.6H234', '#fff', 0.9, 'opacity=".45"'),
);

/** A sea chart: soundings, lines of depth, the course between two buoys. */
const pattern = picture(
  128,
  128,
  line(
    'M0 26C22 10 40 40 66 28S108 12 128 26M0 58C26 44 44 74 70 60S106 46 128 58M0 96C20 82 46 110 72 94S110 84 128 96',
    FOAM,
    1.1,
    'opacity=".15"',
  ) +
    line('M0 128L128 0', FOAM, 0.8, 'stroke-dasharray="5 5" opacity=".14"') +
    fill(star(96, 84, 7, 0.3, 4) + star(26, 44, 4, 0.3, 4), FOAM, 'opacity=".16"') +
    `<circle cx="96" cy="84" r="12" fill="none" stroke="${FOAM}" stroke-width=".8" stroke-dasharray="1.4 3.2" opacity=".24"/>` +
    line(
      'M14 12h0M52 84h0M40 112h0M110 44h0M78 14h0M8 78h0M118 116h0',
      FOAM,
      2,
      'stroke-linecap="round" opacity=".22"',
    ),
);

const divider = picture(
  300,
  24,
  defs(
    BRASS,
    LENS,
    lin('a', [`${FOAM}/0`, FOAM], 'h'),
    lin('b', [FOAM, `${FOAM}/0`], 'h'),
    lin('y', [`${GLOW}/0`, `${GLOW}/.8`], 'h'),
    lin('z', [`${GLOW}/.8`, `${GLOW}/0`], 'h'),
  ) +
    fill('M150 12L86 4V20Z', '~y') +
    fill('M150 12L214 4V20Z', '~z') +
    line(`M6 16${many(6, () => 'q7-7 14 0')}`, '~a', 2, 'stroke-linecap="round"') +
    line(`M210 16${many(6, () => 'q7-7 14 0')}`, '~b', 2, 'stroke-linecap="round"') +
    lens(150, 12, 10),
);

/** Medals: a ship's wheel of metal, the place on its hub. */
function rank(place: number, metal: readonly string[], hub: string): string {
  const spokes = many(8, (i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 4 + 0.39), Math.sin((i * Math.PI) / 4 + 0.39)];
    return t`M${32 + 9 * c} ${25 + 9 * s}L${32 + 21.6 * c} ${25 + 21.6 * s}`;
  });
  return picture(
    64,
    48,
    defs(lin('m', [...metal], 'd'), rad('h', [`${GLOW}/.8`, `${GLOW}/0`])) +
      (place === 0 ? circle(32, 25, 24, '~h') : '') +
      line(spokes, '#03101d', 5.4, 'stroke-linecap="round" opacity=".45"') +
      line(spokes, '~m', 4, 'stroke-linecap="round"') +
      `<circle cx="32" cy="25" r="15" fill="none" stroke="#03101d" stroke-opacity=".45" stroke-width="5.6"/><circle cx="32" cy="25" r="15" fill="none" stroke="url(#~m)" stroke-width="4.2"/>` +
      circle(32, 25, 10.4, '~m') +
      circle(32, 25, 8.6, hub) +
      `<path d="${FIGURES[place]}" transform="translate(32 25)" fill="#fff"/>` +
      (place === 0 ? fill(star(32, 3.4, 5), '#fff6cf', 'stroke="#94601c" stroke-width=".7"') : ''),
  );
}

/** The coin: the lamp's lens, a star in its light. */
const currency = picture(
  96,
  96,
  defs(BRASS, LENS, rad('g', [`${GLOW}/.8`, `${LAMP}@.5/.25`, `${LAMP}/0`])) +
    circle(48, 46, 46, '~g') +
    oval(48, 86, 26, 5, '#000', 'opacity=".3"') +
    lens(48, 46, 36) +
    fill(star(48, 47, 20, 0.5), '#7a4a10', 'opacity=".45"') +
    fill(star(48, 45.6, 20, 0.5), '#fffbe6') +
    [45, 135, 225, 315].map((a) => `<g transform="rotate(${a} 48 46)">${rivet(48, 13.6, 2.6)}</g>`).join(''),
);

export const kit = {
  'plate.svg': plate,
  'panel.svg': panel,
  'card.svg': card,
  'row.svg': row,
  'tab.svg': tab,
  'tab-on.svg': tabOn,
  'button.svg': button,
  'digit.svg': digit,
  ...steps,
  'rays.svg': rays,
  'sheet.svg': sheet,
  'falling.svg': falling,
  'burst.svg': burst,
  'pattern.svg': pattern,
  'divider.svg': divider,
  'rank-1.svg': rank(0, METALS.gold, '#8a5410'),
  'rank-2.svg': rank(1, METALS.silver, '#4a5c74'),
  'rank-3.svg': rank(2, METALS.bronze, '#7a4222'),
  'currency.svg': currency,
};

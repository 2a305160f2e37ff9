/** Crests, gifts and prizes of two houses of a campus, each on a dish of its own light. */
import { box, circle, defs, fill, lin, line, many, oval, picture } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { ginkgo, RED, YELLOW } from './houses.ts';
import { BRASS } from './paints.ts';
import { leafAt, leafShape } from './parts.ts';

/** A house's crest: a shield with its leaf. */
const crest = (leaf: string, paint: string, dark: string, field: string): string =>
  picture(
    96,
    96,
    defs(ginkgo('g'), leafShape('m'), BRASS, lin('f', [field, dark])) +
      fill(
        'M12 12H84V48C84 70 66 84 48 92C30 84 12 70 12 48Z',
        '#0d1424',
        'opacity=".4" transform="translate(0 3)"',
      ) +
      fill('M12 12H84V48C84 70 66 84 48 92C30 84 12 70 12 48Z', '~br') +
      fill('M17 17H79V48C79 66 64 79 48 86C32 79 17 66 17 48Z', '~f') +
      leafAt(leaf, 48, 74, 0.54, 0, paint) +
      line('M22 22H74', '#fff', 2, 'opacity=".5" stroke-linecap="round"'),
  );

const DISH = pedestalPaints('#ffc98a', '#8aa0c8', '#2a3a5e', '#d9e2f5');
const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, ginkgo('g'), leafShape('m'), BRASS, ...paints) + pedestal(body, '#fff3cf'));
const EDGE_Y = lin('eg', ['#fff6c8', '#f2b63a@.45', '#a8701a@.75', '#ffe690'], 'd');
const EDGE_R = lin('eg', ['#ffe0c8', '#e8553a@.45', '#8f2a26@.75', '#ffb08a'], 'd');

const breakfast = on(
  fill('M54 34H78L75 78H57Z', '#fff6e6') +
    fill('M55 48H77L76 62H56Z', '#f5894a') +
    oval(66, 34, 12, 3.4, '#fffdf6') +
    line('M68 32L72 16', '#6f8fd0', 3.4, 'stroke-linecap="round"') +
    fill('M14 66C14 50 24 44 34 44C44 44 54 50 54 66C54 78 14 78 14 66Z', '~bu') +
    line('M34 46C30 52 28 58 28 62M34 46C38 52 40 58 40 62M34 46C34 52 34 56 34 60', '#d9b48c', 1.4) +
    circle(34, 46, 2.4, '#d9b48c') +
    line(
      'M26 36C22 30 30 28 26 22M40 36C36 30 44 28 40 22',
      '#fff',
      2.4,
      'stroke-linecap="round" opacity=".55"',
    ),
  lin('bu', ['#ffffff', '#f3dcc0']),
);
const notebook = on(
  `<g transform="rotate(-8 48 48)">${box(24, 16, 50, 60, '#1f2f5a', 'rx="4"')}${box(28, 14, 48, 60, '#3f5aa8', 'rx="4"')}${box(28, 14, 9, 60, '#2a3f80', 'rx="3"')}${box(44, 26, 26, 18, '#fff6e6', 'rx="2"')}${line('M48 32H66M48 38H60', '#8aa0c8', 2)}${line('M66 14V80L70 75L74 80V14', '#e8553a', 4)}</g>${leafAt('g', 30, 80, 0.24, -40, YELLOW[0] ?? '')}`,
);
const bicycle = on(
  `<g fill="none" stroke="#1f2f5a" stroke-width="4"><circle cx="26" cy="62" r="16"/><circle cx="72" cy="62" r="16"/></g><g fill="none" stroke="#d9e2f5" stroke-width="1.2"><path d="M26 46V78M10 62H42M15 51L37 73M37 51L15 73M72 46V78M56 62H88M61 51L83 73M83 51L61 73"/></g>` +
    line(
      'M26 62L40 38H62L48 62ZM40 38L48 62M62 38L72 62M62 38L60 28H70M40 38L38 32',
      '#e8553a',
      3.6,
      'stroke-linejoin="round" stroke-linecap="round"',
    ) +
    box(30, 28, 15, 5, '#5a2a1a', 'rx="2.4"') +
    box(66, 30, 18, 13, '#b98a4a', 'rx="2"') +
    line('M66 36H84M72 30V43M78 30V43', '#7a5428', 1.2) +
    leafAt('m', 76, 32, 0.16, 10, RED[0] ?? '') +
    leafAt('g', 82, 33, 0.14, 30, YELLOW[0] ?? ''),
);
const jacket = on(
  fill('M34 20L20 28L10 62L22 66L28 46V78H68V46L74 66L86 62L76 28L62 20Z', '~jk') +
    fill('M34 20L20 28L10 62L22 66L28 46L30 24ZM62 20L76 28L86 62L74 66L68 46L66 24Z', '#fff3dc') +
    line('M12 58L23 62M84 58L73 62M28 74H68', '#ffd95e', 3) +
    line('M48 26V78', '#fff3dc', 1.6) +
    circle(45, 40, 1.6, '#ffd95e') +
    circle(45, 52, 1.6, '#ffd95e') +
    circle(45, 64, 1.6, '#ffd95e') +
    fill('M34 20C38 30 58 30 62 20L56 18H40Z', '#ffd95e') +
    leafAt('g', 60, 52, 0.16, 0, YELLOW[0] ?? ''),
  lin('jk', ['#3f5aa8', '#1f2f6a']),
);
const bell = on(
  box(14, 12, 68, 7, '#6a4226', 'rx="2"') +
    line('M20 19V76M76 19V76', '#6a4226', 6) +
    fill('M48 22C34 24 36 44 30 58H66C60 44 62 24 48 22Z', '~br') +
    box(26, 56, 44, 7, '~br', 'rx="3.4"') +
    circle(48, 68, 5, '#8a5a1a') +
    line('M40 30C38 38 38 46 36 54', '#fff', 2.6, 'stroke-linecap="round" opacity=".8"') +
    line('M48 72V82', '#e8553a', 2.4) +
    leafAt('g', 20, 82, 0.24, -30, YELLOW[1] ?? '') +
    leafAt('m', 76, 82, 0.24, 30, RED[0] ?? ''),
);
const wreath = (id: string, paints: readonly string[]): string =>
  many(11, (i) => {
    const a = ((160 + i * 22) * Math.PI) / 180;
    return leafAt(
      id,
      48 + 26 * Math.cos(a),
      42 + 26 * Math.sin(a),
      i % 2 ? 0.16 : 0.2,
      250 + i * 22,
      paints[i % 4] ?? '',
    );
  });
const plane = on(
  line('M4 74C22 78 22 58 38 60S44 72 54 62', '#fff', 2, 'stroke-dasharray="2 4" stroke-linecap="round"') +
    fill('M28 44L90 14L62 66L50 50Z', '#fff') +
    fill('M50 50L90 14L28 44Z', '#d9e2f5') +
    fill('M50 50L48 66L56 57Z', '#a8b8dc') +
    fill('M50 50L90 14L62 66Z', '#f5f8ff') +
    leafAt('g', 22, 30, 0.22, 40, YELLOW[0] ?? '') +
    leafAt('m', 76, 74, 0.22, -40, RED[0] ?? ''),
);
const chalk = on(
  chatBubble(
    box(66, 15, 22, 6, '#fff', 'rx="2" transform="rotate(12 77 18)"') +
      line('M20 28H40M22 56H52', '#fff', 2, 'stroke-dasharray="3 3" opacity=".8"') +
      leafAt('g', 20, 72, 0.16, -30, YELLOW[0] ?? ''),
  ),
  lin('fc', ['#3f6a56', '#1f4238']),
  lin('eg', ['#e8c890', '#a8743a@.5', '#6a4226', '#d9a85c'], 'd'),
);
const pennant = on(
  line('M24 12V82', '#6a4226', 4, 'stroke-linecap="round"') +
    circle(24, 11, 3.4, '~br') +
    fill('M26 16L90 34L26 52Z', '~pn') +
    fill('M26 16L34 18.4V49.6L26 52Z', '#fff3dc') +
    leafAt('g', 40, 34, 0.22, 90, '#fff3dc'),
  lin('pn', ['#e8553a', '#f2b63a'], 'h'),
);
const dorm = on(
  box(14, 12, 68, 62, '#0f1830', 'rx="7"') +
    box(18, 16, 60, 54, '~nk', 'rx="4"') +
    fill('M18 16H78V30C60 24 36 24 18 30Z', '#5a2a2e') +
    box(26, 36, 22, 24, '#ffd98a', 'rx="2"') +
    line('M37 36V60M26 48H48', '#6a4226', 1.8) +
    box(54, 52, 20, 4, '#8a5a34') +
    box(56, 42, 5, 10, '#e8553a') +
    box(61, 44, 4, 8, '#ffd95e') +
    box(65, 41, 5, 11, '#6f8fd0') +
    leafAt('m', 68, 72, 0.18, 20, RED[0] ?? '') +
    leafAt('g', 32, 72, 0.18, -20, YELLOW[0] ?? '') +
    box(14, 12, 68, 62, 'none', 'rx="7" stroke="url(#~br)" stroke-width="3"'),
  lin('nk', ['#3a4a7a', '#a8707a']),
);

export const houseGifts = {
  'houses/ginkgo.svg': crest('g', '#ffe690', '#8a5a12', '#d9a02e'),
  'houses/maple.svg': crest('m', '#ffb08a', '#6a1a1e', '#c9382c'),
  'houses/breakfast.svg': breakfast,
  'houses/notebook.svg': notebook,
  'houses/bicycle.svg': bicycle,
  'houses/jacket.svg': jacket,
  'houses/bell.svg': bell,
  'houses/frame-ginkgo.svg': on(avatarFrame(wreath('g', YELLOW)), EDGE_Y),
  'houses/frame-maple.svg': on(avatarFrame(wreath('m', RED)), EDGE_R),
  'houses/plane.svg': plane,
  'houses/chalk.svg': chalk,
  'houses/pennant.svg': pennant,
  'houses/dorm.svg': dorm,
};

/** Six masks of the ball. */
import { circle, defs, fill, lin, line, many, picture, rad } from '../draw.ts';
import { sparkle } from '../sparks.ts';
import { GOLD } from './glasshouse.ts';

/** The outline of a half mask, 96 x 96, and its eyes. */
export const SHAPE =
  'M10 46C16 30 38 32 48 41C58 32 80 30 86 46C89 62 76 73 63 68C55 65 51 59 48 55C45 59 41 65 33 68C20 73 7 62 10 46Z';
export const EYES = 'M22 50C27 43 36 44 40 51C35 57 26 57 22 50ZM74 50C69 43 60 44 56 51C61 57 70 57 74 50Z';

/** A half mask: what stands behind it, its face, what lies on it. */
const mask = (glow: string, top: string, foot: string, behind: string, before: string): string =>
  picture(
    96,
    96,
    defs(GOLD, lin('f', [top, foot]), rad('h', [`${glow}/.7`, `${glow}@.5/.25`, `${glow}/0`])) +
      circle(48, 50, 47, '~h') +
      behind +
      line('M11 52C4 58 4 70 8 80M85 52C92 58 92 70 88 80', '#ffdf9a', 1.6, 'stroke-linecap="round"') +
      fill(SHAPE, '#000', 'opacity=".3" transform="translate(1 3)"') +
      fill(SHAPE, '~f') +
      fill(
        'M12 45C19 33 38 35 48 44C58 35 77 33 84 45C74 38 60 40 48 49C36 40 22 38 12 45Z',
        '#fff',
        'opacity=".35"',
      ) +
      fill(EYES, '#0c1a1e') +
      line(EYES, '~gd', 2) +
      line(SHAPE, '~gd', 2) +
      before +
      fill(sparkle(30, 49, 3) + sparkle(66, 49, 3), '#fff', 'opacity=".8"'),
  );

const fox = mask(
  '#ffb06a',
  '#ff9a4a',
  '#c8501c',
  fill('M16 44L12 10L40 34ZM80 44L84 10L56 34Z', '#c8501c') +
    fill('M19 36L18 18L32 32ZM77 36L78 18L64 32Z', '#ffe0c4'),
  fill('M10 48C16 62 30 66 40 60C34 70 18 72 12 60ZM86 48C80 62 66 66 56 60C62 70 78 72 84 60Z', '#fff3e4') +
    fill('M43 58C46 62 50 62 53 58L48 66Z', '#3a1a14') +
    circle(48, 36, 3.4, '~gd'),
);
const owl = mask(
  '#e8c88a',
  '#c8985a',
  '#7a4a28',
  many(
    9,
    (i) =>
      `<path d="M48 40C42 26 44 10 48 4C52 10 54 26 48 40Z" fill="${i % 2 ? '#a8743c' : '#e8c894'}" transform="rotate(${(i - 4) * 17} 48 52)"/>`,
  ),
  many(6, (i) => circle(i < 3 ? 18 + i * 9 : 60 + (i - 3) * 9, 62 - (i % 3 === 1 ? -2 : 0), 2, '#fff0cc')) +
    fill('M43 50L48 46L53 50L48 64Z', '#f2b63c') +
    line('M48 48V60', '#a8641c', 1),
);
const swan = mask(
  '#eaf6ff',
  '#ffffff',
  '#c8dcec',
  `<g transform="translate(7 8) scale(.855)">${[-1, 1]
    .map((s) =>
      many(
        5,
        (i) =>
          `<path d="M48 46C${48 + s * 30} ${34 - i * 6} ${48 + s * 42} ${24 - i * 4} ${48 + s * (30 + i * 3)} ${6 + i * 4}C${48 + s * 20} 24 ${48 + s * 10} 36 48 46Z" fill="${i % 2 ? '#dcebf6' : '#ffffff'}" transform="rotate(${s * i * 13} 48 50)"/>`,
      ),
    )
    .join('')}</g>`,
  fill('M44 47C46 42 50 42 52 47L50 60C49 63 47 63 46 60Z', '#f2963c') +
    fill('M44 47C46 42 50 42 52 47L50 50H46Z', '#1a2430') +
    line('M14 58C22 66 32 66 38 62M82 58C74 66 64 66 58 62', '#9fc0d8', 1.2),
);
const moth = mask(
  '#c8a8ff',
  '#b890e8',
  '#5f3a9a',
  [-1, 1]
    .map(
      (s) =>
        `<path d="M48 50C${48 + s * 14} 20 ${48 + s * 40} 4 ${48 + s * 46} 22C${48 + s * 48} 38 ${48 + s * 30} 50 48 50Z" fill="#8a64c8"/><path d="M48 50C${48 + s * 16} 30 ${48 + s * 34} 16 ${48 + s * 38} 26C${48 + s * 40} 36 ${48 + s * 28} 46 48 50Z" fill="#d8bcff"/><circle cx="${48 + s * 30}" cy="30" r="5" fill="#3f2470"/><circle cx="${48 + s * 30}" cy="30" r="2" fill="#ffe9a0"/>`,
    )
    .join('') +
    line('M46 40C42 28 36 18 28 14M50 40C54 28 60 18 68 14', '#f4e4ff', 1.8, 'stroke-linecap="round"') +
    circle(28, 14, 2.4, '#ffe9a0') +
    circle(68, 14, 2.4, '#ffe9a0'),
  fill('M48 38l4 6l-4 9l-4-9Z', '#ffe9a0') +
    many(
      5,
      (i) =>
        circle(20 + i * 4, 61 + (i % 2) * 2, 1.4, '#f4e4ff') +
        circle(76 - i * 4, 61 + (i % 2) * 2, 1.4, '#f4e4ff'),
    ),
);
const stag = mask(
  '#a8e0b0',
  '#6fb08a',
  '#1f5a48',
  line(
    'M36 38C28 28 26 16 28 4M29 18C22 16 18 10 18 4M27 26C18 26 12 20 10 14M60 38C68 28 70 16 68 4M67 18C74 16 78 10 78 4M69 26C78 26 84 20 86 14',
    '~gd',
    4,
    'stroke-linecap="round"',
  ),
  fill('M40 36C40 28 48 26 48 32C48 26 56 28 56 36C54 40 50 41 48 41C46 41 42 40 40 36Z', '#2f8a5a') +
    circle(48, 35, 3, '#ff8aa0') +
    line('M16 58C22 62 28 62 32 60M80 58C74 62 68 62 64 60', '#d8f5dc', 1.4) +
    fill('M45 56H51L48 61Z', '#12302a'),
);
const cat = mask(
  '#8fb0ff',
  '#3a4468',
  '#10162a',
  fill('M16 44L16 10L42 34ZM80 44L80 10L54 34Z', '#1a2240') +
    fill('M20 36L21 18L34 32ZM76 36L75 18L62 32Z', '#e88aa8'),
  line('M34 62L6 58M34 65L8 70M62 62L90 58M62 65L88 70', '#f4f0ff', 1.2, 'stroke-linecap="round"') +
    fill('M44 55H52L48 60Z', '#ff9ab0') +
    fill(sparkle(48, 38, 6), '#ffe9a0'),
);

export const masks = {
  'masks/fox.svg': fox,
  'masks/owl.svg': owl,
  'masks/swan.svg': swan,
  'masks/moth.svg': moth,
  'masks/stag.svg': stag,
  'masks/cat.svg': cat,
};

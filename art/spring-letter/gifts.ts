/** Gifts and prizes of the spring letter, each on a dish of lilac porcelain. */
import { box, circle, defs, fill, lin, line, many, oval, picture, t, use } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { GILT, INK, MIMOSA, PAPER, WAX } from './paints.ts';
import { bow, frond, mimosa, perforated, pressed, seal, sealed } from './parts.ts';

const DISH = pedestalPaints('#f3cf6b', '#efe6fb', '#a88fd2', '#f7f1ff');

const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, ...paints) + pedestal(body, '#fffdf0'));

const flowers = [pressed('p', '#8d63cc', '#4f2a86'), pressed('q', '#f2a9b6', '#b05a78')];

/** A pressed violet behind glass in a small gilt frame. */
const violet = on(
  `<g transform="rotate(-4 48 46)">${box(27, 16, 42, 58, '~eg', 'rx="3"')}${box(31, 20, 34, 50, '#fffaf0')}${use('f', 48, 64, 0.72, 0)}${use('f', 46, 62, 0.5, -32)}${use('p', 48, 38, 1.3)}${use('q', 41, 54, 0.7, 30)}${fill('M31 20H52L31 52Z', '#fff', 'opacity=".4"')}${line('M31 20H65V70H31Z', '#8a6414', 0.8)}</g>`,
  GILT,
  frond('f', 5, '#7c9a62'),
  ...flowers,
);

/** Mimosa in wrapping paper, tied. */
const bouquet = on(
  use('m2', 44, 62, 0.5, -34, '', -0.5) +
    use('m1', 52, 62, 0.5, 22) +
    use('m2', 48, 62, 0.54, -6) +
    use('fr', 40, 56, 0.7, -54) +
    use('fr', 56, 56, 0.7, 54) +
    fill('M26 42L48 60L70 42L56 78Q48 82 40 78Z', '~li') +
    fill('M26 42L48 60L44 80L40 78Z', '#fff', 'opacity=".4"') +
    fill('M70 42L48 60L52 80L56 78Z', '#6a4fa8', 'opacity=".2"') +
    `<g transform="translate(48 64) scale(.5)">${bow('#f6a9b2', '#cf6d80')}</g>`,
  ...PAPER,
  ...MIMOSA,
  frond('fr', 5, '#8aa06a'),
  mimosa('m1', 5, 24),
  mimosa('m2', 29, 22),
);

/** A fountain pen across a writing case. */
const pen = on(
  fill('M22 44L66 34L78 62L32 76Z', '#5a3391') +
    fill('M22 44L66 34L67.4 37.4L24 48Z', '#9a78cf') +
    fill('M26 48L65 39L73 60L33 71Z', '#43256f') +
    line('M24 46L66 36.4L76 61L32.6 74Z', '#f3cf6b', 1) +
    `<g transform="rotate(-34 50 50)">${box(18, 44, 44, 11, '~pn', 'rx="5"')}${box(42, 43.4, 4, 12.2, '~eg')}${box(18, 46, 40, 2.2, '#fff', 'rx="1" opacity=".6"')}${fill('M62 45L80 49.5L62 54Z', '~eg')}${line('M66 49.5H79', '#6b4708', 0.9)}${circle(66, 49.5, 1.2, '#6b4708')}${box(24, 41, 16, 3, '~eg', 'rx="1.5"')}</g>`,
  GILT,
  lin('pn', ['#b394e6', '#6a3fa3@.5', '#3d2170']),
);

/** A music box in a hat box: its lid open, a violet that turns. */
const musicBox = on(
  fill('M24 36C24 20 72 20 72 36L66 44H30Z', '~li') +
    fill('M28 36C28 25 68 25 68 36L64 42H32Z', '#7a57b8', 'opacity=".55"') +
    line('M24 36C24 20 72 20 72 36', '~eg', 2) +
    circle(48, 32, 12, '~pz') +
    use('p', 48, 34, 1) +
    line('M48 42V50', '~eg', 2) +
    oval(48, 49, 25, 6, '#fffaf0') +
    fill('M23 49V74C23 82 73 82 73 74V49C73 57 23 57 23 49Z', '~bx') +
    line(
      many(7, (i) => t`M${27 + i * 7} ${55 + (i === 0 || i === 6 ? -1 : 0)}V${76}`),
      '#b39be0',
      2.6,
      'opacity=".5"',
    ) +
    line('M23 50C23 58 73 58 73 50', '~eg', 2) +
    line('M23 73C23 81 73 81 73 73', '~eg', 1.4) +
    `<g transform="translate(48 66) scale(.5)">${bow('#f6a9b2', '#cf6d80')}</g>` +
    line('M73 62h6v-6', '~eg', 2.2) +
    circle(79, 55, 2.4, '~eg'),
  ...PAPER,
  GILT,
  lin('bx', ['#e4dbf6', '#fffdf8@.35', '#cdbcee'], 'h'),
  ...flowers,
);

const frame = on(
  avatarFrame(
    use('f', 26, 56, 0.8, -24) +
      use('f', 70, 56, 0.8, 24) +
      many(9, (i) => {
        const a = ((30 + i * 15) * Math.PI) / 180;
        return circle(48 + 27 * Math.cos(a), 42 - 27 * Math.sin(a), i % 2 ? 4.4 : 3.4, '~mi');
      }) +
      use('p', 26, 57, 0.95, 20) +
      use('q', 69, 58, 0.85) +
      use('p', 60, 67, 0.7, 50),
  ),
  GILT,
  ...MIMOSA,
  frond('f', 5, '#8aa06a'),
  ...flowers,
);

const bubble = on(
  chatBubble(
    use('p', 84, 22, 1, 20) +
      use('q', 75, 16, 0.7) +
      use('f', 18, 66, 0.7, 40) +
      circle(14, 22, 5, '~mi') +
      circle(21, 18, 3.6, '~mi'),
  ),
  lin('fc', ['#b394e6', '#7a4cb6']),
  GILT,
  ...MIMOSA,
  frond('f', 4, '#8aa06a'),
  ...flowers,
);

/** A badge: a seal of wax on a ribbon. */
const badge = on(
  fill('M38 46L30 80L42 74L48 82L54 74L66 80L58 46Z', '#e98f9c') +
    fill('M38 46L30 80L42 74L45 46ZM58 46L66 80L54 74L51 46Z', '#cf6d80', 'opacity=".6"') +
    circle(48, 40, 26, '~eg') +
    circle(48, 40, 23, '#fffaf0') +
    `<g transform="translate(48 40) scale(1.5)">${seal}</g>`,
  GILT,
  ...WAX,
);

/** A room's theme: the open window in small. */
const theme = on(
  fill('M22 76V42C22 20 34 10 48 10C62 10 74 20 74 42V76Z', '#7468c0') +
    fill('M22 76V42C22 20 34 10 48 10C62 10 74 20 74 42V76Z', '~sk') +
    circle(56, 52, 8, '#fffbe8') +
    fill('M22 62C34 54 44 60 52 62S68 58 74 62V76H22Z', '#a9c79a') +
    use('e', 40, 34, 0.2, -12) +
    use('e', 58, 28, 0.14, 10) +
    line('M22 76V42C22 20 34 10 48 10C62 10 74 20 74 42V76', '~eg', 3.4) +
    fill('M22 30C30 34 32 60 24 78H18V30ZM74 30C66 34 64 60 72 78H78V30Z', '#cdb9ee') +
    box(16, 74, 64, 6, '#fffdf8', 'rx="2"') +
    use('p', 30, 74, 0.8) +
    use('q', 68, 75, 0.7) +
    circle(42, 73, 3.4, '~mi') +
    circle(48, 71, 4, '~mi') +
    circle(54, 73, 3.4, '~mi'),
  GILT,
  ...PAPER,
  ...MIMOSA,
  lin('sk', ['#8a7ad0', '#e0bfe2@.6', '#ffe6c9']),
  sealed('e'),
  ...flowers,
);

/** An entrance: a letter that arrives with light behind it. */
const entrance = on(
  fill(
    'M4 66C20 60 30 54 40 44L46 52C34 62 20 68 4 66ZM8 50C20 46 28 40 36 32L42 38C32 46 22 51 8 50Z',
    '#b394e6',
    'opacity=".75"',
  ) +
    line('M6 76C22 74 36 66 46 56', '~eg', 1.6, 'stroke-dasharray="2 4" stroke-linecap="round"') +
    use('e', 56, 40, 0.58, -14) +
    `<g transform="translate(55 45) rotate(-14) scale(.8)">${seal}</g>` +
    use('p', 20, 34, 0.6) +
    use('q', 30, 66, 0.6, 40) +
    circle(14, 60, 3, '~mi') +
    circle(38, 74, 3.4, '~mi'),
  GILT,
  ...PAPER,
  ...WAX,
  ...MIMOSA,
  sealed('e'),
  ...flowers,
);

/** A stamp of honour for the vote: what `motif` draws stands in a window 72 by 72 from (12 12). */
const issue = (ground: string, motif: string, ...paints: string[]): string =>
  picture(
    96,
    96,
    defs(...paints) +
      fill(perforated(92, 92, 12, 12), INK, 'opacity=".22" transform="translate(3.2 4)"') +
      fill(perforated(92, 92, 12, 12), '#fffdf6', 'transform="translate(2 1)"') +
      box(11, 10, 74, 74, ground) +
      motif +
      line('M11 10H85V84H11Z', '#f3cf6b', 1.6),
  );

const issues = {
  'stamps/lighthouse.svg': issue(
    '#5b54a8',
    fill('M48 30L85 16V44ZM48 30L11 18V42Z', '#ffe9ae', 'opacity=".5"') +
      fill('M41 38H55L60 74H36Z', '#fff') +
      fill('M40 46H56L57 54H39ZM38.4 62H57.6L58.6 69H37.4Z', '#ee7f6c') +
      box(40, 26, 16, 12, '#ffe08a') +
      fill('M38 27L48 18L58 27Z', '#43296f') +
      box(38, 36, 20, 3, '#43296f') +
      fill('M11 72C24 66 34 76 48 72S74 66 85 72V84H11Z', '#8fa4e6'),
  ),
  'stamps/stethoscope.svg': issue(
    '#8cc2b4',
    line('M34 22V38C34 54 56 54 56 38V22', '#2f2350', 4, 'stroke-linecap="round"') +
      line('M45 50V60C45 76 70 76 70 58', '#2f2350', 4, 'stroke-linecap="round"') +
      circle(70, 52, 9, '#fffaf0') +
      circle(70, 52, 5.4, '#6a3fa3') +
      circle(34, 21, 3.4, '#f3cf6b') +
      circle(56, 21, 3.4, '#f3cf6b') +
      fill('M22 64C15 58 15 51 20 51C22 51 23 53 23 54C23 53 24 51 26 51C31 51 31 58 24 64Z', '#ee7f6c'),
  ),
  'stamps/blackboard.svg': issue(
    '#f3cf6b',
    box(20, 24, 56, 40, '#8a5a3a', 'rx="2"') +
      box(24, 28, 48, 32, '#2f5a4c') +
      line('M30 52C36 34 42 34 46 46S58 54 64 36M30 38h8', '#fffaf0', 2.2, 'stroke-linecap="round"') +
      box(28, 64, 40, 4, '#6d4428') +
      box(34, 61, 10, 3, '#fffdf6', 'rx="1"') +
      line('M30 68L24 84M66 68L72 84', '#6d4428', 4),
  ),
  'stamps/bus.svg': issue(
    '#f7b9a6',
    circle(66, 26, 9, '#fff4c4') +
      fill('M11 70H85V84H11Z', '#6f5fa0') +
      box(18, 36, 58, 34, '#6a3fa3', 'rx="7"') +
      box(18, 56, 58, 4, '#f3cf6b') +
      box(23, 41, 11, 11, '#dfeaff', 'rx="2"') +
      box(37, 41, 11, 11, '#dfeaff', 'rx="2"') +
      box(51, 41, 11, 11, '#dfeaff', 'rx="2"') +
      fill('M65 41H70C73 41 74 44 74 52H65Z', '#dfeaff') +
      circle(31, 71, 7, '#2f2350') +
      circle(31, 71, 3, '#cdbcee') +
      circle(63, 71, 7, '#2f2350') +
      circle(63, 71, 3, '#cdbcee') +
      circle(74, 63, 2.4, '#fff4c4'),
  ),
  'stamps/flask.svg': issue(
    '#bcd0f4',
    fill(
      'M40 22H56V26H54V42L70 70C72 76 70 78 66 78H30C26 78 24 76 26 70L42 42V26H40Z',
      '#fff',
      'opacity=".85"',
    ) +
      fill('M36 54L60 54L69 70C71 75 69 76 66 76H30C27 76 25 75 27 70Z', '#8d63cc') +
      circle(42, 64, 3.4, '#e4dbf6') +
      circle(54, 68, 2.4, '#e4dbf6') +
      circle(50, 60, 1.8, '#e4dbf6') +
      circle(52, 16, 2.4, '#8d63cc') +
      line('M40 22H56V26H54V42L70 70C72 76 70 78 66 78H30C26 78 24 76 26 70L42 42V26H40Z', '#43296f', 1.6),
  ),
  'stamps/needle.svg': issue(
    '#f2c6d4',
    box(24, 34, 30, 34, '#6a3fa3') +
      line(
        many(6, (i) => t`M24 ${38 + i * 5.4}H54`),
        '#b394e6',
        2.4,
      ) +
      box(20, 28, 38, 7, '#c98a4a', 'rx="2"') +
      box(20, 67, 38, 7, '#c98a4a', 'rx="2"') +
      line('M54 40C74 36 60 64 76 52', '#6a3fa3', 1.8) +
      line('M66 24L78 66', '#5c6478', 2.6, 'stroke-linecap="round"') +
      fill('M64 20L69 22L70 30L66 26Z', '#5c6478'),
  ),
};

export const gifts = {
  'gifts/violet.svg': violet,
  'gifts/mimosa.svg': bouquet,
  'gifts/pen.svg': pen,
  'gifts/music-box.svg': musicBox,
  'prizes/frame.svg': frame,
  'prizes/bubble.svg': bubble,
  'prizes/badge.svg': badge,
  'prizes/entrance.svg': entrance,
  'prizes/theme.svg': theme,
  ...issues,
};

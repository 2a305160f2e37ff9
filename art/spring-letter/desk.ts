/** The window and the desk before it: books and letters, mimosa in a jar, ink and a pen. */
import { box, circle, defs, fill, group, lin, line, many, oval, picture, t, use } from '../draw.ts';
import { H, W } from './backdrop.ts';
import { airmail, GROUND, INK, MIMOSA, PAPER, WAX } from './paints.ts';
import { book, bow, envelope, frond, mimosa, postmark, pressed, seal, sealed, stamp } from './parts.ts';

const ARCH = 'M30 426V156C30 62 104 14 195 14C286 14 360 62 360 156V426Z';

/** A casement that stands open, narrowed by the view: left of the arch. */
const casement =
  fill('M34 158L62 176V402L34 424Z', '#fff', 'opacity=".3"') +
  line('M34 158L62 176V402L34 424Z', '~wf', 5, 'stroke-linejoin="round"') +
  line('M34 242L62 250M34 330L62 326', '~wf', 3.4) +
  fill('M38 176L58 190V220L38 214Z', '#fff', 'opacity=".35"');

/** Letters tied with a ribbon, lying: 70 wide, standing on (0 0). */
const bundle =
  many(4, (i) =>
    box(
      -35 + (i % 2) * 3,
      -8 - i * 7,
      68 - (i % 3) * 3,
      6.4,
      ['~pa', '~li', '~pa', '~kr'][i] ?? '~pa',
      `rx="1.4" stroke="#a48fb0" stroke-width=".5"`,
    ),
  ) +
  box(-4, -30, 8, 29, '#e98f9c') +
  `<g transform="translate(0 -32) scale(.62)">${bow('#f6a9b2', '#cf6d80')}</g>`;

/** A jar of water with stems in it, 64 wide, standing on (0 0). */
const jar =
  fill(
    'M-24-62H24V-54C34-50 34-44 34-36V-8C34-2 30 0 24 0H-24C-30 0-34-2-34-8V-36C-34-44-34-50-24-54Z',
    '#eaf3fb',
    'opacity=".74"',
  ) +
  line('M-10-4C-6-26-8-46-4-66M8-4C4-30 6-44 2-66M0-3C10-26 10-44 12-64', '#7c8f5a', 2.6, 'opacity=".8"') +
  fill('M-33-34H33V-8C33-2 30-1 24-1H-24C-30-1-33-2-33-8Z', '#b9d2ee', 'opacity=".55"') +
  oval(0, -34, 33, 4, '#fff', 'opacity=".6"') +
  box(-27, -66, 54, 8, '#f7fbff', 'rx="4"') +
  box(-27, -60, 54, 2, '#a9b8d8', 'opacity=".7"') +
  fill('M-28-44C-30-30-29-16-27-6H-20C-23-18-23-34-21-47Z', '#fff', 'opacity=".85"') +
  box(-20, -30, 40, 18, '#fffaf0', 'rx="2" stroke="#cbb9a8" stroke-width=".6"') +
  line('M-13-24H13M-13-18H6', '#9a8bb8', 1.6, 'stroke-linecap="round"');

/** A bottle of ink and a quill in it, standing on (0 0). */
const ink =
  line('M2-26L26-96', '#f6eadc', 2.4, 'stroke-linecap="round"') +
  fill('M12-56C8-84 20-116 44-132C50-108 44-78 22-58L30-96Z', '~qu') +
  line(
    'M16-62L40-122M20-74l-6-10M25-88l-6-11M30-101l-4-10M22-74l12-7M27-88l11-8M32-101l8-8',
    '#fff',
    1,
    'opacity=".75"',
  ) +
  fill(
    'M-20-22C-20-28-12-28-10-30V-36H14V-30C16-28 24-28 24-22V-4C24-1 22 0 19 0H-15C-18 0-20-1-20-4Z',
    '#4b3390',
  ) +
  fill('M-16-21C-14-24-9-24-6-26V-4H-14C-16-4-16-5-16-7Z', '#9d86dc', 'opacity=".8"') +
  box(-13, -39, 30, 6, '#e2b64c', 'rx="2"') +
  box(-8, -20, 22, 13, '#fffaf0', 'rx="1.5"') +
  line('M-3-14H9', '#9a8bb8', 1.6, 'stroke-linecap="round"');

const shade = (x: number, y: number, rx: number, ry = 5): string => oval(x, y, rx, ry, INK, 'opacity=".2"');

export function middle(): string {
  return picture(
    W,
    H,
    defs(
      ...PAPER,
      ...MIMOSA,
      ...WAX,
      airmail(5),
      lin('wl', ['#8a78c6', '#b7a4de@.6', '#d7cbee']),
      lin('wf', ['#fffdfa', '#ded3ee'], 'h'),
      lin('ds', ['#fff7ec', '#f0dfd6@.4', GROUND]),
      lin('sl', ['#fffdf8', '#d9cbe0']),
      lin('qu', ['#efe6ff', '#a98fd6@.6', '#7a57b8'], 'd'),
      frond('fr2', 6, '#8fa369'),
      group('fr', use('fr2', 0, 0, 1.1)),
      mimosa('m1', 5, 30),
      mimosa('m2', 17, 24),
      group('s', seal),
      envelope('e'),
      sealed('l', '~li', '~pa'),
      group(
        'st',
        stamp(
          `${circle(22, 26, 13, '#fff4c4')}${fill('M5 49V38C14 30 30 30 39 38V49Z', '#8fb98a')}${use('mi2', 22, 42, 0.4)}`,
          '#c3b2ea',
        ),
      ),
      pressed('mi2', '#7a4fc0', '#4f2a86'),
    ) +
      `<path d="M0 0H390V430H0Z${ARCH}" fill="url(#~wl)" fill-rule="evenodd"/>` +
      line(
        many(
          7,
          (i) =>
            t`M${4 + i * 8} 0V${[430, 430, 430, 150, 110, 84, 64][i] ?? 0}M${386 - i * 8} 0V${[430, 430, 430, 150, 110, 84, 64][i] ?? 0}`,
        ),
        '#fff',
        1,
        'opacity=".16"',
      ) +
      casement +
      `<g transform="translate(390) scale(-1 1)">${casement}</g>` +
      line(ARCH, INK, 13, 'opacity=".16"') +
      line(ARCH, '~wf', 10) +
      line('M36 426V156C36 66 107 20 195 20C283 20 354 66 354 156V426', '#b7a4d6', 1) +
      fill('M178 6H212L207 30H183Z', '~sl', 'stroke="#b7a4d6" stroke-width=".8"') +
      box(8, 420, 374, 12, '~sl', 'rx="4"') +
      box(14, 430, 362, 5, INK, 'opacity=".18"') +
      fill('M0 434H390V520H0Z', '~ds') +
      line('M0 462H390M0 490H390', '#cdb8d8', 1, 'opacity=".4"') +
      // The bouquet stands behind, letters and books before it.
      shade(196, 446, 52, 6) +
      use('m2', 178, 388, 0.86, -34, '', -0.86) +
      use('m1', 214, 388, 0.84, 26) +
      use('m1', 200, 386, 0.84, 46) +
      use('m2', 186, 388, 0.84, -58, '', -0.84) +
      use('m2', 200, 390, 0.9, 14) +
      use('m1', 190, 390, 0.92, -12) +
      use('fr2', 176, 392, 1.1, -72) +
      use('fr2', 214, 392, 1.1, 74) +
      `<g transform="translate(196 444)">${jar}</g>` +
      shade(84, 457, 58) +
      book(34, 458, 104, 19, '#7b57b8', '#f3cf6b') +
      book(42, 439, 92, 15, '#f1a79c', '#fff4e6') +
      book(36, 424, 88, 17, '#7fa88a', '#fff4e6') +
      `<g transform="translate(80 407)">${bundle}</g>` +
      shade(318, 457, 34) +
      `<g transform="translate(318 456)">${ink}</g>` +
      shade(178, 466, 74, 5) +
      `<g transform="translate(150 438) rotate(-9) scale(.62)">${use('e', 0, 0)}${use('st', 24, -38, 0.82)}<g transform="translate(10 -14) scale(.8)">${postmark('#4f3a86')}</g></g>` +
      shade(254, 466, 48, 4) +
      use('l', 246, 438, 0.66, 8) +
      use('s', 245, 444, 0.78, 8),
    true,
  );
}

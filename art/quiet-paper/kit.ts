/** Labels of quiet paper: one ink, ruled lines, the work of an engraver; nothing glows. */
import { circle, defs, fill, lin, line, many, picture, t } from '../draw.ts';
import { FIGURES } from '../kit.ts';
import { star } from '../sparks.ts';
import { frames } from './frames.ts';
import { INK, rosette } from './sheet.ts';

const PAPER = '#fffefa';

/** A printed label: a full face of ink, so that light lettering reads, with two rules of bare paper. */
const LABEL =
  'M20 5H260C260 10 264 14 270 14V36C264 36 260 40 260 45H20C20 40 16 36 10 36V14C16 14 20 10 20 5Z';

const plate = picture(
  280,
  56,
  defs(lin('f', ['#3a5880', INK, '#284061'])) +
    fill(LABEL, '#22303f', 'opacity=".2" transform="translate(0 2)"') +
    fill(LABEL, '~f') +
    line(
      'M24.4 9H255.6C257 13 260 16.4 266 17.6V32.4C260 33.6 257 37 255.6 41H24.4C23 37 20 33.6 14 32.4V17.6C20 16.4 23 13 24.4 9Z',
      PAPER,
      0.9,
      'opacity=".85"',
    ) +
    line('M44 12H236M44 38H236', PAPER, 0.5, 'opacity=".55"') +
    [30, 250]
      .map(
        (x) =>
          fill(
            t`M${x} 18.6L${x + 6.4} 25L${x} 31.4L${x - 6.4} 25Z`,
            'none',
            `stroke="${PAPER}" stroke-width=".9"`,
          ) + fill(t`M${x} 22.2L${x + 2.8} 25L${x} 27.8L${x - 2.8} 25Z`, PAPER),
      )
      .join(''),
);

/** An engraved roundel with the figure of the rank; laurels grow on the first three sides of it. */
function rank(place: number, ink: string): string {
  const leaves = many(6 - place, (i) => {
    const a = ((80 - i * 26) * Math.PI) / 180;
    const [x, y] = [23 * Math.cos(a), 20 * Math.sin(a)];
    const tilt = 20 + i * 24;
    const leaf = 'M0 0C-3.4-1.6-3.6-6 0-9C3.6-6 3.4-1.6 0 0Z';
    return (
      t`<path d="${leaf}" transform="translate(${32 + x} ${26 + y})rotate(${tilt < 90 ? 78 - tilt : -tilt + 78})"/>` +
      t`<path d="${leaf}" transform="translate(${32 - x} ${26 + y})rotate(${tilt - 78})"/>`
    );
  });
  return picture(
    64,
    48,
    `<g fill="${ink}">${leaves}</g>` +
      circle(32, 23, 18, PAPER) +
      `<g fill="none" stroke="${ink}" transform="translate(0 -9)"><circle cx="32" cy="32" r="18" stroke-width="1.6"/><path d="${rosette(14.6, 1.8, 16, 0, 32, 96)}" stroke-width=".6"/><path d="${rosette(14.6, 1.8, 16, Math.PI, 32, 96)}" stroke-width=".6"/></g>` +
      circle(32, 23, 11.4, ink) +
      `<path d="${FIGURES[place]}" transform="translate(32 23)scale(1.16)" fill="${PAPER}"/>` +
      (place === 0 ? fill(star(32, 4.4, 4.4), ink, `stroke="${PAPER}" stroke-width="1"`) : ''),
  );
}

const currency = picture(
  48,
  48,
  circle(24, 25.2, 20, INK, 'opacity=".22"') +
    circle(24, 23.4, 20, PAPER) +
    `<g fill="none" stroke="${INK}"><circle cx="24" cy="23.4" r="19.2" stroke-width="1.6"/><circle cx="24" cy="23.4" r="16.6" stroke-width=".7"/><g transform="translate(0 -.6)"><path d="${rosette(13.6, 1.8, 12, 0, 24, 72)}" stroke-width=".6"/><path d="${rosette(13.6, 1.8, 12, Math.PI, 24, 72)}" stroke-width=".6"/></g></g>` +
    circle(24, 23.4, 9.8, INK) +
    fill(star(24, 23.8, 6.6), PAPER),
);

export const kit = {
  'plate.svg': plate,
  'rank-1.svg': rank(0, '#7d5a12'),
  'rank-2.svg': rank(1, '#55606e'),
  'rank-3.svg': rank(2, '#84502a'),
  'currency.svg': currency,
  ...frames,
};

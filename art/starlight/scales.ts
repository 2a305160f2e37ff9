/** The scales of a team battle: two pans of stars on one beam, as level as the rules want them. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { sparkle, star, starDust } from '../sparks.ts';

/** A pan on its chains, with a heap of stars in it. */
function pan(x: number, y: number, paint: string): string {
  return (
    line(t`M${x} 34L${x - 44} ${y}M${x} 34L${x + 44} ${y}`, '#f6d683', 1.2, 'opacity=".8"') +
    circle(x, y - 12, 52, '~gl') +
    fill(
      many(5, (i) => star(x - 28 + i * 14, y - 7 - (i % 2) * 9, 9)),
      paint,
    ) +
    fill(t`M${x - 48} ${y}H${x + 48}C${x + 40} ${y + 22} ${x - 40} ${y + 22} ${x - 48} ${y}Z`, '~go')
  );
}

const scales = picture(
  390,
  300,
  defs(
    lin('s', ['#0c0a26', '#2b2168@.6', '#120d2b']),
    rad('gl', ['#c4b8ff/.55', '#c4b8ff/0']),
    lin('go', ['#fff3c8', '#f6d683@.4', '#9a6a24']),
  ) +
    box(0, 0, 390, 300, '~s') +
    starDust(84, 90, 390, 240, '#eef0ff') +
    line('M76 34C140 22 250 22 314 34', '~go', 5, 'stroke-linecap="round"') +
    pan(76, 92, '#9ff0e4') +
    pan(314, 92, '#ffb6a0') +
    box(192, 30, 6, 206, '~go', 'rx="3"') +
    circle(195, 26, 11, '~go') +
    fill(sparkle(195, 26, 24), '#fff6d8') +
    oval(195, 246, 74, 12, '~go') +
    oval(195, 242, 62, 7, '#fff', 'opacity=".35"'),
  true,
);

/** The four ranks of a season as medals on one ribbon of stars, the last with a crown. */
const ranks = picture(
  343,
  112,
  defs(
    lin('s', ['#0f0b2c', '#33267a']),
    rad('gl', ['#c4b8ff/.6', '#c4b8ff/0']),
    lin('m0', ['#ffe8d2', '#e3a474@.4', '#8a4a22'], 'd'),
    lin('m1', ['#fff', '#d7dee9@.4', '#7d8aa0'], 'd'),
    lin('m2', ['#fff6cf', '#f9d267@.4', '#b87414'], 'd'),
    lin('m3', ['#fff', '#c4b8ff@.4', '#6a52d8'], 'd'),
  ) +
    box(0, 0, 343, 112, '~s') +
    starDust(12, 40, 343, 160, '#eef0ff') +
    line(
      'M-6 92C70 80 130 84 180 70C240 54 290 56 349 34',
      '#c4b8ff',
      1.6,
      'stroke-dasharray="1 6" stroke-linecap="round"',
    ) +
    many(4, (i) => {
      const [x, y, r] = [44 + i * 84, 72 - i * 5, 21 + i * 3];
      const petals = many(12 + i * 2, (k) => {
        const a = (k * 2 * Math.PI) / (12 + i * 2);
        return circle(x + r * Math.cos(a), y + r * Math.sin(a), 4.6, `~m${i}`);
      });
      return (
        circle(x, y, r * 2, '~gl') +
        petals +
        circle(x, y, r, `~m${i}`) +
        circle(x, y, r * 0.74, '#1b1248', 'opacity=".82"') +
        fill(star(x, y + 0.6, r * 0.56), `~m${i}`) +
        (i === 3
          ? fill(
              t`M${x - 17} ${y - r - 3}L${x - 21} ${y - r - 20}L${x - 9} ${y - r - 12}L${x} ${y - r - 24}L${x + 9} ${y - r - 12}L${x + 21} ${y - r - 20}L${x + 17} ${y - r - 3}Z`,
              '~m2',
            ) + circle(x, y - r - 8, 2.6, '#ff7a9c')
          : '')
      );
    }) +
    fill(sparkle(86, 34, 5) + sparkle(170, 26, 6) + sparkle(250, 20, 5), '#fff6d8'),
);

export const scalesPictures = { 'scales-sky.svg': scales };

export const scalesStrips = { 'scales-ranks.svg': ranks };

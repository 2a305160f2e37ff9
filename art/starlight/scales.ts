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

export const scalesPictures = { 'scales-sky.svg': scales };

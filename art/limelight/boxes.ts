/** A hall of many voices: arched boxes around one floor, and a picture of its eight seats. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { sparkle } from '../sparks.ts';

const PAINTS = [
  rad('gl', ['#ffe9a8/.8', '#ffd34d@.5/.2', '#ffd34d/0']),
  lin('me', ['#fff6cf', '#ffd34d@.4', '#9a6a24']),
  lin('cu', ['#ff8a66', '#8f2f22']),
];
const COATS = ['#ff8a66', '#7fe6cf', '#ffd34d', '#f3a6c0'];

/** One who sits in an arch, or the arch alone, dark, with its curtain drawn. */
const arch = (x: number, y: number, w: number, who: number): string => {
  const d = t`M${x - w} ${y}V${y - w * 1.3}A${w} ${w} 0 0 1 ${x + w} ${y - w * 1.3}V${y}Z`;
  return (
    fill(d, who < 0 ? '~cu' : '#04211f') +
    (who < 0
      ? line(
          t`M${x - w * 0.5} ${y - w * 2}V${y}M${x} ${y - w * 2.2}V${y}M${x + w * 0.5} ${y - w * 2}V${y}`,
          '#6b2018',
          1.6,
        )
      : circle(x, y - w, w * 1.1, '~gl') +
        circle(x, y - w * 1.1, w * 0.36, '#ffe0c4') +
        fill(
          t`M${x - w * 0.7} ${y}C${x - w * 0.6} ${y - w} ${x + w * 0.6} ${y - w} ${x + w * 0.7} ${y}Z`,
          COATS[who % 4] ?? '#fff',
        )) +
    line(d, '~me', 2.4)
  );
};

const sky = picture(
  390,
  300,
  defs(lin('s', ['#03110f', '#0f5a4e@.6', '#06211f']), ...PAINTS) +
    box(0, 0, 390, 300, '~s') +
    many(5, (i) => arch(39 + i * 78, 62 + (2 - Math.abs(i - 2)) * 5, 24, i === 1 ? -1 : i)) +
    fill('M-6 66Q195 100 396 66V84Q195 118-6 84Z', '~cu') +
    line('M-6 66Q195 100 396 66M-6 84Q195 118-6 84', '~me', 2) +
    many(10, (i) => circle(20 + i * 39, 76 + 16 * (1 - ((i - 4.5) / 4.5) ** 2), 3, '#fffbe0')) +
    many(
      3,
      (i) => arch(26, 168 + i * 62, 17, i === 1 ? -1 : i + 1) + arch(364, 168 + i * 62, 17, i === 2 ? -1 : i),
    ) +
    oval(195, 290, 150, 24, '#0c3a36') +
    oval(195, 284, 110, 12, '~gl') +
    fill(sparkle(195, 30, 7) + sparkle(92, 128, 5) + sparkle(300, 124, 6), '#fff3c4'),
  true,
);

/** Eight seats in two rows: the leader's has a crown, one is empty. */
const seats = picture(
  343,
  130,
  defs(lin('s', ['#0c3a36', '#125048']), ...PAINTS) +
    box(0, 0, 343, 130, '~s', 'rx="14"') +
    many(8, (i) => {
      const [x, y] = [50 + (i % 4) * 81, i < 4 ? 36 : 94];
      return (
        circle(x, y, i ? 26 : 32, '~gl', i ? 'opacity=".35"' : '') +
        circle(x, y, 21, '~me') +
        circle(x, y, 18.6, '#06211f') +
        (i === 6
          ? line(t`M${x - 6} ${y}H${x + 6}M${x} ${y - 6}V${y + 6}`, '#b5d6cb', 2.4, 'stroke-linecap="round"')
          : circle(x, y - 4, 6, '#ffe0c4') +
            fill(
              t`M${x - 12} ${y + 14}C${x - 11} ${y} ${x + 11} ${y} ${x + 12} ${y + 14}Z`,
              COATS[i % 4] ?? '#fff',
            ))
      );
    }) +
    fill('M40 14L37 3L45 8L50-1L55 8L63 3L60 14Z', '~me'),
);

export const boxesPictures = { 'boxes-sky.svg': sky, 'hall-seats.svg': seats };

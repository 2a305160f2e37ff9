/** What a rule counts, engraved as a row: a seed that becomes a flower, packs of diamonds from small to large. */
import { circle, defs, fill, lin, line, many, oval, picture, t } from '../draw.ts';
import { INK } from './sheet.ts';

const W = 343;
const H = 112;
const GREEN = '#4c8a5e';
const ROSE = '#c9566e';
const GOLD = '#b98a2c';
const paper = defs(lin('s', ['#eef2f6', '#f7f3e6'])) + fill(`M0 0H${W}V${H}H0Z`, '~s');
const outline = `stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"`;

/** A pot of earth around (`x` 90), and the arrow that leads to the next one. */
const pot = (x: number): string =>
  fill(t`M${x - 20} 82H${x + 20}L${x + 15} 102H${x - 15}Z`, '#fffefa', outline) +
  fill(t`M${x - 23} 76H${x + 23}V84H${x - 23}Z`, '#fffefa', outline) +
  line(t`M${x - 15} 89H${x + 15}M${x - 14} 94H${x + 14}`, INK, 0.6, 'opacity=".5"') +
  oval(x, 76, 19, 4, '#8a6a4c', outline);
const arrow = (x: number): string =>
  line(t`M${x} 64h14m-5-5l5 5l-5 5`, INK, 1.3, 'stroke-linecap="round" stroke-linejoin="round" opacity=".7"');
const leaf = (x: number, y: number, w: number): string =>
  fill(
    t`M${x} ${y}C${x + w * 0.3} ${y - 14} ${x + w} ${y - 14} ${x + w} ${y - 10}C${x + w} ${y - 2} ${x + w * 0.5} ${y + 2} ${x} ${y}Z`,
    GREEN,
    outline,
  );

const growing = picture(
  W,
  H,
  paper +
    [46, 130, 214, 298].map(pot).join('') +
    [81, 165, 249].map(arrow).join('') +
    // A seed, a sprout, a bud, a flower.
    fill('M46 52C54 58 54 68 46 72C38 68 38 58 46 52Z', GOLD, outline) +
    line('M46 57V67', '#fffefa', 1.2) +
    line('M130 76V56', GREEN, 2.6, 'stroke-linecap="round"') +
    leaf(130, 60, 16) +
    leaf(130, 60, -16) +
    line('M214 76V38', GREEN, 2.6, 'stroke-linecap="round"') +
    leaf(214, 66, 17) +
    leaf(214, 56, -17) +
    fill('M214 40C203 34 205 20 214 14C223 20 225 34 214 40Z', ROSE, outline) +
    line('M214 40C210 32 210 24 214 16', '#fffefa', 1.2, 'opacity=".8"') +
    line('M298 76V36', GREEN, 2.6, 'stroke-linecap="round"') +
    leaf(298, 68, 17) +
    leaf(298, 60, -17) +
    many(6, (i) => {
      const a = (i * Math.PI) / 3 + 0.5;
      return circle(298 + 11 * Math.cos(a), 28 + 11 * Math.sin(a), 8, ROSE, outline);
    }) +
    circle(298, 28, 7, GOLD, outline),
);

/** A cut stone, its girdle at `y`. */
const stone = (x: number, y: number, r: number): string =>
  fill(
    t`M${x - r} ${y}L${x - r * 0.55} ${y - r * 0.6}H${x + r * 0.55}L${x + r} ${y}L${x} ${y + r}Z`,
    '#8fb8dc',
    outline,
  ) +
  line(
    t`M${x - r} ${y}H${x + r}M${x - r * 0.4} ${y}L${x} ${y + r}L${x + r * 0.4} ${y}L${x} ${y - r * 0.6}Z`,
    INK,
    0.8,
  ) +
  fill(
    t`M${x - r} ${y}L${x - r * 0.55} ${y - r * 0.6}L${x - r * 0.1} ${y - r * 0.6}L${x - r * 0.4} ${y}Z`,
    '#fff',
    'opacity=".7"',
  );

/** Stones in the rows of each heap, the lowest first. */
const HEAPS = [[1], [2], [2, 1], [3, 1], [3, 2], [3, 2, 1]];

const packs = picture(
  W,
  76,
  paper +
    line('M14 62H329', INK, 1.4) +
    line('M14 66H329', INK, 0.5) +
    HEAPS.map((heap, i) =>
      heap
        .map((count, row) =>
          many(count, (k) => stone(40 + i * 53 + (k - (count - 1) / 2) * 16, 53 - row * 15, 7.6)),
        )
        .join(''),
    ).join(''),
);

/** A pack of fourteen, four of them used: the ten that are left go back as money. */
const left = picture(
  W,
  76,
  paper +
    many(14, (i) => {
      const [x, y] = [24 + (i % 7) * 25, 24 + Math.floor(i / 7) * 27];
      return i < 4
        ? line(
            t`M${x - 8} ${y}L${x - 4.4} ${y - 4.8}H${x + 4.4}L${x + 8} ${y}L${x} ${y + 8}Z`,
            INK,
            1,
            'stroke-dasharray="2 2" opacity=".6"',
          )
        : stone(x, y, 8.4);
    }) +
    line('M206 38h34m-9-9l9 9l-9 9', INK, 1.6, 'stroke-linecap="round" stroke-linejoin="round"') +
    [0, 1, 2]
      .map(
        (i) =>
          circle(276 + i * 17, 40 - i * 2, 17, '#fffefa', outline) +
          circle(276 + i * 17, 40 - i * 2, 12, '#e9cf8c', outline),
      )
      .join('') +
    line(
      'M310 28V44M306 31C306 28 314 28 314 32C314 36 306 35 306 39C306 43 314 43 314 40',
      INK,
      1.3,
      'stroke-linecap="round"',
    ),
);

/** Where stardust comes from and where it is spent: a log of the day, a boat, a stall in the port. */
const course = picture(
  W,
  H,
  paper +
    line('M0 92Q14 86 28 92T84 92T140 92T196 92T252 92T308 92T364 92', INK, 1.2) +
    line('M0 100Q14 94 28 100T84 100T140 100T196 100T252 100T308 100T364 100', INK, 0.6, 'opacity=".6"') +
    fill('M28 30H76V80H28Z', '#fffefa', outline) +
    line('M36 42h8M36 54h8M36 66h8M50 42h18M50 54h18M50 66h18', INK, 1.3, 'stroke-linecap="round"') +
    line('M36 41l3 4l6-8M36 53l3 4l6-8', GREEN, 2.2, 'stroke-linecap="round" stroke-linejoin="round"') +
    line(
      'M84 64C106 40 120 40 136 56M210 56C226 40 240 40 258 58',
      INK,
      1.4,
      'stroke-dasharray="3 5" stroke-linecap="round"',
    ) +
    fill('M138 76H206C200 92 190 96 172 96C154 96 144 92 138 76Z', '#fffefa', outline) +
    line('M172 76V20', INK, 1.6) +
    fill('M176 24C196 36 200 54 196 70H176Z', '#dfe6ee', outline) +
    fill('M168 32C154 42 148 56 148 70H168Z', '#dfe6ee', outline) +
    fill('M172 12l3 6 6.6.6-5 4.4 1.6 6.6-6.2-3.6-6.2 3.6 1.6-6.6-5-4.4 6.6-.6Z', GOLD, outline) +
    fill('M266 50H322V84H266Z', '#fffefa', outline) +
    fill('M260 34H328L322 52H266Z', '#fffefa', outline) +
    fill('M274 34H287V52H278ZM301 34H314L310 52H301Z', ROSE, 'opacity=".85"') +
    stone(282, 68, 7) +
    stone(304, 68, 7) +
    line('M266 78H322', INK, 1.2),
);

/** An hour by day counts once, one of the evening once and a half: two clocks, and the squares that they fill. */
const hours = picture(
  W,
  H,
  paper +
    [0, 1]
      .map((evening) => {
        const x = 56 + evening * 164;
        const square = (at: number, wide: number): string =>
          fill(t`M${at} 44H${at + wide}V72H${at}Z`, evening ? '#e9cf8c' : '#dfe6ee', outline);
        const edge = (turn: number): string => {
          const a = ((turn - 90) * Math.PI) / 180;
          return t`${x + 34 * Math.cos(a)} ${58 + 34 * Math.sin(a)}`;
        };
        return (
          circle(x, 58, 40, '#fffefa', outline) +
          (evening ? fill(`M${x} 58L${edge(240)}A34 34 0 0 1 ${edge(360)}Z`, '#e9cf8c', outline) : '') +
          line(
            many(12, (k) => {
              const a = (k * Math.PI) / 6;
              return t`M${x + 34 * Math.cos(a)} ${58 + 34 * Math.sin(a)}L${x + 38 * Math.cos(a)} ${58 + 38 * Math.sin(a)}`;
            }),
            INK,
            1.2,
          ) +
          line(
            evening ? t`M${x} 58L${x - 21} 46M${x} 58V32` : t`M${x} 58L${x + 12} 37M${x} 58V32`,
            INK,
            2.4,
            'stroke-linecap="round"',
          ) +
          circle(x, 58, 3, INK) +
          square(x + 56, 28) +
          (evening ? square(x + 84, 14) : '')
        );
      })
      .join(''),
);

export const growingPictures = {
  'hours.svg': hours,
  'growing.svg': growing,
  'packs.svg': packs,
  'left.svg': left,
  'course.svg': course,
};

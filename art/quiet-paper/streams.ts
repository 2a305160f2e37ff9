/** Where earnings come from, as an engraver would print it: streams, a lens, one coin, a microphone. */
import { circle, fill, line, many, oval, t } from '../draw.ts';
import { coin, cut, hero, PAPER, round, rule, SEPIA } from './engraving.ts';

const streams = hero(
  '#f3ead8',
  '#e6d9c0',
  SEPIA,
  [
    [52, 20],
    [195, 10],
    [338, 20],
  ]
    .map(([x = 0, y = 0], k) => {
      const end = 195 + (x - 195) * 0.16;
      return (
        many(3, (i) =>
          line(
            t`M${x - 6 + i * 6} ${y + 22}C${x - 6 + i * 6} ${y + 66} ${end - 5 + i * 5} ${y + 40} ${end - 5 + i * 5} 92`,
            SEPIA,
            1.2,
            'opacity=".65"',
          ),
        ) + coin(x, y + 14, 15, SEPIA, k !== 1)
      );
    })
    .join('') +
    cut('M128 88H262C258 112 240 122 220 122H170C150 122 132 112 128 88Z', SEPIA, 1.8) +
    oval(195, 88, 67, 9, '#efe2c8', `stroke="${SEPIA}" stroke-width="1.6"`) +
    many(3, (i) => line(t`M${156 - i * 8} ${86 + i * 2}q10-4 20 0t20 0t20 0`, SEPIA, 0.9, 'opacity=".6"')) +
    line('M100 46c8-6 16-6 22 0M268 46c8-6 16-6 22 0', SEPIA, 0.8, 'opacity=".5"'),
);

const lens = hero(
  '#f4ecdd',
  '#e9dcc4',
  SEPIA,
  many(7, (i) =>
    line(
      t`M20 ${20 + i * 15}H${250 - (i % 3) * 30}M${300 - (i % 2) * 20} ${20 + i * 15}H370`,
      SEPIA,
      1.6,
      'opacity=".4"',
    ),
  ) +
    circle(212, 60, 48, SEPIA, 'opacity=".2"') +
    line('M246 92L306 124', SEPIA, 11, round) +
    line('M246 92L306 124', '#c99a5a', 4, round) +
    circle(208, 56, 46, PAPER, `stroke="${SEPIA}" stroke-width="5"`) +
    circle(208, 56, 41, 'none', `stroke="${SEPIA}" stroke-width=".8"`) +
    line('M176 38H226M176 56H214M176 74H232', SEPIA, 4, round) +
    coin(238, 48, 9, SEPIA) +
    line('M180 22C190 14 204 12 216 14', '#fff', 3, round),
);

const oneCoin = hero(
  '#f6ecd9',
  '#e7d8bd',
  SEPIA,
  line('M0 104H390', SEPIA, 1) +
    circle(199, 64, 54, SEPIA, 'opacity=".18"') +
    fill('M195 60V8A52 52 0 0 1 195 112Z', PAPER, `stroke="${SEPIA}" stroke-width="1.6"`) +
    fill('M181 60V8A52 52 0 0 0 181 112Z', SEPIA) +
    line(
      many(9, (i) => t`M${200 + i * 5} ${16 + i * i * 0.5}V${104 - i * i * 0.5}`),
      SEPIA,
      0.7,
      'opacity=".5"',
    ) +
    fill('M195 42l13 18l-13 18Z', SEPIA) +
    fill('M181 42l-13 18l13 18Z', PAPER) +
    line('M128 40H84M128 80H70M250 40H304M250 80H318', SEPIA, 1, 'stroke-dasharray="2 4"') +
    [
      [66, 40],
      [52, 80],
      [322, 40],
      [336, 80],
    ]
      .map(([x = 0, y = 0]) => coin(x, y, 13, SEPIA))
      .join(''),
);

const micBars = hero(
  '#f5e9dc',
  '#ead6c2',
  SEPIA,
  rule(110, SEPIA) +
    many(11, (i) => {
      const h = 18 + 66 * Math.abs(Math.sin(i * 0.62 + 0.4));
      const x = 150 + i * 21;
      return (
        fill(t`M${x} 108V${108 - h}h14V108Z`, i % 3 ? PAPER : SEPIA, `stroke="${SEPIA}" stroke-width="1.1"`) +
        oval(x + 7, 108 - h, 7, 2.6, PAPER, `stroke="${SEPIA}" stroke-width="1"`)
      );
    }) +
    `<g transform="rotate(-14 74 60)">${cut('M56 30a18 18 0 0 1 36 0V58a18 18 0 0 1-36 0Z', SEPIA, 1.8)}${line('M58 34H90M57 42H91M57 50H91M68 14V74M80 14V74', SEPIA, 0.8, 'opacity=".7"')}${line('M48 54a26 26 0 0 0 52 0M74 80V100M58 102H90', SEPIA, 2.4, round)}</g>` +
    line('M112 34q8 12 0 24M122 26q13 20 0 40', SEPIA, 1.8, `${round} opacity=".7"`),
);

export const amberPictures = {
  'streams.svg': streams,
  'lens.svg': lens,
  'one-coin.svg': oneCoin,
  'mic-bars.svg': micBars,
};

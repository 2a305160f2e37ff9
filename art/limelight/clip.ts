/** A clip of oneself: a ring light with a phone in its middle, and what the phone sees. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { sparkle } from '../sparks.ts';

const PAINTS = [
  rad('gl', ['#fff3c4/.75', '#ffd34d@.5/.2', '#ffd34d/0']),
  lin('me', ['#1d4a44', '#8fb8ad@.5', '#1d4a44'], 'h'),
];

/** Head and shoulders, `s` tall. */
const person = (x: number, y: number, s: number): string =>
  fill(
    t`M${x - s * 0.42} ${y + s * 0.62}C${x - s * 0.4} ${y + s * 0.1} ${x + s * 0.4} ${y + s * 0.1} ${x + s * 0.42} ${y + s * 0.62}Z`,
    '#ff8a66',
  ) +
  circle(x, y - s * 0.08, s * 0.25, '#ffe0c4') +
  fill(
    t`M${x - s * 0.27} ${y - s * 0.04}C${x - s * 0.3} ${y - s * 0.46} ${x + s * 0.3} ${y - s * 0.46} ${x + s * 0.27} ${y - s * 0.04}C${x + s * 0.12} ${y - s * 0.16} ${x - s * 0.06} ${y - s * 0.22} ${x - s * 0.27} ${y - s * 0.04}Z`,
    '#3b1f14',
  );

const sky = picture(
  390,
  300,
  defs(lin('s', ['#03110f', '#0f5a4e@.7', '#06211f']), ...PAINTS) +
    box(0, 0, 390, 300, '~s') +
    circle(195, 66, 150, '~gl') +
    `<circle cx="195" cy="66" r="54" fill="none" stroke="#fff8dc" stroke-width="11"/>` +
    box(177, 32, 36, 66, '#06211f', 'rx="6"') +
    box(180, 35, 30, 60, '#bfe6da', 'rx="4"') +
    person(195, 68, 34) +
    box(191, 126, 8, 118, '~me') +
    line('M195 236L142 290M195 236L248 290M195 236V292', '~me', 6, 'stroke-linecap="round"') +
    many(6, (i) => {
      const a = (i * Math.PI) / 5 + Math.PI;
      return line(
        t`M${195 + 74 * Math.cos(a)} ${66 + 74 * Math.sin(a)}L${195 + 90 * Math.cos(a)} ${66 + 90 * Math.sin(a)}`,
        '#ffe9a8',
        3,
        'stroke-linecap="round"',
      );
    }) +
    oval(70, 292, 90, 20, '#0c3a36') +
    oval(330, 294, 96, 22, '#0c3a36') +
    fill(sparkle(66, 52, 8) + sparkle(330, 88, 7) + sparkle(300, 34, 5), '#fff3c4'),
  true,
);

/** Three frames beside each other: too far, right, too near. The right one is lit and ticked. */
const frames = picture(
  343,
  170,
  defs(lin('s', ['#0c3a36', '#125048']), ...PAINTS) +
    box(0, 0, 343, 170, '~s', 'rx="14"') +
    circle(171, 80, 96, '~gl', 'opacity=".8"') +
    [62, 171, 280]
      .map((x, i) => {
        const size = [30, 62, 124][i] ?? 0;
        const edge = i === 1 ? '#ffd34d' : '#8fb8ad';
        return (
          t`<clipPath id="~c${i}"><path d="M${x - 36} 16h72v116h-72Z"/></clipPath>` +
          t`<g clip-path="url(#~c${i})">${box(x - 36, 16, 72, 116, '#e6f4ec')}${person(x, 74 + i * 6, size)}</g>` +
          line(t`M${x - 36} 16h72v116h-72Z`, edge, i === 1 ? 4 : 2, 'stroke-linejoin="round"') +
          line(
            i === 1
              ? t`M${x - 9} 151L${x - 2} 158L${x + 10} 144`
              : t`M${x - 7} 144L${x + 7} 158M${x + 7} 144L${x - 7} 158`,
            i === 1 ? '#8ce8b4' : '#ffa294',
            4,
            'stroke-linecap="round"',
          )
        );
      })
      .join(''),
);

export const clipPictures = { 'clip-sky.svg': sky, 'clip-frames.svg': frames };

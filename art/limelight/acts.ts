/** The acts of the evening, one card each. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t, use } from '../draw.ts';
import { sparkle, star } from '../sparks.ts';
import { EDGE, MIC } from './paints.ts';
import { fan, microphone } from './parts.ts';

/** A square card under its own beam. */
const act = (extra: string[], [a, b]: readonly [string, string], body: string): string =>
  picture(
    96,
    96,
    defs(EDGE, lin('bg', [a, b]), rad('po', ['#fff6d0/.9', '#ffd34d@.5/.3', '#ffd34d/0']), ...extra) +
      box(0, 0, 96, 96, '~bg') +
      fill(fan(48, 84, 96, 18, 180, 360, true), '#fff', 'opacity=".07"') +
      fill('M34-4H62L84 82H12Z', '#fffbe0', 'opacity=".2"') +
      oval(48, 82, 36, 8, '~po') +
      body,
  );

const song = act(
  [...MIC, microphone('mc')],
  ['#0f5a52', '#04211f'],
  box(46, 56, 4, 26, '~mb') +
    fill('M36 80H60V84H36Z', '~mb') +
    use('mc', 48, 38, 0.86) +
    fill('M74 22V44A5 4 0 1 1 71 40V28L62 30V48A5 4 0 1 1 59 44V24Z', '#ffd34d') +
    fill(sparkle(22, 26, 7), '#fff'),
);

const dance = act(
  [lin('sh', ['#ff8a9a', '#b02a50'], 'd')],
  ['#7c2440', '#1d0a1c'],
  fill('M18 74C14 60 22 50 28 40L40 44C38 56 44 64 60 68C68 70 68 78 62 78H24C20 78 19 76 18 74Z', '~sh') +
    fill('M30 78V84H22L20 77Z', '#5a1230') +
    fill(
      'M48 54C48 44 56 36 62 28L72 34C68 44 72 52 84 58C90 62 88 68 84 67L52 60C49 59 48 57 48 54Z',
      '~sh',
      'opacity=".92"',
    ) +
    line('M28 40C26 30 32 22 28 12M62 28C62 18 70 14 68 4', '#ffd0dc', 3, 'stroke-linecap="round"') +
    line('M26 48L37 52M23 57L38 60', '#fff', 1.6, 'opacity=".8"') +
    fill(star(82, 22, 7) + star(12, 30, 5), '#ffd34d'),
);

const magic = act(
  [lin('ha', ['#3a4b4d', '#0c1716', '#2a3839'], 'h')],
  ['#4a2a86', '#120a2c'],
  fill('M26 44H70L66 80H30Z', '~ha') +
    fill('M27 52H69L68 60H28Z', '#c2452f') +
    oval(48, 44, 30, 7, '#22302f') +
    oval(48, 43, 20, 4, '#04100f') +
    fill('M40 44C34 24 38 10 43 12C47 14 46 32 47 43ZM56 44C62 24 60 8 54 11C50 14 50 32 50 43Z', '#fff6ee') +
    fill(
      'M42 38C39 26 40 18 43 17C45 20 45 30 45 40ZM54 38C58 26 57 16 55 16C52 20 52 30 52 40Z',
      '#ff9cc0',
    ) +
    `<g transform="rotate(38 76 30)">${box(73, 14, 5, 40, '#0c1716', 'rx="2"')}${box(73, 14, 5, 7, '#fff', 'rx="2"')}</g>` +
    fill(sparkle(86, 12, 9) + sparkle(18, 26, 6) + sparkle(70, 66, 4), '#ffd34d'),
);

const comedy = act(
  [lin('ma', ['#fff6dc', '#f0cf92'], 'd'), lin('mb2', ['#7fe6cf', '#1c8a78'], 'd')],
  ['#a34a22', '#2c0f0a'],
  `<g transform="translate(62 46) rotate(14)">${fill('M-20-22C-8-28 8-28 20-22C22 2 14 22 0 28C-14 22-22 2-20-22Z', '~mb2')}${fill('M-12-6Q-7-10-3-4Q-8-2-12-6ZM12-6Q7-10 3-4Q8-2 12-6ZM-9 14Q0 2 9 14Q0 9-9 14Z', '#04302b')}</g>` +
    `<g transform="translate(36 42) rotate(-12)">${fill('M-22-24C-8-30 8-30 22-24C24 4 16 26 0 32C-16 26-24 4-22-24Z', '~ma')}${fill('M-14-4Q-9-13-3-4Q-9-7-14-4ZM14-4Q9-13 3-4Q9-7 14-4ZM-12 6Q0 26 12 6Q0 12-12 6Z', '#5a1a10')}${circle(-14, 6, 3.4, '#ff9d7a', 'opacity=".7"')}${circle(14, 6, 3.4, '#ff9d7a', 'opacity=".7"')}</g>` +
    line('M14 62C8 70 18 76 12 86M84 68C90 74 80 80 86 88', '#ff7a59', 3, 'stroke-linecap="round"'),
);

const juggle = act(
  [
    rad('ba', ['#fff3c8', '#ff7a59@.5', '#8f2f22'], 0.34, 0.3, 0.8),
    rad('bb', ['#e8fff8', '#2bb39c@.5', '#07403c'], 0.34, 0.3, 0.8),
    rad('bc', ['#fffbe6', '#ffd34d@.5', '#a36a0c'], 0.34, 0.3, 0.8),
  ],
  ['#14506e', '#06141f'],
  line('M18 60C18 4 78 4 78 60', '#fff', 1.2, 'stroke-dasharray="1 6" stroke-linecap="round" opacity=".7"') +
    circle(20, 44, 10, '~ba') +
    circle(36, 20, 10, '~bc') +
    circle(62, 20, 10, '~bb') +
    circle(77, 44, 10, '~ba') +
    fill('M10 70C8 60 26 58 28 68L30 82H14ZM86 70C88 60 70 58 68 68L66 82H82Z', '#ffd0a0') +
    fill('M12 80H32V92H12ZM64 80H84V92H64Z', '#c2452f') +
    fill(star(48, 58, 9), '~eg'),
);

const band = act(
  [lin('gu', ['#ffb35a', '#a34a16'], 'd')],
  ['#223a86', '#0a0f2c'],
  `<g transform="rotate(34 48 50)">${box(45, -4, 7, 46, '#5a2a10', 'rx="2"')}${box(42, -12, 13, 12, '#2c1408', 'rx="3"')}${fill('M48 36C62 34 64 46 60 52C70 58 70 82 48 84C26 82 26 58 37 52C32 46 34 34 48 36Z', '~gu')}${circle(48, 60, 7, '#2c1408')}${box(40, 74, 17, 4, '#2c1408', 'rx="2"')}${line('M46 0V76M49 0V76M51.5 0V76', '#fff6dc', 0.7)}${fill('M38 56C32 62 32 74 40 79C36 72 36 62 40 56Z', '#fff', 'opacity=".4"')}</g>` +
    fill('M20 20V40A5 4 0 1 1 17 36V18Z', '#7fe6cf') +
    many(3, (i) =>
      line(
        t`M${76 + i * 6} ${66 - i * 3}Q${82 + i * 6} ${74 - i * 2} ${76 + i * 6} ${82 - i}`,
        '#ffd34d',
        2,
        'stroke-linecap="round"',
      ),
    ),
);

export const acts = {
  'acts/song.svg': song,
  'acts/dance.svg': dance,
  'acts/magic.svg': magic,
  'acts/comedy.svg': comedy,
  'acts/juggle.svg': juggle,
  'acts/band.svg': band,
};

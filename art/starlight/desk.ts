/** The phone of the page that asks to open the app: the festival lives inside it. */
import { box, circle, defs, fill, group, lin, line, many, oval, picture, rad, use } from '../draw.ts';
import { sparkle, star } from '../sparks.ts';
import { HALO, NIGHT, SILVER } from './parts.ts';

/** A phone that holds the festival inside it: what a browser on a desk cannot show. */
export const phone = picture(
  240,
  240,
  defs(
    ...NIGHT,
    ...HALO,
    lin('bo', ['#3d3470', '#14102e'], 'd'),
    lin('si', SILVER, 'd'),
    lin('sc', ['#2a1668@0', '#6a3fb0@.5', '#e07ab0@.86', '#ffc9a0@1']),
    rad('gl', ['#8f7bff/.7', '#8f7bff@.5/.22', '#8f7bff/0']),
    lin('cu', ['#3d2888', '#7a5cd0', '#36227c'], 'h'),
    lin('bt', ['#fff3c8', '#f0b84a']),
    group('sf', fill(star(0, 0, 10, 0.46), '~si') + fill('M0-10V0L-9.5-3L-2.8-3.4Z', '#fff', 'opacity=".7"')),
  ) +
    circle(120, 118, 116, '~gl') +
    oval(120, 222, 74, 9, '#0a0620', 'opacity=".5"') +
    line(
      'M24 148A100 34 -16 0 1 214 92',
      '#c9d2ff',
      1.4,
      'opacity=".5" stroke-dasharray="2 6" stroke-linecap="round"',
    ) +
    `<g transform="rotate(-7 120 120)">` +
    box(70, 20, 100, 196, '#0a0620', 'rx="20" opacity=".5" transform="translate(6 8)"') +
    box(68, 18, 104, 198, '~si', 'rx="21"') +
    box(70.6, 20.6, 98.8, 192.8, '~bo', 'rx="19"') +
    box(76, 27, 88, 180, '~sc', 'rx="14"') +
    many(14, (i) =>
      circle(82 + ((i * 47) % 76), 46 + ((i * 31) % 70), 0.6 + (i % 3) * 0.4, '#fff', 'opacity=".8"'),
    ) +
    `<g transform="translate(122 84) scale(.72)">${circle(-6, 2, 62, '~ho')}${fill('M10-34C-18-32-34-10-30 12C-26 32-6 42 14 36C-6 30-16 14-14-4C-12-20-2-30 10-34Z', '#fff6dc')}</g>` +
    fill(sparkle(140, 72, 8) + sparkle(98, 112, 5) + sparkle(148, 108, 5), '#fff') +
    fill(
      'M76 158C94 144 110 150 124 146C140 142 152 150 164 144V193A14 14 0 0 1 150 207H90A14 14 0 0 1 76 193Z',
      '#3a1c70',
      'opacity=".75"',
    ) +
    fill('M76 27H102C102 70 94 100 76 114ZM164 27H138C138 70 146 100 164 114Z', '~cu') +
    line('M102 27C102 70 94 100 76 114M138 27C138 70 146 100 164 114', '~si', 2) +
    line('M86 27C86 66 82 90 77 104M154 27C154 66 158 90 163 104', '#100830', 1.8, 'opacity=".4"') +
    box(90, 168, 60, 22, '#8a4a10', 'rx="11" transform="translate(0 2.4)"') +
    box(90, 168, 60, 22, '~bt', 'rx="11"') +
    box(94, 169.6, 52, 7, '#fff', 'rx="3.5" opacity=".6"') +
    line('M110 179.4L117 185L130 173.4', '#7a3a08', 3.4, 'stroke-linecap="round" stroke-linejoin="round"') +
    box(106, 31, 28, 6, '#0a0620', 'rx="3"') +
    box(104, 201, 32, 2.4, '#fff', 'rx="1.2" opacity=".8"') +
    fill('M76 60V41A14 14 0 0 1 90 27H128Z', '#fff', 'opacity=".14"') +
    '</g>' +
    use('sf', 34, 84, 1.3, -12) +
    use('sf', 208, 60, 1.6, 14) +
    use('sf', 204, 172, 1.1, -10) +
    use('sf', 40, 184, 0.9, 20) +
    fill(
      sparkle(52, 44, 9) +
        sparkle(190, 120, 7) +
        sparkle(24, 132, 6) +
        sparkle(216, 206, 6) +
        sparkle(182, 24, 6),
      '#fff',
    ) +
    circle(60, 214, 2.4, '#ffd98a') +
    circle(222, 118, 2.2, '#ffd98a') +
    circle(16, 62, 2, '#ffd98a'),
);

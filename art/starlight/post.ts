/** The post of the night: letters on their way over the clouds, each with a seal of light. */
import { box, circle, defs, fill, group, lin, line, many, oval, picture, rad, t, use } from '../draw.ts';
import { bokeh, sparkle } from '../sparks.ts';
import { GROUND, HALO, SILVER } from './parts.ts';

/** A letter 60 wide around the origin, seen a little from the side. */
const letter =
  fill('M-30-20H30V20H-30Z', '#0b0822', 'opacity=".35" transform="translate(3 6)"') +
  fill('M-30-20H30V20H-30Z', '~pa') +
  fill('M-30 20L-6-1L0 3L6-1L30 20Z', '#c9b6f0') +
  fill('M-30-20L0 6L30-20Z', '~fl') +
  line('M-30-20L0 6L30-20', '#8d73cf', 1.2) +
  circle(0, 4, 7.4, '~se') +
  fill(sparkle(0, 4, 5), '#fff6d8');

/** Wings of a letter that has far to go: three feathers to each side. */
const wing = (side: 1 | -1): string =>
  [-44, -24, -4]
    .map((turn, i) =>
      oval(
        side * (50 - i * 3),
        -4,
        25 - i * 4,
        7.5,
        '~wi',
        t`transform="rotate(${side * turn} ${side * 28} -6)"`,
      ),
    )
    .join('');

/** The trail of light that a letter leaves. */
const trail = (x: number, y: number, dx: number, dy: number): string =>
  line(t`M${x} ${y}q${dx * 0.4} ${dy} ${dx} ${dy}`, '~tr', 3, 'stroke-linecap="round"');

/** A bank of cloud from edge to edge. */
const cloud = (y: number, paint: string, r: number, step: number): string =>
  many(Math.ceil(430 / step), (i) => circle(-16 + i * step, y + (i % 3) * 7, r + (i % 2) * 9, paint)) +
  box(-10, y, 410, 120, paint);

/** The post box of the stars, on the cloud: a lamp over its mouth. */
const post =
  oval(302, 268, 46, 8, '#0b0822', 'opacity=".5"') +
  box(264, 168, 76, 100, '~bo', 'rx="10"') +
  fill('M264 178C264 138 340 138 340 178V190H264Z', '~bo') +
  fill('M264 178C264 138 340 138 340 178V184C340 148 264 148 264 184Z', '#fff', 'opacity=".35"') +
  box(276, 186, 52, 9, GROUND, 'rx="4.5"') +
  box(272, 182, 60, 5, '~go', 'rx="2.5"') +
  box(284, 210, 36, 40, '#fff', 'rx="5" opacity=".14"') +
  fill(sparkle(302, 230, 12), '#ffe6a3') +
  box(260, 258, 84, 12, '~go', 'rx="6"');

const nightPost = picture(
  390,
  300,
  defs(
    ...HALO,
    group('l', letter),
    group('w', wing(1) + wing(-1)),
    lin('pa', ['#ffffff', '#ded2fb']),
    lin('fl', ['#fffdf4', '#e9defd']),
    lin('se', ['#ffd873', '#d9772e'], 'd'),
    lin('wi', ['#ffffff/.95', '#b7a2ee/.7']),
    lin('tr', ['#ffe6a3/0', '#ffe6a3'], 'h'),
    lin('bo', ['#b98cff', '#6a3fd0@.6', '#432390'], 'd'),
    lin('go', SILVER, 'd'),
    lin('c1', ['#4d37a6/.8', '#2a1a6b']),
    lin('c2', ['#7c62d6', '#3d2890']),
    rad('b', ['#fff@0/.5', '#ffe6b8@.7/.24', '#ffe6b8@.92/.4', '#ffe6b8/0']),
    lin('z', [`${GROUND}/0`, GROUND]),
  ) +
    cloud(236, '~c1', 30, 44) +
    trail(20, 222, 96, -66) +
    trail(150, 236, 84, -88) +
    trail(40, 120, 60, -34) +
    use('w', 132, 152, 0.9, -10) +
    use('l', 132, 152, 0.9, -10) +
    use('l', 250, 132, 0.66, 14) +
    use('w', 112, 82, 0.5, -16) +
    use('l', 112, 82, 0.5, -16) +
    use('l', 330, 84, 0.4, -8) +
    use('l', 214, 62, 0.3, 12) +
    post +
    cloud(276, '~c2', 22, 36) +
    use('l', 66, 262, 0.8, -14) +
    use('l', 122, 274, 0.7, 9) +
    bokeh(31, 14, '~b', [16, 30, 374, 240], [2, 7]) +
    box(0, 262, 390, 38, '~z'),
  true,
);

export const starlightPost = { 'post.svg': nightPost };

/** The start page's stage: four booths on floating islands, four characters, sixteen stars. 390 x 460. */
import {
  blur,
  box,
  circle,
  core,
  defs,
  fill,
  group,
  lin,
  line,
  many,
  oval,
  picture,
  rad,
  random,
  t,
  use,
} from '../draw.ts';
import { star, starDust } from '../sparks.ts';
import { gate, lighthouse, observatory, tent } from './booths.ts';
import { crowd } from './crowd.ts';
import { clouds, constellation, far, lamps, STAR } from './night.ts';

const W = 390;
const H = 460;

/** A floating island: turf on top, rock below. */
function island(x: number, y: number, w: number, turf: string): string {
  return (
    fill(
      t`M${x - w} ${y}C${x - w * 0.8} ${y + 26} ${x - w * 0.3} ${y + 34} ${x} ${y + 56}C${x + w * 0.3} ${y + 34} ${x + w * 0.8} ${y + 26} ${x + w} ${y}Z`,
      '~ro',
    ) +
    fill(
      t`M${x + w * 0.2} ${y + 8}L${x} ${y + 56}C${x + w * 0.3} ${y + 34} ${x + w * 0.8} ${y + 26} ${x + w} ${y}Z`,
      '#1d0f3c',
      'opacity=".22"',
    ) +
    oval(x, y, w, 9, turf) +
    oval(x - w * 0.2, y - 2, w * 0.7, 5, '#fff', 'opacity=".22"')
  );
}

/** The square on which they meet. */
function plaza(): string {
  return (
    fill('M-20 424C40 384 120 374 195 374C270 374 350 384 410 424V470H-20Z', '~pl') +
    line('M-20 424C40 384 120 374 195 374C270 374 350 384 410 424', '#ffe9c4', 3) +
    line(
      'M-20 432C40 393 120 383 195 383C270 383 350 393 410 432M40 460Q66 410 150 380M130 460Q146 410 178 377M260 460Q244 410 212 377M350 460Q324 410 240 380M-10 442C60 408 130 400 195 400C260 400 330 408 400 442',
      '#fff',
      1.3,
      'opacity=".24"',
    ) +
    fill(star(195, 428, 30, 0.5, 8, 0), '#fff', 'opacity=".16" transform="translate(0 240) scale(1 .44)"')
  );
}

function near(): string {
  const rnd = random(21);
  const tints = ['#ff9db4', '#fff0d6', '#c9b4ff', '#ffc27a'];
  const bloom = (side: number): string =>
    many(7, (i) => {
      const [x, y] = [side + (i - 3) * 12 + rnd() * 6, 440 + Math.abs(i - 3) * 2 + rnd() * 14];
      return use('fl', Math.round(x), Math.round(y), 0.6 + rnd() * 0.6, 0, `fill="${tints[i % 4]}"`);
    });
  const tuft =
    'M0 462C2 436-4 420-10 410C6 418 14 434 14 462ZM12 462C16 444 24 430 36 424C32 438 30 450 32 462ZM34 462C40 450 50 444 60 442C54 450 52 456 54 462Z';
  return (
    `<g filter="url(#~bl)">${fill(tuft, '#1d4a52')}${fill(tuft, '#1d4a52', 'transform="translate(390) scale(-1 1)"')}</g>` +
    bloom(20) +
    bloom(370) +
    many(4, (i) =>
      circle(
        Math.round(i % 2 ? 390 - rnd() * 60 : rnd() * 60),
        Math.round(330 + rnd() * 100),
        3 + rnd() * 6,
        '~bo',
        'opacity=".6"',
      ),
    )
  );
}

function rays(): string {
  return many(9, (i) => {
    const at = (turn: number): string => {
      const a = ((190 + i * 20) * Math.PI) / 180 + turn;
      return t`L${195 + 210 * Math.cos(a)} ${320 + 210 * Math.sin(a)}`;
    };
    return `M195 320${at(-0.05)}${at(0.05)}Z`;
  });
}

export function hero(): string {
  const guests = crowd([
    ['enfp', 240, 404, 0.37],
    ['entp', 150, 406, 0.37],
    ['isfp', 329, 434, 0.4],
    ['estj', 62, 434, 0.4],
  ]);
  const petals = many(5, (i) => {
    const a = ((i * 72 - 90) * Math.PI) / 180;
    return t`<circle cx="${5 * Math.cos(a)}" cy="${5 * Math.sin(a)}" r="3.6"/>`;
  });
  const paints = defs(
    lin('sk', ['#17113f', '#2e1f73@.3', '#6b3c9c@.48', '#d9708f@.62', '#ffb98a@.74', '#ffe0a8@.9']),
    lin('f1', ['#8a56a4/.75', '#f08f96@.5/.6', '#ffcf9c/.7']),
    lin('f2', ['#8a5298/.8', '#e0809a@.35/.75', '#ffc49c@.7/.9']),
    rad('su', ['#fff3cf@0/.95', '#ffd59a@.35/.6', '#ffb08a@1/0']),
    rad('ha', ['#fff@0/.7', '#cdbcff@.4/.25', '#cdbcff@1/0']),
    rad('bo', ['#fff3c8@0/.9', '#ffd59a@.7/.4', '#ffd59a@1/0']),
    core('ry', ['#fff0c8@0/.5', '#fff0c8@.5/.2', '#fff0c8@1/0'], 205, 195, 320),
    lin('ro', ['#9a6a9c', '#54307a'], 'd'),
    lin('pl', ['#f7b08a', '#b8628a@.4', '#55327f']),
    lin('ve', ['#2a1440@0/0', '#2a1440@1/.5']),
    blur('bl', 1.6),
    group('fl', `${petals}${circle(0, 0, 3, '#ffd35c')}`),
    STAR,
    guests.paints,
  );
  const sky =
    box(0, 0, W, H, '~sk') +
    starDust(7, 44, W, 240, '#fff') +
    constellation() +
    oval(195, 316, 230, 130, '~su') +
    fill(rays(), '~ry') +
    clouds(
      [
        [-16, 268, 0.9],
        [330, 250, 1],
        [96, 262, 0.5],
      ],
      '#ffcfd0',
      0.45,
    ) +
    far();
  const islands =
    island(56, 308, 54, '#7fb6e8') +
    lighthouse(56, 306) +
    island(334, 308, 54, '#ffb98a') +
    tent(334, 306) +
    island(138, 290, 42, '#9d86e8') +
    observatory(138, 288) +
    island(252, 290, 42, '#8fdcae') +
    gate(252, 288) +
    lamps(-6, 222, 122, 232) +
    lamps(268, 232, 396, 222);
  const mist = clouds(
    [
      [-14, 408, 1.5],
      [92, 386, 1],
      [246, 386, 1],
      [314, 408, 1.6],
    ],
    '#ffdccb',
    0.7,
  );
  return picture(
    W,
    H,
    `${paints}${sky}${islands}${mist}${plaza()}${guests.drawing}${box(0, 424, W, 36, '~ve')}${near()}`,
    true,
  );
}

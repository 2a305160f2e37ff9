/** The golden week as a card in the list of activities: calm on the left, where the title stands. */
import { box, circle, core, defs, fill, lin, line, picture, rad, use } from '../draw.ts';
import { sparkle } from '../sparks.ts';
import { DRUM, LANTERN, ROOF } from './paints.ts';
import { burst, drum, lantern, pagoda, scrollCloud } from './parts.ts';
import { bloom, PEONY } from './prizes.ts';

export const cover = picture(
  343,
  160,
  defs(
    ...ROOF,
    ...LANTERN,
    ...PEONY,
    ...DRUM,
    drum('dr'),
    lantern('ln'),
    pagoda('pg', 5, 36, 44),
    lin('g', ['#6b0a14', '#b01b1a@.45', '#f08a34'], 'h'),
    rad('h', ['#fff0b0/.95', '#ffca58@.4/.4', '#ff8a2c/0']),
    scrollCloud('c', '#fbe2a8', '#e0963a'),
    scrollCloud('d', '#d4401f', '#ffb24a'),
    core('p', ['#fff8d0@.1', '#ffd25a@.5', '#ff8a2c@1'], 60),
    burst('k', 2, 20, '~p', '#fff3b8'),
  ) +
    box(0, 0, 343, 160, '~g') +
    use('d', 40, 40, 0.5, 0, 'opacity=".35"') +
    use('d', 120, 120, 0.8, 0, 'opacity=".3"') +
    circle(258, 100, 100, '~h') +
    circle(258, 96, 46, '#fff0b8') +
    use('k', 188, 40, 0.74) +
    use('k', 318, 30, 0.5, 20) +
    use('k', 140, 84, 0.3) +
    fill('M120 160L160 118L176 128L206 92L228 120L300 104L343 70V160Z', '#9c2426', 'opacity=".65"') +
    line('M120 160L160 118L176 128L206 92L228 120L300 104L343 70', '#ffc46a', 1, 'opacity=".7"') +
    use('pg', 258, 152, 0.94) +
    use('pg', 212, 154, 0.56) +
    use('pg', 304, 154, 0.6) +
    use('c', 176, 156, 0.7) +
    use('c', 258, 158, 0.8) +
    use('c', 226, 160, 0.6, 0, '', -0.6) +
    use('dr', 322, 164, 0.62) +
    use('lf', 286, 156, 0.7, -60) +
    use('lf', 280, 158, 0.7, 50) +
    bloom(284, 152, 15) +
    bloom(302, 158, 11, 40) +
    use('ln', 22, 14, 0.62) +
    use('ln', 334, 16, 0.8) +
    fill(sparkle(188, 40, 10) + sparkle(318, 30, 7) + sparkle(60, 60, 5), '#fffbe0'),
);

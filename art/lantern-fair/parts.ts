/** Things of the lantern fair: ruyi clouds, round lanterns, plum blossom, a rabbit on wheels, steamers. */
import { box, circle, fill, group, line, many, oval, t } from '../draw.ts';

/** A ruyi cloud about 60 wide around the origin, cut from paper; painted by what places it. */
export const cloudShape = (id: string, edge = '#b06a1c'): string =>
  group(
    id,
    '<path d="M-34 8C-40-2-30-12-21-8C-20-19-6-24 1-15C8-23 22-19 22-8C32-12 40-1 33 8C28 14 18 12 15 7C10 14-8 14-13 7C-17 13-28 14-34 8Z"/>' +
      line(
        'M-29 5C-32-1-25-6-21-2C-18 2-23 6-26 3M-13 0C-16-8-9-16-2-12C3-8 1-2-4-3M8-4C8-12 18-13 19-6C19-2 14-1 13-4M23 4C22-2 30-4 31 2',
        edge,
        1.5,
        'stroke-linecap="round"',
      ),
  );

/** A round lantern, 40 wide and 66 high with its tassel, hanging from the origin. Takes PAPER, GOLD and HALO. */
export const lanternShape = (id: string, paper = '~pa', rib = '#b3240f'): string =>
  group(
    id,
    circle(0, 24, 44, '~ha') +
      line('M0 0V9', '#ffdf96', 1.6) +
      line('M0 41V52', '#ffdf96', 1.6) +
      fill('M-12 10H12C24 15 24 35 12 40H-12C-24 35-24 15-12 10Z', paper) +
      line(
        'M-12 10C-22 16-22 34-12 40M-5 10C-9 16-9 34-5 40M5 10C9 16 9 34 5 40M12 10C22 16 22 34 12 40',
        rib,
        0.9,
        'opacity=".6"',
      ) +
      fill('M-15 15C-19 20-19 28-16 33C-16 26-15 20-11 14Z', '#fff', 'opacity=".45"') +
      box(-11, 6.6, 22, 4.4, '~go', 'rx="1.6"') +
      box(-11, 39, 22, 4.4, '~go', 'rx="1.6"') +
      circle(0, 47, 2.6, '#ffdf96') +
      line('M0 51V66M-3 52L-4 64M3 52L4 64', '#ff7a3c', 1.6, 'stroke-linecap="round"'),
  );

/** A plum blossom of radius `r`. */
export const blossom = (x: number, y: number, r: number, petal = '#fff1e0', heart = '#e0452a'): string =>
  many(5, (i) => {
    const a = (i * Math.PI * 2) / 5 - Math.PI / 2;
    return circle(x + r * 0.6 * Math.cos(a), y + r * 0.6 * Math.sin(a), r * 0.5, petal);
  }) +
  circle(x, y, r * 0.3, heart) +
  line(
    many(5, (i) => {
      const a = (i * Math.PI * 2) / 5 - Math.PI / 2 + 0.6;
      return t`M${x} ${y}L${x + r * 0.55 * Math.cos(a)} ${y + r * 0.55 * Math.sin(a)}`;
    }),
    heart,
    Math.max(0.6, r * 0.09),
  );

/** The head of the snake lantern, looking to the right, about 76 wide around the origin. */
export const snakeHead =
  circle(0, 0, 62, '~ha') +
  line('M38 6C48 8 52 2 58 6M48 6C53 9 55 12 60 13', '#ff5a4a', 2.6, 'stroke-linecap="round"') +
  fill('M-34 4C-38-24-14-36 8-32C32-28 46-10 42 6C38 20 14 26-8 24C-24 22-32 18-34 4Z', '~pa') +
  fill('M-34 4C-36-10-32-20-24-26C-16-22-12-12-14 0C-16 12-24 16-30 16C-32 12-33 8-34 4Z', '#2f8f86') +
  line('M-26-22C-18-16-16-4-20 12', '#bff0d8', 1.6) +
  line('M-14-24C-6-12-6 8-12 22M4-31C12-18 14 6 6 24', '#b3240f', 1.2, 'opacity=".5"') +
  fill('M-8-31C4-36 26-30 36-16C22-26 4-28-8-31Z', '#fff', 'opacity=".5"') +
  circle(18, -11, 9, '#fffdf0') +
  circle(20.5, -11, 5.4, '#3c060c') +
  circle(22.4, -13, 1.9, '#fff') +
  line('M7-20C12-25 20-25 25-21', '#2f8f86', 2.4, 'stroke-linecap="round"') +
  line('M20 9C28 14 36 11 40 5', '#8f1410', 2.2, 'stroke-linecap="round"') +
  oval(14, 5, 5, 3.2, '#ff5a3c', 'opacity=".55"') +
  circle(37, -3, 1.4, '#8f1410') +
  fill('M-18-28C-24-42-14-48-8-40C-4-48 8-46 4-34C0-28-12-26-18-28Z', '#2f8f86') +
  line('M-14-30C-16-38-12-42-9-38M-6-30C-4-40 3-40 0-33', '#bff0d8', 1.3) +
  circle(-7, -33, 3.6, '#ffdf96');

/** A bamboo steamer with steam, standing on (0 0), 44 wide. */
export const steamer =
  line('M-8-30C-14-37-3-42-8-50M8-30C2-38 13-44 7-53', '#fff', 2.4, 'stroke-linecap="round" opacity=".5"') +
  box(-22, -14, 44, 14, '#c98a4a', 'rx="2"') +
  box(-22, -27, 44, 12, '#dba05c', 'rx="2"') +
  line('M-22-8H22M-22-21H22', '#8a5424', 1.4) +
  box(-22, -27, 44, 2.4, '#fff0cc', 'opacity=".6"') +
  oval(0, -28, 22, 4, '#f3d3a0') +
  circle(-9, -30, 5, '#fffaf0') +
  circle(1, -31, 5.6, '#fffaf0') +
  circle(11, -30, 5, '#fffaf0');

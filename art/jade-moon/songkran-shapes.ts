/** What the water festival is made of: flowers, water, an elephant, a pickup full of people, a silver bowl. */
import { box, circle, fill, lin, line, many, oval, t } from '../draw.ts';

/** A marigold, ruffled, around the origin. */
export const marigold = (x: number, y: number, r: number, c = '#ff9a1f', deep = '#e06a10'): string =>
  many(11, (i) => {
    const a = (i * Math.PI * 2) / 11;
    return circle(x + r * 0.68 * Math.cos(a), y + r * 0.68 * Math.sin(a), r * 0.36, i % 2 ? c : '#ffb23c');
  }) +
  many(7, (i) => {
    const a = (i * Math.PI * 2) / 7 + 0.3;
    return circle(x + r * 0.36 * Math.cos(a), y + r * 0.36 * Math.sin(a), r * 0.3, i % 2 ? '#ffc24a' : c);
  }) +
  circle(x, y, r * 0.22, deep);

/** A jasmine blossom: five pointed petals. */
export const jasmine = (x: number, y: number, r: number): string =>
  many(5, (i) =>
    fill(
      t`M0 0C${-r * 0.5} ${-r * 0.4} ${-r * 0.34} ${-r * 0.9} 0 ${-r}C${r * 0.34} ${-r * 0.9} ${r * 0.5} ${-r * 0.4} 0 0Z`,
      i % 2 ? '#ffffff' : '#f4faf4',
      t`transform="translate(${x} ${y}) rotate(${i * 72})"`,
    ),
  ) + circle(x, y, r * 0.2, '#f6d34a');

/** A drop of water, its tip at the top. */
export const drop = (x: number, y: number, r: number, turn = 0): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})">${fill(t`M0 ${-r * 1.6}C${r * 0.9} ${-r * 0.4} ${r} ${r * 0.2} ${r} ${r * 0.4}A${r} ${r} 0 0 1 ${-r} ${r * 0.4}C${-r} ${r * 0.2} ${-r * 0.9} ${-r * 0.4} 0 ${-r * 1.6}Z`, '~wd')}${fill(t`M${-r * 0.5} ${r * 0.3}C${-r * 0.5} ${-r * 0.2} ${-r * 0.2} ${-r * 0.6} 0 ${-r * 0.9}C${-r * 0.1} ${-r * 0.2} ${-r * 0.2} ${r * 0.2} ${-r * 0.2} ${r * 0.7}Z`, '#fff', 'opacity=".85"')}</g>`;

export const WATER = [
  lin('wd', ['#e8fdff', '#6fd6ee@.5', '#2a9fd0']),
  lin('wa', ['#f4feff', '#7fdcf0@.5', '#3fb4dc']),
];

/** An elephant in a garland, looking to the right, about 150 wide, standing on (0 0). */
export const elephantShape =
  oval(-8, 2, 72, 7, '#2a7f98', 'opacity=".3"') +
  line('M-74-60C-86-50-84-36-80-28', '#7f93b8', 5, 'stroke-linecap="round"') +
  circle(-80, -26, 4, '#5f739a') +
  fill('M-62 0V-34H-36V0ZM6 0V-34H32V0Z', '#7287b0') +
  fill(
    'M-80-54C-80-92-40-104-8-100C26-98 48-84 46-50C46-30 40-22 36-18V0H12V-20C-2-14-26-14-34-18V0H-58V-24C-72-30-80-40-80-54Z',
    '~el',
  ) +
  fill('M-64-84C-40-100 4-98 24-88C16-70 8-58-4-50C-28-46-52-56-64-84Z', '#e2543c') +
  line('M-64-84C-52-58-28-48-4-52C8-60 16-72 24-88', '#ffd35a', 4) +
  many(6, (i) => circle(-50 + i * 11, -56 + Math.sin(i) * 2, 3, '#ffd35a')) +
  fill('M-30-96C-28-104-8-106-2-98L-6-84C-14-80-24-82-28-86Z', '#2f9a6a') +
  // Head, ear, raised trunk
  circle(54, -84, 34, '~el') +
  fill(
    'M72-92C90-92 104-104 104-124C104-134 112-140 118-134C124-126 122-104 110-88C98-72 80-66 70-70Z',
    '~el',
  ) +
  line('M112-132C114-116 108-100 96-88M106-128C107-114 102-102 92-94', '#5f739a', 1.6, 'opacity=".5"') +
  fill('M28-104C10-116-6-98 0-76C4-58 22-52 36-62C44-74 42-92 28-104Z', '#7f93b8') +
  fill('M27-96C14-104 4-90 9-75C12-64 24-62 32-68C37-76 36-88 27-96Z', '#ffb4a8') +
  circle(66, -92, 5, '#22304a') +
  circle(67.6, -93.6, 1.7, '#fff') +
  line('M58-101C62-105 68-105 72-102', '#5f739a', 2, 'stroke-linecap="round"') +
  line('M72-66C78-60 88-62 92-66', '#fffbe8', 5, 'stroke-linecap="round"') +
  circle(60, -76, 5, '#ff9a8a', 'opacity=".6"') +
  fill('M40-112C48-120 66-122 74-114L66-104C58-106 50-104 44-102Z', '#ffd35a') +
  circle(57, -112, 4, '#e2543c') +
  [
    [24, -58],
    [34, -50],
    [46, -46],
    [58, -48],
    [68, -54],
  ]
    .map(([x = 0, y = 0]) => marigold(x, y, 8))
    .join('') +
  [0, 1, 2].map((i) => circle(-54 + i * 8, -3, 3, '#f4ecd8') + circle(14 + i * 8, -3, 3, '#f4ecd8')).join('');

/** One who splashes: a head, a shirt of flowers, an arm out to the left with a bowl or a gun. */
const splasher = (x: number, y: number, skin: string, hair: string, shirt: string, tool: string): string =>
  `<g transform="translate(${x} ${y})">${
    fill('M-12 0C-12-16-8-22 0-22C8-22 12-16 12 0Z', shirt) +
    circle(-4, -12, 2.4, '#fff8d0') +
    circle(4, -7, 2.4, '#fff8d0') +
    circle(5, -16, 1.8, '#fff8d0') +
    line('M-8-16L-22-22', skin, 5, 'stroke-linecap="round"') +
    circle(0, -31, 10, skin) +
    fill('M-10-31C-11-44 11-44 10-31C8-36 2-38-2-37C-6-37-8-34-10-31Z', hair) +
    circle(-5, -30, 1.4, '#3a2a2a') +
    line('M-7-26C-5-24-2-24-1-26', '#b8402c', 1.4, 'stroke-linecap="round"') +
    tool
  }</g>`;
const bowl =
  fill('M-34-28H-16C-16-20-20-17-25-17C-30-17-34-20-34-28Z', '#e4edf4') + line('M-34-28H-16', '#9fb4c8', 1.6);
const gun =
  box(-40, -27, 22, 6, '#ff5a8a', 'rx="2"') +
  box(-30, -33, 10, 7, '#ffd35a', 'rx="3"') +
  box(-22, -23, 4, 7, '#ff5a8a', 'rx="1.500"');

/** A pickup seen from its side, its nose to the left, a barrel and three people on its bed; standing on (0 0), 150 wide. */
export const pickup =
  oval(0, 2, 84, 7, '#2a7f98', 'opacity=".3"') +
  splasher(10, -46, '#f2c4a0', '#3a2420', '#ff7a9a', bowl) +
  splasher(38, -48, '#e0a880', '#1f1a20', '#3fb4dc', gun) +
  fill('M44-70H70V-34H44Z', '#2f7fd0') +
  line('M44-62H70M44-46H70', '#bfe4fa', 2) +
  oval(57, -70, 13, 4, '#bfeefa') +
  fill('M-82-20C-82-34-74-38-60-40L-46-62C-44-66-42-67-36-67H-10V-38H78C82-38 84-34 84-30V-12H-82Z', '~pk') +
  fill('M-52-40L-41-59C-40-61-38-62-36-62H-30V-40ZM-25-62H-15V-40H-25Z', '#cfeefa') +
  line('M-10-38H82M-82-20H84', '#fff6d0', 2.4) +
  line('M-10-38V-14', '#8a2418', 1.4, 'opacity=".5"') +
  circle(-77, -27, 4.6, '#fff6c8') +
  box(-86, -16, 20, 5, '#dfe6ec', 'rx="2"') +
  many(6, (i) => circle(2 + i * 14, -28, 5, i % 2 ? '#fff8d0' : '#ffd35a')) +
  [-52, 52]
    .map((x) => circle(x, -8, 15, '#26303c') + circle(x, -8, 8, '#c8d4de') + circle(x, -8, 3, '#6f7f90'))
    .join('');

/** A silver bowl with water and petals, standing on (0 0), 90 wide. */
export const silverBowl =
  oval(0, 0, 44, 6, '#2a7f98', 'opacity=".3"') +
  fill('M-44-40H44C44-14 28-2 18 0H-18C-28-2-44-14-44-40Z', '~sb') +
  line('M-40-28C-30-20-20-32-10-24C0-18 10-32 20-24C28-18 36-26 40-30', '#7f98b0', 1.8) +
  line('M-30-12C-20-8 20-8 30-12', '#7f98b0', 1.4) +
  oval(0, -40, 44, 10, '#dff6fa') +
  oval(0, -39, 39, 7.6, '#7fd6ea') +
  line('M-44-40A44 10 0 0 0 44-40', '#fff', 2);
export const SILVER = lin('sb', ['#ffffff', '#c4d2de@.4', '#8fa4b8@.75', '#e8f0f6'], 'h');

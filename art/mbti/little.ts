/** The ground's pattern and the emblem of the personality test. */
import { defs, fill, lin, line, picture, t } from '../draw.ts';
import { sparkle, star } from '../sparks.ts';

const HEART = 'M0 5C-3 2-8-1-8-5C-8-9-2-10 0-6C2-10 8-9 8-5C8-1 3 2 0 5Z';
const BUBBLE = 'M-9-7H9Q12-7 12-4V3Q12 6 9 6H0L-5 11V6H-9Q-12 6-12 3V-4Q-12-7-9-7Z';

/** 240 x 240, each thing whole inside the tile or halved over its edges; one ink, so that it suits every palette. */
export function ground(): string {
  const at = (d: string, x: number, y: number, turn = 0): string =>
    t`<path d="${d}" transform="translate(${x} ${y})rotate(${turn})"/>`;
  const corners = [
    [0, 0],
    [240, 0],
    [0, 240],
    [240, 240],
  ]
    .map(([x = 0, y = 0]) => star(x, y, 10, 0.48))
    .join('');
  const solid = [
    [60, 20, 4],
    [178, 34, 6],
    [22, 96, 5],
    [222, 132, 6],
    [94, 150, 4],
    [150, 216, 5],
    [38, 206, 6],
    [120, 78, 4],
  ]
    .map(([x = 0, y = 0, r = 0]) => sparkle(x, y, r))
    .join('');
  return picture(
    240,
    240,
    `<g opacity=".16" fill="none" stroke="#8a7bd0" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">${
      at(HEART, 92, 40, -14) +
      at(HEART, 196, 186, 16) +
      at(BUBBLE, 60, 128, -6) +
      at(BUBBLE, 158, 112, 8) +
      at(star(0, 0, 10, 0.48), 120, 190, 12) +
      at('M-10 0A10 10 0 1 0 6-8A8 8 0 0 1-10 0Z', 208, 74) +
      at('M-8 0A8 8 0 1 1 8 0A8 8 0 1 1-8 0M0-12V-8M0 8V12M-12 0H-8M8 0H12', 40, 60) +
      at('M-13 4Q-6-6 0 0T13-4', 96, 224, 8) +
      at('M-13 4Q-6-6 0 0T13-4', 140, 24, -20) +
      at('M-13 4Q-6-6 0 0T13-4', 22, 158, 70) +
      `<path d="${corners}${solid}" fill="#8a7bd0" stroke="none"/>` +
      '<path d="M84 92h0M148 160h0M184 148h0M70 180h0M224 214h0M112 112h0M232 44h0M14 30h0M176 76h0" stroke-width="3.4"/>'
    }</g>`,
  );
}

/** Two halves of a heart that hold each other, with a star where they meet. */
export function emblem(): string {
  const heart = 'M32 57C21 48 4 37 4 22C4 7 23 2 32 14C41 2 60 7 60 22C60 37 43 48 32 57Z';
  const half =
    'M32 57C21 48 4 37 4 22C4 7 23 2 32 14V22C38 18 44 22 44 28C44 34 38 38 32 34C26 32 24 42 32 46Z';
  return picture(
    64,
    64,
    `${
      defs(
        lin('a', ['#ffb36b', '#ff5f7e@.6', '#c9347a'], 'd'),
        lin('b', ['#a58bff', '#6a4fe0@.55', '#3a2a9c'], 'd'),
        lin('c', ['#fff8d8', '#ffd05a'], 'd'),
      ) +
      `<g stroke-linejoin="round" stroke-linecap="round">` +
      fill(heart, '~a', 'stroke="#3a1454" stroke-width="3"') +
      fill(half, '~b', 'stroke="#3a1454" stroke-width="2"') +
      line('M9 22C9 14 15 10 21 11M42 11C48 9 54 13 55 19', '#fff', 3, 'opacity=".65"') +
      fill(star(36.5, 28, 6.4, 0.5), '~c', 'stroke="#3a1454" stroke-width="1.2"') +
      fill(sparkle(51, 47, 5) + sparkle(12, 50, 4), '#ffcf5c') +
      '</g>'
    }`,
  );
}

import { expect, it } from 'vitest';
import { type Point, type Segment, withoutNeedless } from './needless.ts';

const segment = (command: string, ...points: readonly Point[]): Segment => ({ command, points });
const start = segment('M', [0, 0]);
const told = (...segments: readonly Segment[]) =>
  withoutNeedless([start, ...segments])
    .slice(1)
    .map(({ command, points }) => `${command} ${points.join(' ')}`.trim());

it('a curve that rounding has made straight is a line, one that bends is kept', () => {
  expect(told(segment('Q', [5, 1], [10, 0]))).toEqual(['L 10,0']);
  expect(told(segment('Q', [5, 2], [10, 0]))).toEqual(['Q 5,2 10,0']);
  expect(told(segment('C', [3, 1], [6, 0], [10, 0]))).toEqual(['L 10,0']);
  expect(told(segment('C', [3, 1], [6, 4], [10, 0]))).toEqual(['C 3,1 6,4 10,0']);
  // Its bend is beyond its end.
  expect(told(segment('Q', [12, 0], [10, 0]))).toEqual(['Q 12,0 10,0']);
});

it('points on the way of a line are left out, corners are not, and neither is what comes back', () => {
  const line = (...points: readonly Point[]) => points.map((point) => segment('L', point));
  expect(told(...line([4, 0], [4, 0], [9, 0]))).toEqual(['L 9,0']);
  expect(told(...line([4, 0], [4, 6], [8, 6]))).toEqual(['L 4,0', 'L 4,6', 'L 8,6']);
  expect(told(...line([9, 0], [4, 0]))).toEqual(['L 9,0', 'L 4,0']);
  expect(told(...line([5, 0]), segment('Z'), segment('M', [7, 7]), ...line([8, 8]))).toEqual([
    'L 5,0',
    'Z',
    'M 7,7',
    'L 8,8',
  ]);
});

it('small steps that bend never add up to more than half a step off', () => {
  const arc = Array.from(
    { length: 40 },
    (_, n): Point => [Math.round(60 * Math.sin(n / 26)), Math.round(60 - 60 * Math.cos(n / 26))],
  );
  const left = withoutNeedless([start, ...arc.map((point) => segment('L', point))]);
  expect(left.length).toBeLessThan(25);
  expect(left.length).toBeGreaterThan(8);
});

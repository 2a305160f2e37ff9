import { expect, it } from 'vitest';
import { formatZone } from './zone.ts';

it.each([
  [480, 'UTC+8'],
  [330, 'UTC+5:30'],
  [-210, 'UTC-3:30'],
  [-300, 'UTC-5'],
  [65, 'UTC+1:05'],
  [0, 'UTC'],
])('%d minutes from UTC are written %s', (minutes, zone) => {
  expect(formatZone(minutes)).toBe(zone);
});

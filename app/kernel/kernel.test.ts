// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { layPage } from './testing.ts';

beforeAll(async () => {
  layPage();
  await import('./kernel.ts');
  expect(window.galaStart, 'nobody else finds it').toBeUndefined();
});

/** Whether the page lets a touch be. */
const lets = (type: string, more: object = {}): boolean =>
  document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), more));

it('§5 every page cancels touches of more than one finger and the start of a pinch', () => {
  proves('5.1', 'T64');
  expect(lets('touchstart', { touches: [1] })).toBe(true);
  expect(lets('touchstart', { touches: [1, 2] })).toBe(false);
  expect(lets('gesturestart')).toBe(false);
});

import { expect, it } from 'vitest';
import { proves } from './proves.ts';

it.fails('a test that says what it proves, and asserts nothing, fails', () => {
  proves();
});

it('a test that says what it proves, and asserts something, passes', () => {
  proves();
  expect(expect.getState().isExpectingAssertions).toBe(true);
});

it('to wait until something is so is to assert it', async () => {
  proves();
  await expect.poll(() => true).toBeTruthy();
});

import { expect, it } from 'vitest';
import { RequestError } from '../http/errors.ts';
import { REFUSED_AGAIN_AFTER, SPREAD, untilNext } from './pace.ts';

const faulty = (fault: RequestError['fault']) =>
  Object.assign(Object.create(RequestError.prototype), { fault });
const [refused, broken, expired] = [faulty('refused'), faulty('transport'), faulty('expired')];
const minute = 60_000;

it('who was refused asks half as often each time, and at last every four minutes', () => {
  const pauses = [1, 2, 3, 4, 5, 50].map((failures) => untilNext(false, refused, failures, 0));
  expect(pauses).toEqual([0.5, 1, 2, 4, 4, 4].map((many) => many * minute));
  expect(untilNext(false, refused, 0, 0), 'it is refused later pages').toBe(REFUSED_AGAIN_AFTER);
});

it('a network that fails is asked as soon as ever, however often it failed', () => {
  expect([1, 2, 50].map((failures) => untilNext(false, broken, failures, 0))).toEqual([8000, 8000, 8000]);
  expect(untilNext(5000, broken, 3, 0), 'nor later than it is asked anyway').toBe(5000);
  expect(untilNext(minute, broken, 3, 0)).toBe(8000);
});

it('phones that failed together come back apart: later, never sooner', () => {
  expect(untilNext(false, broken, 1, SPREAD)).toBeCloseTo(9600);
  expect(untilNext(false, refused, 50, SPREAD)).toBeCloseTo(4.8 * minute);
});

it('what has not failed has its own pace, and so has what a new sign-in alone would heal', () => {
  for (const every of [5000, false] as const)
    expect([untilNext(every, null, 0, SPREAD), untilNext(every, expired, 3, SPREAD)]).toEqual([every, every]);
});

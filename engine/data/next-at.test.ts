import { describe, expect, it } from 'vitest';
import { DAY } from '../document/anywhere/days.ts';
import { untilChange } from './next-at.ts';
import { SPREAD } from './pace.ts';

const now = Date.parse('2025-06-10T12:00:00Z');
const at = (ms: number) => new Date(now + ms).toISOString();

describe('an answer that says when it changes', () => {
  it('is asked for anew soon after that, each phone at a time of its own', () => {
    const answer = [{ can: 'post', nextAt: at(3000) }];
    expect(untilChange(answer, now, 0)).toBe(3500);
    expect(untilChange(answer, now, SPREAD)).toBe(13_500);
  });

  it('may say it in each entry of a list: the first counts, on any page', () => {
    const entries = [{ id: 'a', nextAt: at(60_000) }, { id: 'b' }, { id: 'c', nextAt: at(9000) }];
    expect(untilChange([{ items: entries, next: null }], now, 0)).toBe(9500);
    expect(untilChange([{ items: [] }, { items: entries }], now, 0)).toBe(9500);
  });

  it('that was kept on its way is asked for again, a while, and not at once', () => {
    expect(untilChange([{ nextAt: at(-1000) }], now, 0)).toBe(10_000);
    expect(untilChange([{ nextAt: at(0) }], now, SPREAD)).toBe(20_000);
    expect(untilChange([{ nextAt: at(-60_000) }], now, 0)).toBe(false);
  });

  it('is asked for within a day: a timer of a month would run at once', () => {
    expect(untilChange([{ nextAt: at(40 * DAY) }], now, 0)).toBe(DAY);
  });

  it('says nothing of it otherwise', () => {
    for (const page of [
      undefined,
      null,
      'x',
      [],
      {},
      { nextAt: 7 },
      { nextAt: 'soon' },
      { items: [null, 1] },
    ])
      expect(untilChange([page], now, 0)).toBe(false);
    expect(untilChange([], now, 0)).toBe(false);
  });
});

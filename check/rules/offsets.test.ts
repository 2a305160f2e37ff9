import { describe, expect, it } from 'vitest';
import { check, only, set, told } from '../testing/workbench.ts';

describe('check offsets', () => {
  it('the one date with another offset is told', () => {
    expect(only(set('/schedule/start', '2025-05-20T00:00:00Z'))).toMatchObject({
      rule: 'offsets',
      severity: 'warning',
      pointer: '/schedule/start',
      expected: expect.stringContaining('+08:00'),
    });
  });

  it.each(['/campaign/polls/0/window/locks', '/campaign/polls/0/results/at'])(
    'a date of the campaign in another offset than the schedule’s is told: %s',
    (pointer) => {
      const option = (id: string) => ({ id, title: { cn: '灯', en: 'Lights' } });
      const poll = {
        id: 'memory',
        options: [option('a'), option('b')],
        limits: { total: 1 },
        window: { locks: '2025-05-24T20:00:00+08:00' },
        results: { at: '2025-05-25T20:00:00+08:00' },
      };
      const text = set('/campaign/polls', [poll]);
      expect(told('offsets', text)).toEqual([]);
      expect(told('offsets', set(pointer, '2025-05-24T20:00:00+07:00', text))).toMatchObject([
        { pointer, expected: expect.stringContaining('+08:00') },
      ]);
    },
  );

  it('Z and +00:00 are one', () => {
    const [start, end] = ['2025-05-20T00:00:00Z', '2025-05-27T00:00:00+00:00'];
    expect(check(set('/schedule', { start, end }))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { set, told } from '../../check/testing/workbench.ts';

const moment = (text: string) => `2025-05-${text}:00:00+08:00`;
const name = { cn: '数字', en: 'A figure' };
const title = (id: string, more: object) => ({ id, name, ...more });
const recap = {
  opens: moment('21T00'),
  locks: moment('24T00'),
  reveals: moment('24T01'),
  figures: [
    {
      id: 'given',
      of: 'sum',
      counts: [{ fact: 'gift', measure: 'amount' }],
      name,
      titles: [title('tenth', { share: 10 }), title('half', { share: 50 })],
    },
    { id: 'dear', of: 'friend', name },
  ],
};
const asked = set('/campaign/recap', recap);
const at = (pointer: string, value: unknown, text = asked) => set(`/campaign/recap${pointer}`, value, text);
const faults = (text: string) => told('campaign', text);

it('a recap that is right is not told', () => {
  expect(faults(asked)).toEqual([]);
});

describe('its moments', () => {
  it('lie in the campaign, in their order, with time to count', () => {
    for (const [pointer, value, message] of [
      ['/opens', '2020-01-01T00:00:00+08:00', 'before the campaign begins'],
      ['/locks', '2026-01-01T00:00:00+08:00', 'when the campaign is over'],
      ['/locks', moment('20T23'), 'locks before anything counts'],
      ['/reveals', '2025-05-24T00:14:59+08:00', 'still being counted'],
    ] as const)
      expect(faults(at(pointer, value)), value).toMatchObject([
        { pointer: `/campaign/recap${pointer}`, message: expect.stringContaining(message), got: value },
      ]);
    expect(faults(at('/reveals', '2025-05-24T00:15:00+08:00'))).toEqual([]);
  });

  it('are not judged by a schedule that cannot be read', () => {
    expect(faults(at('/reveals', moment('23T00'), set('/schedule/end', 'soon', asked)))).toEqual([]);
  });
});

describe('titles', () => {
  const titles = (...list: readonly object[]) => faults(at('/figures/0/titles', list));
  it('are of figures that have an order', () => {
    expect(faults(at('/figures/1/titles', [title('tenth', { share: 10 })]))).toMatchObject([
      {
        pointer: '/campaign/recap/figures/1/titles',
        message: expect.stringContaining('`friend` has no order'),
      },
    ]);
  });

  it('are there once, the highest first', () => {
    expect(titles(title('a', { share: 10 }), title('a', { share: 20 }))).toMatchObject([
      { pointer: '/campaign/recap/figures/0/titles/1/id' },
    ]);
    expect(titles(title('a', { share: 10, least: 5 }))).toMatchObject([
      { pointer: '/campaign/recap/figures/0/titles/0/least', got: 'both' },
    ]);
    expect(titles(title('a', { share: 10 }), title('b', { share: 10 }))).toMatchObject([
      { pointer: '/campaign/recap/figures/0/titles/1/share' },
    ]);
    expect(titles(title('a', { least: 10 }), title('b', { least: 10 }))).toMatchObject([
      { pointer: '/campaign/recap/figures/0/titles/1/least', expected: 'less than 10', got: '10' },
    ]);
    expect(titles(title('a', { least: 10 }), title('b', { least: 5 }), title('c', { share: 50 }))).toEqual(
      [],
    );
  });
});

it('what nobody can ever have is a warning', () => {
  const never = at('/figures/1/counts', [{ fact: 'gift', things: ['none'] }]);
  expect(faults(never).length, 'a gift that there is not').toBeGreaterThan(0);
  const nothing = at('/figures/1/counts', [{ fact: 'watch' }]);
  expect([...faults(nothing), ...told('campaign-sense', nothing)].length).toBeGreaterThan(0);
});

describe('what nobody can have, or looks for', () => {
  const doubts = (text: string) =>
    told('campaign-sense', text).filter(({ pointer }) => /reveals|least/.test(pointer));
  const days = (least: number) =>
    at('/figures/2', {
      id: 'nights',
      of: 'days',
      counts: [{ fact: 'login', measure: 'amount' }],
      name,
      titles: [title('owl', { least })],
    });

  it('a title for more days than are counted', () => {
    expect(doubts(days(4))).toEqual([]);
    expect(doubts(days(5))).toMatchObject([
      { pointer: '/campaign/recap/figures/2/titles/0/least', expected: 'at most 4', got: '5' },
    ]);
  });

  it('a reveal more than a month after the campaign', () => {
    expect(doubts(at('/reveals', '2025-06-27T00:00:00+08:00'))).toEqual([]);
    expect(doubts(at('/reveals', '2025-06-29T00:00:00+08:00'))).toMatchObject([
      { pointer: '/campaign/recap/reveals', message: expect.stringContaining('33 days after') },
    ]);
  });
});

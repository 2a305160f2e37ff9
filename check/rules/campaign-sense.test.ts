import { describe, expect, it } from 'vitest';
import { drop, set, sound, told } from '../testing/workbench.ts';

const dates = (more: object) => set('/schedule', { ...schedule, ...more });
const schedule = {
  preview: '2025-05-01T00:00:00+08:00',
  start: '2025-05-20T00:00:00+08:00',
  end: '2025-05-27T00:00:00+08:00',
  settle: '2025-05-28T00:00:00+08:00',
};

describe('check campaign-sense', () => {
  it('a sound campaign is fine, also without a settling time', () => {
    expect(told('campaign-sense', sound)).toEqual([]);
    expect(told('campaign-sense', drop('/schedule/settle'))).toEqual([]);
  });

  it('a campaign that gives no points is told once, with all that nobody can afford', () => {
    const [item] = JSON.parse(sound).campaign.exchange;
    const two = set('/campaign/exchange/1', { ...item, id: 'wings', name: { cn: '翅膀', en: 'Wings' } });
    const poor = ['/campaign/gifts/0/earns', '/campaign/gifts/1/earns'].reduce(
      (text, pointer) => set(pointer, 0, text),
      drop('/campaign/milestones/1/gives', two),
    );
    const found = told('campaign-sense', poor).filter(({ message }) => message.includes('afford'));
    expect(found).toMatchObject([
      {
        pointer: '/campaign/exchange/0/cost',
        message: expect.stringContaining('nothing of this campaign gives points'),
        related: [{ message: 'nor this' }],
      },
    ]);
  });

  it('a campaign that settles when it ends is told, one that settles later is not', () => {
    expect(told('campaign-sense', dates({ settle: schedule.end }))).toMatchObject([
      {
        severity: 'warning',
        pointer: '/schedule/settle',
        line: 7,
        message: expect.stringContaining('settling'),
      },
    ]);
    expect(told('campaign-sense', dates({ settle: '2025-05-27T00:00:01+08:00' }))).toEqual([]);
  });

  it('a campaign that settles two months after its end is told, one of a month is not', () => {
    expect(told('campaign-sense', dates({ settle: '2025-08-27T00:00:00+08:00' }))).toMatchObject([
      {
        severity: 'warning',
        pointer: '/schedule/settle',
        message: expect.stringContaining('92 days after the end'),
      },
    ]);
    expect(told('campaign-sense', dates({ settle: '2025-06-27T00:00:00+08:00' }))).toEqual([]);
  });

  it('a page that counts down for a year is told, one of three months is not', () => {
    expect(told('campaign-sense', dates({ preview: '2024-05-01T00:00:00+08:00' }))).toMatchObject([
      { pointer: '/schedule/preview', message: 'the page counts down 384 days to its start' },
    ]);
    expect(told('campaign-sense', dates({ preview: '2025-02-20T00:00:00+08:00' }))).toEqual([]);
  });

  it('an entry with the name of another one of its list is told, in one language or in all', () => {
    const { gifts } = JSON.parse(sound).campaign as { gifts: { id: string; name: Record<string, string> }[] };
    const [first, second] = gifts;
    const named = (name: object) => told('campaign-sense', set('/campaign/gifts/1/name', name));
    expect(named(first?.name ?? {})).toMatchObject([
      {
        severity: 'warning',
        pointer: '/campaign/gifts/1/name',
        message: `\`${second?.id}\` has the name of \`${first?.id}\`: nobody can tell the two apart`,
        related: [{ message: 'it stands here first' }],
      },
    ]);
    expect(named({ ...second?.name, en: first?.name.en })).toMatchObject([
      { pointer: '/campaign/gifts/1/name/en', message: expect.stringContaining(' in en: ') },
    ]);
    expect(named({ ...second?.name, en: first?.name.cn })).toEqual([]);
  });

  it('a prize that one `gives` names twice is told at the second, in two of them it is not', () => {
    const frame = { kind: 'prize', prize: 'frame' };
    const prizes = set('/campaign/prizes', [{ id: 'frame', name: { cn: '框', en: 'Frame' } }]);
    const gives = (first: readonly object[], second: readonly object[]) =>
      told(
        'campaign-sense',
        set('/campaign/milestones/0/gives', first, set('/campaign/milestones/1/gives', second, prizes)),
      );
    expect(gives([frame], [{ kind: 'points', points: 1 }, frame])).toEqual([]);
    expect(gives([{ ...frame, days: 7 }, frame], [frame])).toMatchObject([
      {
        severity: 'warning',
        pointer: '/campaign/milestones/0/gives/1/prize',
        message: 'the prize `frame` stands twice in one `gives`',
        related: [{ message: 'it stands here first' }],
      },
    ]);
  });

  it('a campaign of more than a year is told, one of a year is not', () => {
    const long = dates({ end: '2026-05-27T00:00:00+08:00', settle: '2026-05-28T00:00:00+08:00' });
    expect(told('campaign-sense', long)).toMatchObject([
      { pointer: '/schedule/end', message: 'this campaign lasts 372 days' },
    ]);
    const year = dates({ end: '2026-05-20T00:00:00+08:00', settle: '2026-05-28T00:00:00+08:00' });
    expect(told('campaign-sense', year)).toEqual([]);
  });

  it('a single reward of more points than everything costs that is sold is told', () => {
    // Two of what costs 100 each.
    const gives = (points: number) => set('/campaign/milestones/1/gives', [{ kind: 'points', points }]);
    expect(told('campaign-sense', gives(200))).toEqual([]);
    expect(told('campaign-sense', gives(201))).toMatchObject([
      { pointer: '/campaign/milestones/1/gives/0/points', expected: 'at most 200', got: '201' },
    ]);
  });

  describe('a single number that is out of all proportion', () => {
    const far = (text: string) =>
      told('campaign-sense', text).filter(({ message }) => message.includes('in another unit'));
    const name = { cn: '物', en: 'Thing' };
    const icon = 'art/rose/icons/petal.svg';
    const prizes = set('/campaign/prizes', [{ id: 'frame', name }]);
    const shop = (...costs: number[]) =>
      set(
        '/campaign/exchange',
        costs.map((cost, nth) => ({
          id: ['halo', 'ring', 'crown'][nth],
          name,
          icon,
          cost,
          limits: { total: 1 },
          gives: [{ kind: 'prize', prize: 'frame' }],
        })),
        prizes,
      );

    it('is told of prices: thirty times as much as the next', () => {
      expect(far(shop(10, 20, 600))).toEqual([]);
      expect(far(shop(10, 20, 601))).toMatchObject([
        { severity: 'warning', pointer: '/campaign/exchange/2/cost', expected: 'at most 600', got: '601' },
      ]);
      expect(far(shop(10, 300, 400))).toEqual([]);
      expect(far(shop(10, 301, 400))).toMatchObject([
        { pointer: '/campaign/exchange/0/cost', expected: 'at least 11', got: '10' },
      ]);
      // Of two nobody knows which is the wrong one.
      expect(far(shop(10, 601))).toEqual([]);
    });

    it('is told of rewards', () => {
      const goals = (...all: number[]) =>
        set(
          '/campaign/milestones',
          all.map((points, nth) => ({
            id: ['first', 'second', 'third'][nth],
            name,
            icon,
            at: 1000 * (nth + 1),
            gives: [{ kind: 'points', points }],
          })),
          shop(4000, 5000, 6000),
        );
      expect(far(goals(5, 10, 300))).toEqual([]);
      expect(far(goals(5, 10, 301))).toMatchObject([
        { pointer: '/campaign/milestones/2/gives/0/points', got: '301' },
      ]);
      expect(far(goals(5, 151, 210))).toMatchObject([
        { pointer: '/campaign/milestones/0/gives/0/points', got: '5' },
      ]);
    });
  });
});

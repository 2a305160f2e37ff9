import { describe, expect, it } from 'vitest';
import type { CampaignBoard } from '../../schemas/generated/types.gen.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { mechanics } from '../index.ts';
import { type Board, boards, dueOf, gainsOf, hoursOf } from './rules.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

function read(board: Partial<CampaignBoard>, settle?: string): Board {
  const found = boards
    .read([{ id: 'charm', by: 'receiver', ...board } as CampaignBoard], {
      schedule: {
        start: at('2025-06-10T00:00:00'),
        end: at('2025-06-13T00:00:00'),
        ...(settle === undefined ? {} : { settle: at(settle) }),
      },
      id: 'fair',
      offset: 480,
    })
    .get('charm');
  if (!found) throw new Error('the board was read');
  return found;
}

describe('a board of a campaign', () => {
  it('of each day has its days; of the whole campaign, said or not, has none', () => {
    expect(read({ period: 'day' }).days).toEqual(['2025-06-10', '2025-06-11', '2025-06-12']);
    expect(read({ period: 'total' }).days).toBeNull();
    expect(read({}).days).toBeNull();
  });

  it('of each hour has its hours by name, in its own offset, and each begins where the one before ends', () => {
    const hourly = read({ period: 'hour' });
    expect([hourly.days?.length, hourly.days?.[0], hourly.days?.at(-1)]).toEqual([
      72,
      '2025-06-10T00',
      '2025-06-12T23',
    ]);
    const half = read({ period: 'hour', timezone: '+05:30' });
    expect([half.days?.length, half.days?.[0]], 'it begins in the middle of an hour there').toEqual([
      73,
      '2025-06-09T21',
    ]);
    for (const board of [hourly, half]) {
      const spans = (board.days ?? []).map((hour) => hoursOf(board, hour));
      for (const [nth, { from, to }] of spans.entries()) {
        expect(to - from).toBe(3_600_000);
        if (nth > 0) expect(from).toBe(spans[nth - 1]?.to);
      }
    }
    expect(dueOf(hourly, '2025-06-11T12')).toBe(at('2025-06-11T13:10:00'));
  });

  it('of each week has its Mondays, also one before the campaign', () => {
    expect(read({ period: 'week' }).days).toEqual(['2025-06-09']);
    const long = boards.read([{ id: 'charm', by: 'receiver', period: 'week' }], {
      schedule: { start: at('2025-06-10T00:00:00'), end: at('2025-06-23T00:00:01') },
      id: 'fair',
      offset: 480,
    });
    expect(long.get('charm')?.days).toEqual(['2025-06-09', '2025-06-16', '2025-06-23']);
  });

  it('gets the defaults of the schema', () => {
    const schedule = { start: '2025-10-01T00:00:00+08:00', end: '2025-10-08T00:00:00+08:00' };
    const gifts = [{ id: 'rose', points: 1, earns: 1 }];
    const source = [
      { id: 'charm', by: 'receiver' },
      { id: 'daily', by: 'sender', period: 'day', timezone: '+00:00' },
    ];
    const document = { schedule, campaign: { currency: { id: 'coin' }, gifts, boards: source } };
    const found = readCampaigns([{ route: '/x/', document }], mechanics)
      .byId.get('x')
      ?.block(boards);
    expect(found?.get('charm')).toMatchObject({
      size: 100,
      days: null,
      counts: [{ fact: 'gift', things: null, measure: 'points', weight: 1 }],
      offset: 480,
    });
    expect(found?.get('daily')?.days).toHaveLength(8);
  });
});

describe('a board is settled', () => {
  it('of the whole campaign when settling ends, or at the end where there is no settling', () => {
    expect(dueOf(read({}, '2025-06-14T00:00:00'), '')).toBe(at('2025-06-14T00:00:00'));
    expect(dueOf(read({}), '')).toBe(at('2025-06-13T00:00:00'));
  });

  it('of a day ten minutes after the day, by its own offset, and never later than the campaign', () => {
    const daily = read({ period: 'day' }, '2025-06-14T00:00:00');
    expect(dueOf(daily, '2025-06-11')).toBe(at('2025-06-12T00:10:00'));
    expect(dueOf(daily, '2025-06-12')).toBe(at('2025-06-13T00:10:00'));
    const west = read({ period: 'day', timezone: '+00:00' }, '2025-06-14T00:00:00');
    expect(dueOf(west, '2025-06-11')).toBe(at('2025-06-12T08:10:00'));
    expect(dueOf(read({ period: 'day' }, '2025-06-13T00:05:00'), '2025-06-12')).toBe(
      at('2025-06-13T00:05:00'),
    );
    expect(dueOf(read({ period: 'day' }), '2025-06-12')).toBe(at('2025-06-13T00:00:00'));
  });
});

it('a week is settled ten minutes after its Sunday, and counts all that happens in it', () => {
  const weekly = read({ period: 'week' }, '2025-06-30T00:00:00');
  expect(dueOf(weekly, '2025-06-09')).toBe(at('2025-06-16T00:10:00'));
  expect(dueOf(read({ period: 'week' }), '2025-06-09')).toBe(at('2025-06-13T00:00:00'));
  const fact = { kind: 'gift', id: 'a', from: 'x', to: 'y', thing: 'wave', count: 1, points: 5, earned: 1 };
  const on = (date: string, heard = date) => ({ ...fact, id: date, at: at(date), heard: at(heard) });
  const facts = [
    on('2025-06-10T00:00:00'),
    on('2025-06-15T23:59:59', '2025-06-16T00:09:59'),
    on('2025-06-16T00:00:00'),
    on('2025-06-15T23:59:58', '2025-06-16T00:10:00'),
  ];
  expect(gainsOf(new Map([['charm', weekly]]), facts).map(({ day, amount }) => [day, amount])).toEqual([
    ['2025-06-09', 10],
    ['2025-06-16', 5],
  ]);
});

describe('what people do, on a board', () => {
  const fact = { kind: 'gift', id: 'a', from: 'x', to: 'y', thing: 'wave', count: 1, points: 5, earned: 1 };
  const noon = at('2025-06-10T12:00:00');
  const gains = (more: object, board = read({})) =>
    gainsOf(new Map([['charm', board]]), [{ ...fact, at: noon, heard: noon, ...more }]).map(
      ({ amount }) => amount,
    );

  it('counts where it is worth points, and makes no row otherwise', () => {
    expect(gains({})).toEqual([5]);
    expect(gains({ points: 0 })).toEqual([]);
  });

  it('counts by what the board counts, whatever its kind, and all of one person together', () => {
    const board = read({
      counts: [
        { fact: 'watch', weight: 2 },
        { fact: 'gift', measure: 'amount' },
      ],
    });
    const all = [
      { ...fact, kind: 'watch', count: 30, points: 30, at: noon, heard: noon },
      { ...fact, id: 'b', at: noon + 1, heard: noon + 1 },
      { ...fact, kind: 'share', at: noon, heard: noon },
    ];
    expect(gainsOf(new Map([['charm', board]]), all)).toEqual([
      { board: 'charm', day: '', kind: null, who: 'y', amount: 61, at: noon + 1, heard: noon + 1 },
    ]);
  });

  it('counts until it is settled, and not from that moment on', () => {
    const boards = [read({}, '2025-06-14T00:00:00'), read({ period: 'day' }, '2025-06-14T00:00:00')];
    const due = boards.map((board) => dueOf(board, board.days?.[0] ?? ''));
    for (const [i, board] of boards.entries()) {
      expect(gains({ heard: (due[i] ?? 0) - 1 }, board)).toEqual([5]);
      expect(gains({ heard: due[i] }, board)).toEqual([]);
    }
  });
});

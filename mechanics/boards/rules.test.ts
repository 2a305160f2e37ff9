import { describe, expect, it } from 'vitest';
import type { CampaignBoard } from '../../schemas/generated/types.gen.ts';
import { boards, gainsOf } from './rules.ts';

const read = (board: Partial<CampaignBoard>) =>
  boards
    .read([{ id: 'charm', by: 'receiver', ...board } as CampaignBoard], {
      schedule: {
        start: Date.parse('2025-06-10T00:00:00+08:00'),
        end: Date.parse('2025-06-13T00:00:00+08:00'),
      },
      id: 'fair',
      offset: 480,
    })
    .get('charm');

describe('a board of a campaign', () => {
  it('of each day has its days; of the whole campaign, said or not, has none', () => {
    expect(read({ period: 'day' })?.days).toEqual(['2025-06-10', '2025-06-11', '2025-06-12']);
    expect(read({ period: 'total' })?.days).toBeNull();
    expect(read({})?.days).toBeNull();
  });
});

describe('what people do, on a board', () => {
  const fact = { kind: 'gift', id: 'a', from: 'x', to: 'y', thing: 'wave', count: 1, points: 5, earned: 1 };
  const at = Date.parse('2025-06-10T12:00:00+08:00');
  const board = read({});
  if (!board) throw new Error('the board was read');
  const gains = (more: object) =>
    gainsOf(new Map([['charm', board]]), [{ ...fact, at, heard: at, ...more }]).map(({ points }) => points);

  it('counts where it is a gift that is worth points, and makes no row otherwise', () => {
    expect(gains({})).toEqual([5]);
    expect(gains({ points: 0 })).toEqual([]);
    expect(gains({ kind: 'watch' })).toEqual([]);
  });
});

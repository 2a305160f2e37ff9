import { describe, expect, it } from 'vitest';
import { ownPlace, type Standing } from './standing.ts';

const rows = [90, 70, 70, 20].map((score, nth) => ({
  user_id: `u${nth}`,
  nickname: `N${nth}`,
  avatar: '',
  score,
}));
const standing: Standing = {
  count: async () => rows.length,
  rows: async (offset, size) => rows.slice(offset, offset + size),
  own: async (user) => {
    const ahead = rows.findIndex(({ user_id }) => user_id === user);
    const [row] = rows.slice(ahead);
    if (user === 'fresh') return { user_id: user, nickname: '', avatar: '', score: 0, ahead: rows.length };
    return ahead < 0 || row === undefined ? null : { ...row, ahead };
  },
};
const placeOf = async (user: string, size: number) => {
  const own = await ownPlace(standing, user, size);
  return own && [own.rank, own.score, own.gap];
};

describe('somebody’s own place', () => {
  it('is nothing for whom nobody knows', async () => {
    expect(await ownPlace(standing, 'nobody', 3)).toBeNull();
  });

  it('tells what is missing to the next better one, and nothing to the first', async () => {
    expect(await placeOf('u0', 3)).toEqual([1, 90, null]);
    expect(await placeOf('u1', 3)).toEqual([2, 70, 20]);
    expect(await placeOf('u2', 3)).toEqual([3, 70, 0]);
  });

  it('beyond the listed ones has no rank, and tells what is missing to the last of them', async () => {
    expect(await placeOf('u3', 3)).toEqual([null, 20, 50]);
    expect(await placeOf('u3', 2)).toEqual([null, 20, 50]);
    expect(await placeOf('u3', 1)).toEqual([null, 20, 70]);
    expect(await placeOf('fresh', 10)).toEqual([null, 0, 20]);
  });
});

// Every third day, 4 s: opens a server with a database of its own.
import { beforeEach, describe, expect, it } from 'vitest';
import { base, openFair } from '../../server/fixtures/open-fair.ts';

const { h } = openFair();
const people = 60;

/** Sixty with as many points, at three moments: time decides, and then the id. */
beforeEach(async () => {
  await h.db.query('DELETE FROM board_scores');
  await h.db.query(
    `INSERT INTO users (user_id, nickname, avatar)
     SELECT 'tied-' || to_char(n, 'FM00'), 'T', '' FROM generate_series(1, ${people}) n ON CONFLICT DO NOTHING`,
  );
  await h.db.query(
    `INSERT INTO board_scores (activity, board, day, user_id, score, reached_at)
     SELECT 'fair', 'rose-givers', '', 'tied-' || to_char(n, 'FM00'), 50, n % 3 FROM generate_series(1, ${people}) n`,
  );
});

const page = async (cursor: string | null) => {
  const query = cursor === null ? '' : `&cursor=${cursor}`;
  const { data } = await h.call('GET', `${base}/boards/rose-givers?size=7${query}`);
  const rows = data.rows as { rank: number; user: { user_id: string } }[];
  return {
    next: data.next as string | null,
    total: data.total,
    ids: rows.map(({ user }) => user.user_id),
    ranks: rows.map(({ rank }) => rank),
  };
};

/** All pages, one after the other. @param between what happens behind each */
async function pages(between: (nth: number) => Promise<unknown> = async () => undefined) {
  const all: Awaited<ReturnType<typeof page>>[] = [];
  let next: string | null = null;
  do {
    const one = await page(next);
    all.push(one);
    next = one.next;
    await between(all.length);
  } while (next !== null);
  return { ids: all.flatMap(({ ids }) => ids), ranks: all.flatMap(({ ranks }) => ranks), all };
}

const inOrder = [0, 1, 2].flatMap((moment) =>
  Array.from({ length: people }, (_, n) => n + 1)
    .filter((n) => n % 3 === moment)
    .map((n) => `tied-${String(n).padStart(2, '0')}`),
);

describe('pages of a board of ties', () => {
  it('have each row exactly once, at its place', async () => {
    const { ids, ranks, all } = await pages();
    expect(ids).toEqual(inOrder);
    expect(ranks).toEqual(inOrder.map((_, nth) => nth + 1));
    expect(all.every(({ total }) => total === people)).toBe(true);
  });

  it('are each what stood at their places: who passes between two of them moves others by one place, and no place is left out', async () => {
    // From place 41 to the top, while two pages have been read: whoever had place 14 has place 15 now.
    const climber = inOrder[40] ?? '';
    const climb = async (nth: number) => {
      if (nth === 2) await h.db.query('UPDATE board_scores SET score = 99 WHERE user_id = $1', [climber]);
    };
    const { ids, ranks } = await pages(climb);
    expect(ranks).toEqual(inOrder.map((_, nth) => nth + 1));
    const others = inOrder.filter((id) => id !== climber);
    expect(ids).toEqual([...inOrder.slice(0, 14), ...others.slice(13)]);
    expect(ids.filter((id) => id === inOrder[13])).toHaveLength(2);
    // Who reads them again has all.
    expect((await pages()).ids).toEqual([climber, ...others]);
  });
});

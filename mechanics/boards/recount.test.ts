// By turns: counts boards of a campaign anew.
import { expect, it } from 'vitest';
import { recountBoards } from './recount.ts';
import { campaigns, db, end, gift, h, id, liveliness, openSettlements, people, settle } from './testing.ts';

openSettlements();

const recounted = () => {
  const campaign = campaigns.byId.get(id);
  if (campaign === undefined) throw new Error('there is a campaign');
  return recountBoards(db, campaign);
};

it('boards made anew from the facts are those that there are, row by row', async () => {
  await liveliness();
  await gift(1, 3);
  expect(await recounted()).toEqual({ facts: 6, rows: 10, late: 0, wrong: [] });
  expect(
    (await db.query("SELECT FROM pg_class WHERE relname = 'boards_anew'")).rows,
    'nothing is left',
  ).toEqual([]);
});

it('each difference is found: another score, another moment, a row too many, one too few', async () => {
  await liveliness();
  const of = `activity = '${id}' AND board = 'charm' AND user_id`;
  await db.query(`UPDATE board_scores SET score = score + 1 WHERE ${of} = $1`, [people[0]?.id]);
  await db.query(`UPDATE board_scores SET reached_at = reached_at - 1 WHERE ${of} = $1`, [people[1]?.id]);
  await db.query(`DELETE FROM board_scores WHERE ${of} = $1`, [people[2]?.id]);
  await db.query(
    `INSERT INTO board_scores (activity, board, day, user_id, score, reached_at) VALUES ($1, 'charm', '', $2, 7, 8)`,
    [id, people[5]?.id],
  );
  const { wrong } = await recounted();
  const found = new Map(wrong.map((one) => [one.who, one]));
  expect(wrong).toHaveLength(4);
  const [raised, earlier, gone, added] = [0, 1, 2, 5].map((n) => found.get(people[n]?.id ?? ''));
  expect(raised?.kept?.[0]).toBe((raised?.told?.[0] ?? 0) + 1);
  expect(earlier?.kept?.[1]).toBe((earlier?.told?.[1] ?? 0) - 1);
  expect([gone?.kept, gone?.told?.[0]]).toEqual([null, 30]);
  expect(added).toMatchObject({ board: 'charm', day: '', kept: [7, 8], told: null });
});

it('what came behind a settlement is told apart', async () => {
  await gift(0, 5);
  await settle();
  await gift(2, 50);
  expect(await recounted()).toMatchObject({ facts: 2, rows: 2, late: 2, wrong: [] });
  await db.query('UPDATE board_scores SET score = score + 1 WHERE activity = $1 AND board = $2', [
    id,
    'charm',
  ]);
  expect((await recounted()).wrong).toHaveLength(1);
  h.setClock(end());
});

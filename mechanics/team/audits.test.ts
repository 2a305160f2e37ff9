// By turns: breaks rows one by one, and looks whether audits find it.
import { expect, it } from 'vitest';
import { fair, noon } from '../../server/fixtures/harness.ts';
import { at, openFair } from '../../server/fixtures/open-fair.ts';
import { planted } from '../../server/fixtures/planted.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { settleDue } from '../../server/kernel/settle.ts';
import { mechanics } from '../index.ts';
import { callsOf } from './testing.ts';

const { h, gift } = openFair();
const { post, found, join, leave } = callsOf(h);

it('each audit sees what is planted, and constraints refuse the rest', async () => {
  h.setClock(at('2025-06-10T09:00:00'));
  const { captain, id } = await found('Planted');
  h.setClock(noon);
  const [one, gone, stranger] = [await h.newUser(), await h.newUser(), await h.newUser()];
  await join(one, { team: id });
  await join(gone, { team: id });
  await gift(one.id, captain.id);
  await post('/goals/begun', captain);
  h.setClock(noon + 1000);
  await leave(gone);
  const early = await h.newUser();
  await join(early, { team: id });
  h.setClock(at('2025-06-12T00:00:00'));
  await leave(early);
  const late = await h.newUser();
  await join(late, { team: id });
  const next = at('2025-06-12T09:00:00');
  h.setClock(next);
  await gift(one.id, captain.id, { at: next });
  const then = at('2025-06-14T00:00:01');
  await settleDue(h.db, readCampaigns([fair], mechanics), mechanics, then);
  const sql = async (text: string) => (await planted(h.db, text)).map((rule) => rule.replace('team: ', ''));
  const brought = 'a team has come to what its people have brought';
  const seats = 'each team has somebody in it, and each seat is in one that there is';
  const settled = 'teams are settled as they stood';
  expect(await sql('SELECT 1')).toEqual([]);
  expect(await sql('UPDATE team_scores SET score = score + 1')).toEqual([brought]);
  expect(await sql('DELETE FROM team_scores'), 'brought, and not counted').toContain(brought);
  expect(await sql(`UPDATE teams SET captain = NULL, ended_at = 1`)).toEqual([seats]);
  expect(await sql('UPDATE teams SET members = members + 1')).toEqual([
    'a team has as many people on it as its row says',
  ]);
  expect(await sql(`DELETE FROM team_stays`)).toEqual(
    expect.arrayContaining([
      'whoever brought something was in the team',
      'whoever has been in a team is told once',
    ]),
  );
  expect(
    await sql(`UPDATE team_stays SET left_at = left_at + 900000, user_id = '${one.id}', joined_at = 1`),
  ).toContain('nobody was in two teams at once');
  expect(await sql('DELETE FROM team_claims')).toEqual(['each grant has its claim']);
  expect(await sql('UPDATE team_claims SET gives = 2')).toEqual(['each claim has its grants']);
  const kept = 'a settled hour, day or week of teams is as they came to it';
  expect(await sql("UPDATE team_settled SET score = score + 1 WHERE subject = 'teams'")).toEqual([settled]);
  expect((await sql('UPDATE team_settled SET score = score + 1')).toSorted()).toEqual([kept, settled]);
  expect(await sql("DELETE FROM team_period_scores WHERE ranking = 'daily'")).toEqual([kept]);
  expect(await sql("UPDATE team_period_scores SET score = score + 1 WHERE ranking = 'daily'")).toContain(
    'in hours, days and weeks together a team has no more than in the whole campaign',
  );
  expect(
    await sql(
      `INSERT INTO team_settled_members (activity, subject, round, place, user_id)
         SELECT activity, subject, round, place, '${gone.id}' FROM team_settled WHERE subject = 'teams'`,
    ),
  ).toEqual(['each member of a place that was paid has what its tier gives']);
  expect(
    await sql(
      `UPDATE team_settled_members SET user_id = '${stranger.id}' WHERE subject = 'teams' AND user_id = '${one.id}'`,
    ),
  ).toContain('whoever shares the place of a team was in it');
  const shared =
    'whoever was in a team in the last millisecond of an hour, a day or a week shares its place, and nobody else';
  const paid = 'each member of a place that was paid has what its tier gives';
  const day = "subject = 'daily 2025-06-11'";
  const taken = `DELETE FROM team_settled_members WHERE ${day} AND user_id`;
  expect(await sql(`${taken} = '${early.id}'`), 'left out').toContain(shared);
  expect(
    await sql(
      `UPDATE team_settled_members SET user_id = '${late.id}' WHERE ${day} AND user_id = '${early.id}'`,
    ),
  ).toEqual(expect.arrayContaining([shared, paid]));
  expect(await sql(`UPDATE team_stays SET left_at = left_at - 1 WHERE user_id = '${early.id}'`)).toContain(
    shared,
  );
  expect(await sql(`UPDATE team_seats SET joined_at = joined_at - 1 WHERE user_id = '${late.id}'`)).toContain(
    shared,
  );
  const ended =
    'an hour, a day or a week of teams has ended when its name says, and nothing in it came later';
  for (const by of [-1, 1, -3_600_000, 3_600_000])
    expect(await sql(`UPDATE team_settled SET until = until + ${by} WHERE ${day}`), `${by}`).toContain(ended);
  expect(await sql(`UPDATE team_settled SET until = reached_at - 1 WHERE until IS NOT NULL`)).toContain(
    ended,
  );
  expect(await sql(`UPDATE team_settled SET captain = '${gone.id}' WHERE subject = 'teams'`)).toEqual(
    expect.arrayContaining(['whoever stands for a team shares its place', settled]),
  );
  for (const wrong of [
    `UPDATE teams SET captain = '${gone.id}'`,
    `UPDATE team_seats SET seat = 1`,
    `UPDATE team_seats SET seat = 4 WHERE seat = 2`,
    `INSERT INTO team_seats SELECT activity, user_id, team_id, 3, 3, 1 FROM team_seats`,
    `INSERT INTO team_claims SELECT * FROM team_claims`,
    `INSERT INTO team_settled_members SELECT * FROM team_settled_members`,
    `DELETE FROM team_seats WHERE user_id = '${captain.id}'`,
  ])
    await expect(
      h.db.transaction((tx) => tx.script(wrong)),
      wrong,
    ).rejects.toThrow();
});

// By turns: a server of before settles a whole campaign.
import { expect, it } from 'vitest';
import { audit } from '../../server/audit.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { fair } from '../../server/fixtures/harness.ts';
import { at, openFair } from '../../server/fixtures/open-fair.ts';
import { type Campaign, readCampaigns } from '../../server/kernel/campaigns.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { byPlace } from '../../server/kernel/order.ts';
import { roundOf, settleDue } from '../../server/kernel/settle.ts';
import type { Settling } from '../../server/kernel/settling.ts';
import { mechanics } from '../index.ts';
import { teams } from './rules.ts';
import { teamMechanic } from './server.ts';
import { callsOf } from './testing.ts';

const { h, gift } = openFair();
const { found, join, receipt, rankingReceipt } = callsOf(h);

/** What a server of before teams had rankings by periods (team/003) settles, in its own words. */
function settleOfBefore(campaign: Campaign): readonly Settling[] {
  const all = campaign.block(teams);
  if (all === undefined) return [];
  const about = [campaign.id, roundOf(campaign)];
  return [
    {
      ...{ subject: 'teams', due: all.due, listed: all.listed, tiers: all.rewards, rewarded: [] },
      locks: 'team_scores',
      close: async (tx) => {
        await tx.query(
          `INSERT INTO team_results (activity, round, place, team_id, name, captain, score, reached_at)
           SELECT $1, $2, row_number() OVER (ORDER BY ${byPlace}), r.team_id, t.name, r.user_id, r.score, r.reached_at
           FROM (SELECT t.team_id, t.captain AS user_id, s.score, s.reached_at FROM teams t JOIN team_scores s USING (team_id)
             WHERE t.activity = $1 AND t.ended_at IS NULL AND s.score > 0) r JOIN teams t USING (team_id)`,
          about,
        );
        await tx.query(
          `INSERT INTO team_result_members (activity, round, place, user_id)
           SELECT r.activity, r.round, r.place, m.user_id FROM team_results r JOIN team_seats m USING (activity, team_id)
           WHERE r.activity = $1 AND r.round = $2`,
          about,
        );
      },
      standing: {
        sql: 'SELECT captain AS user_id, score, reached_at FROM team_results WHERE activity = $1 AND round = $2',
        parameters: about,
      },
      sharers: async (tx, _, place) => {
        const { rows } = await tx.query<{ user_id: string }>(
          'SELECT user_id FROM team_result_members WHERE activity = $1 AND round = $2 AND place = $3 ORDER BY user_id',
          [...about, place],
        );
        return rows.map(({ user_id }) => user_id);
      },
    },
  ];
}

it('a server of before, beside one that has settled days, settles and pays the whole campaign alone', async () => {
  h.setClock(at('2025-06-11T09:00:00'));
  const [owls, larks] = [await found('Owls'), await found('Larks')];
  const [one, two] = [await h.newUser(), await h.newUser()];
  await join(one, { team: owls.id });
  await join(two, { team: larks.id });
  h.setClock(at('2025-06-11T10:00:00'));
  await gift(one.id, two.id, { at: at('2025-06-11T10:00:00'), count: 2 });
  await gift(two.id, one.id, { at: at('2025-06-11T10:00:00') });
  h.setClock(at('2025-06-12T10:00:00'));
  await gift(two.id, one.id, { at: at('2025-06-12T10:00:00'), count: 5 });
  const settle = (now: number, all: readonly Mechanic[]) => {
    h.setClock(now);
    return settleDue(h.db, readCampaigns([fair], mechanics), all, now);
  };
  await settle(at('2025-06-13T00:10:00'), mechanics);
  const days = await Promise.all(['2', '3'].map((day) => rankingReceipt('daily', `?day=${day}`)));
  expect(days.map(({ participants }) => participants)).toEqual([2, 1]);

  await settle(at('2025-06-14T00:00:01'), [{ ...teamMechanic, settle: settleOfBefore }]);
  expect(await receipt()).toMatchObject({ subject: 'teams', participants: 2, rows: [{}, {}] });
  const { rows: given } = await h.db.query(
    `SELECT user_id, count(*)::int4 AS times FROM grants WHERE kind = 'team' AND reference LIKE 'teams %' GROUP BY user_id`,
  );
  expect(given.length, 'everybody of both teams').toBe(4);
  expect(given.map(({ times }) => times)).toEqual([1, 1, 1, 1]);
  await settle(at('2025-06-14T00:00:02'), mechanics);
  expect(await Promise.all(['2', '3'].map((day) => rankingReceipt('daily', `?day=${day}`)))).toEqual(days);
  expect(Object.entries(await audit(h.db, everyRoom)).filter(([, wrong]) => wrong > 0)).toEqual([]);
});

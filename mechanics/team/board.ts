import type { BoardAnswer, TeamReceiptAnswer } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { type Context, campaignOf, type Handler, known, pageOf } from '../../server/kernel/context.ts';
import { publicUser } from '../../server/kernel/public-user.ts';
import { roundOf, settledOf } from '../../server/kernel/settle.ts';
import { toldReward } from '../../server/ledger/grant.ts';
import { room } from './room.ts';
import { neededAt, teams } from './rules.ts';
import { subject } from './settlement.ts';
import {
  aheadOfTeam,
  countRanked,
  idOfTeam,
  nameSeen,
  ownTeam,
  type Ranked,
  rankedTeams,
  settledName,
} from './standing.ts';

/** A team as it was settled. */
interface Result extends Ranked {
  readonly place: number;
  readonly nickname: string;
}

/** Teams as they were settled, from the place after `after` up to `last`. */
async function settledTeams(db: Queryable, campaign: Campaign, after: number, last: number) {
  const { rows } = await db.query<Result>(
    `SELECT r.place, r.team_id::text AS team, ${settledName} AS name,
       u.user_id, u.nickname, u.avatar, r.score, r.reached_at
     FROM team_results r JOIN teams t USING (team_id) JOIN users u ON u.user_id = r.captain
     WHERE r.activity = $1 AND r.round = $2 AND r.place > $3 AND r.place <= $4 ORDER BY r.place`,
    [campaign.id, roundOf(campaign), after, last],
  );
  return rows;
}

/** The place that a team was settled on, less one; null where it had none. */
async function aheadWhenSettled(db: Queryable, campaign: Campaign, team: string): Promise<number | null> {
  const { rows } = await db.query<{ place: number }>(
    'SELECT place FROM team_results WHERE activity = $1 AND round = $2 AND team_id = $3::int8',
    [campaign.id, roundOf(campaign), team],
  );
  return rows[0] === undefined ? null : rows[0].place - 1;
}

/** A team in a row that is made for a person: the captain's picture, the team's name. */
const face = (context: Context, one: Ranked) =>
  publicUser({ user_id: one.user_id, nickname: nameSeen(context, one), avatar: one.avatar });

/** GET /v2/activities/{id}/teams/board: the ranking of teams, in the words of boards, so that whatever shows one shows it. */
export const readTeamBoard: Handler<BoardAnswer> = async (context) => {
  const { db, now, user } = context;
  const campaign = campaignOf(context);
  const all = known(campaign.block(teams));
  const needed = neededAt(all, now);
  // Between its end and its settlement the ranking is read as it stands: nothing changes it any more.
  const kept = now >= all.due ? await settledOf(db, campaign, room.name, subject) : null;
  const rowsAt = (offset: number, size: number): Promise<readonly Ranked[]> =>
    kept === null
      ? rankedTeams(db, campaign.id, needed, offset, size)
      : settledTeams(db, campaign, offset, offset + size);
  const page = pageOf(context);
  const offset = page.cursor ?? 0;
  const total = Math.min(kept?.participants ?? (await countRanked(db, campaign.id, needed)), all.listed);
  const size = Math.max(0, Math.min(page.size, total - offset));
  const rows = size === 0 ? [] : await rowsAt(offset, size);
  const next = offset + rows.length;
  const own = user === null ? null : await ownTeam(db, campaign.id, user);
  const mine = async (): Promise<BoardAnswer['me']> => {
    if (own === null) return null;
    const ahead =
      kept === null
        ? await aheadOfTeam(db, campaign.id, needed, own.team)
        : await aheadWhenSettled(db, campaign, own.team);
    const [captain] = (
      await db.query<{ avatar: string }>('SELECT avatar FROM users WHERE user_id = $1', [own.captain])
    ).rows;
    // Of who is not listed, whoever stands last in the list; in an empty one there is nobody to catch up with.
    const above = Math.min(ahead ?? total, total, all.listed);
    const [before] = above === 0 ? [] : await rowsAt(above - 1, 1);
    const [behind] = ahead === null ? [] : await rowsAt(ahead + 1, 1);
    return {
      rank: ahead === null || ahead >= all.listed ? null : ahead + 1,
      place: ahead === null ? null : ahead + 1,
      score: own.score,
      gap: before === undefined ? null : Math.max(0, before.score - own.score),
      lead: behind === undefined ? null : own.score - behind.score,
      user: { user_id: own.captain, nickname: nameSeen(context, own), avatar: captain?.avatar ?? '' },
    };
  };
  return {
    rows: rows.map((row, index) => ({
      rank: offset + index + 1,
      user: face(context, row),
      score: row.score,
    })),
    me: await mine(),
    total,
    next: rows.length > 0 && next < total ? String(next) : null,
    settled: now >= all.due,
  };
};

/** GET /v2/activities/{id}/teams/receipt: how the teams were settled, for anybody to check. */
export const readTeamReceipt: Handler<TeamReceiptAnswer> = async (context) => {
  const { db, now } = context;
  const campaign = campaignOf(context);
  const all = known(campaign.block(teams));
  const about = { activity: campaign.id, round: roundOf(campaign) };
  const settled = now >= all.due ? await settledOf(db, campaign, room.name, subject) : null;
  if (settled === null)
    return { ...about, participants: 0, frozenAt: null, paidAt: null, tiers: [], rows: [], hash: null };
  // What was published with the order, whatever the document says since.
  const listed = settled.listed ?? all.listed;
  const results = await settledTeams(db, campaign, 0, listed);
  const { rows: members } = await db.query<{ place: number; user_id: string }>(
    `SELECT place, user_id FROM team_result_members
     WHERE activity = $1 AND round = $2 AND place <= $3 ORDER BY place, user_id`,
    [about.activity, about.round, listed],
  );
  const { rows: places } = await db.query<{ place: number; tier: string | null; granted: boolean }>(
    'SELECT place, tier, granted_at IS NOT NULL AS granted FROM settled_places WHERE settlement_id = $1 AND place <= $2',
    [settled.settlement_id, listed],
  );
  const paid = new Map(places.map((one) => [one.place, one]));
  return {
    ...about,
    participants: settled.participants,
    frozenAt: settled.frozen_at,
    paidAt: settled.paid_at,
    tiers: settled.tiers.map((tier) => ({ ...tier, gives: tier.gives.map(toldReward) })),
    rows: results.map((one) => {
      const { place, score, reached_at: reachedAt } = one;
      const [team, name] = [idOfTeam(context, one), nameSeen(context, one)];
      const { tier = null, granted = false } = paid.get(place) ?? {};
      const there = members.filter((member) => member.place === place).map(({ user_id }) => user_id);
      return { place, team, name, captain: publicUser(one), members: there, score, reachedAt, tier, granted };
    }),
    hash: settled.hash,
  };
};

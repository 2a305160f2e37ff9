import type { MyTeamAnswer, TeamEntry, TeamsAnswer } from '../../schemas/generated/types.gen.ts';
import { sharedFor } from '../../server/kernel/asked-once.ts';
import { opening, toldCan } from '../../server/kernel/can.ts';
import {
  type Context,
  campaignOf,
  type Handler,
  known,
  pageBehind,
  paged,
} from '../../server/kernel/context.ts';
import { doerIn, isNotBegun } from '../../server/kernel/not-begun.ts';
import { publicUser } from '../../server/kernel/public-user.ts';
import { titlesOf } from '../../server/kernel/titles.ts';
import { toldReward } from '../../server/ledger/grant.ts';
import {
  mayClaim,
  mayFound,
  mayJoin,
  mayLead,
  neededAt,
  type Share,
  type Teams,
  teams,
  type Who,
} from './rules.ts';
import { besideTeam, idOfTeam, membersOf, nameSeen, type Own, ownTeam, shownName } from './standing.ts';
import { wholeAsked } from './which.ts';

/** The team of whoever asks, as verdicts know them. */
const whoOf = (user: string | null, own: Own | null): Who =>
  user === null ? null : { team: own?.team ?? null, captain: own?.captain === user };

/** SQL of a team `t` of campaign $1 that the list shows. @param $2 how many seats a team has */
const vacant = 't.activity = $1 AND t.listed AND t.ended_at IS NULL AND t.members < $2::int4';

/** How many teams the list has: all are counted for it, once for all who ask at a time. */
const countVacant = sharedFor(async (db, key) => {
  const { rows } = await db.query<{ total: number }>(
    `SELECT count(*)::int4 AS total FROM teams t WHERE ${vacant}`,
    JSON.parse(key) as [activity: string, most: number],
  );
  return rows[0]?.total ?? 0;
});

/** GET /v2/activities/{id}/teams: the cursor is a team's id, so new teams shift nothing. */
export const readTeams: Handler<TeamsAnswer> = async (context) => {
  const { db, user } = context;
  const campaign = campaignOf(context);
  const { most, window } = known(campaign.block(teams));
  const { size, cursor } = pageBehind(context, context.ids.of('teams'));
  const own = user === null ? null : await ownTeam(db, campaign.id, user);
  const total = await countVacant(db, JSON.stringify([campaign.id, most]));
  const { rows } = await db.query<{
    team: string;
    name: string | null;
    user_id: string;
    nickname: string;
    avatar: string;
    members: number;
    score: number;
  }>(
    `SELECT t.team_id::text AS team, ${shownName} AS name, u.user_id, u.nickname, u.avatar, s.score, t.members
     FROM teams t JOIN users u ON u.user_id = t.captain JOIN team_scores s USING (team_id)
     WHERE ${vacant} AND t.team_id < $3::int8 ORDER BY t.team_id DESC LIMIT $4`,
    [campaign.id, most, cursor ?? Number.MAX_SAFE_INTEGER, size + 1],
  );
  const notBegun = isNotBegun(context, campaign);
  const open = opening(context, 'joinTeam', window);
  const { page, next } = paged(rows, size, (row) => idOfTeam(context, row));
  const titles = await titlesOf(
    context,
    campaign,
    page.map(({ user_id }) => user_id),
  );
  const entries = page.map((row): TeamEntry => {
    const { members, score } = row;
    const [id, name] = [idOfTeam(context, row), nameSeen(context, row)];
    const may = mayJoin(open, { members, most }, whoOf(user, own));
    const captain = publicUser(row, titles.get(row.user_id));
    return {
      id,
      name,
      captain,
      members,
      most,
      score: notBegun ? 0 : score,
      ...toldCan('join' as const, may),
    };
  });
  return {
    teams: entries,
    total,
    next,
  };
};

/** A team as its members see it. */
async function toldTeam(context: Context, all: Teams, own: Own, user: string): Promise<MyTeamAnswer['team']> {
  const { db, now } = context;
  const campaign = campaignOf(context);
  const members = await membersOf(db, own.team);
  const titles = await titlesOf(
    context,
    campaign,
    members.map(({ user_id }) => user_id),
  );
  const needed = neededAt(all, now);
  const notBegun = isNotBegun(context, campaign);
  const beside = notBegun ? null : await besideTeam(db, wholeAsked(campaign.id, all, now), own.team);
  const taken = members
    .toSorted((a, b) => Number(b.user_id === own.captain) - Number(a.user_id === own.captain))
    .map((member) => {
      const { user_id, gain } = member;
      const seated = publicUser(member, titles.get(user_id));
      return {
        user: seated,
        score: notBegun ? 0 : gain,
        captain: user_id === own.captain,
        me: user_id === user,
      };
    });
  const vacant = Array.from({ length: Math.max(0, all.most - taken.length) }, () => {
    return { score: 0, captain: false, me: false };
  });
  const open = opening(context, 'leaveTeam', all.window);
  return {
    id: idOfTeam(context, own),
    name: nameSeen(context, own),
    code: own.code,
    join: own.listed ? 'list' : 'code',
    score: notBegun ? 0 : own.score,
    place: beside === null ? null : beside.ahead + 1,
    gap: typeof beside?.before === 'number' ? beside.before - own.score : null,
    small: members.length < needed,
    seats: [...taken, ...vacant],
    leave: toldCan('leave' as const, open),
    lead: toldCan('lead' as const, mayLead(open, own.captain === user)),
  };
}

/** What somebody has claimed; of nobody, nothing. */
export async function claimedBy(
  db: Context['db'] | Parameters<typeof ownTeam>[0],
  activity: string,
  user: string | null,
) {
  const { rows } = await db.query<{ goal: string }>(
    'SELECT goal FROM team_claims WHERE activity = $1 AND user_id = $2',
    [activity, user],
  );
  return new Set(rows.map(({ goal }) => goal));
}

/** What the team that somebody is on has come to while they were, now and before. */
export async function sharesOf(
  db: Parameters<typeof ownTeam>[0],
  { team }: Pick<Own, 'team'>,
  user: string,
): Promise<readonly Share[]> {
  const { rows } = await db.query<Share>(
    `SELECT m.joined_score AS above, CASE WHEN m.left_at IS NULL THEN s.score ELSE m.left_score END AS "upTo"
     FROM team_times m JOIN team_scores s USING (activity, team_id)
     WHERE m.team_id = $1::int8 AND m.user_id = $2 AND (m.left_at IS NULL OR m.left_score IS NOT NULL)`,
    [team, user],
  );
  return rows;
}

/** GET /v2/activities/{id}/teams/mine */
export const readMyTeam: Handler<MyTeamAnswer> = async (context) => {
  const { db, user, now } = context;
  const campaign = campaignOf(context);
  const all = known(campaign.block(teams));
  const own = user === null ? null : await ownTeam(db, campaign.id, user);
  const team = own === null || user === null ? null : await toldTeam(context, all, own, user);
  const claims = await claimedBy(db, campaign.id, doerIn(context, campaign));
  const shares = own === null || user === null ? [] : await sharesOf(db, own, user);
  const goals = [...all.goals.values()].map((goal) => {
    const { id, at } = goal;
    const claimed = claims.has(id);
    const mine = team === null ? null : { score: team.score, small: team.small, claimed, shares };
    const may = mayClaim(
      goal,
      opening(context, 'claimTeamGoal'),
      user === null ? undefined : mine,
      campaign,
      now,
    );
    const reached = team !== null && team.score >= at;
    return { id, at, reached, claimed, gives: goal.gives.map(toldReward), ...toldCan('claim' as const, may) };
  });
  const found = toldCan(
    'found' as const,
    mayFound(opening(context, 'foundTeam', all.window), whoOf(user, own)),
  );
  return {
    size: { least: all.least, most: all.most },
    names: all.names,
    ...(now < all.locks ? { locksAt: new Date(all.locks).toISOString() } : {}),
    found,
    team,
    goals,
  };
};

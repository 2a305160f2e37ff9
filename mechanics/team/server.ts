import type {
  TeamAnswer,
  TeamCaptainRequest,
  TeamFoundRequest,
  TeamGoalClaimAnswer,
  TeamJoinRequest,
  TeamLeaveRequest,
  TeamNameRequest,
} from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import { Refusal } from '../../server/errors.ts';
import { opening, refusedFor } from '../../server/kernel/can.ts';
import { type Context, campaignOf, type Handler, known, userOf } from '../../server/kernel/context.ts';
import { lockDoer } from '../../server/kernel/facts.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { type Outcome, once } from '../../server/kernel/once.ts';
import { lockAccount, pointsOf } from '../../server/ledger/accounts.ts';
import { grant, toldReward } from '../../server/ledger/grant.ts';
import { audits } from './audits.ts';
import { readTeamBoard, readTeamRanking } from './board.ts';
import { readTeamChampions, readTeamRankingChampions } from './champions.ts';
import { write } from './hear.ts';
import { found, join, type Locked, lead, leave, lockTeam, teamOfCode } from './membership.ts';
import { messages } from './messages.ts';
import { movements } from './movements.ts';
import { codeOf, nameOf } from './name.ts';
import { claimedBy, readMyTeam, readTeams, sharesOf } from './read.ts';
import { readTeamRankingReceipt, readTeamReceipt } from './receipt.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { mayClaim, mayFound, mayJoin, mayLead, neededAt, teams } from './rules.ts';
import { settlingsOf, shares } from './settlement.ts';
import { idOfTeam, membersOf, ownTeam } from './standing.ts';

/** What every call of this room asks first. */
const askedOf = (context: Context) => {
  const campaign = campaignOf(context);
  const all = known(campaign.block(teams));
  const user = userOf(context);
  return { campaign, all, user, at: context.now, open: opening(context, context.operation, all.window) };
};

/** Locks whoever calls, then the team that they are in; null where they are in none any more. */
async function lockOwn(tx: Queryable, activity: string, user: string): Promise<Locked | null> {
  await lockAccount(tx, pointsOf(activity, user));
  const own = await ownTeam(tx, activity, user);
  const team = own === null ? null : await lockTeam(tx, activity, own.team);
  // Its captain may have removed them while they waited.
  return team?.members.includes(user) ? team : null;
}

/** POST /v2/activities/{id}/teams */
const foundTeam: Handler<TeamAnswer> = async (context) => {
  const { campaign, all, user, at, open } = askedOf(context);
  const { name: written, join: way } = context.body as TeamFoundRequest;
  return once<TeamAnswer>(context, async (tx): Promise<Outcome<TeamAnswer>> => {
    await lockDoer(tx, context.hearers, campaign, user);
    const own = await ownTeam(tx, campaign.id, user);
    const { reason } = mayFound(open, { team: own?.team ?? null, captain: false });
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    const name = nameOf(written, all.names);
    if (name === null) return { refusal: refusals.BAD_TEAM_NAME };
    const founding = { name, listed: way !== 'code', user, most: all.most, at };
    const team = await found(tx, campaign, context.hearers, founding);
    return team === null
      ? { refusal: refusals.TEAM_NAME_TAKEN }
      : { data: { team: idOfTeam(context, { team }), members: 1 } };
  });
};

/** POST /v2/activities/{id}/teams/join */
const joinTeam: Handler<TeamAnswer> = async (context) => {
  const { campaign, all, user, at, open } = askedOf(context);
  const { code, team: listed } = context.body as TeamJoinRequest;
  if ((code === undefined) === (listed === undefined)) throw new Refusal('BAD_REQUEST', 'code');
  return once<TeamAnswer>(context, async (tx): Promise<Outcome<TeamAnswer>> => {
    await lockDoer(tx, context.hearers, campaign, user);
    const { reason: closed } = open;
    if (closed !== null) return { refusal: closed };
    const meant = listed === undefined ? null : context.ids.of('teams').meant(listed);
    const id =
      listed === undefined ? await teamOfCode(tx, campaign.id, codeOf(code ?? '')) : meant?.toString();
    const team = id === undefined || id === null ? null : await lockTeam(tx, campaign.id, id);
    if (team === null) return { refusal: listed === undefined ? refusals.WRONG_TEAM_CODE : 'UNKNOWN_ITEM' };
    const members = team.members.length;
    if (team.members.includes(user)) return { data: { team: idOfTeam(context, team), members } };
    // A team that takes nobody from the list is not told by its id either.
    if (listed !== undefined && !team.listed) return { refusal: 'UNKNOWN_ITEM' };
    const own = await ownTeam(tx, campaign.id, user);
    const { reason } = mayJoin(
      open,
      { members, most: all.most },
      { team: own?.team ?? null, captain: false },
    );
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    await join(tx, campaign, context.hearers, team, { user, most: all.most, at });
    return { data: { team: idOfTeam(context, team), members: members + 1 } };
  });
};

/** POST /v2/activities/{id}/teams/leave: oneself, or, said by the captain, a member. */
const leaveTeam: Handler<TeamAnswer> = async (context) => {
  const { campaign, user, at, open } = askedOf(context);
  const { user: who = user } = context.body as TeamLeaveRequest;
  return once<TeamAnswer>(context, async (tx): Promise<Outcome<TeamAnswer>> => {
    const team = await lockOwn(tx, campaign.id, user);
    if (team === null) return { refusal: refusals.NO_TEAM };
    const { reason } = who === user ? open : mayLead(open, team.captain === user);
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    if (!team.members.includes(who)) return { refusal: 'UNKNOWN_ITEM' };
    await leave(tx, campaign, team, who, at);
    return {
      data: { team: who === user ? null : idOfTeam(context, team), members: team.members.length - 1 },
    };
  });
};

/** POST /v2/activities/{id}/teams/captain */
const handOverTeam: Handler<TeamAnswer> = async (context) => {
  const { campaign, user, open } = askedOf(context);
  const { user: next } = context.body as TeamCaptainRequest;
  return once<TeamAnswer>(context, async (tx): Promise<Outcome<TeamAnswer>> => {
    const team = await lockOwn(tx, campaign.id, user);
    if (team === null) return { refusal: refusals.NO_TEAM };
    const { reason } = mayLead(open, team.captain === user);
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    if (!team.members.includes(next)) return { refusal: 'UNKNOWN_ITEM' };
    await lead(tx, team, next);
    return { data: { team: idOfTeam(context, team), members: team.members.length } };
  });
};

/** POST /v2/activities/{id}/teams/goals/{goal}: each person once, on whichever team they were when it was reached. */
const claimTeamGoal: Handler<TeamGoalClaimAnswer> = async (context) => {
  const { campaign, all, user, at } = askedOf(context);
  const goal = known(all.goals.get(context.params.goal ?? ''));
  return once<TeamGoalClaimAnswer>(context, async (tx): Promise<Outcome<TeamGoalClaimAnswer>> => {
    await lockAccount(tx, pointsOf(campaign.id, user));
    const own = await ownTeam(tx, campaign.id, user);
    const members = own === null ? [] : await membersOf(tx, own.team);
    const claimed = (await claimedBy(tx, campaign.id, user)).has(goal.id);
    const shares = own === null ? [] : await sharesOf(tx, own, user);
    const mine = own && { score: own.score, small: members.length < neededAt(all, at), claimed, shares };
    const { reason } = mayClaim(goal, opening(context, context.operation), mine, campaign, at);
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    await tx.query(
      `INSERT INTO team_claims (activity, goal, user_id, team_id, gives, reached, at)
       VALUES ($1, $2, $3, $4::int8, $5, $6, $7)`,
      [campaign.id, goal.id, user, own?.team, goal.gives.length, goal.at, at],
    );
    const to = { activity: campaign.id, user, kind: room.kind('team-goal'), reference: goal.id, at };
    const { balance } = await grant(tx, to, goal.gives);
    return { data: { goal: goal.id, gives: goal.gives.map(toldReward), balance } };
  });
};

/** POST /v2/activities/{id}/teams/{team}/name: the operator hides what should not be read, or shows it again. */
const moderateTeamName: Handler<TeamAnswer> = async (context) => {
  const { db, ids, params, body, now } = context;
  const campaign = campaignOf(context);
  known(campaign.block(teams));
  const { team = '' } = params;
  const { show } = body as TeamNameRequest;
  const { rows } = await db.query<{ members: number }>(
    `UPDATE teams t SET hidden_at = CASE WHEN $3 THEN NULL ELSE COALESCE(hidden_at, $4) END
     WHERE activity = $1 AND team_id = $2::int8
     RETURNING members`,
    [campaign.id, known(ids.of('teams').meant(team)), show === 'yes', now],
  );
  return { team, ...known(rows[0]) };
};

export const teamMechanic: Mechanic = {
  ...room,
  shares,
  rules: teams,
  tables: new URL('./tables/', import.meta.url),
  refusals,
  handlers: {
    readTeams,
    readMyTeam,
    readTeamBoard,
    readTeamChampions,
    readTeamReceipt,
    readTeamRanking,
    readTeamRankingChampions,
    readTeamRankingReceipt,
    foundTeam,
    joinTeam,
    leaveTeam,
    handOverTeam,
    claimTeamGoal,
    moderateTeamName,
  },
  // Whoever guesses codes has so many tries a day: a wrong one counts, as one that was right.
  writeBudgets: { foundTeam: 20, joinTeam: 30, leaveTeam: 100, handOverTeam: 100, claimTeamGoal: 1000 },
  hear: { write },
  settle: settlingsOf,
  movements,
  messages,
  audits,
  life: () => import('./seed.ts'),
};

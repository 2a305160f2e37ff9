import type { BoardAnswer } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import {
  type Context,
  campaignOf,
  type Handler,
  known,
  nextPlace,
  pageOf,
} from '../../server/kernel/context.ts';
import { isNotBegun } from '../../server/kernel/not-begun.ts';
import { publicUser } from '../../server/kernel/public-user.ts';
import { settledOf } from '../../server/kernel/settle.ts';
import type { Ending, SettledSubject } from '../../server/kernel/settling.ts';
import { room } from './room.ts';
import { teams } from './rules.ts';
import { endingOf, endingOfAll } from './settlement.ts';
import {
  type Asked,
  type Beside,
  besideTeam,
  countRanked,
  nameSeen,
  type Ranked,
  rankedTeams,
  settledName,
  standingOf,
} from './standing.ts';
import { periodAsked, periodOf, wholeAsked } from './which.ts';

/** A team as it was settled. */
export interface Result extends Ranked {
  readonly place: number;
  readonly nickname: string;
}

/** Teams as they were settled, from the place after `after` up to `last`. */
export async function settledTeams(
  db: Queryable,
  { activity, subject, round }: SettledSubject,
  after: number,
  last: number,
) {
  const { rows } = await db.query<Result>(
    `SELECT r.place, r.team_id::text AS team, ${settledName} AS name,
       u.user_id, u.nickname, u.avatar, r.score, r.reached_at
     FROM team_settled r JOIN teams t USING (team_id) JOIN users u ON u.user_id = r.captain
     WHERE r.activity = $1 AND r.subject = $2 AND r.round = $3 AND r.place > $4 AND r.place <= $5 ORDER BY r.place`,
    [activity, subject, round, after, last],
  );
  return rows;
}

/** Where a team was settled; null where it had no place. */
async function besideWhenSettled(
  db: Queryable,
  { activity, subject, round }: SettledSubject,
  team: string,
): Promise<Beside | null> {
  const next = (by: number): string => `(SELECT score FROM team_settled n
    WHERE (n.activity, n.subject, n.round, n.place) = (r.activity, r.subject, r.round, r.place + ${by}))`;
  const { rows } = await db.query<Beside>(
    `SELECT place - 1 AS ahead, ${next(-1)} AS before, ${next(1)} AS behind FROM team_settled r
     WHERE activity = $1 AND subject = $2 AND round = $3 AND team_id = $4::int8`,
    [activity, subject, round, team],
  );
  return rows[0] ?? null;
}

/** A team in a row that is made for a person: the captain's picture, the team's name. */
const face = (context: Context, one: Pick<Ranked, 'team' | 'name' | 'user_id' | 'avatar'>) =>
  publicUser({ user_id: one.user_id, nickname: nameSeen(context, one), avatar: one.avatar });

/** A ranking as it is read. */
interface Read {
  readonly asked: Asked;
  readonly ending: Ending;
  /** When it is over, ms UTC. */
  readonly to: number;
  readonly listed: number;
}

/** One page of a ranking, with the place of whoever asks, in the words of boards, so that whatever shows one shows it. */
async function told(context: Context, { asked, ending, to, listed }: Read): Promise<BoardAnswer> {
  const { db, now, user } = context;
  const notBegun = isNotBegun(context, campaignOf(context));
  const settled = now >= ending.due;
  // Between its end and its settlement a ranking is read as it stands: nothing changes it any more.
  const kept = settled ? await settledOf(db, campaignOf(context), room.name, ending) : null;
  const rowsAt = (offset: number, size: number): Promise<readonly Ranked[]> =>
    kept === null ? rankedTeams(db, asked, offset, size) : settledTeams(db, kept, offset, offset + size);
  const page = pageOf(context);
  const offset = page.cursor ?? 0;
  const total = notBegun ? 0 : Math.min(kept?.participants ?? (await countRanked(db, asked, listed)), listed);
  const size = Math.max(0, Math.min(page.size, total - offset));
  const rows = size === 0 ? [] : await rowsAt(offset, size);
  const mine = async (): Promise<BoardAnswer['me']> => {
    const own = user === null ? null : await standingOf(db, asked, user);
    if (own === null) return null;
    if (notBegun)
      return { rank: null, place: null, score: 0, gap: null, lead: null, user: face(context, own) };
    const beside =
      kept === null ? await besideTeam(db, asked, own.team) : await besideWhenSettled(db, kept, own.team);
    const ahead = beside?.ahead ?? null;
    // Of who is not listed, whoever stands last in the list; in an empty one there is nobody to catch up with.
    const last = async () => (total === 0 ? null : ((await rowsAt(total - 1, 1))[0]?.score ?? null));
    const before = beside !== null && beside.ahead <= total ? beside.before : await last();
    const behind = beside?.behind ?? null;
    return {
      rank: ahead === null || ahead >= listed ? null : ahead + 1,
      place: ahead === null ? null : ahead + 1,
      score: own.score,
      gap: before === null ? null : Math.max(0, before - own.score),
      lead: behind === null ? null : own.score - behind,
      user: face(context, own),
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
    next: nextPlace(offset, rows.length, total),
    settled,
    ...(now >= to && kept === null ? { counting: true } : {}),
  };
}

/** GET /v2/activities/{id}/teams/board: the ranking of the whole campaign. */
export const readTeamBoard: Handler<BoardAnswer> = async (context) => {
  const campaign = campaignOf(context);
  const all = known(campaign.block(teams));
  return told(context, {
    asked: wholeAsked(campaign.id, all, context.now),
    ending: endingOfAll(all),
    to: campaign.schedule.end,
    listed: all.listed,
  });
};

/** GET /v2/activities/{id}/teams/rankings/{ranking}: an hour, day or week of one that begins anew. */
export const readTeamRanking: Handler<BoardAnswer> = async (context) => {
  const campaign = campaignOf(context);
  const all = known(campaign.block(teams));
  const ranking = known(all.rankings.get(context.params.ranking ?? ''));
  const period = periodOf(ranking, context);
  const { day, to } = period;
  const { id, listed } = ranking;
  const asked = periodAsked(campaign.id, all, id, period, context.now);
  const answer = await told(context, { asked, ending: endingOf(id, period), to, listed });
  return { ...answer, day, days: [...ranking.periods.values()].map((one) => one.day) };
};

import { CLOCK_AHEAD } from '../../engine/document/anywhere/days.ts';
import type {
  GroupState,
  GroupStateOutcome,
  GroupStatesAnswer,
  GroupStatesRequest,
} from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../database/database.ts';
import type { Handler } from '../kernel/context.ts';
import { usersAmong } from '../kernel/known-users.ts';
import { withMisfits } from '../kernel/misfits.ts';

type Became = Omit<GroupStateOutcome, 'id'>;

const refused = (reason: NonNullable<Became['reason']>, field: string): Became => ({
  became: 'refused',
  reason,
  field,
});

/** What is wrong with a state by itself. */
function wrongOf({ kind, name, members, at }: GroupState, people: ReadonlySet<string>, now: number) {
  if (at > now + CLOCK_AHEAD) return refused('future', 'at');
  if (kind === 'couple' && members.length !== 0 && members.length !== 2) return refused('invalid', 'members');
  if (kind === 'guild' && members.length > 0 && name === undefined) return refused('invalid', 'name');
  return members.every((user) => people.has(user)) ? null : refused('unknown-user', 'members');
}

/** Keeps a state that is right by itself. */
async function keep(tx: Queryable, { kind, id, name, avatar, members, at }: GroupState): Promise<Became> {
  const { rows: later } = await tx.query(
    'SELECT FROM app_groups WHERE kind = $1 AND group_id = $2 AND told_at > $3',
    [kind, id, at],
  );
  if (later.length > 0) return { became: 'older' };
  const listed = JSON.stringify(members);
  const { rows: elsewhere } = await tx.query(
    `SELECT FROM app_group_members WHERE kind = $1 AND group_id <> $2
       AND user_id IN (SELECT json_array_elements_text($3::json)) LIMIT 1`,
    [kind, id, listed],
  );
  if (elsewhere.length > 0) return refused('elsewhere', 'members');
  await tx.query(
    `INSERT INTO app_groups (kind, group_id, name, avatar, told_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (kind, group_id) DO UPDATE SET name = excluded.name, avatar = excluded.avatar, told_at = excluded.told_at`,
    [kind, id, name ?? '', avatar ?? '', at],
  );
  await tx.query('DELETE FROM app_group_members WHERE kind = $1 AND group_id = $2', [kind, id]);
  await tx.query(
    `INSERT INTO app_group_members (kind, group_id, user_id, seat)
     SELECT $1, $2, m.user_id, m.seat FROM json_array_elements_text($3::json) WITH ORDINALITY AS m(user_id, seat)`,
    [kind, id, listed],
  );
  return { became: 'kept' };
}

/** POST /v2/groups: server to server only (decision 0113). Each couple and guild is judged by itself and told in its place. */
export const tellGroups: Handler<GroupStatesAnswer> = async ({ db, body, misfits, now }) => {
  const { groups } = body as GroupStatesRequest;
  const outcomes = await db.transaction(async (tx) => {
    // One batch at a time: people who change groups cannot be met halfway. Groups change seldom.
    await tx.query('LOCK TABLE app_groups IN SHARE ROW EXCLUSIVE MODE');
    const people = await usersAmong(
      tx,
      groups.flatMap(({ members }) => members),
    );
    const told: GroupStateOutcome[] = [];
    for (const one of groups)
      told.push({ id: one.id, ...(wrongOf(one, people, now) ?? (await keep(tx, one))) });
    return told;
  });
  return { groups: withMisfits(outcomes, misfits, 'id', (id, wrong) => ({ id, ...wrong })) };
};

/** What couples and guilds are agrees with who is in them. */
export const groupAudits: Readonly<Record<string, string>> = {
  'a couple is two people': `
    SELECT group_id FROM app_group_members WHERE kind = 'couple' GROUP BY group_id HAVING count(*) <> 2`,
  'somebody stands for each group that there is': `
    SELECT kind, group_id FROM app_group_members GROUP BY kind, group_id HAVING min(seat) <> 1`,
};

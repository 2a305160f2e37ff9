import { CLOCK_AHEAD } from '../../engine/document/anywhere/days.ts';
import type { Fact, MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import type { User } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { holdFacts } from '../../server/kernel/facts.ts';
import { roundOf } from '../../server/kernel/settle.ts';
import { count } from './count.ts';
import { type Battle, gainsOf } from './rules.ts';
import { entrantsSubject } from './standing.ts';

/** The block in whose list `entrants.board` is, as far as this room knows it: what it settles is the kernel's to read. */
const rankings = { key: 'boards' } as MechanicRules<never, ReadonlyMap<string, Ranking>>;

interface Ranking {
  /** Its days by name; null: it has none. */
  readonly days: readonly string[] | null;
}

/** How the day of a board is called among what is settled; null: there is none. */
function subjectOf(campaign: Campaign, { board, day }: NonNullable<Battle['entrants']>): string | null {
  const name = campaign.block(rankings)?.get(board)?.days?.[day - 1];
  return name === undefined ? null : `${board} ${name}`;
}

/** Facts that are read at a time. */
const part = 10_000;

/**
 * Fixes who stands for which side, in the settlement of this: whoever came first on the board for the first side, and so on. A side for which
 * there is nobody stays empty, and takes no part.
 *
 * @throws Error where the board is not settled: the server tries again
 */
export async function fixEntrants(tx: Queryable, campaign: Campaign, battle: Battle): Promise<void> {
  const { id, sides, entrants } = battle;
  if (entrants === null) return;
  const subject = subjectOf(campaign, entrants);
  const place = [campaign.id, roundOf(campaign)];
  const late = await isLate(tx, campaign, battle);
  if (late) await holdFacts(tx);
  const { rows } = await tx.query<{ settlement_id: number }>(
    // The day of a board is settled once, under whichever dates the campaign was held.
    `SELECT settlement_id FROM settlements WHERE activity = $1 AND mechanic = $3 AND subject = $4
     ORDER BY round = $2 DESC, round DESC LIMIT 1`,
    [...place, rankings.key, subject],
  );
  const settlement = rows[0]?.settlement_id;
  if (settlement === undefined)
    throw new Error(
      `${campaign.id}: battle ${id} begins with the first places of ${entrants.board}, whose day ${entrants.day} is not settled`,
    );
  await tx.query(
    `INSERT INTO battle_entrants (activity, battle, held, side, subject, place, user_id)
     SELECT $1, $3, $2, n.side, $4, p.place, p.user_id
     FROM json_array_elements_text($5::json) WITH ORDINALITY AS n(side, place) JOIN settled_places p USING (place)
     WHERE p.settlement_id = $6 ORDER BY p.place`,
    [...place, id, subject, JSON.stringify(sides), settlement],
  );
  if (late) await countBefore(tx, campaign, battle);
}

const opensOf = ({ rounds }: Battle): number => Math.min(...rounds.map(({ opens }) => opens));

/** Whether its first round may have begun by the time at which its entrants are fixed: then something may have been done for them. */
async function isLate(tx: Queryable, campaign: Campaign, battle: Battle): Promise<boolean> {
  const { rows } = await tx.query<{ frozen_at: number }>(
    `SELECT frozen_at FROM settlements WHERE activity = $1 AND mechanic = 'battle' AND subject = $2 AND round = $3`,
    [campaign.id, entrantsSubject(battle.id), roundOf(campaign)],
  );
  return (rows[0]?.frozen_at ?? 0) + CLOCK_AHEAD > opensOf(battle);
}

/** Counts what was done for the entrants before they were known. Nobody tells facts meanwhile, so that each is counted once. */
async function countBefore(tx: Queryable, campaign: Campaign, battle: Battle): Promise<void> {
  let after = ['', ''];
  for (;;) {
    const { rows } = await tx.query<Fact>(
      `SELECT kind, id, thing, from_user AS "from", to_user AS "to", count, points, earned, at, heard FROM facts
       WHERE activity = $1 AND at >= $2 AND (kind, id) > ($3, $4) ORDER BY kind, id LIMIT ${part}`,
      [campaign.id, opensOf(battle), ...after],
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    await count(tx, campaign, gainsOf(new Map([[battle.id, battle]]), rows));
    after = [last.kind, last.id];
  }
}

/** Who stands for a side. */
export interface Entrant extends User {
  readonly battle: string;
  readonly side: string;
}

/** Who stands for the sides of a campaign's battles, as far as it is fixed, in the order of places. */
export async function entrantsOf(db: Queryable, campaign: Campaign): Promise<readonly Entrant[]> {
  const { rows } = await db.query<Entrant>(
    `SELECT e.battle, e.side, u.user_id, u.nickname, u.avatar FROM battle_entrants e JOIN users u USING (user_id)
     WHERE e.activity = $1 AND e.held = $2 ORDER BY e.battle, e.place`,
    [campaign.id, roundOf(campaign)],
  );
  return rows;
}

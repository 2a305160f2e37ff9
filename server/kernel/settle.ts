import { DAY, dayOf, endOfDay } from '../../engine/document/anywhere/days.ts';
import type { CampaignBasics } from '../../engine/document/anywhere/mechanic.ts';
import type { Database, Queryable } from '../database/database.ts';
import { grantAll } from '../ledger/grant.ts';
import type { Campaign, Campaigns } from './campaigns.ts';
import { closeFacts } from './facts.ts';
import type { Mechanic } from './mechanic.ts';
import { tell } from './messages.ts';
import { byPlace } from './order.ts';
import { hashOfReceipt, placesAt } from './receipt.ts';
import { roomOf } from './room.ts';
import type { Ending, SettledSubject, Settling, Tier } from './settling.ts';

/** A settled order as it is stored. */
export interface Settled extends SettledSubject {
  readonly settlement_id: number;
  readonly participants: number;
  /** How many places its receipt lists, and its hash is of; null: it was settled before that was kept. */
  readonly listed: number | null;
  readonly tiers: readonly Tier[];
  readonly hash: string;
  readonly frozen_at: number;
  readonly paid_at: number | null;
}

/** Which holding of a campaign this is: the day on which it begins. */
export const roundOf = ({ schedule, offset }: CampaignBasics): string => dayOf(schedule.start, offset);

/** The first moment of the day that a round is called by, ms UTC. */
export const startOfRound = ({ offset }: CampaignBasics, round: string): number =>
  endOfDay(round, offset) - DAY;

/**
 * SQL of what holds as long as a subject is not settled: what is settled stays as it is. Its settlement has waited for all
 * who wrote before it, if the table that is written under this condition is what it `locks`.
 *
 * @param subject SQL of it; the statement's first parameter is the campaign
 * @param round SQL of it
 */
export const unsettled = (mechanic: string, subject: string, round: string): string =>
  `NOT EXISTS (SELECT FROM settlements s WHERE s.activity = $1 AND s.mechanic = '${mechanic}'
     AND s.subject = ${subject} AND s.round = ${round})`;

/** What is settled in this round of what comes to an end, or null; of what comes once, in any since it was over by the dates of today. */
export async function settledOf(
  db: Queryable,
  campaign: Campaign,
  mechanic: string,
  { subject, due, once }: Ending,
): Promise<Settled | null> {
  const { rows } = await db.query<Omit<Settled, 'tiers'> & { tiers: string }>(
    `SELECT settlement_id, activity, subject, round, participants, listed, tiers, hash, frozen_at, paid_at FROM settlements
     WHERE activity = $1 AND mechanic = $2 AND subject = $3 AND (round = $4 OR frozen_at >= $5::int8)
     ORDER BY round = $4 DESC, round DESC LIMIT 1`,
    [campaign.id, mechanic, subject, roundOf(campaign), once ? due : null],
  );
  const [row] = rows;
  return row === undefined ? null : { ...row, tiers: JSON.parse(row.tiers) as Tier[] };
}

/**
 * Keeps the final order, all of it in one transaction. A subject that is kept already stays as it is.
 */
function freeze(db: Database, campaign: Campaign, mechanic: string, settling: Settling, now: number) {
  const { subject, listed, tiers, rewarded, locks, close, standing } = settling;
  return db.transaction(async (tx) => {
    if ((await settledOf(tx, campaign, mechanic, settling)) !== null) return;
    const { rows } = await tx.query<{ settlement_id: number }>(
      `INSERT INTO settlements (activity, mechanic, subject, round, tiers, listed, frozen_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT DO NOTHING RETURNING settlement_id`,
      [campaign.id, mechanic, subject, roundOf(campaign), JSON.stringify(tiers), listed, now],
    );
    const id = rows[0]?.settlement_id;
    if (id === undefined) return;
    if (locks !== undefined) await tx.query(`LOCK TABLE ${locks} IN SHARE MODE`);
    await close?.(tx);
    const next = standing.parameters.length + 1;
    const { affected: participants } = await tx.query(
      `INSERT INTO settled_places (settlement_id, place, user_id, score, reached_at)
       SELECT $${next}::int8, row_number() OVER (ORDER BY ${byPlace}), user_id, score, reached_at
       FROM (${standing.sql}) s WHERE score > 0`,
      [...standing.parameters, id],
    );
    const last = rewarded.findLast((step) => participants >= step.participants)?.places;
    await tx.query(
      `UPDATE settled_places p SET tier = t.id FROM json_to_recordset($2::json) AS t(id text, "from" int4, "to" int4)
       WHERE p.settlement_id = $1 AND p.place BETWEEN t."from" AND t."to" AND p.place <= $3`,
      [id, JSON.stringify(tiers), last ?? (rewarded.length === 0 ? listed : 0)],
    );
    const places = await placesAt(tx, id, 0, listed);
    const subjectOf = { activity: campaign.id, mechanic, subject, round: roundOf(campaign), participants };
    const hash = hashOfReceipt(subjectOf, tiers, places);
    await tx.query('UPDATE settlements SET participants = $2, hash = $3 WHERE settlement_id = $1', [
      id,
      participants,
      hash,
    ]);
  });
}

/** Pays the next place that nobody is paying, in a transaction of its own. @returns false when there is none */
function payNext(db: Database, campaign: Campaign, room: Mechanic, settling: Settling, now: number) {
  const { name: mechanic } = room;
  return db.transaction(async (tx) => {
    const settled = await settledOf(tx, campaign, mechanic, settling);
    if (settled === null || settled.paid_at !== null) return false;
    const { rows } = await tx.query<{ place: number; user_id: string; tier: string }>(
      `SELECT place, user_id, tier FROM settled_places
       WHERE settlement_id = $1 AND tier IS NOT NULL AND granted_at IS NULL
       ORDER BY place LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [settled.settlement_id],
    );
    const [row] = rows;
    if (row === undefined) return false;
    const gives = settled.tiers.find(({ id }) => id === row.tier)?.gives ?? [];
    const reference = `${settled.subject} ${settled.round}`;
    const users = (await settling.sharers?.(tx, settled, row.place)) ?? [row.user_id];
    const to = { activity: campaign.id, kind: roomOf(mechanic).kind(), reference, at: now, rewards: gives };
    await grantAll(
      tx,
      campaign.id,
      users.map((user) => ({ ...to, user })),
    );
    const { activity, kind, at } = to;
    const params = { place: row.place };
    if (room.messages?.[mechanic] !== undefined && gives.length > 0)
      await tell(
        tx,
        users.map((user) => ({ activity, user, kind, reference, params, at })),
      );
    await tx.query('UPDATE settled_places SET granted_at = $3 WHERE settlement_id = $1 AND place = $2', [
      settled.settlement_id,
      row.place,
      now,
    ]);
    return true;
  });
}

async function settle(db: Database, campaign: Campaign, room: Mechanic, settling: Settling, now: number) {
  const { name: mechanic } = room;
  if (settling.fromFacts) await closeFacts(db, campaign.id, settling.due);
  await freeze(db, campaign, mechanic, settling, now);
  while (await payNext(db, campaign, room, settling, now));
  const settled = await settledOf(db, campaign, mechanic, settling);
  // Another process may be paying the last places: it says so then.
  await db.query(
    `UPDATE settlements s SET paid_at = $2 WHERE s.settlement_id = $1 AND s.paid_at IS NULL AND NOT EXISTS (
       SELECT FROM settled_places p
       WHERE p.settlement_id = s.settlement_id AND p.tier IS NOT NULL AND p.granted_at IS NULL)`,
    [settled?.settlement_id ?? null, now],
  );
}

/**
 * Settles all that has come to its end: each subject is kept as it stood, then paid place by place, each once, however
 * often this is broken off and by how many processes it is run.
 *
 * @param now the server's clock, ms UTC
 * @returns how many subjects were settled
 * @throws AggregateError of what failed, after all else was settled
 */
export async function settleDue(
  db: Database,
  { byId }: Campaigns,
  mechanics: readonly Mechanic[],
  now: number,
): Promise<number> {
  const { rows } = await db.query<{ key: string; name: string; frozen_at: number }>(
    `SELECT concat_ws(' ', activity, mechanic, round, subject) AS key, concat_ws(' ', activity, mechanic, subject) AS name, frozen_at
     FROM settlements WHERE paid_at IS NOT NULL ORDER BY frozen_at`,
  );
  const done = new Set(rows.map(({ key }) => key));
  /** When each was settled last, in whichever round. */
  const frozen = new Map(rows.map(({ name, frozen_at }) => [name, frozen_at]));
  const isDone = (campaign: Campaign, mechanic: string, { subject, due, once }: Ending): boolean =>
    done.has(`${campaign.id} ${mechanic} ${roundOf(campaign)} ${subject}`) ||
    (once === true && (frozen.get(`${campaign.id} ${mechanic} ${subject}`) ?? -Infinity) >= due);
  const failed: unknown[] = [];
  let settled = 0;
  for (const campaign of byId.values())
    for (const room of mechanics)
      for (const settling of room.settle?.(campaign) ?? []) {
        if (settling.due > now || isDone(campaign, room.name, settling)) continue;
        try {
          await settle(db, campaign, room, settling, now);
          settled += 1;
        } catch (error) {
          failed.push(error);
        }
      }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} settlements failed`);
  return settled;
}

/** Campaigns of which something that was settled has been paid since a moment, ms UTC. */
export async function paidSince(db: Queryable, moment: number): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ activity: string }>(
    'SELECT DISTINCT activity FROM settlements WHERE paid_at >= $1',
    [moment],
  );
  return new Set(rows.map(({ activity }) => activity));
}

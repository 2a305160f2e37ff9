import type { Reward } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import type { ToldFact } from '../../server/kernel/facts.ts';
import { inPoints } from '../../server/ledger/accounts.ts';
import { grant } from '../../server/ledger/grant.ts';
import { book } from '../../server/ledger/ledger.ts';
import { room } from './room.ts';
import { type CheckIn, longestRow } from './rules.ts';

/** One day that one person stamps. */
export interface Stamp {
  readonly user: string;
  /** Of the calendar, from 0. */
  readonly index: number;
  /** Dates that the person has stamped before. */
  readonly before: ReadonlySet<string>;
  /** Where the day is made up: what it costs, which of the person's it is, and how many there may be. */
  readonly madeUp: { readonly cost: number; readonly nth: number; readonly most: number } | null;
  /** ms UTC. */
  readonly at: number;
}

export interface Stamped {
  /** Streaks that somebody has by it. */
  readonly streaks: readonly { readonly id: string; readonly gives: readonly Reward[] }[];
  /** What is told of it, once all else is written. */
  readonly fact: ToldFact;
}

/**
 * Streaks that somebody has with a day, written where they have not had them. Any row of theirs counts: a streak that the document has
 * made shorter, or new, may have been completed in one that has ended since.
 */
async function newStreaks(tx: Queryable, campaign: Campaign, block: CheckIn, stamp: Stamp, date: string) {
  const { user, before, at } = stamp;
  const row = longestRow(block.days, new Set([...before, date]));
  const reached = block.streaks.filter(({ length }) => length <= row);
  if (reached.length === 0) return [];
  const { rows } = await tx.query<{ streak: string }>(
    `INSERT INTO check_in_streaks (activity, user_id, streak, length, gives, at)
     SELECT $1, $2, n.id, n.length, n.gives, $3 FROM json_to_recordset($4::json) AS n(id text, length int4, gives int4)
     ON CONFLICT DO NOTHING RETURNING streak`,
    [
      campaign.id,
      user,
      at,
      JSON.stringify(reached.map(({ id, length, gives }) => ({ id, length, gives: gives.length }))),
    ],
  );
  return reached.filter(({ id }) => rows.some(({ streak }) => streak === id));
}

/**
 * Stamps a day, takes its price, gives what it and the streaks that it completes give. Whoever calls it holds the lock of the
 * person's account and has judged that it may be done.
 *
 * @returns null where the day is stamped already
 * @throws Error for a day that the calendar has not
 */
export async function stampDay(
  tx: Queryable,
  campaign: Campaign,
  block: CheckIn,
  stamp: Stamp,
): Promise<Stamped | null> {
  const { user, index, madeUp, at } = stamp;
  const day = block.days[index];
  if (day === undefined) throw new Error(`${campaign.id}: the check-in has no day ${index}`);
  const { cost = null, nth = null, most = null } = madeUp ?? {};
  const { rows } = await tx.query(
    `INSERT INTO check_ins (activity, user_id, day, gives, cost, nth, most, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (activity, user_id, day) DO NOTHING RETURNING day`,
    [campaign.id, user, day.date, day.gives.length, cost, nth, most, at],
  );
  if (rows.length === 0) return null;
  if (cost !== null) {
    const posting = { owner: user, kind: room.kind('check-in-make-up'), reference: day.date, at };
    await book(tx, campaign.id, { ...posting, changes: inPoints(-cost) });
  }
  const to = { activity: campaign.id, user, at };
  await grant(tx, { ...to, kind: room.kind('check-in-day'), reference: day.date }, day.gives);
  const streaks = await newStreaks(tx, campaign, block, stamp, day.date);
  for (const { id, gives } of streaks)
    await grant(tx, { ...to, kind: room.kind('check-in-streak'), reference: id }, gives);
  const worth = { thing: '', from: user, to: user, count: 1, points: 1, earned: 0, at, heard: at };
  const fact = { kind: room.kind(), id: `${user}/${day.date}`, ...worth };
  return { streaks, fact };
}

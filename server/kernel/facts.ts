import type { EverywhereRules, Fact, MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import type { Database, Queryable } from '../database/database.ts';
import { lockAccount, lockAccounts, POINTS, pointsOf } from '../ledger/accounts.ts';
import { bookEarnings } from '../ledger/ledger.ts';
import type { Campaign } from './campaigns.ts';
import { insertFacts, otherwiseThan } from './insert-facts.ts';
import type { ToldFact } from './told-fact.ts';

export type { ToldFact } from './told-fact.ts';

/** Stores what follows from facts, such as a task that they complete: who comes later in the list hears of both together. */
export type Follow = (facts: readonly ToldFact[]) => Promise<void>;

/** Writes what facts add up to. Runs inside the transaction that stores them. */
export type Write = (tx: Queryable, follow: Follow) => Promise<unknown>;

/** What facts do in one mechanic. */
export interface Hear {
  /** Kinds of facts that it hears of, each told by some room (`tells` of its rules): it is called with no others. Without it: all. */
  readonly kinds?: readonly string[];
  /**
   * Whose accounts `write` books for or relies on when it hears these facts, also of those who come later: they are locked before it is
   * called, all in one order, so that no room locks any. Without it: nobody's but those whom the facts themselves pay.
   *
   * @param facts at least one, of its kinds
   */
  readonly touches?: (campaign: Campaign, facts: readonly Fact[]) => readonly string[];
  /**
   * Whose accounts it touches beside those of people who do something, such as whoever has invited them. Asked before anything is
   * locked: who comes to stand there meanwhile is locked later.
   */
  readonly behind?: (
    tx: Queryable,
    campaign: Campaign,
    users: readonly string[],
  ) => Promise<readonly string[]>;
  /**
   * Pure up to the write that it returns, which touches each row once, in one order for all transactions, so that two of
   * them cannot deadlock. Null where they do nothing. It is called before anything is locked, and again where more has followed: the
   * last of its writes is done, and no other. One fact that arrives and the thousands of a seed are counted by the same function.
   *
   * @param facts at least one
   */
  readonly write: (campaign: Campaign, facts: readonly Fact[]) => Write | null;
}

/** Who hears of facts, and which kinds of them rooms say that they tell. */
export interface Hearers {
  /** Kinds of facts that some room tells. */
  readonly told: ReadonlySet<string>;
  readonly hear: readonly Hear[];
}

/** Those of all rooms, in the order of their list. */
export const hearersOf = (
  rooms: readonly {
    readonly rules?: Pick<MechanicRules<never, unknown> | EverywhereRules, 'tells'>;
    readonly hear?: Hear;
  }[],
): Hearers => ({
  told: new Set(rooms.flatMap(({ rules }) => (rules?.tells ?? []).map(({ kind }) => kind))),
  hear: rooms.flatMap(({ hear }) => hear ?? []),
});

/** A fact whose campaign, kind and id have been taken by one that says something else. Its id may be somebody's: the log leaves out what is quoted. */
export class FactTakenOtherwise extends Error {
  constructor(campaign: Campaign, { kind, id }: ToldFact) {
    super(
      `${campaign.id}: the fact ${kind} "${id}" was told before with other content; give what differs (thing, from, to, count, at, groups) another id`,
    );
    this.name = 'FactTakenOtherwise';
  }
}

/** What became of facts that were to be stored. */
interface Stored {
  readonly fresh: readonly ToldFact[];
  /** Taken before, with another content: these would be lost. */
  readonly otherwise: readonly ToldFact[];
}

/**
 * Stores facts, each once for its campaign, kind and id, whoever sends it again. What new ones do, `tellAll` does. Once facts of
 * the campaign are being counted (`closeFacts`), they were heard of no earlier than that, in every room.
 *
 * @param facts of people that there are, each with another kind or id
 * @returns those that are new, in their order, and those that contradict what was taken; the rest was taken before as it is
 */
export async function storeEach(
  tx: Queryable,
  campaign: Campaign,
  facts: readonly ToldFact[],
): Promise<Stored> {
  const { fresh, known } = await insertFacts(tx, campaign.id, facts);
  return { fresh, otherwise: await otherwiseThan(tx, campaign.id, known) };
}

/**
 * Stores facts, as `storeEach` does.
 *
 * @returns those that are new; the others have been taken before, as they are
 * @throws FactTakenOtherwise where one was taken with other content
 */
export async function storeFacts(
  tx: Queryable,
  campaign: Campaign,
  facts: readonly ToldFact[],
): Promise<readonly ToldFact[]> {
  const { fresh, otherwise } = await storeEach(tx, campaign, facts);
  if (otherwise[0] !== undefined) throw new FactTakenOtherwise(campaign, otherwise[0]);
  return fresh;
}

/**
 * Closes a campaign to facts that count before a moment: waits for all that are being stored, and whoever stores one afterwards
 * has heard of it at that moment at the earliest, however far its clock is behind. Short: meanwhile no fact is stored.
 *
 * @param at ms UTC
 */
export async function closeFacts(db: Database, activity: string, at: number): Promise<void> {
  const { rows } = await db.query('SELECT 1 FROM fact_closings WHERE activity = $1 AND at >= $2', [
    activity,
    at,
  ]);
  if (rows.length > 0) return;
  await db.transaction(async (tx) => {
    await tx.query('LOCK TABLE facts IN SHARE MODE');
    await tx.query(
      `INSERT INTO fact_closings AS c (activity, at) VALUES ($1, $2)
       ON CONFLICT (activity) DO UPDATE SET at = GREATEST(c.at, excluded.at)`,
      [activity, at],
    );
  });
}

/**
 * Holds whoever tells facts until this transaction ends, behind all who have told some: what is counted from facts that are there is then
 * counted once. Short: meanwhile no fact is stored.
 */
export const holdFacts = async (tx: Queryable): Promise<void> => {
  await tx.query('LOCK TABLE facts IN SHARE MODE');
};

const heardBy = ({ kinds }: Hear, facts: readonly ToldFact[]): readonly ToldFact[] =>
  facts.filter(({ kind }) => kinds?.includes(kind) ?? true);

/** Whose accounts all rooms touch when they hear these facts. */
async function touchedBy(
  tx: Queryable,
  hear: readonly Hear[],
  campaign: Campaign,
  facts: readonly ToldFact[],
): Promise<ReadonlySet<string>> {
  const touched = new Set<string>();
  for (const one of hear) {
    const heard = one.touches === undefined ? [] : heardBy(one, facts);
    const users = heard.length === 0 ? [] : [...new Set(one.touches?.(campaign, heard))];
    const behind = users.length === 0 ? [] : ((await one.behind?.(tx, campaign, users)) ?? []);
    for (const user of [...users, ...behind]) touched.add(user);
  }
  return touched;
}

/**
 * Locks the account of somebody who is about to do something that is told, and those of whoever stands behind them: whoever locks their own
 * alone, and the others when it is told, deadlocks with a batch that takes them in their order.
 *
 * @returns what they may spend, in minor units
 */
export async function lockDoer(
  tx: Queryable,
  { hear }: Hearers,
  campaign: Campaign,
  user: string,
): Promise<number> {
  const users = new Set([user]);
  for (const { behind } of hear)
    for (const one of (await behind?.(tx, campaign, [user])) ?? []) users.add(one);
  if (users.size > 1) await lockAccounts(tx, campaign.id, users);
  return lockAccount(tx, pointsOf(campaign.id, user));
}

/**
 * What new facts do: called once for each, in the transaction that has stored them.
 *
 * @throws Error where a fact earns what was booked before under its kind and id, or is of a kind that no room lists in `tells` of its rules
 */
export async function tellAll(
  tx: Queryable,
  { told, hear }: Hearers,
  campaign: Campaign,
  facts: readonly ToldFact[],
): Promise<void> {
  refuseUnlisted(told, campaign, facts);
  let all = facts;
  const writeOf = (one: Hear): Write | null => {
    const heard = heardBy(one, all);
    return heard.length > 0 ? one.write(campaign, heard) : null;
  };
  // Made ready before anything is locked: whoever waits for it waits for the database alone.
  const ready = hear.map(writeOf);
  const earning = facts.filter(({ earned }) => earned > 0);
  const touched = await touchedBy(tx, hear, campaign, facts);
  const locked = new Set([...earning.map(({ from }) => from), ...touched]);
  // Where no room touches anybody, the booking locks whom it pays.
  if (touched.size > 0) await lockAccounts(tx, campaign.id, locked);
  const taken = await bookEarnings(
    tx,
    campaign.id,
    POINTS,
    earning.map(({ kind, id, from, earned, at }) => ({
      owner: from,
      kind,
      reference: id,
      at,
      amount: earned,
    })),
  );
  if (taken !== null)
    throw new Error(
      `${campaign.id}: ${taken.kind} "${taken.reference}" was booked before, and not for this fact`,
    );
  // Rows that many people share, such as a community's total, are written last and held shortest.
  const follow: Follow = async (more) => {
    refuseUnlisted(told, campaign, more);
    // What people have earned is booked already.
    const paid = more.find(({ earned }) => earned > 0);
    if (paid !== undefined)
      throw new Error(`${campaign.id}: ${paid.kind} "${paid.id}" follows, and earns nothing`);
    const fresh = await storeFacts(tx, campaign, more);
    // As a rule these are locked: what follows is of people whom the first facts touch.
    const late = new Set([...(await touchedBy(tx, hear, campaign, fresh))].filter((one) => !locked.has(one)));
    if (late.size > 0) await lockAccounts(tx, campaign.id, late);
    for (const one of late) locked.add(one);
    all = [...all, ...fresh];
  };
  for (const [n, one] of hear.entries()) await (all === facts ? ready[n] : writeOf(one))?.(tx, follow);
}

function refuseUnlisted(told: ReadonlySet<string>, campaign: Campaign, facts: readonly ToldFact[]): void {
  const unlisted = facts.find(({ kind }) => !told.has(kind));
  if (unlisted !== undefined)
    throw new Error(
      `${campaign.id}: a fact of the kind \`${unlisted.kind}\` is told, which no room lists (listed are: ${[...told].join(', ') || 'none'}): add it to \`tells\` of its room's rules`,
    );
}

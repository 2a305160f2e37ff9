import { phaseAt } from '../../engine/document/anywhere/phase.ts';
import type { AppFact, AppFactOutcome } from '../../schemas/generated/types.gen.ts';
import type { Database, Queryable } from '../../server/database/database.ts';
import type { Campaign, Campaigns } from '../../server/kernel/campaigns.ts';
import { type Hearers, storeFacts, type ToldFact, tellAll } from '../../server/kernel/facts.ts';
import { usersAmong } from '../../server/kernel/known-users.ts';
import { inOneCommit } from '../../server/kernel/one-commit.ts';
import { keyOf, type Numbered, repetitionsIn, sameContent } from './batch.ts';
import { claim, takenOf } from './look-up.ts';
import { room } from './room.ts';
import { isSound, type Reason, type SoundFact, soundOf } from './rules.ts';

/** What became of a fact, without its id. */
export type Became = Omit<AppFactOutcome, 'id'>;

const counted: Became = { became: 'counted' };
const known: Became = { became: 'known' };
const refused = (reason: Reason): Became => ({ became: 'refused', ...reason });
const otherContent = refused({ reason: 'other-content', field: 'id' });
const repeated = (fact: SoundFact, before: SoundFact): Became =>
  sameContent(fact, before) ? known : otherContent;

/**
 * Whether a campaign takes such a fact now: it was live when it happened, is not settled yet, and counts its kind. The app's
 * clock may be ahead a little, so a campaign that begins in a moment takes it as well.
 */
const takes = (campaign: Campaign, { fact: { kind, at }, now }: Numbered): boolean =>
  campaign.counted.has(kind) &&
  at >= campaign.schedule.start &&
  at < campaign.schedule.end &&
  ['live', 'settling'].includes(phaseAt(campaign.schedule, Math.max(now, at)));

/** As all mechanics hear of it: the app's facts are worth no points, and nobody earns by them. */
export const toldOf = ({ kind, amount: count, ...fact }: SoundFact, heard: number): ToldFact => {
  return { ...fact, kind: room.kind(kind), count, points: 0, earned: 0, heard };
};

/** Those that are new, of people that there are, and taken by some campaign. @param tell what becomes of the others */
async function newOf(
  tx: Queryable,
  all: readonly Numbered[],
  isTaken: (one: Numbered) => boolean,
  tell: (n: number, became: Became) => void,
): Promise<readonly Numbered[]> {
  const before = await takenOf(tx, all);
  const people = await usersAmong(
    tx,
    all.flatMap(({ fact: { from, to } }) => [from, to]),
  );
  const verdictOn = (one: Numbered): Became | null => {
    const { fact } = one;
    const same = before.get(keyOf(fact));
    // First of all: what was taken in time is known when it is sent again later.
    if (same !== undefined) return repeated(fact, same);
    const stranger = (['from', 'to'] as const).find((field) => !people.has(fact[field]));
    if (stranger !== undefined) return refused({ reason: 'unknown-user', field: stranger });
    return isTaken(one) ? null : refused({ reason: 'no-campaign' });
  };
  return all.filter((one) => {
    const became = verdictOn(one);
    if (became !== null) tell(one.n, became);
    return became === null;
  });
}

/**
 * Those that nobody else has taken, once for ever among the facts of their kind, in whichever campaigns: a batch that comes at
 * the same moment waits here, and finds them taken.
 */
async function claimed(
  tx: Queryable,
  all: readonly Numbered[],
  tell: (n: number, became: Became) => void,
): Promise<readonly Numbered[]> {
  const mine = await claim(tx, all);
  const lost = all.filter(({ fact }) => !mine.has(keyOf(fact)));
  const before = lost.length === 0 ? new Map<string, SoundFact>() : await takenOf(tx, lost);
  for (const { n, fact } of lost) {
    const same = before.get(keyOf(fact));
    if (same === undefined) throw new Error(`"${keyOf(fact)}" is claimed, and in no campaign`);
    tell(n, repeated(fact, same));
  }
  return all.filter(({ fact }) => mine.has(keyOf(fact)));
}

/** Stores in one campaign what it takes, and tells it on. */
async function recordIn(
  tx: Queryable,
  hearers: Hearers,
  campaign: Campaign,
  all: readonly Numbered[],
): Promise<void> {
  const told = all.map(({ fact, now }) => toldOf(fact, now));
  await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, told));
}

/** By what facts are recorded. */
interface By {
  readonly hearers: Hearers;
  readonly campaigns: Campaigns;
}

/** A fact as it came, or why it is refused by itself. */
interface Judged {
  readonly fact: SoundFact | Reason;
  readonly now: number;
}

const recordJointly = inOneCommit((db, { hearers, campaigns }: By, judged: readonly Judged[]) => {
  const sound = judged.flatMap(({ fact, now }, n) => (isSound(fact) ? [{ n, fact, now }] : []));
  // In one order for all transactions, so that two of them cannot deadlock.
  const inOrder = [...campaigns.byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const isTaken = (one: Numbered) => inOrder.some((campaign) => takes(campaign, one));
  return db.transaction(async (tx) => {
    const outcomes = judged.map(({ fact }) => (isSound(fact) ? counted : refused(fact)));
    const tell = (n: number, became: Became): void => void outcomes.splice(n, 1, became);
    if (sound.length === 0) return outcomes;
    // What is refused by itself is the first of nothing: another fact with its id is judged as if it stood alone.
    const { first, repetitions } = repetitionsIn(await newOf(tx, sound, isTaken, tell));
    const fresh = first.length === 0 ? [] : await claimed(tx, first, tell);
    for (const campaign of inOrder) {
      const taken = fresh.filter((one) => takes(campaign, one));
      if (taken.length > 0) await recordIn(tx, hearers, campaign, taken);
    }
    const before = repetitions.length === 0 ? new Map<string, SoundFact>() : await takenOf(tx, repetitions);
    for (const { n, fact, of } of repetitions) tell(n, repeated(fact, before.get(keyOf(fact)) ?? of.fact));
    return outcomes;
  });
});

/**
 * Records a batch of facts in one transaction, each in all campaigns that take it, once for ever. What is wrong with one leaves
 * the others alone. The statements are a few for each campaign, however many facts there are, and those that come while others are being
 * recorded share theirs (decision 0128).
 *
 * @param facts as their schema lets them pass
 * @param now the server's clock, ms UTC
 * @returns what became of each, in their order
 */
export const recordFacts = (
  db: Database,
  hearers: Hearers,
  campaigns: Campaigns,
  facts: readonly AppFact[],
  now: number,
): Promise<readonly Became[]> =>
  recordJointly(
    db,
    { hearers, campaigns },
    facts.map((fact) => ({ fact: soundOf(fact, now), now })),
  );

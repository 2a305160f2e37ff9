import { phaseAt } from '../../engine/document/anywhere/phase.ts';
import type { AppFact, AppFactOutcome } from '../../schemas/generated/types.gen.ts';
import type { Database, Queryable } from '../../server/database/database.ts';
import type { Campaign, Campaigns } from '../../server/kernel/campaigns.ts';
import { type Hearers, storeEach, type ToldFact, tellAll } from '../../server/kernel/facts.ts';
import { keyOf, type Numbered, repetitionsIn, sameContent } from './batch.ts';
import { peopleOf, takenOf } from './look-up.ts';
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

/** Whether a campaign takes such a fact now: it was live when it happened, is not settled yet, and counts its kind. */
const takes = (campaign: Campaign, { kind, at }: SoundFact, now: number): boolean =>
  campaign.counted.has(kind) &&
  at >= campaign.schedule.start &&
  at < campaign.schedule.end &&
  ['live', 'settling'].includes(phaseAt(campaign.schedule, now));

/** As all mechanics hear of it: the app's facts are worth no points, and nobody earns by them. */
export const toldOf = ({ kind, amount: count, ...fact }: SoundFact, heard: number): ToldFact => {
  return { ...fact, kind: room.kind(kind), count, points: 0, earned: 0, heard };
};

/** Those that are new, of people that there are. @param tell what becomes of the others */
async function newOf(
  tx: Queryable,
  all: readonly Numbered[],
  tell: (n: number, became: Became) => void,
): Promise<readonly Numbered[]> {
  const taken = await takenOf(tx, all);
  const people = await peopleOf(tx, all);
  return all.filter(({ n, fact }) => {
    const before = taken.get(keyOf(fact));
    const stranger = (['from', 'to'] as const).find((field) => !people.has(fact[field]));
    // First of all: what was taken in time is known when it is sent again later.
    if (before !== undefined) tell(n, repeated(fact, before));
    else if (stranger !== undefined) tell(n, refused({ reason: 'unknown-user', field: stranger }));
    return before === undefined && stranger === undefined;
  });
}

/** Stores in one campaign what it takes, and tells it on. @returns what became of each */
async function recordIn(
  tx: Queryable,
  hearers: Hearers,
  campaign: Campaign,
  all: readonly Numbered[],
  now: number,
): Promise<readonly (readonly [n: number, Became])[]> {
  const { fresh, otherwise } = await storeEach(
    tx,
    campaign,
    all.map(({ fact }) => toldOf(fact, now)),
  );
  if (fresh.length > 0) await tellAll(tx, hearers, campaign, fresh);
  const [isNew, isOther] = [new Set(fresh.map(keyOf)), new Set(otherwise.map(keyOf))];
  // Another batch may have been quicker by a moment.
  return all.map(({ n, fact }) => {
    const key = keyOf(fact);
    return [n, isNew.has(key) ? counted : isOther.has(key) ? otherContent : known];
  });
}

/**
 * Records a batch of facts in one transaction, each in all campaigns that take it, once for ever. What is wrong with one leaves
 * the others alone. The statements are a few for each campaign, however many facts there are.
 *
 * @param facts as their schema lets them pass
 * @param now the server's clock, ms UTC
 * @returns what became of each, in their order
 */
export async function recordFacts(
  db: Database,
  hearers: Hearers,
  campaigns: Campaigns,
  facts: readonly AppFact[],
  now: number,
): Promise<readonly Became[]> {
  const judged = facts.map((fact) => soundOf(fact, now));
  const sound = judged.flatMap((fact, n) => (isSound(fact) ? [{ n, fact }] : []));
  const { first, repetitions } = repetitionsIn(sound);
  // In one order for all transactions, so that two of them cannot deadlock.
  const inOrder = [...campaigns.byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return db.transaction(async (tx) => {
    const outcomes = judged.map((one) => refused(isSound(one) ? { reason: 'no-campaign' } : one));
    const tell = (n: number, became: Became): void => void outcomes.splice(n, 1, became);
    const fresh = first.length === 0 ? [] : await newOf(tx, first, tell);
    for (const campaign of inOrder) {
      const taken = fresh.filter(({ fact }) => takes(campaign, fact, now));
      if (taken.length === 0) continue;
      for (const [n, became] of await recordIn(tx, hearers, campaign, taken, now)) tell(n, became);
    }
    for (const { n, fact, of } of repetitions)
      tell(n, outcomes[of.n]?.became === 'refused' ? (outcomes[of.n] as Became) : repeated(fact, of.fact));
    return outcomes;
  });
}

import { CLOCK_AHEAD } from '../../engine/document/anywhere/days.ts';
import { timely } from '../../engine/document/anywhere/verdict.ts';
import type { GiftEventOutcome } from '../../schemas/generated/types.gen.ts';
import type { Database, Queryable } from '../../server/database/database.ts';
import type { Campaign, Campaigns } from '../../server/kernel/campaigns.ts';
import { type Hearers, storeEach, type ToldFact, tellAll } from '../../server/kernel/facts.ts';
import { usersAmong } from '../../server/kernel/known-users.ts';
import { inOneCommit } from '../../server/kernel/one-commit.ts';
import { factOf, type GiftEvent } from './facts.ts';
import { room } from './room.ts';
import { gifts } from './rules.ts';

/** What became of a gift, without its id. */
export type Became = Omit<GiftEventOutcome, 'eventId'>;
type Reason = NonNullable<Became['reason']>;

const refused = (reason: Reason, field?: string): Became => ({
  became: 'refused',
  reason,
  ...(field === undefined ? {} : { field }),
});
const otherContent = refused('other-content', 'eventId');

/** A gift with its number among those that are recorded together. */
interface Numbered {
  readonly n: number;
  readonly event: GiftEvent;
  /** The server's clock when it came, ms UTC. */
  readonly now: number;
}

/** One that its campaign knows. */
interface Known extends Numbered {
  readonly campaign: Campaign;
  readonly fact: ToldFact;
}

/** A gift that was taken before. */
interface Taken {
  readonly id: string;
  readonly activity: string;
  readonly points: number;
  readonly earned: number;
}

function untimely(campaign: Campaign, event: GiftEvent, now: number): Became | null {
  const { start, end } = campaign.schedule;
  if (event.at < start) return refused('not-open');
  if (event.at > now + CLOCK_AHEAD) return refused('invalid', 'at');
  if (event.at >= end) return refused('over');
  const { reason } = timely(['live', 'settling'], undefined, campaign, now);
  return reason === null ? null : refused(reason === 'OVER' ? 'over' : 'not-open');
}

/** A gift as its campaign reads it; what is wrong with it by itself is told. */
function readOf(campaigns: Campaigns, one: Numbered): Known | Became {
  const campaign = campaigns.byId.get(one.event.activity);
  if (campaign === undefined) return refused('unknown-activity');
  if (one.event.from === one.event.to) return refused('invalid', 'to');
  const fact = factOf(campaign.block(gifts) ?? new Map(), one.event, one.now);
  return fact === null ? refused('unknown-gift') : { ...one, campaign, fact };
}

/** What a gift is taken by: one event may count in several campaigns, once in each. */
const keyOf = (activity: string, id: string): string => `${activity} ${id}`;

async function takenOf(tx: Queryable, all: readonly Known[]): Promise<ReadonlyMap<string, Taken>> {
  const asked = all.map(({ campaign, fact }) => ({ id: fact.id, activity: campaign.id }));
  const { rows } = await tx.query<Taken>(
    `SELECT id, activity, points, earned FROM facts
     JOIN (SELECT DISTINCT id, activity FROM json_to_recordset($2::json) AS r(id text, activity text)) r USING (id, activity)
     WHERE kind = $1`,
    [room.kind('gift'), JSON.stringify(asked)],
  );
  return new Map(rows.map((row) => [keyOf(row.activity, row.id), row]));
}

/** Who records gifts. */
interface Recording {
  readonly hearers: Hearers;
  /** Takes what became of one. */
  readonly tell: (n: number, became: Became) => void;
}

/** Stores the gifts of one campaign, and lets its mechanics make of them what they make. */
async function recordIn(
  tx: Queryable,
  campaign: Campaign,
  all: readonly Known[],
  { hearers, tell }: Recording,
): Promise<void> {
  const stored = await storeEach(
    tx,
    campaign,
    all.map(({ fact }) => fact),
  );
  await tellAll(tx, hearers, campaign, stored.fresh);
  const fresh = new Set(stored.fresh.map(({ id }) => id));
  // Not by id: beside one with other content the same id may come again as it was taken.
  const otherwise = new Set(stored.otherwise);
  const known = all.filter(({ fact }) => !fresh.has(fact.id) && !otherwise.has(fact));
  const before = known.length === 0 ? new Map<string, Taken>() : await takenOf(tx, known);
  for (const { n, fact } of all) {
    const taken = before.get(keyOf(campaign.id, fact.id));
    const { points, earned } = taken ?? fact;
    if (otherwise.has(fact)) tell(n, otherContent);
    else tell(n, { became: taken === undefined ? 'counted' : 'known', points, earned });
  }
}

/** Those that stand more than once in a list. */
function oftenIn(keys: readonly string[]): ReadonlySet<string> {
  if (new Set(keys).size === keys.length) return new Set();
  const seen = new Set<string>();
  return new Set(keys.filter((key) => seen.has(key) || !seen.add(key)));
}

/**
 * Judges gifts, and records those that may be. Behind the first with an id that is free in its campaign the others with it are left for the next
 * round, in which it is taken, so all of them are judged together then.
 */
async function recordRound(
  tx: Queryable,
  campaigns: Campaigns,
  round: readonly Numbered[],
  recording: Recording,
): Promise<void> {
  const { tell } = recording;
  const read = round.flatMap((one): Known[] => {
    const known = readOf(campaigns, one);
    if ('fact' in known) return [known];
    tell(one.n, known);
    return [];
  });
  if (read.length === 0) return;
  const people = await usersAmong(
    tx,
    read.flatMap(({ fact }) => [fact.from, fact.to]),
  );
  const keys = read.map(({ campaign, fact }) => keyOf(campaign.id, fact.id));
  const late = read.map(({ campaign, event, now }) => untimely(campaign, event, now));
  const often = oftenIn(keys);
  // What comes once and in time is stored without a look at what was taken before: to store it tells.
  const asked = read.filter((_, n) => late[n] !== null || often.has(keys[n] ?? ''));
  const before = asked.length === 0 ? new Map<string, Taken>() : await takenOf(tx, asked);
  const taken = new Map<Campaign, Known[]>();
  const first = new Set<string>();
  for (const [n, one] of read.entries()) {
    const key = keys[n] ?? '';
    if (first.has(key)) continue;
    const isKnown = people.has(one.fact.from) && people.has(one.fact.to);
    // One that was taken in time keeps its answer when it is sent again later.
    const became = !isKnown ? refused('unknown-user') : before.has(key) ? null : (late[n] ?? null);
    const others = taken.get(one.campaign);
    if (became === null && !before.has(key)) first.add(key);
    if (became !== null) tell(one.n, became);
    else if (others === undefined) taken.set(one.campaign, [one]);
    else others.push(one);
  }
  // In one order for all transactions, so that two of them cannot deadlock.
  for (const [campaign, all] of [...taken].sort(([a], [b]) => (a.id < b.id ? -1 : 1)))
    await recordIn(tx, campaign, all, recording);
}

/** By what gifts are recorded. */
interface By {
  readonly hearers: Hearers;
  readonly campaigns: Campaigns;
}

const recordJointly = inOneCommit((db, { hearers, campaigns }: By, all: readonly Omit<Numbered, 'n'>[]) =>
  db.transaction(async (tx) => {
    const outcomes = new Map<number, Became>();
    const tell = (n: number, became: Became): void => void outcomes.set(n, became);
    let left: readonly Numbered[] = all.map((one, n) => ({ ...one, n }));
    while (left.length > 0) {
      // Two rounds at most, however often an id comes.
      await recordRound(tx, campaigns, left, { hearers, tell });
      left = left.filter(({ n }) => !outcomes.has(n));
    }
    return all.map((_, n) => {
      const became = outcomes.get(n);
      if (became === undefined) throw new Error('Each gift is told of');
      return became;
    });
  }),
);

/**
 * Records a batch of gifts in one transaction, each once per eventId: what it earns its sender, and what the mechanics of its
 * campaign make of it. What is wrong with one leaves the others alone. The statements are a few for each campaign, however
 * many gifts there are (decision 0102), and those that come while others are being recorded share theirs (decision 0128).
 *
 * @param events as their schema lets them pass
 * @param now the server's clock, ms UTC
 * @returns what became of each, in their order
 */
export const recordGifts = (
  db: Database,
  hearers: Hearers,
  campaigns: Campaigns,
  events: readonly GiftEvent[],
  now: number,
): Promise<readonly Became[]> =>
  recordJointly(
    db,
    { hearers, campaigns },
    events.map((event) => ({ event, now })),
  );

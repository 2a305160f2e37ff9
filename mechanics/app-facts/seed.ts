import { randomUUID } from 'node:crypto';
import { groupsOf } from '../../engine/document/anywhere/group.ts';
import { startOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { storeFacts, tellAll } from '../../server/kernel/facts.ts';
import type { Life, Person } from '../../server/kernel/mechanic.ts';
import { demoUsers } from '../../server/seed/demo.ts';
import { groupsBetween } from '../../server/seed/groups.ts';
import { pick, randomOf } from '../../server/seed/random.ts';
import { recordFacts, toldOf } from './record.ts';
import { type AppKind, type AppKindName, appKinds, type SoundFact } from './rules.ts';

/** So many facts of each kind until now. */
const perKind = 250;

const kindsIn = ({ counted }: Campaign): readonly AppKindName[] =>
  (Object.keys(appKinds) as AppKindName[]).filter((kind) => counted.has(kind));

/** One fact of a kind, as people would do it: a few of them do much. Null where chance has picked one person twice. */
function invented(
  kind: AppKindName,
  crowd: readonly Person[],
  random: () => number,
  id: string,
  at: number,
): SoundFact | null {
  const { most, to: for_ }: AppKind = appKinds[kind];
  const from = pick(crowd, random, 1.5).user_id;
  // Hosts are few.
  const to = for_ === undefined ? from : pick(crowd.slice(0, 30), random, 1.6).user_id;
  if (for_ === 'needed' && from === to) return null;
  const amount = Math.ceil(random() ** 2 * Math.min(most, 60));
  const groups = groupsOf(groupsBetween(from, to));
  return { id, kind, from, to, thing: '', amount: Math.max(1, amount), at, ...(groups && { groups }) };
}

/**
 * What those do today as whom the product is tried: the first much of all, the second a little of what there can be more of, the
 * last nothing.
 */
function ofDemo(campaign: Campaign, crowd: readonly Person[], now: number): readonly SoundFact[] {
  const [first, second] = demoUsers.map(({ userId }) => userId);
  const host = crowd[0]?.user_id;
  if (first === undefined || second === undefined || host === undefined) return [];
  const midnight = startOfPeriod('day', now, campaign.offset);
  const at = Math.max(campaign.schedule.start, midnight, now - 30 * 60_000);
  return kindsIn(campaign).flatMap((kind) => {
    const { most, to: for_ }: AppKind = appKinds[kind];
    const did = (from: string, amount: number) => {
      const to = for_ === 'needed' ? host : from;
      return { id: `seed:${campaign.id}:${at}:${from}`, kind, from, to, thing: '', amount, at };
    };
    return most === 1 ? [did(first, 1)] : [did(first, Math.min(most, 12)), did(second, 4)];
  });
}

/** What the app has told until now, each heard of at its own time, of the kinds that the campaign counts. */
export const seed: NonNullable<Life['seed']> = async (tx, campaign, world) => {
  const { crowd, now, since, begun, hearers } = world;
  const until = Math.min(campaign.schedule.end, now);
  const random = randomOf(`${campaign.id} app`);
  const facts = kindsIn(campaign).flatMap((kind) =>
    Array.from({ length: perKind }, (_, n) => {
      const at = since + Math.floor(((n + random()) / perKind) * (until - since));
      const fact = invented(kind, crowd, random, `seed:${campaign.id}:${since}:${n}`, at);
      return fact === null ? [] : [toldOf(fact, at)];
    }).flat(),
  );
  if (!begun && now < campaign.schedule.end)
    facts.push(...ofDemo(campaign, crowd, now).map((fact) => toldOf(fact, fact.at)));
  await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, facts));
};

/** One more thing that somebody does in the app, recorded as what the app tells. */
export const stir: NonNullable<Life['stir']> = async (db, campaigns, campaign, { crowd, now, hearers }) => {
  const kinds = kindsIn(campaign);
  if (kinds.length === 0) return false;
  const fact = invented(pick(kinds, Math.random), crowd, Math.random, `stream:${randomUUID()}`, now);
  if (fact === null) return false;
  const { thing: _, to, groups, ...rest } = fact;
  const told = { ...rest, ...groups, ...(to === fact.from ? {} : { to }) };
  const [became] = await recordFacts(db, hearers, campaigns, [told], now);
  return became?.became === 'counted';
};

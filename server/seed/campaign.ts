import { dayOf, endOfDay } from '../../engine/document/anywhere/days.ts';
import type { Queryable } from '../database/database.ts';
import type { Campaign } from '../kernel/campaigns.ts';
import { hearersOf } from '../kernel/facts.ts';
import type { Mechanic, Person, SeedWorld } from '../kernel/mechanic.ts';
import { demoUsers } from './demo.ts';
import { livesOf } from './lives.ts';

type Keyed = Exclude<Mechanic['rules'], { key?: undefined }>;

/** From when on a campaign's history is missing, and which parts it then has; null where nothing is. */
async function missing(tx: Queryable, { id, offset, schedule }: Campaign) {
  const first = `history ${id}`;
  // Dates that have moved on ask for the days since.
  const round = `${first} from ${dayOf(schedule.start, offset)}`;
  const seeded = await tx.query<{ part: string }>('SELECT part FROM seeded WHERE part IN ($1, $2)', [
    first,
    round,
  ]);
  const done = seeded.rows.map(({ part }) => part);
  if (done.includes(round)) return null;
  const known = await tx.query<{ last: number | null }>(
    `SELECT max(at) AS last FROM (
       SELECT at FROM facts WHERE activity = $1 UNION ALL SELECT at FROM ledger_postings WHERE book = $1) AS told`,
    [id],
  );
  const last = known.rows[0]?.last ?? null;
  // A campaign that real facts have reached already is left as it is.
  if (!done.includes(first))
    return last === null ? { parts: [first, round], since: schedule.start, begun: false } : null;
  // The day of the last fact may have been seen settled.
  const since = Math.max(schedule.start, last === null ? 0 : endOfDay(dayOf(last, offset), offset));
  return { parts: [round], since, begun: true };
}

/** Invents what is missing of a campaign that has begun, each mechanic its own. What is there stays. */
export async function seedCampaign(
  tx: Queryable,
  campaign: Campaign,
  mechanics: readonly Mechanic[],
  people: readonly Person[],
  now: number,
): Promise<void> {
  const round = await missing(tx, campaign);
  if (round === null || Math.min(campaign.schedule.end, now) <= round.since) return;
  for (const part of round.parts) await tx.query('INSERT INTO seeded (part) VALUES ($1)', [part]);
  const world: SeedWorld = {
    people,
    crowd: people.slice(demoUsers.length),
    now,
    since: round.since,
    begun: round.begun,
    prices: toldOf(campaign, mechanics, (rules, block) => rules.prices?.(block)),
    busy: toldOf(campaign, mechanics, (rules, block) => rules.busy?.(block)),
    hearers: hearersOf(mechanics),
  };
  for (const { seed } of await livesOf(mechanics)) await seed?.(tx, campaign, world);
}

/** What the mechanics that a campaign has tell a try-out of their blocks. */
function toldOf<One>(
  campaign: Campaign,
  mechanics: readonly Mechanic[],
  ask: (rules: Keyed, block: unknown) => readonly One[] | undefined,
): readonly One[] {
  return mechanics.flatMap(({ rules }) => {
    if (rules.key === undefined) return [];
    const block = campaign.block(rules);
    return (block === undefined ? undefined : ask(rules, block)) ?? [];
  });
}

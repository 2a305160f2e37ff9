import { CLOCK_AHEAD } from '../../engine/document/anywhere/days.ts';
import { timely } from '../../engine/document/anywhere/verdict.ts';
import type { GiftEventAnswer } from '../../schemas/generated/types.gen.ts';
import type { Database, Queryable } from '../../server/database/database.ts';
import { Refusal } from '../../server/errors.ts';
import type { Campaign, Campaigns } from '../../server/kernel/campaigns.ts';
import {
  FactTakenOtherwise,
  type Hearers,
  storeFacts,
  type ToldFact,
  takenBefore,
  tellAll,
} from '../../server/kernel/facts.ts';
import { factOf, type GiftEvent } from './facts.ts';
import { gifts } from './rules.ts';

function refuseUntimely(campaign: Campaign, event: GiftEvent, now: number): void {
  const { start, end } = campaign.schedule;
  if (event.at < start) throw new Refusal('NOT_OPEN');
  if (event.at > now + CLOCK_AHEAD) throw new Refusal('BAD_REQUEST', 'at');
  const closed = event.at >= end ? 'OVER' : timely(['live', 'settling'], undefined, campaign, now).reason;
  if (closed) throw new Refusal(closed);
}

/** How many of both people there are, and in how many other campaigns the event was taken. */
async function knownOf(tx: Queryable, { id }: Campaign, fact: ToldFact) {
  const { rows } = await tx.query<{ people: number; elsewhere: number }>(
    `SELECT (SELECT count(*) FROM users WHERE user_id IN ($1, $2)) AS people,
       (SELECT count(*) FROM facts WHERE kind = $3 AND id = $4 AND activity <> $5) AS elsewhere`,
    [fact.from, fact.to, fact.kind, fact.id, id],
  );
  return rows[0] ?? { people: 0, elsewhere: 0 };
}

/**
 * Records a gift, once per eventId: what it earns its sender, and what the campaign's mechanics make of it.
 *
 * @param now the server's clock, ms UTC
 * @throws Refusal UNKNOWN_ACTIVITY, UNKNOWN_ITEM, UNKNOWN_USER, NOT_OPEN, OVER, BAD_REQUEST, KEY_REUSED
 */
export async function recordGift(
  db: Database,
  hearers: Hearers,
  campaigns: Campaigns,
  event: GiftEvent,
  now: number,
): Promise<GiftEventAnswer> {
  const campaign = campaigns.byId.get(event.activity);
  if (campaign === undefined) throw new Refusal('UNKNOWN_ACTIVITY');
  if (event.from === event.to) throw new Refusal('BAD_REQUEST', 'to');
  return db.transaction(async (tx) => {
    const fact = factOf(campaign.block(gifts) ?? new Map(), event, now);
    if (fact === null) throw new Refusal('UNKNOWN_ITEM');
    const { people, elsewhere } = await knownOf(tx, campaign, fact);
    if (people < 2) throw new Refusal('UNKNOWN_USER');
    // The service numbers its events for all campaigns, so one that comes for another is told, as any other content.
    if (elsewhere > 0) throw new Refusal('KEY_REUSED');
    const fresh = await storeFacts(tx, campaign, [fact]).catch((error: unknown) => {
      throw error instanceof FactTakenOtherwise ? new Refusal('KEY_REUSED') : error;
    });
    if (fresh.length === 0) {
      const before = await takenBefore(tx, campaign, fact);
      if (before === undefined) throw new Error('A fact that is not new was taken before');
      return { eventId: event.eventId, points: before.points, earned: before.earned };
    }
    // After the look at the key: an event that was taken in time keeps its answer when it is sent again later.
    refuseUntimely(campaign, event, now);
    await tellAll(tx, hearers, campaign, fresh);
    return { eventId: event.eventId, points: fact.points, earned: fact.earned };
  });
}

import type { GiftEventAnswer } from '../../schemas/generated/types.gen.ts';
import type { Database } from '../../server/database/database.ts';
import { Refusal } from '../../server/errors.ts';
import type { Campaign, Campaigns } from '../../server/kernel/campaigns.ts';
import { type Hear, hashOf, storeFacts, takenBefore, tellAll } from '../../server/kernel/facts.ts';
import { untimely } from '../../server/kernel/timely.ts';
import { factOf, type GiftEvent } from './facts.ts';
import { gifts } from './rules.ts';

/** How far an event's time may be ahead of the server's clock, in ms. */
const futureGrace = 60_000;

function refuseUntimely(campaign: Campaign, event: GiftEvent, now: number): void {
  const { start, end } = campaign.schedule;
  if (event.at < start) throw new Refusal('NOT_OPEN');
  if (event.at > now + futureGrace) throw new Refusal('BAD_REQUEST', 'at');
  const closed = event.at >= end ? 'OVER' : untimely(['live', 'settling'], campaign.schedule, now);
  if (closed) throw new Refusal(closed);
}

/**
 * Records a gift, once per eventId: what it earns its sender, and what the campaign's mechanics make of it.
 *
 * @param now the server's clock, ms UTC
 * @throws Refusal UNKNOWN_ACTIVITY, UNKNOWN_ITEM, UNKNOWN_USER, NOT_OPEN, OVER, BAD_REQUEST, KEY_REUSED
 */
export async function recordGift(
  db: Database,
  hearers: readonly Hear[],
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
    const both = [event.from, event.to];
    const people = await tx.query('SELECT user_id FROM users WHERE user_id IN ($1, $2)', both);
    if (people.rows.length < 2) throw new Refusal('UNKNOWN_USER');
    const fresh = await storeFacts(tx, campaign, [fact]);
    if (fresh.length === 0) {
      const before = await takenBefore(tx, fact.kind, fact.id);
      if (before?.request_hash !== hashOf(campaign.id, fact)) throw new Refusal('KEY_REUSED');
      return { eventId: event.eventId, points: before.points, earned: before.earned };
    }
    // After the look at the key: an event that was taken in time keeps its answer when it is sent again later.
    refuseUntimely(campaign, event, now);
    await tellAll(tx, hearers, campaign, fresh);
    return { eventId: event.eventId, points: fact.points, earned: fact.earned };
  });
}

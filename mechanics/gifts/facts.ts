import { groupsOf } from '../../engine/document/anywhere/group.ts';
import type { GiftEventRequest } from '../../schemas/generated/types.gen.ts';
import type { ToldFact } from '../../server/kernel/facts.ts';
import { room } from './room.ts';
import type { Gifts } from './rules.ts';

/** One gift, as the app's own server tells it: the body of POST /v2/gift_events. */
export type GiftEvent = Readonly<GiftEventRequest>;

/** A gift as all mechanics hear of it, or null where the campaign does not know it. */
export function factOf(all: Gifts, event: GiftEvent, heard: number): ToldFact | null {
  const gift = all.get(event.gift);
  if (gift === undefined) return null;
  const { eventId: id, from, to, gift: thing, count, at } = event;
  const worth = { points: gift.points * count, earned: gift.earns * count };
  const groups = groupsOf(event);
  const fact = { kind: room.kind('gift'), id, from, to, thing, count, ...worth, at, heard };
  return groups === undefined ? fact : { ...fact, groups };
}

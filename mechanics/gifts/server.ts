import type {
  GiftEventAnswer,
  GiftEventOutcome,
  GiftEventsAnswer,
  GiftEventsRequest,
} from '../../schemas/generated/types.gen.ts';
import { type ErrorName, Refusal } from '../../server/errors.ts';
import type { Handler } from '../../server/kernel/context.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { withMisfits } from '../../server/kernel/misfits.ts';
import { audits } from './audits.ts';
import type { GiftEvent } from './facts.ts';
import { messages, thank } from './messages.ts';
import { movements } from './movements.ts';
import { recordGifts } from './record.ts';
import { room } from './room.ts';
import { gifts } from './rules.ts';

/** What a gift that came alone is refused with. */
const refusals: Readonly<Record<NonNullable<GiftEventOutcome['reason']>, ErrorName>> = {
  invalid: 'BAD_REQUEST',
  'unknown-activity': 'UNKNOWN_ACTIVITY',
  'unknown-gift': 'UNKNOWN_ITEM',
  'unknown-user': 'UNKNOWN_USER',
  'not-open': 'NOT_OPEN',
  over: 'OVER',
  'other-content': 'KEY_REUSED',
};

/**
 * POST /v2/gift_events: server to server only. The schema has checked the body.
 *
 * @throws Refusal UNKNOWN_ACTIVITY, UNKNOWN_ITEM, UNKNOWN_USER, NOT_OPEN, OVER, BAD_REQUEST, KEY_REUSED
 */
const recordGift: Handler<GiftEventAnswer> = async ({ db, hearers, campaigns, body, now }) => {
  const event = body as GiftEvent;
  const [became] = await recordGifts(db, hearers, campaigns, [event], now);
  const { reason, field, points = 0, earned = 0 } = became ?? {};
  if (reason !== undefined) throw new Refusal(refusals[reason], field);
  return { eventId: event.eventId, points, earned };
};

/** POST /v2/gift_events/batch: server to server only. Each gift is told in its place, also those that did not fit. */
const recordAll: Handler<GiftEventsAnswer> = async ({ db, hearers, campaigns, body, misfits, now }) => {
  const { events } = body as GiftEventsRequest;
  const became = await recordGifts(db, hearers, campaigns, events, now);
  const outcomes = events.flatMap(({ eventId }, n): GiftEventOutcome[] => {
    const one = became[n];
    return one === undefined ? [] : [{ eventId, ...one }];
  });
  return {
    events: withMisfits(outcomes, misfits, 'eventId', (eventId, wrong) => ({ eventId, ...wrong })),
  };
};

export const giftsMechanic: Mechanic = {
  ...room,
  rules: gifts,
  movements,
  messages,
  hear: thank,
  audits,
  handlers: { recordGift, recordGifts: recordAll },
  life: () => import('./seed.ts'),
};

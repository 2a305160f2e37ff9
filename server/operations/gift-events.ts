import type { GiftEventAnswer } from '../../schemas/generated/types.gen.ts';
import { type GiftEvent, recordGift } from '../gifts.ts';
import type { Handler } from './context.ts';

/** POST /v2/gift_events: server to server only. The schema has checked the body. */
export const recordGiftEvent: Handler<GiftEventAnswer> = ({ db, campaigns, body, now }) =>
  recordGift(db, campaigns, body as GiftEvent, now);

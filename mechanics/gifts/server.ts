import type { GiftEventAnswer } from '../../schemas/generated/types.gen.ts';
import type { Handler } from '../../server/kernel/context.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { audits } from './audits.ts';
import type { GiftEvent } from './facts.ts';
import { messages, thank } from './messages.ts';
import { movements } from './movements.ts';
import { recordGift } from './record.ts';
import { room } from './room.ts';
import { gifts } from './rules.ts';

/** POST /v2/gift_events: server to server only. The schema has checked the body. */
const recordGiftEvent: Handler<GiftEventAnswer> = ({ db, hearers, campaigns, body, now }) =>
  recordGift(db, hearers, campaigns, body as GiftEvent, now);

export const giftsMechanic: Mechanic = {
  ...room,
  rules: gifts,
  movements,
  messages,
  hear: thank,
  audits,
  handlers: { recordGift: recordGiftEvent },
  life: () => import('./seed.ts'),
};

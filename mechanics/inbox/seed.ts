import { DAY } from '../../engine/document/anywhere/days.ts';
import type { Life } from '../../server/kernel/mechanic.ts';
import { readBefore } from '../../server/kernel/messages.ts';

/** People have read what they were told; of the last two days they have not seen anything yet. */
export const seed: NonNullable<Life['seed']> = (tx, { id }, { now }) => readBefore(tx, id, now - 2 * DAY);

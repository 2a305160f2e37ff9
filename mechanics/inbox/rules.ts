import type { EverywhereRules } from '../../engine/document/anywhere/mechanic.ts';

/** No document says anything of messages: rooms tell them in every campaign. */
export const inbox = { tells: [] } satisfies EverywhereRules;

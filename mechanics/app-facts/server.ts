import type { AppFactOutcome, AppFactsAnswer, AppFactsRequest } from '../../schemas/generated/types.gen.ts';
import type { Handler } from '../../server/kernel/context.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { withMisfits } from '../../server/kernel/misfits.ts';
import { audits } from './audits.ts';
import { recordFacts as record } from './record.ts';
import { room } from './room.ts';
import { appFacts } from './rules.ts';

/** POST /v2/facts: server to server only. Each fact is told in its place, also those that did not fit. */
const recordFacts: Handler<AppFactsAnswer> = async ({ db, hearers, campaigns, body, misfits, now }) => {
  const { facts } = body as AppFactsRequest;
  const became = await record(db, hearers, campaigns, facts, now);
  const outcomes = facts.flatMap(({ id }, n): AppFactOutcome[] => {
    const one = became[n];
    return one === undefined ? [] : [{ id, ...one }];
  });
  return { facts: withMisfits(outcomes, misfits, 'id', (id, wrong) => ({ id, ...wrong })) };
};

export const appFactsMechanic: Mechanic = {
  ...room,
  rules: appFacts,
  tables: new URL('./tables/', import.meta.url),
  handlers: { recordFacts },
  audits,
  life: () => import('./seed.ts'),
};

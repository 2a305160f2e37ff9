import type { AppFactOutcome, AppFactsAnswer, AppFactsRequest } from '../../schemas/generated/types.gen.ts';
import type { Handler, Misfit } from '../../server/kernel/context.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { audits } from './audits.ts';
import { recordFacts as record } from './record.ts';
import { room } from './room.ts';
import { appFacts } from './rules.ts';

/** A fact that its schema does not let pass, with its id where that can be read. */
function misfit({ entry, field }: Misfit): AppFactOutcome {
  const { id } = Object(entry) as { id?: unknown };
  const named = typeof id === 'string' && field !== 'id';
  return {
    id: named ? id : null,
    became: 'refused',
    reason: 'invalid',
    ...(field === '' ? {} : { field }),
  };
}

/** POST /v2/facts: server to server only. Each fact is told in its place, also those that did not fit. */
const recordFacts: Handler<AppFactsAnswer> = async ({ db, hearers, campaigns, body, misfits, now }) => {
  const { facts } = body as AppFactsRequest;
  const became = await record(db, hearers, campaigns, facts, now);
  const outcomes = facts.flatMap(({ id }, n): AppFactOutcome[] => {
    const one = became[n];
    return one === undefined ? [] : [{ id, ...one }];
  });
  for (const one of misfits) outcomes.splice(one.index, 0, misfit(one));
  return { facts: outcomes };
};

export const appFactsMechanic: Mechanic = {
  ...room,
  rules: appFacts,
  tables: new URL('./tables/', import.meta.url),
  handlers: { recordFacts },
  audits,
  life: () => import('./seed.ts'),
};

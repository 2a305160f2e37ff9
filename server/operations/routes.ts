import { phaseAt } from '../../engine/document/anywhere/phase.ts';
import type { RoutesAnswer } from '../../schemas/generated/types.gen.ts';
import { type Handler, nextPlace, pageOf } from '../kernel/context.ts';
import { textIn } from '../language.ts';

/** GET /v2/routes: all documents, for who builds the pages (T14). */
export const listRoutes: Handler<RoutesAnswer> = async (context) => {
  const { campaigns, language, now } = context;
  const { size, cursor } = pageOf(context);
  const from = cursor ?? 0;
  const items = campaigns.routes.slice(from, from + size);
  return {
    items: items.map(({ id, group, href, title, redirect, schedule }) => ({
      id,
      group,
      href,
      title: textIn(title, language),
      ...(redirect === null ? {} : { redirect }),
      ...(schedule === null ? {} : { phase: phaseAt(schedule, now) }),
    })),
    next: nextPlace(from, items.length, campaigns.routes.length),
  };
};

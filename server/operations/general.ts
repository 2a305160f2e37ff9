import { phaseAt } from '../../engine/document/anywhere/phase.ts';
import type { ActivitiesAnswer, LocationAnswer, TimeAnswer } from '../../schemas/generated/types.gen.ts';
import type { Handler } from '../kernel/context.ts';
import { textIn } from '../language.ts';

/** GET /query_location (specification §7): CN is mainland China. */
export const queryLocation: Handler<LocationAnswer> = async ({ areaCode }) => ({ areacode: areaCode });

/** GET /v2/time */
export const readTime: Handler<TimeAnswer> = async ({ now }) => ({ now });

/** GET /v2/activities: an activity is listed from its preview on, and at once where it names none. */
export const listActivities: Handler<ActivitiesAnswer> = async ({ campaigns, language, now }) => ({
  items: campaigns.activities
    .filter(({ schedule }) => now >= (schedule.preview ?? 0))
    .map(({ id, route, title, cover, accent, schedule }) => ({
      id,
      route,
      title: textIn(title, language),
      cover,
      start: schedule.start,
      end: schedule.end,
      settle: schedule.settle ?? null,
      phase: phaseAt(schedule, now),
      ...(accent === null ? {} : { accent }),
    })),
});

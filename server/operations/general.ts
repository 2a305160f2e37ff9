import { phaseAt } from '../../engine/document/phase.ts';
import type {
  ActivitiesAnswer,
  BalanceAnswer,
  LocationAnswer,
  TimeAnswer,
} from '../../schemas/generated/types.gen.ts';
import { textIn } from '../language.ts';
import { balanceOf } from '../ledger.ts';
import { campaignOf, type Handler, userOf } from './context.ts';

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

/** GET /v2/activities/{id}/balance */
export const readBalance: Handler<BalanceAnswer> = async (context) => {
  const { id, currency } = campaignOf(context);
  return { currency, amount: await balanceOf(context.db, id, userOf(context)) };
};

import { phaseAt } from '../../engine/document/anywhere/phase.ts';
import type {
  ActivitiesAnswer,
  ActivityEntry,
  LocationAnswer,
  TimeAnswer,
} from '../../schemas/generated/types.gen.ts';
import { type Handler, nextPlace, pageOf } from '../kernel/context.ts';
import { textIn } from '../language.ts';

/** GET /query_location (specification §7): CN is mainland China. */
export const queryLocation: Handler<LocationAnswer> = async ({ areaCode }) => ({ areacode: areaCode });

/** GET /v2/time */
export const readTime: Handler<TimeAnswer> = async ({ now }) => ({ now });

/** What one can still take part in comes first. */
const listed: readonly ActivityEntry['phase'][] = ['live', 'preview', 'settling', 'ended'];

/** GET /v2/activities: an activity is listed from its preview on, and at once where it names none. */
export const listActivities: Handler<ActivitiesAnswer> = async (context) => {
  const { campaigns, language, now, query } = context;
  const { size, cursor } = pageOf(context);
  const from = cursor ?? 0;
  const shown = campaigns.activities
    .filter(({ schedule }) => now >= (schedule.preview ?? 0))
    .map((activity) => ({ activity, phase: phaseAt(activity.schedule, now) }));
  const phases = query.phases === undefined ? listed : String(query.phases).split(',');
  const wanted = listed
    .filter((one) => phases.includes(one))
    .flatMap((one) => shown.filter(({ phase }) => phase === one));
  const items = wanted
    .slice(from, from + size)
    .map(({ activity: { id, route, title, cover, accent, schedule }, phase }) => ({
      id,
      route,
      title: textIn(title, language),
      cover,
      start: schedule.start,
      end: schedule.end,
      settle: schedule.settle ?? null,
      phase,
      ...(accent === null ? {} : { accent }),
    }));
  return { items, next: nextPlace(from, items.length, wanted.length) };
};

import {
  type CheckedFile,
  entriesAt,
  isObject,
  type Json,
  type MechanicCheck,
  numbersOf,
  type Problem,
  rises,
  type SoundCampaign,
  spanOf,
  valueAt,
} from '../../check/room.ts';
import { pointsGiven, pointsIn } from '../../engine/document/anywhere/cost.ts';
import type { CampaignCheckIn, Window } from '../../schemas/generated/types.gen.ts';
import { dayOrder } from './check/order.ts';
import { calendarSayings } from './check/sayings.ts';
import { checkIn, hoursOf, kind } from './rules.ts';

const block = `/campaign/${checkIn.key}`;

/** How many days the calendar has by schedule and window; null where a mistake in one of them has been told. */
function daysIn(file: CheckedFile, window: Json | undefined): number | null {
  const span = spanOf(file.document);
  const broken = ['/schedule', `${block}/window`].some((at) => file.taint.touches(at));
  if (span === null || broken) return null;
  const { start, end, settle, offset } = span;
  return hoursOf(window as Window | undefined, { id: '', schedule: { start, end, settle }, offset }).length;
}

const count = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

/** How many entries fewer the calendar has than days; none where nobody can say. */
function lacked(file: CheckedFile): number {
  const window = valueAt(file.document, `${block}/window`);
  const list = valueAt(file.document, `${block}/days`);
  if (!Array.isArray(list) || file.taint.touches(`${block}/days`)) return 0;
  return Math.max(0, (daysIn(file, isObject(window) ? window : undefined) ?? 0) - list.length);
}

/** Days that the page names and the calendar does not have. */
const lostDays = (file: CheckedFile): string[] => {
  const ids = new Set(entriesAt(file, `${block}/days`).map(({ one }) => one.id));
  const named = (file.byRef.get('check-in-days') ?? []).map(({ value }) => String(value));
  return [...new Set(named)].filter((one) => !ids.has(one));
};

/** The calendar has an entry for each day on which it opens. */
function missingDays(file: CheckedFile, days: number): Problem[] {
  const list = valueAt(file.document, `${block}/days`);
  if (!Array.isArray(list) || file.taint.touches(`${block}/days`) || list.length === days) return [];
  const more = list.length > days;
  // A day that was pasted twice is told by its id.
  if (more && new Set(entriesAt(file, `${block}/days`).map(({ one }) => one.id)).size < list.length)
    return [];
  const open = `people can check in on ${count(days)} of the campaign`;
  const [start, end] = ['start', 'end'].map((key) => String(valueAt(file.document, `/schedule/${key}`)));
  const [here, there] = [start, end].map((moment = '') => /(?:Z|[+-]\d\d:\d\d)$/.exec(moment)?.[0] ?? '');
  // An hour more by another offset is a day more: the slip is there, not in the calendar.
  if (here !== there && start?.slice(10, 19) === end?.slice(10, 19))
    return [
      {
        pointer: '/schedule/end',
        message: `\`end\` has another offset than \`start\`: ${open}, and the calendar has ${count(list.length)}`,
        expected: `the offset of \`start\`, ${here}`,
        got: `\`${end}\``,
        nearest: `${end?.slice(0, 19)}${here}`,
      },
    ];
  const lost = more ? [] : lostDays(file);
  const missing =
    lost.length > 0
      ? `${lost.map((one) => `\`${one}\``).join(', ')}, which the page shows, ${lost.length === 1 ? 'has' : 'have'} no entry`
      : `the last ${days - list.length} of them ${days - list.length === 1 ? 'has' : 'have'} no entry`;
  return [
    {
      pointer: more ? `${block}/days/${days}` : `${block}/days`,
      message: more ? `${open}: this day never comes` : `${open}, and ${missing}`,
      expected: count(days),
      got: count(list.length),
    },
  ];
}

/** Streaks rise, and the calendar has as many days. */
function streaks(file: CheckedFile, days: number): Problem[] {
  const all = numbersOf(file, entriesAt(file, `${block}/streaks`), 'length');
  const tooLong = all.filter(({ value }) => value > days);
  return [
    ...tooLong.map(({ pointer, value }) => ({
      pointer,
      message: `nobody can check in so often: the calendar has ${count(days)}`,
      expected: `at most ${days}`,
      got: String(value),
    })),
    ...rises(
      all.filter(({ value }) => value <= days),
      'streaks must rise',
      1,
    ),
  ];
}

/** Nobody makes up more days than there are. */
function makeUps(file: CheckedFile, days: number): Problem[] {
  const pointer = `${block}/makeUp/limits/total`;
  const total = valueAt(file.document, pointer);
  if (typeof total !== 'number' || file.taint.covers(pointer) || total <= days) return [];
  return [
    {
      pointer,
      message: `nobody can make up so many: the calendar has ${count(days)}`,
      expected: `at most ${days}`,
      got: String(total),
    },
  ];
}

function faults(file: CheckedFile): Problem[] {
  const window = valueAt(file.document, `${block}/window`);
  const days = daysIn(file, isObject(window) ? window : undefined);
  // A window that never opens is told with all others.
  if (days === null || days === 0) return [];
  return [...missingDays(file, days), ...streaks(file, days), ...makeUps(file, days)];
}

/** What gives back what it costs, or more, costs nothing. */
function givenBack(campaign: SoundCampaign): Problem[] {
  const { days, makeUp } = campaign.block<CampaignCheckIn>(checkIn.key) ?? { days: [] };
  if (makeUp === undefined) return [];
  const cost = pointsIn(makeUp.cost);
  const least = Math.min(...days.map(({ gives }) => pointsGiven(gives)));
  if (least < cost) return [];
  return [
    {
      pointer: `${block}/makeUp/cost/0/points`,
      message: `making up a day costs nothing: each day gives back ${least === cost ? 'as many points as' : 'more points than'} it costs`,
      expected: `more than ${least}, what the least of \`days\` gives`,
      got: String(cost),
    },
  ];
}

export const checkInCheck: MechanicCheck = {
  key: checkIn.key,
  short: (file) => (lacked(file) > 0 ? ['check-in-days'] : []),
  does: { checkIn: kind, makeUpCheckIn: kind },
  sells: 'readCheckIn',
  tells: checkIn.tells,
  faults,
  doubts: givenBack,
  sayings: calendarSayings,
  rules: [dayOrder],
};

import { countOfDays, startOfPeriod } from '../../engine/document/anywhere/period.ts';
import { windowAt } from '../../engine/document/anywhere/window.ts';
import type { Window } from '../../schemas/generated/types.gen.ts';
import type { Problem } from '../finding.ts';
import { isObject } from '../text/pointer.ts';
import { type CampaignSpan, isReal, spanOf } from './days.ts';
import { type CheckedFile, placesWhere } from './file.ts';

/**
 * A window as a document says it, undefined where it says none, null where something of it has been told: it is misshapen, or
 * one of its moments is in no calendar (rule `schedule`), and would be read as another one.
 */
export function soundWindow(file: CheckedFile, value: unknown, pointer: string): Window | undefined | null {
  if (value === undefined) return undefined;
  if (!isObject(value) || file.taint.touches(pointer)) return null;
  const { opens, locks, until } = value as Window;
  return [opens, locks, until].every((one) => one === undefined || isReal(one)) ? (value as Window) : null;
}

/** Whether something is open at a moment or opens behind it. @param moment ms UTC */
export function opensAfter(window: Window | undefined, span: CampaignSpan, moment: number): boolean {
  const { start, end, settle, offset } = span;
  const { phase } = windowAt(window, { schedule: { start, end, settle }, offset }, moment);
  return phase === 'live' || phase === 'preview';
}

/** On how many days of a campaign something is open, for some of their hours at least. */
export function daysOpen(window: Window | undefined, span: CampaignSpan): number {
  const { start, end, settle, offset } = span;
  const { phase, nextAt } = windowAt(window, { schedule: { start, end, settle }, offset }, start);
  if (phase !== 'live' && phase !== 'preview') return 0;
  const first = phase === 'preview' && nextAt !== null ? nextAt : start;
  const to = window?.locks === undefined ? end : Math.min(end, Date.parse(window.locks));
  // The hours of the last day may begin when all is over: it ends with the day before.
  const last = startOfPeriod('day', to - 1, offset);
  return countOfDays({ start: first, end: opensAfter(window, span, last) ? to : last, offset });
}

/** Every window of a campaign opens while it is live, and says until when something is claimed only where it is claimed. */
export function windowFaults(file: CheckedFile): Problem[] {
  const span = spanOf(file.document);
  return placesWhere(file, (schema) => Boolean(schema['x-window'])).flatMap(
    ({ value, schema, pointer, parent }): Problem[] => {
      const window = soundWindow(file, value, pointer);
      if (!window) return [];
      if (window.until !== undefined && !schema['x-claimed'])
        return [
          {
            pointer: `${pointer}/until`,
            message: 'what opens here gives at once: there is nothing to claim later',
            expected: '`opens`, `locks` and `daily` alone',
            got: window.until,
          },
        ];
      if (span === null || file.taint.touches('/schedule')) return [];
      if (opensAfter(window, span, span.start)) return beyond(file, pointer, window, span);
      const of = isObject(parent?.value) && typeof parent.value.id === 'string' ? parent.value.id : undefined;
      return [
        {
          message: `${of === undefined ? 'this window' : `the window of \`${of}\``} never opens while the campaign is live`,
          ...whyNever(pointer, window, span),
        },
      ];
    },
  );
}

/** A moment of a window outside of the campaign: nothing opens before it starts, and all closes when it ends. */
function beyond(file: CheckedFile, pointer: string, { opens, locks }: Window, span: CampaignSpan): Problem[] {
  const { start, end } = isObject(file.document.schedule) ? file.document.schedule : {};
  if (locks !== undefined && Date.parse(locks) > span.end)
    return [
      {
        pointer: `${pointer}/locks`,
        message: 'it cannot stay open so long: the campaign ends earlier',
        expected: `not after \`schedule.end\`, ${String(end)}; without \`locks\` it is open until then`,
        got: locks,
      },
    ];
  if (opens === undefined || Date.parse(opens) >= span.start) return [];
  return [
    {
      pointer: `${pointer}/opens`,
      message: 'it cannot open so early: the campaign starts later',
      expected: `not before \`schedule.start\`, ${String(start)}; without \`opens\` it is open from then on`,
      got: opens,
      ...offsetsApart(opens, start),
    },
  ];
}

/** One time of day in two offsets: the offset is what was not meant. */
function offsetsApart(one: string, other: unknown): Pick<Problem, 'tip'> {
  const [there, here] = [String(other), one];
  if (there.slice(0, 19) !== here.slice(0, 19) || there.slice(19) === here.slice(19)) return {};
  return {
    tip: `both say ${here.slice(0, 19)}, in two offsets: \`${here.slice(19)}\` here and \`${there.slice(19)}\` there`,
  };
}

/** The key that keeps a window from ever opening. */
function whyNever(pointer: string, { opens, locks, daily }: Window, { start, end }: CampaignSpan) {
  if (opens !== undefined && Date.parse(opens) >= end)
    return { pointer: `${pointer}/opens`, expected: 'a moment before `schedule.end`', got: opens };
  if (locks !== undefined && Date.parse(locks) <= start)
    return { pointer: `${pointer}/locks`, expected: 'a moment after `schedule.start`', got: locks };
  if (opens !== undefined && locks !== undefined && Date.parse(opens) >= Date.parse(locks))
    return { pointer: `${pointer}/locks`, expected: `later than ${opens}, when it opens`, got: locks };
  if (daily !== undefined && daily.opens >= daily.locks)
    return {
      pointer: `${pointer}/daily/locks`,
      expected: `later than ${daily.opens}, on the same day: hours end at \`24:00\` at the latest`,
      got: daily.locks,
    };
  return { pointer, expected: 'hours of the campaign', got: JSON.stringify({ opens, locks, daily }) };
}

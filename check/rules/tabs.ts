import { offsetMinutes } from '../../engine/document/dates.ts';
import { daysBetween } from '../../engine/document/days.ts';
import type { Problem } from '../finding.ts';
import { pathsOf } from '../model/called-paths.ts';
import { type CheckedFile, remember } from '../model/file.ts';
import type { DocumentRule } from '../rule.ts';
import { child, isObject, type Json, valueAt } from '../text/pointer.ts';

export const tabs: DocumentRule = {
  id: 'tabs',
  description: 'Tabs have a key each, and tabs that choose the day of a board have one for each day.',
  severity: 'error',
  stage: 'document',
  check(file) {
    const twice = equalKeys(file);
    return twice.length > 0 ? twice : uncoveredDays(file);
  },
};

interface Tabs {
  pointer: string;
  state: unknown;
  /** Key and pointer of each tab that no mistake told so far concerns. */
  keys: { key: unknown; pointer: string }[];
}

const tabsOf = (file: CheckedFile): Tabs[] =>
  remember(file, 'tabs', () =>
    (file.byKind.get('node') ?? []).flatMap(({ value, pointer, schema }) => {
      if (schema.properties?.widget?.const !== 'tabs' || !isObject(value) || !Array.isArray(value.tabs))
        return [];
      const keys = value.tabs.flatMap((tab: unknown, i) => {
        const at = `${pointer}/tabs/${i}/key`;
        return isObject(tab) && !file.taint.covers(at) ? [{ key: tab.key, pointer: at }] : [];
      });
      return [{ pointer, state: value.state, keys }];
    }),
  );

function equalKeys(file: CheckedFile): Problem[] {
  return tabsOf(file).flatMap(({ keys }) => {
    const seen = new Map<unknown, string>();
    return keys.flatMap(({ key, pointer }): Problem[] => {
      const before = seen.get(key);
      if (before === undefined) {
        seen.set(key, pointer);
        return [];
      }
      return [
        {
          pointer,
          message: `two tabs have the key \`${String(key)}\`: choosing one would choose both`,
          expected: 'a key of its own',
          got: JSON.stringify(key),
          related: [{ pointer: before, message: 'it stands here first' }],
        },
      ];
    });
  });
}

/** Tabs that write the state key by which a daily board is asked. */
function uncoveredDays(file: CheckedFile): Problem[] {
  if (file.taint.touches('/schedule') || file.taint.covers('/campaign')) return [];
  const wanted = daysByState(file);
  const all = tabsOf(file);
  return [...wanted].flatMap(([state, days]): Problem[] => {
    const mine = all.filter((one) => one.state === state);
    const last = mine.at(-1);
    if (!last || mine.some((one) => file.taint.touches(`${one.pointer}/tabs`))) return [];
    const keys = mine.flatMap((one) => one.keys);
    // A key that is no value of the state key has been told by the rule state-values.
    if (!keys.every(({ key }) => isValue(file, state, key))) return [];
    const stray = keys.filter(
      ({ key }) => !(typeof key === 'number' && key >= 1 && key <= days && key % 1 === 0),
    );
    if (stray.length > 0) {
      return stray.map(({ key, pointer }) => ({
        pointer,
        message: `the campaign has no day ${String(key)}`,
        expected: `a day from 1 to ${days}`,
        got: JSON.stringify(key),
      }));
    }
    const numbers = Array.from({ length: days }, (_, i) => i + 1);
    const missing = numbers.filter((day) => !keys.some(({ key }) => key === day));
    if (missing.length === 0) return [];
    return [
      {
        pointer: child(last.pointer, 'tabs'),
        at: 'key',
        message: `the campaign has ${days} days, and the tabs lack ${missing.length > 1 ? 'days' : 'day'} ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ' ...' : ''}`,
        expected: `a tab for each day from 1 to ${days}`,
        got: `${keys.length} tabs`,
      },
    ];
  });
}

function isValue({ document }: CheckedFile, state: string, key: unknown): boolean {
  const { type, values } = (valueAt(document, child('/state', state)) ?? {}) as Json;
  return typeof key === type && (!Array.isArray(values) || values.includes(key));
}

/** State keys by which sources ask daily boards for a day, with the number of days. */
function daysByState(file: CheckedFile): Map<string, number> {
  const found = new Map<string, number>();
  for (const { holder, match, own } of pathsOf(file)) {
    const board = match?.values.get('board')?.text;
    const query = isObject(holder.value) && isObject(holder.value.query) ? holder.value.query : {};
    const state = /^\s*state\.([A-Za-z]\w*)\s*$/.exec(String(query.day ?? ''))?.[1];
    const days = own && board !== undefined ? daysOf(file, board) : 0;
    if (state !== undefined && days > 0) found.set(state, days);
  }
  return found;
}

/** Days of a daily board, as the server counts them; 0 for another board, or dates that cannot be read. */
function daysOf({ document, taint }: CheckedFile, id: string): number {
  const boards: unknown = valueAt(document, '/campaign/boards');
  const all: unknown[] = Array.isArray(boards) ? boards : [];
  const index = all.findIndex((one) => isObject(one) && one.id === id);
  const board = all[index];
  // With an offset that cannot be read, nobody knows where its days end.
  if (taint.touches(`/campaign/boards/${index}`)) return 0;
  const { start, end } = isObject(document.schedule) ? document.schedule : {};
  if (!isObject(board) || board.period !== 'day' || typeof start !== 'string' || typeof end !== 'string')
    return 0;
  const zone = typeof board.timezone === 'string' ? board.timezone : start;
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const year = 366 * 86_400_000;
  return to > from && to - from < year ? daysBetween(from, to, offsetMinutes(zone)).length : 0;
}

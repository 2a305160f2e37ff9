import {
  type CheckedFile,
  child,
  type DocumentRule,
  isObject,
  type Json,
  keyedListsOf,
  type Problem,
  pathsOf,
  valueAt,
} from '../../../check/room.ts';
import { strayDays } from './asked-days.ts';
import { type Asked, daysAsked, inWords, oneOf } from './days-on-board.ts';

/** Days by which daily rankings are asked, and choices that write the state key for it. */
export const boardDays: DocumentRule = {
  id: 'board-days',
  description:
    'A board, or a ranking of teams, is asked for days of its campaign, an hourly or weekly one for its hours or weeks, and tabs that choose one have one for each.',
  severity: 'error',
  stage: 'document',
  check(file) {
    if (file.taint.touches('/schedule') || file.taint.covers('/campaign')) return [];
    const all = keyedListsOf(file);
    return [
      ...strayDays(file, new Set(all.map(({ state }) => state))),
      ...ofTabs(file, all),
      ...daysForgotten(file),
    ];
  },
};

/** Sources that are asked again as long as a chosen day is the present one, and never for the day that is chosen. */
const daysForgotten = (file: CheckedFile): Problem[] =>
  pathsOf(file).flatMap((path): Problem[] => {
    const { value, pointer } = path.holder;
    if (!isObject(value) || file.taint.touches(pointer)) return [];
    const [, one, other] =
      /\bstate\.(\w+)\s*==\s*day\b|\bday\s*==\s*state\.(\w+)/.exec(String(value.while ?? '')) ?? [];
    const state = one ?? other;
    const asked = state === undefined ? null : daysAsked(file, path);
    if (state === undefined || asked === null) return [];
    const query = isObject(value.query) ? Object.keys(value.query) : [];
    const takes = path.match?.operations.get('get')?.parameters.map(({ name }) => name) ?? [];
    // A field that the call does not take is told as that: `days` was meant to be `day`.
    if (query.includes('day') || query.some((name) => !takes.includes(name))) return [];
    return [
      {
        pointer,
        at: 'key',
        message: `each ${asked.word} shows the same: ${asked.name} is not asked for the one that \`state.${state}\` chooses`,
        expected: `"query": { "day": "state.${state}" }`,
        got: 'no `day`',
      },
    ];
  });

function ofTabs(file: CheckedFile, all: ReturnType<typeof keyedListsOf>): Problem[] {
  const [wanted, apart] = daysByState(file);
  if (wanted.size === 0) return [];
  const unlike = [...apart].flatMap(([state, both]) => twoKinds(file, all, state, both));
  if (unlike.length > 0) return unlike;
  // Keys that stand twice are told by rule equal-keys; a day that lacks would follow.
  if (all.some(({ keys }) => new Set(keys.map(({ key }) => key)).size < keys.length)) return [];
  return [...wanted].flatMap(([state, asked]): Problem[] => {
    const { count: days, word } = asked;
    const mine = all.filter((one) => one.state === state);
    const last = mine.at(-1);
    if (!last || mine.some((one) => file.taint.touches(one.pointer))) return [];
    const keys = mine.flatMap((one) => one.keys);
    // A key that is no value of the state key has been told by the rule state-values.
    if (!keys.every(({ key }) => isValue(file, state, key))) return [];
    const stray = keys.filter(
      ({ key }) => !(typeof key === 'number' && key >= 1 && key <= days && key % 1 === 0),
    );
    const [first, ...others] = stray;
    if (first !== undefined) {
      // Where the dates or the period have changed, all of them are one mistake.
      const and = others.length === 0 ? '' : `, nor ${others.map(({ key }) => String(key)).join(', ')}`;
      return [
        {
          pointer: first.pointer,
          message: `the campaign has no ${word} ${String(first.key)}${and}`,
          expected: `${oneOf(asked)} from 1 to ${days}`,
          got: JSON.stringify(first.key),
        },
      ];
    }
    const numbers = Array.from({ length: days }, (_, i) => i + 1);
    const missing = numbers.filter((day) => !keys.some(({ key }) => key === day));
    if (missing.length === 0) return [];
    return [
      {
        pointer: last.pointer,
        at: 'key',
        message: `the campaign has ${inWords(asked)}, and the ${last.noun}s lack ${word}${missing.length > 1 ? 's' : ''} ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ' ...' : ''}`,
        expected: `a ${last.noun} for each ${word} from 1 to ${days}`,
        got: `${keys.length} ${last.noun}s`,
      },
    ];
  });
}

function isValue({ document }: CheckedFile, state: string, key: unknown): boolean {
  const { type, values } = (valueAt(document, child('/state', state)) ?? {}) as Json;
  return typeof key === type && (!Array.isArray(values) || values.includes(key));
}

/** A source that asks for something by its number, and where it says so. */
interface Asking extends Asked {
  readonly pointer: string;
}

/** State keys by which sources ask daily or weekly rankings for a day or week, with how many there are; and those by which they ask for two kinds. */
function daysByState(file: CheckedFile): [all: Map<string, Asked>, apart: Map<string, Asking[]>] {
  const found = new Map<string, Asking[]>();
  for (const path of pathsOf(file)) {
    const { value, pointer } = path.holder;
    const query = isObject(value) && isObject(value.query) ? value.query : {};
    const state = /^\s*state\.([A-Za-z]\w*)\s*$/.exec(String(query.day ?? ''))?.[1];
    const asked = state === undefined ? null : daysAsked(file, path);
    if (state === undefined || asked === null) continue;
    const one = { ...asked, pointer: `${pointer}/query/day` };
    found.set(state, [...(found.get(state) ?? []), one]);
  }
  const last = [...found].flatMap(([state, all]) => all.slice(-1).map((one) => [state, one] as const));
  const unlike = [...found].filter(([, all]) => new Set(all.map(({ word }) => word)).size > 1);
  return [new Map(last), new Map(unlike)];
}

/** One number cannot be a day for one board and a week for another: the board is told for which there are not so many tabs. */
function twoKinds(
  file: CheckedFile,
  lists: ReturnType<typeof keyedListsOf>,
  state: string,
  all: readonly Asking[],
): Problem[] {
  const tabs = lists.filter((one) => one.state === state).flatMap(({ keys }) => keys).length;
  const wrong = all.find(({ count }) => count !== tabs) ?? all.at(-1);
  const other = all.find(({ word }) => word !== wrong?.word);
  if (wrong === undefined || other === undefined || file.taint.touches(wrong.pointer)) return [];
  return [
    {
      pointer: wrong.pointer,
      message: `\`state.${state}\` cannot be ${oneOf(other)} of ${other.name} and ${oneOf(wrong)} of ${wrong.name}`,
      expected: `a state key for the ${wrong.word}s of ${wrong.name}, of 1 to ${wrong.count}`,
      got: `\`state.${state}\``,
      related: [{ pointer: other.pointer, message: `it is ${oneOf(other)} here` }],
    },
  ];
}

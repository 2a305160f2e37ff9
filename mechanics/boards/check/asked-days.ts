import { type CheckedFile, child, literalsAt, type Problem, pathsOf, valueAt } from '../../../check/room.ts';
import { daysAsked, inWords, oneOf } from './days-on-board.ts';

/**
 * Days that a request asks a daily ranking for, and that the campaign has not: the server knows no such day. Of a state key
 * the values are judged, where no tabs do it: whoever sets it sets one of them.
 * @param chosen state keys that tabs write
 */
export function strayDays(file: CheckedFile, chosen: ReadonlySet<unknown>): Problem[] {
  const told = new Set<string>();
  return pathsOf(file).flatMap((path): Problem[] => {
    const { holder } = path;
    const asked = daysAsked(file, path);
    if (asked === null) return [];
    const { count: days, word, name } = asked;
    const at = `${holder.pointer}/query/day`;
    if (file.taint.touches(at)) return [];
    const { values, written, reads } = literalsAt(file, at);
    const isStray = (day: unknown) => typeof day === 'number' && !(day >= 1 && day <= days && day % 1 === 0);
    const problem = (pointer: string, day: unknown): Problem[] => {
      // A day below 1 or above all that the API takes is told by rule api-arguments.
      if (!isStray(day) || told.has(pointer)) return [];
      told.add(pointer);
      return [
        {
          pointer,
          message: `${name} is asked for ${word} ${day}, and the campaign has ${inWords(asked)}`,
          expected: `${oneOf(asked)} from 1 to ${days}`,
          got: String(day),
        },
      ];
    };
    const state = reads.find(([root]) => root === 'state')?.[1];
    const here = state === undefined ? [...values, ...written] : written;
    const stray = here.flatMap((day) => problem(at, day));
    if (state === undefined || stray.length > 0) return stray;
    const listed = valueAt(file.document, child(child('/state', state), 'values'));
    if (chosen.has(state) || reads.length > 1 || !Array.isArray(listed)) return [];
    return listed.flatMap((day, i) => problem(`${child('/state', state)}/values/${i}`, day));
  });
}

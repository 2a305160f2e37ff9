import { errors } from '../errors.ts';
import { everyRoom } from '../fixtures/every-room.ts';

/** How often each call was done, and how often it was refused with which code. */
export type Tally = Map<string, { done: number; readonly refused: Map<number | null, number> }>;

/** @param calls those that can be made, by operationId */
export const newTally = (calls: readonly string[]): Tally =>
  new Map(calls.map((call) => [call, { done: 0, refused: new Map() }]));

/** @param code of its answer */
export function count(tally: Tally, call: string, code: number | null): void {
  const own = tally.get(call);
  if (own === undefined) throw new RangeError(`no call of this campaign: ${call}`);
  if (code === 0) own.done += 1;
  else own.refused.set(code, (own.refused.get(code) ?? 0) + 1);
}

const named = new Map<number | null, string>(
  [errors, ...everyRoom.map(({ refusals = {} }) => refusals)].flatMap((some) =>
    Object.entries(some).map(([name, { code }]): [number, string] => [code, name]),
  ),
);

/** A line for each call: its name, how often it was done and refused, and by which refusals, the most frequent first. */
export const inWords = (tally: Tally): string[] =>
  [...tally].sort().map(([call, { done, refused }]) => {
    const why = [...refused]
      .sort(([, a], [, b]) => b - a)
      .map(([code, often]) => `${named.get(code) ?? code} ${often}`);
    const all = [...refused.values()].reduce((sum, often) => sum + often, 0);
    return `${call.padEnd(18)} ${String(done).padStart(7)} done ${String(all).padStart(7)} refused${why.length === 0 ? '' : `: ${why.join(', ')}`}`;
  });

/** What nobody has come to: calls that were never done, or never refused. */
export const missedIn = (tally: Tally): string[] =>
  [...tally]
    .sort()
    .flatMap(([call, { done, refused }]) => [
      ...(done === 0 ? [`${call} was never done`] : []),
      ...(refused.size === 0 ? [`${call} was never refused`] : []),
    ]);

import type { Operation } from '../api/contract.ts';
import { plays, rightCalls } from '../fixtures/fair.ts';
import type { Dice, Play } from '../fixtures/fair-part.ts';

/** A request as somebody makes it; made anew from the same dice it is the same. */
export interface Request {
  readonly operation: Operation;
  readonly path: string;
  readonly user: string;
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

/** What can be done: the plays of the rooms, and of every other call its right request. */
export function playsOf(operations: readonly Operation[]): readonly Play[] {
  const told = new Set(plays.map(({ call }) => call));
  const others = operations
    .filter(({ id, method, telemetry }) => method !== 'GET' && !telemetry && !told.has(id))
    .map(({ id }): Play => {
      const { path, body } = rightCalls.get(id) ?? {};
      return {
        call: id,
        make: (dice) => ({
          ...(path === undefined ? {} : { path }),
          ...(body && { body: body({ me: dice.someone(), friend: dice.someone() }) }),
        }),
      };
    });
  // As often as it weighs: to pick one is to pick a place in the list.
  return [...plays, ...others].flatMap((play) => Array.from({ length: play.weight ?? 1 }, () => play));
}

/** Draws what somebody does. @param dice of its step, none of which has been thrown yet */
export function requestOf(
  operations: ReadonlyMap<string, Operation>,
  possible: readonly Play[],
  dice: Dice,
): Request {
  const play = dice.pick(possible);
  const operation = operations.get(play.call);
  if (operation === undefined) throw new Error(`fair.ts: a play of \`${play.call}\`, which is no call`);
  const { path = operation.path.replace(':id', 'fair'), body } = play.make(dice);
  return { operation, path, user: dice.someone(), key: dice.id.padEnd(16, '0'), body };
}

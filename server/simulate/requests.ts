import type { Operation } from '../api/contract.ts';
import { plays, rightCalls } from '../fixtures/fair.ts';
import type { Dice, Play } from '../fixtures/fair-part.ts';
import type { Request, World } from './world.ts';

/** The same as no caller may make it: it must be refused, whatever it asks for. */
export function spoilt(request: Request, dice: Dice): Request {
  const elsewhere = request.path.replace('/activities/fair/', '/activities/nowhere/');
  return dice.pick([
    ...(['user', 'service'].includes(request.operation.caller)
      ? [{ ...request, stranger: true as const }]
      : []),
    ...(elsewhere === request.path ? [] : [{ ...request, path: elsewhere }]),
    ...(request.operation.needsKey ? [{ ...request, key: 'short' }] : []),
  ]);
}

/**
 * What people can do: the plays of the rooms, and of every other call its right request. Calls that take a header of their own are for
 * who builds the pages, and no part of a campaign.
 */
export function playsOf(operations: readonly Operation[]): readonly Play[] {
  const told = new Set(plays.map(({ call }) => call));
  const others = operations
    .filter(({ id, method, telemetry }) => method !== 'GET' && !telemetry && !told.has(id))
    .filter(({ id }) => rightCalls.get(id)?.headers === undefined)
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

/** Draws what somebody does. @param dice of its step */
export async function requestOf(
  { operations, rows }: Pick<World, 'operations' | 'rows'>,
  possible: readonly Play[],
  dice: Dice,
): Promise<Request> {
  const play = dice.pick(possible);
  const operation = operations.get(play.call);
  if (operation === undefined) throw new Error(`fair.ts: a play of \`${play.call}\`, which is no call`);
  const could = play.rightly === undefined || dice.whole(1, 2) === 1 ? [] : await rows(play.rightly);
  const found = could.length === 0 ? undefined : dice.pick(could);
  const { path = operation.path.replace(':id', 'fair'), body } = play.make(dice, found);
  const user = found === undefined ? dice.someone() : String(found.user_id);
  return { operation, path, user, key: dice.id.padEnd(16, '0'), body };
}

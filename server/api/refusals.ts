import { type ErrorEntry, errors, type RoomRefusals } from '../errors.ts';
import { theServer } from '../rooms-fit/claim.ts';

/** Codes that a room may give its refusals. Those below are the protocol's. */
export const roomCodes = { from: 1200, to: 9999 } as const;

/** Every refusal that a server with these rooms can answer, by name. @throws Error for a name or a code that is taken, or that no room may have */
export function refusalsOf(
  rooms: readonly { readonly name: string; readonly refusals?: RoomRefusals }[],
): ReadonlyMap<string, ErrorEntry> {
  const found = new Map<string, ErrorEntry>(Object.entries(errors));
  const names = new Map([...found].map(([name, { code }]) => [code, name]));
  const owners = new Map([...found].map(([name]) => [name, theServer]));
  const own = rooms.flatMap(({ name: room, refusals = {} }) =>
    Object.entries(refusals).map(([name, refusal]) => ({ room, name, refusal })),
  );
  for (const { room, name, refusal } of own) {
    const { code } = refusal;
    if (found.has(name))
      throw new Error(
        `There are two refusals ${name}, of ${owners.get(name)} and of ${room}: give one another name`,
      );
    const other = names.get(code);
    const free = freeCode(names);
    if (other !== undefined)
      throw new Error(
        `The refusal ${name} of ${room} has the code ${code}, which is that of ${other} of ${owners.get(other)}: ${free} is free`,
      );
    if (!Number.isInteger(code) || code < roomCodes.from || code > roomCodes.to)
      throw new Error(
        `The refusal ${name} of ${room} has the code ${code}: expected one from ${roomCodes.from} to ${roomCodes.to}, such as ${free}`,
      );
    found.set(name, refusal);
    names.set(code, name);
    owners.set(name, room);
  }
  return found;
}

function freeCode(taken: ReadonlyMap<number, string>): number {
  let code: number = roomCodes.from + 1;
  while (taken.has(code)) code += 1;
  return code;
}

import { schemasFolder } from '../api/api-files.ts';
import { refusalsOf } from '../api/refusals.ts';
import { collisionsOf } from './claim.ts';
import { blockStrays, type Description, describedIn, nameStrays } from './described.ts';
import { type Entry, servedClaims, servedStrays } from './served.ts';

// Schemas do not change while a process runs.
const described = new Map<string, Description>();

/** Two rooms have one thing, or one speaks of what nobody has. */
export class RoomsDoNotFit extends Error {}

/**
 * Holds rooms to what each may have alone, and to what another must have: names, kinds, tables, calls, refusals, blocks, lists,
 * facts, titles. Rooms are written by people who have not read each other's. Run when a server starts, and by `npm run types`.
 *
 * @param rooms entries of mechanics and modules, as far as they are known
 * @param schemas the folder `schemas/`
 * @throws RoomsDoNotFit with one line for each thing, naming both rooms
 */
export function roomsFitTogether(rooms: readonly Entry[], schemas = schemasFolder): void {
  const description = described.get(schemas) ?? describedIn(schemas);
  described.set(schemas, description);
  const faults = [
    ...collisionsOf([...servedClaims(rooms), ...description.claims]),
    ...servedStrays(rooms),
    ...nameStrays(description, rooms),
    ...blockStrays(description, rooms),
    ...description.deep,
  ];
  if (faults.length > 0)
    throw new RoomsDoNotFit(`Rooms do not fit together:\n${faults.map((one) => `- ${one}`).join('\n')}`);
  refusalsOf(rooms);
}

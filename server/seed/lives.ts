import type { Life, ServerRoom } from '../kernel/mechanic.ts';

/** How rooms are lived in, in their order; those that have no life of their own are left out. */
export const livesOf = async (rooms: readonly ServerRoom[]): Promise<readonly Life[]> =>
  Promise.all(rooms.flatMap(({ life }) => life?.() ?? []));

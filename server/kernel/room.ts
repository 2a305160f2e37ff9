import type { Kind } from '../ledger/kind.ts';

/** How a room is called, and the words under which it books, gives, holds and tells facts. */
export interface RoomName<Word extends string> {
  readonly name: Word;
  /** Beside its name. */
  readonly kinds: readonly Word[];
  /** One of its words. Default: its name. */
  readonly kind: (word?: Word) => Kind;
}

/**
 * What `room.ts` of a room holds that moves value or tells facts.
 *
 * @param name that of its folder
 * @param kinds more words: `<name>-something`, or one that databases hold already. The server does not start where another
 *   room has one of them (`server/rooms-fit/rooms-fit.ts`)
 */
export function roomOf<const Name extends string, const More extends string = never>(
  name: Name,
  kinds: readonly More[] = [],
): RoomName<Name | More> {
  return { name, kinds, kind: (word = name) => word as string as Kind };
}

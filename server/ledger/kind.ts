declare const mark: unique symbol;

/**
 * The word under which value moves: the room's that moves it, from its `room.ts` (`server/kernel/room.ts`). No two rooms have
 * one, so that owner, kind and reference of two never meet.
 */
export type Kind = string & { readonly [mark]: true };

/** Something that one room alone may have. */
export interface Claim {
  /** Whose it is: a room's name, or `theServer`. */
  readonly room: string;
  /** What it is, in the words of a message: "the call `ring`". Two of one room are as wrong as two of two. */
  readonly thing: string;
  /** What makes two things one. Default: its words. */
  readonly key?: string;
  /** What one of the two does about it. */
  readonly mend: string;
}

/** Whoever is no room. */
export const theServer = 'the server itself';

/** One line for each thing that is claimed twice, naming both. */
export function collisionsOf(claims: readonly Claim[]): readonly string[] {
  const owners = new Map<string, string>();
  return claims.flatMap(({ room, thing, key = thing, mend }) => {
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, room);
      return [];
    }
    const who = owner === room ? `${room} has it twice` : `${owner} and ${room} both have it`;
    return [`${thing}: ${who}; ${mend}`];
  });
}

import { type CheckedFile, entriesAt, type Json, type Problem } from '../../../check/room.ts';

/** People stand for a side where others support it by what they do for them, each for one; elsewhere nobody does. */
export function people(file: CheckedFile, { one, at }: { one: Json; at: string }): Problem[] {
  if (file.taint.covers(`${at}/joining`)) return [];
  const supported = one.joining === 'support';
  const byBoard = one.entrants !== undefined;
  const seen = new Map<unknown, string>();
  return entriesAt(file, `${at}/sides`).flatMap(({ one: side, at: here }): Problem[] => {
    const pointer = `${here}/people`;
    if (file.taint.touches(pointer)) return [];
    if (!Array.isArray(side.people))
      return supported && !byBoard
        ? [
            {
              pointer: here,
              message: `nobody can support \`${String(side.id)}\`: it has no people`,
              expected: '`people`, user ids of those who stand for it',
              got: 'none',
            },
          ]
        : [];
    if (supported && byBoard)
      return [
        {
          pointer,
          at: 'key',
          message: 'a board says who stands for this side',
          expected: 'no `people`, or no `entrants` in the battle',
          got: 'people',
        },
      ];
    if (!supported)
      return [
        {
          pointer,
          at: 'key',
          message: 'what is done for these people counts for no side: everybody joins one',
          expected: '`"joining": "support"` in the battle, or no `people`',
          got: 'people',
        },
      ];
    return side.people.flatMap((user: unknown, index): Problem[] => {
      const first = seen.get(user);
      seen.set(user, first ?? `${pointer}/${index}`);
      if (first === undefined) return [];
      return [
        {
          pointer: `${pointer}/${index}`,
          message: 'one person stands for two sides: nobody knows which one a gift is for',
          expected: 'each user_id once in a battle',
          got: String(user),
          related: [{ pointer: first, message: 'the first one' }],
        },
      ];
    });
  });
}

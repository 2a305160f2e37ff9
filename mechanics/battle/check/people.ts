import { type CheckedFile, entriesAt, type Json, type Problem, pathsOf } from '../../../check/room.ts';

/** People stand for a side where others support it by what they do for them, each for one; elsewhere nobody does. */
export function people(file: CheckedFile, { one, at }: { one: Json; at: string }): Problem[] {
  if (file.taint.covers(`${at}/joining`)) return [];
  const supported = one.joining === 'support';
  const byBoard = one.entrants !== undefined;
  const sides = entriesAt(file, `${at}/sides`);
  if (supported && !byBoard && sides.length > 0 && !sides.some(({ one: side }) => 'people' in side)) {
    // Where the page lets people join one, that is what its action says: the rules of joining are what is wrong.
    const joins = pathsOf(file).some(
      ({ method, match }) => method === 'post' && match?.path.endsWith('/battles/{battle}'),
    );
    return joins
      ? []
      : [
          {
            pointer: `${at}/joining`,
            message: `nobody can support a side of \`${String(one.id)}\`: none has people`,
            expected: '`people` in each side, `entrants` of a board, or `"joining": "choose"`',
            got: '"support"',
          },
        ];
  }
  const seen = new Map<unknown, string>();
  return sides.flatMap(({ one: side, at: here }): Problem[] => {
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

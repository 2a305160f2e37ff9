/** What a fact may count for beside people: the live room where it happened, and the couple and the guild for which it was done. */
export const groupKinds = ['room', 'couple', 'guild'] as const;

export type GroupKind = (typeof groupKinds)[number];

/** The groups of a fact by kind, as far as the app has said them. */
export type Groups = Readonly<Partial<Record<GroupKind, string>>>;

/** Of what tells a fact, its groups alone; undefined where it names none. */
export function groupsOf(told: Groups): Groups | undefined {
  const named = groupKinds.flatMap((kind): [GroupKind, string][] => {
    const id = told[kind];
    return id === undefined || id === '' ? [] : [[kind, id]];
  });
  return named.length === 0 ? undefined : Object.fromEntries(named);
}

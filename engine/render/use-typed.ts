import { useEffect, useState } from 'react';
import { typedText } from '../platform/drafts.ts';
import { useDraft } from './use-draft.ts';

/** Texts of the fields that somebody types into, by name, and how to change one. */
export type Typed<Field extends string> = readonly [
  texts: Readonly<Record<Field, string>>,
  type: (field: Field, text: string) => void,
];

/** How what is typed is kept. */
interface Keeping {
  /** What has been done with it, once it is done: the fields are blank again, and nothing of them is kept. */
  readonly done: string | null;
  /** It is worth something to whoever reads it, such as a code that nobody has redeemed: kept for this visit in this tab alone. */
  readonly worth?: boolean;
}

/**
 * What somebody types into short fields and sends: it outlives a sign-in that ends before it is taken, and a page that is loaded anew
 * (docs/decisions/0173).
 *
 * @param thing what it is typed for, unlike all else on the page
 * @param blank how the fields stand as long as nobody has typed anything
 */
export function useTyped<Field extends string>(
  thing: string,
  blank: Readonly<Record<Field, string>>,
  { done, worth = false }: Keeping,
): Typed<Field> {
  const draft = useDraft(thing, typedText, worth);
  const [typed, change] = useState<Readonly<Partial<Record<string, string>>> | null>(null);
  useEffect(() => change((now) => now ?? draft.read()), [draft]);
  useEffect(() => {
    if (done === null) return;
    draft.write(null);
    change(null);
  }, [draft, done]);
  const fields = Object.keys(blank) as Field[];
  const texts: Record<Field, string> = { ...blank };
  for (const field of fields) texts[field] = typed?.[field] ?? blank[field];
  return [
    texts,
    (field, text) => {
      const next = { ...texts, [field]: text };
      change(next);
      draft.write(fields.every((one) => next[one] === blank[one]) ? null : next);
    },
  ];
}

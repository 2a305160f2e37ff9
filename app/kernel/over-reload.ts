type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const SLOT = 'gala.unfinished';

/** Fields of live parts in their order, by a name that they have again when the page has been loaded anew. */
const fieldsOf = (document: Document): (readonly [name: string, field: Field])[] =>
  [...document.querySelectorAll<Field>('[data-island] :is(input, textarea, select):not([type=file])')].map(
    (field) => [
      [field.closest<HTMLElement>('[data-island]')?.dataset.island, field.type, field.name].join(),
      field,
    ],
  );

/** Where a field has what is typed or chosen in it. */
const heldBy = ({ type }: Field): 'value' =>
  (/^(checkbox|radio)$/.test(type) ? 'checked' : 'value') as 'value';

/**
 * Before a page loads itself anew because a part of it has not come: keeps what is typed or chosen in live parts, and whether a
 * tap still waits for what it does. In the visit's own storage, until the page is there again.
 */
export function keepUnfinished({ document, sessionStorage }: Window): void {
  try {
    sessionStorage[SLOT] = JSON.stringify([
      document.location.pathname,
      !!document.querySelector('button[aria-busy=true]'),
      fieldsOf(document).map(([name, field]) => [name, field[heldBy(field)]]),
    ]);
  } catch {
    // full, or closed to us: the page comes anew all the same
  }
}

/**
 * When it is there again: puts back what was typed or chosen, before React looks.
 *
 * @returns whether a tap has come to nothing, which its reader is to be told
 */
export function takeUnfinished({ document, sessionStorage }: Window): boolean {
  try {
    const [at, tapped, typed] = JSON.parse(sessionStorage[SLOT]) as [string, boolean, [string, string][]];
    sessionStorage.removeItem(SLOT);
    if (at !== document.location.pathname) return false;
    for (const [nth, [name, field]] of fieldsOf(document).entries())
      if (typed[nth]?.[0] === name) field[heldBy(field)] = typed[nth]?.[1] ?? '';
    return tapped;
  } catch {
    return false;
  }
}

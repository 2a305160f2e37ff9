type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const SLOT = 'gala.unfinished';

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Fields of live parts by a name that they have again when the page has been loaded anew; one of another kind is another field. */
function fieldsOf(document: Document): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const part of document.querySelectorAll<HTMLElement>('[data-island]'))
    for (const [nth, field] of part
      .querySelectorAll<Field>(':is(input, textarea, select):not([type=file], [type=hidden])')
      .entries())
      fields.set([part.dataset.island, nth, field.type, field.name].join(' '), field);
  return fields;
}

/**
 * Before a page loads itself anew because a part of it has not come: keeps what is typed or chosen in live parts, and whether a
 * tap still waits for what it does. In the visit's own storage, until the page is there again.
 */
export function keepUnfinished({ document, sessionStorage }: Window): void {
  try {
    const typed = [...fieldsOf(document)].map(([name, field]) => [
      name,
      isChoice(field) ? field.checked : field.value,
    ]);
    const tapped = document.querySelector('button[aria-busy=true]') !== null;
    sessionStorage.setItem(SLOT, JSON.stringify({ at: document.location.pathname, tapped, typed }));
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
    const kept = sessionStorage.getItem(SLOT);
    if (kept === null) return false;
    sessionStorage.removeItem(SLOT);
    const { at, tapped, typed } = JSON.parse(kept) as {
      at: string;
      tapped: boolean;
      typed: [string, unknown][];
    };
    if (at !== document.location.pathname) return false;
    const fields = fieldsOf(document);
    for (const [name, was] of typed) {
      const field = fields.get(name);
      if (!field) continue;
      if (isChoice(field)) field.checked = was === true;
      else if (was) field.value = String(was);
    }
    return tapped === true;
  } catch {
    return false;
  }
}

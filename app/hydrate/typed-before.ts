type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** What is written or chosen in a field. */
const held = (field: Field): string | boolean => (isChoice(field) ? field.checked : field.value);

/** Whether somebody may have written or chosen something since the page was read. A list does not tell: it is looked at again. */
const isTouched = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return true;
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
};

/** Writes as a person does: past React, which takes the field to be empty and then hears that something stands there. */
function write(field: Field, text: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, text);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Keeps what somebody writes into fields of live parts, or chooses there, while React is on its way: it draws fields as the page
 * was pre-rendered, and would take it away without a word.
 *
 * @returns gives it back, once React is there, as if it were written then
 */
export function keepTyped(document: Document): () => void {
  const kept = new Map<Field, string | boolean>();
  const keep = (field: Field): void => {
    if (field.type !== 'file') kept.set(field, held(field));
  };
  const onInput = ({ target }: Event): void => {
    const field =
      target instanceof Element && target.closest<Field>('[data-island] :is(input, textarea, select)');
    if (field) keep(field);
  };
  for (const field of document.querySelectorAll<Field>('[data-island] :is(input, textarea, select)'))
    if (isTouched(field)) keep(field);
  document.addEventListener('input', onInput, true);
  return () => {
    document.removeEventListener('input', onInput, true);
    for (const [field, was] of kept) {
      const stands = held(field) === was;
      if (typeof was === 'string') {
        // React may have left a text there without knowing it.
        if (!stands || (was !== '' && !(field instanceof HTMLSelectElement))) write(field, was);
        // Of buttons that exclude each other the one that was chosen puts out the others.
      } else if (!stands && (was || field.type === 'checkbox')) field.click();
    }
  };
}

import type { KeyboardEvent } from 'react';

/** Enter in a field presses the button that sends what it holds, as in a form: the next one, in the nearest part that has one. */
export function sendOnEnter({
  key,
  currentTarget: field,
  nativeEvent,
}: KeyboardEvent<HTMLInputElement>): void {
  // Enter that ends a word of an input method is no answer.
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  for (let part = field.parentElement; part !== null; part = part.parentElement) {
    const next = [...part.querySelectorAll<HTMLButtonElement>('button.btn')].find(
      (one) => (field.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    if (next) {
      next.click();
      return;
    }
  }
}

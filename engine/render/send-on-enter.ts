import type { KeyboardEvent } from 'react';

/** Enter in a field presses the button that sends what it holds, as in a form: the next one beside it, and none of another part. */
export function sendOnEnter({
  key,
  currentTarget: field,
  nativeEvent,
}: KeyboardEvent<HTMLInputElement>): void {
  // Enter that ends a word of an input method is no answer.
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  const buttons = [...(field.parentElement?.querySelectorAll<HTMLButtonElement>('button.btn') ?? [])];
  buttons
    .find((one) => (field.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
    ?.click();
}

/**
 * A text as a database takes it: at most so many UTF-16 units, without NUL and without half a character, which the cut
 * itself may leave.
 */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/\0|\p{Surrogate}/gu, '');

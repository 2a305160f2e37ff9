import { useState } from 'react';
import { useChange } from '../../engine/index.ts';
import type { CheckInAnswer } from '../../schemas/generated/types.gen.ts';

/**
 * Days whose stamp has landed between two answers: those that the reader could stamp before. What was stamped when the page
 * opened, or becomes known with the reader, lies there already.
 */
export const landedIn = (before: CheckInAnswer, after: CheckInAnswer): readonly string[] => {
  const could = new Set(before.days.filter(({ can }) => can === 'makeUp').map(({ id }) => id));
  if (before.can === 'checkIn' && before.today !== null) could.add(before.today);
  return after.days.filter(({ id, state }) => state === 'done' && could.has(id)).map(({ id }) => id);
};

/** Days whose stamp has landed while one looks. */
export function useLanded(data: CheckInAnswer): ReadonlySet<string> {
  const [landed, land] = useState<ReadonlySet<string>>(new Set());
  useChange(data, (before, after) => {
    const more = landedIn(before, after);
    if (more.length > 0) land((all) => new Set([...all, ...more]));
  });
  return landed;
}

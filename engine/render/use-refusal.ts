import { useEffect, useState } from 'react';
import type { Refused } from '../page/world.ts';

/**
 * Why the server did not take what somebody has typed, to be said at its field until it is changed.
 *
 * @param typed as it stands in the field
 * @returns the server's words, or null; and what hears them (`onRefusal` of a Pressable)
 */
export function useRefusal(typed: string): readonly [words: string | null, refused: Refused] {
  const [last, remember] = useState<{ readonly typed: string; readonly words: string } | null>(null);
  // The words take room above the button that was pressed: it does not leave the screen.
  useEffect(() => {
    const here = document.activeElement;
    if (last !== null && here !== document.body) here?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  // Of what was sent: who types on while the answer is on its way has changed it.
  return [last?.typed === typed ? last.words : null, (words) => remember({ typed, words })];
}

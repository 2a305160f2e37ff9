import type { ReactNode } from 'react';
import type { hydrateRoot, Root } from 'react-dom/client';
import { withoutRounds } from './without-rounds.ts';

/** A live part that React has, or is about to have. */
export interface LivePart {
  draw(content: ReactNode): void;
  /** Lets go of it. */
  end(): void;
}

/**
 * Gives the markup of a live part to React, which takes it a while after it was told to. Told anything else until then, it
 * would throw the markup away and draw it anew (its error 424): what is said meanwhile waits, and the last word counts.
 *
 * @param contentOf what the markup shows; to call `ready` once React has it
 */
export function takeOver(
  hydrate: typeof hydrateRoot,
  element: Element,
  contentOf: (ready: () => void) => ReactNode,
  options: { identifierPrefix: string; onRecoverableError(error: unknown): void },
): LivePart {
  let taken = false;
  let last: (() => void) | undefined;
  const say = (word: () => void): void => {
    if (taken) word();
    else last = word;
  };
  const ready = (): void => {
    taken = true;
    // React is in the middle of this part now.
    if (last) queueMicrotask(last);
    last = undefined;
  };
  const root: Root = hydrate(withoutRounds(element), contentOf(ready), options);
  return { draw: (content) => say(() => root.render(content)), end: () => say(() => root.unmount()) };
}

import type { ReactNode } from 'react';
import type { Texts } from '../texts.ts';

/** Keeps the place of what is being loaded, and says so to those who do not see it. */
export function Loading(props: { texts: Texts; className?: string }): ReactNode {
  return (
    // No element that anything else is: what comes in its place is new, and moves from nowhere.
    <output className={`mbti-loading ${props.className ?? ''}`}>
      <span className="sr-only">{props.texts.loading}</span>
      <i />
      <i />
      <i />
    </output>
  );
}

import type { ReactNode } from 'react';

/** What a receipt is about, and what it says of that: in one line where both have room, else one below the other. */
export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="receipt__fact">
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { fans, mistakesIn } from '../../check/proofs/mistakes/plans.ts';

const { instead } = mistakesIn(fans);

/** What goes wrong with whom a board counts for. */
export const mistakes: readonly Mistake[] = [
  instead('board by guild of what no guild does', '"by": "sender"', '"by": "guild"'),
  instead('board by clans', '"by": "sender"', '"by": "clan"'),
  instead('tier that no step ever rewards', '"places": 10', '"places": 4', { line: { find: '"to": 10' } }),
];

import type { Fact } from '../../engine/document/anywhere/mechanic.ts';
import type { Kind } from '../ledger/kind.ts';

/** A fact as a room tells it: under a word of its own. */
export interface ToldFact extends Fact {
  readonly kind: Kind;
}

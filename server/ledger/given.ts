import type { Reward } from '../../schemas/generated/types.gen.ts';
import type { Kind } from './kind.ts';

/** To whom something is given, and for what. */
export interface Grant {
  readonly activity: string;
  readonly user: string;
  /** A word of the room that gives. */
  readonly kind: Kind;
  /** What it is for: given once for user and kind. */
  readonly reference: string;
  /** ms UTC. */
  readonly at: number;
  /** Whoever gets it sees it the moment they get it, as a prize that they draw: no message says it as well. */
  readonly seen?: true;
}

/** A grant, with what is given. */
export interface Given extends Grant {
  readonly rewards: readonly Reward[];
}

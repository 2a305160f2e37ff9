import { useCallback, useEffect, useReducer } from 'react';
import { useChange } from '../../engine/index.ts';
import type {
  DrawAnswer,
  DrawLast,
  DrawOrderAnswer,
  LuckyDrawProps,
} from '../../schemas/generated/types.gen.ts';

export type Look = NonNullable<LuckyDrawProps['look']>;

/** How a draw is shown; one for all looks. */
export interface Play {
  readonly at: 'idle' | 'asking' | 'revealing' | 'won';
  /** Drawn, and its answer has not been shown: it may be late, or be known only with the next answer of the source. */
  readonly owed: boolean;
  /** An earlier draw was owed when this one was asked for. */
  readonly lost: boolean;
  /** Which egg or card was tapped; below 0: a button. */
  readonly chosen: number;
  /** The order that is shown. */
  readonly order: DrawLast | null;
  /** Id of the order that was shown last; empty: none yet. */
  readonly seen: string;
}

export type Happening =
  | { readonly is: 'asked'; readonly chosen: number }
  /** The button waits no longer: the answer was a refusal, got lost, or is about to be read. */
  | { readonly is: 'rested' }
  /** The server has declined it: nothing was drawn. */
  | { readonly is: 'declined' }
  | { readonly is: 'answered'; readonly order: NonNullable<DrawLast>; readonly still: boolean }
  | { readonly is: 'shown' }
  | { readonly is: 'closed' };

export const idle: Play = { at: 'idle', owed: false, lost: false, chosen: 0, order: null, seen: '' };

/** What follows from what happens. Only what was drawn here is shown: what another phone has drawn stands in the records. */
export function next(play: Play, happening: Happening): Play {
  switch (happening.is) {
    case 'asked':
      return { ...play, at: 'asking', owed: true, lost: play.owed, chosen: happening.chosen, order: null };
    case 'rested':
      return play.at === 'asking' ? { ...play, at: 'idle' } : play;
    case 'declined':
      return { ...play, owed: play.lost };
    case 'answered': {
      const { order, still } = happening;
      if (!play.owed) return play;
      // Answered once more, after an answer that was lost: nothing else was drawn.
      if (order.orderId === play.seen) return { ...play, at: 'idle', owed: false };
      return { ...play, at: still ? 'won' : 'revealing', owed: false, order, seen: order.orderId };
    }
    case 'shown':
      return play.at === 'revealing' ? { ...play, at: 'won' } : play;
    case 'closed':
      return play.at === 'won' ? { ...play, at: 'idle' } : play;
  }
}

/** How long each look leads up to the prize, ms. */
export const length: Readonly<Record<Look, number>> = { grid: 2600, wheel: 3600, egg: 1300, cards: 1000 };

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The order that has come between two answers; what becomes known with the reader is none. */
export const arrived = (before: DrawAnswer, after: DrawAnswer): DrawLast | null =>
  before.balance !== null && after.last?.orderId !== before.last?.orderId ? after.last : null;

/**
 * The draw's show: asked by a tap, ended by the clock or another tap, led by what the server has answered: to the tap itself, or to the
 * source, where the answer to the tap was lost.
 *
 * @param again told where an answer is that of a draw which was shown already
 */
export function usePlay(data: DrawAnswer, look: Look, again: () => void) {
  const [play, tell] = useReducer(next, idle);
  useChange(data, (before, after) => {
    const order = arrived(before, after);
    if (order) tell({ is: 'answered', order, still: isStill() });
  });
  const { at } = play;
  useEffect(() => {
    if (at !== 'revealing') return;
    const timer = setTimeout(() => tell({ is: 'shown' }), length[look]);
    return () => clearTimeout(timer);
  }, [at, look]);
  const busy = useCallback(
    (chosen: number) => (waits: boolean) => tell(waits ? { is: 'asked', chosen } : { is: 'rested' }),
    [],
  );
  const answered = (answer: unknown): void => {
    const order = answer as DrawOrderAnswer | undefined;
    if (order === undefined) return;
    if (order.orderId === play.seen) again();
    tell({ is: 'answered', order, still: isStill() });
  };
  const declined = (): void => tell({ is: 'declined' });
  return { play, tell, busy, answered, declined };
}

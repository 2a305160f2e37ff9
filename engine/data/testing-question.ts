// A question of tests: what it is answered, what it has sent, and the time it waits.
import { afterEach, beforeEach, vi } from 'vitest';
import { presence } from './presence.ts';
import { Question } from './question.ts';

/** Set anew before each test of a file that calls `playQuestions`. */
export const play: {
  answer: (cursor: string | null, signal: AbortSignal) => Promise<unknown>;
  /** The cursor of each request, in order. */
  sent: (string | null)[];
  /** As `pause` of a question: ms, or false. */
  pause: number | false;
} = { answer: async () => undefined, sent: [], pause: false };

export const changed = vi.fn();

export const question = (pages?: readonly unknown[]): Question =>
  new Question(
    {
      send: (cursor, signal) => {
        play.sent.push(cursor);
        return play.answer(cursor, signal);
      },
      changed,
      pause: () => play.pause,
    },
    pages,
  );

export const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** The clock stands still, somebody looks and the network is there; each answer says how many were sent. */
export function playQuestions(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    changed.mockReset();
    play.sent = [];
    play.pause = false;
    play.answer = async () => ({ n: play.sent.length });
  });
  afterEach(() => {
    presence.setShown(undefined);
    presence.setOnline(true);
    vi.useRealTimers();
  });
}

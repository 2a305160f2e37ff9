import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { faultOf, useDoor, useSignedIn } from '../../../engine/index.ts';
import type { MbtiResult } from '../../../schemas/generated/types.gen.ts';
import type { Pending } from '../draft.ts';
import { draftStore, useDraft } from './use-draft.ts';

export type Storing = 'idle' | 'saving' | 'signed-out' | 'offline' | 'failed';

/** How long until a result that got no answer is sent again, in ms. */
const AGAIN = 8000;

/** All screens of a page send together: one of them at a time, and each knows how it stands. */
const shared = {
  sending: false,
  state: 'idle' as Storing,
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
  listeners: new Set<() => void>(),
};

function say(state: Storing): void {
  shared.state = state;
  for (const one of shared.listeners) one();
}

function listen(listener: () => void): () => void {
  shared.listeners.add(listener);
  return () => {
    shared.listeners.delete(listener);
    if (shared.listeners.size > 0) return;
    // Nobody is left to be told: whoever comes next begins anew.
    clearTimeout(shared.timer);
    shared.state = 'idle';
  };
}

/**
 * Sends what waits to be stored, in its order and each with its own key, so that a lost answer never makes two. It
 * waits for a token, for the network, and after a failure for a while; nothing is given up.
 *
 * @param onStored with the answer of the server
 */
export function useStoring(onStored: (result: MbtiResult, sent: Pending) => void): {
  state: Storing;
  retry: () => void;
} {
  const door = useDoor();
  const signedIn = useSignedIn();
  const { pending } = useDraft();
  const state = useSyncExternalStore(
    listen,
    () => shared.state,
    () => 'idle' as const,
  );
  const newest = useRef(onStored);
  newest.current = onStored;

  const send = useCallback(async (): Promise<void> => {
    clearTimeout(shared.timer);
    if (shared.sending) return;
    shared.sending = true;
    try {
      // What the server refuses stays, and keeps none waiting that came after it.
      const refused = new Set<string>();
      const waiting = (): Pending | undefined =>
        draftStore()
          .get()
          .pending.find(({ key }) => !refused.has(key));
      for (let next = waiting(); next; next = waiting()) {
        say('saving');
        const { key, at: _, ...body } = next;
        try {
          const call = { method: 'post', path: '/v2/mbti/results', body, key, quiet: true } as const;
          const result = (await door.call(call)) as MbtiResult;
          draftStore().settled(key, result);
          newest.current(result, next);
        } catch (error) {
          if (faultOf(error)?.fault !== 'refused') throw error;
          refused.add(key);
        }
      }
      say(refused.size > 0 ? 'failed' : 'idle');
    } catch (error) {
      const fault = faultOf(error)?.fault;
      if (fault === 'expired') say('signed-out');
      else if (fault === 'transport' || fault === 'aborted') {
        say('offline');
        if (shared.listeners.size > 0) shared.timer = setTimeout(() => void send(), AGAIN);
      } else say('failed');
    } finally {
      shared.sending = false;
    }
  }, [door]);

  const waits = pending.length > 0;
  useEffect(() => {
    if (!waits) return;
    if (!signedIn) {
      say('signed-out');
      return;
    }
    void send();
    const again = (): void => void send();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [waits, signedIn, send]);

  return { state: waits ? state : 'idle', retry: () => void send() };
}

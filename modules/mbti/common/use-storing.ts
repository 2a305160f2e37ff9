import { useCallback, useEffect, useRef, useState } from 'react';
import { faultOf, useDoor, useSignedIn } from '../../../engine/index.ts';
import type { MbtiResult } from '../../../schemas/generated/types.gen.ts';
import type { Pending } from '../draft.ts';
import { draftStore, useDraft } from './use-draft.ts';

export type Storing = 'idle' | 'saving' | 'signed-out' | 'offline' | 'failed';

/** How long until a result that got no answer is sent again, in ms. */
const AGAIN = 8000;

/** Every screen of a page sends, and one at a time is enough. */
let sending = false;

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
  const [state, setState] = useState<Storing>('idle');
  const newest = useRef(onStored);
  newest.current = onStored;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    if (sending) return;
    sending = true;
    try {
      // What the server refuses stays, and keeps none waiting that came after it.
      const refused = new Set<string>();
      const waiting = (): Pending | undefined =>
        draftStore()
          .get()
          .pending.find(({ key }) => !refused.has(key));
      for (let next = waiting(); next; next = waiting()) {
        setState('saving');
        const { key, at: _, ...body } = next;
        try {
          const call = { method: 'post', path: '/v2/mbti/results', body, key } as const;
          const result = (await door.call(call)) as MbtiResult;
          draftStore().settled(key, result);
          newest.current(result, next);
        } catch (error) {
          if (faultOf(error)?.fault !== 'refused') throw error;
          refused.add(key);
        }
      }
      setState(refused.size > 0 ? 'failed' : 'idle');
    } catch (error) {
      const fault = faultOf(error)?.fault;
      if (fault === 'expired') setState('signed-out');
      else if (fault === 'transport' || fault === 'aborted') {
        setState('offline');
        timer.current = setTimeout(() => void send(), AGAIN);
      } else setState('failed');
    } finally {
      sending = false;
    }
  }, [door]);

  const waits = pending.length > 0;
  useEffect(() => {
    if (!waits) return;
    if (!signedIn) {
      setState('signed-out');
      return;
    }
    void send();
    const again = (): void => void send();
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      clearTimeout(timer.current);
    };
  }, [waits, signedIn, send]);

  return { state: waits ? state : 'idle', retry: () => void send() };
}

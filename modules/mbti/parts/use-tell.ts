import { faultOf, useToast, useWorld } from '../../../engine/index.ts';
import type { Texts } from '../texts.ts';

/**
 * Tells the user of a call that failed: the server's own words where it refused, ours for the rest. A visitor is led to the app, where
 * one signs in. Nothing is told of a token that has expired: the page has done that.
 */
export function useTell(texts: Texts, signedIn: boolean): (error: unknown) => void {
  const toast = useToast();
  const { steps } = useWorld();
  return (error) => {
    const found = faultOf(error);
    if (!found || found.fault === 'aborted') return;
    if (found.fault === 'expired') {
      if (!signedIn)
        void steps.run([
          { do: 'toast', tone: 'failure', text: texts.signInFirst },
          { do: 'open-app', oneLink: false },
        ]);
      return;
    }
    if (found.fault === 'refused' && found.message) toast(found.message, 'failure');
    else toast(found.fault === 'forbidden' ? texts.noPermission : texts.requestFailed, 'failure');
  };
}

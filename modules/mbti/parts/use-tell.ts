import { faultOf, useToast } from '../../../engine/index.ts';
import type { Texts } from '../texts.ts';

/** Tells the user of a call that failed: the server's own words where it refused, ours for the rest. Never of an expired token: the page has done that. */
export function useTell(texts: Texts, signedIn: boolean): (error: unknown) => void {
  const toast = useToast();
  return (error) => {
    const found = faultOf(error);
    if (!found || found.fault === 'aborted') return;
    if (found.fault === 'expired') {
      if (!signedIn) toast(texts.signedOut, 'failure');
      return;
    }
    if (found.fault === 'refused' && found.message) toast(found.message, 'failure');
    else toast(found.fault === 'forbidden' ? texts.noPermission : texts.requestFailed, 'failure');
  };
}

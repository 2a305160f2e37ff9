import { hrefOf } from '../../engine/document/anywhere/href.ts';
import type { Translate } from '../../engine/i18n/translate.ts';
import { showToast, TOAST_DURATION } from '../../engine/overlay/toast.ts';
import { rememberRetry, takeRetry } from '../../engine/page/retry.ts';
import type { World } from '../../engine/page/world.ts';
import { dropIdentity } from '../../engine/platform/identity/identity.ts';
import { leavingFor } from '../../engine/platform/inside.ts';
import { unfold } from '../../engine/platform/unfold.ts';

function go(to: string): void {
  leavingFor(new URL(to, location.href).href);
  // A sheet that has just closed takes its entry out of the history: leaving waits for that.
  if (!document.querySelector('dialog') && !history.state?.sheets) location.assign(to);
  else
    void import('../../engine/overlay/index.ts')
      .then(({ sheetsSettled }) => sheetsSettled())
      .finally(() => location.assign(to));
}

/**
 * Ways from the page to others.
 *
 * @param inside opens an address in the frame of the page; false where it is none of the frame's
 */
export function goingFrom(
  ask: World['app']['ask'],
  t: Translate,
  inside: (address: string) => boolean,
): World['going'] {
  let gone = false;
  return {
    to: async (to, fullscreen, retry) => {
      const url = new URL(to, location.href).href;
      if (fullscreen && (await ask('openNewH5', { url, fullscreen: true }))) return;
      const back = retry && takeRetry(window);
      if (back || !inside(url)) go(back || to);
    },
    scroll: (to) => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      unfold(to);
      document.getElementById(to)?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
    },
    // §4: failure toast, then /login; once, however many answers say so (T32: not from /login itself).
    login: () => {
      if (gone) return;
      gone = true;
      dropIdentity(window);
      const there = location.pathname.endsWith('/login');
      showToast(t('error.token_expired'), 'failure');
      if (there) return;
      rememberRetry(window);
      setTimeout(() => go(hrefOf('/login')), TOAST_DURATION);
      // Who goes back finds the page as the browser has kept it, still with the sign-in that is over: it is loaded as theirs who is
      // signed in now.
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) location.reload();
      });
    },
  };
}

/** What is told as one thing: an entry of a list, fields that belong together, a part of the page, a sheet. */
const WHOLE = 'li, tr, fieldset, form, section, article, [role="tabpanel"], dialog, main';

/** What is told as a whole. So is a list that has entries still: who was at one of them, which went as others came near the screen, goes on there. */
const isWhole = (one: Element): boolean =>
  one.matches(WHOLE) || (one.matches('ol, ul') && one.firstElementChild !== null);

/** What makes somebody lose their place. */
const LOSES = ['disabled', 'hidden', 'inert'];

const isHeld = (one: Element): boolean =>
  one.isConnected && !one.matches(':disabled') && one.closest('[hidden], [inert]') === null;

const nobody = (): boolean => {
  const active = document.activeElement;
  return active === null || active === document.body || !isHeld(active);
};

/** Where somebody is: the element, and what it lies in, the nearest first. */
interface Spot {
  readonly at: Element;
  readonly around: readonly Element[];
}

function spotOf(at: Element): Spot {
  const around: Element[] = [];
  for (let one = at.parentElement; one !== null; one = one.parentElement) around.push(one);
  return { at, around };
}

/** Where an event of the focus was told; nowhere if that can have the focus still, since its reader has gone away by themselves. */
function spotIn(path: readonly EventTarget[]): Spot | undefined {
  const [at, ...around] = path.filter((one) => one instanceof Element);
  return at && !isHeld(at) ? { at, around } : undefined;
}

/**
 * Keeps the place of who reads by keys or by ear. What has the focus may go away under it: the last prize that one may redeem is
 * redeemed and its button is disabled, a goal is claimed and its button is a stamp, a sheet closes over a button that is no more. The
 * browser would begin at the top of the page again; here the focus goes to the nearest thing around it that is still there and is told
 * as a whole, which also says what has become of it. Who has left by themselves is left alone.
 *
 * @param closed aborted when another page takes this one's place
 * @param last what had the focus last and what it lay in, as its event told: it may have gone away before this file came
 */
export function keepFocus(closed?: AbortSignal, last: readonly EventTarget[] = []): void {
  // The page may have gone while this file was on its way: the one in its place has a reader of its own.
  if (closed?.aborted) return;
  const now = document.activeElement;
  let spot = now === null || now === document.body ? spotIn(last) : spotOf(now);
  /** Where one was when a sheet opened. */
  let behind: Spot | undefined;

  function catchFall(): void {
    if (!spot || !nobody()) return;
    // Here is still where one was: the reader has gone away by themselves.
    if (isHeld(spot.at)) return;
    const before =
      spot.at.isConnected || !spot.around.some((one) => one.localName === 'dialog') ? spot : behind;
    spot = undefined;
    if (!before) return;
    const next = [before.at, ...before.around].find(
      (one) => isHeld(one) && (one === before.at || isWhole(one)),
    );
    if (!(next instanceof HTMLElement)) return;
    if (next !== before.at && !next.hasAttribute('tabindex')) {
      next.tabIndex = -1;
      next.addEventListener('blur', () => next.removeAttribute('tabindex'), { once: true });
    }
    next.focus({ preventScroll: true });
    // Who sees the ring is left where they are.
    const { top, bottom } = next.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) next.scrollIntoView({ block: 'nearest' });
  }

  const watch = new MutationObserver(catchFall);
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: LOSES });
  const listen = { signal: closed, capture: true } as AddEventListenerOptions;
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const sheet = target.closest('dialog');
      if (spot && sheet !== null && spot.at.closest('dialog') !== sheet && !behind) behind = spot;
      if (sheet === null) behind = undefined;
      spot = spotOf(target);
    },
    listen,
  );
  document.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      // A browser tells this also of what it is about to take away: known once it has done so.
      if (relatedTarget === null)
        setTimeout(() => {
          if (spot && nobody() && isHeld(spot.at) && document.hasFocus()) spot = undefined;
          else catchFall();
        });
    },
    listen,
  );
  closed?.addEventListener('abort', () => watch.disconnect());
  catchFall();
}

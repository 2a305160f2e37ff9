import type { OpeningPlan } from './opening-plan.ts';
import { type MaskTexts, showMask } from './show-mask.ts';

/** The store page opens this long after the app was tried, in ms (specification §4). */
export const STORE_FALLBACK_DELAY = 3000;

/** As much of a window as opening touches. */
export type OpeningWindow = Pick<
  Window,
  'document' | 'setTimeout' | 'clearTimeout' | 'addEventListener' | 'removeEventListener'
> & { location: Pick<Location, 'assign'> };

/** What opening needs of the page. */
export interface OpeningHost extends MaskTexts {
  window: OpeningWindow;
  /** Shows a QR code of this text, to scan with a phone (T59). */
  showQr(text: string): void;
  /** Copies the page's link from the mask. Without it the mask has no button. */
  copy?(link: string): Promise<void>;
}

const attempts = new WeakMap<OpeningWindow, () => void>();

/** Carries a plan out. A second one takes the place of the first. @returns stops what is still to come */
export function openApp(plan: OpeningPlan, host: OpeningHost): () => void {
  const { window } = host;
  attempts.get(window)?.();
  const stop = carryOut(plan, host);
  attempts.set(window, stop);
  return stop;
}

function carryOut(plan: OpeningPlan, host: OpeningHost): () => void {
  const { window } = host;
  switch (plan.do) {
    case 'nothing':
      return () => undefined;
    case 'mask': {
      const copy = host.copy;
      return showMask(window.document, host, copy && (() => copy(plan.link)));
    }
    case 'qr':
      host.showQr(plan.text);
      return () => undefined;
    case 'link':
      window.location.assign(plan.href);
      return () => undefined;
    case 'app': {
      const stop = storeAfterAWhile(window, plan.store);
      window.location.assign(plan.href);
      return stop;
    }
  }
}

/** The store page after 3 s, unless the page is hidden or blurred until then: the app has opened (T58). */
function storeAfterAWhile(window: OpeningWindow, store: string): () => void {
  const { document } = window;
  const onVisibility = (): void => {
    if (document.hidden) stop();
  };
  const stop = (): void => {
    window.clearTimeout(timer);
    window.removeEventListener('blur', stop);
    window.removeEventListener('pagehide', stop);
    document.removeEventListener('visibilitychange', onVisibility);
  };
  window.addEventListener('blur', stop);
  window.addEventListener('pagehide', stop);
  document.addEventListener('visibilitychange', onVisibility);
  const timer = window.setTimeout(() => {
    stop();
    if (!document.hidden) window.location.assign(store);
  }, STORE_FALLBACK_DELAY);
  return stop;
}

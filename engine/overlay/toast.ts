import type { Shown } from '../page/world.ts';

/** How long a toast stays, in ms (specification §9, T65). */
export const TOAST_DURATION = 2000;

export type ToastTone = 'plain' | 'success' | 'failure';

/** The dialog on top, or the page: what is shown has to lie over both. */
const topLayer = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** What was tapped last, of the page and of each dialog: what a toast speaks of. */
const tapped = new WeakMap<Element, Element>();

const note = ({ target }: Event): unknown =>
  target instanceof Element && tapped.set(target.closest('dialog') ?? document.body, target);

/** Notes what is tapped, so that no toast lies on it; asked for again, it notes no more than before. */
export const followTaps = (): void => addEventListener('click', note, true);

const CARD = '.part-card,.part-row';

/**
 * A toast lies below; where it would cover what it speaks of, above: a card, or what a list has in place of one, such as a team. Of one
 * that leaves room in neither place its button is kept free.
 */
function giveWay(toast: HTMLElement, layer: Element): void {
  for (const near of [CARD, 'li', 'button,a,input']) {
    const box = tapped.get(layer)?.closest(near)?.getBoundingClientRect();
    if (!box) continue;
    for (const isHigh of [false, true]) {
      toast.classList.toggle('toast--high', isHigh);
      const { top, bottom } = toast.getBoundingClientRect();
      if (box.bottom < top || box.top > bottom) return;
    }
    toast.classList.remove('toast--high');
  }
}

/** What the toast of a tap that has come off says, as long as it is there, else '': it has been heard, and is not said once more. */
export const successTold = (): string => document.querySelector('.toast--success')?.textContent ?? '';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a short message; the next one takes its place. It closes by itself after `duration` ms (specification §4).
 * @param won it is named behind the words, and lifted up over them
 * @param until once this has come or failed, the words are true no longer: it closes sooner
 */
export function showToast(
  text: string,
  tone: ToastTone,
  won?: Shown,
  until?: Promise<unknown>,
  duration = TOAST_DURATION,
): void {
  // A new element for each: a screen reader hears of what is added, not of what is changed, and it lies on what is on top now.
  for (const old of document.querySelectorAll('.toast')) old.remove();
  const toast = document.createElement('div');
  toast.className = `toast toast--${tone}`;
  toast.setAttribute('role', tone === 'failure' ? 'alert' : 'status');
  toast.textContent = text;
  if (won) {
    // Heard with the words: what came later would have all of it said once more.
    const called = document.createElement('b');
    called.className = 'toast__name';
    called.textContent = won.name;
    toast.append(' ', called);
  }
  const layer = topLayer();
  layer.append(toast);
  if (won === undefined) giveWay(toast, layer);
  else {
    const since = Date.now();
    // Its button may be gone by the time that it flies.
    const card = tapped.get(layer)?.closest(CARD) ?? undefined;
    // Without its script the words stand alone, as they do without the picture.
    import('./lift.ts')
      .then(({ lift }) => lift(toast, won, duration + since - Date.now(), card))
      .catch(() => undefined);
  }
  const close = (): void => toast.remove();
  until?.then(close, close);
  clearTimeout(timer);
  timer = setTimeout(close, duration);
}

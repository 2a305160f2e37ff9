/** How long a toast stays, in ms (specification §9, T65). */
export const TOAST_DURATION = 2000;

export type ToastTone = 'plain' | 'success' | 'failure';

/** The dialog on top, or the page: what is shown has to lie over both. */
const topLayer = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** What was tapped last, of the page and of each dialog: what a toast speaks of. */
const tapped = new WeakMap<Element, Element>();

/**
 * Notes what is tapped, so that no toast lies on it.
 * @param signal ends it
 */
export function followTaps(page: Document, signal?: AbortSignal): void {
  const note = ({ target }: Event): void => {
    if (target instanceof Element) tapped.set(target.closest('dialog') ?? page.body, target);
  };
  page.addEventListener('click', note, { capture: true, ...(signal && { signal }) });
}

/** A toast lies below; where it would cover what it speaks of, above. Of a card that leaves room in neither place its button is kept free. */
function giveWay(toast: HTMLElement, layer: Element): void {
  const of = tapped.get(layer);
  for (const about of [of?.closest('.part-card, .part-row'), of?.closest('button, a, input')]) {
    const box = about?.getBoundingClientRect();
    for (const isHigh of box ? [false, true] : []) {
      toast.classList.toggle('toast--high', isHigh);
      const { top, bottom } = toast.getBoundingClientRect();
      if (box && (box.bottom < top || box.top > bottom)) return;
    }
    toast.classList.remove('toast--high');
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Puts what was won over the words. A picture that does not load leaves them as they are. */
function lifted(toast: HTMLElement, picture: string): HTMLImageElement {
  const image = new Image(112, 112);
  image.src = picture;
  image.alt = '';
  image.onerror = () => {
    image.remove();
    toast.classList.remove('toast--won');
  };
  toast.classList.add('toast--won');
  toast.prepend(image);
  return image;
}

/** At the end it flies to where the page shows what one has, if that is in view. */
function fly(image: HTMLElement, duration: number): void {
  const purse = [...document.querySelectorAll('[data-purse]')].map((one) => one.getBoundingClientRect());
  const to = purse.find(({ top, bottom }) => top >= 0 && bottom <= innerHeight);
  if (!to || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = image.getBoundingClientRect();
  const [x, y] = [
    to.x + to.width / 2 - from.x - from.width / 2,
    to.y + to.height / 2 - from.y - from.height / 2,
  ];
  const flight = { transform: `translate(${x}px, ${y}px) scale(0.2)`, opacity: 0.4 };
  image.animate([{}, flight], { duration: 360, delay: duration - 360, easing: 'ease-in', fill: 'forwards' });
}

/** Shows a short message; the next one takes its place. It closes by itself after `duration` ms (specification §4). */
export function showToast(text: string, tone: ToastTone, picture?: string, duration = TOAST_DURATION): void {
  // A new element for each: a screen reader hears of what is added, not of what is changed, and it lies on what is on top now.
  for (const old of document.querySelectorAll('.toast')) old.remove();
  const toast = document.createElement('div');
  toast.className = `toast toast--${tone}`;
  toast.setAttribute('role', tone === 'failure' ? 'alert' : 'status');
  toast.textContent = text;
  const won = picture === undefined ? undefined : lifted(toast, picture);
  const layer = topLayer();
  layer.append(toast);
  if (won) fly(won, duration);
  else giveWay(toast, layer);
  clearTimeout(timer);
  timer = setTimeout(() => toast.remove(), duration);
}

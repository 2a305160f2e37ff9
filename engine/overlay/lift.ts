import type { Shown } from '../page/world.ts';
import { adoptStyle } from '../platform/styles/adopt-style.ts';
import css from './lift.css?inline';

adoptStyle(css);

/** How long it flies, ms. */
const FLIGHT = 360;
/** Taps that come sooner, in ms, are an echo of the one that won it. */
const SEEN = 600;

function element(name: string, className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}

/** Puts what was won in the family's frame, with rays, over the words and its name. A picture that does not load leaves the words as they are. */
function lifted(toast: HTMLElement, { picture }: Shown): HTMLElement {
  const light = element('span', 'toast__light');
  light.append(element('span', 'burst'));
  const frame = element('span', 'toast__prize part-card');
  const image = new Image();
  image.src = picture;
  image.alt = '';
  image.onerror = () => {
    light.remove();
    frame.remove();
    toast.classList.remove('toast--won');
  };
  frame.append(image);
  toast.classList.add('toast--won');
  toast.prepend(light, frame);
  return frame;
}

const isInView = (one: Element): boolean => {
  const { top, bottom, height } = one.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
};

/** To where the page shows what one has, if that is in view, else to the card that it came of: that now says so. All around it fades. */
function fly(toast: HTMLElement, frame: HTMLElement, card: Element | undefined): void {
  if (!frame.isConnected || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const over = { duration: FLIGHT, fill: 'forwards' } as const;
  const to = [...document.querySelectorAll('[data-purse]'), ...(card ? [card] : [])].find(isInView);
  if (to) {
    const [from, there] = [frame.getBoundingClientRect(), to.getBoundingClientRect()];
    frame.classList.add('is-flying');
    Object.assign(frame.style, { left: `${from.x}px`, top: `${from.y}px` });
    toast.after(frame);
    const x = there.x + there.width / 2 - from.x - from.width / 2;
    const y = there.y + there.height / 2 - from.y - from.height / 2;
    const flight = { transform: `translate(${x}px, ${y}px) scale(0.2)`, opacity: 0.8 };
    frame.animate([{}, flight], { ...over, easing: 'ease-in' });
    setTimeout(() => frame.remove(), FLIGHT);
    to.animate([{}, { transform: 'scale(1.1)' }, {}], { duration: FLIGHT, delay: FLIGHT - 60 });
  }
  toast.animate([{}, { opacity: 0 }], over);
}

/**
 * Lifts what was won over a toast's words, and at the end, or after a tap, lets it fly to where it is kept.
 * @param duration for which the toast still stays, in ms
 * @param card what was tapped for it
 */
export function lift(toast: HTMLElement, won: Shown, duration: number, card?: Element): void {
  const frame = lifted(toast, won);
  const since = Date.now();
  let left = false;
  const leave = (): void => {
    if (left) return;
    left = true;
    fly(toast, frame, card);
    setTimeout(() => toast.remove(), FLIGHT);
  };
  setTimeout(leave, duration - FLIGHT);
  // What has the focus keeps it.
  toast.addEventListener('mousedown', (event) => event.preventDefault());
  toast.addEventListener('click', () => {
    if (toast.classList.contains('toast--won') && Date.now() - since > SEEN) leave();
  });
}

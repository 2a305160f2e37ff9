import type { Shown } from '../page/world.ts';

/** How long it flies, ms. */
const FLIGHT = 360;

/** Puts what was won in the family's frame, with its name, over the words. A picture that does not load leaves the words as they are. */
function lifted(toast: HTMLElement, { picture, name }: Shown): HTMLElement {
  const frame = document.createElement('span');
  frame.className = 'toast__prize part-card';
  const image = new Image(112, 112);
  image.src = picture;
  image.alt = '';
  image.onerror = () => {
    frame.remove();
    toast.classList.remove('toast--won');
  };
  frame.append(image);
  const called = document.createElement('b');
  called.className = 'toast__name';
  called.textContent = name;
  toast.classList.add('toast--won');
  toast.prepend(frame);
  toast.append(called);
  return frame;
}

const isInView = (one: Element): boolean => {
  const { top, bottom, height } = one.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
};

/** To where the page shows what one has, if that is in view, else to the card that it came of: that now says so. */
function fly(frame: HTMLElement, card: Element | undefined): void {
  const to = [...document.querySelectorAll('[data-purse]'), ...(card ? [card] : [])].find(isInView);
  if (!to || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [from, there] = [frame.getBoundingClientRect(), to.getBoundingClientRect()];
  const x = there.x + there.width / 2 - from.x - from.width / 2;
  const y = there.y + there.height / 2 - from.y - from.height / 2;
  const flight = { transform: `translate(${x}px, ${y}px) scale(0.2)`, opacity: 0.4 };
  frame.animate([{}, flight], { duration: FLIGHT, easing: 'ease-in', fill: 'forwards' });
}

/**
 * Lifts what was won over a toast's words, and at the end lets it fly to where it is kept.
 * @param duration for which the toast still stays, in ms
 * @param card what was tapped for it
 */
export function lift(toast: HTMLElement, won: Shown, duration: number, card?: Element): void {
  const frame = lifted(toast, won);
  setTimeout(() => fly(frame, card), duration - FLIGHT);
}

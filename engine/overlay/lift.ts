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

/**
 * Lifts what was won over a toast's words, and at the end lets it fly to the purse.
 * @param duration for which the toast still stays, in ms
 */
export const lift = (toast: HTMLElement, picture: string, duration: number): void =>
  fly(lifted(toast, picture), duration);

/** How long a toast stays, in ms (specification §9, T65). */
export const TOAST_DURATION = 2000;

export type ToastTone = 'plain' | 'success' | 'failure';

/** The dialog on top, or the page: what is shown has to lie over both. */
const topLayer = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a short message; the next one takes its place. It closes by itself after `duration` ms (specification §4). */
export function showToast(text: string, tone: ToastTone, duration = TOAST_DURATION): void {
  // A new element for each: a screen reader hears of what is added, not of what is changed, and it lies on what is on top now.
  for (const old of document.querySelectorAll('.toast')) old.remove();
  const toast = document.createElement('div');
  toast.className = `toast toast--${tone}`;
  toast.setAttribute('role', tone === 'failure' ? 'alert' : 'status');
  toast.textContent = text;
  topLayer().append(toast);
  clearTimeout(timer);
  timer = setTimeout(() => toast.remove(), duration);
}

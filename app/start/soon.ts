/**
 * Runs before what else the page has to do: reading a drawing, or laying out all of a long page, takes a phone longer than most work.
 *
 * @param later ms until then, or none
 */
export function soon(work: () => void, later: { readonly delay?: number } = {}): void {
  if ('scheduler' in window) void window.scheduler.postTask(work, { priority: 'user-blocking', ...later });
  else setTimeout(work, later.delay);
}

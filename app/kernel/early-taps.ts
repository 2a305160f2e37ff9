import { TapGuard } from '../../engine/platform/touch.ts';
import type { Core } from '../stages.ts';
import { liveButton } from '../start/first-taps.ts';

/** Shows the panel of a tab by attributes alone, where it is already on the page: what React will do once it is there. */
export function showTab(tab: HTMLElement): boolean {
  const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
  const tabs = [...(tab.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const panels = tabs.map((one) => document.getElementById(one.getAttribute('aria-controls') ?? ''));
  if (!panel?.firstElementChild || new Set(panels).size !== tabs.length) return false;
  for (const [i, one] of tabs.entries()) {
    one.setAttribute('aria-selected', String(one === tab));
    one.tabIndex = one === tab ? 0 : -1;
    panels[i]?.toggleAttribute('hidden', one !== tab);
  }
  return true;
}

/**
 * Taps on a live part before React has it. What a button does runs as soon as its steps are there; a tab shows its
 * panel; anything else is kept, shown as taken, and given back once React is there.
 * @returns gives back what is kept, and stops
 */
export function takeEarlyTaps(document: Document, core: Promise<Core>): () => void {
  const kept = new Set<HTMLElement>();
  let released = false;
  const guards = new Map<HTMLElement, TapGuard>();
  const busy = (target: HTMLElement, is: boolean): void => {
    target.classList.toggle('is-busy', is);
    // As a button of React says it to the ear.
    if (is) target.setAttribute('aria-busy', 'true');
    else target.removeAttribute('aria-busy');
  };
  const run = (target: HTMLElement, place: string): void => {
    const guard = guards.get(target) ?? new TapGuard();
    guards.set(target, guard);
    // §5, T63
    if (!guard.take()) return;
    busy(target, true);
    void core
      .then((one) => one.press(place, target.dataset.item))
      .catch(() => true)
      .then((done) => {
        guard.done();
        if (done) busy(target, false);
        else if (released) target.click();
        else kept.add(target);
      });
  };
  const onClick = (event: Event): void => {
    const target = liveButton(event);
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    const { press } = target.dataset;
    if (press) {
      run(target, press);
      return;
    }
    const shown = target.getAttribute('role') === 'tab' && showTab(target);
    kept.add(target);
    if (!shown) busy(target, true);
  };
  document.addEventListener('click', onClick, true);
  return () => {
    released = true;
    document.removeEventListener('click', onClick, true);
    for (const target of kept) {
      busy(target, false);
      target.click();
    }
  };
}

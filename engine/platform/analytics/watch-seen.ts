/** Parts of the page that report when they have been seen: an event, the share of their area, and for how long. */
const selector = '[data-track]';

/**
 * Tells once of every part below `root` that was seen as its document asks (`track`): so much of its area, for so long,
 * while the page was in front. A part larger than the screen counts as seen when it fills that share of the screen.
 */
export function watchSeen(root: ParentNode, seen: (event: string, node: string) => void): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const shown = new Set<Element>();
  const done = new WeakSet<Element>();
  const observers: IntersectionObserver[] = [];
  const hide = (part: Element): void => {
    clearTimeout(timers.get(part));
    timers.delete(part);
  };
  const show = (part: HTMLElement): void => {
    if (timers.has(part) || done.has(part) || document.hidden) return;
    const { track = '', trackAfter = '0', node = '' } = part.dataset;
    timers.set(
      part,
      setTimeout(() => {
        done.add(part);
        for (const observer of observers) observer.unobserve(part);
        seen(track, node);
      }, Number(trackAfter)),
    );
  };
  const onVisibility = (): void => {
    for (const part of shown) {
      if (document.hidden) hide(part);
      else show(part as HTMLElement);
    }
  };
  document.addEventListener('visibilitychange', onVisibility);
  for (const part of root.querySelectorAll<HTMLElement>(selector)) {
    const share = Number(part.dataset.trackShare ?? 0.5);
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const { height } = entry.intersectionRect;
        const view = entry.rootBounds?.height ?? innerHeight;
        const enough =
          entry.isIntersecting && (entry.intersectionRatio >= share - 0.01 || height >= share * view - 1);
        if (enough) {
          shown.add(part);
          show(part);
        } else {
          shown.delete(part);
          hide(part);
        }
      },
      { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, share] },
    );
    observer.observe(part);
    observers.push(observer);
  }
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    for (const observer of observers) observer.disconnect();
    for (const part of timers.keys()) hide(part);
  };
}

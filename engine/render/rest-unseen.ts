/** What a movement is of: an element, or what is drawn before or behind it. */
const effectOf = ({ effect }: Animation): KeyframeEffect | null =>
  effect instanceof KeyframeEffect ? effect : null;

const isLoop = (one: Animation): boolean =>
  effectOf(one)?.getTiming().iterations === Number.POSITIVE_INFINITY;

/** The box that a loop moves in. Not what moves: a loop may take it off the screen by itself, and nothing would bring it back. */
function boxOf(one: Animation): Element | undefined {
  const effect = effectOf(one);
  let box = effect?.pseudoElement ? effect.target : effect?.target?.parentElement;
  // One without a box of its own is seen by what it stands in.
  while (box && getComputedStyle(box).display === 'contents') box = box.parentElement;
  return box ?? undefined;
}

/**
 * Whatever loops on the page stands still while the box that it moves in is off the screen, and goes on from there once that is
 * seen. Widgets say nothing for it: each loop is found as it begins.
 */
export function restUnseen(page: Document): void {
  const resting = new WeakSet<Animation>();
  let observer: IntersectionObserver | undefined;
  /** With a loop, all that moves the same thing: one may begin where the other ends. */
  const movementsIn = (box: Element): Animation[] => {
    const all = box.getAnimations({ subtree: true });
    const looping = new Set(
      all.flatMap((one) => (isLoop(one) && boxOf(one) === box ? effectOf(one)?.target : [])),
    );
    return all.filter((one) => looping.has(effectOf(one)?.target) && boxOf(one) === box);
  };
  const seen = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting } of entries) {
      for (const one of movementsIn(target)) {
        if (!isIntersecting && one.playState === 'running') {
          one.pause();
          resting.add(one);
        } else if (isIntersecting && resting.delete(one)) one.play();
      }
    }
  };
  const follow = (movements: readonly Animation[]): void => {
    for (const box of new Set(movements.filter(isLoop).map(boxOf))) {
      if (!box) continue;
      observer ??= new IntersectionObserver(seen);
      // Of what it follows already it would tell nothing of a loop that is new.
      observer.unobserve(box);
      observer.observe(box);
    }
  };
  page.addEventListener('animationstart', ({ target }) => {
    if (target instanceof Element) follow(target.getAnimations({ subtree: true }));
  });
  // Those that began before the script was there; not every browser of old can name them.
  follow(page.getAnimations?.() ?? []);
}

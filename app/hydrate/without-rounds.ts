/**
 * React listens at each of its roots to every event that it knows. For this one the browser wakes the page's thread, and computes
 * the style of all that moves, at the end of each round of each loop on the screen: eight times a second where nobody touches the
 * page (docs/bench.md, At rest). No part of Gala asks for rounds.
 *
 * @param root what React is about to be given: `hydrateRoot`, `createRoot`
 * @returns the same element
 */
export function withoutRounds<T extends Element>(root: T): T {
  const listen = root.addEventListener;
  root.addEventListener = (...of: Parameters<typeof listen>): void => {
    if (of[0] !== 'animationiteration') listen.apply(root, of);
  };
  return root;
}

// Pages fetched ahead where a browser knows no speculation rules, which each page ends with (decision 0062).
import { AHEAD } from '../../engine/document/anywhere/ahead.ts';

/** Of a phone that is told to save data; a browser without speculation rules mostly does not say so. */
interface Saving {
  connection?: { saveData?: boolean };
}

/**
 * A page is fetched once, when a finger or a pointer comes down on a link to it, and lies in the browser's own cache: the
 * click follows a tenth of a second later, and asks whether what lies there is still the page.
 */
export function fetchAhead(document: Document): void {
  if ((navigator as Saving).connection?.saveData) return;
  const fetched = new Set([location.pathname]);
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const path = target instanceof Element && target.closest<HTMLAnchorElement>(AHEAD)?.pathname;
      if (!path || fetched.has(path)) return;
      fetched.add(path);
      // An answer that nobody reads holds on to its connection, and is not kept whole.
      fetch(path)
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
    },
    { passive: true },
  );
}

// Page load (specification §4): what the address brought and where the visitor came from, kept for the links into the app.
// Not by the room's door: what makes links would come along, which few visits need.
import { rememberArrival } from '../../engine/platform/attribution/arrival.ts';
import { isSharedVisit } from '../../engine/platform/attribution/share-mark.ts';
import type { Identity } from '../../engine/platform/identity/identity.ts';
import { cameFromInside } from '../../engine/platform/inside.ts';
import { cleanerFor } from './cleaner.ts';

type Visit = ReturnType<ReturnType<typeof rememberArrival>> & { shared: boolean };

let known: (() => Visit) | undefined;

/** Remembers the arrival, once per page load. */
export function arrive(identity: Identity): () => Visit {
  if (!known) {
    const inside = cameFromInside(window);
    const shared = isSharedVisit(window, inside);
    const visit = rememberArrival(window, Date.now(), cleanerFor(identity), inside);
    known = () => ({ ...visit(), shared });
  }
  return known;
}

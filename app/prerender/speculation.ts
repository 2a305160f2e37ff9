import { AHEAD } from '../../engine/document/anywhere/ahead.ts';

/**
 * Which pages a browser may fetch before they are opened (decision 0062): those of ours that a finger or a pointer is about to choose.
 * A browser that saves data fetches nothing; for one that does not know such rules `app/ahead` stands in. JSON without `<`.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: AHEAD }, eagerness: 'moderate', referrer_policy: 'no-referrer' }],
});

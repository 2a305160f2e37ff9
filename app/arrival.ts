// Page load (specification §4): what the address brought and where the visitor came from, kept for the links into the app.
import { cleanerOf, rememberArrival } from '../engine/platform/attribution/index.ts';
import { type Identity, sensitiveKeys } from '../engine/platform/identity.ts';

type Visit = ReturnType<ReturnType<typeof rememberArrival>>;

let known: (() => Visit) | undefined;

/** What must never leave the page: the visitor's own token, user id and device id (T50). */
export const secretsOf = ({ token, user_id, device_id }: Identity): string[] =>
  [token, user_id, device_id].filter((one) => one !== '');

/** Remembers the arrival, once per page load. */
export function arrive(identity: Identity): () => Visit {
  known ??= rememberArrival(
    window,
    Date.now(),
    cleanerOf({ keys: sensitiveKeys, values: secretsOf(identity) }),
  );
  return known;
}

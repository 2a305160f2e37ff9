import { apiBaseOf, isLocalHost } from '../../engine/platform/environment/environment-of.ts';
import { settings } from './settings.ts';

let base: Promise<string> | undefined;

/**
 * Where the API of this host lies (specification §7, T18): an origin, or empty for the host of the page, which is what
 * one's own machine knows without asking. Without the settings file the page calls the host that it came from.
 */
export function apiBase(): Promise<string> {
  // Not before somebody asks: identity leaves the address before the first request (T50).
  base ??= isLocalHost(location.hostname)
    ? Promise.resolve('')
    : settings().then(
        (one) => apiBaseOf(location.hostname, one),
        () => '',
      );
  return base;
}

// By name: a phone loads these markers, not the whole file.
import { appMarkers } from './settings.json';

/** Where a page is open. */
export interface Place {
  inApp: boolean;
  mobile: boolean;
}

/** In the app: the user agent contains one of its names (specification §6, T22); a phone or a tablet, or not. */
export function placeOf(userAgent: string): Place {
  const inApp = appMarkers.some((marker) => userAgent.includes(marker));
  return { inApp, mobile: inApp || /Android|iPhone|iPad|iPod|Mobile/.test(userAgent) };
}

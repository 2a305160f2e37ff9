import { BASE_PATH } from './href.ts';

/**
 * The parameters of an address, by the route of its document: `activity_testing/[[activity_id]]` and
 * `/h5_ac/activity_testing/7` give `{ activity_id: '7' }`; an optional one that is not there is left out.
 */
export function routeParams(route: string, pathname: string): Record<string, string> {
  const parts = pathname.slice(BASE_PATH.length).split('/').filter(Boolean);
  const params: Record<string, string> = {};
  for (const [i, name] of route.split('/').filter(Boolean).entries()) {
    const parameter = /^\[\[?([a-z_]+)\]\]?$/.exec(name)?.[1];
    const value = parts[i];
    if (parameter === undefined || value === undefined) continue;
    try {
      params[parameter] = decodeURIComponent(value);
    } catch {
      params[parameter] = value;
    }
  }
  return params;
}

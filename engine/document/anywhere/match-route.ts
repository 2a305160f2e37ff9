import { BASE_PATH } from './href.ts';

/** What a step of a route asks for: `[name]` takes any step of a path, `[[name]]` takes none as well. */
const PARAMETER = /^\[(\[)?([A-Za-z0-9_]+)\]?\]$/;

/** Parameters in a route, in order: `[name]` is required, `[[name]]` may be absent. */
export function parametersOf(route: string): { name: string; optional: boolean }[] {
  return route.split('/').flatMap((step) => {
    const [, optional, name] = PARAMETER.exec(step) ?? [];
    return name === undefined ? [] : [{ name, optional: optional !== undefined }];
  });
}

/** Whether a route has parameters. */
export const isDynamic = (route: string): boolean => route.includes('[');

/**
 * The parameters of a path, where a route answers at it: `activity_testing/[[activity_id]]` and `activity_testing/7` give
 * `{ activity_id: '7' }`; an optional one that is not there is left out. Both begin with a slash, or neither does.
 *
 * @returns undefined where the route does not answer
 */
export function matchRoute(route: string, path: string): Record<string, string> | undefined {
  const steps = route.split('/');
  const given = path.split('/');
  if (given.length > steps.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, step] of steps.entries()) {
    const [, optional, name] = PARAMETER.exec(step) ?? [];
    const value = given[i];
    if (name === undefined ? value !== step : value === '' || (value === undefined && !optional))
      return undefined;
    if (name !== undefined && value !== undefined) params[name] = decoded(value);
  }
  return params;
}

/**
 * The parameters of the page that is open, by its route as a page model has it (`/activity_testing/[[activity_id]]`) and the
 * path of the browser's address; none where another of its addresses was opened.
 */
export const paramsAt = (route: string, pathname: string): Record<string, string> =>
  matchRoute(route, pathname.slice(BASE_PATH.length - 1).replace(/\/$/, '')) ?? {};

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

import { parametersOf } from './anywhere/match-route.ts';

/** Values of parameters, by name, as a document lists them under `params`. */
export type ParameterValues = Readonly<Record<string, readonly string[]>>;

/** One address of a document, and the values that its parameters have there; an optional one that is absent has none. */
export interface Address {
  route: string;
  params: Record<string, string>;
}

/**
 * Every address of a document: `rookie/[city]` with two cities has two. A parameter without values stays in the route
 * as it is, and takes whatever an address has there.
 * @param route with or without a leading slash; the addresses are like it
 */
export function addressesOf(route: string, values: ParameterValues = {}): Address[] {
  let all: { steps: string[]; params: Record<string, string> }[] = [{ steps: [], params: {} }];
  for (const step of route.split('/')) {
    const [parameter] = parametersOf(step);
    const name = parameter?.name ?? '';
    const list = parameter && Object.hasOwn(values, name) ? values[name] : undefined;
    if (!parameter || !list) {
      for (const one of all) one.steps.push(step);
      continue;
    }
    all = all.flatMap(({ steps, params }) => [
      ...(parameter.optional ? [{ steps, params }] : []),
      ...list.map((value) => ({ steps: [...steps, value], params: { ...params, [name]: value } })),
    ]);
  }
  return all.map(({ steps, params }) => ({ route: steps.join('/'), params }));
}

import type { Phase } from './anywhere/phase.ts';
import { apiSchemaOf } from './api-schemas.ts';
import type { Content, DescribedCall, OpenApi, Parameter } from './open-api.ts';

/** Who may call: everybody, everybody but better with a token, a user, or the app's own server. */
export type Caller = 'anyone' | 'optional' | 'user' | 'service';

/** One call of the API. */
export interface Operation {
  id: string;
  /** In small letters: `get`. */
  method: string;
  /** With the names of its parameters: `/v2/activities/{id}/balance`. */
  path: string;
  caller: Caller;
  parameters: readonly Parameter[];
  /** It takes an idempotency key, and nothing is done without one. */
  needsKey: boolean;
  /** Without a token it answers everybody alike. */
  public: boolean;
  /** The anchor client is served, too. */
  anchor: boolean;
  /** Phases of its campaign in which it is taken; undefined for all. */
  phases: readonly Phase[] | undefined;
  /** The list of its body whose entries are judged one by one. */
  batch: string | undefined;
  /** Most bytes of its body; undefined: those of all bodies. */
  bodyLimit: number | undefined;
  /** It takes what pages report about themselves: a budget of its own, and keys that nobody looks at twice. */
  telemetry: boolean;
  /** It counts more where many people call it: new accounts at one address have a budget of their own. */
  crowd: boolean;
  /** It takes nothing of anybody's, and does another thing each day of the campaign. */
  daily: boolean;
  /** It is for whoever holds the tools of a try-out alone. */
  tools: boolean;
  /** Ids of operations that answer otherwise after it. */
  changes: readonly string[];
  /** Media types that its body may have; none without a body. */
  bodyTypes: readonly string[];
  /** Name of the schema of its body, for example `wall-post-request`. */
  request: string | undefined;
  /** Name of the schema of its answer's `data`, for example `board-answer`. */
  answer: string | undefined;
}

/** A path of the API with what answers there, by method. */
export interface Route {
  path: string;
  steps: readonly Step[];
  operations: ReadonlyMap<string, Operation>;
}

/** What stands between two slashes: a word, or the name of a parameter, in whose place any word may stand. */
export interface Step {
  name: string;
  isParameter: boolean;
}

interface Routes {
  described: readonly Route[];
  ranked: readonly Route[];
  operations: readonly Operation[];
}

// Every source of every document asks; a description never changes once it is read.
const known = new WeakMap<OpenApi, Routes>();

function read(api: OpenApi): Routes {
  const before = known.get(api);
  if (before) return before;
  const described = Object.entries(api.paths).map(([path, calls]): Route => {
    const operations = Object.entries(calls ?? {}).flatMap(([method, call]) =>
      call ? [[method, operationOf(path, method, call)] as const] : [],
    );
    return { path, steps: stepsOf(path), operations: new Map(operations) };
  });
  const rank = ({ steps }: Route): string => steps.map((one) => Number(one.isParameter)).join('');
  const ranked = described.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
  const made = { described, ranked, operations: described.flatMap((one) => [...one.operations.values()]) };
  known.set(api, made);
  return made;
}

/** All paths of the API, in the order of its description. */
export const routesOf = (api: OpenApi): readonly Route[] => read(api).described;

/** All paths in the order in which a call is laid over them: from the left, a word goes before a parameter, as on the server. */
export const rankedRoutes = (api: OpenApi): readonly Route[] => read(api).ranked;

/** All calls of the API, in the order of its description. */
export const operationsOf = (api: OpenApi): readonly Operation[] => read(api).operations;

/**
 * The path of the API that a call means; where none answers to its method, the one that answers to others.
 * @param method in small letters
 * @param path without prefix and query: `/v2/activities/fair/balance`. A parameter is never empty
 */
export function findRoute(api: OpenApi, method: string, path: string): Route | undefined {
  const given = path.split('/');
  const fitting = rankedRoutes(api).filter(
    ({ steps }) =>
      steps.length === given.length &&
      steps.every(({ name, isParameter }, i) => (isParameter ? given[i] !== '' : given[i] === name)),
  );
  return fitting.find(({ operations }) => operations.has(method)) ?? fitting[0];
}

/** What a call of a document does; undefined when the API has none. Takes what `findRoute` takes. */
export const findOperation = (api: OpenApi, method: string, path: string): Operation | undefined =>
  findRoute(api, method, path)?.operations.get(method);

const stepsOf = (path: string): Step[] =>
  path.split('/').map((step) => {
    const parameter = /^\{([^{}]+)\}$/.exec(step)?.[1];
    return { name: parameter ?? step, isParameter: parameter !== undefined };
  });

const bodySchema = (content: Content | undefined) => content?.['application/json']?.schema;

function operationOf(path: string, method: string, call: DescribedCall): Operation {
  const { parameters = [], security = [], requestBody, responses } = call;
  return {
    id: call.operationId,
    method,
    path,
    caller: callerOf(security),
    parameters,
    needsKey: parameters.some(
      (one) => one.in === 'header' && one.name.toLowerCase() === 'idempotency-key' && one.required === true,
    ),
    public: call['x-public'] === true,
    anchor: call['x-anchor'] === true,
    phases: call['x-phases'],
    batch: call['x-batch'],
    bodyLimit: call['x-body-limit'],
    telemetry: call['x-telemetry'] === true,
    crowd: call['x-crowd'] === true,
    daily: call['x-daily'] === true,
    tools: call['x-tools'] === true,
    changes: call['x-changes'] ?? [],
    bodyTypes: Object.keys(requestBody?.content ?? {}),
    request: apiSchemaOf(bodySchema(requestBody?.content)?.$ref),
    answer: apiSchemaOf(bodySchema(responses['200']?.content)?.properties?.data?.$ref),
  };
}

function callerOf(security: readonly Readonly<Record<string, unknown>>[]): Caller {
  if (security.some((entry) => 'serviceKey' in entry)) return 'service';
  if (security.length === 0) return 'anyone';
  return security.some((entry) => Object.keys(entry).length === 0) ? 'optional' : 'user';
}

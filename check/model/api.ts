import { findRoute, type Operation, operationsOf, routesOf } from '../../engine/document/api.ts';
import { apiSchemaFile } from '../../engine/document/api-schemas.ts';
import { dereference } from '../../engine/document/dereference.ts';
import type { OpenApi } from '../../engine/document/open-api.ts';
import type { Schema, SchemaSet } from '../../engine/document/schema-set.ts';
import { nearestName } from '../../engine/expression/nearest.ts';

/** A path of a document laid over the paths of the API. */
export interface PathMatch {
  path: string;
  operations: ReadonlyMap<string, Operation>;
  /** What stands in the place of each path parameter, and the list whose ids stand there. */
  values: ReadonlyMap<string, PathValue>;
}

export interface PathValue {
  text: string;
  offset: number;
  list: string | undefined;
}

/** What a path of a campaign is about: the step behind its id. */
const roomOf = (path: string): string | undefined => /^\/v2\/activities\/[^/]+\/([^/?#]+)/.exec(path)?.[1];

/** Of the paths of the same room, the one whose next step a path most likely meant: `teams/ranking` is no draw called ranking. */
function nearestBeside(path: string, all: readonly string[]): string | undefined {
  const room = roomOf(path);
  const nextOf = (one: string): string => one.split('/')[5] ?? '';
  const beside = all.filter((one) => room !== undefined && roomOf(one) === room && nextOf(one) !== '');
  const next = nearestName(nextOf(path), beside.map(nextOf));
  const [first, ...others] = beside.filter((one) => nextOf(one) === next);
  // Of several behind one step, the whole path says which.
  return first === undefined || others.length === 0
    ? first
    : (nearestName(path, [first, ...others]) ?? first);
}

/** The API as documents may call it. */
export class Api {
  readonly #set: SchemaSet;
  /** The description as it was read. */
  readonly description: OpenApi;
  readonly #whole = new Map<string, Schema>();
  readonly #matches = new Map<string, PathMatch | undefined>();
  readonly #byMethod = new Map<string, Operation[]>();

  constructor(openapi: OpenApi, set: SchemaSet) {
    this.description = openapi;
    this.#set = set;
    for (const one of operationsOf(openapi)) {
      const same = this.#byMethod.get(one.method);
      if (same) same.push(one);
      else this.#byMethod.set(one.method, [one]);
    }
  }

  /** The API's path that a document's path means; where none answers to the method, the one that answers to others. */
  match(method: string, path: string): PathMatch | undefined {
    const key = `${method} ${path}`;
    if (this.#matches.has(key)) return this.#matches.get(key);
    const found = this.#find(method, path);
    // An editor that stays open must not keep every path that was ever half typed.
    if (this.#matches.size > 5_000) this.#matches.clear();
    this.#matches.set(key, found);
    return found;
  }

  #find(method: string, given: string): PathMatch | undefined {
    const route = findRoute(this.description, method, given);
    if (!route) return undefined;
    const { path, operations, steps } = route;
    const texts = given.split('/');
    const parameters = [...operations.values()].flatMap((one) => one.parameters);
    const values = new Map<string, PathValue>();
    let offset = 0;
    for (const [i, { name, isParameter }] of steps.entries()) {
      const text = texts[i] ?? '';
      if (isParameter) {
        const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema;
        values.set(name, { text, offset, list: schema?.['x-ref'] });
      }
      offset += text.length + 1;
    }
    return { path, operations, values };
  }

  /** The path that a misspelt one most likely meant, with the misspelt one's parameters. */
  nearestPath(path: string, method?: string): string | undefined {
    const bare = path.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, '');
    const given = bare.split('/').filter((step) => step !== '');
    const all = routesOf(this.description)
      .filter(({ path: own }) => method === undefined || this.paths(method).includes(own))
      .map((route) => {
        const wanted = route.path.split('/').filter((step) => step !== '');
        // Of a path with a step less, the first one (the version of the API) is the one that is forgotten.
        const steps =
          given.length === wanted.length - 1 && given[0] !== wanted[0] ? [wanted[0] ?? '', ...given] : given;
        const isName = (step: string) => !wanted.includes(step);
        const filled = wanted.map((step, i) => {
          const own = steps[i];
          if (!route.steps[i + 1]?.isParameter) return step;
          return own !== undefined && steps.length === wanted.length && isName(own) ? own : step;
        });
        return `/${filled.join('/')}`;
      });
    const beside = nearestBeside(bare, all);
    return all.includes(bare)
      ? bare
      : (beside ??
          nearestName(`/v2/${given.filter((one) => one !== 'v2').join('/')}`, all) ??
          nearestName(bare, all));
  }

  /** The paths of a method that one without a match may have meant: those of the room that it names, or else all. */
  pathsBeside(method: string, path: string): string[] {
    const all = this.paths(method);
    const room = roomOf(path);
    const beside = all.filter((one) => room !== undefined && roomOf(one) === room);
    return beside.length > 0 ? beside : all;
  }

  /** The paths that answer to a method. */
  paths(method: string): string[] {
    return this.operations(method).map(({ path }) => path);
  }

  /** What can be asked with a method. */
  operations(method: string): readonly Operation[] {
    return this.#byMethod.get(method) ?? [];
  }

  /** A schema of the API with every reference in place of it. */
  schema(name: string): Schema {
    const before = this.#whole.get(name);
    if (before) return before;
    const made = dereference(this.#set, `api/${apiSchemaFile(name)}`);
    this.#whole.set(name, made);
    return made;
  }
}

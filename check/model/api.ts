import { dereference, type OpenApi } from '../../engine/document/api.ts';
import type { Schema, SchemaSet } from '../../engine/document/schema-set.ts';
import { nearestName } from '../../engine/expression/nearest.ts';
import { isObject } from '../text/pointer.ts';

interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  id: string;
  path: string;
  method: string;
  parameters: Parameter[];
  /** Name of the schema of its answer's `data`, for example `board-answer`. */
  answer: string | undefined;
  /** Name of the schema of its body. */
  request: string | undefined;
  /** It takes an idempotency key: a document calls it with `spends`. */
  needsKey: boolean;
  /** Ids of operations that answer otherwise after it. */
  changes: readonly string[];
}

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

const bodySchema = (content: unknown): Schema | undefined => {
  const json = isObject(content) ? content['application/json'] : undefined;
  return isObject(json) ? (json.schema as Schema) : undefined;
};
const refName = (schema: Schema | undefined): string | undefined =>
  /^([a-z-]+)\.schema\.json$/.exec(schema?.$ref ?? '')?.[1];

/** The API as documents may call it, read from its OpenAPI description. */
export class Api {
  readonly #paths = new Map<string, Map<string, Operation>>();
  readonly #set: SchemaSet;
  /** The description as it was read. */
  readonly description: OpenApi;
  readonly #whole = new Map<string, Schema>();
  readonly #matches = new Map<string, PathMatch | undefined>();

  constructor(openapi: OpenApi, set: SchemaSet) {
    this.description = openapi;
    this.#set = set;
    for (const [path, methods] of Object.entries(openapi.paths)) {
      const operations = new Map<string, Operation>();
      for (const [method, operation] of Object.entries(isObject(methods) ? methods : {})) {
        if (!isObject(operation)) continue;
        const parameters = (operation.parameters ?? []) as Parameter[];
        const responses = operation.responses as Record<string, { content?: unknown }> | undefined;
        const body = operation.requestBody as { content?: unknown } | undefined;
        operations.set(method, {
          id: String(operation.operationId),
          path,
          method,
          parameters,
          answer: refName(bodySchema(responses?.['200']?.content)?.properties?.data),
          request: refName(bodySchema(body?.content)),
          needsKey: parameters.some((one) => one.name === 'Idempotency-Key' && one.required),
          changes: (operation['x-changes'] ?? []) as string[],
        });
      }
      this.#paths.set(path, operations);
    }
  }

  /** The API's path that a document's path means: literal steps before parameters. */
  match(path: string): PathMatch | undefined {
    if (this.#matches.has(path)) return this.#matches.get(path);
    const found = this.#find(path);
    // An editor that stays open must not keep every path that was ever half typed.
    if (this.#matches.size > 5_000) this.#matches.clear();
    this.#matches.set(path, found);
    return found;
  }

  #find(path: string): PathMatch | undefined {
    const given = path.split('/');
    let best: { path: string; literals: number } | undefined;
    for (const known of this.#paths.keys()) {
      const wanted = known.split('/');
      if (wanted.length !== given.length) continue;
      const fits = wanted.every((step, i) => step.startsWith('{') || step === given[i]);
      const literals = wanted.filter((step) => !step.startsWith('{')).length;
      if (fits && (!best || literals > best.literals)) best = { path: known, literals };
    }
    const operations = best && this.#paths.get(best.path);
    if (!best || !operations) return undefined;
    const values = new Map<string, PathValue>();
    const parameters = [...operations.values()].flatMap((one) => one.parameters);
    let offset = 0;
    for (const [i, step] of best.path.split('/').entries()) {
      const text = given[i] ?? '';
      if (step.startsWith('{')) {
        const name = step.slice(1, -1);
        const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema;
        values.set(name, { text, offset, list: schema?.['x-ref'] });
      }
      offset += text.length + 1;
    }
    return { path: best.path, operations, values };
  }

  /** The path that a misspelt one most likely meant, with the misspelt one's parameters. */
  nearestPath(path: string): string | undefined {
    const bare = path.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, '');
    const given = bare.split('/').filter((step) => step !== '');
    const all = [...this.#paths.keys()].flatMap((known) => {
      const wanted = known.split('/').filter((step) => step !== '');
      // Of a path with a step less, the first one (the version of the API) is the one that is forgotten.
      const steps =
        given.length === wanted.length - 1 && given[0] !== wanted[0] ? [wanted[0] ?? '', ...given] : given;
      const isName = (step: string) => !wanted.includes(step);
      const filled = wanted.map((step, i) => {
        const own = steps[i];
        if (!step.startsWith('{')) return step;
        return own !== undefined && steps.length === wanted.length && isName(own) ? own : step;
      });
      return [`/${filled.join('/')}`];
    });
    return all.includes(bare)
      ? bare
      : (nearestName(`/v2/${given.filter((one) => one !== 'v2').join('/')}`, all) ?? nearestName(bare, all));
  }

  /** The paths that answer to a method. */
  paths(method: string): string[] {
    return [...this.#paths].filter(([, operations]) => operations.has(method)).map(([path]) => path);
  }

  /** A schema of the API with every reference in place of it. */
  schema(name: string): Schema {
    const before = this.#whole.get(name);
    if (before) return before;
    const made = dereference(this.#set, `api/${name}.schema.json`);
    this.#whole.set(name, made);
    return made;
  }
}

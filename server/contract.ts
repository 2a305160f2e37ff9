import { readFileSync } from 'node:fs';
import type { AnySchemaObject } from 'ajv';
import { readApiSchemas, schemasFolder } from './api-files.ts';
import { createJudges, type Judges } from './validation.ts';

/** Who may call: everybody, everybody but better with a token, a user, or the app's own server. */
export type Caller = 'anyone' | 'optional' | 'user' | 'service';

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required: boolean;
  readonly schema: AnySchemaObject;
}

interface Reference {
  readonly $ref: string;
}

/** One operation of `schemas/api/openapi.json`. */
interface OperationShape {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Reference }>>;
  };
  readonly responses: {
    readonly 200: {
      readonly content: {
        readonly 'application/json': {
          readonly schema: { readonly properties: { readonly data: Reference } };
        };
      };
    };
  };
  readonly 'x-anchor'?: boolean;
  readonly 'x-batch'?: string;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationShape>>>>;
}

/** An operation as the server mounts it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** Path in Fastify's notation, below the prefix. */
  readonly path: string;
  readonly caller: Caller;
  readonly anchor: boolean;
  /** True when the caller must send an Idempotency-Key header. */
  readonly needsKey: boolean;
  /** Name of the list whose entries are judged one by one; null for any other body. */
  readonly batch: string | null;
  /** Media types that its body may have; none without a body. */
  readonly bodyTypes: readonly string[];
  /** File name of the schema of the answer's `data`. */
  readonly answer: string;
  readonly schema: {
    readonly params?: AnySchemaObject;
    readonly querystring?: AnySchemaObject;
    readonly headers?: AnySchemaObject;
    readonly body?: Reference;
  };
}

function callerOf(security: OperationShape['security']): Caller {
  if (security.some((entry) => 'serviceKey' in entry)) return 'service';
  if (security.length === 0) return 'anyone';
  return security.some((entry) => Object.keys(entry).length === 0) ? 'optional' : 'user';
}

function parametersIn(place: Parameter['in'], parameters: readonly Parameter[]) {
  // `lang` never fails a request: whatever it says, there is a language (T33).
  const chosen = parameters.filter((parameter) => parameter.in === place && parameter.name !== 'lang');
  if (chosen.length === 0) return undefined;
  const nameOf = ({ name }: Parameter) => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    required: chosen.filter((parameter) => parameter.required).map(nameOf),
    properties: Object.fromEntries(chosen.map((parameter) => [nameOf(parameter), parameter.schema])),
  };
}

function operationOf(path: string, method: string, source: OperationShape): Operation {
  const params = parametersIn('path', source.parameters);
  const querystring = parametersIn('query', source.parameters);
  const headers = parametersIn('header', source.parameters);
  const content = source.requestBody?.content ?? {};
  const body = content['application/json']?.schema;
  return {
    id: source.operationId,
    method: method.toUpperCase(),
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    caller: callerOf(source.security),
    anchor: source['x-anchor'] === true,
    needsKey: source.parameters.some((parameter) => parameter.name === 'Idempotency-Key'),
    batch: source['x-batch'] ?? null,
    bodyTypes: Object.keys(content),
    answer: source.responses[200].content['application/json'].schema.properties.data.$ref,
    schema: {
      ...(params && { params }),
      ...(querystring && { querystring }),
      ...(headers && { headers }),
      ...(body && { body }),
    },
  };
}

/** The contract of `schemas/api`, as the server runs it. */
export interface Contract extends Judges {
  readonly operations: readonly Operation[];
  /** The OpenAPI document in one piece, its schemas under `components`. */
  readonly openApi: string;
}

function bundle(openApi: OpenApi, authored: ReadonlyMap<string, AnySchemaObject>): string {
  const titleOf = new Map<string, string>();
  const schemas: Record<string, unknown> = {};
  for (const [name, { $schema: _, ...schema }] of authored) {
    titleOf.set(name, String(schema.title));
    schemas[String(schema.title)] = schema;
  }
  const whole = {
    ...openApi,
    components: { ...('components' in openApi ? (openApi.components ?? {}) : {}), schemas },
  };
  return JSON.stringify(whole, (key, value: unknown) => {
    const title = key === '$ref' && typeof value === 'string' ? titleOf.get(value) : undefined;
    return title === undefined ? value : `#/components/schemas/${title}`;
  });
}

/** Reads `schemas/api`: its OpenAPI document is the only list of the server's routes. */
export function readContract(): Contract {
  const openApi = JSON.parse(readFileSync(`${schemasFolder}api/openapi.json`, 'utf8')) as OpenApi;
  const schemas = readApiSchemas();
  return {
    ...createJudges(schemas),
    operations: Object.entries(openApi.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, source]) => operationOf(path, method, source)),
    ),
    openApi: bundle(openApi, schemas),
  };
}

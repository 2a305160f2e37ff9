import { readFileSync } from 'node:fs';
import type { AnySchemaObject } from 'ajv';
import type { Phase } from '../../engine/document/anywhere/phase.ts';
import { type Caller, type Operation as Described, type Route, routesOf } from '../../engine/document/api.ts';
import { apiSchemaFile } from '../../engine/document/api-schemas.ts';
import type { OpenApi, Parameter } from '../../engine/document/open-api.ts';
import { readApiSchemas, schemasFolder } from './api-files.ts';
import { createJudges, type Judges } from './validation.ts';

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
  /** Phases of its campaign in which it is taken; null for all. */
  readonly phases: readonly Phase[] | null;
  /** Name of the list whose entries are judged one by one; null for any other body. */
  readonly batch: string | null;
  /** Most bytes of its body; null: those of all bodies. */
  readonly bodyLimit: number | null;
  /** It takes what pages report about themselves. */
  readonly telemetry: boolean;
  /** It counts more where many people call it. */
  readonly crowd: boolean;
  /** It is for whoever holds the tools of a try-out alone. */
  readonly tools: boolean;
  /** Media types that its body may have; none without a body. */
  readonly bodyTypes: readonly string[];
  /** File name of the schema of the answer's `data`. */
  readonly answer: string;
  readonly schema: {
    readonly params?: AnySchemaObject;
    readonly querystring?: AnySchemaObject;
    readonly headers?: AnySchemaObject;
    readonly body?: { readonly $ref: string };
  };
}

function parametersIn(place: string, parameters: readonly Parameter[]) {
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

/** What the server mounts for a path of the API. @throws Error for an operation whose answer has no schema */
export function mountedAt({ steps, operations }: Route): Operation[] {
  const path = steps.map(({ name, isParameter }) => (isParameter ? `:${name}` : name)).join('/');
  return [...operations.values()].map((one) => mounted(path, one));
}

function mounted(path: string, { id, method, parameters, answer, request, ...source }: Described): Operation {
  if (answer === undefined) throw new Error(`schemas/api/openapi.json: the answer of ${id} has no schema`);
  const params = parametersIn('path', parameters);
  const querystring = parametersIn('query', parameters);
  const headers = parametersIn('header', parameters);
  return {
    id,
    method: method.toUpperCase(),
    path,
    caller: source.caller,
    anchor: source.anchor,
    needsKey: source.needsKey,
    phases: source.phases ?? null,
    batch: source.batch ?? null,
    bodyLimit: source.bodyLimit ?? null,
    telemetry: source.telemetry,
    crowd: source.crowd,
    tools: source.tools,
    bodyTypes: source.bodyTypes,
    answer: apiSchemaFile(answer),
    schema: {
      ...(params && { params }),
      ...(querystring && { querystring }),
      ...(headers && { headers }),
      ...(request !== undefined && { body: { $ref: apiSchemaFile(request) } }),
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
    components: { ...(openApi as { components?: object }).components, schemas },
  };
  return JSON.stringify(whole, (key, value: unknown) => {
    const title = key === '$ref' && typeof value === 'string' ? titleOf.get(value) : undefined;
    return title === undefined ? value : `#/components/schemas/${title}`;
  });
}

// Schemas do not change while a process runs.
let contract: Contract | undefined;

/** Reads `schemas/api`, once a process: its OpenAPI document is the only list of the server's routes. */
export function readContract(): Contract {
  if (contract !== undefined) return contract;
  const openApi = JSON.parse(readFileSync(`${schemasFolder}api/openapi.json`, 'utf8')) as OpenApi;
  const schemas = readApiSchemas();
  contract = {
    ...createJudges(schemas),
    operations: routesOf(openApi).flatMap(mountedAt),
    openApi: bundle(openApi, schemas),
  };
  return contract;
}

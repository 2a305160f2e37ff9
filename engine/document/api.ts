import type { Schema, SchemaSet } from './schema-set.ts';
import { resolveRef } from './schema-set.ts';

/** The OpenAPI document of schemas/api, as far as documents need it. */
export interface OpenApi {
  paths: Record<string, Record<string, ApiOperation | undefined> | undefined>;
}

interface ApiOperation {
  operationId: string;
  'x-public'?: boolean;
  parameters?: { name: string; in: string }[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> } | undefined>;
}

/** What a document's path means: the operation, the values of its path parameters, the name of its answer's schema. */
export interface FoundOperation {
  operation: ApiOperation;
  template: string;
  parameters: Record<string, string>;
  /** For example `board-answer`. */
  answer: string;
}

/** The operation that a path of a document calls; undefined when the API has none. */
export function findOperation(api: OpenApi, method: string, path: string): FoundOperation | undefined {
  const parts = path.split('/');
  for (const [template, methods] of Object.entries(api.paths)) {
    const operation = methods?.[method];
    const names = template.split('/');
    if (!operation || names.length !== parts.length) continue;
    const parameters: Record<string, string> = {};
    const fits = names.every((name, i) => {
      const value = parts[i] ?? '';
      const parameter = /^\{(.+)\}$/.exec(name)?.[1];
      if (parameter === undefined) return name === value;
      parameters[parameter] = value;
      return value !== '';
    });
    if (fits) return { operation, template, parameters, answer: answerName(operation) };
  }
  return undefined;
}

function answerName(operation: ApiOperation): string {
  const data = operation.responses['200']?.content?.['application/json']?.schema.properties?.data;
  return data?.$ref?.replace('.schema.json', '') ?? 'empty-answer';
}

/** A schema of the set with every `$ref` replaced by what it leads to. */
export function dereference(set: SchemaSet, file: string, schema = set.get(file)): Schema {
  if (!schema) throw new Error(`No schema ${file}`);
  const here = resolveRef(set, { schema, file });
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value) return dereference(set, here.file, value as Schema);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one)]));
  };
  return inner(here.schema) as Schema;
}

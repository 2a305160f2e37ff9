import { languages } from '../i18n/language.ts';
import { parametersOf } from './anywhere/match-route.ts';
import { phases } from './anywhere/phase.ts';
import { findOperation } from './api.ts';
import { apiSchemaFile } from './api-schemas.ts';
import { dereferenceFile } from './dereference.ts';
import type { ActivityDocument } from './document.ts';
import type { OpenApi } from './open-api.ts';
import type { Schema, SchemaSet } from './schema-set.ts';

/** Names that an expression of a document may read, each with the schema of its value. Documented in docs/expressions.md. */
export type ScopeSchemas = Record<string, Schema>;

const engineNames: ScopeSchemas = {
  phase: { description: 'preview, live, settling or ended.', enum: [...phases] },
  day: {
    description: 'Number of the campaign’s day, from 1; kept within the first and the last one.',
    type: 'integer',
  },
  lang: { description: 'Language of the page.', enum: [...languages] },
  signedIn: { description: 'The page was opened with a token.', type: 'boolean' },
  inApp: { description: 'The page is open in the app.', type: 'boolean' },
  overseas: { description: 'The reader is outside mainland China (T19).', type: 'boolean' },
};

const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** What a step's call does; undefined where nothing answers to it. */
export const operationOfStep = (api: OpenApi, step: { readonly do?: unknown; readonly to?: unknown }) =>
  findOperation(api, String(step.do), String(step.to));

/** Name of the schema of what a step's call answers; undefined where it answers nothing, or where nothing answers to it. */
export const answerOfStep = (api: OpenApi, step: { readonly do?: unknown; readonly to?: unknown }) =>
  operationOfStep(api, step)?.answer;

// What a scope leads to (types, the library) is made once for each object: equal scopes are to be one.
const inner = new WeakMap<ScopeSchemas, Map<string, WeakMap<Schema, ScopeSchemas>>>();

/** A scope with one name more: the same object for the same scope and schema. */
export function scopeWith(outer: ScopeSchemas, name: 'item' | 'answer', schema: Schema): ScopeSchemas {
  const byName = inner.get(outer) ?? new Map<string, WeakMap<Schema, ScopeSchemas>>();
  inner.set(outer, byName);
  const bySchema = byName.get(name) ?? new WeakMap<Schema, ScopeSchemas>();
  byName.set(name, bySchema);
  const made = bySchema.get(schema) ?? { ...outer, [name]: schema };
  bySchema.set(schema, made);
  return made;
}

/** What expressions may name after a call, where `answer` is what it has answered. */
export function afterCall(outer: ScopeSchemas, name: string | undefined, set: SchemaSet): ScopeSchemas {
  if (name !== undefined)
    return scopeWith(outer, 'answer', dereferenceFile(set, `api/${apiSchemaFile(name)}`));
  if (!Object.hasOwn(outer, 'answer')) return outer;
  const { answer: _, ...rest } = outer;
  return rest;
}

/** The closed world of one document's expressions: the engine's names, its data by their answers' schemas, state, parameters. */
export function documentScope(
  document: ActivityDocument,
  route: string,
  set: SchemaSet,
  api: OpenApi,
): ScopeSchemas {
  const data: Record<string, Schema> = {};
  for (const [name, source] of Object.entries(document.data ?? {})) {
    const answer = findOperation(api, 'get', source.get)?.answer;
    if (answer !== undefined) data[name] = dereferenceFile(set, `api/${apiSchemaFile(answer)}`);
  }
  const state: Record<string, Schema> = {};
  for (const [name, key] of Object.entries(document.state ?? {})) {
    state[name] = { type: key.type, ...(key.values ? { enum: key.values } : {}) };
  }
  const params: Record<string, Schema> = {};
  const required: string[] = [];
  for (const { name, optional } of parametersOf(route)) {
    const values = document.params?.[name];
    params[name] = { type: 'string', ...(values ? { enum: values } : {}) };
    if (!optional) required.push(name);
  }
  // An expanded document has no brackets in its route; its expressions still name what its other addresses have.
  for (const [name, own] of Object.entries(document.params ?? {})) {
    if (Object.hasOwn(params, name)) continue;
    params[name] = { type: 'string' };
    if (own.length > 0) required.push(name);
  }
  return {
    ...engineNames,
    ...(Object.keys(data).length ? { data: object(data) } : {}),
    ...(Object.keys(state).length ? { state: object(state) } : {}),
    ...(Object.keys(params).length ? { params: { ...object(params), required } } : {}),
  };
}

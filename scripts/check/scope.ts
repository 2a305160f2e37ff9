import type { Schema } from '../../engine/document/schema-set.ts';
import type { Place } from '../../engine/document/walk.ts';
import type { ExpressionScope } from '../../engine/expression/compile.ts';
import { languages } from '../../engine/i18n/language.ts';
import { inline } from './api.ts';
import type { CheckContext } from './context.ts';
import { type CheckedFile, remember } from './file.ts';
import { isObject } from './pointer.ts';
import { parametersOf } from './site.ts';

/** A scope with a number by which what is compiled in it is remembered. */
export interface Scope {
  id: number;
  scope: ExpressionScope;
}

const ENGINE: ExpressionScope = {
  phase: { enum: ['preview', 'live', 'settling', 'ended'] },
  day: { type: 'number' },
  lang: { enum: [...languages] },
  signedIn: { type: 'boolean' },
  inApp: { type: 'boolean' },
  overseas: { type: 'boolean' },
};

const object = (properties: Record<string, Schema>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

/** The answer of each data source; undefined where its path leads nowhere, which is told elsewhere. */
export function answersOf(file: CheckedFile): ReadonlyMap<string, string | undefined> {
  return remember(file, 'answers', () => {
    const sources = isObject(file.document.data) ? file.document.data : {};
    return new Map(
      Object.entries(sources).map(([name, source]) => {
        const get: unknown = isObject(source) ? source.get : undefined;
        const match = typeof get === 'string' ? file.context.api.match(get) : undefined;
        return [name, match?.operations.get('get')?.answer];
      }),
    );
  });
}

function stateSchema(key: unknown): Schema {
  if (!isObject(key)) return {};
  const values = Array.isArray(key.values) ? key.values : undefined;
  const { type } = key;
  if (type !== 'string' && type !== 'number' && type !== 'boolean') return {};
  return values?.every((one) => typeof one === type) ? { enum: values } : { type };
}

/** What every expression of a document may name, and under which key equal documents share it. */
function baseOf(file: CheckedFile): { key: string; make: () => ExpressionScope } {
  return remember(file, 'scope', () => {
    const { api } = file.context;
    const answers = answersOf(file);
    const state = isObject(file.document.state) ? file.document.state : {};
    const states = Object.fromEntries(Object.entries(state).map(([name, key]) => [name, stateSchema(key)]));
    const parameters = parametersOf(file.route);
    const dataOpen = file.lists.get('data')?.open === true;
    const stateOpen = file.lists.get('state')?.open === true;
    const key = JSON.stringify([dataOpen || [...answers], stateOpen || states, parameters]);
    const make = (): ExpressionScope => ({
      ...ENGINE,
      data: dataOpen
        ? {}
        : object(
            Object.fromEntries(
              [...answers].map(([name, answer]) => [name, answer ? api.schema(answer) : {}]),
            ),
          ),
      state: stateOpen ? {} : object(states),
      params: object(
        Object.fromEntries(parameters.map((one) => [one.name, { type: 'string' }])),
        parameters.filter((one) => one.optional).map((one) => one.name),
      ),
    });
    return { key, make };
  });
}

/** The item that actions at a place belong to, as the widget's schema declares it by `x-item`. */
function itemOf(place: Place, context: CheckContext): Schema | undefined {
  const holder = [place, ...place.parents.toReversed()].find((one) => one.schema['x-item']);
  return holder && inline(context.schemas, 'widgets/item.schema.json', holder.schema['x-item'] as Schema);
}

/** What an expression at a place may name (equal scopes are one object, so that their types are built once). */
export function scopeAt(file: CheckedFile, place: Place): Scope {
  const { scopes } = file.context;
  const base = baseOf(file);
  const item = itemOf(place, file.context);
  const key = item ? `${base.key}|${JSON.stringify(item)}` : base.key;
  const known = scopes.get(key);
  if (known) return known;
  const made = { id: scopes.size, scope: { ...base.make(), ...(item ? { item } : {}) } };
  scopes.set(key, made);
  return made;
}

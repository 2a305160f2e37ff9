import { parametersOf } from '../../engine/document/anywhere/match-route.ts';
import { dereference } from '../../engine/document/dereference.ts';
import type { ActivityDocument, SourceValue } from '../../engine/document/document.ts';
import type { Schema } from '../../engine/document/schema-set.ts';
import { afterCall, documentScope } from '../../engine/document/scope.ts';
import type { Place } from '../../engine/document/walk.ts';
import type { ExpressionScope } from '../../engine/expression/compile.ts';
import { isObject, type Json } from '../text/pointer.ts';
import type { CheckContext, ScopesOfBase } from './context.ts';
import { type CheckedFile, remember, valuesOf } from './file.ts';

/** The answer of each data source; undefined where its path leads nowhere, which is told elsewhere. */
export function answersOf(file: CheckedFile): ReadonlyMap<string, string | undefined> {
  return remember(file, 'answers', () => {
    const sources = isObject(file.document.data) ? file.document.data : {};
    return new Map(
      Object.entries(sources).map(([name, source]) => {
        const get: unknown = isObject(source) ? source.get : undefined;
        const match = typeof get === 'string' ? file.context.api.match('get', get) : undefined;
        return [name, match?.operations.get('get')?.answer];
      }),
    );
  });
}

type StateKeys = NonNullable<ActivityDocument['state']>;

/** State keys that have a type; of a broken one nothing is known. */
function typedKeys(state: Json): StateKeys {
  const keys: StateKeys = {};
  for (const [name, key] of Object.entries(state)) {
    const { type, values } = isObject(key) ? key : {};
    if (type !== 'string' && type !== 'number' && type !== 'boolean') continue;
    const fitting = Array.isArray(values) && values.length > 0 && values.every((one) => typeof one === type);
    keys[name] = { type, initial: '', ...(fitting ? { values } : {}) };
  }
  return keys;
}

/** An object of which every key of `names` is known, those that `schema` lacks as anything. */
function known(schema: Schema | undefined, names: Iterable<string>): Schema {
  const properties = { ...Object.fromEntries([...names].map((name) => [name, {}])), ...schema?.properties };
  return { type: 'object', properties, required: Object.keys(properties) };
}

/** What every expression of a document may name, and the scopes that equal documents share. */
function baseOf(file: CheckedFile): { shared: ScopesOfBase; make: () => ExpressionScope } {
  return remember(file, 'scope', () => {
    const answers = answersOf(file);
    const state = isObject(file.document.state) ? file.document.state : {};
    const typed = typedKeys(state);
    const dataOpen = file.lists.get('data')?.open === true;
    const stateOpen = file.lists.get('state')?.open === true;
    const params = valuesOf(file.document, file.taint);
    const key = JSON.stringify([
      dataOpen || [...answers],
      stateOpen || [Object.keys(state), typed],
      parametersOf(file.route),
      params,
    ]);
    const make = (): ExpressionScope => {
      const sources = isObject(file.document.data) ? file.document.data : {};
      const sound = Object.entries(sources).filter(([name]) => answers.get(name) !== undefined);
      const document: ActivityDocument = {
        title: '',
        languages: [],
        theme: { preset: '' },
        body: [],
        data: Object.fromEntries(sound) as Record<string, SourceValue>,
        state: typed,
        params,
      };
      const { schemas, api } = file.context;
      const scope = documentScope(document, file.route, schemas, api.description);
      return {
        ...scope,
        data: dataOpen ? {} : known(scope.data, answers.keys()),
        state: stateOpen ? {} : known(scope.state, Object.keys(state)),
      };
    };
    const { scopes } = file.context;
    const shared: ScopesOfBase = scopes.get(key) ?? new Map();
    scopes.set(key, shared);
    return { shared, make };
  });
}

/** Stands for what a call answers whose path leads nowhere, which is told elsewhere. */
const ANYTHING = '*';

// A schema of an item with every reference in place of it: each of a list's actions asks for the same one.
const items = new WeakMap<Schema, Schema>();

/** The item that actions at a place belong to, as the widget's schema declares it by `x-item`. */
export function itemOf(place: Place, context: CheckContext): Schema | undefined {
  let around: Place | undefined = place;
  while (around && !around.schema['x-item']) around = around.parent;
  const declared = around?.schema['x-item'];
  if (!declared) return undefined;
  const before = items.get(declared);
  if (before) return before;
  const made = dereference(context.schemas, 'widgets/item.schema.json', declared);
  items.set(declared, made);
  return made;
}

/** What the call before a step has answered: the name of its schema, `anything` where its path leads nowhere, or nothing. */
function answerAt(file: CheckedFile, place: Place): string | undefined {
  if (!place.pointer.includes('/success/')) return undefined;
  const { parents } = place;
  const at = parents.findLastIndex(
    ({ key }, i) => parents[i - 1]?.schema.properties?.[key]?.['x-answered'] === true,
  );
  const call = parents[at - 1]?.value;
  if (!isObject(call)) return undefined;
  const { do: method, to } = call;
  if (typeof to !== 'string') return ANYTHING;
  const match = file.context.api.match(String(method), to);
  const operation = match?.operations.get(String(method));
  return operation ? operation.answer : ANYTHING;
}

/** What an expression at a place may name (equal scopes are one object, so that their types are built once). */
export function scopeAt(file: CheckedFile, place: Place): ExpressionScope {
  const item = itemOf(place, file.context);
  const answer = answerAt(file, place);
  const { shared, make } = baseOf(file);
  const ofItem = shared.get(item) ?? new Map<string | undefined, ExpressionScope>();
  shared.set(item, ofItem);
  const known = ofItem.get(answer);
  if (known) return known;
  const scope = { ...make(), ...(item ? { item } : {}) };
  const made =
    answer === ANYTHING ? { ...scope, answer: {} } : afterCall(scope, answer, file.context.schemas);
  ofItem.set(answer, made);
  return made;
}

import { rankedRoutes } from '../../engine/document/api.ts';
import { apiSchemaFile } from '../../engine/document/api-schemas.ts';
import { dereference } from '../../engine/document/dereference.ts';
import type { OpenApi } from '../../engine/document/open-api.ts';
import type { Schema, SchemaSet } from '../../engine/document/schema-set.ts';
import type { Shape } from '../../engine/http/shape.ts';

/**
 * The answers that a phone may read, by method and path: the schemas of schemas/api in the form that it checks by. A call is
 * of the first that it fits.
 */
export function answerShapes(set: SchemaSet, api: OpenApi): string {
  const shapes: Record<string, Shape> = {};
  for (const { steps, operations } of rankedRoutes(api)) {
    const path = steps.map(({ name, isParameter }) => (isParameter ? '*' : name)).join('/');
    for (const { method, answer, caller } of operations.values()) {
      // No phone waits for what the app's own server calls.
      if (answer === undefined || caller === 'service') continue;
      const file = apiSchemaFile(answer);
      shapes[`${method} ${path}`] = shapeOf(dereference(set, `api/${file}`), file);
    }
  }
  return `${JSON.stringify(shapes, null, 1)}\n`;
}

/** Names of what a page follows, as a link or into a room: any text would lead anywhere. */
export const leading: ReadonlySet<string> = new Set(['route', 'href', 'url', 'redirect', 'live_obj_id']);

const isAnyText = (shape: Shape): boolean => shape === 's' || (Array.isArray(shape) && shape.some(isAnyText));

/** The same shape, of which a text of another pattern is left out and makes no answer a wrong one. */
const leftOutElsewhere = (shape: Shape): Shape => {
  if (typeof shape === 'string' && shape.startsWith('^')) return `~${shape}`;
  return Array.isArray(shape) && shape[0] === null ? [null, leftOutElsewhere(shape[1] as Shape)] : shape;
};

function shapeOfKey(key: string, schema: Schema, at: string): Shape {
  const shape = shapeOf(schema, at);
  if (!leading.has(key)) return shape;
  if (isAnyText(shape))
    throw new Error(`${at}: a page goes where this says; a \`pattern\` holds it to what is ours.`);
  return leftOutElsewhere(shape);
}

/**
 * The compact form of a schema (`engine/http/shape.ts`).
 * @throws where a schema says what that form cannot: it would not be checked, and nobody would know; and where an answer could lead anywhere
 */
export function shapeOf(schema: Schema, at: string): Shape {
  const { anyOf, enum: values, type } = schema as Schema & { anyOf?: Schema[] };
  const either = anyOf?.filter((one) => one.type !== 'null');
  if (anyOf && either?.length === 1 && either[0]) return [null, shapeOf(either[0], at)];
  const types = [type ?? []].flat();
  const nullable = types.includes('null') || values?.includes(null);
  const inner = shapeWithoutNull(schema, at, types);
  return nullable ? [null, inner] : inner;
}

function shapeWithoutNull(schema: Schema, at: string, types: readonly string[]): Shape {
  const { enum: values, properties = {}, required = [], items, 'x-text': text } = schema;
  const { minimum, maximum, minItems, maxItems, pattern } = schema as Partial<Record<string, never>>;
  if (text !== undefined) return { name: 'n', picture: 'p', words: 'w' }[text];
  if (values) return `=${values.filter((one) => one !== null).join('|')}`;
  const [kind] = types.filter((one) => one !== 'null');
  switch (kind) {
    case 'string':
      if (pattern !== undefined && !String(pattern).startsWith('^')) break;
      return pattern ?? 's';
    case 'boolean':
      return 'b';
    case 'integer':
      return `i${minimum ?? ''}${maximum === undefined ? '' : `,${maximum}`}`;
    case 'array':
      if (!items) break;
      return [
        shapeOf(items, `${at}[]`),
        ...(minItems === undefined && maxItems === undefined ? [] : [minItems ?? 0]),
        ...(maxItems === undefined ? [] : [maxItems]),
      ] as Shape;
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).map(([key, one]) => [
          required.includes(key) ? key : `${key}?`,
          shapeOfKey(key, one, `${at}.${key}`),
        ]),
      );
  }
  throw new Error(`${at}: a phone cannot check ${JSON.stringify(types)}; extend engine/http/shape.ts.`);
}

import {
  answersTaken,
  propsSchemaPaths,
  resolveRef,
  type Schema,
  type SchemaSet,
} from '../../engine/document/schema-set.ts';
import { type Row, rowsOf } from '../generate/widget-rows.ts';

interface FactRow extends Row {
  /** JSON of its value in the first example that has one, in one language. */
  example: string | undefined;
}

/** What the page of a widget says of it. */
export interface WidgetFact {
  description: string;
  for: string | undefined;
  notFor: string | undefined;
  live: boolean;
  rows: FactRow[];
}

/** The value at a path of a table: `tabs[].key`. */
const valueAt = (value: unknown, path: string): unknown =>
  path
    .replaceAll('[]', '.0')
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
      value,
    );

const LONGEST = 80;

function shown(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const english = JSON.stringify(value, (_, one) =>
    typeof one === 'object' && one !== null && typeof one.en === 'string' ? one.en : one,
  );
  return english.length > LONGEST ? `${english.slice(0, LONGEST)}…` : english;
}

/** What the schema of a widget or a screen says. */
export function fact(set: SchemaSet, widget: string): WidgetFact {
  const file = propsSchemaPaths(set).get(widget) ?? '';
  const schema = set.get(file) ?? {};
  const examples = schema.examples ?? [];
  return {
    description: schema.description ?? '',
    for: schema['x-for'],
    notFor: schema['x-not-for'],
    live: schema['x-live'] === true,
    rows: rowsOf(set, { schema, file }).map((row) => ({
      ...row,
      example: shown(
        examples.map((one) => valueAt(one, row.name)).find((one) => one !== undefined) ?? row.examples?.[0],
      ),
    })),
  };
}

/** Keys that every widget may have beside its own. */
export const keysOfAll = (set: SchemaSet): FactRow[] => {
  const file = 'common/node.schema.json';
  return rowsOf(set, { schema: set.get(file) ?? {}, file }).map((row) => ({
    ...row,
    example: shown(row.examples?.[0]),
  }));
};

/** The answers that a widget shows. */
export function answersOf(set: SchemaSet, widget: string): string[] {
  const file = propsSchemaPaths(set).get(widget) ?? '';
  const found = new Set<string>();
  const look = (schema: Schema): void => {
    for (const answer of answersTaken(schema).keys()) found.add(answer);
    for (const one of Object.values(schema.properties ?? {}))
      look(resolveRef(set, { schema: one, file }).schema);
  };
  look(set.get(file) ?? {});
  return [...found];
}

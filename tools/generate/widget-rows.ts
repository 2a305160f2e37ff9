// What a schema says of its properties, row by row: for docs/widgets.md, and for the pages of widgets in Storybook.
import { campaignLists } from '../../engine/document/campaign-lists.ts';
import type { Located, Schema, SchemaSet } from '../../engine/document/schema-set.ts';
import { answersTaken, isBuilt, resolveRef } from '../../engine/document/schema-set.ts';

/** What a value of some kind is called in the tables, and how it is written. */
const kinds: Record<string, string> = {
  text: 'text',
  markdown: 'Markdown text',
  asset: 'path of a picture',
  media: 'path on the media host',
  expression: 'expression',
  link: 'link',
  date: 'date with offset',
  nodes: 'list of nodes',
  actions: 'list of steps',
};

/** What a reference to the document itself names. */
const references: Record<string, string> = {
  data: 'name of a data source',
  state: 'name of a state key',
};

/** What a reference names, by its list; a list of the campaign is called as its room does. */
function referenceTo(set: SchemaSet, list: string | undefined): string | undefined {
  if (list === undefined) return undefined;
  const noun = campaignLists(set).find(({ name }) => name === list)?.noun;
  return references[list] ?? (noun && `id: ${noun}`);
}

export const code = (value: unknown): string =>
  `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function limits(schema: Schema): string {
  const { minimum: low, maximum: high, minItems: few, maxItems: many } = schema;
  const [from, to] = [low ?? few, high ?? many];
  if (from === undefined && to === undefined) return '';
  return to === undefined ? `, from ${from}` : from === undefined ? `, up to ${to}` : `, ${from} to ${to}`;
}

/** The type of a property in words. */
export function typeOf(set: SchemaSet, at: Located): string {
  const { schema, file } = resolveRef(set, at);
  const kind = kinds[schema['x-kind'] ?? ''];
  const list = referenceTo(set, schema['x-ref']);
  const answers = [...answersTaken(schema).keys()].map(code);
  if (list) return answers.length > 0 ? `${list} that answers ${answers.join(' or ')}` : list;
  if (file === 'common/duration.schema.json') return 'time span: a number with s, m, h or d';
  if (kind) return schema['x-gives'] ? `${kind} that gives true or false` : kind;
  if (schema.enum) return schema.enum.map(code).join(' or ');
  if (schema.type === 'array') {
    return `list (${typeOf(set, { schema: schema.items ?? {}, file })})${limits(schema)}`;
  }
  const type = [schema.type ?? 'value'].flat().join(' or ');
  return type + limits(schema);
}

export interface Row {
  name: string;
  type: string;
  required: boolean;
  default: unknown;
  description: string;
  examples: readonly unknown[] | undefined;
}

/** The properties of a schema, those of its parts below them: `art.sky`, `tabs[].key`. */
export function rowsOf(set: SchemaSet, { schema, file }: Located, prefix = ''): Row[] {
  const own = Object.entries(schema.properties ?? {}).filter(([, property]) => !isBuilt(property));
  return own.flatMap(([key, property]) => {
    const name = prefix + key;
    const found = resolveRef(set, { schema: property, file });
    const row: Row = {
      name,
      type: typeOf(set, found),
      required: schema.required?.includes(key) ?? false,
      default: found.schema.default,
      description: found.schema.description ?? '',
      examples: found.schema.examples,
    };
    if (found.schema['x-kind']) return [row];
    const items = found.schema.items && resolveRef(set, { schema: found.schema.items, file: found.file });
    const parts = items ? rowsOf(set, items, `${name}[].`) : rowsOf(set, found, `${name}.`);
    return [row, ...parts];
  });
}

/** Variables that a style takes from the theme: those that it reads and does not set itself. */
export function tokensOf(css: string): string[] {
  const own = new Set([...css.matchAll(/(--[a-z0-9-]+)\s*:/g)].map(([, name]) => name));
  const used = [...css.matchAll(/var\(\s*(--[a-z0-9-]+)/g)].map(([, name = '']) => name);
  return [...new Set(used)].filter((name) => !own.has(name)).sort();
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/schemas.ts';
import { campaignLists } from '../../engine/document/campaign-lists.ts';
import type { Located, Schema, SchemaSet } from '../../engine/document/schema-set.ts';
import { isBuilt, resolveRef, widgetNames } from '../../engine/document/schema-set.ts';

/** What docs/widgets.md takes from outside the schemas. */
export interface WidgetSources {
  /** The widget's style.css; empty without one. */
  css(widget: string): string;
  /** The widget's stories; empty without any. */
  stories(widget: string): string;
}

const read = (path: string): string =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';

/** The widgets and stories of this project. */
export const projectSources: WidgetSources = {
  css: (widget) => read(`widgets/${widget}/style.css`),
  stories: (widget) => read(`stories/${widget}.stories.tsx`),
};

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
  if (list) return schema['x-answer'] ? `${list} that answers ${code(schema['x-answer'])}` : list;
  if (file === 'common/duration.schema.json') return 'time span: a number with s, m, h or d';
  if (kind) return schema['x-gives'] ? `${kind} that gives true or false` : kind;
  if (schema.enum) return schema.enum.map(code).join(' or ');
  if (schema.type === 'array') {
    return `list (${typeOf(set, { schema: schema.items ?? {}, file })})${limits(schema)}`;
  }
  const type = [schema.type ?? 'value'].flat().join(' or ');
  return type + limits(schema);
}

interface Row {
  name: string;
  type: string;
  required: boolean;
  default: unknown;
  description: string;
}

/** The properties of a schema, those of its parts below them: `art.sky`, `tabs[].key`. */
function rowsOf(set: SchemaSet, { schema, file }: Located, prefix = ''): Row[] {
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
    };
    if (found.schema['x-kind']) return [row];
    const items = found.schema.items && resolveRef(set, { schema: found.schema.items, file: found.file });
    const parts = items ? rowsOf(set, items, `${name}[].`) : rowsOf(set, found, `${name}.`);
    return [row, ...parts];
  });
}

function table(rows: readonly Row[]): string[] {
  return [
    '| prop | type | default | meaning |',
    '|---|---|---|---|',
    ...rows.map((row) => {
      const value = row.required ? '**required**' : row.default === undefined ? '' : code(row.default);
      return `| ${code(row.name)} | ${cell(row.type)} | ${cell(value)} | ${cell(row.description)} |`;
    }),
  ];
}

/** Variables that a style takes from the theme: those that it reads and does not set itself. */
export function tokensOf(css: string): string[] {
  const own = new Set([...css.matchAll(/(--[a-z0-9-]+)\s*:/g)].map(([, name]) => name));
  const used = [...css.matchAll(/var\(\s*(--[a-z0-9-]+)/g)].map(([, name = '']) => name);
  return [...new Set(used)].filter((name) => !own.has(name)).sort();
}

/** Title of the stories and the names of each. */
function storiesOf(source: string): string {
  const title = /title: '([^']+)'/.exec(source)?.[1];
  if (!title) return '';
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
    name.replaceAll(/(\B[A-Z])/g, ' $1'),
  );
  return `${title}: ${names.join(', ')}`;
}

function widgetSection(set: SchemaSet, name: string, sources: WidgetSources): string[] {
  const file = `widgets/${name}.schema.json`;
  const schema = set.get(file) ?? {};
  const [example] = schema.examples ?? [];
  const tokens = tokensOf(sources.css(name)).map(code).join(' ');
  const stories = storiesOf(sources.stories(name));
  return [
    `## ${name}`,
    '',
    schema.description ?? '',
    '',
    schema['x-live']
      ? 'Live: it is always hydrated on the phone.'
      : 'Static: it ships no script, unless one of its values asks for it.',
    '',
    ...table(rowsOf(set, { schema, file })),
    '',
    ...(example === undefined
      ? []
      : ['```json', JSON.stringify({ widget: name, ...(example as object) }, null, 2), '```', '']),
    ...(tokens ? [`Style tokens: ${tokens}`, ''] : []),
    ...(stories ? [`Stories: ${stories}`, ''] : []),
  ];
}

/** docs/widgets.md: every widget of the schemas, with its props, an example, its style tokens and its stories. */
export function widgetDocs(set: SchemaSet, sources: WidgetSources = projectSources): string {
  const names = widgetNames(set).sort();
  const everyNode = 'common/node.schema.json';
  return [
    '<!-- Generated by `npm run types` from schemas/, the widgets’ style.css and stories/. Do not edit. -->',
    '',
    '# Widgets',
    '',
    ...names.map(
      (name) => `- [${name}](#${name}): ${set.get(`widgets/${name}.schema.json`)?.description ?? ''}`,
    ),
    '',
    'Texts are a string, or an object by language. Expressions: [expressions.md](expressions.md). The document around',
    'the widgets: [format.md](format.md). Style tokens are CSS variables that the theme or the base style gives:',
    '`--muted-ink` is the key `mutedInk` of `theme.tokens`, `--art-…` a picture of the theme’s family.',
    '',
    '## Keys of every widget',
    '',
    ...table(rowsOf(set, { schema: set.get(everyNode) ?? {}, file: everyNode })),
    '',
    ...names.flatMap((name) => widgetSection(set, name, sources)),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

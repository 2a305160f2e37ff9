import { campaignLists } from '../../engine/document/campaign-lists.ts';
import { answersTaken, type Schema, type SchemaSet } from '../../engine/document/schema-set.ts';

/** What a document holds and the engine turns into something else, by `x-kind`. */
const kinds: Readonly<Record<string, string>> = {
  text: 'TextSource',
  markdown: 'MarkdownSource',
  asset: 'AssetSource',
  expression: 'ExpressionSource',
  actions: 'ActionsSource',
  nodes: 'NodesSource',
};

/** Declared at the head of the generated types; engine/render/resolved.ts says what a widget gets for each. */
export const sourceTypes = `
declare const source: unique symbol;
interface Source<Name extends string> {
  readonly [source]: Name;
}
${Object.entries(kinds)
  .map(([kind, name]) => `export type ${name} = Source<'${kind}'>;`)
  .join('\n')}
/** A data source of the document; its answers arrive as \`data\`. */
export interface DataSource<Answer> extends Source<'data'> {
  readonly answer: Answer;
}
/** The id of a part of the page; its title and the phases that show it arrive with it. */
export type PartSource = Source<'part'>;
/** The id of an entry of the campaign block; the public part of the entry arrives in its place. */
export interface Embedded<Entry> extends Source<'embedded'> {
  readonly entry: Entry;
}
/** The same, its lists of rewards one by one instead of in words. */
export interface EmbeddedPieces<Entry> extends Source<'embedded-pieces'> {
  readonly entry: Entry;
}
`;

/**
 * The type of a value that the engine turns into something else; undefined for one that is what it is.
 * @param key the property's name: the answers of the source that `from` names arrive, of any other its name
 */
export function sourceTypeOf(set: SchemaSet, schema: Schema, key = ''): string | undefined {
  const { 'x-kind': kind, 'x-embed': embed, 'x-ref': list, 'x-art': art } = schema;
  if (schema['x-part']) return 'PartSource';
  if (embed === true)
    return `${schema['x-pieces'] ? 'EmbeddedPieces' : 'Embedded'}<${publicEntry(set, list ?? '')}>`;
  const answers = [...answersTaken(schema).keys()];
  if (answers.length > 0 && key === 'from')
    return `DataSource<${answers.map((one) => titleOf(set, `api/${one}.schema.json`)).join(' | ')}>`;
  if (art !== undefined) return 'Record<string, string>';
  return kind === undefined ? undefined : kinds[kind];
}

/** An entry of a list of the campaign, without what never reaches a phone, and with its defaults. */
function publicEntry(set: SchemaSet, name: string): string {
  const entry = campaignLists(set).find((one) => one.name === name)?.entry.schema;
  if (entry?.title === undefined)
    throw new Error(`x-embed of ${name}: no such list, or its entries have no title`);
  const hidden = Object.entries(entry.properties ?? {}).filter(([, one]) => one['x-private'] === true);
  const names = (keys: readonly string[]): string => keys.map((key) => `'${key}'`).join(' | ');
  const own =
    hidden.length === 0 ? entry.title : `Omit<${entry.title}, ${names(hidden.map(([key]) => key))}>`;
  const filled = defaultedKeys(entry);
  return filled.length === 0 ? own : `${own} & Required<Pick<${entry.title}, ${names(filled)}>>`;
}

/** The keys that the compiler puts in where a document leaves them out. */
export const defaultedKeys = ({ properties = {} }: Schema): string[] =>
  Object.entries(properties)
    .filter(([, one]) => one.default !== undefined && one['x-private'] !== true)
    .map(([key]) => key);

function titleOf(set: SchemaSet, path: string): string {
  const title = set.get(path)?.title;
  if (title === undefined) throw new Error(`${path} is no schema with a title`);
  return title;
}

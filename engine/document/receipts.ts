import texts from '../i18n/product-texts.json' with { type: 'json' };
import { isObject } from '../json.ts';
import { findOperation } from './api.ts';
import { apiSchemaFile } from './api-schemas.ts';
import type { CompileContext } from './compile/context.ts';
import type { ActivityDocument, NodeValue, SourceValue } from './document.ts';
import { answersTaken, nodeSchemaPath, type Schema } from './schema-set.ts';

/**
 * The data source, and the popup, with how what a node shows was settled: the board of its data source, or of the entries there the one
 * that a key of the node names (`x-embed`), such as a poll. No two things have one name: what a document calls a source has no `_`, and
 * ids have none either, so that one stands for each of their hyphens.
 */
export function receiptOf(node: NodeValue, schema: Schema): string {
  const entry = entryOf(node, schema);
  return `${node.from}${entry === undefined ? '' : `_${entry.id.replaceAll('-', '_')}`}Receipt`;
}

/** The entry of the campaign that a node is about. @returns the name of the list, and the id in it */
const entryOf = (node: NodeValue, { properties = {} }: Schema) =>
  Object.entries(properties).flatMap(([key, { 'x-embed': embedded, 'x-ref': list }]) => {
    const id = node[key];
    return embedded && list !== undefined && typeof id === 'string' ? [{ list, id }] : [];
  })[0];

/** The state key of a page with the receipt that is open: no other is asked for, and none once it is closed. */
const shownKey = 'receiptShown';

/** What a tap does that opens a receipt. */
export const stepsTo = (popup: string): object[] => [{ do: 'popup', name: popup }];

type Popup = NonNullable<ActivityDocument['popups']>[string];

/** A document with what the build adds: `shown` of a popup is the state key that has the popup's name while it is open. */
export interface DocumentWithReceipts extends Omit<ActivityDocument, 'popups'> {
  popups?: Record<string, Popup & { shown?: string }>;
}

/** Places that come at once. */
const size = 50;

/**
 * A document with what leads to how its boards were settled (decision 0166): for each data source with a receipt that a widget
 * shows which leads to one (`x-receipt`), a data source and a popup. What the document has of that name itself stays.
 */
export function withReceipts(
  document: ActivityDocument,
  { set, api }: Pick<CompileContext, 'set' | 'api'>,
): DocumentWithReceipts {
  const data: Record<string, SourceValue> = {};
  const popups: NonNullable<DocumentWithReceipts['popups']> = {};
  for (const { node, title } of nodesIn([document.body, document.popups])) {
    const { widget, from, unit } = node;
    const schema = set.get(nodeSchemaPath(widget));
    const built = Object.values(schema?.['x-built'] ?? {});
    const shown = built.find((one) => one['x-receipt'] !== undefined)?.['x-receipt'];
    const source = typeof from === 'string' ? document.data?.[from] : undefined;
    if (schema === undefined || shown === undefined || source === undefined) continue;
    const { properties = {} } = set.get(nodeSchemaPath(shown)) ?? {};
    const entry = entryOf(node, schema);
    const call = receiptCall(source.get, shown, entry?.id, answersTaken(properties.from ?? {}), api);
    const name = receiptOf(node, schema);
    const own = document.data?.[name];
    // A source of that name which asks for something else is no receipt.
    if (call === undefined || (own !== undefined && own.get !== call.get)) continue;
    const { get, operation } = call;
    const { query, when } = source;
    const asked = `state.${shownKey} == '${name}'`;
    // What is given changes nothing any more, nor what is final where nothing is given.
    const answered = set.get(`api/${apiSchemaFile(operation.answer ?? '')}`)?.properties ?? {};
    data[name] = {
      ...{ get, every: '60s', while: `data.${name}.${'paidAt' in answered ? 'paidAt' : 'hash'} == null` },
      ...(operation.parameters.some((one) => one.name === 'size') ? { paging: { size } } : {}),
      ...(query ? { query } : {}),
      when: when ? `(${when}) && ${asked}` : asked,
    };
    const embedded = Object.entries(properties).flatMap(([key, { items }]) =>
      items?.['x-embed'] ? [[key, namedBy(document, source.get, items['x-ref'] ?? '')]] : [],
    );
    // What a board counts is said by the first of its widgets that says it.
    const known = popups[name]?.body[0]?.unit ?? unit;
    const subject = subjectIn(document, source.get);
    const named = popups[name]?.body[0]?.title ?? subject.name ?? title;
    const head = {
      ...(named === undefined ? {} : { title: named }),
      ...(entry === undefined && subject.period === 'week' ? { period: 'week' } : {}),
    };
    const about =
      entry === undefined
        ? { board: from, ...Object.fromEntries(embedded), ...(known === undefined ? {} : { unit: known }) }
        : { names: titledIn(within(within(document.campaign, entry.list), entry.id)) };
    popups[name] = {
      ...(document.popups?.[name] ?? {
        title: texts.how_settled,
        body: [{ widget: shown, from: name, ...head, ...about } as NodeValue],
      }),
      shown: shownKey,
    };
  }
  if (Object.keys(popups).length === 0) return document;
  return {
    ...document,
    data: { ...data, ...document.data },
    state: { ...document.state, [shownKey]: { type: 'string', initial: "''" } },
    popups: { ...document.popups, ...popups },
  };
}

/**
 * The call of a receipt: it is named as the widget that shows its answer, and lies below the board's call, beside it, or below the entry that is
 * meant.
 */
function receiptCall(
  get: string,
  shown: string,
  entry: string | undefined,
  taken: ReadonlyMap<string, unknown>,
  api: CompileContext['api'],
) {
  const above = entry === undefined ? [get, get.replace(/\/[^/]+$/, '')] : [`${get}/${entry}`];
  for (const path of above) {
    const operation = findOperation(api, 'get', `${path}/${shown}`);
    if (operation !== undefined && taken.has(operation.answer ?? ''))
      return { get: `${path}/${shown}`, operation };
  }
  return undefined;
}

/** What an entry of the campaign lists with titles, such as the options of a poll: ids with what they are called. */
function titledIn(entry: unknown): object[] {
  const lists = isObject(entry) ? Object.values(entry) : [];
  const titled = lists.find(
    (list) => Array.isArray(list) && list.length > 0 && list.every((one) => isObject(one) && 'title' in one),
  ) as { id: string; title: object }[] | undefined;
  return (titled ?? []).map(({ id, title }) => ({ id, name: title }));
}

/** All nodes in a part of a document, at any depth, each with the title of what it stands in. */
function nodesIn(value: unknown, title?: unknown): { readonly node: NodeValue; readonly title: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((one) => nodesIn(one, title));
  if (!isObject(value)) return [];
  const own = typeof value.widget === 'string' ? [{ node: value as unknown as NodeValue, title }] : [];
  const inner = (own.length > 0 ? value.title : undefined) ?? title;
  return [...own, ...Object.values(value).flatMap((one) => nodesIn(one, inner))];
}

/** What a call of the campaign is about: a block, or an entry of its lists; of another campaign, nothing that is known. */
function aboutIn({ campaign = {} }: ActivityDocument, get: string): unknown {
  const [, path = ''] = /^\/v2\/activities\/\{id\}\/(.+)$/.exec(get) ?? [];
  let about: unknown = campaign;
  for (const step of path.split('/')) {
    const next = within(about, step);
    if (next === undefined) break;
    about = next;
  }
  return about;
}

/** How a board is called, where the campaign names it, and how often there is a new one. */
function subjectIn(document: ActivityDocument, get: string): { name?: unknown; period?: unknown } {
  const about = aboutIn(document, get);
  return isObject(about) && about !== document.campaign ? about : {};
}

/** Entries of a list of the campaign, by id, that what a call is about names, as rewards do. */
function namedBy(document: ActivityDocument, get: string, list: string): string[] {
  const { campaign = {} } = document;
  const named = JSON.stringify(aboutIn(document, get));
  const entries = within(campaign, list);
  return (Array.isArray(entries) ? (entries as { id: string }[]) : []).flatMap(({ id }) =>
    named.includes(`"prize":"${id}"`) ? [id] : [],
  );
}

/** What has that key, or in a list that id. */
const within = (value: unknown, step: string): unknown =>
  Array.isArray(value)
    ? (value as { id?: unknown }[]).find(({ id }) => id === step)
    : isObject(value)
      ? value[step]
      : undefined;

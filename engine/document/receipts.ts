import texts from '../i18n/product-texts.json' with { type: 'json' };
import { isObject } from '../json.ts';
import { findOperation } from './api.ts';
import type { CompileContext } from './compile/context.ts';
import type { ActivityDocument, NodeValue, SourceValue } from './document.ts';
import { answersTaken, nodeSchemaPath } from './schema-set.ts';

/** The data source, and the popup, with how the board of a data source was settled. */
export const receiptOf = (source: string): string => `${source}Receipt`;

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
  for (const { widget, from, unit } of nodesIn([document.body, document.popups])) {
    const built = Object.values(set.get(nodeSchemaPath(widget))?.['x-built'] ?? {});
    const shown = built.find((one) => one['x-receipt'] !== undefined)?.['x-receipt'];
    const source = typeof from === 'string' ? document.data?.[from] : undefined;
    if (shown === undefined || source === undefined || typeof from !== 'string') continue;
    // The call is named as the widget that shows its answer, and lies below the board's, or beside it.
    const { properties } = set.get(nodeSchemaPath(shown)) ?? {};
    const taken = answersTaken(properties?.from ?? {});
    const get = [source.get, source.get.replace(/\/[^/]+$/, '')]
      .map((path) => `${path}/${shown}`)
      .find((path) => taken.has(findOperation(api, 'get', path)?.answer ?? ''));
    const name = receiptOf(from);
    const own = document.data?.[name];
    // A source of that name which asks for something else is no receipt.
    if (get === undefined || (own !== undefined && own.get !== get)) continue;
    const { query, when } = source;
    const asked = `state.${shownKey} == '${name}'`;
    data[name] = {
      ...{ get, every: '60s', paging: { size } },
      // What is given changes nothing any more.
      while: `data.${name}.paidAt == null`,
      ...(query ? { query } : {}),
      when: when ? `(${when}) && ${asked}` : asked,
    };
    const embedded = Object.entries(properties ?? {}).flatMap(([key, { items }]) =>
      items?.['x-embed'] ? [[key, namedBy(document, source.get, items['x-ref'] ?? '')]] : [],
    );
    // What a board counts is said by the first of its widgets that says it.
    const known = popups[name]?.body[0]?.unit ?? unit;
    popups[name] = {
      ...(document.popups?.[name] ?? {
        title: texts.how_settled,
        body: [
          {
            ...{ widget: shown, from: name, board: from, ...Object.fromEntries(embedded) },
            ...(known === undefined ? {} : { unit: known }),
          } as NodeValue,
        ],
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

/** All nodes in a part of a document, at any depth. */
function nodesIn(value: unknown): NodeValue[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isObject(value)) return [];
  const own = typeof value.widget === 'string' ? [value as unknown as NodeValue] : [];
  return [...own, ...Object.values(value).flatMap(nodesIn)];
}

/** Entries of a list of the campaign, by id, that what a call is about names, as rewards do: a block, or an entry of its lists. */
function namedBy({ campaign = {} }: ActivityDocument, get: string, list: string): string[] {
  const [, path = ''] = /^\/v2\/activities\/\{id\}\/(.+)$/.exec(get) ?? [];
  let about: unknown = campaign;
  for (const step of path.split('/')) {
    const next = within(about, step);
    if (next === undefined) break;
    about = next;
  }
  const named = JSON.stringify(about);
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

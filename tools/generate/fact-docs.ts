import type { ToldKind } from '../../engine/document/anywhere/told.ts';
import { type Located, resolveRef, type Schema, type SchemaSet } from '../../engine/document/schema-set.ts';
import { mechanicChecks } from '../../mechanics/checks.ts';
import { cell, code } from './widget-rows.ts';

const CAMPAIGN = 'common/campaign.schema.json';

/** One fact that texts may name: `draw.<id>.prizes.<id>.odds`. */
export interface FactRow {
  readonly name: string;
  /** What is shown. */
  readonly shown: 'number' | 'words' | 'moment' | 'word' | 'true or false';
  readonly says: string;
}

const JSON_TYPES = ['string', 'integer', 'number', 'boolean'];

const lasts = (items: Located, set: SchemaSet): boolean => {
  const { schema } = resolveRef(set, items);
  return (schema.oneOf ?? [schema]).some((one) =>
    Object.values(resolveRef(set, { schema: one, file: items.file }).schema.properties ?? {}).some(
      (property) => property['x-unit']?.includes('days'),
    ),
  );
};

/** What texts may name of a value, by its schema, as `DocumentFacts` reads it of a document. */
function rowsAt(set: SchemaSet, at: Located, name: string): FactRow[] {
  const { schema, file } = resolveRef(set, at);
  const { 'x-kind': kind, description: says = '', type, items } = schema;
  if (schema['x-private'] || schema['x-facts']) return [];
  if (kind === 'text') return [{ name, shown: 'words', says }];
  if (kind === 'date') return [{ name, shown: 'moment', says }];
  if (kind !== undefined) return [];
  if (schema.oneOf)
    return schema.oneOf.flatMap((one) =>
      rowsAt(
        set,
        { schema: { description: says, ...resolveRef(set, { schema: one, file }).schema }, file },
        name,
      ),
    );
  if (items) {
    if (schema['x-words']) return [{ name, shown: 'words', says }];
    return entryRows(
      set,
      { schema: items, file },
      `${name}.<${schema['x-by'] ?? 'id'}>`,
      schema['x-by'] ?? 'id',
    );
  }
  if (schema.properties) return partRows(set, { schema, file }, name);
  const types = [type ?? (schema.enum || 'const' in schema ? 'string' : [])].flat();
  if (!types.some((one) => JSON_TYPES.includes(one))) return [];
  const isWord = types.includes('string');
  return [{ name, shown: isWord ? 'word' : types.includes('boolean') ? 'true or false' : 'number', says }];
}

/** Entries of a list are known by what tells them apart; where nothing does, none is a fact. */
function entryRows(set: SchemaSet, at: Located, name: string, by: string): FactRow[] {
  const entry = resolveRef(set, at);
  const { schema, file } = entry;
  const kinds = (schema.oneOf ?? [schema]).map((one) => resolveRef(set, { schema: one, file }));
  const rows = new Map<string, FactRow>();
  for (const kind of kinds) {
    if (!Object.hasOwn(kind.schema.properties ?? {}, by)) continue;
    for (const row of partRows(set, kind, name)) if (!rows.has(row.name)) rows.set(row.name, row);
  }
  // By its id it has been named.
  rows.delete(`${name}.id`);
  const { properties = {} } = schema;
  const isShared = Object.values(properties).some((one) => one['x-share']);
  const odds = 'How likely it is among the others, in per cent, without what promises add.';
  return isShared
    ? [...rows.values(), { name: `${name}.odds`, shown: 'words', says: odds }]
    : [...rows.values()];
}

function partRows(set: SchemaSet, { schema, file }: Located, name: string): FactRow[] {
  const parts = Object.entries(schema.properties ?? {});
  const given = parts.some(([, one]) => {
    const { schema: list, file: home } = resolveRef(set, { schema: one, file });
    return list['x-words'] && list.items && lasts({ schema: list.items, file: home }, set);
  });
  const rows = parts.flatMap(([key, one]) => rowsAt(set, { schema: one, file }, `${name}.${key}`));
  const says = 'For how long one has it, where that is one time.';
  return given ? [...rows, { name: `${name}.lasts`, shown: 'words', says }] : rows;
}

/** Facts by their root, with where they come from. */
export function factRows(
  set: SchemaSet,
): ReadonlyMap<string, { readonly from: string; readonly rows: FactRow[] }> {
  const schedule = { schema: { $ref: 'schedule.schema.json' }, file: CAMPAIGN };
  const blocks = Object.entries(set.get(CAMPAIGN)?.properties ?? {}).flatMap(([key, block]) => {
    const { schema } = resolveRef(set, { schema: block, file: CAMPAIGN });
    const root = schema['x-fact'];
    if (root === undefined) return [];
    const of = schema.items ? 'an entry of' : '';
    return [
      [
        root,
        {
          from: [of, code(`campaign.${key}`)].filter(Boolean).join(' '),
          rows: rowsOfBlock(set, root, schema),
        },
      ] as const,
    ];
  });
  return new Map([
    ['schedule', { from: code('schedule'), rows: rowsAt(set, schedule, 'schedule') }],
    ...blocks,
  ]);
}

const rowsOfBlock = (set: SchemaSet, root: string, schema: Schema): FactRow[] =>
  schema.items
    ? entryRows(set, { schema: schema.items, file: CAMPAIGN }, `${root}.<id>`, 'id')
    : partRows(set, { schema, file: CAMPAIGN }, root);

/** Kinds of what people do that boards, goals and tasks can count, with the key of the campaign that a kind needs. */
export const countedKinds = (): readonly {
  readonly kind: ToldKind['kind'];
  readonly unit: string;
  readonly key: string | undefined;
}[] =>
  mechanicChecks.flatMap(({ key, tells = [] }) => tells.map(({ kind, unit = '' }) => ({ kind, unit, key })));

/** Which key of the campaign a kind of what people do needs, with those that this one needs. */
function placeOf(set: SchemaSet, key: string | undefined): string {
  if (key === undefined) return 'in every campaign';
  const needs = set.get(CAMPAIGN)?.dependencies?.[key] ?? [];
  const named = needs.map((one) => code(`campaign.${one}`));
  return `with ${code(`campaign.${key}`)}${named.length === 0 ? '' : `, which needs ${named.join(' and ')}`}`;
}

const sectionOf = (root: string, { from, rows }: { from: string; rows: readonly FactRow[] }): string[] => [
  `## ${root}`,
  '',
  `From ${from}.`,
  '',
  '| fact | shown as | says |',
  '|---|---|---|',
  ...rows.map(({ name, shown, says }) => `| ${code(name)} | ${shown} | ${cell(says)} |`),
  '',
];

/** docs/facts.md: everything that a text may name of its document, and everything that can be counted. */
export function factDocs(set: SchemaSet): string {
  return [
    '<!-- Generated from schemas/ and mechanics/ by `npm run types`. Do not edit. -->',
    '# Facts of a document',
    '',
    'What texts may name of their document, in double braces: `{{ prize.halo.cost }}` ([how](expressions.md#facts)). `<id>` is the id of an',
    'entry; one with a hyphen stands in brackets, `gift["moon-carousel"].name`. A moment takes one of `date`, `fullDate`, `time` and',
    '`zone`. What the document leaves out is no fact, unless it has a default.',
    '',
    ...[...factRows(set)].flatMap(([root, one]) => sectionOf(root, one)),
    '## What people do',
    '',
    'Kinds of what people do, as `counts` of boards, goals, tasks and a recap name them ([what counts](mechanics.md#what-counts)).',
    '',
    '| fact | where | counted in |',
    '|---|---|---|',
    ...countedKinds().map(
      ({ kind, unit, key }) =>
        `| ${code(kind)} | ${placeOf(set, key)} | ${unit === '' ? 'points, or how many' : `${unit}, by ${code('"measure": "amount"')}`} |`,
    ),
    '',
  ].join('\n');
}

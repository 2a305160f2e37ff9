import { mostOf } from '../../engine/document/anywhere/limits.ts';
import { countOfPeriods, type Periodic } from '../../engine/document/anywhere/period.ts';
import type { Located, SchemaSet } from '../../engine/document/schema-set.ts';
import { resolveRef } from '../../engine/document/schema-set.ts';
import type { Limits } from '../../schemas/generated/types.gen.ts';
import { child, isObject, type Json } from '../text/pointer.ts';
import type { CampaignSpan } from './days.ts';

/** A schema of the campaign block with only what leads to points: what it earns one person, costs one, and needs. */
interface Way {
  readonly earned: boolean;
  readonly spent: boolean;
  /** Keys that a campaign with a value here has. */
  readonly needs: readonly string[];
  readonly times: number | string | undefined;
  /** Of a list, one person gets one entry at most. */
  readonly one: boolean;
  readonly properties: readonly (readonly [key: string, Way])[];
  readonly items: Way | undefined;
  /** What a key says that a document leaves out. */
  readonly defaults: Json;
}

const CAMPAIGN = 'common/campaign.schema.json';
const found = new WeakMap<SchemaSet, Way | null>();

function wayIn(set: SchemaSet, at: Located): Way | undefined {
  const { schema, file } = resolveRef(set, at);
  // Texts, pictures, steps and nodes hold no rules.
  if (schema['x-kind'] !== undefined) return undefined;
  const branches = schema.oneOf?.map((one) => resolveRef(set, { schema: one, file })) ?? [{ schema, file }];
  const all = branches.flatMap((branch) =>
    Object.entries(branch.schema.properties ?? {}).map(([key, one]) => ({ key, one, file: branch.file })),
  );
  const properties = all.flatMap(({ key, one, file }) => {
    const way = wayIn(set, { schema: one, file });
    return way ? [[key, way] as const] : [];
  });
  const items = schema.items && wayIn(set, { schema: schema.items, file });
  const { 'x-earned': earned = false, 'x-spent': spent = false, 'x-needs': needs = [] } = schema;
  if (!earned && !spent && needs.length === 0 && properties.length === 0 && !items) return undefined;
  const defaults = Object.fromEntries(all.map(({ key, one }) => [key, one.default]));
  return {
    earned,
    spent,
    needs,
    times: schema['x-times'],
    one: schema['x-one'] === true,
    properties,
    items,
    defaults,
  };
}

function wayOfCampaign(set: SchemaSet): Way | null {
  const known = found.get(set);
  if (known !== undefined) return known;
  const made = wayIn(set, { schema: { $ref: 'campaign.schema.json' }, file: CAMPAIGN }) ?? null;
  found.set(set, made);
  return made;
}

/** How often one person gets what is inside; Infinity where nothing says it. */
function timesOf(times: number | string, holder: Json, { defaults }: Way, span: CampaignSpan | null): number {
  if (typeof times === 'number') return times;
  const said = holder[times] ?? defaults[times];
  if (typeof said === 'number') return said;
  if (span === null) return Infinity;
  if (isObject(said)) return mostOf(said as unknown as Limits, { ...span, end: span.settle });
  if (typeof said !== 'string') return Infinity;
  return countOfPeriods({ ...(holder as Periodic), period: said as Periodic['period'] }, span);
}

/** The most of the campaign's points of one sort that one person comes to; Infinity where there is no end, or nothing says how often. */
function mostOfSort(
  set: SchemaSet,
  campaign: Json,
  span: CampaignSpan | null,
  isMeant: (way: Way) => boolean,
): number {
  // Null: nothing around it says how often.
  const most = (way: Way, value: unknown, often: number | null): number => {
    if (typeof value === 'number') return isMeant(way) && value > 0 ? value * (often ?? Infinity) : 0;
    if (Array.isArray(value)) {
      const { items } = way;
      const all = items ? value.map((one) => most(items, one, often)) : [];
      return way.one ? Math.max(0, ...all) : all.reduce((sum, one) => sum + one, 0);
    }
    if (!isObject(value)) return 0;
    return way.properties.reduce((sum, [key, inner]) => {
      const own = inner.times === undefined ? often : (often ?? 1) * timesOf(inner.times, value, way, span);
      return sum + most(inner, value[key], own);
    }, 0);
  };
  const way = wayOfCampaign(set);
  return way ? most(way, campaign, null) : 0;
}

/** The most of the campaign's points that one person can get, by the annotations of its blocks (`x-earned`, `x-times`, `x-one`). */
export const mostPoints = (set: SchemaSet, campaign: Json, span: CampaignSpan | null): number =>
  mostOfSort(set, campaign, span, ({ earned }) => earned);

/** The most that one person can spend (`x-spent`, `x-times`): what costs less by ten is counted as well, so it is rather more. */
export const mostSpent = (set: SchemaSet, campaign: Json, span: CampaignSpan | null): number =>
  mostOfSort(set, campaign, span, ({ spent }) => spent);

/** Something that costs points. */
export interface Price {
  /** JSON pointer of the number. */
  readonly pointer: string;
  readonly price: number;
  /** Id of what costs it; its key where it has none. */
  readonly id: string;
}

const prices = new WeakMap<Json, readonly Price[]>();

/** All that costs points (`x-spent`). */
export const pricesOf = (set: SchemaSet, campaign: Json): readonly Price[] =>
  keptOf(prices, campaign, () => findPrices(set, campaign));

/** Several rules ask the same of one campaign. */
function keptOf<Found>(all: WeakMap<Json, Found>, campaign: Json, find: () => Found): Found {
  const before = all.get(campaign);
  if (before !== undefined) return before;
  const made = find();
  all.set(campaign, made);
  return made;
}

function findPrices(set: SchemaSet, campaign: Json): Price[] {
  const all: Price[] = [];
  visit(set, campaign, ({ spent }, value, pointer, holder) => {
    if (spent && typeof value === 'number')
      all.push({ pointer, price: value, id: String(holder.id ?? pointer.split('/').at(-1)) });
  });
  return all;
}

/** Points of a reward. */
export interface Reward {
  /** JSON pointer of the number. */
  readonly pointer: string;
  readonly points: number;
}

const rewards = new WeakMap<Json, readonly Reward[]>();

/** Points that rewards give, by their JSON pointers: what is earned beside them, by a gift, may be a tally alone. */
export const rewardedPoints = (set: SchemaSet, campaign: Json): readonly Reward[] =>
  keptOf(rewards, campaign, () => findRewards(set, campaign));

function findRewards(set: SchemaSet, campaign: Json): Reward[] {
  const all: Reward[] = [];
  visit(set, campaign, ({ earned }, value, pointer, holder) => {
    if (earned && typeof value === 'number' && value > 0 && Object.hasOwn(holder, 'kind'))
      all.push({ pointer, points: value });
  });
  return all;
}

/** Keys of `campaign` where something may cost points. */
export function spendingKeys(set: SchemaSet): string[] {
  const spends = ({ spent, properties, items }: Way): boolean =>
    spent || properties.some(([, inner]) => spends(inner)) || (items !== undefined && spends(items));
  return (wayOfCampaign(set)?.properties ?? []).flatMap(([key, way]) => (spends(way) ? [key] : []));
}

/** Places whose value needs a key that the campaign has not (`x-needs`), by that key. */
export function needsOf(set: SchemaSet, campaign: Json): Map<string, string[]> {
  const missing = new Map<string, string[]>();
  const blocks = set.get(CAMPAIGN)?.dependencies ?? {};
  // What a whole block needs is told of the block.
  const told = new Set(Object.keys(campaign).flatMap((key) => blocks[key] ?? []));
  visit(set, campaign, ({ needs }, _value, pointer) => {
    for (const key of needs)
      if (!Object.hasOwn(campaign, key) && !told.has(key))
        missing.set(key, [...(missing.get(key) ?? []), pointer]);
  });
  return missing;
}

function visit(
  set: SchemaSet,
  campaign: Json,
  see: (way: Way, value: unknown, pointer: string, holder: Json) => void,
): void {
  const step = (way: Way, value: unknown, pointer: string, holder: Json): void => {
    see(way, value, pointer, holder);
    if (Array.isArray(value) && way.items)
      for (const [i, one] of value.entries()) step(way.items, one, `${pointer}/${i}`, holder);
    if (isObject(value))
      for (const [key, inner] of way.properties)
        if (value[key] !== undefined) step(inner, value[key], child(pointer, key), value);
  };
  const way = wayOfCampaign(set);
  if (way) step(way, campaign, '/campaign', campaign);
}

import { type CampaignList, campaignLists } from '../../engine/document/campaign-lists.ts';
import { type Located, resolveRef, type Schema, type SchemaSet } from '../../engine/document/schema-set.ts';
import { isObject, type Json, valueAt } from '../text/pointer.ts';

/** What a number of the campaign counts: `x-unit` of its schema. */
type Unit = string;

/** A number of a thing: one key may hold several, such as what a goal gives. */
export interface Fact {
  key: string;
  value: number;
  units: readonly Unit[];
}

/** A gift, prize or goal by its name in one language. */
export interface Thing {
  name: string;
  id: string;
  facts: readonly Fact[];
}

/** What a campaign has in one language. */
export interface Named {
  things: Thing[];
  /** Every name in lower case, the longest first. */
  names: { name: string; thing?: Thing }[];
  /** What else has a name: a board `Rose King` is not the gift `Rose`. */
  others: string[];
  /** How people count what has a stock. */
  nouns: string[];
  currency?: string;
}

/** How people name one such thing, in lower case: in whole, or, in English, by its last word. */
export function nounsOf(name: string): string[] {
  const whole = name.toLowerCase();
  const last = /^[a-z\d' -]+ ([a-z]{3,})$/.exec(whole)?.[1];
  return last === undefined ? [whole] : [whole, last];
}

/** Where a line may not end is a space like any other: a name is the same with and without it. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** What has a name, by language. */
export function namedThings(document: Json, set: SchemaSet): Map<string, Named> {
  const all = new Map<string, Named>();
  const nameIn = (names: unknown, take: (named: Named, name: string) => void) => {
    for (const [lang, text] of Object.entries(isObject(names) ? names : {})) {
      const name = typeof text === 'string' ? plain(text.trim()) : '';
      if (name.length < 2) continue;
      const named = all.get(lang) ?? { things: [], names: [], others: [], nouns: [] };
      all.set(lang, named);
      take(named, name);
    }
  };
  const lists = numbered(set);
  for (const { list, units } of lists) {
    if (units.length === 0) continue;
    for (const one of entriesOf(document, list)) {
      const facts = units.flatMap(({ key, inner, names }): Fact[] =>
        numbersAt(one[key], inner).map((value) => ({
          key: [key, ...inner.slice(0, -1)].join('.'),
          value,
          units: names,
        })),
      );
      const hasStock = factsIn(facts, ['stock']).length > 0;
      const about = { id: String(one.id), facts };
      nameIn(one.name, ({ things, nouns }, name) => {
        things.push({ name, ...about });
        if (hasStock) nouns.push(...nounsOf(name));
      });
    }
  }
  if (all.size === 0) return all;
  for (const { pointer } of unitNames(set)) {
    nameIn(valueAt(document, pointer), (named, name) => {
      named.currency = name;
      named.others.push(name);
    });
  }
  for (const { list, units } of lists) {
    if (units.length > 0) continue;
    for (const one of entriesOf(document, list)) nameIn(one.name, ({ others }, name) => others.push(name));
  }
  nameIn(document.title, ({ others }, name) => others.push(name));
  for (const named of all.values()) {
    const names = [
      ...named.things.map((thing) => ({ name: thing.name, thing })),
      ...named.others.map((name) => ({ name })),
    ].sort((a, b) => b.name.length - a.name.length);
    named.names = names.map((one) => ({ ...one, name: one.name.toLowerCase() }));
  }
  return all;
}

/** Those that are said in one of some units. */
export const factsIn = (facts: readonly Fact[], units: readonly Unit[]): Fact[] =>
  facts.filter((fact) => fact.units.some((unit) => units.includes(unit)));

/** Numbers with their keys, in words: `50, its \`cost\`, or 100, its \`gives\``. */
export const factsInWords = (facts: readonly Fact[]): string =>
  [...new Set(facts.map(({ key, value }) => `${value}, its \`${key}\``))].join(', or ');

interface NumberedList {
  list: CampaignList;
  /** `inner` leads to the number in what stands under `key`: limits, a list of rewards, or an object with such lists. */
  units: readonly { key: string; inner: readonly string[]; names: readonly Unit[] }[];
}

const known = new WeakMap<SchemaSet, NumberedList[]>();

/** The lists of a campaign with the numbers that texts may say of an entry. */
function numbered(set: SchemaSet): NumberedList[] {
  const before = known.get(set);
  if (before) return before;
  const made = campaignLists(set).map((list) => ({
    list,
    units: Object.entries(list.entry.schema.properties ?? {}).flatMap(([key, schema]) =>
      unitsIn(set, { schema, file: list.entry.file }).map((unit) => ({ key, ...unit })),
    ),
  }));
  known.set(set, made);
  return made;
}

/** What a property counts, or the limits or rewards that it holds. */
function unitsIn(set: SchemaSet, at: Located): { inner: readonly string[]; names: readonly Unit[] }[] {
  const { schema, file } = resolveRef(set, at);
  if (schema['x-unit']) return [{ inner: [], names: schema['x-unit'] }];
  if (schema['x-words'] && schema.items) {
    const item = resolveRef(set, { schema: schema.items, file }).schema;
    return (item.oneOf ?? [item]).flatMap(numbersOf);
  }
  if (schema['x-limits']) return numbersOf(schema);
  // What a thing costs in more than one way: an object with a price for each.
  return Object.entries(schema.properties ?? {}).flatMap(([key, inside]) => {
    const { schema: list } = resolveRef(set, { schema: inside, file });
    return list['x-words']
      ? unitsIn(set, { schema: inside, file }).map(({ inner, names }) => ({ inner: [key, ...inner], names }))
      : [];
  });
}

/** The numbers that an object holds, by their keys. */
const numbersOf = ({ properties = {} }: Schema): { inner: string[]; names: readonly Unit[] }[] =>
  Object.entries(properties).flatMap(([key, { 'x-unit': names }]) =>
    names ? [{ inner: [key], names }] : [],
  );

function numbersAt(value: unknown, [key, ...rest]: readonly string[]): number[] {
  if (key === undefined) return typeof value === 'number' ? [value] : [];
  const holders: unknown[] = Array.isArray(value) ? value : [value];
  return holders.flatMap((one) => (isObject(one) ? numbersAt(one[key], rest) : []));
}

function entriesOf(document: Json, { path }: CampaignList): Json[] {
  const all = valueAt(document, `/campaign/${path.join('/')}`);
  return Array.isArray(all) ? all.filter(isObject) : [];
}

/** Where blocks of the campaign say what people call the campaign's points. */
const unitNames = (set: SchemaSet): { pointer: string }[] =>
  Object.entries(set.get('common/campaign.schema.json')?.properties ?? {}).flatMap(
    ([block, { properties }]) =>
      Object.entries(properties ?? {}).flatMap(([key, schema]) =>
        schema['x-unit']?.includes('currency') ? [{ pointer: `/campaign/${block}/${key}` }] : [],
      ),
  );

/** The letter is inside a word of an alphabet with blanks between words: `Rose` in `Primrose`. */
const LETTER = /[\p{Script=Latin}\p{M}]/u;

/** A stretch begins and ends where words do; `s` may follow it. Thai and Chinese have no blanks between words. */
export function isWhole(text: string, offset: number, length: number): boolean {
  const end = offset + length;
  if (LETTER.test(text[offset] ?? '') && LETTER.test(text[offset - 1] ?? '')) return false;
  if (/\d/.test(text[offset] ?? '') && /\d/.test(text[offset - 1] ?? '')) return false;
  const rest = text.slice(end, end + 3);
  if (/\d/.test(text[end - 1] ?? '')) return !/^\d/.test(rest);
  return !LETTER.test(text[end - 1] ?? '') || !LETTER.test(rest.replace(/^(?:es|s)(?!\p{L})/u, '')[0] ?? '');
}

interface Held {
  thing: Thing;
  offset: number;
  length: number;
}

/** The things that a sentence names, the longest name first: `Rose Frame` holds no `Rose`. */
export function heldIn(sentence: string, { things, names }: Named): Held[] {
  let left = plain(sentence.toLowerCase());
  const held: Held[] = [];
  const same = (name: string, thing: Thing) =>
    things.filter((one) => one !== thing && one.name.toLowerCase() === name);
  for (const one of names) {
    const { name } = one;
    for (let at = left.indexOf(name); at >= 0; at = left.indexOf(name, at + 1)) {
      if (!isWhole(left, at, name.length)) continue;
      left = left.slice(0, at) + '\0'.repeat(name.length) + left.slice(at + name.length);
      if (!one.thing) continue;
      for (const thing of [one.thing, ...same(name, one.thing)])
        held.push({ thing, offset: at, length: name.length });
    }
  }
  return held;
}

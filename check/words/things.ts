import { isObject, type Json, valueAt } from '../text/pointer.ts';

const LISTS = ['gifts', 'exchange', 'milestones'] as const;
const FACTS = ['price', 'points', 'earns', 'cost', 'limit', 'dailyLimit', 'stock', 'at', 'reward'] as const;
export type Fact = (typeof FACTS)[number];

/** A gift, prize or goal by its name in one language. */
export interface Thing {
  name: string;
  id: string;
  list: (typeof LISTS)[number];
  facts: Readonly<Partial<Record<Fact, number>>>;
  numbers: readonly number[];
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

/** What has a name, by language. */
export function namedThings(document: Json): Map<string, Named> {
  const all = new Map<string, Named>();
  const each = (names: unknown, take: (named: Named, name: string) => void) => {
    for (const [lang, text] of Object.entries(isObject(names) ? names : {})) {
      const name = typeof text === 'string' ? text.trim() : '';
      if (name.length < 2) continue;
      const named = all.get(lang) ?? { things: [], names: [], others: [], nouns: [] };
      all.set(lang, named);
      take(named, name);
    }
  };
  for (const list of LISTS) {
    for (const one of entriesOf(document, list)) {
      const facts = Object.fromEntries(
        FACTS.flatMap((key) => (typeof one[key] === 'number' ? [[key, one[key]]] : [])),
      );
      const about = { id: String(one.id), list, facts, numbers: Object.values(facts) };
      each(one.name, ({ things, nouns }, name) => {
        things.push({ name, ...about });
        if ('stock' in facts) nouns.push(...nounsOf(name));
      });
    }
  }
  if (all.size === 0) return all;
  each(valueAt(document, '/campaign/currency/name'), (named, name) => {
    named.currency = name;
    named.others.push(name);
  });
  for (const one of entriesOf(document, 'boards')) each(one.name, ({ others }, name) => others.push(name));
  each(document.title, ({ others }, name) => others.push(name));
  for (const named of all.values()) {
    const names = [
      ...named.things.map((thing) => ({ name: thing.name, thing })),
      ...named.others.map((name) => ({ name })),
    ].sort((a, b) => b.name.length - a.name.length);
    named.names = names.map((one) => ({ ...one, name: one.name.toLowerCase() }));
  }
  return all;
}

function entriesOf(document: Json, list: string): Json[] {
  const all = valueAt(document, `/campaign/${list}`);
  return Array.isArray(all) ? all.filter(isObject) : [];
}

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
  let left = sentence.toLowerCase();
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

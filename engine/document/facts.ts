import type { ExpressionAst } from '../expression/ast.ts';
import { compileExpression, type ExpressionScope } from '../expression/compile.ts';
import { evaluate } from '../expression/evaluate.ts';
import { isIdentifier } from '../expression/identifier.ts';
import { partsOfText } from '../expression/template.ts';
import { type Language, languages, languageTag } from '../i18n/language.ts';
import { formatAmount } from '../i18n/number.ts';
import { WRITTEN } from '../i18n/written-date.ts';
import { isObject } from '../json.ts';
import { inLanguage } from './compile/pick-text.ts';
import type { ActivityDocument, TextValue } from './document.ts';
import { lastingOf, type RewardWords, rewardsInWords } from './rewards-in-words.ts';
import { type Located, resolveRef, type Schema, type SchemaSet } from './schema-set.ts';
import { branchFor } from './walk.ts';

/** Facts by their roots: `schedule`, and what the blocks of the campaign call their entries (`x-fact`). */
type Facts = Record<string, Fact>;

interface Fact {
  readonly schema: Schema;
  readonly value: unknown;
}

const closed = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** A value of the document with the schema that expressions know it by; undefined for what no text may say. */
function factOf(words: RewardWords, at: Located, value: unknown): Fact | undefined {
  const { set, lang } = words;
  const here = branchFor(set, at, value);
  if (!here || here.schema['x-private'] || here.schema['x-facts']) return undefined;
  const { schema, file } = here;
  if (schema['x-kind'] === 'text') {
    // It may not name facts itself.
    const text = inLanguage(value as TextValue, lang);
    return { schema: { type: 'string' }, value: text };
  }
  if (schema['x-kind'] === 'date') return { schema: { 'x-moment': true }, value };
  if (schema['x-kind'] !== undefined) return undefined;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string')
    return { schema: { type: typeof value }, value };
  if (Array.isArray(value)) {
    const { items } = schema;
    if (items && schema['x-words'])
      return { schema: { type: 'string' }, value: rewardsInWords(value, { schema: items, file }, words) };
    // Entries without ids may be told apart by another key.
    const by = schema['x-by'] ?? 'id';
    const entries = value.flatMap((one): [string, unknown][] =>
      typeof one?.[by] === 'string' ? [[one[by], one]] : [],
    );
    if (!items || entries.length < value.length) return undefined;
    const entry = resolveRef(words.set, { schema: items, file });
    const odds = oddsIn(entry.schema, value, lang);
    return objectOf(entries, (_, one) => withOdds(factOf(words, entry, one), odds(one)));
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const defaults = Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, unknown][] =>
    property.default === undefined || Object.hasOwn(value, name) ? [] : [[name, property.default]],
  );
  const lasts = lastingIn(words, here, value);
  return objectOf([...Object.entries(value), ...defaults, ...lasts], (name, one) => {
    const property = name === LASTS ? { type: 'string' } : schema.properties?.[name];
    return property && factOf(words, { schema: property, file }, one);
  });
}

/** Beside what says how likely an entry is among the others (`x-share`): its odds, `4.68%`. */
const ODDS = 'odds';

function oddsIn(
  { properties = {} }: Schema,
  all: readonly unknown[],
  lang: Language,
): (one: unknown) => string | undefined {
  const key = Object.keys(properties).find((one) => properties[one]?.['x-share']);
  if (key === undefined) return () => undefined;
  const weightOf = (one: unknown): number => (isObject(one) ? Number(one[key]) : 0);
  const whole = all.reduce<number>((sum, one) => sum + weightOf(one), 0);
  return (one) => (whole > 0 ? percentOf(lang).format(weightOf(one) / whole) : undefined);
}

// One that is made takes longer than all that it writes.
const percents = new Map<Language, Intl.NumberFormat>();

function percentOf(lang: Language): Intl.NumberFormat {
  const before = percents.get(lang);
  if (before) return before;
  const made = new Intl.NumberFormat(languageTag[lang], { style: 'percent', maximumFractionDigits: 4 });
  percents.set(lang, made);
  return made;
}

function withOdds(fact: Fact | undefined, odds: string | undefined): Fact | undefined {
  if (!fact || odds === undefined || !isObject(fact.value)) return fact;
  return {
    schema: closed({ ...fact.schema.properties, [ODDS]: { type: 'string' } }),
    value: { ...fact.value, [ODDS]: odds },
  };
}

/** Beside rewards: for how long all of them are had that end. */
const LASTS = 'lasts';

function lastingIn(words: RewardWords, { schema, file }: Located, value: object): [string, string][] {
  for (const [name, one] of Object.entries(value)) {
    const property = schema.properties?.[name];
    if (!property || !Array.isArray(one)) continue;
    const rewards = branchFor(words.set, { schema: property, file }, one);
    const items = rewards?.schema.items;
    if (!items || !rewards.schema['x-words']) continue;
    const lasting = lastingOf(one, { schema: items, file: rewards.file }, words);
    if (lasting !== undefined) return [[LASTS, lasting]];
  }
  return [];
}

function objectOf(
  entries: readonly (readonly [string, unknown])[],
  read: (name: string, value: unknown) => Fact | undefined,
): Fact {
  const known = entries.flatMap(([name, one]) => {
    const fact = read(name, one);
    return fact ? [[name, fact] as const] : [];
  });
  return {
    schema: closed(Object.fromEntries(known.map(([name, fact]) => [name, fact.schema]))),
    value: Object.fromEntries(known.map(([name, fact]) => [name, fact.value])),
  };
}

function factsIn(document: ActivityDocument, set: SchemaSet, lang: Language): Facts {
  const facts: Facts = {};
  const add = (name: string, at: Located, value: unknown): void => {
    const fact = factOf({ set, campaign: document.campaign, lang }, at, value);
    if (fact) facts[name] = fact;
  };
  const schedule = { schema: { $ref: 'schedule.schema.json' }, file: 'common/campaign.schema.json' };
  if (document.schedule) add('schedule', schedule, document.schedule);
  const file = 'common/campaign.schema.json';
  for (const [key, block] of Object.entries(set.get(file)?.properties ?? {})) {
    const at = branchFor(set, { schema: block, file }, document.campaign?.[key]);
    const name = at?.schema['x-fact'];
    if (at && name !== undefined && document.campaign?.[key] !== undefined)
      add(name, at, document.campaign[key]);
  }
  return facts;
}

function numbersIn(source: string, value: unknown): { source: string; value: number }[] {
  if (typeof value === 'number') return [{ source, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => numbersIn(stepTo(source, key), one));
}

function momentsIn(source: string, schema: Schema, value: unknown): { source: string; moment: string }[] {
  if (schema['x-moment']) return typeof value === 'string' ? [{ source, moment: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    momentsIn(stepTo(source, key), schema.properties?.[key] ?? {}, one),
  );
}

/** An id with a hyphen stands in brackets: with a dot it would be a difference. */
const stepTo = (source: string, key: string): string =>
  isIdentifier(key) ? `${source}.${key}` : `${source}["${key}"]`;

/** A root that facts may have. */
export interface FactRoot {
  name: string;
  /** The key of the document that it comes from. */
  of: 'schedule' | 'campaign';
  /** The key of the campaign that it comes from. */
  key?: string;
  /** What `x-ref` calls the list whose ids stand behind it, where it is a list. */
  list?: string;
}

const rootsOf = new WeakMap<SchemaSet, readonly FactRoot[]>();

export function factRoots(set: SchemaSet): readonly FactRoot[] {
  const before = rootsOf.get(set);
  if (before) return before;
  const blocks = Object.entries(set.get('common/campaign.schema.json')?.properties ?? {});
  const made: FactRoot[] = [
    { name: 'schedule', of: 'schedule' },
    ...blocks.flatMap(([key, { 'x-fact': name, 'x-list': list }]): FactRoot[] =>
      name === undefined ? [] : [{ name, of: 'campaign', key, ...(list === undefined ? {} : { list }) }],
    ),
  ];
  rootsOf.set(set, made);
  return made;
}

/** Names that texts may use beside the facts: how a moment is written. */
const FUNCTIONS = Object.keys(WRITTEN);

// Most versions of a document have the same facts: what a scope leads to (types, the library) is built once.
const known = new Map<string, ExpressionScope>();
const KEPT = 200;

/** The one object that stands for all equal scopes: what is kept of a scope holds for each of them. */
export function sharedScope(scope: ExpressionScope): ExpressionScope {
  const key = JSON.stringify(scope);
  const before = known.get(key);
  if (before) return before;
  if (known.size >= KEPT) known.clear();
  known.set(key, scope);
  return scope;
}

/**
 * What texts of a document may name of the document itself (docs/expressions.md, "Facts"): put in when a page is made, so
 * that a date or a price stands in one place.
 */
export class DocumentFacts {
  readonly #document: ActivityDocument;
  readonly #set: SchemaSet;
  readonly #byLanguage = new Map<Language, Facts>();
  #scope: ExpressionScope | undefined;
  #numbers: DocumentFacts['numbers'] | undefined;

  constructor(document: ActivityDocument, set: SchemaSet) {
    this.#document = document;
    this.#set = set;
  }

  #in(lang: Language): Facts {
    const known = this.#byLanguage.get(lang);
    if (known) return known;
    const made = factsIn(this.#document, this.#set, lang);
    this.#byLanguage.set(lang, made);
    return made;
  }

  /** Each root with the schema of its value. */
  get scope(): ExpressionScope {
    const [lang = languages[0]] = this.#byLanguage.keys();
    this.#scope ??= sharedScope(
      Object.fromEntries(Object.entries(this.#in(lang)).map(([name, one]) => [name, one.schema])),
    );
    return this.#scope;
  }

  /** Numbers of the document with the expression that names each: `milestone.first.at` and 2000. */
  get numbers(): readonly { readonly source: string; readonly value: number }[] {
    const [lang = languages[0]] = this.#byLanguage.keys();
    this.#numbers ??= Object.entries(this.#in(lang)).flatMap(([name, { value }]) => numbersIn(name, value));
    return this.#numbers;
  }

  /** Moments of the document with the expression that names each: `schedule.start`, `poll.memory.window.locks`. */
  get moments(): readonly { readonly source: string; readonly moment: string }[] {
    const [lang = languages[0]] = this.#byLanguage.keys();
    return Object.entries(this.#in(lang)).flatMap(([name, { schema, value }]) =>
      momentsIn(name, schema, value),
    );
  }

  /**
   * A text with its facts put in; what is live stays as it is written.
   * @param markdown signs that mean something there are written so that they are shown
   */
  fill(text: string, lang: Language, markdown = false): string {
    if (!text.includes('{{')) return text;
    let filled = '';
    for (const part of partsOfText(text)) {
      const fact = part.expression === undefined ? undefined : this.#write(part.expression, lang);
      // Thai writes a number apart from the word before it. Whether a fact begins with one, whoever writes the text cannot know.
      if (fact !== undefined && /[\u0e01-\u0e4e]$/.test(filled) && /^\d/.test(fact)) filled += ' ';
      filled = joined(filled, fact === undefined ? part.text : markdown ? inMarkdown(fact) : fact);
    }
    return filled;
  }

  /** A text with its facts put in, in each of the product's languages. */
  fillAll(text: TextValue): TextValue {
    if (!JSON.stringify(text).includes('{{')) return text;
    const spoken = typeof text === 'string' ? languages : (Object.keys(text) as Language[]);
    return Object.fromEntries(spoken.map((lang) => [lang, this.fill(inLanguage(text, lang), lang)]));
  }

  #write(source: string, lang: Language): string | undefined {
    if (!namesFact(source, this.scope)) return undefined;
    const fact = compileExpression(source, this.scope);
    if (!fact.ok) return undefined;
    const values = Object.fromEntries(Object.entries(this.#in(lang)).map(([name, one]) => [name, one.value]));
    const result = evaluate(written(fact.ast, values, lang), values);
    if (result.state !== 'value') return undefined;
    return typeof result.value === 'number' ? formatAmount(result.value, lang) : String(result.value);
  }
}

/** Chinese writes no blank between its own signs. Whether a fact begins or ends with one or with a digit, whoever writes the text cannot know. */
const joined = (before: string, after: string): string =>
  /\p{Script=Han}$/u.test(before) && /^ \p{Script=Han}/u.test(after)
    ? before + after.slice(1)
    : /\p{Script=Han} $/u.test(before) && /^\p{Script=Han}/u.test(after)
      ? before.slice(0, -1) + after
      : before + after;

/** A fact in Markdown is words on the line where it stands: no sign of it marks anything, and no line ends in it. */
const inMarkdown = (fact: string): string =>
  fact.replaceAll(/[^\S\u00a0]+/g, ' ').replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');

/** Puts what the functions of moments write in their place: phones never see them. */
function written(ast: ExpressionAst, values: Record<string, unknown>, lang: Language): ExpressionAst {
  if (typeof ast !== 'object' || ast === null) return ast;
  const [operator, ...operands] = ast;
  if (FUNCTIONS.includes(operator)) {
    const moment = evaluate(operands[0] ?? null, values);
    const words = moment.state === 'value' ? (WRITTEN[operator]?.(String(moment.value), lang) ?? '') : '';
    // No line ends inside of a date.
    return words.replaceAll(' ', '\u00a0');
  }
  return [operator, ...operands.map((one) => written(one, values, lang))];
}

/** Whether an expression speaks of the document itself: it names one of the facts' roots, or how a moment is written. */
export function namesFact(source: string, scope: ExpressionScope): boolean {
  const bare = source.replaceAll(/"[^"]*"|'[^']*'/g, '""');
  return [...bare.matchAll(/(?<![.\w])([A-Za-z_]\w*)/g)].some(
    ([, name = '']) => Object.hasOwn(scope, name) || FUNCTIONS.includes(name),
  );
}

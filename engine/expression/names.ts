import { WRITTEN } from '../i18n/written-date.ts';

/** A function of the language: what it takes and gives, for the checker, the library and the documentation. */
export interface FunctionSignature {
  readonly takes: readonly ('number' | 'string' | 'list')[];
  readonly gives: 'number' | 'boolean';
}

const number2 = { takes: ['number', 'number'], gives: 'number' } as const;
const number1 = { takes: ['number'], gives: 'number' } as const;
const string2 = { takes: ['string', 'string'], gives: 'boolean' } as const;

/** The functions, called as `name(...)`. `has` and `orElse` stand apart: they take a path. */
export const FUNCTIONS: Readonly<Record<string, FunctionSignature>> = {
  count: { takes: ['list'], gives: 'number' },
  min: number2,
  max: number2,
  round: number1,
  floor: number1,
  contains: string2,
  startsWith: string2,
};

/** Functions of texts alone: how a moment of the document is written. The build puts in what they give. */
export const MOMENT_FUNCTIONS: readonly string[] = Object.keys(WRITTEN);

export const PATH_FUNCTIONS: readonly string[] = ['has', 'orElse'];

/** Called on a list: `rows.exists(row, row.score > 0)`. */
export const MACROS: readonly string[] = ['exists', 'all', 'filter', 'map'];

/** Names that people bring from other languages, and what to write here. */
export const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['matches', 'regular expressions are switched off; use contains(text, part) or startsWith(text, part)'],
  ['size', 'use count(list)'],
  ['length', 'use count(list)'],
  ['len', 'use count(list)'],
  ['some', 'use list.exists(item, condition)'],
  ['every', 'use list.all(item, condition)'],
  ['includes', 'use contains(text, part), or value in list'],
  ['coalesce', 'use orElse(path, default)'],
  ['default', 'use orElse(path, default)'],
  ['string', 'numbers become text in {{ }} by themselves'],
  ['int', 'every number is a double; use floor(number) or round(number)'],
  ['double', 'every number is a double already'],
]);

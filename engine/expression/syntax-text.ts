import type { ParseError } from '@marcbachmann/cel-js';
import type { ErrorText } from './expression-error.ts';

const TOKENS: Readonly<Record<string, string>> = {
  EOF: 'the end',
  NUMBER: 'a number',
  STRING: 'a string',
  BOOLEAN: 'true or false',
  NULL: 'null',
  IDENTIFIER: 'a name',
  LPAREN: '"("',
  RPAREN: '")"',
  LBRACKET: '"["',
  RBRACKET: '"]"',
  LBRACE: '"{"',
  RBRACE: '"}"',
  DOT: '"."',
  COMMA: '","',
  COLON: '":"',
  QUESTION: '"?"',
  IN: '"in"',
  EQ: '"=="',
  NE: '"!="',
  AND: '"&&"',
  OR: '"||"',
  NOT: '"!"',
  PLUS: '"+"',
  MINUS: '"-"',
  MULTIPLY: '"*"',
  DIVIDE: '"/"',
  MODULO: '"%"',
  LT: '"<"',
  LE: '"<="',
  GT: '">"',
  GE: '">="',
};

/** Signs that other languages write, and what to write here. */
const SIGNS: Readonly<Record<string, string>> = {
  '=': 'to compare, write ==',
  '&': 'for "and", write &&',
  '|': 'for "or", write ||',
  '“': 'use straight quotes',
  '”': 'use straight quotes',
  '‘': 'use straight quotes',
  '’': 'use straight quotes',
  '；': 'an expression has no semicolon',
  '（': 'use the ASCII signs ( and )',
  '）': 'use the ASCII signs ( and )',
  '`': 'strings stand in single or double quotes',
};

/** Words that other languages write for signs. */
const WORDS: Readonly<Record<string, string>> = {
  and: 'for "and", write &&',
  or: 'for "or", write ||',
  not: 'for "not", write !',
  is: 'to compare, write ==',
  if: 'write condition ? a : b',
};

function tipFor(source: string, start: number): string | undefined {
  const [sign = ''] = source.slice(start);
  const before = source.slice(0, start);
  const word = /^\w*/.exec(source.slice(start))?.[0] ?? '';
  const wordBefore = /(\w+)\s*$/.exec(before)?.[1] ?? '';
  if (Object.hasOwn(SIGNS, sign)) return SIGNS[sign];
  if (Object.hasOwn(WORDS, word)) return WORDS[word];
  if (Object.hasOwn(WORDS, wordBefore)) return WORDS[wordBefore];
  if (sign === '.' && before.endsWith('?')) return 'orElse(path, default) reads what may be missing';
  if (/[_,]/.test(sign) && /\d$/.test(before)) return 'write numbers without separators';
  return undefined;
}

/** A parse error of the library in the words of documents. */
export function syntaxText(error: ParseError, source: string): ErrorText {
  const start = error.range?.start ?? 0;
  const limit = error.summary.startsWith('Exceeded');
  const [, wanted, met] = /^Expected (\w+), got (\w+)$/.exec(error.summary) ?? [];
  const [, unexpected] = /^Unexpected token: (\w+)$/.exec(error.summary) ?? [];
  const sign = /^(\w+|.)/su.exec(source.slice(start))?.[0] ?? '';
  const got = start >= source.length ? 'the end' : (TOKENS[met ?? unexpected ?? ''] ?? JSON.stringify(sign));
  if (limit) {
    return { rule: 'limit', message: 'the expression is too large', expected: error.summary, got: 'more' };
  }
  const [, reserved] = /^Reserved identifier: (\w+)$/.exec(error.summary) ?? [];
  if (reserved) {
    return {
      rule: 'syntax',
      message: `"${reserved}" is no word of expressions`,
      expected: 'an expression that can be read',
      got: reserved,
      tip: tipFor(source, start),
    };
  }
  const expected = wanted ? (TOKENS[wanted] ?? wanted) : unexpected ? 'a value' : 'an operator or the end';
  const own = wanted || unexpected || error.code === 'unexpected_character';
  return {
    rule: 'syntax',
    message: own ? `the expression cannot be read: expected ${expected}, got ${got}` : lower(error.summary),
    expected: own ? expected : 'an expression that can be read',
    got,
    tip: tipFor(source, start),
  };
}

function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

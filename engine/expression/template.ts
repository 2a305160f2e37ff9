import type { ExpressionAst, TextTemplate } from './ast.ts';
import { compileExpression, type ExpressionScope } from './compile.ts';
import { type ExpressionError, placeError, Refusal, type Span } from './expression-error.ts';
import { describeType, type ExpressionType } from './expression-type.ts';

/** A text ready to ship, or its first mistake with the position inside the text. */
export type CompiledTemplate =
  | { readonly ok: true; readonly template: TextTemplate; readonly reads: string[][] }
  | { readonly ok: false; readonly error: ExpressionError };

/** How a value of another kind comes into a text. */
const TIPS: Readonly<Record<string, string>> = {
  boolean: 'write condition ? "one text" : "another"',
  moment: 'write date(...), fullDate(...), time(...) or zone(...) around it',
};

/** More values than this are no help in a line. */
const MOST_NAMED = 6;

const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const BACKSLASH = 0x5c;
const OPEN = 0x7b;
const CLOSE = 0x7d;

/** Where the `}}` stands that closes an expression begun at `from`; quotes hide braces. -1 if there is none. */
function findEnd(text: string, from: number): number {
  let quote = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (quote !== 0) {
      if (sign === BACKSLASH) at++;
      else if (sign === quote) quote = 0;
    } else if (sign === QUOTE || sign === APOSTROPHE) quote = sign;
    else if (sign === CLOSE && text.charCodeAt(at + 1) === CLOSE) return at;
  }
  return -1;
}

/** The first single brace that closes, and the first pair that opens, in no quotes and before `end`; -1 if there is none. */
function strayBraces(text: string, from: number, end: number): { half: number; inner: number } {
  let quote = 0;
  let half = -1;
  let inner = -1;
  for (let at = from; at < end; at++) {
    const sign = text.charCodeAt(at);
    if (quote !== 0) {
      if (sign === BACKSLASH) at++;
      else if (sign === quote) quote = 0;
    } else if (sign === QUOTE || sign === APOSTROPHE) quote = sign;
    else if (half < 0 && sign === CLOSE) half = at;
    else if (inner < 0 && sign === OPEN && text.charCodeAt(at + 1) === OPEN) inner = at;
  }
  return { half, inner };
}

function brace(got: string, expected: string, span: Span): Refusal {
  return new Refusal(
    { rule: 'syntax', message: `the text has ${got} without ${expected}`, expected, got },
    span,
  );
}

function demandClosed(text: string, from: number, to: number): void {
  const stray = text.indexOf('}}', from);
  if (stray >= 0 && stray + 2 <= to) throw brace('"}}"', '"{{" before it', { start: stray, end: stray + 2 });
}

/** A stretch of a text: as it stands, or an expression with its braces. */
export interface TextPart {
  readonly text: string;
  /** What stands between the braces. */
  readonly expression?: string;
}

/** The parts of a text in their order; a brace without its other one is text. */
export function partsOfText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (let open = text.indexOf('{{'); open >= 0; open = text.indexOf('{{', at)) {
    const close = findEnd(text, open + 2);
    if (close < 0) break;
    if (open > at) parts.push({ text: text.slice(at, open) });
    parts.push({ text: text.slice(open, close + 2), expression: text.slice(open + 2, close) });
    at = close + 2;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** In which scope each of a text's expressions is read. */
type ScopeOf = (source: string) => ExpressionScope;

function compilePart(text: string, start: number, end: number, scopeOf: ScopeOf) {
  const source = text.slice(start, end);
  const compiled = compileExpression(source, scopeOf(source));
  if (!compiled.ok) {
    const { offset, length, line: _line, column: _column, ...error } = compiled.error;
    throw new Refusal(error, { start: start + offset, end: start + offset + length });
  }
  const { kind } = compiled.type;
  if (kind === 'string' || kind === 'number' || kind === 'any') return compiled;
  throw new Refusal(
    {
      rule: 'type',
      message: 'only a string or a number can stand in a text',
      expected: 'string or number',
      got: describeType(compiled.type),
      tip: TIPS[kind] ?? valuesOf(source.trim(), compiled.type),
    },
    { start, end },
  );
}

/** What can stand in a text of an object that cannot, by its whole name; undefined of anything else. */
function valuesOf(source: string, type: ExpressionType): string | undefined {
  if (type.kind !== 'object' || !/^[\w.]+$/.test(source)) return undefined;
  const names = [...(type.fields ?? [])]
    .filter(
      ([
        ,
        {
          type: { kind },
        },
      ]) => kind === 'string' || kind === 'number',
    )
    .map(([name]) => `${source}.${name}`);
  return names.length > 0 && names.length <= MOST_NAMED ? `write ${names.join(' or ')}` : undefined;
}

function distinct(reads: string[][]): string[][] {
  if (reads.length < 2) return reads;
  return [...new Map(reads.map((read) => [JSON.stringify(read), read])).values()];
}

/**
 * Checks a text with `{{ expression }}` at build. A text without braces stays the plain string.
 * Never throws; a `{{` or `}}` left alone is an error.
 * @param scope one for all of its expressions, or one for each
 */
export function compileTemplate(text: string, scope: ExpressionScope | ScopeOf): CompiledTemplate {
  const scopeOf: ScopeOf = typeof scope === 'function' ? scope : () => scope;
  try {
    const parts: ExpressionAst[] = [];
    const reads: string[][] = [];
    let at = 0;
    for (let open = text.indexOf('{{'); open >= 0; open = text.indexOf('{{', at)) {
      demandClosed(text, at, open);
      const close = findEnd(text, open + 2);
      if (close < 0) throw brace('"{{"', '"}}" after it', { start: open, end: open + 2 });
      // No expression has a brace: one before the pair is half of a pair that was meant.
      const { half, inner } = strayBraces(text, open + 2, close);
      if (half >= 0) throw brace('"}"', 'a second "}" after it', { start: half, end: half + 1 });
      // Nor does one begin inside of another: the first has lost its end.
      if (inner >= 0) throw brace('"{{"', '"}}" before the next "{{"', { start: open, end: open + 2 });
      if (open > at) parts.push(text.slice(at, open));
      const compiled = compilePart(text, open + 2, close, scopeOf);
      parts.push(compiled.ast);
      reads.push(...compiled.reads);
      at = close + 2;
    }
    demandClosed(text, at, text.length);
    if (at === 0) return { ok: true, template: text, reads };
    if (at < text.length) parts.push(text.slice(at));
    return { ok: true, template: { parts }, reads: distinct(reads) };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return { ok: false, error: placeError(text, thrown.text, thrown.span) };
  }
}

import type { ExpressionAst, TextTemplate } from './ast.ts';
import { compileExpression, type ExpressionScope } from './compile.ts';
import { type ExpressionError, placeError, Refusal, type Span } from './expression-error.ts';
import { describeType } from './expression-type.ts';

/** A text ready to ship, or its first mistake with the position inside the text. */
export type CompiledTemplate =
  | { readonly ok: true; readonly template: TextTemplate; readonly reads: string[][] }
  | { readonly ok: false; readonly error: ExpressionError };

/** Where the `}}` stands that closes an expression begun at `from`; quotes hide braces. -1 if there is none. */
function findEnd(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (quote !== '') {
      if (sign === '\\') at++;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '}' && text[at + 1] === '}') return at;
  }
  return -1;
}

function brace(got: string, expected: string, span: Span): Refusal {
  return new Refusal(
    { rule: 'syntax', message: `the text has ${got} without ${expected}`, expected, got },
    span,
  );
}

function demandClosed(text: string, from: number, to: number): void {
  const stray = text.slice(from, to).indexOf('}}');
  if (stray >= 0) throw brace('"}}"', '"{{" before it', { start: from + stray, end: from + stray + 2 });
}

function compilePart(text: string, start: number, end: number, scope: ExpressionScope) {
  const compiled = compileExpression(text.slice(start, end), scope);
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
      tip: kind === 'boolean' ? 'write condition ? "one text" : "another"' : undefined,
    },
    { start, end },
  );
}

/**
 * Checks a text with `{{ expression }}` at build. A text without braces stays the plain string.
 * Never throws; a `{{` or `}}` left alone is an error.
 */
export function compileTemplate(text: string, scope: ExpressionScope): CompiledTemplate {
  try {
    const parts: ExpressionAst[] = [];
    const reads: string[][] = [];
    let at = 0;
    for (let open = text.indexOf('{{'); open >= 0; open = text.indexOf('{{', at)) {
      demandClosed(text, at, open);
      const close = findEnd(text, open + 2);
      if (close < 0) throw brace('"{{"', '"}}" after it', { start: open, end: open + 2 });
      if (open > at) parts.push(text.slice(at, open));
      const compiled = compilePart(text, open + 2, close, scope);
      parts.push(compiled.ast);
      reads.push(...compiled.reads);
      at = close + 2;
    }
    demandClosed(text, at, text.length);
    if (at === 0) return { ok: true, template: text, reads };
    if (at < text.length) parts.push(text.slice(at));
    const distinct = new Map(reads.map((read) => [JSON.stringify(read), read]));
    return { ok: true, template: { parts }, reads: [...distinct.values()] };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return { ok: false, error: placeError(text, thrown.text, thrown.span) };
  }
}

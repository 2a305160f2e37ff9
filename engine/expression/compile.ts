import { type Environment, ParseError } from '@marcbachmann/cel-js';
import type { ExpressionAst } from './ast.ts';
import { checkPart } from './check-part.ts';
import { check } from './checker.ts';
import { type ErrorText, type ExpressionError, placeError, Refusal, type Span } from './expression-error.ts';
import type { ExpressionType } from './expression-type.ts';
import { createTypedLibrary, parseFriendly } from './library.ts';
import { EXPRESSION_LIMITS } from './limits.ts';
import { type ExpressionSchema, ScopeError, toType } from './schema-type.ts';
import { syntaxText } from './syntax-text.ts';

export type { ExpressionError, ExpressionRule } from './expression-error.ts';
export { describeType, type ExpressionType } from './expression-type.ts';
export type { ExpressionSchema } from './schema-type.ts';

/** What an expression may name where it stands: each root with the JSON Schema of its value. */
export type ExpressionScope = Readonly<Record<string, ExpressionSchema>>;

/** The checked expression, or its first mistake. */
export type CompiledExpression =
  | {
      readonly ok: true;
      readonly ast: ExpressionAst;
      readonly type: ExpressionType;
      /** The paths it reads, from the root to the last name before an index: `["data", "board", "rows"]`. */
      readonly reads: string[][];
    }
  | { readonly ok: false; readonly error: ExpressionError };

interface PreparedScope {
  readonly roots: ReadonlyMap<string, ExpressionType>;
  readonly library: Environment;
  /** What was compiled in it, by source. */
  readonly compiled: Map<string, CompiledExpression>;
}

// An editor that stays open must not keep every expression that was ever half typed.
const KEPT = 10_000;

// A document compiles many expressions in one scope; its types and the library's registry are built once.
const prepared = new WeakMap<ExpressionScope, PreparedScope>();

function prepare(scope: ExpressionScope): PreparedScope {
  const known = prepared.get(scope);
  if (known) return known;
  const roots = new Map(Object.entries(scope).map(([name, schema]) => [name, toType(schema)]));
  const made = { roots, library: createTypedLibrary(roots), compiled: new Map() };
  prepared.set(scope, made);
  return made;
}

/** A path that another one continues says nothing of its own. */
function distinctReads(reads: readonly string[][]): string[][] {
  const keys = new Map(reads.map((read) => [JSON.stringify(read).slice(0, -1), read]));
  const all = [...keys.keys()];
  return [...keys]
    .filter(([key]) => !all.some((other) => other.startsWith(`${key},`)))
    .map(([, read]) => read);
}

function refusalOf(thrown: unknown, source: string): { text: ErrorText; span: Span } {
  const whole = { start: 0, end: source.length };
  if (thrown instanceof Refusal) return thrown;
  if (thrown instanceof ParseError) {
    return { text: syntaxText(thrown, source), span: thrown.range ?? whole };
  }
  const got = thrown instanceof Error ? thrown.message : 'an unknown failure';
  const text: ErrorText =
    thrown instanceof ScopeError
      ? {
          rule: 'scope',
          message: 'a name here has a schema that cannot be used',
          expected: 'a usable schema',
          got,
        }
      : { rule: 'limit', message: 'the expression cannot be checked', expected: 'a simpler expression', got };
  return { text, span: whole };
}

function demandLength(source: string): void {
  if (source.length <= EXPRESSION_LIMITS.characters && source.trim() !== '') return;
  const isEmpty = source.trim() === '';
  throw new Refusal(
    {
      rule: isEmpty ? 'syntax' : 'limit',
      message: isEmpty ? 'the expression is empty' : 'the expression is too long',
      expected: isEmpty ? 'an expression' : `at most ${EXPRESSION_LIMITS.characters} characters`,
      got: isEmpty ? 'nothing' : `${source.length}`,
    },
    isEmpty ? { start: 0, end: source.length } : { start: EXPRESSION_LIMITS.characters, end: source.length },
  );
}

/** Our checker speaks first; what the library refuses beyond it is refused too. */
function demandLibrary(library: Environment, source: string): void {
  const judged = parseFriendly(library, source).check();
  if (judged.valid) return;
  const text: ErrorText = {
    rule: 'type',
    message: judged.error?.summary ?? 'the expression does not fit together',
    expected: 'an expression whose parts fit',
    got: source.slice(0, 80),
  };
  throw new Refusal(text, judged.error?.range ?? { start: 0, end: source.length });
}

/**
 * Checks an expression at build and makes what ships to phones. Closed world: a name, field, function or enum value
 * that does not exist is an error with the nearest one that does.
 *
 * Never throws. The same scope object should be passed for all expressions of one place: what it leads to is kept, and each
 * expression is compiled once in it. What is returned is shared, and not to be changed.
 */
export function compileExpression(source: string, scope: ExpressionScope): CompiledExpression {
  try {
    demandLength(source);
    const { roots, library, compiled } = prepare(scope);
    const known = compiled.get(source);
    if (known) return known;
    const made = compileIn(source, roots, library);
    if (compiled.size >= KEPT) compiled.clear();
    compiled.set(source, made);
    return made;
  } catch (thrown) {
    return refused(thrown, source);
  }
}

function compileIn(source: string, roots: PreparedScope['roots'], library: Environment): CompiledExpression {
  try {
    const reads: string[][] = [];
    const context = { roots, locals: [], known: new Set<string>(), depth: 0, reads, visit: checkPart };
    const { ast, type } = check(library.parse(source).ast, context);
    demandLibrary(library, source);
    return { ok: true, ast, type, reads: distinctReads(reads) };
  } catch (thrown) {
    return refused(thrown, source);
  }
}

function refused(thrown: unknown, source: string): CompiledExpression {
  const { text, span } = refusalOf(thrown, source);
  return { ok: false, error: placeError(source, text, span) };
}

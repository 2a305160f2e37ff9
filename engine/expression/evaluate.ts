import type { ExpressionAst, ExpressionNode, ScopeValues } from './ast.ts';
import { fail, OPERATORS } from './operators.ts';

/** Stands in a scope for a value that has not arrived yet. */
export const PENDING: unique symbol = Symbol('pending');

/** What an expression came to. Whoever asks about visibility treats everything but `value` as hidden. */
export type Evaluation =
  | { readonly state: 'value'; readonly value: unknown }
  | { readonly state: 'pending' }
  | { readonly state: 'error'; readonly message: string };

type Locals = readonly unknown[];

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : fail('not a list'));
const truth = (value: unknown): boolean => (typeof value === 'boolean' ? value : fail('not a boolean'));

/** `&&`, `||`, `all`, `exists`: the winner decides beside an error; what is pending may still decide, so it outranks errors. */
function decide<Part>(winner: boolean, parts: readonly Part[], judge: (part: Part) => unknown): boolean {
  let signal: unknown;
  for (const part of parts) {
    try {
      if (truth(judge(part)) === winner) return winner;
    } catch (thrown) {
      if (signal !== PENDING) signal = thrown;
    }
  }
  if (signal) throw signal;
  return !winner;
}

/** An own property of an object, or an own item of a list; undefined for anything else. */
function own(holder: unknown, key: unknown): unknown {
  if (typeof holder !== 'object' || holder === null) return;
  if (Array.isArray(holder) !== (typeof key === 'number')) return;
  const value = Object.hasOwn(holder, key as PropertyKey)
    ? (holder as Record<PropertyKey, unknown>)[key as PropertyKey]
    : undefined;
  if (value === PENDING) throw PENDING;
  return value;
}

function run(ast: ExpressionAst, scope: ScopeValues, locals: Locals): unknown {
  if (typeof ast !== 'object' || ast === null) return ast;
  const [operator, a = null, b = null, c] = ast;
  const go = (operand: ExpressionAst) => run(operand, scope, locals);
  const each = (item: unknown) => run(b, scope, [...locals, item]);

  /** Reads a root, field or item. A lenient reading gives undefined when any step of the path is missing. */
  const read = ([kind, from = null, key = null]: ExpressionNode, lenient: boolean): unknown => {
    if (kind === '$') return own(typeof from === 'number' ? locals : scope, from);
    const holder = lenient ? read(from as ExpressionNode, true) : go(from);
    return own(holder, kind === '@' ? OPERATORS.index?.(go(key)) : key);
  };

  switch (operator) {
    case '$':
    case '.':
    case '@': {
      const value = read(ast, false);
      const nullable = operator === '$' ? b : c;
      return value === undefined || (value === null && !nullable) ? fail('missing value') : value;
    }
    case '??':
      return read(a as ExpressionNode, true) ?? go(b);
    case 'has': {
      const [, holder = null, key = null] = a as ExpressionNode;
      const value = go(holder);
      return typeof value === 'object' ? own(value, key) !== undefined : fail('not an object');
    }
    case '[]':
      return ast.slice(1).map((item) => go(item as ExpressionAst));
    case '?:':
      return go(truth(go(a)) ? b : (c as ExpressionAst));
    case '&&':
    case '||':
      return decide(operator === '||', ast.slice(1) as ExpressionAst[], go);
    case 'all':
    case 'exists':
      return decide(operator === 'exists', list(go(a)), each);
    case 'map':
      return list(go(a)).map(each);
    case 'filter':
      return list(go(a)).filter((item) => truth(each(item)));
    case 'in':
      return list(go(b)).includes(go(a));
    case 'count':
      return list(go(a)).length;
    case '!':
      return !truth(go(a));
  }
  return Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator]?.(go(a), go(b)) : fail('unknown operator');
}

/**
 * Evaluates a checked expression on the phone. Never throws; reads own properties alone, so that nothing of a
 * prototype is in reach.
 */
export function evaluate(ast: ExpressionAst, scope: ScopeValues): Evaluation {
  try {
    return { state: 'value', value: run(ast, scope, []) };
  } catch (signal) {
    if (signal === PENDING) return { state: 'pending' };
    return { state: 'error', message: typeof signal === 'string' ? signal : 'cannot be evaluated' };
  }
}

import type { ExpressionAst, ExpressionNode } from '../../engine/expression/ast.ts';

/** What the named roots of a document may be. */
export interface Possibilities {
  /** `settling` is none without its date. */
  phases: readonly string[];
  /** Days of the campaign; 0 where it has no dates. */
  days: number;
  languages: readonly string[];
  /** Allowed values of a state key; undefined where they are not few. */
  state: (key: string) => readonly unknown[] | undefined;
}

/** How a condition comes out over everything that the page may be. */
export type Verdict = 'never' | 'always' | 'depends' | 'unknown';

// A condition of more cases is not judged: documents ask for two or three things at once.
const MOST_CASES = 20_000;
const COMPARISONS = new Set(['==', '!=', '<', '<=', '>', '>=']);
const LOGIC = new Set(['&&', '||']);

const isNode = (ast: ExpressionAst): ast is ExpressionNode => Array.isArray(ast);
const literalOf = (ast: ExpressionAst): unknown => (isNode(ast) ? undefined : ast);

/** Things that a condition asks about, by how they are written, each with the values that make a difference. */
class Terms {
  readonly values = new Map<string, Set<unknown>>();
  readonly #possible: Possibilities;

  constructor(possible: Possibilities) {
    this.#possible = possible;
  }

  /** All values that a root of the document has; undefined for what only an answer or the address knows. */
  known(ast: ExpressionAst): readonly unknown[] | undefined {
    if (!isNode(ast)) return undefined;
    const [operator, a = null, b = null] = ast;
    if (operator === '$') {
      if (a === 'phase') return this.#possible.phases;
      if (a === 'day') return this.#possible.days > 0 ? range(this.#possible.days) : undefined;
      if (a === 'lang') return this.#possible.languages;
      if (a === 'signedIn' || a === 'inApp' || a === 'overseas') return [true, false];
    }
    if (operator === '.' && isNode(a) && a[0] === '$' && a[1] === 'state')
      return this.#possible.state(String(b));
    return undefined;
  }

  add(ast: ExpressionAst, values: readonly unknown[]): void {
    const key = JSON.stringify(ast);
    const set = this.values.get(key) ?? new Set();
    this.values.set(key, set);
    for (const value of this.known(ast) ?? values) set.add(value);
  }
}

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** Values around a literal: those on which a comparison with it can change. */
function around(literal: unknown): unknown[] {
  if (typeof literal === 'number') return [literal - 1, literal - 0.5, literal, literal + 0.5, literal + 1];
  if (typeof literal === 'string') return [literal, `${literal}\u0000`, ''];
  return [literal, true, false];
}

/** Collects what a condition asks about. What is no comparison with a literal may be true or false by itself. */
function collect(ast: ExpressionAst, terms: Terms): void {
  if (!isNode(ast)) return;
  const [operator, a = null, b = null, c = null] = ast;
  if (LOGIC.has(operator)) for (const one of ast.slice(1) as ExpressionAst[]) collect(one, terms);
  else if (operator === '!') collect(a, terms);
  else if (operator === '?:') for (const one of [a, b, c]) collect(one, terms);
  else if (COMPARISONS.has(operator) && isNode(a) !== isNode(b)) {
    terms.add(isNode(a) ? a : b, around(literalOf(isNode(a) ? b : a)));
  } else if (COMPARISONS.has(operator) && terms.known(a) && terms.known(b)) {
    terms.add(a, []);
    terms.add(b, []);
  } else if (
    operator === 'in' &&
    isNode(a) &&
    isNode(b) &&
    b[0] === '[]' &&
    b.slice(1).every((one) => !isNode(one as ExpressionAst))
  ) {
    terms.add(a, [...b.slice(1).flatMap((one) => around(one)), '\u0000']);
  } else if (!COMPARISONS.has(operator) || isNode(a) || isNode(b)) terms.add(ast, [true, false]);
}

function evaluate(ast: ExpressionAst, values: ReadonlyMap<string, unknown>): unknown {
  if (!isNode(ast)) return ast;
  const key = JSON.stringify(ast);
  if (values.has(key)) return values.get(key);
  const [operator, a = null, b = null, c = null] = ast;
  const go = (one: ExpressionAst) => evaluate(one, values);
  const all = ast.slice(1) as ExpressionAst[];
  switch (operator) {
    case '&&':
      return all.every((one) => go(one) === true);
    case '||':
      return all.some((one) => go(one) === true);
    case '!':
      return go(a) !== true;
    case '?:':
      return go(go(a) === true ? b : c);
    case '==':
      return go(a) === go(b);
    case '!=':
      return go(a) !== go(b);
    case 'in':
      return isNode(b) && b.slice(1).includes(go(a) as never);
  }
  const [left, right] = [go(a), go(b)] as [number, number];
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  if (operator === '>') return left > right;
  return left >= right;
}

/** A day and a phase that cannot be at once: before the start it is the first day, after the end the last one. */
function isPossible(values: ReadonlyMap<string, unknown>, { days }: Possibilities): boolean {
  const [phase, day] = [values.get('["$","phase"]'), values.get('["$","day"]')];
  if (phase === undefined || day === undefined) return true;
  if (phase === 'preview') return day === 1;
  return phase === 'live' || day === days;
}

/** Whether conditions that must hold at once ever do, over everything that the page may be. */
export function judgeConditions(conditions: readonly ExpressionAst[], possible: Possibilities): Verdict {
  const terms = new Terms(possible);
  for (const one of conditions) collect(one, terms);
  const names = [...terms.values.keys()];
  const sets = names.map((name) => [...(terms.values.get(name) ?? [])]);
  const cases = sets.reduce((product, set) => product * set.length, 1);
  if (cases > MOST_CASES) return 'unknown';
  let held = 0;
  let met = 0;
  for (let number = 0; number < cases; number++) {
    let rest = number;
    const values = new Map<string, unknown>();
    for (const [i, set] of sets.entries()) {
      values.set(names[i] ?? '', set[rest % set.length]);
      rest = Math.floor(rest / set.length);
    }
    if (!isPossible(values, possible)) continue;
    met++;
    if (conditions.every((one) => evaluate(one, values) === true)) held++;
    if (held > 0 && held < met) return 'depends';
  }
  return held === 0 ? 'never' : held === met ? 'always' : 'depends';
}

// By turns, 10 s: evaluates thousands of expressions twice.
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExpressionAst } from './ast.ts';
import { compileExpression } from './compile.ts';
import { type Evaluation, evaluate, PENDING, type ScopeValues } from './index.ts';
import { createOpenLibrary, parseFriendly } from './library.ts';
import { RANDOM_SCOPE, randomExpression, randomValues } from './testing-expressions.ts';

type Evaluator = (ast: ExpressionAst, scope: ScopeValues) => Evaluation;

const CASES = 9000;
const SEED = 20250520;
const library = createOpenLibrary(Object.keys(RANDOM_SCOPE));
const samples = fc.sample(fc.tuple(randomExpression, randomValues), { numRuns: CASES, seed: SEED });

function libraryEvaluation(source: string, values: ScopeValues): Evaluation {
  try {
    return { state: 'value', value: parseFriendly(library, source)({ ...values }) };
  } catch (error) {
    return { state: 'error', message: String(error) };
  }
}

/** JSON has one zero, so do we. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a === b || (Number.isNaN(a) && Number.isNaN(b));
  return isDeepStrictEqual(a, b);
}

function agrees(ours: Evaluation, theirs: Evaluation): boolean {
  if (ours.state === 'value' && theirs.state === 'value') return same(ours.value, theirs.value);
  return ours.state === theirs.state;
}

/** The checked tree of each sample as a phone gets it; samples over the bounds or with a closed value are left out. */
const compiled = samples.flatMap(([source, values]) => {
  const result = compileExpression(source, RANDOM_SCOPE);
  if (result.ok) {
    const ast: ExpressionAst = JSON.parse(JSON.stringify(result.ast));
    return [{ source, values, ast, kind: result.type.kind }];
  }
  if (result.error.rule === 'limit' || result.error.rule === 'unknown-value') return [];
  throw new Error(`refused: ${source}: ${JSON.stringify(result.error)}`);
});

function disagreements(evaluator: Evaluator): string[] {
  return compiled.flatMap(({ source, values, ast }) => {
    const ours = evaluator(ast, values);
    const theirs = libraryEvaluation(source, values);
    return agrees(ours, theirs)
      ? []
      : [`${source}\n${JSON.stringify(values)}\n${show(ours)}\n${show(theirs)}`];
  });
}

const show = (evaluation: Evaluation) => JSON.stringify(evaluation);

/** Puts another operator in every place of one. */
function swap(ast: ExpressionAst, from: string, to: string): ExpressionAst {
  if (typeof ast !== 'object' || ast === null) return ast;
  const [operator, ...operands] = ast;
  return [operator === from ? to : operator, ...operands.map((operand) => swap(operand, from, to))];
}

describe('the interpreter of the phone and the library', () => {
  test('agree on at least 5,000 random expressions', () => {
    expect(disagreements(evaluate).slice(0, 3)).toEqual([]);
    const failed = compiled.filter(({ ast, values }) => evaluate(ast, values).state === 'error').length;
    const distinct = new Set(compiled.map(({ source }) => source)).size;
    console.info(
      `agreement: ${compiled.length} cases, ${distinct} expressions, ${failed} cases fail in both`,
    );
    expect(distinct).toBeGreaterThanOrEqual(5000);
    // A comparison in which hardly anything fails, or all does, would say little.
    expect(failed / compiled.length).toBeGreaterThan(0.05);
    expect(failed / compiled.length).toBeLessThan(0.6);
  });

  test.each([
    ['<', '<='],
    ['>', '>='],
    ['&&', '||'],
    ['all', 'exists'],
    ['+', '-'],
    ['/', '*'],
    ['round', 'floor'],
    ['contains', 'startsWith'],
    ['==', '!='],
    ['min', 'max'],
  ])('an evaluator that takes %s for %s is found out', (from, to) => {
    const broken: Evaluator = (ast, scope) => evaluate(swap(ast, from, to), scope);
    expect(disagreements(broken).length).toBeGreaterThan(0);
  });

  test('an evaluator that does not absorb errors beside a deciding operand is found out', () => {
    const broken: Evaluator = (ast, scope) => {
      if (typeof ast === 'object' && ast?.[0] === '||') {
        const parts = ast.slice(1).map((part) => evaluate(part as ExpressionAst, scope));
        return parts.find((part) => part.state === 'error') ?? evaluate(ast, scope);
      }
      return evaluate(ast, scope);
    };
    expect(disagreements(broken).length).toBeGreaterThan(0);
  });

  test('what the checker accepts never meets a value of the wrong kind', () => {
    const messages = new Set<string>();
    for (const { source, values, ast, kind } of compiled) {
      const result = evaluate(ast, values);
      if (result.state === 'error') messages.add(result.message);
      if (result.state !== 'value') continue;
      expect(Array.isArray(result.value) ? 'list' : typeof result.value, source).toBe(kind);
    }
    expect([...messages].sort()).toEqual([
      'division by zero',
      'index is not a whole number',
      'missing value',
    ]);
  });

  test('one letter more in any name is refused, and the right name is named', () => {
    const names =
      /\b(phase|signedIn|index|data|board|total|tags|rows|name|score|won|gift|me|rank|gap|count|orElse|has)\b/g;
    let planted = 0;
    let named = 0;
    for (const { source } of compiled.slice(0, 1500)) {
      const places = [...source.matchAll(names)];
      const place = places[planted % Math.max(1, places.length)];
      if (!place) continue;
      const at = place.index + place[0].length;
      const result = compileExpression(`${source.slice(0, at)}q${source.slice(at)}`, RANDOM_SCOPE);
      if (!result.ok && result.error.rule === 'limit') continue;
      planted++;
      if (result.ok) throw new Error(`accepted ${place[0]}q in ${source}`);
      expect(result.error.offset, source).toBe(place.index);
      if (result.error.nearest === place[0]) named++;
    }
    console.info(
      `closed world: ${planted} misspelt names, all refused in place, ${named} with the right name`,
    );
    expect(planted).toBeGreaterThan(500);
    expect(named / planted).toBeGreaterThan(0.95);
  });

  test('what is known while a source is pending stays true whatever arrives', () => {
    let decided = 0;
    for (const { source, values, ast } of compiled) {
      const early = evaluate(ast, { ...values, data: { ...values.data, board: PENDING } });
      if (early.state === 'pending') continue;
      if (ast !== null && typeof ast === 'object' && source.includes('data.board')) decided++;
      expect(agrees(early, evaluate(ast, values)), source).toBe(true);
    }
    expect(decided).toBeGreaterThan(100);
  });
});

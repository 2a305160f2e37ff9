import type { ASTNode } from '@marcbachmann/cel-js';
import type { ExpressionAst } from './ast.ts';
import { type Checked, type Context, check, demand, isName, refuse } from './checker.ts';
import { BOOLEAN, describeType, type ExpressionType, NUMBER, STRING } from './expression-type.ts';
import { learn, pathKey } from './guards.ts';
import { nearestName } from './nearest.ts';

type OperatorNode = Exclude<
  ASTNode,
  { op: 'value' | 'id' | 'call' | 'rcall' | 'list' | 'map' | '?:' | '.' | '.?' | '[]' | '[?]' | '!_' | '-_' }
>;

const isScalar = ({ kind }: ExpressionType) => kind !== 'list' && kind !== 'object';
const isOpen = ({ kind }: ExpressionType) => kind === 'any' || kind === 'none';

/** A typo in a value of a closed set would silently never match. */
function demandShared(a: ASTNode, left: ExpressionType, b: ASTNode, right: ExpressionType): void {
  const bothLiteral = a.op === 'value' && b.op === 'value';
  if (!left.values || !right.values || bothLiteral) return;
  if (left.values.some((value) => right.values?.includes(value))) return;
  const swapped = a.op === 'value';
  const [known, typo] = swapped ? [b, a] : [a, b];
  const names = ((swapped ? right : left).values ?? []).map(String);
  const literal = typo.op === 'value' ? typo.args : undefined;
  const got = literal === undefined ? describeType(swapped ? left : right) : String(literal);
  const shown = typeof literal === 'string' ? JSON.stringify(literal) : got;
  refuse(typo, {
    rule: 'unknown-value',
    message: `"${known.input.slice(known.start, known.end)}" is never ${shown}`,
    expected: names.join(', '),
    got,
    nearest: nearestName(got, names),
  });
}

function demandComparable(a: ASTNode, left: ExpressionType, b: ASTNode, right: ExpressionType): void {
  for (const [node, type] of [
    [a, left],
    [b, right],
  ] as const) {
    if (isScalar(type)) continue;
    refuse(node, {
      rule: 'type',
      message: 'only numbers, strings and booleans are compared',
      expected: 'number, string or boolean',
      got: describeType(type),
      tip:
        type.kind === 'list'
          ? 'compare count(list), or use list.exists(item, condition)'
          : 'compare a field of it',
    });
  }
  if (left.kind === right.kind || isOpen(left) || isOpen(right)) {
    demandShared(a, left, b, right);
    return;
  }
  refuse(b, {
    rule: 'type',
    message: 'the two sides are of different kinds and never equal',
    ...(meant(left, b) ?? { expected: left.kind }),
    got: describeType(right),
  });
}

/** What a literal of another kind most likely means: `'2'` the number 2, and 2 the word `2` where that is one of the values. */
function meant({ kind, values }: ExpressionType, other: ASTNode) {
  const literal: unknown = other.op === 'value' ? other.args : undefined;
  if (kind === 'number' && typeof literal === 'string' && /^-?\d{1,9}$/.test(literal))
    return { expected: 'a number, without quotes', nearest: literal };
  if (kind !== 'string' || literal === undefined || values === undefined) return undefined;
  const words = values.map((one) => JSON.stringify(one));
  return {
    expected: words.join(', '),
    nearest: words.find((one) => one === JSON.stringify(String(literal))),
  };
}

/** `path != null` and `path == null`: the one place where null may be met. */
function checkNullComparison(node: OperatorNode, other: ASTNode, context: Context): Checked {
  // Asking twice is harmless: the answer to the first question is forgotten here.
  const asked = `value:${pathKey(other)}`;
  const known = new Set([...context.known].filter((one) => one !== asked));
  const checked = context.visit(other, { ...context, known });
  if (!checked.type.nullable && !isOpen(checked.type)) {
    refuse(other, {
      rule: 'type',
      message: `"${other.input.slice(other.start, other.end)}" is never null`,
      expected: 'a value that may be null',
      got: describeType(checked.type),
      tip: 'leave the comparison out',
    });
  }
  return { ast: [node.op, checked.ast, null], type: BOOLEAN };
}

/** `phase == live`: a value of a closed set that lost its quotes. */
function refuseBareWord(word: ASTNode, other: ASTNode, context: Context): void {
  if (word.op !== 'id' || isName(word.args, context) || (other.op === 'id' && !isName(other.args, context)))
    return;
  const values = context.visit(other, context).type.values ?? [];
  if (!values.includes(word.args)) return;
  refuse(word, {
    rule: 'unknown-name',
    message: `there is no name "${word.args}" here`,
    expected: values.map((value) => JSON.stringify(value)).join(', '),
    got: word.args,
    nearest: `"${word.args}"`,
    tip: `strings stand in quotes: "${word.args}"`,
  });
}

function checkEquality(node: OperatorNode, context: Context): Checked {
  const [a, b] = node.args;
  if (b.op === 'value' && b.args === null) return checkNullComparison(node, a, context);
  if (a.op === 'value' && a.args === null) return checkNullComparison(node, b, context);
  refuseBareWord(a, b, context);
  refuseBareWord(b, a, context);
  const left = check(a, context);
  const right = check(b, context);
  demandComparable(a, left.type, b, right.type);
  return { ast: [node.op, left.ast, right.ast], type: BOOLEAN };
}

function checkMembership(node: OperatorNode, context: Context): Checked {
  const [a, b] = node.args;
  const left = check(a, context);
  const right = check(b, context);
  if (right.type.kind === 'string') {
    refuse(b, {
      rule: 'type',
      message: '"in" looks into a list',
      expected: 'list',
      got: describeType(right.type),
      tip: 'for a part of a text use contains(text, part)',
    });
  }
  demand(b, right, 'list', 'what follows "in"');
  if (b.op === 'list') {
    for (const item of b.args)
      demandComparable(a, left.type, item, check(item, { ...context, reads: [] }).type);
  } else if (right.type.item) {
    demandComparable(a, left.type, b, right.type.item);
  }
  return { ast: ['in', left.ast, right.ast], type: BOOLEAN };
}

/** The operands of a chain of one logical operator, each checked knowing what the ones before came to. */
function checkLogical(node: OperatorNode, context: Context): Checked {
  const [a, b] = node.args;
  const left = check(a, context);
  demand(a, left, 'boolean', `what stands before "${node.op}"`);
  const right = check(b, { ...context, known: learn(context.known, a, node.op === '&&') });
  demand(b, right, 'boolean', `what follows "${node.op}"`);
  const { ast } = left;
  const chained = typeof ast === 'object' && ast?.[0] === node.op;
  const before = chained ? (ast.slice(1) as ExpressionAst[]) : [ast];
  return { ast: [node.op, ...before, right.ast], type: BOOLEAN };
}

const ORDERS: readonly string[] = ['<', '<=', '>', '>='];

/** `2025-05-20` would be read as two subtractions. */
function refuseDate(node: OperatorNode): void {
  const text = node.input.slice(node.start, node.end);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return;
  refuse(node, {
    rule: 'type',
    message: 'a date is not a value of the language',
    expected: 'a number',
    got: text,
    tip: 'ask for the phase, or compare now with milliseconds',
  });
}

function checkArithmetic(node: OperatorNode, context: Context): Checked {
  refuseDate(node);
  const [a, b] = node.args;
  const left = check(a, context);
  const right = check(b, context);
  const orders = ORDERS.includes(node.op);
  const textual = orders || node.op === '+';
  const first = isOpen(left.type) ? right.type.kind : left.type.kind;
  const kind = textual && first === 'string' ? 'string' : 'number';
  const mixed = [left, right].some(({ type }) => type.kind === 'string');
  for (const [part, checked] of [
    [a, left],
    [b, right],
  ] as const) {
    if (checked.type.kind === kind || isOpen(checked.type)) continue;
    refuse(part, {
      rule: 'type',
      message: `"${node.op}" takes two numbers${textual ? ' or two strings' : ''}`,
      expected: kind,
      got: describeType(checked.type),
      tip: node.op === '+' && mixed ? 'in a text write {{ a }}{{ b }}' : undefined,
    });
  }
  const open = isOpen(left.type) && isOpen(right.type) && node.op === '+';
  const type = orders ? BOOLEAN : open ? left.type : kind === 'string' ? STRING : NUMBER;
  return { ast: [node.op, left.ast, right.ast], type };
}

/** Checks an operator with two operands. */
export function checkOperator(node: OperatorNode, context: Context): Checked {
  if (node.op === '&&' || node.op === '||') return checkLogical(node, context);
  if (node.op === '==' || node.op === '!=') return checkEquality(node, context);
  return node.op === 'in' ? checkMembership(node, context) : checkArithmetic(node, context);
}

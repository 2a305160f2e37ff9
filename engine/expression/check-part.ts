import type { ASTNode } from '@marcbachmann/cel-js';
import { checkCall, checkMacro } from './check-call.ts';
import { checkOperator } from './check-operator.ts';
import { checkPath } from './check-path.ts';
import { type Checked, type Context, check, demand, refuse } from './checker.ts';
import {
  BOOLEAN,
  describeType,
  type ExpressionType,
  NONE,
  NULL,
  NUMBER,
  uniteTypes,
} from './expression-type.ts';
import { learn } from './guards.ts';
import { EXPRESSION_LIMITS } from './limits.ts';

function literal(node: ASTNode & { op: 'value' }): Checked {
  const value = node.args;
  if (value === null) return { ast: null, type: NULL };
  if (typeof value === 'boolean') return { ast: value, type: BOOLEAN };
  if (typeof value === 'string') return { ast: value, type: { kind: 'string', values: [value] } };
  if (typeof value === 'number') return { ast: value, type: { kind: 'number', values: [value] } };
  if (typeof value !== 'bigint') {
    return refuse(node, {
      rule: 'type',
      message: 'this kind of literal is not in the language',
      expected: 'a number, a string, true, false, null or a list',
      got: node.input.slice(node.start, node.end),
    });
  }
  const digits = node.input.slice(node.start, node.end);
  if (/^0\d/.test(digits)) {
    return refuse(node, {
      rule: 'syntax',
      message: 'a number does not begin with 0',
      expected: String(value),
      got: digits,
      tip: 'leave the 0 out; a date is not a value of the language, ask for the phase',
    });
  }
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) {
    return refuse(node, {
      rule: 'limit',
      message: 'the number is too large to be exact',
      expected: `at most ${Number.MAX_SAFE_INTEGER}`,
      got: String(value),
    });
  }
  return { ast: Number(value), type: { kind: 'number', values: [Number(value)] } };
}

function checkList(node: ASTNode & { op: 'list' }, context: Context): Checked {
  let item: ExpressionType = NONE;
  const items = node.args.map((part) => {
    const checked = check(part, context);
    const united = uniteTypes(item, checked.type);
    if (!united) {
      refuse(part, {
        rule: 'type',
        message: 'all items of a list are of one kind',
        expected: item.kind,
        got: describeType(checked.type),
      });
    }
    item = united ?? item;
    return checked.ast;
  });
  return { ast: ['[]', ...items], type: { kind: 'list', item } };
}

function checkChoice(node: ASTNode & { op: '?:' }, context: Context): Checked {
  const [condition, then, otherwise] = node.args;
  const judged = check(condition, context);
  demand(condition, judged, 'boolean', 'what stands before "?"');
  const yes = check(then, { ...context, known: learn(context.known, condition, true) });
  const no = check(otherwise, { ...context, known: learn(context.known, condition, false) });
  const type = uniteTypes(yes.type, no.type);
  if (!type) {
    return refuse(otherwise, {
      rule: 'type',
      message: 'both results of "? :" must be of one kind',
      expected: describeType(yes.type),
      got: describeType(no.type),
    });
  }
  return { ast: ['?:', judged.ast, yes.ast, no.ast], type };
}

/** Checks any part of an expression: the one switch over the kinds of nodes. */
export function checkPart(node: ASTNode, outer: Context): Checked {
  if (outer.depth >= EXPRESSION_LIMITS.depth) {
    return refuse(node, {
      rule: 'limit',
      message: 'the expression is nested too deeply',
      expected: `at most ${EXPRESSION_LIMITS.depth} levels`,
      got: 'more',
      tip: 'split it: compare with a list (phase in ["live", "ended"]), or let the data carry the value',
    });
  }
  const context: Context = { ...outer, depth: outer.depth + 1 };
  switch (node.op) {
    case 'value':
      return literal(node);
    case 'list':
      return checkList(node, context);
    case 'id':
    case '.':
    case '[]':
      return checkPath(node, context);
    case '?:':
      return checkChoice(node, context);
    case 'call':
      return checkCall(node, context);
    case 'rcall':
      return checkMacro(node, context);
    case '-_': {
      const checked = check(node.args, context);
      demand(node.args, checked, 'number', 'what follows "-"');
      return { ast: typeof checked.ast === 'number' ? -checked.ast : ['neg', checked.ast], type: NUMBER };
    }
    case '!_': {
      const checked = check(node.args, context);
      demand(node.args, checked, 'boolean', 'what follows "!"');
      return { ast: ['!', checked.ast], type: BOOLEAN };
    }
    case 'map':
    case '.?':
    case '[?]':
      return refuse(node, {
        rule: 'syntax',
        message: 'objects and optional access are not in the language',
        expected: 'a value, a path, an operator or a function',
        got: node.input.slice(node.start, node.end),
        tip: 'orElse(path, default) reads what may be missing',
      });
    default:
      return checkOperator(node, context);
  }
}

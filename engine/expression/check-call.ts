import type { ASTNode } from '@marcbachmann/cel-js';
import { checkOperandPath } from './check-path.ts';
import { type Checked, type Context, check, demand, isName, refuse } from './checker.ts';
import type { Span } from './expression-error.ts';
import { ANY, BOOLEAN, describeType, NUMBER, present, STRING, uniteTypes } from './expression-type.ts';
import { EXPRESSION_LIMITS } from './limits.ts';
import { FUNCTIONS, INSTEAD, MACROS, MOMENT_FUNCTIONS, PATH_FUNCTIONS } from './names.ts';
import { nearestName } from './nearest.ts';

const CALLABLE = [...Object.keys(FUNCTIONS), ...PATH_FUNCTIONS];

function demandCount(node: ASTNode, name: string, operands: readonly ASTNode[], count: number): void {
  if (operands.length === count) return;
  refuse(node, {
    rule: 'type',
    message: `${name} takes ${count} ${count === 1 ? 'value' : 'values'}`,
    expected: String(count),
    got: String(operands.length),
  });
}

function unknownFunction(span: Span, name: string, known: readonly string[], tip: string | undefined): never {
  return refuse(span, {
    rule: 'unknown-function',
    message: `there is no function "${name}" here`,
    expected: known.join(', '),
    got: name,
    nearest: nearestName(name, known),
    tip: tip ?? INSTEAD.get(name),
  });
}

function checkHas(operand: ASTNode, context: Context): Checked {
  const { ast } = checkOperandPath(operand, context, 'has');
  let step = operand;
  while (step.op === '.') step = step.args[0];
  if (operand.op !== '.' || step.op !== 'id') {
    refuse(operand, {
      rule: 'type',
      message: 'has takes a path of names',
      expected: 'a path such as data.me.rank',
      got: operand.input.slice(operand.start, operand.end),
      tip: 'for items of a list use orElse(path, default)',
    });
  }
  return { ast: ['has', ast], type: BOOLEAN };
}

function checkOrElse(path: ASTNode, otherwise: ASTNode, context: Context): Checked {
  const read = checkOperandPath(path, context, 'lenient');
  const fallback = check(otherwise, context);
  const type = uniteTypes(present(read.type), fallback.type);
  if (!type) {
    return refuse(otherwise, {
      rule: 'type',
      message: 'the default is of another kind than the path',
      expected: present(read.type).kind,
      got: describeType(fallback.type),
    });
  }
  return { ast: ['??', read.ast, fallback.ast], type };
}

/** Checks `name(...)`. */
export function checkCall(node: ASTNode & { op: 'call' }, context: Context): Checked {
  const [name, operands] = node.args;
  const span = { start: node.start, end: node.start + name.length };
  if (PATH_FUNCTIONS.includes(name)) {
    demandCount(node, name, operands, name === 'has' ? 1 : 2);
    const [path = node, otherwise = node] = operands;
    return name === 'has' ? checkHas(path, context) : checkOrElse(path, otherwise, context);
  }
  if (MOMENT_FUNCTIONS.includes(name)) {
    demandCount(node, name, operands, 1);
    const [operand = node] = operands;
    const checked = check(operand, context);
    demand(operand, checked, 'moment', `what ${name} takes`);
    return { ast: [name, checked.ast], type: STRING };
  }
  const signature = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  if (!signature) {
    const tip = MACROS.includes(name) ? `write list.${name}(item, ...)` : undefined;
    // Where no moments are, there is nothing to write.
    const known = context.roots.has('schedule') ? [...MOMENT_FUNCTIONS, ...CALLABLE] : CALLABLE;
    return unknownFunction(span, name, known, tip);
  }
  demandCount(node, name, operands, signature.takes.length);
  const asts = operands.map((operand, place) => {
    const checked = check(operand, context);
    demand(operand, checked, signature.takes[place] ?? 'any', `what ${name} takes`);
    return checked.ast;
  });
  return { ast: [name, ...asts], type: signature.gives === 'number' ? NUMBER : BOOLEAN };
}

/** Checks `list.exists(item, ...)` and its kin. */
export function checkMacro(node: ASTNode & { op: 'rcall' }, context: Context): Checked {
  const [name, holderNode, operands] = node.args;
  const start = node.input.indexOf(name, holderNode.end);
  const span = { start, end: start + name.length };
  const holderText = node.input.slice(holderNode.start, holderNode.end);
  if (!MACROS.includes(name)) {
    const tip = CALLABLE.includes(name)
      ? `write ${name}(${holderText}${operands.length > 0 ? ', ...' : ''})`
      : undefined;
    return unknownFunction(span, name, MACROS, tip);
  }
  demandCount(node, name, operands, 2);
  const list = check(holderNode, context);
  demand(holderNode, list, 'list', `what stands before ".${name}"`);
  const [variable, body] = operands;
  if (variable?.op !== 'id' || !body) {
    return refuse(variable ?? node, {
      rule: 'type',
      message: `the first value of ${name} is a new name for the item`,
      expected: 'a name',
      got: variable ? node.input.slice(variable.start, variable.end) : 'nothing',
    });
  }
  if (isName(variable.args, context)) {
    refuse(variable, {
      rule: 'type',
      message: `the name "${variable.args}" is taken`,
      expected: 'a new name',
      got: variable.args,
    });
  }
  if (context.locals.length >= EXPRESSION_LIMITS.nestedMacros) {
    refuse(span, {
      rule: 'limit',
      message: 'lists inside lists inside lists would take too long on a phone',
      expected: `at most ${EXPRESSION_LIMITS.nestedMacros} macros inside each other`,
      got: String(context.locals.length + 1),
    });
  }
  const local = { name: variable.args, type: list.type.item ?? ANY };
  const inner = check(body, { ...context, locals: [...context.locals, local] });
  if (name !== 'map') demand(body, inner, 'boolean', `the condition of ${name}`);
  const type =
    name === 'filter' ? list.type : name === 'map' ? ({ kind: 'list', item: inner.type } as const) : BOOLEAN;
  return { ast: [name, list.ast, inner.ast], type };
}

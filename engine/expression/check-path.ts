import type { ASTNode } from '@marcbachmann/cel-js';
import type { ExpressionNode } from './ast.ts';
import { type Checked, type Context, check, demand, refuse } from './checker.ts';
import { ANY, describeType, type ExpressionField, type ExpressionType, present } from './expression-type.ts';
import { pathKey } from './guards.ts';
import { isIdentifier } from './identifier.ts';
import { nearestName } from './nearest.ts';

type PathNode = ASTNode & { op: 'id' | '.' | '[]' };

/** A step ships as a node: what may be null is said at its end. */
interface CheckedStep extends Checked {
  readonly ast: ExpressionNode;
}

/** How a path may end: read for its value, asked for by `has`, or read by `orElse`. */
export type Reading = 'value' | 'has' | 'lenient';

function isPath(node: ASTNode): node is PathNode {
  return node.op === 'id' || node.op === '.' || node.op === '[]';
}

/** The names from the root on, until an index or the end; undefined for paths of macro variables. */
function readOf(node: ASTNode, context: Context): string[] | undefined {
  return stepsOf(node, context)?.names;
}

/** The names from a root on; behind an index comes no further one, and a name in brackets is none. */
function stepsOf(node: ASTNode, context: Context): { names: string[]; indexed: boolean } | undefined {
  if (node.op === 'id')
    return context.roots.has(node.args) ? { names: [node.args], indexed: false } : undefined;
  if (node.op !== '.' && node.op !== '[]') return undefined;
  const holder = stepsOf(node.args[0], context);
  if (!holder || holder.indexed) return holder;
  if (node.op === '.') return { names: [...holder.names, node.args[1]], indexed: false };
  const { op, args } = node.args[1];
  return op === 'value' && typeof args === 'string'
    ? { names: [...holder.names, args], indexed: false }
    : { ...holder, indexed: true };
}

function checkName(node: ASTNode & { op: 'id' }, context: Context): CheckedStep {
  const slot = context.locals.findLastIndex((local) => local.name === node.args);
  const type = context.locals[slot]?.type ?? context.roots.get(node.args);
  if (type) return { ast: ['$', slot >= 0 ? slot : node.args], type };
  const names = [...context.locals.map((local) => local.name), ...context.roots.keys()];
  return refuse(node, {
    rule: 'unknown-name',
    message: `there is no name "${node.args}" here`,
    expected: names.join(', '),
    got: node.args,
    nearest: nearestName(node.args, names),
  });
}

function unknownField(
  span: { start: number; end: number },
  name: string,
  holder: ExpressionType,
  path: string,
): never {
  const names = [...(holder.fields?.keys() ?? [])];
  const isList = holder.kind === 'list';
  const nearest = nearestName(name, names) ?? names.find((one) => one.startsWith(`${name}-`));
  return refuse(span, {
    rule: 'unknown-field',
    message:
      holder.kind === 'object'
        ? `"${path}" has no field "${name}"`
        : `"${path}" is a ${holder.kind}, it has no fields`,
    expected: holder.kind === 'object' ? names.join(', ') || 'no fields at all' : 'an object',
    got: name,
    nearest,
    tip: isList
      ? `use count(${path}), ${path}[0] or ${path}.exists(item, condition)`
      : nearest !== undefined && !isIdentifier(nearest)
        ? `write ${path}["${nearest}"]`
        : undefined,
  });
}

function checkField(node: ASTNode & { op: '.' }, context: Context, reading: Reading): CheckedStep {
  const [holderNode, name] = node.args;
  const holder = checkHolder(holderNode, context, reading);
  const path = node.input.slice(holderNode.start, holderNode.end);
  const whole = node.input.slice(node.start, node.end);
  const span = { start: node.pos, end: node.pos + name.length };
  if (holder.type.kind === 'any') return { ast: ['.', holder.ast, name], type: ANY };
  const open = holder.type.open;
  const field: ExpressionField | undefined =
    holder.type.fields?.get(name) ?? (open && { type: open, optional: true });
  if (!field) return unknownField(span, name, holder.type, path);
  if (field.optional && reading === 'value' && !context.known.has(`has:${pathKey(node) ?? ''}`)) {
    const canAsk = !whole.includes('[') && !whole.includes('(');
    refuse(span, {
      rule: 'unguarded',
      message: `"${whole}" may be missing`,
      expected: `a guard before "${whole}" is read`,
      got: `${describeType(field.type)}, or nothing`,
      tip: canAsk
        ? `write has(${whole}) ? ${whole} : ..., has(${whole}) && ..., or orElse(${whole}, default)`
        : `write orElse(${whole}, default)`,
    });
  }
  return { ast: ['.', holder.ast, name], type: field.type };
}

function checkIndex(node: ASTNode & { op: '[]' }, context: Context, reading: Reading): CheckedStep {
  const [holderNode, indexNode] = node.args;
  const holder = checkHolder(holderNode, context, reading);
  if (holder.type.kind === 'object' && indexNode.op === 'value' && typeof indexNode.args === 'string') {
    const name = indexNode.args;
    const path = node.input.slice(holderNode.start, holderNode.end);
    if (!isIdentifier(name)) {
      const field = holder.type.fields?.get(name);
      if (field && !field.optional) return { ast: ['.', holder.ast, name], type: field.type };
      unknownField(indexNode, name, holder.type, path);
    }
    refuse(indexNode, {
      rule: 'type',
      message: 'a field is read with a dot',
      expected: `${path}.${indexNode.args}`,
      got: node.input.slice(node.start, node.end),
      tip: `write ${path}.${indexNode.args}`,
    });
  }
  // Of what nobody knows, a name in brackets may be a field.
  if (holder.type.kind === 'any' && indexNode.op === 'value' && typeof indexNode.args === 'string')
    return { ast: ['.', holder.ast, indexNode.args], type: ANY };
  if (holder.type.kind !== 'any') demand(holderNode, holder, 'list', 'what stands before "["');
  const index = check(indexNode, context);
  demand(indexNode, index, 'number', 'an index');
  return { ast: ['@', holder.ast, index.ast], type: holder.type.item ?? ANY };
}

/** What a path goes on from: under `orElse` the steps before may be missing too. */
function checkHolder(node: ASTNode, context: Context, reading: Reading): Checked {
  if (reading !== 'lenient') return check(node, context);
  if (!isPath(node)) return refusePath(node);
  const holder = checkSteps(node, context, 'lenient');
  return { ...holder, type: present(holder.type) };
}

function refusePath(node: ASTNode): never {
  return refuse(node, {
    rule: 'type',
    message: 'this function takes a path',
    expected: 'a path such as data.board.rows',
    got: node.input.slice(node.start, node.end),
  });
}

function checkSteps(node: PathNode, context: Context, reading: Reading): CheckedStep {
  if (node.op === 'id') return checkName(node, context);
  return node.op === '.' ? checkField(node, context, reading) : checkIndex(node, context, reading);
}

/** A path read for its value: its fields exist, and those that may be absent or null are guarded. */
export function checkPath(node: PathNode, context: Context, reading: Reading = 'value'): Checked {
  const read = readOf(node, context);
  if (read) context.reads.push(read);
  const { ast, type } = checkSteps(node, context, reading);
  if (!type.nullable || reading !== 'value') return { ast, type };
  if (context.known.has(`value:${pathKey(node) ?? ''}`)) return { ast, type: present(type) };
  return { ast: [...ast, 1], type };
}

/** The operand of `has` or `orElse`. */
export function checkOperandPath(node: ASTNode, context: Context, reading: Reading): Checked {
  return isPath(node) ? checkPath(node, context, reading) : refusePath(node);
}

import type { ASTNode } from '@marcbachmann/cel-js';
import type { ExpressionAst } from './ast.ts';
import { type ErrorText, Refusal, type Span } from './expression-error.ts';
import { describeType, type ExpressionType } from './expression-type.ts';
import type { Known } from './guards.ts';

/** A checked part: what ships, and its type. */
export interface Checked {
  readonly ast: ExpressionAst;
  readonly type: ExpressionType;
}

/** Where the checker stands. */
export interface Context {
  readonly roots: ReadonlyMap<string, ExpressionType>;
  /** Variables of the macros around, outermost first: their place is their slot on the phone. */
  readonly locals: readonly { readonly name: string; readonly type: ExpressionType }[];
  readonly known: Known;
  readonly depth: number;
  /** Checks any part; its type may be nullable, and then what ships lets null through. */
  readonly visit: (node: ASTNode, context: Context) => Checked;
  /** Collects the paths that the expression reads. */
  readonly reads: string[][];
}

export function refuse(span: Span, text: ErrorText): never {
  throw new Refusal(text, span);
}

/** Whether a root or a macro variable bears this name here. */
export function isName(name: string, context: Context): boolean {
  return context.roots.has(name) || context.locals.some((local) => local.name === name);
}

/** Refuses a part whose kind is not the one that its place asks for. */
export function demand(node: ASTNode, checked: Checked, kind: ExpressionType['kind'], place: string): void {
  if (checked.type.kind === kind || checked.type.kind === 'any' || checked.type.kind === 'none') return;
  refuse(node, {
    rule: 'type',
    message: `${place} must be a ${kind}`,
    expected: kind,
    got: describeType(checked.type),
  });
}

/** Checks a part that must not be null. */
export function check(node: ASTNode, context: Context): Checked {
  const checked = context.visit(node, context);
  if (checked.type.kind === 'null') {
    refuse(node, {
      rule: 'type',
      message: 'null stands only beside == or !=',
      expected: 'a value',
      got: 'null',
    });
  }
  if (checked.type.nullable) {
    const path = node.input.slice(node.start, node.end);
    refuse(node, {
      rule: 'unguarded',
      message: `"${path}" may be null`,
      expected: `a guard before "${path}" is read`,
      got: describeType(checked.type),
      tip: `write ${path} != null ? ${path} : ..., or orElse(${path}, default)`,
    });
  }
  return checked;
}

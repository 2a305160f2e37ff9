import type { ASTNode } from '@marcbachmann/cel-js';

interface Judge {
  check(node: ASTNode, context: unknown): { readonly kind: string };
}
interface Runner {
  run(node: ASTNode, context: unknown): unknown;
}

function step(holder: unknown, key: unknown): unknown {
  if (holder instanceof Map) return holder.get(key);
  if (Array.isArray(holder)) return holder[Number(key)];
  if (typeof holder !== 'object' || holder === null) return undefined;
  return Object.entries(holder).find(([name]) => name === key)?.[1];
}

function readPath(runner: Runner, node: ASTNode, context: unknown): unknown {
  if (node.op === '.') return step(readPath(runner, node.args[0], context), node.args[1]);
  if (node.op !== '[]') return runner.run(node, context);
  const holder = readPath(runner, node.args[0], context);
  return step(holder, runner.run(node.args[1], context));
}

/** `orElse(path, default)` for the library: the default when any step of the path is missing or null. */
export function orElseMacro({ args }: { readonly args: readonly [ASTNode, ASTNode] }): unknown {
  const [path, otherwise] = args;
  return {
    async: false,
    typeCheck(judge: Judge, _macro: unknown, context: unknown) {
      const type = judge.check(path, context);
      const fallback = judge.check(otherwise, context);
      return type.kind === 'dyn' ? fallback : type;
    },
    evaluate(runner: Runner, _macro: unknown, context: unknown) {
      return readPath(runner, path, context) ?? runner.run(otherwise, context);
    },
  };
}

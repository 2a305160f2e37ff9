import type { ASTNode } from '@marcbachmann/cel-js';

/** What is known where an expression stands: `has:path` is present, `value:path` is not null. */
export type Facts = ReadonlySet<string>;

const none: Facts = new Set();
const both = (a: Facts, b: Facts): Facts => new Set([...a, ...b]);
const shared = (a: Facts, b: Facts): Facts => new Set([...a].filter((fact) => b.has(fact)));

/** `data.rows[0].name` as a key for facts; undefined for what is not a path of names and literal indices. */
export function pathKey(node: ASTNode): string | undefined {
  if (node.op === 'id') return node.args;
  if (node.op === '.') {
    const holder = pathKey(node.args[0]);
    return holder && `${holder}.${node.args[1]}`;
  }
  if (node.op !== '[]' || node.args[1].op !== 'value') return undefined;
  const holder = pathKey(node.args[0]);
  return holder && `${holder}[${String(node.args[1].args)}]`;
}

const isNull = (node: ASTNode) => node.op === 'value' && node.args === null;

function notNull(left: ASTNode, right: ASTNode): Facts {
  const path = isNull(right) ? pathKey(left) : isNull(left) ? pathKey(right) : undefined;
  return path ? new Set([`value:${path}`]) : none;
}

/** The facts that follow when a condition came out as `outcome`. */
export function factsWhen(node: ASTNode, outcome: boolean): Facts {
  switch (node.op) {
    case 'call': {
      const [name, [path]] = node.args;
      const key = name === 'has' && outcome && path ? pathKey(path) : undefined;
      return key ? new Set([`has:${key}`]) : none;
    }
    case '!=':
      return outcome ? notNull(...node.args) : none;
    case '==':
      return outcome ? none : notNull(...node.args);
    case '!_':
      return factsWhen(node.args, !outcome);
    case '&&':
    case '||': {
      const [left, right] = node.args.map((side) => factsWhen(side, outcome));
      return ((node.op === '&&') === outcome ? both : shared)(left ?? none, right ?? none);
    }
    default:
      return none;
  }
}

/** Facts known before and facts learned. */
export function learn(known: Facts, node: ASTNode, outcome: boolean): Facts {
  return both(known, factsWhen(node, outcome));
}

import type { ASTNode } from '@marcbachmann/cel-js';

/** What is known where an expression stands: `has:path` is present, `value:path` is not null. */
export type Known = ReadonlySet<string>;

const none: Known = new Set();
const both = (a: Known, b: Known): Known => new Set([...a, ...b]);
const shared = (a: Known, b: Known): Known => new Set([...a].filter((one) => b.has(one)));

/** `data.rows[0].name` as what is known of it names it; undefined for what is not a path of names and literal indices. */
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

function notNull(left: ASTNode, right: ASTNode): Known {
  const path = isNull(right) ? pathKey(left) : isNull(left) ? pathKey(right) : undefined;
  return path ? new Set([`value:${path}`]) : none;
}

/** What is known when a condition came out as `outcome`. */
export function knownWhen(node: ASTNode, outcome: boolean): Known {
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
      return knownWhen(node.args, !outcome);
    case '&&':
    case '||': {
      const [left, right] = node.args.map((side) => knownWhen(side, outcome));
      return ((node.op === '&&') === outcome ? both : shared)(left ?? none, right ?? none);
    }
    default:
      return none;
  }
}

/** What was known before, and what is learned. */
export function learn(known: Known, node: ASTNode, outcome: boolean): Known {
  return both(known, knownWhen(node, outcome));
}

import { type ASTNode, Environment } from '@marcbachmann/cel-js';
import { ANY, type ExpressionType } from './expression-type.ts';
import { isIdentifier } from './identifier.ts';
import { orElseMacro } from './library-or-else.ts';
import { EXPRESSION_LIMITS } from './limits.ts';
import { FUNCTIONS, MOMENT_FUNCTIONS } from './names.ts';
import { ScopeError } from './schema-type.ts';

function whole(value: number): bigint {
  if (!Number.isInteger(value)) throw new Error('index is not a whole number');
  return BigInt(value);
}

function nonZero(value: number): number {
  if (value === 0) throw new Error('division by zero');
  return value;
}

/** What the functions do in the library's own evaluation, which the phone's interpreter is compared with. */
const HANDLERS: Readonly<Record<string, (...values: never[]) => unknown>> = {
  count: (list: unknown[]) => list.length,
  min: Math.min,
  max: Math.max,
  round: Math.round,
  floor: Math.floor,
  contains: (text: string, part: string) => text.indexOf(part) >= 0,
  startsWith: (text: string, part: string) => text.slice(0, part.length) === part,
};

const CEL_NAMES = { number: 'double', string: 'string', boolean: 'bool', list: 'list' } as const;

let made: Environment | undefined;

/** The library with this language's functions, to be added to: what all have is registered once. */
function createLibrary(): Environment {
  made ??= commonLibrary();
  return made.clone();
}

/** Numbers are doubles, division by zero is an error. */
function commonLibrary(): Environment {
  const library = new Environment({
    homogeneousAggregateLiterals: false,
    limits: {
      maxAstNodes: EXPRESSION_LIMITS.nodes,
      maxDepth: EXPRESSION_LIMITS.depth,
      maxListElements: 100,
      // How many values a function takes is told by its own rule.
      maxCallArguments: EXPRESSION_LIMITS.nodes,
    },
  });
  for (const [name, { takes, gives }] of Object.entries(FUNCTIONS)) {
    const signature = `${name}(${takes.map((kind) => CEL_NAMES[kind]).join(', ')}): ${CEL_NAMES[gives]}`;
    library.registerFunction(signature, HANDLERS[name] as (...values: unknown[]) => unknown);
  }
  for (const name of MOMENT_FUNCTIONS) library.registerFunction(`${name}(dyn): string`, String);
  library.registerFunction('index(double): int', whole);
  library.registerFunction('divide(double, double): double', (a: number, b: number) => a / nonZero(b));
  library.registerOperator('double % double', (a: number, b: number) => a % nonZero(b));
  library.registerFunction('orElse(ast, ast): dyn', orElseMacro);
  return library;
}

function celType(library: Environment, type: ExpressionType, names: Map<ExpressionType, string>): string {
  if (type.nullable) return 'dyn';
  if (type.kind === 'list') return `list<${celType(library, type.item ?? ANY, names)}>`;
  if (type.kind !== 'object')
    return type.kind in CEL_NAMES ? CEL_NAMES[type.kind as keyof typeof CEL_NAMES] : 'dyn';
  // A map by key has no closed set of fields to declare.
  if (type.open || [...(type.fields?.keys() ?? [])].some((name) => !isIdentifier(name))) return 'dyn';
  const known = names.get(type);
  if (known) return known;
  const fields: Record<string, string> = {};
  for (const [name, field] of type.fields ?? []) {
    fields[name] = field.optional ? 'dyn' : celType(library, field.type, names);
  }
  const name = `Object${names.size}`;
  names.set(type, name);
  library.registerType(name, { fields });
  return name;
}

/** The library knowing the roots and their types: it judges every expression a second time. */
export function createTypedLibrary(roots: ReadonlyMap<string, ExpressionType>): Environment {
  const library = createLibrary();
  const names = new Map<ExpressionType, string>();
  for (const [name, type] of roots) {
    if (library.hasVariable(name)) throw new ScopeError(`the name "${name}" is taken by the language`);
    library.registerVariable(name, celType(library, type, names));
  }
  return library;
}

/** The library knowing the names of the roots alone: it evaluates over plain JSON. */
export function createOpenLibrary(roots: Iterable<string>): Environment {
  const library = createLibrary();
  for (const name of roots) library.registerVariable(name, 'dyn');
  return library;
}

type LibraryNode = ASTNode & { setMeta(key: string, value: unknown): unknown };
const isLibraryNode = (node: ASTNode): node is LibraryNode => 'setMeta' in node;

function callOf(library: Environment, name: string, ...operands: ASTNode[]): ASTNode {
  const call = library.parse(`${name}(${operands.map(() => 'x').join(', ')})`).ast;
  return Object.assign(call, { args: [name, operands] });
}

function partsOf(node: ASTNode): readonly ASTNode[] {
  switch (node.op) {
    case 'value':
    case 'id':
    case 'map':
      return [];
    case '.':
    case '.?':
      return [node.args[0]];
    case '!_':
    case '-_':
      return [node.args];
    case 'call':
      return node.args[1];
    case 'rcall':
      return [node.args[1], ...node.args[2]];
    default:
      return node.args;
  }
}

/** Whole numbers become doubles, `/` and indices the checked functions, in place: macros share these nodes. */
function makeFriendly(library: Environment, node: ASTNode): void {
  for (const part of partsOf(node)) makeFriendly(library, part);
  if (node.op === 'value' && typeof node.args === 'bigint') Object.assign(node, { args: Number(node.args) });
  const isField = node.op === '[]' && node.args[1].op === 'value' && typeof node.args[1].args === 'string';
  if (node.op === '[]' && !isField) node.args[1] = callOf(library, 'index', node.args[1]);
  if (node.op === '/' && isLibraryNode(node)) {
    node.setMeta('alternate', callOf(library, 'divide', ...node.args));
  }
}

/** Parses with the library, in the meaning that documents give to numbers. */
export function parseFriendly(library: Environment, source: string): ReturnType<Environment['parse']> {
  const parsed = library.parse(source);
  makeFriendly(library, parsed.ast);
  return parsed;
}

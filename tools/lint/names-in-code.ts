import { parseAst } from 'vite';
import type { RoomNames } from './room-names.ts';

/** A room's name in code that should not know it. */
export interface NameUse {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** Elements of HTML: a string such as `'button'` names a widget only where a widget's name is asked for. */
const elements: ReadonlySet<string> = new Set(['button', 'section', 'image', 'text']);

/**
 * Where a file names a room.
 * - A marked name counts wherever it stands as a whole word: in code, texts and comments; that of a module inside an
 *   identifier as well (`readMbti`).
 * - A plain name counts as a whole string (`'boards'`), as a step of a path in one (`'/campaign/boards'`), as a key of
 *   what is called `document`, `block` or something with `campaign`, taken by a dot or out of braces or said of its type,
 *   as a folder that is imported, and as all of a regular expression or beside another one as a choice of it.
 * - A kind counts as a whole string where a kind of facts or of rewards is asked for (`byKey.get('prize')`), in a list and
 *   behind `case`.
 * - A table counts wherever a string has it as a whole word; one of a single English word behind FROM and the like.
 * - A route counts as a whole string or behind a slash in one.
 */
export function namesIn(file: string, text: string, names: RoomNames): NameUse[] {
  const found: NameUse[] = [];
  const lines = text.split('\n');
  const tell = (line: number, name: string) => {
    if (!found.some((one) => one.line === line && one.name === name)) found.push({ file, line, name });
  };
  const marked = names.marked.map((name) => ({
    name,
    word: names.modules.includes(name) ? new RegExp(name, 'i') : new RegExp(`(?<![\\w-])${name}(?![\\w-])`),
  }));
  for (const [i, line] of lines.entries())
    for (const { name, word } of marked) if (word.test(line)) tell(i + 1, name);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const visit = (node: unknown, parent: SyntaxNode | undefined): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one, parent);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const one = node as SyntaxNode;
    if (typeof one.type !== 'string') return;
    for (const name of namedBy(one, parent, names)) tell(lineAt(one.start), name);
    for (const [key, value] of Object.entries(one)) if (key !== 'parent') visit(value, one);
  };
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), undefined);
  return found.sort((a, b) => a.line - b.line);
}

/** Where SQL names a room: a table of one, or its name or a kind of its as a whole string. Comments say no SQL. */
export function namesInSql(file: string, text: string, names: RoomNames): NameUse[] {
  const words = [...names.plain, ...names.kinds, ...names.marked];
  return text.split('\n').flatMap((line, i) => {
    const sql = line.replace(/--.*/, '');
    return [
      ...names.tables.filter((table) => namesTable(sql, table)),
      ...words.filter((word) => sql.includes(`'${word}'`)),
    ].map((name) => ({ file, line: i + 1, name }));
  });
}

/** What holds the parts of a campaign by their names. */
const holders = {
  has: (name: string | undefined): boolean => /campaign|^blocks?$|^document$/i.test(name ?? ''),
};

function namedBy(node: SyntaxNode, parent: SyntaxNode | undefined, names: RoomNames): string[] {
  if (node.type === 'MemberExpression' && node.computed !== true) {
    const key = (node.property as SyntaxNode).name as string;
    return names.plain.includes(key) && holders.has(nameOf(node.object as SyntaxNode)) ? [key] : [];
  }
  if (node.type === 'VariableDeclarator' && isNode(node.init) && holders.has(nameOf(node.init)))
    return takenBy(node.id as SyntaxNode).filter((key) => names.plain.includes(key));
  const type = typeOf(node);
  if (type) return holders.has(type.name) ? type.keys.filter((key) => names.plain.includes(key)) : [];
  // Braces within braces: `const { campaign: { exchange } } = …`, also of parameters.
  if (node.type === 'Property' && isNode(node.value) && node.value.type === 'ObjectPattern')
    return holders.has(nameOf(node.key as SyntaxNode))
      ? takenBy(node.value).filter((key) => names.plain.includes(key))
      : [];
  // Blocks that are written out: `{ campaign: { boards: [] } }`.
  const written =
    node.type === 'Property'
      ? [node.key, node.value]
      : node.type === 'VariableDeclarator'
        ? [node.id, node.init]
        : [];
  const [holder, block] = written as SyntaxNode[];
  if (
    isNode(holder) &&
    isNode(block) &&
    unwrapped(block).type === 'ObjectExpression' &&
    holders.has(nameOf(holder))
  )
    return keysOf(unwrapped(block)).filter((key) => names.plain.includes(key));
  if (isNode(node.regex)) {
    const { pattern } = node.regex as unknown as { pattern: string };
    const choices = pattern.split(/[^\w-]+/);
    const named = names.plain.filter((name) => choices.includes(name));
    return named.length > 1 ? named : named.filter((name) => pattern === `^${name}$`);
  }
  const text = stringOf(node);
  if (text === undefined) return [];
  const steps = /^[./]|^mechanics\/|^modules\/|^widgets\//.test(text) ? text.split(/[/#?]/) : [];
  const isWhole = (name: string) => text === name && (!elements.has(name) || asksForWidget(parent));
  return [
    ...names.tables.filter((table) => namesTable(text, table)),
    ...names.plain.filter((name) => isWhole(name) || steps.includes(name)),
    ...names.kinds.filter((name) => text === name && asksForKind(parent)),
    ...names.routes.filter(
      (route) => text === route || new RegExp(`(?<![\\w.-])/${route}(?![\\w/-])`).test(text),
    ),
  ];
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null;

/** The keys of a type that is written out, and what has it: an interface, a type of its own, a key or a variable. */
function typeOf(node: SyntaxNode): { name: string | undefined; keys: string[] } | undefined {
  const holder = (node.id ?? node.key) as SyntaxNode | undefined;
  const annotation = (node.typeAnnotation as SyntaxNode | undefined)?.typeAnnotation ?? node.typeAnnotation;
  const body = node.type === 'TSInterfaceDeclaration' ? (node.body as SyntaxNode).body : undefined;
  const members = body ?? (isNode(annotation) ? annotation.members : undefined);
  if (!isNode(holder) || !Array.isArray(members)) return undefined;
  const keys = (members as SyntaxNode[]).flatMap(({ key }) => (isNode(key) ? (nameOf(key) ?? []) : []));
  return { name: nameOf(holder), keys };
}

/** The keys that braces take: `exchange` and `boards` of `const { exchange, boards: all } = …`. */
const takenBy = (pattern: SyntaxNode): string[] => (pattern.type === 'ObjectPattern' ? keysOf(pattern) : []);

/** The keys of an object, or of a pattern, that are written as names; those in quotes are found as texts. */
const keysOf = ({ properties }: SyntaxNode): string[] =>
  (properties as SyntaxNode[]).flatMap(({ key, computed }) =>
    isNode(key) && computed !== true ? (nameOf(key) ?? []) : [],
  );

const unwrapped = (node: SyntaxNode): SyntaxNode =>
  wrappings.has(node.type) ? unwrapped(node.expression as SyntaxNode) : node;

/** Syntax around a value that leaves it as it is. */
const wrappings = new Set([
  'ChainExpression',
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
]);

/** What a node of the syntax tree is called: `campaignOf` of `campaignOf(file)`, `campaign` of `file.campaign`, `campaign!`, `campaign ?? {}` and `campaign`. */
function nameOf(node: SyntaxNode): string | undefined {
  if (wrappings.has(node.type)) return nameOf(node.expression as SyntaxNode);
  if (node.type === 'CallExpression') return nameOf(node.callee as SyntaxNode);
  if (node.type === 'AwaitExpression') return nameOf(node.argument as SyntaxNode);
  if (node.type === 'LogicalExpression') return nameOf(node.left as SyntaxNode);
  return node.type === 'MemberExpression'
    ? nameOf(node.property as SyntaxNode)
    : (node.name as string | undefined);
}

/** A table of one word is an English word as well: it counts where SQL asks for a table. */
const namesTable = (text: string, table: string): boolean =>
  new RegExp(table.includes('_') ? `\\b${table}\\b` : `\\b(FROM|JOIN|INTO|UPDATE|TABLE)\\s+${table}\\b`).test(
    text,
  );

/** The text of a string, or of a piece of a template. */
const stringOf = (node: SyntaxNode): string | undefined => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return (node.value as { cooked?: string }).cooked;
  return undefined;
};

/** A comparison with what is called so, or a key or a call that is. */
const asksFor = (
  parent: SyntaxNode | undefined,
  called: readonly string[],
  compared = called,
  listed = false,
): boolean => {
  const is = (one: unknown, words: readonly string[]) => isNode(one) && words.includes(nameOf(one) ?? '');
  // One of a list of choices, or of the branches of a switch.
  if (parent?.type === 'SwitchCase' || (parent?.type === 'ArrayExpression' && listed)) return true;
  if (parent?.type === 'BinaryExpression')
    return [parent.left, parent.right].some((one) => is(one, compared));
  if (parent?.type === 'CallExpression') return is(parent.callee, called);
  return parent?.type === 'Property' && is(parent.key, called);
};

/** A comparison with, or a key called, `widget`; or a comparison with the `const` of a schema. */
const asksForWidget = (parent: SyntaxNode | undefined): boolean =>
  asksFor(parent, ['widget'], ['widget', 'const']);

const asksForKind = (parent: SyntaxNode | undefined): boolean =>
  asksFor(parent, ['kind', 'fact', 'get'], ['kind', 'fact'], true);

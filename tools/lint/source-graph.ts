// Which file imports what of which, types aside: read from the code, so that no list of it can grow stale.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../build/schemas.ts';
import { parse, type SyntaxNode } from '../mutate/source-tree.ts';

export interface Import {
  /** A file below the project's root, the name of a package, or as it is written an `import()` or glob of what is computed. */
  readonly to: string;
  /** Names of that file; `*` for all of it. */
  readonly names: readonly string[];
  /** Names that this file only hands on, as it calls them and as the other does. */
  readonly handed?: readonly (readonly [string, string])[];
}

const names = (value: unknown, side: string): string[] =>
  (value as SyntaxNode[]).flatMap((one) => {
    if (one.importKind === 'type' || one.exportKind === 'type') return [];
    if (one.type === 'ImportNamespaceSpecifier') return ['*'];
    if (one.type === 'ImportDefaultSpecifier') return ['default'];
    const name = one[side] as SyntaxNode;
    return [(name.name ?? name.value) as string];
  });

/** Where a specifier of a file leads; the specifier itself where that is a package. */
function target(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const path = join(dirname(file), specifier.replace(/\?.*$/, ''));
  return existsSync(join(root, path)) ? path : path.replace(/\.js$/, '.ts');
}

/** The text of a string, or of a template without holes. */
function literal(node: SyntaxNode | undefined): string | undefined {
  if (typeof node?.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || (node.expressions as unknown[]).length > 0) return undefined;
  return (node.quasis as { value: { cooked: string } }[])[0]?.value.cooked;
}

const isOfMeta = (node: SyntaxNode | undefined): boolean =>
  node?.type === 'MemberExpression' && (node.object as SyntaxNode).type === 'MetaProperty';

/**
 * Imports of one text, `import type` and names of types aside. What a bundler follows counts however it is written: also
 * `new URL('./file.ts', import.meta.url)`, and what `import.meta` is called with (`import.meta.glob`).
 */
export function importsIn(file: string, text: string): Import[] {
  const found: Import[] = [];
  const add = (source: unknown, rest: Omit<Import, 'to'>): void => {
    const specifier = literal(source as SyntaxNode);
    if (specifier !== undefined) found.push({ to: target(file, specifier), ...rest });
  };
  const addComputed = (one: SyntaxNode): void => {
    found.push({ to: text.slice(one.start, one.end), names: ['*'] });
  };
  const addOrTell = (source: SyntaxNode | undefined, whole: SyntaxNode): void => {
    if (literal(source) === undefined) addComputed(whole);
    else add(source, { names: ['*'] });
  };
  const visit = (one: SyntaxNode): void => {
    if (one.type === 'ImportDeclaration') {
      const specifiers = one.specifiers as SyntaxNode[];
      const used = names(specifiers, 'imported');
      if (one.importKind !== 'type' && (used.length > 0 || specifiers.length === 0))
        add(one.source, { names: used });
      return;
    }
    if (one.type === 'ExportNamedDeclaration' && one.source && one.exportKind !== 'type') {
      const theirs = names(one.specifiers, 'local');
      const handed = names(one.specifiers, 'exported').map((own, i) => [own, theirs[i] ?? own] as const);
      if (theirs.length > 0) add(one.source, { names: [], handed });
      return;
    }
    if (one.type === 'ExportAllDeclaration' && one.exportKind !== 'type')
      add(one.source, { names: [], handed: [['*', '*']] });
    if (one.type === 'ImportExpression') addOrTell(one.source as SyntaxNode, one);
    if (one.type === 'CallExpression' && isOfMeta(one.callee as SyntaxNode)) addComputed(one);
    if (one.type === 'NewExpression' && (one.callee as SyntaxNode).name === 'URL') {
      const [path, base] = one.arguments as SyntaxNode[];
      if (isOfMeta(base)) addOrTell(path, one);
    }
    if (one.type.startsWith('TS') && !one.type.endsWith('Expression')) return;
    for (const value of Object.values(one))
      for (const inner of Array.isArray(value) ? value : [value])
        if (typeof inner === 'object' && inner !== null && 'type' in inner) visit(inner as SyntaxNode);
  };
  visit(parse(file, text));
  return found;
}

const known = new Map<string, readonly Import[]>();

/** Imports of a file of this project; none of one that is no code. */
export function importsOf(file: string): readonly Import[] {
  const before = known.get(file);
  if (before) return before;
  const path = join(root, file);
  const found = /\.tsx?$/.test(file) && existsSync(path) ? importsIn(file, readFileSync(path, 'utf8')) : [];
  known.set(file, found);
  return found;
}

/** Files that a file leads to, each with the number of steps; `through` says false where a way ends. */
export function distances(
  from: string,
  through: (file: string) => boolean = () => true,
): ReadonlyMap<string, number> {
  const far = new Map([[from, 0]]);
  for (const [file, steps] of far)
    if (through(file)) for (const { to } of importsOf(file)) if (!far.has(to)) far.set(to, steps + 1);
  return far;
}

import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { measure } from './bounds.ts';
import { steps } from './pointer.ts';

/** A text whose places can be looked up: the tree that knows where everything stands. */
export interface Outline {
  readonly tree: Node | undefined;
}

/** A document's text with its value. */
export interface ParsedText extends Outline {
  text: string;
  value: unknown;
  errors: ParseError[];
  /** Properties whose key their object had already. */
  duplicates: Node[];
  /** Keys that reach into the prototype of objects. */
  forbidden: Node[];
  /** Whole numbers that are written with a point and three zeros. */
  pointed: Node[];
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

// The rule about syntax and the check itself need the same tree; it is handed over once, because the check mends it.
let handed: ParsedText | undefined;

/** Parses strict JSON; comments and trailing commas are accepted with `lenient`. The caller has bounded size and depth. */
export function parseText(text: string, lenient = false): ParsedText {
  const before = handed;
  handed = undefined;
  if (!lenient && before?.text === text) return before;
  const parsed = (lenient ? undefined : soundText(text)) ?? parseWhole(text, lenient);
  if (!lenient) handed = parsed;
  return parsed;
}

/** What may be a whole number with a point and three zeros: it is looked at more closely. */
const POINTED = /[:[,]\s*-?\d{1,3}\.000\s*[,\]}]/;

/** A text without any mistake of its own. Its tree takes ten times as long as its value, and is made when it is asked for. */
function soundText(text: string): ParsedText | undefined {
  if (text.includes('.000') && POINTED.test(text)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return countKeys(value) === measure(text).keys ? withTree(text, value) : undefined;
}

/** The same of a text that has been found sound. */
export const parseSound = (text: string): ParsedText => withTree(text, JSON.parse(text));

function withTree(text: string, value: unknown): ParsedText {
  let tree: Node | undefined;
  return {
    text,
    value,
    get tree() {
      tree ??= parseTree(text);
      return tree;
    },
    errors: [],
    duplicates: [],
    forbidden: [],
    pointed: [],
  };
}

/** Keys of a value and of all in it; NaN, which equals no count, where one of them reaches into the prototype of objects. */
function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const one of value) count += countKeys(one);
    return count;
  }
  for (const key of Object.keys(value)) {
    if (FORBIDDEN.has(key)) return Number.NaN;
    count += 1 + countKeys((value as Record<string, unknown>)[key]);
  }
  return count;
}

function parseWhole(text: string, lenient: boolean): ParsedText {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, {
    disallowComments: !lenient,
    allowTrailingComma: lenient,
    allowEmptyContent: false,
  });
  const parsed: ParsedText = {
    text,
    tree,
    value: undefined,
    errors,
    duplicates: [],
    forbidden: [],
    pointed: [],
  };
  if (tree) parsed.value = toValue(tree, parsed);
  return parsed;
}

function toValue(node: Node, parsed: ParsedText): unknown {
  if (node.type === 'array') return (node.children ?? []).map((child) => toValue(child, parsed));
  if (node.type === 'number' && isPointed(node, parsed.text)) parsed.pointed.push(node);
  if (node.type !== 'object') return node.value;
  const value: Record<string, unknown> = {};
  for (const property of node.children ?? []) {
    const [key, child] = property.children ?? [];
    const name: unknown = key?.value;
    if (typeof name !== 'string') continue;
    if (FORBIDDEN.has(name)) {
      parsed.forbidden.push(property);
      continue;
    }
    if (Object.hasOwn(value, name)) parsed.duplicates.push(property);
    else value[name] = child ? toValue(child, parsed) : undefined;
  }
  return value;
}

const isPointed = ({ offset, length, value }: Node, text: string): boolean =>
  length > 4 && Number.isInteger(value) && /^-?\d{1,3}\.000$/.test(text.slice(offset, offset + length));

/** An object with more keys has them looked up. */
const FEW = 16;
const byName = new WeakMap<Node, Map<unknown, Node>>();

/** The first property of an object under a key. */
function propertyOf(object: Node | undefined, name: string): Node | undefined {
  const { children } = object ?? {};
  if (!object || !children || object.type !== 'object') return undefined;
  if (children.length <= FEW) return children.find((property) => property.children?.[0]?.value === name);
  const known = byName.get(object);
  if (known) return known.get(name);
  const made = new Map<unknown, Node>();
  for (const property of children) {
    const key = property.children?.[0]?.value;
    if (!made.has(key)) made.set(key, property);
  }
  byName.set(object, made);
  return made.get(name);
}

/** Gives a key another name, one that its object has not. */
export function nameKey(key: Node, name: string): void {
  const property = key.parent;
  const known = property?.parent && byName.get(property.parent);
  if (known && property && known.get(key.value) === property) {
    known.delete(key.value);
    known.set(name, property);
  }
  Object.assign(key, { value: name });
}

/** An object has got properties, or has lost some. */
export const propertiesChanged = (object: Node): boolean => byName.delete(object);

/** The property or item at a pointer, or undefined. For a property: the node whose children are key and value. */
function holderAt(tree: Node | undefined, pointer: string): Node | undefined {
  let node = tree;
  for (const name of steps(pointer)) {
    const at = node?.type === 'property' ? node.children?.[1] : node;
    node = at?.type === 'array' ? at.children?.[Number(name)] : propertyOf(at, name);
  }
  return node;
}

/** The value at a pointer. */
export function nodeAt(tree: Node | undefined, pointer: string): Node | undefined {
  const holder = holderAt(tree, pointer);
  return holder?.type === 'property' ? (holder.children?.[1] ?? holder) : holder;
}

/** The property at a pointer: its children are key and value. */
export function propertyAt(tree: Node | undefined, pointer: string): Node | undefined {
  const holder = holderAt(tree, pointer);
  return holder?.type === 'property' ? holder : undefined;
}

// Findings of one text come in a row, and there may be thousands.
let lines: { text: string; starts: number[] } = { text: '', starts: [0] };

/** Where the lines of a text begin. */
function startsOfLines(text: string): readonly number[] {
  if (lines.text === text) return lines.starts;
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  lines = { text, starts };
  return starts;
}

/** Line and column of an offset, both from 1. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const starts = startsOfLines(text);
  let [line, after] = [0, starts.length];
  while (after - line > 1) {
    const middle = (line + after) >> 1;
    if ((starts[middle] ?? 0) <= offset) line = middle;
    else after = middle;
  }
  return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
}

// What is found in one string comes in a row, and a long one may have much.
let signs: { node?: Node; text: string; starts: number[]; end: number } = { text: '', starts: [], end: 0 };

/** Where each sign of a string begins in the file, and where the last one ends. */
function signsOf(text: string, node: Node): { readonly starts: readonly number[]; readonly end: number } {
  if (signs.node === node && signs.text === text) return signs;
  const starts: number[] = [];
  const end = node.offset + node.length - 1;
  let at = node.offset + 1;
  while (at < end) {
    starts.push(at);
    at += text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? 6 : 2;
  }
  signs = { node, text, starts, end };
  return signs;
}

/** Where a stretch of a decoded string stands in the file: escapes take more characters there. */
export function stretchInString(text: string, node: Node, part: { offset: number; length: number }) {
  const { starts, end } = signsOf(text, node);
  const from = starts[part.offset] ?? end;
  const to = starts[part.offset + part.length] ?? end;
  return { offset: from, length: Math.max(0, to - from) };
}

import { modify, type Node, parseTree } from 'jsonc-parser';
import type { Edit, Problem, Stretch } from '../finding.ts';
import { nodeAt, stretchInString } from './parse.ts';
import { steps } from './pointer.ts';

// A document of many mistakes is mended in many places. That of an outline is no help: there mistakes are mended already.
let last: { text: string; tree: Node | undefined } = { text: '', tree: undefined };

function treeOf(text: string): Node | undefined {
  if (last.text !== text) last = { text, tree: parseTree(text) };
  return last.tree;
}

const pathOf = (pointer: string): (string | number)[] =>
  steps(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** Edits that take a key or an entry away, with its comma, and leave the rest as it is written. */
export function removeAt(text: string, pointer: string): Edit[] {
  const value = nodeAt(treeOf(text), pointer);
  const entry = value?.parent?.type === 'property' ? value.parent : value;
  return entry ? leaveOut(entry) : [];
}

/** Edits that leave out a property or an item. */
export function leaveOut(entry: Node): Edit[] {
  const siblings = entry.parent?.children ?? [];
  const index = siblings.indexOf(entry);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const from = before ? before.offset + before.length : entry.offset;
  const to = !before && after ? after.offset : entry.offset + entry.length;
  return [{ offset: from, length: to - from, content: '' }];
}

/** Edits that put another value in the place of one, or add it. */
export function replaceAt(text: string, pointer: string, value: unknown): Edit[] {
  const node = nodeAt(treeOf(text), pointer);
  if (node && value !== undefined)
    return [{ offset: node.offset, length: node.length, content: JSON.stringify(value) }];
  return modify(text, pathOf(pointer), value, {});
}

/** Edits that put other signs in the place of a stretch of a string, and leave the rest as it is written. @param part of the decoded string */
export function replacePartAt(text: string, pointer: string, part: Stretch, signs: string): Edit[] {
  const node = nodeAt(treeOf(text), pointer);
  if (node?.type !== 'string') return [];
  return [{ ...stretchInString(text, node, part), content: JSON.stringify(signs).slice(1, -1) }];
}

/** A problem whose value is certainly another one, with the fix that writes that one. */
export function withInstead(text: string, problem: Problem): Problem {
  const { instead, pointer } = problem;
  if (instead === undefined) return problem;
  const title = `write ${JSON.stringify(instead)}`;
  return { ...problem, fix: { title, edits: replaceAt(text, pointer, instead) } };
}

/** Edits that put a key before all others of a document, in a line of its own where the others have one. */
export function insertFirst(text: string, key: string, value: unknown): Edit[] {
  const [before = '{', gap = ''] = /^\s*\{(\s*)/.exec(text) ?? [];
  const entry = `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  const comma = /^\s*\{\s*\}/.test(text) ? '' : `,${gap || ' '}`;
  return [{ offset: before.length, length: 0, content: entry + comma }];
}

/** Applies edits that do not overlap; of two that do, the first in the text stays. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.offset - b.offset || a.length - b.length);
  let result = '';
  let at = 0;
  for (const { offset, length, content } of sorted) {
    if (offset < at) continue;
    result += text.slice(at, offset) + content;
    at = offset + length;
  }
  return result + text.slice(at);
}

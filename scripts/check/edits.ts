import { modify } from 'jsonc-parser';
import type { Edit } from './finding.ts';
import { steps } from './pointer.ts';

const pathOf = (pointer: string): (string | number)[] =>
  steps(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The indentation of the document's first entry. */
function formatting(text: string) {
  const [, indent = '  '] = /^[{[]\r?\n([ \t]+)/.exec(text) ?? [];
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

/** Edits that take a key or an entry away and leave the rest as it is written. */
export const removeAt = (text: string, pointer: string): Edit[] =>
  modify(text, pathOf(pointer), undefined, { formattingOptions: formatting(text) });

/** Edits that put another value in the place of one. */
export const replaceAt = (text: string, pointer: string, value: unknown): Edit[] =>
  modify(text, pathOf(pointer), value, { formattingOptions: formatting(text) });

/** Edits that put a key before all others. */
export const insertFirst = (text: string, key: string, value: unknown): Edit[] =>
  modify(text, [key], value, { formattingOptions: formatting(text), getInsertionIndex: () => 0 });

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

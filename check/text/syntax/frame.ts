import type { Problem } from '../../finding.ts';
import { positionAt } from '../parse.ts';
import { parses } from './spot.ts';

/** What other tools and languages put around an object: the object itself is the document. */
const BEFORE =
  /^(```+\s*\w*|~~~+\s*\w*|jsonc?|json5|(module\.)?exports\s*=|export\s+default|return|(const|let|var)\s+[\w$]+\s*=|[\w$]+\s*=|\()$/i;
const AFTER = /^(```+|~~~+|\)?\s*;?)$/;
const COMMENT = /^(\/\/|\/\*|#|--|<!--)/;

/** Marks that an unfinished merge leaves. */
export function mergeProblem(text: string): Problem | undefined {
  const marks = [...text.matchAll(/^(<{7}|\|{7}|={7}|>{7})(?= |\r?$).*$/gm)];
  const [first] = marks;
  if (!first) return undefined;
  const lines = marks.map((one) => positionAt(text, one.index).line);
  return {
    pointer: '',
    stretch: { offset: first.index, length: first[0].length },
    message: 'a merge is not finished: the file holds both sides, with marks between them',
    expected: 'one of the two sides, without the marks',
    got: first[0].slice(0, 30).trim(),
    tip: `the marks stand on line${lines.length > 1 ? 's' : ''} ${lines.join(', ')}`,
  };
}

/** Something stands before the "{" that begins the document: a fence of Markdown, a line of a program. */
export function wrapProblem(text: string): Problem | undefined {
  const start = text.search(/\S/);
  const brace = text.indexOf('{');
  if (start < 0 || brace <= start) return undefined;
  const before = text.slice(start, brace).trimEnd();
  if (COMMENT.test(before) || /["\n[]/.test(before)) return undefined;
  // A word alone may be any value; what is known, or stands with the object on its line, is no part of it.
  if (!BEFORE.test(before) && !/^\s*\{\s*"/.test(text.slice(start + before.length))) return undefined;
  const end = text.lastIndexOf('}') + 1;
  const sure = BEFORE.test(before) && AFTER.test(text.slice(end).trim()) && parses(text.slice(brace, end));
  const edits = [
    { offset: 0, length: brace, content: '' },
    { offset: end, length: text.length - end, content: '\n' },
  ];
  return {
    pointer: '',
    stretch: { offset: start, length: before.length },
    message: 'something stands before the document that is no part of it',
    expected: '"{" as the first sign of the file',
    got: before.slice(0, 30),
    tip: 'a document is the object alone, from its "{" to its "}"',
    ...(sure ? { fix: { title: 'leave the object alone in the file', edits } } : {}),
  };
}

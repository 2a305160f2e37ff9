import type { Finding } from '../../finding.ts';
import { positionAt } from '../../text/parse.ts';

/*
 * The format of a list of mistakes. One mistake is what a person does wrong in one committed document at one moment.
 *
 *   {
 *     "document": "activities/activity_20250520.json",   path below the project's root
 *     "kind": "full-width comma",                         any words; figures are summed up by it
 *     "edits": [ ... ],                                   one or more, made one after the other
 *     "line": 12                                          where the one error belongs; see below
 *   }
 *
 * An edit finds a place by its text and changes it. `find` must stand in the document once, or `nth` says which one is
 * meant (from 1). It may hold line breaks, and means the text as it stands in the file, with its quotes and escapes.
 *
 *   { "find": "\"every\": \"15s\"", "nth": 2, "replace": "\"every\": \"15 s\"" }   other text in its place
 *   { "find": "\"tracking\": {", "insert": "  \"titel\": 1,\n" }                    lines before the line that has it
 *   { "find": "\"version\": 1,", "lines": "delete" }                                 that line goes
 *   { "find": "\"version\": 1,", "lines": "double" }                                 that line stands twice
 *   { "find": "\"gifts\": [", "lines": "delete", "count": 5 }                        so many lines, from that one on
 *   { "find": "\"share\": {", "lines": "delete", "to": "\n  },\n" }                  up to and with the end of `to`
 *   { "find": "\"body\": [", "lines": "cut" }                                         everything after that line goes
 *   { "line": 12, "lines": "delete" }                                                 a line by its number, from 1
 *
 * `as`: the path of a copy, under which the text is judged.
 *
 * `line` is of the text with the mistake: a number; { "find": "...", "nth": 1 } for the line that has a text,
 * with "count": 3 for any of so many lines from that one on; { "from": 12, "to": 15 }; left out, it is the first line that the edits changed.
 */

interface Place {
  find?: string;
  nth?: number;
  line?: number;
}

export interface MistakeEdit extends Place {
  replace?: string;
  insert?: string;
  lines?: 'delete' | 'double' | 'cut';
  count?: number;
  to?: string;
}

export type ExpectedLine =
  | number
  | { find: string; nth?: number; count?: number }
  | { from: number; to: number };

/** A mistake as a list has it; see the top of this file. */
export interface Mistake {
  document: string;
  /** Path under which it is judged: a copy of the document under another name. */
  as?: string;
  kind: string;
  edits: readonly MistakeEdit[];
  line?: ExpectedLine;
}

/** A mistake that the document has no place for. */
export class NotPlanted extends Error {}

/** Where a text stands for the nth time; without `nth` it must stand there once. */
function find(text: string, wanted: string, nth?: number): number {
  const all: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0 && wanted !== ''; at = text.indexOf(wanted, at + 1))
    all.push(at);
  if (nth === undefined && all.length > 1)
    throw new NotPlanted(`${JSON.stringify(wanted)} stands there ${all.length} times: say which by "nth"`);
  const found = all[(nth ?? 1) - 1];
  if (found === undefined)
    throw new NotPlanted(`there is no ${nth ? `${nth}th ` : ''}${JSON.stringify(wanted)}`);
  return found;
}

function startOf(text: string, { find: wanted, nth, line }: Place): number {
  if (wanted !== undefined) return find(text, wanted, nth);
  let at = 0;
  for (let i = 1; i < (line ?? 1); i++) {
    at = text.indexOf('\n', at) + 1;
    if (at === 0) throw new NotPlanted(`there is no line ${line}`);
  }
  return at;
}

function change(text: string, edit: MistakeEdit): string {
  const at = startOf(text, edit);
  if (edit.replace !== undefined && edit.lines === undefined) {
    return text.slice(0, at) + edit.replace + text.slice(at + (edit.find?.length ?? 0));
  }
  const from = text.lastIndexOf('\n', at - 1) + 1;
  if (edit.insert !== undefined) return text.slice(0, from) + edit.insert + text.slice(from);
  const next = (offset: number) => {
    const end = text.indexOf('\n', offset);
    return end < 0 ? text.length : end + 1;
  };
  let end = next(from);
  for (let i = 1; i < (edit.count ?? 1); i++) end = next(end);
  if (edit.to !== undefined) {
    const stop = text.indexOf(edit.to, at);
    if (stop < 0) throw new NotPlanted(`there is no ${JSON.stringify(edit.to)} after it`);
    end = stop + edit.to.length;
  }
  if (edit.lines === 'delete') return text.slice(0, from) + text.slice(end);
  if (edit.lines === 'double') return text.slice(0, end) + text.slice(from);
  if (edit.lines === 'cut') return text.slice(0, end);
  throw new NotPlanted('an edit needs "replace", "insert" or "lines"');
}

function firstDifference(before: string, after: string): number {
  let at = 0;
  while (at < after.length && before[at] === after[at]) at++;
  return Math.min(at, Math.max(0, after.length - 1));
}

/** The text with the mistake, and the lines on one of which it must be told. */
export function plant(text: string, { edits, line }: Mistake): { text: string; from: number; to: number } {
  const planted = edits.reduce(change, text);
  if (planted === text) throw new NotPlanted('the edits change nothing');
  if (typeof line === 'object' && 'from' in line) return { text: planted, ...line };
  const one =
    typeof line === 'number'
      ? line
      : positionAt(planted, line ? find(planted, line.find, line.nth) : firstDifference(text, planted)).line;
  return { text: planted, from: one, to: one + (typeof line === 'object' ? (line.count ?? 1) - 1 : 0) };
}

/** How well a mistake was told. Warnings count as well: what is told is told. */
export interface Outcome {
  mistake: Mistake;
  findings: readonly Finding[];
  /** One finding, and no second one. */
  one: boolean;
  rightLine: boolean;
  /** It was told as a warning: the check passes. */
  warned: boolean;
  from: number;
  to: number;
}

export function judgeOutcome(
  mistake: Mistake,
  findings: readonly Finding[],
  { from, to }: { from: number; to: number },
): Outcome {
  const [first] = findings;
  return {
    mistake,
    findings,
    one: findings.length === 1,
    rightLine: first !== undefined && first.line >= from && first.line <= to,
    warned: findings.length > 0 && findings.every((one) => one.severity === 'warning'),
    from,
    to,
  };
}

import { checkText } from '../../check/check-text.ts';
import type { Finding } from '../../check/finding.ts';
import type { CheckContext } from '../../check/model/context.ts';

/** What the check says of a node: its line in the node's own text, from 1. */
export interface Told extends Pick<Finding, 'line' | 'severity' | 'message' | 'expected' | 'got' | 'tip'> {}

const PATH = 'activities/story.json';

/** The node stands first, so that its lines are those of the document, also where a finding names one. */
const findingsOf = (around: object, text: string, context: CheckContext): Finding[] =>
  checkText(PATH, `{"body":[${text}\n],${JSON.stringify({ ...around, body: undefined }).slice(1)}`, context);

/** What stands in a text, one after the other; undefined where it is no JSON. */
function valuesIn(text: string): readonly unknown[] | undefined {
  try {
    return JSON.parse(`[${text}]`);
  } catch {
    return undefined;
  }
}

/** What is in the way of one node: none, several, a whole document. The check itself would take the first two. */
function notOneNode(values: readonly unknown[]): Told | undefined {
  const error = { line: 1, severity: 'error', expected: 'one node' } as const;
  const [first] = values;
  if (first === undefined) return { ...error, message: 'there is no node' };
  if (values.length > 1)
    return {
      ...error,
      message: `there are ${values.length} nodes`,
      tip: 'A story shows one. Several stand in the `body` of a `section`.',
    };
  if (typeof first === 'object' && first !== null && 'body' in first && !('widget' in first))
    return {
      ...error,
      message: 'this is a document',
      tip: 'Take one part of its `body`; a whole page is shown in *Pages / Compose*.',
    };
  return undefined;
}

/** A finding whatever its place. */
const sameAs = ({ rule, message, got }: Finding): string => JSON.stringify([rule, message, got]);

/**
 * Judges the text of one node as the check judges a document.
 * @param around the document around the node; what is said of it is left out
 * @param sound a text of the same node that stands in the same document: what is said of that is no news
 */
export function judgeNode(text: string, sound: string, around: object, context: CheckContext): Told[] {
  const values = valuesIn(text);
  const other = values && notOneNode(values);
  if (other) return [other];
  const lines = text.split('\n').length;
  return (
    newIn(findingsOf(around, text, context), findingsOf(around, sound, context))
      // What is no JSON may be noticed behind its end.
      .filter((one) => values === undefined || one.line <= lines)
      .map((one) => toldOf(one, lines))
  );
}

/** What is said of a text and not of another one, wherever. */
function newIn(findings: readonly Finding[], others: readonly Finding[]): Finding[] {
  const known = new Set(others.map(sameAs));
  return findings.filter((one) => !known.has(sameAs(one)));
}

const toldOf = ({ line, severity, message, expected, got, tip }: Finding, lines: number): Told => ({
  line: Math.min(line, lines),
  severity,
  message,
  ...(expected === undefined ? {} : { expected }),
  ...(got === undefined ? {} : { got }),
  ...(tip === undefined ? {} : { tip }),
});

/**
 * Judges the text of a whole document as the check does.
 * @param path below the project's root
 * @param sound the document as it is committed: what is said of that is no news
 */
export function judgeWhole(path: string, text: string, sound: string, context: CheckContext): Told[] {
  const lines = text.split('\n').length;
  return newIn(checkText(path, text, context), checkText(path, sound, context)).map((one) =>
    toldOf(one, lines),
  );
}

import { checkText } from '../../check/check-text.ts';
import type { Finding } from '../../check/finding.ts';
import type { CheckContext } from '../../check/model/context.ts';

/** What the check says of a node: its line in the node's own text, from 1. */
export interface Told extends Pick<Finding, 'line' | 'severity' | 'message' | 'expected' | 'got' | 'tip'> {}

const PATH = 'activities/story.json';

const findingsOf = (around: object, text: string, context: CheckContext): Finding[] =>
  checkText(
    PATH,
    `${JSON.stringify({ ...around, body: undefined }).slice(0, -1)},"body":[\n${text}\n]}`,
    context,
  );

/** A finding whatever its place. */
const sameAs = ({ rule, message, got }: Finding): string => JSON.stringify([rule, message, got]);

/**
 * Judges the text of one node as the check judges a document.
 * @param around the document around the node; what is said of it is left out
 * @param sound a text of the same node that stands in the same document: what is said of that is no news
 */
export function judgeNode(text: string, sound: string, around: object, context: CheckContext): Told[] {
  const known = new Set(findingsOf(around, sound, context).map(sameAs));
  const lines = text.split('\n').length;
  return findingsOf(around, text, context)
    .filter((one) => one.line > 1 && !known.has(sameAs(one)))
    .map(({ line, severity, message, expected, got, tip }) => ({
      line: Math.min(line - 1, lines),
      severity,
      message,
      ...(expected === undefined ? {} : { expected }),
      ...(got === undefined ? {} : { got }),
      ...(tip === undefined ? {} : { tip }),
    }));
}

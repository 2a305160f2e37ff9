/** What went wrong; `rule` groups the texts for the check's pages. */
export type ExpressionRule =
  | 'syntax'
  | 'limit'
  | 'unknown-name'
  | 'unknown-field'
  | 'unknown-function'
  | 'unknown-value'
  | 'unguarded'
  | 'type'
  | 'scope';

/** One mistake in an expression. Offset and length count UTF-16 units of the source, line and column start at 1. */
export interface ExpressionError {
  readonly rule: ExpressionRule;
  readonly message: string;
  readonly offset: number;
  readonly length: number;
  readonly line: number;
  readonly column: number;
  readonly expected: string;
  readonly got: string;
  /** The valid name that was most likely meant. */
  readonly nearest?: string;
  /** How to mend it, in words that can be pasted where possible. */
  readonly tip?: string;
}

/** The part of an error that does not depend on where it stands. */
export interface ErrorText {
  readonly rule: ExpressionRule;
  readonly message: string;
  readonly expected: string;
  readonly got: string;
  readonly nearest?: string | undefined;
  readonly tip?: string | undefined;
}

/** A stretch of the source. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Carries an error out of the checker; `compileExpression` turns it into a result. */
export class Refusal extends Error {
  readonly text: ErrorText;
  readonly span: Span;
  constructor(text: ErrorText, span: Span) {
    super(text.message);
    this.text = text;
    this.span = span;
  }
}

/** Sets an error at its place in the source. */
export function placeError(source: string, text: ErrorText, span: Span): ExpressionError {
  const { nearest, tip, ...rest } = text;
  const offset = Math.min(Math.max(0, span.start), source.length);
  const before = source.slice(0, offset).split('\n');
  return {
    ...rest,
    offset,
    length: Math.max(0, Math.min(span.end, source.length) - offset),
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    ...(nearest === undefined ? {} : { nearest }),
    ...(tip === undefined ? {} : { tip }),
  };
}

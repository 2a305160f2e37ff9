import type { Problem, Severity } from './finding.ts';
import type { CheckedFile } from './model/file.ts';
import type { DataFile } from './shape/data-file.ts';
import type { ParsedText } from './text/parse.ts';

interface RuleText {
  /** Also the name of its page under docs/checks/. */
  id: string;
  /** What it holds, in one sentence. */
  description: string;
  severity: Severity;
}

/** Judges the name of a file before it is read; a problem ends its check. */
export interface PathRule extends RuleText {
  stage: 'path';
  check(path: string): Problem[];
}

/** Judges the text before it is parsed any further; a problem ends the check of the document. */
export interface TextRule extends RuleText {
  stage: 'text';
  check(text: string): Problem[];
}

/** Judges the parsed value before its format is known; a problem ends the check of the document. */
export interface ValueRule extends RuleText {
  stage: 'value';
  check(parsed: ParsedText): Problem[];
}

/** Judges a document of the current format. */
export interface DocumentRule extends RuleText {
  stage: 'document';
  check(file: CheckedFile): Iterable<Problem>;
}

/** Judges a data file of a module. */
export interface DataRule extends RuleText {
  stage: 'data';
  check(file: DataFile): Iterable<Problem>;
}

export type Rule = PathRule | TextRule | ValueRule | DocumentRule | DataRule;

export type Severity = 'error' | 'warning';

/** A stretch of a file's text, in UTF-16 units from its start. */
export interface Stretch {
  offset: number;
  length: number;
}

/** One replacement of text. */
export interface Edit extends Stretch {
  content: string;
}

/** What a machine can mend by itself. */
interface Fix {
  /** What it does, in words that follow "--fix ...". */
  title: string;
  edits: Edit[];
}

/** Another place that has to do with a mistake. */
interface Related {
  file: string;
  line: number;
  column: number;
  message: string;
}

/** One mistake in one document or data file. Lines and columns start at 1, columns count UTF-16 units. */
export interface Finding extends Stretch {
  rule: string;
  severity: Severity;
  /** Path below the project's root, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** JSON pointer (RFC 6901) of the value that is wrong. */
  pointer: string;
  message: string;
  expected?: string;
  got?: string;
  /** The valid name that was most likely meant. */
  nearest?: string;
  /** All valid values, where they are few. */
  allowed?: string[];
  tip?: string;
  /** The page that explains the rule. */
  page: string;
  fix?: Fix;
  related?: Related[];
}

/** What a check came to. */
export interface Report {
  findings: Finding[];
  /** Paths of all documents and data files that were judged. */
  files: string[];
  errors: number;
  warnings: number;
  /** How many findings `--fix` can mend. */
  fixable: number;
  /** ms */
  duration: number;
}

/** What a rule says of a place; the position is found by the pointer. */
export interface Problem {
  pointer: string;
  /** Point at the key instead of the value. */
  at?: 'key' | 'value';
  /** A stretch of the decoded string at the pointer. */
  part?: Stretch;
  /** A stretch of the file, for what has no pointer. */
  stretch?: Stretch;
  message: string;
  expected?: string | undefined;
  got?: string | undefined;
  nearest?: string | undefined;
  allowed?: readonly string[] | undefined;
  tip?: string | undefined;
  fix?: Fix | undefined;
  /** The value can be taken away without loss. */
  removable?: true;
  /** A block of the campaign, by its key, that can be moved there: the rule makes a fix of it. */
  intoCampaign?: string;
  /** The value that is certainly meant: the rule makes a fix of it. */
  instead?: unknown;
  /** The value is a path of a picture that cannot be one: the rule looks for the nearest that is. */
  picture?: string;
  /** The value is a link, alias or redirect that cannot be one: the rule looks for the nearest that is. */
  link?: { value: string; kind: string };
  related?: readonly { pointer: string; message: string }[] | undefined;
}

/** Names that fit on a line; longer lists are told by their nearest name alone. */
export const shortList = (names: Iterable<string>, most = 16): string[] | undefined => {
  const all = [...names];
  return all.length > 0 && all.length <= most ? all : undefined;
};

/** A value as an error shows it: one line, at most 60 characters. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

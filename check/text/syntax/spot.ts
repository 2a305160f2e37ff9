import type { Problem } from '../../finding.ts';
import type { Token } from './tokens.ts';

/** A bracket that is open at a place. */
export interface Open {
  token: Token;
  kind: '{' | '[';
  /** Indentation of its first entry that begins a line. */
  inner: number | undefined;
}

/** A place of a text at which something else stands than JSON has there. */
export interface Spot {
  text: string;
  tokens: readonly Token[];
  /** The token that cannot stand there. */
  i: number;
  /** What is open there, outermost first. */
  open: readonly Open[];
}

export const WHAT = { '{': 'an object', '[': 'a list' } as const;
export const CLOSE = { '{': '}', '[': ']' } as const;

export const at = ({ offset, length }: { offset: number; length: number }) => ({
  pointer: '',
  stretch: { offset, length },
});

/** The beginning of a token, as a message shows it. */
export const shown = ({ kind, text }: Token): string =>
  kind === 'string' ? text.slice(0, 30) : JSON.stringify(text.slice(0, 30));

/** What is put where, for `fix` of a problem. */
export const replacing = (stretch: { offset: number; length: number }, content: string) => ({
  edits: [{ offset: stretch.offset, length: stretch.length, content }],
});

/** A text with one stretch replaced. */
export const withReplaced = (
  text: string,
  { offset, length }: { offset: number; length: number },
  content: string,
): string => text.slice(0, offset) + content + text.slice(offset + length);

/** Whether a text is JSON: only what makes it so is certainly the one mistake. */
export function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A fix of one replacement, where the text is JSON with it. */
export function fixWhereSound(
  text: string,
  stretch: { offset: number; length: number },
  content: string,
  title: string,
): Pick<Problem, 'fix'> {
  return parses(withReplaced(text, stretch, content))
    ? { fix: { title, ...replacing(stretch, content) } }
    : {};
}

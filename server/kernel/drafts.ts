import type { DraftFinding } from '../../schemas/generated/types.gen.ts';

/** A document that is being tried out, as it was judged (decision 0109). */
export interface Draft {
  /** The same for the same text. */
  readonly id: string;
  /** As the document has it; undefined where it has none that can be read. */
  readonly title: unknown;
  /** Address of its page below the base path; null while it has mistakes. */
  readonly href: string | null;
  /** ms UTC */
  readonly at: number;
  readonly findings: readonly DraftFinding[];
}

/** What a try-out keeps of drafts. No other server has any. */
export interface Drafts {
  /** The newest first. */
  list(): Promise<readonly Draft[]>;
  /** Whether one was kept and has given way to newer ones since: whoever sends its text again has it again (decision 0123). */
  isAside(id: string): Promise<boolean>;
  /** Judges a document and keeps it; a sound one is a page when this is done. */
  keep(text: string): Promise<Draft>;
}

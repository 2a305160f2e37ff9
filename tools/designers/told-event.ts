import type { Forms } from './form-of.ts';
import type { Told } from './judge-node.ts';

/** A story tells the panel what the check says of its node. */
export const TOLD = 'gala/told';
/** The panel asks for what forms are made of; the story answers with `FORMS`. */
export const ASK = 'gala/ask';
export const FORMS = 'gala/forms';

/** A story of a whole document tells the panel what its file says. */
export const DOCUMENT = 'gala/document';

export interface DocumentEvent {
  story: string;
  /** Below activities/. */
  file: string;
  /** JSON, as the file has it. */
  text: string;
}

export interface ToldEvent {
  story: string;
  told: readonly Told[];
  /** The file of the document, below activities/, in which the node is judged and shown: one that it was pasted from. */
  from?: string | undefined;
}

export interface FormsEvent {
  forms: Forms;
  pictures: readonly string[];
}

import type { Forms } from './form-of.ts';
import type { Told } from './judge-node.ts';

/** What a story and the panel beside it say to each other. */
export const EVENT = {
  /** The panel asks for what forms are made of, and for the document that is shown. */
  ask: 'gala/ask',
  /** The story answers with the forms. */
  forms: 'gala/forms',
  /** A story tells what the check says of its node. */
  told: 'gala/told',
  /** A story of a whole document tells what its file says. */
  document: 'gala/document',
} as const;

/** What is said with each event of a story. */
export interface Said {
  forms: {
    forms: Forms;
    pictures: readonly string[];
    /** The address of activities/: a static Storybook may lie in any folder. */
    art: string;
  };
  told: {
    story: string;
    told: readonly Told[];
    /** The file of the document, below activities/, in which the node is judged and shown: one that it was pasted from. */
    from?: string | undefined;
  };
  document: {
    story: string;
    /** Below activities/. */
    file: string;
    /** JSON, as the file has it. */
    text: string;
  };
}

/** How many errors the check tells of: a node with any is not shown. */
export const errorsIn = (told: readonly Told[]): number =>
  told.filter(({ severity }) => severity === 'error').length;

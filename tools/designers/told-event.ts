import type { Forms } from './form-of.ts';
import type { Told } from './judge-node.ts';
import type { NamePlaces, Names } from './names-of.ts';
import type { Path } from './values.ts';

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
  /** The panel tells a story what it is now. */
  edit: 'gala/edit',
  /** The panel asks for a document with one more part. */
  add: 'gala/add',
  /** The story answers with it. */
  added: 'gala/added',
} as const;

/** A kind of part that a page may have: a widget, or a screen of a module. */
export interface PartKind {
  name: string;
  /** What it is for. */
  about: string;
  /** Address of what it looks like. */
  picture?: string | undefined;
}

/** What the panel says with an event. */
export interface Asked {
  edit: {
    story: string;
    /** JSON of its node, or of its document. */
    text: string;
  };
  add: {
    story: string;
    /** JSON of the document. */
    text: string;
    /** The list of parts that the new one joins. */
    list: Path;
    /** Before which of its parts; as many as there are: behind the last. */
    place: number;
    widget: string;
  };
}

/** What is said with each event of a story. */
export interface Said {
  forms: {
    forms: Forms;
    pictures: readonly string[];
    /** The address of activities/: a static Storybook may lie in any folder. */
    art: string;
    kinds: readonly PartKind[];
    /** Names of all families. */
    families: readonly string[];
    /** Where a document defines what may be named. */
    places: NamePlaces;
    /** What may be named whatever the document: methods of the app, addresses, calls, what modules have. */
    known: Names;
  };
  told: {
    story: string;
    /** The text that was judged. */
    text: string;
    told: readonly Told[];
    /** The file of the document, below activities/, in which the node is judged and shown: one that it was pasted from. */
    from?: string | undefined;
    /** What may be named in the document around the node; a whole document has its own. */
    names?: Names | undefined;
  };
  document: {
    story: string;
    /** Below activities/. */
    file: string;
    /** JSON, as the file has it. */
    text: string;
    /** It is no file yet: what somebody makes of it is kept in the browser. */
    isNew?: boolean | undefined;
  };
  added: {
    story: string;
    /** JSON of the document with the part. */
    text: string;
  };
}

/** How many errors the check tells of: a node with any is not shown. */
export const errorsIn = (told: readonly Told[]): number =>
  told.filter(({ severity }) => severity === 'error').length;

import type { PageDocument } from '../../schemas/generated/document.gen.ts';

export type { NodeValue, TextValue } from '../../schemas/generated/document.gen.ts';

/** A document as the build has it: what its schema says, and what is known of it beside its file. */
export interface ActivityDocument extends Omit<PageDocument, '$schema' | 'version'> {
  /** Documents of older versions are brought to the newest when they are read (upgrade.ts). */
  version?: number;
  /** Where a document that only leads elsewhere leads. */
  redirect?: string;
  /** The frame around this page, and where that stands: put in when documents are loaded (frames.ts), no key of files. */
  around?: Around;
}

/** The frame around a page, and all pages in it. */
export interface Around {
  route: string;
  document: ActivityDocument;
  pages: { route: string; document: ActivityDocument }[];
}

/** A data source of a document. */
export type SourceValue = NonNullable<PageDocument['data']>[string];

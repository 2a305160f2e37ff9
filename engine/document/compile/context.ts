import type { Language } from '../../i18n/language.ts';
import type { ActivityDocument, NodeValue, TextValue } from '../document.ts';
import type { OpenApi } from '../open-api.ts';
import type { CompiledNode, CompiledProps } from '../page-model.ts';
import type { SchemaSet } from '../schema-set.ts';
import type { ScopeSchemas } from '../scope.ts';

/** What the build knows beside the document. */
export interface CompileContext {
  set: SchemaSet;
  api: OpenApi;
  /** The address of a picture below activities/. */
  asset: (path: string) => string;
  /** Address of a video or its captions on the media host. */
  media: (path: string) => string;
  /** The address of a route of this product, `#` and `https:` left alone. */
  href: (link: string) => string;
  /** A module's data file, parsed, and the addresses of the pictures in one of its folders; paths below modules/. */
  modules?: { data: (path: string) => unknown; art: (folder: string) => Record<string, string> };
  /**
   * A text as a drawing, in the hand of the document's family.
   *
   * @param size of the hero that it stands in
   * @returns undefined where it cannot be drawn: then the text stands as text
   */
  lettering?: (
    text: string,
    lang: Language,
    family: string,
    size: 'tall' | 'low',
  ) => CompiledProps | undefined;
  /** What keys of the body's nodes begin with; `b` without it. */
  keys?: string;
  /**
   * A widget that nobody knows becomes a live node with what the document says, which fails by itself on the page,
   * instead of a CompileError for all of it. For documents that come at run time.
   */
  lenient?: boolean;
}

/** One document in one language on its way to the page. */
export interface Compilation extends CompileContext {
  readonly document: ActivityDocument;
  /** The document's path without `.json`, for example `starlight_hall/entrance`. */
  readonly route: string;
  readonly lang: Language;
  /** A text in the page's language, facts of the document put in. */
  text(value: TextValue, markdown?: boolean): string;
  /** What expressions outside of lists may read. */
  readonly scope: ScopeSchemas;
  /** The first value of each parameter of the route. */
  readonly params: Readonly<Record<string, string>>;
  /** Rewards come one by one instead of in words (`x-pieces`). */
  readonly pieces?: boolean;
  /** Nodes hold values, and values nodes. */
  node(node: NodeValue, key: string, scope: ScopeSchemas): CompiledNode;
}

/** Something in a document that `npm run check` would have refused. */
export class CompileError extends Error {}

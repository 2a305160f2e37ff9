import type { CompileContext } from '../../engine/document/compile/context.ts';
import type { ActivityDocument } from '../../engine/document/document.ts';
import type { OpenApi } from '../../engine/document/open-api.ts';
import type { SchemaSet } from '../../engine/document/schema-set.ts';
import type { Language } from '../../engine/i18n/language.ts';
import type { ProductTexts } from '../../engine/i18n/product-texts.ts';
import type { Widget } from '../../engine/render/define-widget.ts';
import type { HostSettings } from '../start/handed.ts';
import type { Theme } from './theme.ts';

/** What the client build left: addresses of scripts, by the module that they come from. */
export interface ClientAssets {
  /** Address of the kernel, for pages that do not have it inside. */
  kernel: string;
  /** The script that stands in each page (app/start). */
  start: string;
  /** Kernel and core as they stand inside pages; none while the sources are served as they are. */
  inside?: { kernel: string; core: string };
  /** The script that has React; none while the sources are served as they are. */
  react?: string;
  /** What hydration needs beside kernel, core and React: the engine's views and what these import. */
  hydrate: readonly string[];
  /** The file with all of these widgets, then what it imports; none while the sources are served as they are. */
  widgets: (names: readonly string[]) => readonly string[];
  /** Style and texts of a widget that popups alone show, as a file; undefined: the page has them. */
  popupPart?: (name: string, lang: Language) => string | undefined;
  /** What the opening of the app says in a language, as a file; undefined: the page has it. */
  openingTexts?: (lang: Language) => string | undefined;
  /** A picture below activities/ to its address. */
  asset: (path: string) => string;
}

export interface RendererParts {
  set: SchemaSet;
  api: OpenApi;
  widgets: ReadonlyMap<string, Widget>;
  themes: Readonly<Record<string, Theme>>;
  /** Minified CSS: `base`, `live` and `table` (engine/render), and each widget's by name. */
  css: Readonly<Record<string, string>>;
  /** Of what a widget's script alone draws, which brings it along: a page has what it shows of it before that. `css` has it not. */
  drawn?: Readonly<Record<string, string>>;
  /** Where a node's CSS stands in `css`, where that is not under its own name alone: a module's screens share some. */
  styles?: Readonly<Record<string, readonly string[]>>;
  /** Data and pictures of the modules. */
  modules?: NonNullable<CompileContext['modules']>;
  /** Titles as drawings; without it they are text. */
  lettering?: NonNullable<CompileContext['lettering']>;
  texts: Readonly<Record<Language, ProductTexts>>;
  assets: ClientAssets;
  /** What pages need of the public settings (T18). */
  hosts: HostSettings;
  /** The address of the raster picture that stands for a document where a link to it is shown. */
  preview?: (document: ActivityDocument) => string | undefined;
}

/** SHA-256 in base64 of each style element and each script that runs inside a page. */
export interface PageHashes {
  styles: string[];
  scripts: string[];
}

export interface RenderInput {
  document: ActivityDocument;
  route: string;
  lang: Language;
  /** The moment for which the page is drawn, in ms. */
  now: number;
  /** Whoever opens it is never before that moment: what earlier phases alone show is left out (decision 0168). */
  onward?: boolean;
  /** Public answers by source, as far as they are known. */
  answers?: Readonly<Record<string, unknown>>;
  /** Where the pages stand, as `https://host`, as far as that is known: others need whole addresses. */
  origin?: string | undefined;
}

export interface RenderedPage {
  html: string;
  /** Hashes of what stands inside the page, for the CSP. */
  hashes: PageHashes;
  faults: { node: string; widget: string; message: string }[];
}

export interface Renderer {
  render(input: RenderInput): RenderedPage;
  /** The address of a picture below activities/. */
  asset(path: string): string;
  /** A document's title as lists of documents show it: with its facts, in each language. */
  titleOf(document: ActivityDocument): ActivityDocument['title'];
  /** Names of the widgets whose script a page needs: of the whole page, then of what is left of it from each phase on. */
  scripted(input: Omit<RenderInput, 'now'>): string[][];
  /** The requests whose public answers the page can be drawn with: source name to path and query. */
  publicRequests(input: RenderInput): Record<string, string>;
}

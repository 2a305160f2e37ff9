import type { ExpressionAst } from '../expression/ast.ts';
import type { Language } from '../i18n/language.ts';
import type { Phase } from './anywhere/phase.ts';

/** A value that the build compiled and the engine resolves on the phone. One key, so that it is told apart cheaply. */
export type Compiled =
  | { $t: (string | ExpressionAst)[] }
  | { $e: ExpressionAst }
  | { $a: CompiledStep[] }
  | { $n: CompiledNode[] }
  | { $m: MarkdownBlock[] };

/** Plain JSON in which any value may be a `Compiled` one. */
export type CompiledValue =
  | string
  | number
  | boolean
  | null
  | Compiled
  | CompiledValue[]
  | { [key: string]: CompiledValue };

export type CompiledProps = Record<string, CompiledValue>;

/** One node of the page: its widget, its props in the page's language, and when it shows. */
export interface CompiledNode {
  widget: string;
  /** Unique on the page: b0, b0.1, ... */
  key: string;
  /** The anchor that the document gave it. */
  id?: string;
  props: CompiledProps;
  /** The phases in which it shows, when `visible` asks for nothing but the phase. */
  phases?: Phase[];
  /** `visible`, when it asks for more than the phase. */
  when?: ExpressionAst;
  /** `visible` shows it to nobody who is signed in, and asks for nothing else. */
  visitors?: true;
  /** `visible` shows it to whoever is signed in, and asks for nothing else. */
  people?: true;
  /** The data source of a data widget. */
  from?: string;
  /** The method of the app with which `props.app` is shown, and `props.else` without; the widget is none then. */
  requires?: string;
  /** The page inside a frame stands here. */
  outlet?: true;
  track?: { event: string; share: number; after: number };
  /** It needs script: its widget always does, or something in its props does. */
  live?: true;
}

/** A step as the document has it, its texts in one language, its expressions compiled. */
export interface CompiledStep {
  do: string;
  [key: string]: CompiledValue;
}

export interface CompiledSource {
  /** Path of the API with {id} filled in. */
  get: string;
  query?: Record<string, ExpressionAst>;
  /** ms */
  every?: number;
  while?: ExpressionAst;
  when?: ExpressionAst;
  /** Rows a page. */
  size?: number;
  /** The answer is the same for everybody, so the page may be pre-rendered with it. */
  public?: true;
}

/** Moments in ms since 1970; offset in minutes, for the campaign's days. */
export interface CompiledSchedule {
  preview?: number;
  start: number;
  end: number;
  settle?: number;
  /** Nothing of the campaign has results when it is settled: until then, what was earned is claimed. */
  noResults?: true;
  offset: number;
}

/** A tiny Markdown tree: block or inline, made at build. */
export type MarkdownBlock =
  | [
      (
        | ('p' | 'h3' | 'h4' | 'ul' | 'ol' | 'li' | 'blockquote' | 'strong' | 'em' | 'del' | 'code')
        | ('table' | 'thead' | 'tbody' | 'tr')
      ),
      MarkdownInline[],
    ]
  | ['th' | 'td', MarkdownInline[], ('center' | 'end')?]
  | ['a', string, MarkdownInline[]]
  | ['br']
  | ['hr'];
export type MarkdownInline = string | MarkdownBlock;

/** What a phone gets of a document: one language, nothing private, nothing that the page does not use. */
export interface PageModel {
  /** The campaign's id: the route without its leading slash. */
  id: string;
  route: string;
  lang: Language;
  /** Parameters of the route that have values in the document; those of other addresses are read on the phone. */
  params?: Record<string, string>;
  title: string;
  schedule?: CompiledSchedule;
  /** What only earlier phases show was left out, ms: to this page it is never earlier. */
  since?: number;
  access: { token: 'required' | 'optional' | 'none'; where: 'anywhere' | 'app' | 'mobile' };
  /** Its state outlives leaving the page (specification §2, T12). */
  keepAlive?: true;
  /** The frame around this page: the addresses of its pages below the origin, and the names of what is its own. */
  frame?: { pages: string[]; data: string[]; state: string[] };
  /** Value of H5_activity (specification §7, T61). */
  tracking: string;
  /** `to` is the address of the page that a share opens. */
  share?: { title: string; content: string; topic?: string; image?: string; to?: string };
  data: Record<string, CompiledSource>;
  state: Record<string, ExpressionAst>;
  popups: Record<
    string,
    {
      title: string;
      body: CompiledNode[];
      /** A state key that has its name while it is open. */
      shown?: string;
      /** Asked before it closes. */
      beforeClose?: { title: string; text: string; yes: string; no: string };
    }
  >;
  body: CompiledNode[];
}

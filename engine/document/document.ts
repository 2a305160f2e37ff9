/** A document as far as the engine's build reads it by key; everything else it walks by schema. */
export interface ActivityDocument {
  version?: number;
  title: TextValue;
  summary?: TextValue;
  cover?: string;
  languages: string[];
  aliases?: string[];
  /** Values of the parameters in the route; of an expanded document the one that it has (expand.ts). */
  params?: Record<string, string[]>;
  redirect?: string;
  schedule?: { preview?: string; start: string; end: string; settle?: string };
  access?: { token?: 'required' | 'optional' | 'none'; where?: 'anywhere' | 'app' | 'mobile' };
  theme: { preset: string; tokens?: Record<string, string> };
  data?: Record<string, SourceValue>;
  state?: Record<
    string,
    { type: 'string' | 'number' | 'boolean'; values?: (string | number)[]; initial: string }
  >;
  body: NodeValue[];
  popups?: Record<
    string,
    {
      title: TextValue;
      body: NodeValue[];
      beforeClose?: { title: TextValue; text?: TextValue; yes?: TextValue; no?: TextValue };
    }
  >;
  share?: { title: TextValue; content: TextValue; topic?: TextValue; image?: string; to?: string };
  /** The pages that are shown in the place of this document's outlet. */
  frame?: { pages: { to: string; label?: TextValue }[] };
  /** The frame around this page, and where that stands: put in when documents are loaded (frames.ts), no key of files. */
  around?: { route: string; document: ActivityDocument };
  keepAlive?: boolean;
  tracking?: { name?: string };
  campaign?: Record<string, unknown>;
}

export type TextValue = string | Record<string, string>;

export interface SourceValue {
  get: string;
  query?: Record<string, string>;
  every?: string;
  while?: string;
  when?: string;
  paging?: { size: number };
}

export interface NodeValue {
  widget: string;
  [key: string]: unknown;
}

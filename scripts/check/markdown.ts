import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Stretch } from './finding.ts';

interface MarkdownNode {
  type: string;
  url?: string;
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined;
  children?: readonly MarkdownNode[];
}

/** What the rules want to know of a Markdown text. */
export interface MarkdownFacts {
  links: (Stretch & { to: string })[];
  /** Parts that pages do not show, by the name that Markdown has for them. */
  refused: (Stretch & { type: string })[];
}

// What engine/document/markdown.ts makes blocks of; a test holds the two together.
const SHOWN = new Set(
  'root paragraph listItem blockquote strong emphasis delete text inlineCode heading list break thematicBreak link'.split(
    ' ',
  ),
);

const known = new Map<string, MarkdownFacts>();

/** Links and refused parts of a Markdown text. */
export function factsOfMarkdown(text: string): MarkdownFacts {
  const before = known.get(text);
  if (before) return before;
  const facts: MarkdownFacts = { links: [], refused: [] };
  const visit = (node: MarkdownNode): void => {
    const offset = node.position?.start.offset ?? 0;
    const stretch = { offset, length: (node.position?.end.offset ?? offset) - offset };
    if (node.type === 'link') facts.links.push({ ...stretch, to: node.url ?? '' });
    if (!SHOWN.has(node.type)) facts.refused.push({ ...stretch, type: node.type });
    for (const one of node.children ?? []) visit(one);
  };
  visit(fromMarkdown(text));
  if (known.size > 20_000) known.clear();
  known.set(text, facts);
  return facts;
}

export const linksOfMarkdown = (text: string): MarkdownFacts['links'] => factsOfMarkdown(text).links;

import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Stretch } from './finding.ts';

interface MarkdownNode {
  type: string;
  url?: string;
  value?: string;
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined;
  children?: readonly MarkdownNode[];
}

/** What the rules want to know of a Markdown text. */
export interface MarkdownFacts {
  links: (Stretch & { to: string })[];
  html: (Stretch & { value: string })[];
  images: Stretch[];
}

const known = new Map<string, MarkdownFacts>();

/** Links, raw HTML and pictures of a Markdown text. */
export function factsOfMarkdown(text: string): MarkdownFacts {
  const before = known.get(text);
  if (before) return before;
  const facts: MarkdownFacts = { links: [], html: [], images: [] };
  const visit = (node: MarkdownNode): void => {
    const offset = node.position?.start.offset ?? 0;
    const stretch = { offset, length: (node.position?.end.offset ?? offset) - offset };
    if (node.type === 'link' || node.type === 'definition')
      facts.links.push({ ...stretch, to: node.url ?? '' });
    if (node.type === 'html') facts.html.push({ ...stretch, value: node.value ?? '' });
    if (node.type === 'image' || node.type === 'imageReference') facts.images.push(stretch);
    for (const one of node.children ?? []) visit(one);
  };
  // Expressions are no Markdown: `a < b` in them is not the start of a tag.
  visit(fromMarkdown(text.replaceAll(/\{\{[^}]*\}\}/g, (inner) => 'x'.repeat(inner.length))));
  if (known.size > 20_000) known.clear();
  known.set(text, facts);
  return facts;
}

export const linksOfMarkdown = (text: string): MarkdownFacts['links'] => factsOfMarkdown(text).links;

import { type MdastNode, parseMarkdown } from '../../engine/document/markdown.ts';
import type { Stretch } from './finding.ts';

/** What the rules want to know of a Markdown text. */
export interface MarkdownFacts {
  links: (Stretch & { to: string })[];
  /** Parts that pages do not show, by the name that Markdown has for them. */
  refused: (Stretch & { type: string })[];
  /** Rows of tables that have another number of cells than the head, and heads that have more than fit a phone. */
  rows: (Stretch & { cells: number; head: number })[];
}

/** Columns that a table has room for on a phone. */
export const MOST_COLUMNS = 6;

// What engine/document/markdown.ts makes blocks of; a test holds the two together.
const SHOWN = new Set(
  'root paragraph listItem blockquote strong emphasis delete text inlineCode heading list break thematicBreak link table tableRow tableCell'.split(
    ' ',
  ),
);

const known = new Map<string, MarkdownFacts>();

/** Links and refused parts of a Markdown text. */
export function factsOfMarkdown(text: string): MarkdownFacts {
  const before = known.get(text);
  if (before) return before;
  const facts: MarkdownFacts = { links: [], refused: [], rows: [] };
  const visit = (node: MdastNode): void => {
    const stretch = stretchOf(node);
    if (node.type === 'link') facts.links.push({ ...stretch, to: node.url ?? '' });
    if (!SHOWN.has(node.type)) facts.refused.push({ ...stretch, type: node.type });
    if (node.type === 'table') facts.rows.push(...oddRows(node));
    for (const one of node.children ?? []) visit(one);
  };
  visit(parseMarkdown(text));
  if (known.size > 20_000) known.clear();
  known.set(text, facts);
  return facts;
}

function stretchOf({ position }: MdastNode): Stretch {
  const offset = position?.start.offset ?? 0;
  return { offset, length: (position?.end.offset ?? offset) - offset };
}

function oddRows({ children = [] }: MdastNode): MarkdownFacts['rows'] {
  const head = children[0]?.children?.length ?? 0;
  return children.flatMap((row, i) => {
    const cells = row.children?.length ?? 0;
    const odd = i === 0 ? head > MOST_COLUMNS : cells !== head;
    return odd ? [{ ...stretchOf(row), cells, head }] : [];
  });
}

export const linksOfMarkdown = (text: string): MarkdownFacts['links'] => factsOfMarkdown(text).links;

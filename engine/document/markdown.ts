import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { MarkdownBlock, MarkdownInline } from './page-model.ts';

/** A part of a parsed Markdown text. */
export interface MdastNode {
  type: string;
  value?: string;
  url?: string;
  depth?: number;
  ordered?: boolean | null;
  /** Of a table: how each column stands. */
  align?: readonly ('left' | 'right' | 'center' | null)[] | null;
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined;
  children?: MdastNode[];
}

const options = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };

/** A Markdown text as a tree: CommonMark, and the tables of GitHub's flavour. */
export const parseMarkdown = (text: string): MdastNode => fromMarkdown(text, options) as MdastNode;

/** Markdown that a document may not hold; the check turns it into an error with the place. */
export class MarkdownError extends Error {}

const containers: Record<string, 'p' | 'li' | 'blockquote' | 'strong' | 'em' | 'del'> = {
  paragraph: 'p',
  listItem: 'li',
  blockquote: 'blockquote',
  strong: 'strong',
  emphasis: 'em',
  delete: 'del',
};

/** Link targets that a text may have: a route, an anchor, or an https: address. */
export const allowedLink = (url: string): boolean =>
  /^(\/(?![/\\])|#)/.test(url) || (url.startsWith('https://') && URL.canParse(url));

/** One line with no sign that Markdown reads: a paragraph of that text, which most texts are. */
const PLAIN = /^(?![\s#>+=-]|\d{1,9}[.)])[^\\`*_[\]<&|~\n\r\t\0]*\S$/;

/**
 * Markdown to the small tree that phones render. Raw HTML, pictures and other link schemes throw a MarkdownError.
 * @param link turns a link of the document (a route) into an address
 */
export function compileMarkdown(text: string, link: (url: string) => string = (url) => url): MarkdownBlock[] {
  if (PLAIN.test(text)) return [['p', [text]]];
  const block = (node: MdastNode): MarkdownInline => {
    const children = (): MarkdownInline[] => (node.children ?? []).map(block);
    const container = containers[node.type];
    if (container === 'li') return ['li', flatten(children())];
    if (container) return [container, children()];
    switch (node.type) {
      case 'text':
        return node.value ?? '';
      case 'inlineCode':
        return ['code', [node.value ?? '']];
      case 'heading':
        return [(node.depth ?? 1) <= 2 ? 'h3' : 'h4', children()];
      case 'list':
        return [node.ordered ? 'ol' : 'ul', children()];
      case 'break':
        return ['br'];
      case 'thematicBreak':
        return ['hr'];
      case 'table':
        return tableOf(node, block);
      case 'link': {
        const url = node.url ?? '';
        if (!allowedLink(url)) throw new MarkdownError(`a link to ${JSON.stringify(url)}`);
        return ['a', link(url), children()];
      }
      default:
        throw new MarkdownError(
          node.type === 'html' ? `raw HTML ${JSON.stringify(node.value)}` : `a ${node.type}`,
        );
    }
  };
  return (parseMarkdown(text).children ?? []).map(block) as MarkdownBlock[];
}

/** A list item of one paragraph needs no paragraph inside. */
const flatten = (children: MarkdownInline[]): MarkdownInline[] =>
  children.length === 1 && Array.isArray(children[0]) && children[0][0] === 'p' ? children[0][1] : children;

const sides = { left: undefined, center: 'center', right: 'end' } as const;

/** Head and body of a table; a cell says how it stands where that is not at the start. */
function tableOf({ align, children }: MdastNode, inline: (node: MdastNode) => MarkdownInline): MarkdownBlock {
  const row = (node: MdastNode, name: 'th' | 'td'): MarkdownBlock => [
    'tr',
    (node.children ?? []).map((cell, i): MarkdownBlock => {
      const side = sides[align?.[i] ?? 'left'];
      const inner = (cell.children ?? []).map(inline);
      return side ? [name, inner, side] : [name, inner];
    }),
  ];
  const [head, ...rest] = children ?? [];
  return [
    'table',
    [
      ...(head ? [['thead', [row(head, 'th')]] as MarkdownBlock] : []),
      ...(rest.length > 0 ? [['tbody', rest.map((one) => row(one, 'td'))] as MarkdownBlock] : []),
    ],
  ];
}

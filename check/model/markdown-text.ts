import { type MdastNode, parseMarkdown } from '../../engine/document/markdown.ts';
import type { Stretch } from '../finding.ts';

/** What the rules want to know of a Markdown text. */
export interface MarkdownReading {
  links: (Stretch & { to: string })[];
  /** Parts that pages do not show, by the name that Markdown has for them. */
  refused: (Stretch & { type: string })[];
  /** Rows of tables that have another number of cells than the head, and heads that have more than fit a phone. */
  rows: (Stretch & { cells: number; head: number })[];
  /** Stars that mark nothing, because those that belong to them are missing: they are shown. */
  stars: Stretch[];
}

/** Columns that a table has room for on a phone. */
export const MOST_COLUMNS = 6;

// What engine/document/markdown.ts makes blocks of; a test holds the two together.
const SHOWN = new Set(
  'root paragraph listItem blockquote strong emphasis delete text inlineCode heading list break thematicBreak link table tableRow tableCell'.split(
    ' ',
  ),
);

const NOTHING: MarkdownReading = { links: [], refused: [], rows: [], stars: [] };
/**
 * What links, HTML, code, tables and escapes are made of, and what begins a block of code. Three stars in a row end and begin bold by
 * rules of their own, which count stars by threes.
 */
const MADE_OF_SIGNS = /[[\]<`|\\\t]| {4}|~~~|\*{3}/;
/**
 * Bold on one line, of words that stars may stand around whatever is beside them: Markdown looks at whether a mark touches a
 * blank or a sign, and letters are neither.
 */
const BOLD =
  /\*\*(?=[\p{L}\p{N}])[^*\r\n]*?(?:[\p{L}\p{M}\p{N}]\*\*|[.,:;!?%)。，：；！？…）」』”]\*\*(?=[\s.,。，：；！？]|$))/gu;

/** Paragraphs, lists and headings of words, some in bold: seen by their signs, they need not be parsed. Most texts are such. */
const isPlain = (text: string): boolean =>
  !MADE_OF_SIGNS.test(text) &&
  (!text.includes('*') || (!text.includes('_') && !text.replaceAll(BOLD, '').includes('*')));

const known = new Map<string, MarkdownReading>();

/** Links and refused parts of a Markdown text. */
export function readMarkdown(text: string): MarkdownReading {
  return isPlain(text) ? NOTHING : parsed(text);
}

/** The same, of a text that is parsed whatever it looks like. */
export function parsed(text: string): MarkdownReading {
  const before = known.get(text);
  if (before) return before;
  const reading: MarkdownReading = { links: [], refused: [], rows: [], stars: [] };
  const visit = (node: MdastNode): void => {
    const stretch = stretchOf(node);
    if (node.type === 'link') reading.links.push({ ...stretch, to: node.url ?? '' });
    if (!SHOWN.has(node.type)) reading.refused.push({ ...stretch, type: node.type });
    if (node.type === 'inlineCode' && text.startsWith('```', stretch.offset))
      reading.refused.push({ ...stretch, type: 'code' });
    if (node.type === 'table') reading.rows.push(...oddRows(node));
    if (node.type === 'paragraph') reading.rows.push(...oddHeads(text, stretch));
    reading.stars.push(...loneStars(text, node));
    for (const one of node.children ?? []) visit(one);
  };
  visit(parseMarkdown(text));
  if (known.size > 20_000) known.clear();
  known.set(text, reading);
  return reading;
}

function stretchOf({ position }: MdastNode): Stretch {
  const offset = position?.start.offset ?? 0;
  return { offset, length: (position?.end.offset ?? offset) - offset };
}

function oddRows({ children = [] }: MdastNode): MarkdownReading['rows'] {
  const head = children[0]?.children?.length ?? 0;
  return children.flatMap((row, i) => {
    const cells = row.children?.length ?? 0;
    const odd = i === 0 ? head > MOST_COLUMNS : cells !== head;
    return odd ? [{ ...stretchOf(row), cells, head }] : [];
  });
}

/** Lines that would be a table, were the one below the head as long as it. */
function oddHeads(text: string, { offset, length }: Stretch): MarkdownReading['rows'] {
  const lines = text.slice(offset, offset + length).split('\n');
  const cellsOf = (line: string): number =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|').length;
  let at = offset;
  return lines.flatMap((line, i) => {
    const from = at;
    at += line.length + 1;
    const head = lines[i - 1] ?? '';
    if (!head.includes('|') || !/^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/.test(line)) return [];
    return [{ offset: from, length: line.length, cells: cellsOf(line), head: cellsOf(head) }];
  });
}

/** Two stars in a row that Markdown left as they are, or one beside what others mark. */
function loneStars(text: string, { children = [] }: MdastNode): Stretch[] {
  return children.flatMap((node, i) => {
    if (node.type !== 'text') return [];
    const { offset, length } = stretchOf(node);
    const source = text.slice(offset, offset + length);
    const isMark = (one: MdastNode | undefined): boolean =>
      one?.type === 'emphasis' || one?.type === 'strong';
    const pair = source.search(/(?<!\\)\*\*/);
    if (pair >= 0) return [{ offset: offset + pair, length: 2 }];
    if (isMark(children[i - 1]) && source.startsWith('*')) return [{ offset, length: 1 }];
    if (isMark(children[i + 1]) && /(?<!\\)\*$/.test(source))
      return [{ offset: offset + length - 1, length: 1 }];
    return [];
  });
}

export const linksOfMarkdown = (text: string): MarkdownReading['links'] => readMarkdown(text).links;

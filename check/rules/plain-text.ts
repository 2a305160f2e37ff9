import { type SchemaSet, widgetNames } from '../../engine/document/schema-set.ts';
import type { Problem, Stretch } from '../finding.ts';
import { textsOf } from '../model/compiled.ts';
import type { CheckedFile } from '../model/file.ts';
import { perText } from '../model/per-text.ts';
import type { DocumentRule } from '../rule.ts';
import { MARK } from '../text/marks.ts';

const TAGS =
  /<\/?(?:a|b|i|u|s|p|br|hr|em|strong|span|div|font|img|small|big|center|sup|sub|ul|ol|li|h[1-6]|mark|del|ins|table|tr|td|script|style)(?:\s[^<>]*)?\/?>/i;
const ENTITIES = /&(?:nbsp|amp|lt|gt|quot|apos|hellip|mdash|ndash|copy|#\d{2,5}|#x[0-9a-f]{2,5});/i;
const BOLD = /\*\*[^*\s][^*]*\*\*|__[^_\s][^_]*__/;
const LINK = /\[[^\]]+\]\((?:\/|#|https?:)[^)\s]*\)/;
const ROOTS = 'data|state|item|params|phase|day|lang|signedIn|inApp|overseas';
/** A name in one pair of braces, as templates of other products have it. */
const BRACES = new RegExp(
  `(?<!\\{)\\$?\\{\\s*((?:${ROOTS})\\b[^{}]*|[A-Za-z_][\\w.]*|\\d)\\s*\\}(?!\\})|%(?:s|d|\\d\\$s)(?![\\p{L}\\d])|｛｛?[^｛｝]*｝`,
  'u',
);

/** What stands in two pairs of braces is no text: these signs stand for it while marks are looked for. */
const LIVE = '\uE000';
/** A brace beside two, and the marks of other products' templates. */
const FOREIGN = /\uE000\s*\}|\{\s*\uE000|<%[^<>]*%>|\[\[[^[\]]*\]\]|\{%[^{}]*%\}/;
/** Marks of Markdown around words; stars around one are how people stress it anywhere. */
const EMPHASIS =
  /(?<![\p{L}\p{N}_])_(?=[^_\n]*\p{L}{2})[^_\s](?:[^_\n]*[^_\s])?_(?![\p{L}\p{N}_])|`[^`\n]+`/u;
const HEADING = /^#{1,6} (?=\p{L})/mu;

interface Mark {
  message: string;
  /** In words; `takers` are the widgets that take Markdown. */
  expected: string | ((takers: string) => string);
  found: RegExp;
}

const HTML: Mark = {
  found: TAGS,
  message: 'a text shows its tags as they are written',
  expected: 'a text without HTML',
};
const ENTITY: Mark = {
  found: ENTITIES,
  message: 'a text shows this as it is written',
  expected: 'the sign itself',
};
const BRACE: Mark = {
  found: BRACES,
  message: 'a text shows this placeholder as it is written',
  expected: 'an expression in two pairs of braces, such as {{ item.cost }}',
};
const FOREIGN_BRACE: Mark = {
  found: FOREIGN,
  message: 'a text shows these marks as they are written',
  expected: 'an expression in two pairs of braces and no more, such as {{ item.cost }}',
};
const ESCAPE: Mark = {
  found: /\\[nrt]/,
  message: 'a text shows this as it is written: its backslash stands twice',
  expected: 'a line break, which is written \\n, with one backslash',
};
const MARKDOWN: readonly Mark[] = [
  {
    found: BOLD,
    message: 'only Markdown has bold: here the stars are shown',
    expected: (takers) => `a text without marks; ${takers} take Markdown`,
  },
  {
    found: LINK,
    message: 'only Markdown has links: here the brackets are shown',
    expected: (takers) => `a text without marks; links stand in Markdown, which ${takers} take`,
  },
  {
    found: EMPHASIS,
    message: 'only Markdown has such marks: here they are shown',
    expected: (takers) => `a text without marks; ${takers} take Markdown`,
  },
  {
    found: HEADING,
    message: 'only Markdown has headings: here the # is shown',
    expected: (takers) => `a text without marks; ${takers} take Markdown`,
  },
];

export const plainText: DocumentRule = {
  id: 'plain-text',
  description:
    'Texts have no marks that would be shown as they are written: HTML, single braces, Markdown in labels.',
  severity: 'error',
  stage: 'document',
  *check(file) {
    yield* inTexts(file, 'text');
    yield* inTexts(file, 'markdown');
  },
};

const takers = new WeakMap<SchemaSet, string>();

/** The widgets that take Markdown, in words. */
function takersOf(set: SchemaSet): string {
  const before = takers.get(set);
  if (before !== undefined) return before;
  const names = widgetNames(set).filter((name) =>
    JSON.stringify(set.get(`widgets/${name}.schema.json`)).includes('/markdown.schema.json"'),
  );
  const made = names.join(' and ');
  takers.set(set, made);
  return made;
}

function* inTexts(file: CheckedFile, kind: 'text' | 'markdown'): Generator<Problem> {
  const markOf = MARKS[kind];
  for (const use of textsOf(file, kind)) {
    const found = markOf(use);
    if (!found) continue;
    const { pointer, text } = use;
    if (file.taint.covers(pointer)) continue;
    const { mark, part } = found;
    const got = text.slice(part.offset, part.offset + part.length);
    const { message } = mark;
    const expected =
      typeof mark.expected === 'string' ? mark.expected : mark.expected(takersOf(file.context.schemas));
    yield { pointer, part, message, expected, got: got.slice(0, 60), nearest: suggest(got, mark.found) };
  }
}

const NO_MARKS = { marks: MARK.foreign, answer: null };

/** The first of some marks that a text has. */
const firstOf = (marks: readonly Mark[]) =>
  perText((text): { mark: Mark; part: Stretch } | null => {
    // Three pairs are told by rule expressions.
    const bare = text.includes('{{')
      ? text.replaceAll(/\{\{\{.*?\}\}\}|\{\{.*?\}\}/gs, (all) => LIVE.repeat(all.length))
      : text;
    for (const mark of marks) {
      const match = mark.found.exec(bare);
      if (match) return { mark, part: { offset: match.index, length: match[0].length } };
    }
    return null;
  }, NO_MARKS);

const MARKS = {
  text: firstOf([HTML, ENTITY, BRACE, FOREIGN_BRACE, ESCAPE, ...MARKDOWN]),
  // HTML in Markdown is told by rule markdown.
  markdown: firstOf([BRACE, FOREIGN_BRACE, ESCAPE]),
};

function suggest(got: string, pattern: RegExp): string | undefined {
  if (pattern !== BRACES) return undefined;
  const inner = /[{｛]+\s*([^{}｛｝]*?)\s*[}｝]+$/.exec(got)?.[1];
  return inner !== undefined && new RegExp(`^(?:${ROOTS})\\b`).test(inner) ? `{{ ${inner} }}` : undefined;
}

import { textsOf, withoutExpressions } from '../model/compiled.ts';
import { MOST_COLUMNS, readMarkdown } from '../model/markdown-text.ts';
import { perText, type Wording } from '../model/per-text.ts';
import type { DocumentRule } from '../rule.ts';
import { MARK } from '../text/marks.ts';

const WORDS: Readonly<Record<string, [message: string, expected: string]>> = {
  html: ['raw HTML is refused', 'Markdown: **bold**, *emphasis*, lists, links'],
  image: ['a picture cannot stand in a text', 'a node of the widget image'],
  code: ['pages do not show blocks of code', 'a paragraph; four spaces or ``` begin a block of code'],
};

const readingOf = perText((text) => readMarkdown(withoutExpressions(text)));
/** Words alone, without four blanks in a row, which begin a block of code. */
const isWords = ({ marks, text }: Wording): boolean =>
  (marks & MARK.markdown) === 0 && !text.includes('    ');

export const markdown: DocumentRule = {
  id: 'markdown',
  description:
    'Markdown has no raw HTML, no pictures and no blocks of code; tables are even, and stars stand in pairs.',
  severity: 'error',
  stage: 'document',
  *check(file) {
    for (const use of textsOf(file, 'markdown')) {
      if (isWords(use.wording)) continue;
      const reading = readingOf(use);
      const [refused] = reading.refused;
      const [row] = reading.rows;
      const [star] = reading.stars;
      if (!refused && !row && !star) continue;
      const { pointer, text } = use;
      if (refused) {
        const { offset, length, type } = refused;
        const [message, expected] = WORDS[type] ?? [
          `pages do not show this part of Markdown (${type})`,
          'paragraphs, lists, tables, quotes, **bold**, *emphasis*, [links](/route)',
        ];
        yield {
          pointer,
          part: { offset, length },
          message,
          expected,
          got: text.slice(offset, offset + Math.min(40, length)),
        };
      } else if (row) {
        const { offset, length, cells, head } = row;
        const wide = cells === head;
        yield {
          pointer,
          part: { offset, length },
          message: wide
            ? 'the table has more columns than a phone has room for'
            : 'the row has another number of cells than the head of its table',
          expected: wide
            ? `at most ${MOST_COLUMNS} columns`
            : `${head} cells; write \\\\| for a | inside a cell`,
          got: String(cells),
        };
      } else if (star) {
        yield {
          pointer,
          part: star,
          message: 'these stars mark nothing and are shown: what they begin or end has no other end',
          expected: '**bold** with two stars on each side, *emphasis* with one; \\\\* for a star',
          got: text.slice(Math.max(0, star.offset - 15), star.offset + 20),
        };
      }
    }
  },
};

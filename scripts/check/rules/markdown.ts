import { stringsOfText } from '../expressions.ts';
import { factsOfMarkdown } from '../markdown.ts';
import type { DocumentRule } from '../rule.ts';

const WORDS: Readonly<Record<string, [message: string, expected: string]>> = {
  html: ['raw HTML is refused', 'Markdown: **bold**, *emphasis*, lists, links'],
  image: ['a picture cannot stand in a text', 'a node of the widget image'],
  code: ['pages do not show blocks of code', 'a paragraph; four spaces or ``` begin a block of code'],
};

export const markdown: DocumentRule = {
  id: 'markdown',
  description: 'Markdown has no raw HTML, no pictures, no blocks of code and no live values.',
  severity: 'error',
  stage: 'document',
  *check(file) {
    for (const place of file.byKind.get('markdown') ?? []) {
      for (const { pointer, text } of stringsOfText(place)) {
        const live = text.search(/\{\{|\}\}/);
        const [refused] = live < 0 ? factsOfMarkdown(text).refused : [];
        if (live >= 0) {
          const [message, expected] = [
            'Markdown is fixed when the page is built: it cannot show a live value',
            'Markdown without {{ }}',
          ];
          yield {
            pointer,
            part: { offset: live, length: 2 },
            message,
            expected,
            got: text.slice(live, live + 40),
          };
        } else if (refused) {
          const { offset, length, type } = refused;
          const [message, expected] = WORDS[type] ?? [
            `pages do not show this part of Markdown (${type})`,
            'paragraphs, lists, quotes, **bold**, *emphasis*, [links](/route)',
          ];
          yield {
            pointer,
            part: { offset, length },
            message,
            expected,
            got: text.slice(offset, offset + Math.min(40, length)),
          };
        }
      }
    }
  },
};

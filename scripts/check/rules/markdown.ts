import { stringsOfText } from '../expressions.ts';
import { factsOfMarkdown } from '../markdown.ts';
import type { DocumentRule } from '../rule.ts';

export const markdown: DocumentRule = {
  id: 'markdown',
  description: 'Markdown has no raw HTML and no pictures.',
  severity: 'error',
  stage: 'document',
  *check(file) {
    for (const place of file.byKind.get('markdown') ?? []) {
      for (const { pointer, text } of stringsOfText(place)) {
        if (!text.includes('<') && !text.includes('![')) continue;
        const [html] = factsOfMarkdown(text).html;
        const [image] = factsOfMarkdown(text).images;
        if (html) {
          const { value, ...part } = html;
          yield {
            pointer,
            part,
            message: 'raw HTML is refused',
            expected: 'Markdown: **bold**, *emphasis*, lists, links',
            got: value.slice(0, 40),
          };
        } else if (image) {
          yield {
            pointer,
            part: image,
            message: 'a picture cannot stand in a text',
            expected: 'a node of the widget image',
            got: text.slice(image.offset, image.offset + Math.min(40, image.length)),
          };
        }
      }
    }
  },
};

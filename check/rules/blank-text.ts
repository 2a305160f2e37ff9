import { type TextUse, textsOf } from '../model/compiled.ts';
import type { DocumentRule } from '../rule.ts';
import { BLANK, MARK } from '../text/marks.ts';

/** A reader sees nothing. Signs of two halves are looked at here. */
const isBlank = ({ wording: { text, marks } }: TextUse): boolean =>
  (marks & MARK.seen) === 0 && ((marks & MARK.half) === 0 || BLANK.test(text));

export const blankText: DocumentRule = {
  id: 'blank-text',
  description: 'Every text says something: none is made of blanks alone.',
  severity: 'error',
  stage: 'document',
  *check(file) {
    for (const kind of ['text', 'markdown'] as const) {
      for (const use of textsOf(file, kind)) {
        if (!isBlank(use)) continue;
        const { pointer, text, lang } = use;
        if (file.taint.covers(pointer)) continue;
        yield {
          pointer,
          message: `the text is blank${lang ? ` in \`${lang}\`` : ''}`,
          expected: 'words, or no such key where it may be left out',
          got: JSON.stringify(text),
        };
      }
    }
  },
};

import { textsOf } from '../model/compiled.ts';
import { perText } from '../model/per-text.ts';
import type { DocumentRule } from '../rule.ts';

/** Blanks, line ends, and letters that are not seen: a reader sees nothing. */
const BLANK = /^[\s\p{Cf}\p{Zs}\u115f\u2800\u3164]*$/u;
const isBlank = perText((text) => BLANK.test(text));

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

import { isLanguage } from '../../engine/i18n/language.ts';
import { textsOf } from '../model/compiled.ts';
import type { DocumentRule } from '../rule.ts';
import { replacePartAt } from '../text/edits.ts';
import { mismarksIn } from '../words/marks-of-languages.ts';

export const marks: DocumentRule = {
  id: 'marks',
  description: 'Texts have the punctuation and the blanks of their language.',
  severity: 'warning',
  stage: 'document',
  *check(file) {
    const declared = file.document.languages;
    const only: unknown = Array.isArray(declared) && declared.length === 1 ? declared[0] : undefined;
    for (const kind of ['text', 'markdown'] as const) {
      for (const use of textsOf(file, kind)) {
        const { lang = only, pointer } = use;
        if (!isLanguage(lang)) continue;
        const found = mismarksIn[lang](use);
        if (found.length === 0 || file.taint.covers(pointer)) continue;
        yield* found.map(({ offset, got, say, isSure }) => {
          const part = { offset, length: got.length };
          const title = `write ${JSON.stringify(say)} for ${JSON.stringify(got)}`;
          return {
            pointer,
            part,
            message: `\`${lang}\` writes this mark or blank otherwise`,
            expected: JSON.stringify(say),
            got: JSON.stringify(got),
            fix: isSure ? { title, edits: replacePartAt(file.text, pointer, part, say) } : undefined,
          };
        });
      }
    }
  },
};

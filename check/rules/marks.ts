import { isLanguage } from '../../engine/i18n/language.ts';
import type { Problem } from '../finding.ts';
import { type TextUse, textsOf } from '../model/compiled.ts';
import type { CheckedFile } from '../model/file.ts';
import type { DocumentRule } from '../rule.ts';
import { replacePartAt } from '../text/edits.ts';
import { nodeAt } from '../text/parse.ts';
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
        yield* blanksAround(file, use);
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

/** A blank before the first word, or behind the last: it came with what was copied. A text of blanks alone is told by rule blank-text. */
function blanksAround(file: CheckedFile, { text, pointer }: TextUse): Problem[] {
  const trimmed = text.trim();
  if (trimmed === text || file.taint.covers(pointer)) return [];
  // No pattern looks for them: from each blank of a long row of them it would look to the end of that.
  const before = text.length - text.trimStart().length;
  const isBefore = before > 0;
  const length = isBefore ? before : text.length - trimmed.length;
  const node = nodeAt(file.outline.tree, pointer);
  return [
    {
      pointer,
      part: { offset: isBefore ? 0 : trimmed.length, length },
      message: isBefore ? 'the text begins with a blank' : 'the text ends with a blank',
      expected: 'the text without blanks around it',
      got: JSON.stringify(isBefore ? text.slice(0, 20) : text.slice(-20)),
      fix: node && {
        title: 'take the blanks around it away',
        edits: [{ offset: node.offset, length: node.length, content: JSON.stringify(trimmed) }],
      },
    },
  ];
}

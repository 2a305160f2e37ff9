import { textsOf } from '../model/compiled.ts';
import { perText } from '../model/per-text.ts';
import type { DocumentRule } from '../rule.ts';

/** What people write where the text is still to come. Capitals alone: `todo` is a word elsewhere. */
const PLACEHOLDER =
  /(?<![\p{L}\p{N}_])(?:TODO|FIXME|XXX+|PLACEHOLDER)(?![\p{L}\p{N}_])|\blorem ipsum\b|\bLorem Ipsum\b|待翻译|待翻譯|待补充|待補充|待填写|待填寫|此处填写|此處填寫/u;
const placeholderOf = perText((text) => PLACEHOLDER.exec(text));

export const placeholders: DocumentRule = {
  id: 'placeholders',
  description: 'No text says that it is still to be written.',
  severity: 'warning',
  stage: 'document',
  *check(file) {
    for (const kind of ['text', 'markdown'] as const) {
      for (const use of textsOf(file, kind)) {
        const found = placeholderOf(use);
        if (!found) continue;
        const { pointer } = use;
        const [got] = found;
        yield {
          pointer,
          part: { offset: found.index, length: got.length },
          message: 'this stands for a text that is still to be written',
          expected: 'the text',
          got,
        };
      }
    }
  },
};

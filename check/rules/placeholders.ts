import type { Problem } from '../finding.ts';
import { textsOf } from '../model/compiled.ts';
import type { CheckedFile } from '../model/file.ts';
import { perText } from '../model/per-text.ts';
import type { DocumentRule } from '../rule.ts';

/** What people write where the text is still to come. Capitals alone: `todo` is a word elsewhere. */
const PLACEHOLDER =
  /(?<![\p{L}\p{N}_])(?:TODO|FIXME|XXX+|PLACEHOLDER)(?![\p{L}\p{N}_])|\blorem ipsum\b|\bLorem Ipsum\b|待翻译|待翻譯|待补充|待補充|待填写|待填寫|此处填写|此處填寫/u;
/** What `npm run new` calls a gift or a prize that has no name anywhere yet (`numbered` in tools/new/words.ts, whose test reads both). */
const NUMBERED = /^(?:礼物|禮物|奖品|獎品|Gift|Prize|ของขวัญ|รางวัล|Quà|Phần thưởng) \d+$/u;
const placeholderOf = perText((text) => PLACEHOLDER.exec(text));

export const placeholders: DocumentRule = {
  id: 'placeholders',
  description: 'No text says that it is still to be written.',
  severity: 'warning',
  stage: 'document',
  *check(file) {
    yield* numberedNames(file);
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

/** Names of the campaign that are no more than a number: told once, in whatever languages and lists they stand. */
function* numberedNames(file: CheckedFile): Generator<Problem> {
  const told = new Set<string>();
  for (const { place, pointer, text } of textsOf(file, 'text')) {
    if (!pointer.startsWith('/campaign/') || !NUMBERED.test(text)) continue;
    const name = JSON.stringify(place.value);
    if (told.has(name)) continue;
    told.add(name);
    yield {
      pointer,
      message: 'this stands for a name that is still to be given',
      expected: 'the name, in every language and wherever it stands',
      got: text,
    };
  }
}

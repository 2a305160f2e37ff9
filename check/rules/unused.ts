import { campaignLists } from '../../engine/document/campaign-lists.ts';
import type { Problem } from '../finding.ts';
import type { CheckedFile } from '../model/file.ts';
import { danglingOf, unusedOf } from '../model/uses.ts';
import type { DocumentRule } from '../rule.ts';

export const unused: DocumentRule = {
  id: 'unused',
  description:
    'What a document defines, it uses, and what its campaign has, its page shows; a prize is given by something.',
  severity: 'warning',
  stage: 'document',
  *check(file) {
    // A broken part may hold the one use there is.
    if (file.schemaProblems.length > 0 || danglingOf(file).size > 0) return;
    for (const kind of ['data', 'state', 'popups']) {
      const what = file.lists.get(kind)?.what ?? kind;
      for (const [name, pointer] of unusedOf(file, kind)) {
        yield {
          pointer,
          at: 'key',
          message: `the ${what} \`${name}\` is never used`,
          expected: 'a use of it, or its removal',
          got: `\`${name}\``,
        };
      }
    }
    yield* neverShown(file);
  },
};

function* neverShown(file: CheckedFile): Generator<Problem> {
  for (const { name: kind, noun, unshown, unnamed } of campaignLists(file.context.schemas)) {
    if (unnamed !== undefined)
      for (const [name, pointer] of unusedOf(file, kind))
        yield {
          pointer,
          message: `the ${noun} \`${name}\` is never used: ${unnamed}`,
          expected: 'a `gives` that names it, or its removal',
          got: `\`${name}\``,
        };
    if (unshown === undefined) continue;
    // A board names the gifts that count for it: that shows them to nobody.
    const lost = unusedOf(file, kind, (pointer) => !pointer.startsWith('/campaign/'));
    for (const [name, pointer] of lost) {
      yield {
        pointer,
        message: `the ${noun} \`${name}\` is never shown: ${unshown}`,
        expected: 'a place on the page, or its removal',
        got: `\`${name}\``,
      };
    }
  }
}

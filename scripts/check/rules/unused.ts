import type { CheckedFile } from '../file.ts';
import type { Problem } from '../finding.ts';
import { danglingOf, unusedOf } from '../references.ts';
import type { DocumentRule } from '../rule.ts';

export const unused: DocumentRule = {
  id: 'unused',
  description: 'What a document defines, it uses, and what its campaign has, its page shows.',
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

/** What each list of the campaign is to people. */
const SHOWN: Readonly<Record<string, string>> = {
  gifts: 'no part of the page shows it, and it counts',
  boards: 'no data source asks for it',
  exchange: 'no part of the page shows it, so nobody can redeem it',
  milestones: 'no part of the page shows it, so nobody can claim it',
  messages: 'no part of the page offers it',
};

function* neverShown(file: CheckedFile): Generator<Problem> {
  for (const [kind, why] of Object.entries(SHOWN)) {
    const list = file.lists.get(kind);
    // A board names the gifts that count for it: that shows them to nobody.
    const lost = unusedOf(file, kind, (pointer) => !pointer.startsWith('/campaign/'));
    for (const [name, pointer] of lost) {
      yield {
        pointer,
        message: `the ${list?.what ?? kind} \`${name}\` is never shown: ${why}`,
        expected: 'a place on the page, or its removal',
        got: `\`${name}\``,
      };
    }
  }
}

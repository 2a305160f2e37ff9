import { danglingOf, unusedOf } from '../references.ts';
import type { DocumentRule } from '../rule.ts';

export const unused: DocumentRule = {
  id: 'unused',
  description: 'What a document defines, it uses.',
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
  },
};

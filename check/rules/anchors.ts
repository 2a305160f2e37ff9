import { stringsOf } from '../model/file.ts';
import type { DocumentRule } from '../rule.ts';

export const anchors: DocumentRule = {
  id: 'anchors',
  description: 'The id of a part stands once on its page.',
  severity: 'error',
  stage: 'document',
  *check(file) {
    const seen = new Map<string, string>();
    for (const { value, pointer } of stringsOf(file.byKind.get('anchor'))) {
      const before = seen.get(value);
      if (before === undefined) seen.set(value, pointer);
      else {
        const related = [{ pointer: before, message: 'it stands here first' }];
        yield {
          pointer,
          message: `another part has the id \`${value}\``,
          expected: 'an id of its own',
          got: `\`${value}\``,
          related,
        };
      }
    }
  },
};

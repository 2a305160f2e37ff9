import type { Problem } from '../finding.ts';
import { keyedListsOf } from '../model/keyed-lists.ts';
import type { DocumentRule } from '../rule.ts';

export const equalKeys: DocumentRule = {
  id: 'equal-keys',
  description: 'Tabs have a key each.',
  severity: 'error',
  stage: 'document',
  check: (file) =>
    keyedListsOf(file).flatMap(({ keys, noun }) => {
      const seen = new Map<unknown, string>();
      return keys.flatMap(({ key, pointer }): Problem[] => {
        const before = seen.get(key);
        if (before === undefined) {
          seen.set(key, pointer);
          return [];
        }
        return [
          {
            pointer,
            message: `two ${noun}s have the key \`${String(key)}\`: choosing one would choose both`,
            expected: 'a key of its own',
            got: JSON.stringify(key),
            related: [{ pointer: before, message: 'it stands here first' }],
          },
        ];
      });
    }),
};

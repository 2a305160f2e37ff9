import { pathsOf } from '../model/called-paths.ts';
import type { DocumentRule } from '../rule.ts';
import { child, isObject } from '../text/pointer.ts';

export const spends: DocumentRule = {
  id: 'spends',
  description:
    'A request that moves points or counts once says `spends`, so that a retry cannot count twice.',
  severity: 'error',
  stage: 'document',
  *check(file) {
    for (const { holder, match, method, upload } of pathsOf(file)) {
      const step = holder.value;
      // Whatever sends files has a key of each.
      if (upload) continue;
      if (method !== 'post' || !match?.operations.get('post')?.needsKey || !isObject(step)) continue;
      if (step.spends === true || file.taint.covers(child(holder.pointer, 'spends'))) continue;
      const has = Object.hasOwn(step, 'spends');
      yield {
        pointer: has ? child(holder.pointer, 'spends') : holder.pointer,
        message: 'this request moves points or counts once: without `spends`, a retry would count twice',
        expected: '`"spends": true`',
        got: has ? 'false' : 'a step without it',
        tip: `${match.path} asks for it`,
      };
    }
  },
};

import { type Problem, shortList } from '../finding.ts';
import { propertyAt } from '../text/parse.ts';
import { child } from '../text/pointer.ts';
import { hasSynonyms, synonymOf } from '../words/synonyms.ts';
import type { Draft } from './draft.ts';

/** A key that an object does not have, and which one was meant; `certain`: a machine may rename it. */
export function unknownKey(
  draft: Draft,
  at: string,
  key: string,
  known: string[],
  nearest: string | undefined,
  certain: boolean,
): Problem {
  const node = propertyAt(draft.outline.tree, child(at, key))?.children?.[0];
  const fix =
    certain && nearest !== undefined && node
      ? {
          title: `rename \`${key}\` to \`${nearest}\``,
          edits: [{ offset: node.offset, length: node.length, content: JSON.stringify(nearest) }],
        }
      : undefined;
  const saidBeside =
    nearest === undefined && hasSynonyms(key)
      ? synonymOf(
          key,
          Object.keys(draft.objectAt(at)).filter((one) => one !== key),
        )
      : undefined;
  const both = key === 'redirect' && at === '' && known.includes('body');
  // The stretch is taken now: mending renames the key in the tree.
  const stretch = node && { offset: node.offset, length: node.length };
  return {
    pointer: child(at, key),
    at: 'key',
    ...(stretch ? { stretch } : {}),
    message: both
      ? 'a document is a page or a redirect, this one is both'
      : `there is no key \`${key}\` here`,
    expected: both
      ? 'the page without `redirect`, or `redirect` alone'
      : nearest === undefined
        ? 'a key of this object'
        : `\`${nearest}\``,
    got: `\`${key}\``,
    nearest,
    allowed: shortList(known),
    ...(saidBeside === undefined
      ? {}
      : { tip: `\`${saidBeside}\`, which stands beside it, says this: one of the two counts` }),
    fix,
  };
}

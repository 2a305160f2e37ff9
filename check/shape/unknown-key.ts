import { type Problem, shortList } from '../finding.ts';
import { propertyAt } from '../text/parse.ts';
import { child } from '../text/pointer.ts';
import { hasSynonyms, synonymOf } from '../words/synonyms.ts';
import type { Draft } from './draft.ts';

/** Kinds that a message names. */
const MOST_KINDS = 3;

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
      ? ofOtherKind(draft, at, key)
      : { tip: `\`${saidBeside}\`, which stands beside it, says this: one of the two counts` }),
    fix,
  };
}

/** Which kinds have a key that the object's own kind has not: `days` beside `"kind": "points"`. */
function ofOtherKind(draft: Draft, at: string, key: string): Pick<Problem, 'tip'> {
  const object = draft.objectAt(at);
  for (const [tag, kinds] of draft.kindsBy) {
    const own = object[tag];
    if (typeof own !== 'string' || !kinds.has(own)) continue;
    const others = [...kinds].flatMap(([name, { keys }]) => (keys.includes(key) ? [name] : []));
    // A key of many kinds, such as the title of a widget, tells nothing of what was meant.
    if (others.length === 0 || others.length > MOST_KINDS) continue;
    const named = others.map((one) => `\`"${tag}": "${one}"\``).join(' or ');
    return { tip: `\`${key}\` is a key of ${named}; \`${own}\` has none` };
  }
  return {};
}

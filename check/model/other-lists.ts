import { nearestName } from '../../engine/expression/nearest.ts';
import { type Problem, shortList } from '../finding.ts';
import { withArticle } from '../words/article.ts';
import type { CheckedFile } from './file.ts';
import type { Reference } from './uses.ts';

/** The block of the campaign in which a list stands. */
const blockOf = (container: string | undefined): string | undefined =>
  /^\/campaign\/([^/]+)/.exec(container ?? '')?.[1];

/**
 * Names in one list of the page that lead nowhere where they are looked for, and are the ids of another list of the campaign:
 * days of the check-in among levels. Somebody took the wrong list, once, however many names that are.
 *
 * @param lost names that lead nowhere, each with its uses
 */
export function idsOfOthers(
  file: CheckedFile,
  lost: ReadonlyMap<string, readonly Reference[]>,
): { readonly rule: string; readonly problem: Problem; readonly keys: readonly string[] }[] {
  const groups = new Map<string, [key: string, use: Reference][]>();
  for (const [key, [use, ...more]] of lost) {
    const array = use && /^(.*)\/\d+$/.exec(use.pointer)?.[1];
    if (
      !use ||
      array === undefined ||
      use.fact ||
      more.some(({ pointer }) => !pointer.startsWith(`${array}/`))
    )
      continue;
    groups.set(`${array} ${use.list}`, [...(groups.get(`${array} ${use.list}`) ?? []), [key, use]]);
  }
  return [...groups.values()].flatMap((group) => {
    const [[, first]] = group as [[string, Reference]];
    const wanted = file.lists.get(first.list);
    const ids = group.map(([, { name }]) => name);
    const [, other] =
      [...file.lists].find(
        ([list, { names, container }]) =>
          list !== first.list && blockOf(container) !== undefined && ids.every((id) => names.has(id)),
      ) ?? [];
    if (!wanted || !other || blockOf(wanted.container) === undefined) return [];
    const own = [...wanted.names.keys()];
    // One name may be a definition that was renamed, as prizes and what the shop sells are called alike; within one block they are not.
    const isOne = group.length === 1;
    if (isOne && (blockOf(wanted.container) !== blockOf(other.container) || nearestName(first.name, own)))
      return [];
    const rest = group.length - 1;
    const problem: Problem = {
      pointer: first.pointer,
      message: `\`${first.name}\`${rest > 0 ? ` and ${rest} more of this list are each` : ' is'} ${withArticle(other.what)}, and here stands ${withArticle(wanted.what)}`,
      expected: `${withArticle(wanted.what)} of this document`,
      got: ids.map((id) => `\`${id}\``).join(', '),
      allowed: shortList(own),
      related: group.slice(1, 6).map(([, { pointer }]) => ({ pointer, message: 'and here' })),
    };
    return [{ rule: first.rule, problem, keys: group.map(([key]) => key) }];
  });
}

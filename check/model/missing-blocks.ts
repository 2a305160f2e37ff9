import type { Problem } from '../finding.ts';
import { valueAt } from '../text/pointer.ts';
import type { CheckedFile } from './file.ts';
import { remember } from './file.ts';
import { isOfNoCampaign, type Reference, referencesOf } from './uses.ts';

/** How many names are written out. */
const SHOWN = 6;

/** The outermost of a campaign that is not there, on the way to a list: `/campaign/collection` where that block is gone. */
function missingOn(file: CheckedFile, container: string | undefined): string | undefined {
  if (container?.startsWith('/campaign/') !== true || isOfNoCampaign(file, container)) return undefined;
  const [, ...steps] = container.split('/');
  return steps
    .map((_, i) => `/${steps.slice(0, i + 1).join('/')}`)
    .find((pointer) => valueAt(file.document, pointer) === undefined);
}

/** Parts of the campaign that are not there, although the document names what would stand in them. */
const missingOf = (file: CheckedFile): ReadonlySet<string> =>
  remember(file, 'missing blocks', () => {
    const missing = referencesOf(file).flatMap(({ list }) => {
      const known = file.lists.get(list);
      const at = known?.open === false && known.names.size === 0 && missingOn(file, known.container);
      return at ? [at] : [];
    });
    return new Set(missing);
  });

/** Whether a part of the campaign is not there, which is told of the names that lead to it: what else lacks it follows. */
export const isMissing = (file: CheckedFile, pointer: string): boolean => missingOf(file).has(pointer);

/**
 * Names of a list that is not there at all, such as the sets of an album without `sets`: one mistake, however many they are.
 *
 * @param lost names that lead nowhere, each with its uses
 */
export function missingBlocks(
  file: CheckedFile,
  lost: ReadonlyMap<string, readonly Reference[]>,
): { readonly rule: string; readonly problem: Problem; readonly keys: readonly string[] }[] {
  const groups = new Map<string, [key: string, uses: readonly Reference[]][]>();
  for (const [key, uses] of lost) {
    const at = missingOn(file, file.lists.get(uses[0]?.list ?? '')?.container);
    if (at !== undefined) groups.set(at, [...(groups.get(at) ?? []), [key, uses]]);
  }
  return [...groups].flatMap(([at, all]) => {
    const [first] = all[0]?.[1] ?? [];
    if (first === undefined || all.length < 2) return [];
    const block = at.slice('/campaign/'.length).replaceAll('/', '.');
    const names = all.map(([, [use]]) => `\`${use?.name}\``);
    const more = names.length - SHOWN;
    const problem: Problem = {
      pointer: first.pointer,
      ...(first.part ? { part: first.part } : {}),
      message: `this campaign has no \`${block}\`, and ${names.length} names lead there: ${names.slice(0, SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
      expected: `\`campaign.${block}\` with them, or nothing that names them`,
      got: names[0] ?? '',
      related: all
        .slice(1, SHOWN)
        .flatMap(([, [use]]) =>
          use ? [{ pointer: use.pointer, message: `\`${use.name}\` is named here` }] : [],
        ),
    };
    return [{ rule: first.rule, problem, keys: all.map(([key]) => key) }];
  });
}

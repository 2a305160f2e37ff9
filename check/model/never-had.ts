import type { Place } from '../../engine/document/walk.ts';
import type { Problem } from '../finding.ts';
import { child, isObject } from '../text/pointer.ts';
import { askedOf, askingOf } from './asked.ts';
import { pathsOf } from './called-paths.ts';
import { type CheckedFile, placesWhere, remember } from './file.ts';
import { isToldAsGone } from './uses.ts';

/** A key of a block that lets people do something by a call (`x-asked`), where the block has it and says so. */
interface Letting {
  /** Pointer of the object that would have the key. */
  readonly at: string;
  readonly key: string;
  /** `melt`; `"paid": "claim"`. */
  readonly words: string;
}

/** What the blocks of this campaign could let people do, by operation: keys of the objects that the document has. */
function lettingOf(file: CheckedFile): ReadonlyMap<string, Letting> {
  const all = new Map<string, Letting>();
  for (const { pointer, schema } of placesWhere(file, (one) => askingOf(one).length > 0)) {
    // A block that is not there at all is told by what refers to its entries.
    if (pointer === '/campaign') continue;
    for (const [key, asked] of askingOf(schema)) {
      const ways: [string, string][] =
        typeof asked === 'string'
          ? [[asked, `\`${key}\``]]
          : Object.entries(asked).map(([value, id]) => [id, `\`"${key}": "${value}"\``]);
      for (const [id, words] of ways) if (!all.has(id)) all.set(id, { at: pointer, key, words });
    }
  }
  return all;
}

/** Actions for which the campaign has no rules, such as melting cards where nothing melts: the server refuses each. */
export const neverHad = (file: CheckedFile): Problem[] => lackedBy(file).map(({ problem }) => problem);

/** Whether such an action tells that a block of the campaign has not this key: texts that name it have no mistake of their own. */
export const isToldAsNeverHad = (file: CheckedFile, block: string, key: string): boolean =>
  lackedBy(file).some(({ lacking }) => lacking.key === key && lacking.at === `/campaign/${block}`);

interface Lacked {
  readonly problem: Problem;
  readonly lacking: Letting;
}

const lackedBy = (file: CheckedFile): readonly Lacked[] =>
  remember(file, 'never-had', () => findLacked(file));

function findLacked(file: CheckedFile): Lacked[] {
  if (!isObject(file.document.campaign) || file.taint.touches('/campaign')) return [];
  const letting = lettingOf(file);
  const had = new Set(askedOf(file).map(({ operation }) => operation));
  const told = new Set<string>();
  return pathsOf(file).flatMap(({ place, method, match, own }): Lacked[] => {
    const id = own && method === 'post' ? match?.operations.get('post')?.id : undefined;
    const lacking = id === undefined || had.has(id) || told.has(id) ? undefined : letting.get(id);
    if (id === undefined || lacking === undefined) return [];
    const action = actionAround(place.parents);
    // A track of goals has to say what claiming does, also where no goal gives anything.
    if (action?.isNeeded) return [];
    // Its entries are named, so that it is told as a list that is not there.
    if (isToldAsGone(file, child(lacking.at, lacking.key))) return [];
    told.add(id);
    const problem: Problem = {
      pointer: place.pointer,
      message: `nobody can do this: the rules of the campaign do not let anybody, without ${lacking.words} in \`${dotted(lacking.at)}\``,
      expected: `${lacking.words} there${action === null ? '' : `, or no \`${action.key}\` here`}`,
      got: `\`${place.value}\``,
      related: [{ pointer: lacking.at, message: 'it would stand here' }],
    };
    return [{ problem, lacking }];
  });
}

/** The key of a widget whose steps these are, such as `melt`, and whether the widget needs it. */
function actionAround(
  parents: readonly Place[],
): { readonly key: string; readonly isNeeded: boolean } | null {
  const node = parents.findLast(({ value }) => isObject(value) && value.widget !== undefined);
  const next = node === undefined ? undefined : parents[parents.indexOf(node) + 1];
  if (node === undefined || next === undefined) return null;
  const [key = ''] = next.pointer.slice(node.pointer.length + 1).split('/');
  return { key, isNeeded: node.schema.required?.includes(key) === true };
}

const dotted = (pointer: string): string => pointer.slice(1).replaceAll('/', '.');

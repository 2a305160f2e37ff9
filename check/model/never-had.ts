import type { Place } from '../../engine/document/walk.ts';
import type { Problem } from '../finding.ts';
import { child, isObject } from '../text/pointer.ts';
import { askedOf, askingOf } from './asked.ts';
import { pathsOf } from './called-paths.ts';
import { type CheckedFile, placesWhere, remember } from './file.ts';
import { isMissing } from './missing-blocks.ts';

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
export const neverHad = (file: CheckedFile): readonly Problem[] =>
  remember(file, 'never had', () => lackingRules(file));

function lackingRules(file: CheckedFile): Problem[] {
  if (!isObject(file.document.campaign) || file.taint.touches('/campaign')) return [];
  const letting = lettingOf(file);
  const had = new Set(askedOf(file).map(({ operation }) => operation));
  const told = new Set<string>();
  return pathsOf(file).flatMap(({ place, method, match, own }): Problem[] => {
    const id = own && method === 'post' ? match?.operations.get('post')?.id : undefined;
    const lacking = id === undefined || had.has(id) || told.has(id) ? undefined : letting.get(id);
    if (id === undefined || lacking === undefined || isMissing(file, child(lacking.at, lacking.key)))
      return [];
    const action = actionAround(place.parents);
    // A track of goals has to say what claiming does, also where no goal gives anything.
    if (action?.isNeeded) return [];
    told.add(id);
    return [
      {
        pointer: place.pointer,
        message: `nobody can do this: the rules of the campaign do not let anybody, without ${lacking.words} in \`${dotted(lacking.at)}\``,
        expected: `${lacking.words} there${action === null ? '' : `, or no \`${action.key}\` here`}`,
        got: `\`${place.value}\``,
        related: [{ pointer: lacking.at, message: 'it would stand here' }],
      },
    ];
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

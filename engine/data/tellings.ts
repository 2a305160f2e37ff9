import { type Atom, atom } from 'jotai/vanilla';
import { eachChildList } from '../document/anywhere/child-lists.ts';
import type { CompiledNode } from '../document/page-model.ts';
import type { DataState } from '../page/data-state.ts';
import type { Page } from '../page/page.ts';
import { resolveExpression } from '../page/resolve-props.ts';

/** One failure that several nodes of a section share: one of them tells it. */
interface Telling {
  /** Key of the node that tells it. */
  readonly by: string;
  /** All sources that failed alike: who asks again asks for all of them. */
  readonly sources: readonly string[];
}

type Fed = CompiledNode & { from: string };

/**
 * Which nodes share a failure, by their keys (docs/decisions/0037-long-waits.md): nodes of one list of children whose
 * sources failed alike, seen in the same phases. A node that is alone in its failure is left out, and so are those of
 * the page itself, which may lie screens apart.
 *
 * @param nodes trees of the page's live nodes
 */
export function tellingsOf(page: Page, nodes: readonly CompiledNode[]): Atom<ReadonlyMap<string, Telling>> {
  const lists = new Map<string, Fed[]>();
  const visit = (node: CompiledNode): void => {
    const end = node.key.lastIndexOf('.');
    if (node.from !== undefined && end > 0) {
      const list = `${node.key.slice(0, end)} ${node.phases ?? ''}`;
      lists.set(list, [...(lists.get(list) ?? []), node as Fed]);
    }
    eachChildList(node.props, (children) => children.forEach(visit));
  };
  nodes.forEach(visit);
  const shared = [...lists.values()].filter(({ length }) => length > 1);
  const found = atom((get) =>
    shared.flatMap((list) => {
      const groups = new Map<string, Fed[]>();
      for (const node of list) {
        const source = page.data[node.from];
        const trouble = source && troubleOf(get(source));
        const { when } = node;
        if (trouble === undefined || (when && resolveExpression(page, when, get) !== true)) continue;
        groups.set(trouble, [...(groups.get(trouble) ?? []), node]);
      }
      return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (!first || group.length === 1) return [];
        const telling: Telling = { by: first.key, sources: [...new Set(group.map(({ from }) => from))] };
        return group.map(({ key }) => [key, telling] as const);
      });
    }),
  );
  let known: ReadonlyMap<string, Telling> = new Map();
  // Nothing is drawn anew while what is told stays the same.
  return atom((get) => {
    const now = get(found);
    if (JSON.stringify(now) !== JSON.stringify([...known])) known = new Map(now);
    return known;
  });
}

/** What is wrong with a source, in the same words for what is told alike; undefined where nothing is. */
function troubleOf({ status, data, stale, slow, signedOut, message = '' }: DataState): string | undefined {
  if (data !== undefined) return stale ? `earlier ${message}` : undefined;
  if (status === 'error' || signedOut) return `failed ${message}`;
  return slow ? `slow ${message}` : undefined;
}

import { eachChildList } from '../document/anywhere/child-lists.ts';
import type { CompiledNode, CompiledStep, CompiledValue } from '../document/page-model.ts';

/**
 * The steps at a place of the pre-rendered page, written `<node key>/<path of the prop>` with dots.
 * Undefined for a place that the page does not have.
 */
export function stepsAt(
  islands: Readonly<Record<string, CompiledNode>>,
  place: string,
): readonly CompiledStep[] | undefined {
  const [key = '', path = ''] = place.split('/');
  let found: CompiledNode | undefined;
  const visit = (node: CompiledNode): void => {
    if (node.key === key) found = node;
    else eachChildList(node.props, (children) => children.forEach(visit));
  };
  Object.values(islands).forEach(visit);
  let at: CompiledValue | undefined = found?.props;
  for (const name of path.split('.')) {
    at =
      typeof at === 'object' && at !== null && Object.hasOwn(at, name)
        ? (at as Record<string, CompiledValue>)[name]
        : undefined;
  }
  return typeof at === 'object' && at !== null && '$a' in at ? (at.$a as CompiledStep[]) : undefined;
}

import type { CompiledNode, CompiledValue } from './page-model.ts';
import { nodeSchemaPath, type SchemaSet } from './schema-set.ts';

/** So many parts below the stage are seen with it before anybody scrolls, at least with their beginning. */
const IN_SIGHT = 2;

/** Nodes that may be shown before the start, each followed by those inside of it. */
function* beforeStart(nodes: readonly CompiledNode[]): Generator<CompiledNode> {
  for (const node of nodes) {
    if (node.phases !== undefined && !node.phases.includes('preview')) continue;
    yield node;
    yield* beforeStart(Object.values(node.props).flatMap(nodesIn));
  }
}

const nodesIn = (value: CompiledValue): readonly CompiledNode[] =>
  typeof value === 'object' && value !== null && '$n' in value ? (value.$n as CompiledNode[]) : [];

/**
 * Whoever opens a page before its start wants to know when that is. Where no part in sight tells dates (`x-dates`), the stage does,
 * by the prop that its schema has for it (`x-start`).
 *
 * @returns the body, the very same where another part tells it
 */
export function withStart(body: CompiledNode[], set: SchemaSet): CompiledNode[] {
  const keyOf = ({ widget }: CompiledNode): string | undefined =>
    Object.entries(set.get(nodeSchemaPath(widget))?.['x-built'] ?? {}).find(
      ([, property]) => property['x-start'] !== undefined,
    )?.[0];
  const at = body.findIndex((node) => keyOf(node) !== undefined);
  const stage = body[at];
  const key = stage && keyOf(stage);
  if (stage === undefined || key === undefined) return body;
  let nth = 0;
  for (const { widget } of beforeStart(body.slice(at + 1))) {
    if (++nth > IN_SIGHT) break;
    if (set.get(nodeSchemaPath(widget))?.['x-dates']) return body;
  }
  return body.map((node) => (node === stage ? { ...node, props: { ...node.props, [key]: true } } : node));
}

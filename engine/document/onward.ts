import { type Phase, phases } from './anywhere/phase.ts';
import type { CompiledNode, CompiledValue, PageModel } from './page-model.ts';

/** Nodes, and what they hold, that a phase from `phase` on may show. */
function nodesFrom(nodes: readonly CompiledNode[], later: readonly Phase[]): CompiledNode[] {
  return nodes
    .filter((node) => node.phases === undefined || node.phases.some((one) => later.includes(one)))
    .map((node) => ({ ...node, props: valueFrom(node.props, later) as CompiledNode['props'] }));
}

function valueFrom(value: CompiledValue, later: readonly Phase[]): CompiledValue {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => valueFrom(one, later));
  const held = Object.entries(value).map(([key, one]) => [
    key,
    key === '$n' ? nodesFrom(one as unknown as CompiledNode[], later) : valueFrom(one, later),
  ]);
  return Object.fromEntries(held) as CompiledValue;
}

/**
 * A page as it is from a phase on (docs/decisions/0168): without the parts that earlier phases alone show, and without the data sources
 * that nothing else names. No phase comes back.
 *
 * @returns the very same model where nothing is over
 */
export function onward(model: PageModel, phase: Phase): PageModel {
  const later = phases.slice(phases.indexOf(phase));
  // Pages of a frame share what they ask for: what one of them shows no more another may.
  if (later.length === phases.length || model.frame !== undefined) return model;
  const body = nodesFrom(model.body, later);
  const { data, ...rest } = model;
  if (JSON.stringify(body).length === JSON.stringify(model.body).length) return model;
  let said = JSON.stringify({ ...rest, body });
  const kept = new Set<string>();
  // A source is kept for its name, wherever that stands, and so are those that it reads itself.
  for (let before = -1; before < kept.size; ) {
    before = kept.size;
    for (const [name, source] of Object.entries(data)) {
      if (kept.has(name) || !said.includes(JSON.stringify(name))) continue;
      kept.add(name);
      said += JSON.stringify(source);
    }
  }
  return { ...rest, body, data: Object.fromEntries(Object.entries(data).filter(([name]) => kept.has(name))) };
}

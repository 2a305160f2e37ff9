import { beginOf, type Phase, phases } from './anywhere/phase.ts';
import type { CompiledNode, CompiledValue, PageModel } from './page-model.ts';

/** What is as it was stays the very same: a server keeps thousands of models, and what is left of one takes little room beside it. */
const shared = <One>(before: readonly One[], after: One[]): readonly One[] =>
  after.length === before.length && after.every((one, nth) => one === before[nth]) ? before : after;

/** Nodes, and what they hold, that one of these phases may show. */
function nodesIn(nodes: readonly CompiledNode[], later: readonly Phase[]): readonly CompiledNode[] {
  const left = nodes
    .filter(({ phases: own }) => own === undefined || own.some((one) => later.includes(one)))
    .map((node) => {
      const props = valueIn(node.props, later) as CompiledNode['props'];
      return props === node.props ? node : { ...node, props };
    });
  return shared(nodes, left);
}

function valueIn(value: CompiledValue, later: readonly Phase[]): CompiledValue {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return shared(
      value,
      value.map((one) => valueIn(one, later)),
    ) as CompiledValue;
  }
  const before = Object.entries(value);
  const after = before.map(([key, one]): [string, unknown] => [
    key,
    key === '$n' ? nodesIn(one as unknown as readonly CompiledNode[], later) : valueIn(one, later),
  ]);
  const isSame = after.every(([, one], nth) => one === before[nth]?.[1]);
  return isSame ? value : (Object.fromEntries(after) as CompiledValue);
}

/**
 * A page as it is from a phase on (docs/decisions/0168): without the parts that earlier phases alone show, and without the data sources
 * that nothing else names. No phase comes back.
 *
 * @returns the very same model where nothing is over
 */
export function onward(model: PageModel, phase: Phase): PageModel {
  const { schedule } = model;
  // Pages of a frame share what they ask for: what one of them shows no more another may.
  if (phase === 'preview' || schedule === undefined || model.frame !== undefined) return model;
  const later = phases.slice(phases.indexOf(phase));
  const body = nodesIn(model.body, later);
  if (body === model.body) return model;
  const { data, ...rest } = model;
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
  return {
    ...rest,
    since: beginOf(schedule, phase),
    body: [...body],
    data: Object.fromEntries(Object.entries(data).filter(([name]) => kept.has(name))),
  };
}

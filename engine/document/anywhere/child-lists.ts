import type { CompiledNode, CompiledValue } from '../page-model.ts';

/** Calls back with every list of child nodes inside compiled props. */
export function eachChildList(value: CompiledValue, visit: (nodes: readonly CompiledNode[]) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) for (const one of value) eachChildList(one, visit);
  else if ('$n' in value) visit(value.$n as CompiledNode[]);
  else for (const one of Object.values(value)) eachChildList(one, visit);
}

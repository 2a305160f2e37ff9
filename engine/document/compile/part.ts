import { isObject } from '../../json.ts';
import type { Phase } from '../anywhere/phase.ts';
import type { NodeValue, TextValue } from '../document.ts';
import type { CompiledValue } from '../page-model.ts';
import type { ScopeSchemas } from '../scope.ts';
import { type Compilation, CompileError } from './context.ts';
import { compileVisible } from './expression.ts';

/**
 * A part of the body that an id names (`x-part`): its title, where it has one, and the phases that show it, where not all
 * do; what it lies in decides with it.
 *
 * @throws CompileError
 */
export function compilePart(id: string, scope: ScopeSchemas, key: string, to: Compilation): CompiledValue {
  const way = wayTo(id, to.document.body ?? []);
  const node = way?.at(-1);
  if (!way || !node) throw new CompileError(`${key}: no part of the page with the id ${JSON.stringify(id)}`);
  const phases = way
    .map(({ visible }) =>
      typeof visible === 'string' ? compileVisible(visible, scope, to).phases : undefined,
    )
    .reduce<readonly Phase[] | undefined>(
      (all, own) => (all && own ? all.filter((one) => own.includes(one)) : (own ?? all)),
      undefined,
    );
  const title = node.title === undefined ? undefined : to.text(node.title as TextValue);
  return { id, ...(title ? { title } : {}), ...(phases ? { phases: [...phases] } : {}) };
}

/** The nodes around the one with this id and itself, outermost first. */
function wayTo(id: string, value: unknown): NodeValue[] | undefined {
  if (Array.isArray(value)) {
    for (const one of value) {
      const found = wayTo(id, one);
      if (found) return found;
    }
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const own = typeof value.widget === 'string' ? [value as unknown as NodeValue] : [];
  // What has an id and a title inside of a node is a part of it.
  if (value.id === id && (own.length > 0 || 'title' in value)) return [value as unknown as NodeValue];
  const inside = wayTo(id, Object.values(value));
  return inside && [...own, ...inside];
}

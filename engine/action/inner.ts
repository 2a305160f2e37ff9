import type { CompiledStep, CompiledValue } from '../document/page-model.ts';
import type { ActionScope } from '../page/scope.ts';
import type { Shown } from '../page/world.ts';

/** Steps inside a step: none where the value holds none. */
export const inner = (all: CompiledValue | undefined): readonly CompiledStep[] =>
  typeof all === 'object' && all !== null && '$a' in all ? (all.$a as CompiledStep[]) : [];

/** What a tap wins, where its item has a picture and a name: it is lifted up. */
export function shownOf(item: ActionScope['item']): Shown | undefined {
  const { picture, name, note } = item ?? {};
  if (typeof picture !== 'string' || typeof name !== 'string') return undefined;
  return { picture, name, ...(typeof note === 'string' ? { note } : {}) };
}

/** What a question shows: what the item is `about`, where that is not what a yes wins, such as cards that go. */
export const askedOf = (item: ActionScope['item']): Shown | undefined =>
  shownOf(item?.about as ActionScope['item']) ?? shownOf(item);

import type { Widget } from '../../engine/render/define-widget.ts';
import { nodes } from './nodes.ts';

/** Loads widgets by name, each from its own file; one that fails to load or does not exist is left out. */
export async function loadWidgets(names: readonly string[]): Promise<Map<string, Widget>> {
  const loaded = new Map<string, Widget>();
  await Promise.all(
    names.map(async (name) => {
      const load = Object.hasOwn(nodes, name) ? nodes[name as keyof typeof nodes] : undefined;
      const widget = await load?.().catch(() => undefined);
      if (widget) loaded.set(name, widget);
    }),
  );
  return loaded;
}

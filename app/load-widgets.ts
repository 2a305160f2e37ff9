import type { Widget } from '../engine/render/define-widget.ts';
import { widgets as registry } from '../widgets/index.ts';

/** Loads widgets by name; one that fails to load or does not exist is left out, and its nodes say so. */
export async function loadWidgets(names: readonly string[]): Promise<Map<string, Widget>> {
  const loaded = new Map<string, Widget>();
  await Promise.all(
    names.map(async (name) => {
      const load = Object.hasOwn(registry, name) ? registry[name as keyof typeof registry] : undefined;
      if (load) loaded.set(name, await load());
    }),
  );
  return loaded;
}

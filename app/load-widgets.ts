import type { Widget } from '../engine/render/define-widget.ts';
import { nodes as registry } from './nodes.ts';

/**
 * Loads widgets by name; one that fails to load or does not exist is left out, and its nodes say so.
 * @param joined address of the one file that the build made of a page's widgets
 */
export async function loadWidgets(names: readonly string[], joined?: string): Promise<Map<string, Widget>> {
  const loaded = new Map<string, Widget>();
  if (joined !== undefined) {
    try {
      const { widgets } = (await import(/* @vite-ignore */ joined)) as { widgets: Record<string, Widget> };
      for (const [name, widget] of Object.entries(widgets)) loaded.set(name, widget);
    } catch {
      // the file is gone, for example after a release: one by one below
    }
  }
  await Promise.all(
    names.map(async (name) => {
      const load =
        !loaded.has(name) && Object.hasOwn(registry, name)
          ? registry[name as keyof typeof registry]
          : undefined;
      const widget = await load?.().catch(() => undefined);
      if (widget) loaded.set(name, widget);
    }),
  );
  return loaded;
}

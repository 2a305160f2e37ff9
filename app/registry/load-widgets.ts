import type { Widget } from '../../engine/render/define-widget.ts';
import { exportOf } from './export-of.ts';

/** Addresses of widgets, each in its own file, by name: what a page says of its build. */
export type WidgetFiles = Readonly<Record<string, string>>;

/**
 * Loads widgets by name, each from its own file; one that fails to load or does not exist is left out. No script of a build
 * names these files: it would change its own name with each of them, and so would all that name it (decision 0083).
 *
 * @param files where they lie; none while the sources are served as they are
 */
export async function loadWidgets(
  names: readonly string[],
  files: WidgetFiles = {},
): Promise<Map<string, Widget>> {
  const loaded = new Map<string, Widget>();
  await Promise.all(
    names.map(async (name) => {
      const widget = await (Object.hasOwn(files, name)
        ? fromFile(files[name], name)
        : fromSources(name)
      ).catch(() => undefined);
      if (widget) loaded.set(name, widget);
    }),
  );
  return loaded;
}

const fromFile = async (file: string | undefined, name: string): Promise<Widget | undefined> =>
  ((await import(/* @vite-ignore */ String(file))) as Record<string, Widget>)[exportOf(name)];

async function fromSources(name: string): Promise<Widget | undefined> {
  if (!import.meta.env.DEV) return undefined;
  const { nodes } = await import('./nodes.ts');
  return Object.hasOwn(nodes, name) ? nodes[name as keyof typeof nodes]() : undefined;
}

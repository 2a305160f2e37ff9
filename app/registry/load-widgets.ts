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

/** How often a file did not come. */
const failed = new Map<string, number>();

/** A browser never asks again for a script that it could not get, as long as the page stands: the next time it has another address. */
async function fromFile(file = '', name: string): Promise<Widget | undefined> {
  const tries = failed.get(file) ?? 0;
  const address = tries === 0 ? file : `${file}?again=${tries}`;
  try {
    return ((await import(/* @vite-ignore */ address)) as Record<string, Widget>)[exportOf(name)];
  } catch (cause) {
    failed.set(file, tries + 1);
    throw cause;
  }
}

async function fromSources(name: string): Promise<Widget | undefined> {
  if (!import.meta.env.DEV) return undefined;
  const { nodes } = await import('./nodes.ts');
  return Object.hasOwn(nodes, name) ? nodes[name as keyof typeof nodes]() : undefined;
}

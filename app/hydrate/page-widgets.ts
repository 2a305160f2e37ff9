import type { Widget } from '../../engine/render/define-widget.ts';

/** Under which name the scripts of the build export a widget. */
export const exportOf = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Brings the widgets of a page. One that fails to load or does not exist is left out, and its nodes say so.
 * @param widgets where they go
 * @param file address of the file in which the build put them all
 */
export async function bringWidgets(
  widgets: Map<string, Widget>,
  names: readonly string[],
  file: string | undefined,
): Promise<void> {
  try {
    const all = (await import(/* @vite-ignore */ String(file))) as Record<string, Widget>;
    for (const name of names) {
      const widget = all[exportOf(name)];
      if (widget) widgets.set(name, widget);
    }
  } catch {
    // the file is gone, for example after a release: one by one below
  }
  const missing = names.filter((name) => !widgets.has(name));
  if (missing.length === 0) return;
  try {
    const { loadWidgets } = await import('../registry/load-widgets.ts');
    for (const [name, widget] of await loadWidgets(missing)) widgets.set(name, widget);
  } catch {
    // nor is there where each one lies
  }
}

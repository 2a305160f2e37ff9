import type { Widget } from '../../engine/render/define-widget.ts';
import { exportOf } from '../registry/export-of.ts';
import type { WidgetFiles } from '../registry/load-widgets.ts';

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
    for (const [name, widget] of await loadWidgets(missing, await filesBeside(file)))
      widgets.set(name, widget);
  } catch {
    // nor is there where each one lies
  }
}

/** Where each widget of a joined file lies by itself: the build says so in a file beside it, which no page needs otherwise. */
async function filesBeside(file: string | undefined): Promise<WidgetFiles> {
  if (file === undefined) return {};
  const answer = await fetch(file.replace(/\.js$/, '.json')).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as WidgetFiles) : {};
}

// Popups of a document, loaded when the first one opens.
import { createRoot, type Root } from 'react-dom/client';
import { eachChildList } from '../engine/document/child-lists.ts';
import type { CompiledNode } from '../engine/document/page-model.ts';
import type { Page } from '../engine/page/page.ts';
import type { Widget } from '../engine/render/define-widget.ts';
import { nodeList } from '../engine/render/node-view.tsx';
import { PageProvider } from '../engine/render/page-context.tsx';
import { loadWidgets } from './load-widgets.ts';

const open: { dialog: HTMLDialogElement; root: Root }[] = [];

/** Opens a popup of the document on top of what is open; Escape, the close button and the backdrop close it. */
export async function openPopup(page: Page, widgets: Map<string, Widget>, name: string): Promise<void> {
  const popup = Object.hasOwn(page.model.popups, name) ? page.model.popups[name] : undefined;
  if (!popup) return;
  for (const [key, widget] of await loadWidgets(namesIn(popup.body).filter((one) => !widgets.has(one)))) {
    widgets.set(key, widget);
  }
  const dialog = document.createElement('dialog');
  dialog.className = 'sheet';
  document.body.append(dialog);
  const root = createRoot(dialog);
  const close = (): void => dialog.close();
  root.render(
    <PageProvider value={{ page, widgets }}>
      <div className="sheet__panel">
        <h2 className="sheet__title" id={`popup-${name}`}>
          {popup.title}
        </h2>
        <button type="button" className="sheet__close" aria-label={page.strings.t('close')} onClick={close} />
        {nodeList(popup.body)}
      </div>
    </PageProvider>,
  );
  dialog.setAttribute('aria-labelledby', `popup-${name}`);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close();
  });
  dialog.addEventListener('close', () => {
    open.splice(
      open.findIndex((one) => one.dialog === dialog),
      1,
    );
    root.unmount();
    dialog.remove();
  });
  open.push({ dialog, root });
  dialog.showModal();
}

/** Closes the popup on top. */
export function closePopup(): void {
  open.at(-1)?.dialog.close();
}

function namesIn(nodes: readonly CompiledNode[]): string[] {
  return nodes.flatMap((node) => {
    const names = [node.widget];
    eachChildList(node.props, (children) => names.push(...namesIn(children)));
    return names;
  });
}

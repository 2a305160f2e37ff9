// Popups of a document, loaded when the first one opens.
import type { PrimitiveAtom } from 'jotai/vanilla';
import { Fragment } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { eachChildList } from '../../engine/document/anywhere/child-lists.ts';
import type { CompiledNode } from '../../engine/document/page-model.ts';
import { askToConfirm, openSheet } from '../../engine/overlay/index.ts';
import type { Page } from '../../engine/page/page.ts';
import type { Widget } from '../../engine/render/define-widget.ts';
import { Failed } from '../../engine/render/failed.tsx';
import { nodeList } from '../../engine/render/node-view.tsx';
import { PageProvider } from '../../engine/render/page-context.tsx';
import { withoutRounds } from '../hydrate/without-rounds.ts';
import { loadWidgets, type WidgetFiles } from '../registry/load-widgets.ts';
import { bringParts } from './popup-parts.ts';

/** Where that lies which popups alone need, and what the page says so far. */
export interface PopupFiles {
  readonly popupFiles?: WidgetFiles;
  readonly popupParts?: WidgetFiles;
  readonly texts: Record<string, string>;
}

/** Loads the widgets of a popup of the document. @param files what those need that popups alone show */
export async function preparePopup(
  page: Page,
  widgets: Map<string, Widget>,
  name: string,
  files?: PopupFiles,
): Promise<void> {
  const popup = Object.hasOwn(page.model.popups, name) ? page.model.popups[name] : undefined;
  const names = missingIn(popup?.body ?? [], widgets);
  const [loaded, whole] = await Promise.all([
    loadWidgets(names, files?.popupFiles),
    bringParts(names, files?.popupParts ?? {}, files?.texts ?? {}),
  ]);
  // One without its words or its style is left out, as one without its script is.
  for (const key of whole) {
    const widget = loaded.get(key);
    if (widget) widgets.set(key, widget);
  }
}

/**
 * Opens a popup of the document on top of what is open; Escape, the close button, the backdrop and the back button close it. One whose
 * parts did not come says so, with a way to ask for them again: a title alone tells nobody what has happened.
 */
export async function openPopup(
  page: Page,
  widgets: Map<string, Widget>,
  name: string,
  files?: PopupFiles,
): Promise<void> {
  const popup = Object.hasOwn(page.model.popups, name) ? page.model.popups[name] : undefined;
  if (!popup) return;
  const say = (shown: string): void => {
    const key = popup.shown === undefined ? undefined : page.state[popup.shown];
    if (key) page.store.set(key as PrimitiveAtom<unknown>, shown);
  };
  // At once: what is asked for while it is open is on its way while its parts load.
  say(name);
  await preparePopup(page, widgets, name, files).catch((error: unknown) => {
    say('');
    throw error;
  });
  const { t } = page.strings;
  openSheet('', (sheet) => {
    const { dialog, close, closed, beforeClose } = sheet;
    const id = `popup-${name}-${++opened}`;
    dialog.setAttribute('aria-labelledby', id);
    const { beforeClose: question } = popup;
    if (question)
      beforeClose(() =>
        askToConfirm({ ...question, yes: question.yes || t('yes'), no: question.no || t('no') }),
      );
    const root = createRoot(withoutRounds(dialog));
    let open = true;
    // Nodes that were left out are drawn anew once their widgets are there.
    const draw = (tries: number): void => {
      const again = async (): Promise<void> => {
        await preparePopup(page, widgets, name, files);
        if (open) draw(tries + 1);
      };
      root.render(
        <PageProvider value={{ page, widgets, sheet }}>
          <div className="sheet__panel">
            <h2 className="sheet__title" id={id}>
              {popup.title}
            </h2>
            <button type="button" className="sheet__close" aria-label={t('close')} onClick={() => close()} />
            <Fragment key={tries}>{nodeList(popup.body)}</Fragment>
            {missingIn(popup.body, widgets).length === 0 ? null : (
              <Failed text={t('load.failed')} retry={t('retry')} onRetry={() => void again()} />
            )}
          </div>
        </PageProvider>,
      );
    };
    // At once: focus goes to what is in it.
    flushSync(() => draw(0));
    void closed.then(() => {
      open = false;
      root.unmount();
      say('');
    });
  });
}

let opened = 0;

const missingIn = (nodes: readonly CompiledNode[], widgets: ReadonlyMap<string, Widget>): string[] =>
  namesIn(nodes).filter((one) => !widgets.has(one));

function namesIn(nodes: readonly CompiledNode[]): string[] {
  return nodes.flatMap((node) => {
    const names = node.requires === undefined ? [node.widget] : [];
    eachChildList(node.props, (children) => names.push(...namesIn(children)));
    return names;
  });
}

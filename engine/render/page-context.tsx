import { createContext, useContext } from 'react';
import type { Sheet } from '../overlay/index.ts';
import type { Page } from '../page/page.ts';
import type { Widget } from './define-widget.ts';

/** The open page and the widgets that it has loaded. */
export interface PageView {
  readonly page: Page;
  readonly widgets: ReadonlyMap<string, Widget>;
  /** The sheet that this is rendered in. */
  readonly sheet?: Sheet;
  /** What the markup was drawn from, until React has it; without it, what the page is. */
  shown?: Page['store'];
  /** Whether what is rendered here is on the screen or close to it; unknown counts as yes. */
  readonly near?: () => boolean;
  /** Pre-rendering: nodes are rendered one by one, and a live one becomes an island. */
  readonly island?: (key: string, view: PageView, content: () => React.ReactNode) => React.ReactNode;
}

const PageContext = createContext<PageView | null>(null);
export const PageProvider = PageContext.Provider;

/** The page around this component. */
export function usePageView(): PageView {
  const view = useContext(PageContext);
  if (!view) throw new Error('A widget is rendered outside a page.');
  return view;
}

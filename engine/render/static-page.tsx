// Build and server only: a page to HTML.
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { eachChildList } from '../document/anywhere/child-lists.ts';
import type { CompiledNode } from '../document/page-model.ts';
import type { Page } from '../page/page.ts';
import type { Widget } from './define-widget.ts';
import { IslandRoot } from './island-root.tsx';
import { nodeAttributes, nodeList } from './node-view.tsx';
import { PageProvider, type PageView } from './page-context.tsx';
import { startTrouble } from './trouble.tsx';

/** So many nodes of a body are drawn with the style of their own widgets alone: what a phone shows first. */
const FIRST_SCREEN = 2;

export interface StaticPage {
  /** Markup of the body's first nodes, each by itself, and of the rest. */
  first: string[];
  rest: string;
  /** The nodes that the phone hydrates, by key. */
  islands: Record<string, CompiledNode>;
  /** Names of the widgets that stand on the page or in its popups, and of those that need their script at once. */
  widgets: string[];
  /** Those of them that stand on the page itself. */
  onPage: string[];
  /** Those among the first nodes. */
  firstWidgets: string[];
  scripted: string[];
  /** `<widget>/<look>`, of the widgets that have a `look`. */
  looks: string[];
  /** Names of the widgets in popups. */
  inPopups: string[];
  faults: { node: string; widget: string; message: string }[];
}

/** What only chooses between nodes has no widget of its own. */
const isWidget = ({ requires }: CompiledNode): boolean => requires === undefined;

/** Names of the widgets in a body that need their script at once, each once. */
export function scriptedIn(body: readonly CompiledNode[]): string[] {
  const names = new Set<string>();
  const collect = (list: readonly CompiledNode[], live: boolean): void => {
    for (const node of list) {
      const scripted = live || node.live === true;
      if (scripted && isWidget(node)) names.add(node.widget);
      eachChildList(node.props, (children) => collect(children, scripted));
    }
  };
  collect(body, false);
  return [...names];
}

/**
 * Renders each node by itself: a node that throws leaves a gap and a fault, and takes nothing else down. A live node
 * becomes an island, which the phone hydrates; everything else ships no script.
 */
export function renderStaticPage(page: Page, widgets: ReadonlyMap<string, Widget>): StaticPage {
  startTrouble(page, page.model.body);
  const result: StaticPage = {
    first: [],
    rest: '',
    islands: {},
    widgets: [],
    onPage: [],
    firstWidgets: [],
    scripted: scriptedIn(page.model.body),
    looks: [],
    inPopups: [],
    faults: [],
  };
  const nodes = new Map<string, CompiledNode>();
  const name = (names: string[], node: CompiledNode): void => {
    const { widget, props } = node;
    if (isWidget(node) && !names.includes(widget)) names.push(widget);
    const look = `${widget}/${props.look}`;
    if (typeof props.look === 'string' && !result.looks.includes(look)) result.looks.push(look);
  };
  const collect = (list: readonly CompiledNode[]): void => {
    for (const node of list) {
      nodes.set(node.key, node);
      name(result.widgets, node);
      eachChildList(node.props, collect);
    }
  };
  collect(page.model.body.slice(0, FIRST_SCREEN));
  result.firstWidgets = [...result.widgets];
  collect(page.model.body.slice(FIRST_SCREEN));
  result.onPage = [...result.widgets];
  // A popup's script comes when it opens, and brings style and texts along where it can.
  const named = (list: readonly CompiledNode[]): void => {
    for (const node of list) {
      name(result.widgets, node);
      name(result.inPopups, node);
      eachChildList(node.props, named);
    }
  };
  for (const popup of Object.values(page.model.popups)) named(popup.body);

  const island = (key: string, view: PageView, _content: () => ReactNode): ReactNode => {
    const node = nodes.get(key);
    if (!node) return null;
    const inner: PageView = node.live ? { page: view.page, widgets: view.widgets } : view;
    const content = <IslandRoot view={inner} node={node} />;
    let html = '';
    try {
      // Each is drawn by itself: without the prefix, the ids that React makes would be the same in all of them.
      const options = { identifierPrefix: key };
      html = node.live ? renderToString(content, options) : renderToStaticMarkup(content, options);
      if (node.live) result.islands[key] = node;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      result.faults.push({ node: key, widget: node.widget, message });
      if (node.live) result.islands[key] = node;
    }
    const attributes = { ...nodeAttributes(node), ...(node.live ? { 'data-island': key } : {}) };
    // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React has just rendered, at build
    return <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  };
  const draw = (list: readonly CompiledNode[]): string =>
    renderToStaticMarkup(<PageProvider value={{ page, widgets, island }}>{nodeList(list)}</PageProvider>);
  result.first = page.model.body.slice(0, FIRST_SCREEN).map((node) => draw([node]));
  result.rest = draw(page.model.body.slice(FIRST_SCREEN));
  return result;
}

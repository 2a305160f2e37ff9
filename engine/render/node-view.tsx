import { atom } from 'jotai/vanilla';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { eachChildList } from '../document/anywhere/child-lists.ts';
import type { CompiledNode } from '../document/page-model.ts';
import { propsAtom, resolveExpression } from '../page/resolve-props.ts';
import { NodeBoundary } from './node-boundary.tsx';
import { usePageView } from './page-context.tsx';
import { SourceView } from './source-view.tsx';
import { useValue } from './use-value.ts';

const always = atom(true);

/** Nodes, one below the other. */
export const nodeList = (nodes: readonly CompiledNode[]): ReactNode =>
  nodes.map((node) => <NodeView key={node.key} node={node} />);

/** Whether child nodes, as a widget gets them, show data: what is costly to make before it is looked at. */
export const showsData = (children: ReactNode): boolean =>
  Array.isArray(children) &&
  children.some(
    (one: ReactElement<{ node?: CompiledNode }>) => one.props.node && nodeShowsData(one.props.node),
  );

function nodeShowsData(node: CompiledNode): boolean {
  let found = node.from !== undefined;
  eachChildList(node.props, (nodes) => {
    found ||= nodes.some(nodeShowsData);
  });
  return found;
}

/** The element around a node: what CSS, anchors and tracking hold on to. */
export function nodeAttributes(node: CompiledNode): Record<string, string> {
  return {
    className: 'node',
    'data-node': node.key,
    ...(node.id ? { id: node.id } : {}),
    ...(node.phases ? { 'data-phases': node.phases.join(' ') } : {}),
    ...(node.visitors ? { 'data-visitors': '' } : {}),
    ...(node.people ? { 'data-signed-in': '' } : {}),
    ...(node.track
      ? {
          'data-track': node.track.event,
          'data-track-share': String(node.track.share),
          'data-track-after': String(node.track.after),
        }
      : {}),
  };
}

/** One node of the page. A fault in it takes nothing else down. */
export function NodeView({ node }: { node: CompiledNode }): ReactNode {
  const view = usePageView();
  if (view.island) return view.island(node.key, view, () => <NodeContent node={node} />);
  return (
    <div {...nodeAttributes(node)}>
      <NodeContent node={node} />
    </div>
  );
}

/** What is inside the element of a node: nothing while it is not visible, else the widget. */
export function NodeContent({ node }: { node: CompiledNode }): ReactNode {
  return (
    <NodeBoundary node={node}>
      <Visible node={node} />
    </NodeBoundary>
  );
}

function Visible({ node }: { node: CompiledNode }): ReactNode {
  const { page } = usePageView();
  const { when, people } = node;
  const shown = useValue(
    useMemo(
      () => (when === undefined ? always : atom((get) => resolveExpression(page, when, get) === true)),
      [page, when],
    ),
    // It has its place before it is known who reads: CSS shows it to whoever is signed in (base.css).
    people,
  );
  if (!shown) return null;
  return node.requires === undefined ? (
    <WidgetView node={node} />
  ) : (
    <Either node={node} needs={node.requires} />
  );
}

/** A node for apps that have a method, and what stands in for it: CSS shows one of the two (base.css). */
function Either({ node, needs }: { node: CompiledNode; needs: string }): ReactNode {
  const { page } = usePageView();
  const props = useValue(propsAtom(page, node, nodeList));
  const can = useValue(page.can)?.has(needs);
  return (
    <div
      className="either"
      data-requires={needs}
      data-can={can === undefined ? undefined : can ? 'yes' : 'no'}
    >
      <div className="either__app">{props.app as ReactNode}</div>
      <div className="either__else">{props.else as ReactNode}</div>
    </div>
  );
}

function WidgetView({ node }: { node: CompiledNode }): ReactNode {
  const { page, widgets } = usePageView();
  const props = useValue(propsAtom(page, node, nodeList));
  const widget = widgets.get(node.widget);
  if (!widget) throw new Error(`This page has no widget named ${JSON.stringify(node.widget)}.`);
  return node.from === undefined ? (
    <widget.Component {...props} />
  ) : (
    <SourceView node={node} widget={widget} props={props} />
  );
}

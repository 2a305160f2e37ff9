import { Component, type ReactNode } from 'react';
import type { CompiledNode } from '../document/page-model.ts';
import type { Page } from '../page/page.ts';
import { usePageView } from './page-context.tsx';

interface Props {
  node: CompiledNode;
  page: Page;
  children: ReactNode;
}

class Boundary extends Component<Props, { message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown): { message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown): void {
    const { node, page } = this.props;
    const message = error instanceof Error ? error.message : String(error);
    page.host.report(page, { kind: 'node', node: node.key, widget: node.widget, message });
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    if (!this.props.page.developer) return null;
    return (
      <div className="node-fault" role="alert">
        <b>{this.props.node.widget}</b> {this.props.node.key}: {message}
      </div>
    );
  }
}

/** A node that throws shows nothing to users, a named box to developers, reports once, and takes nothing else down. */
export function NodeBoundary({ node, children }: { node: CompiledNode; children: ReactNode }): ReactNode {
  const { page } = usePageView();
  return (
    <Boundary node={node} page={page}>
      {children}
    </Boundary>
  );
}

import { Component, type ReactNode } from 'react';
import type { CompiledNode } from '../document/page-model.ts';
import type { Page } from '../page/page.ts';
import { Failed } from './failed.tsx';
import { usePageView } from './page-context.tsx';

interface Props {
  node: CompiledNode;
  page: Page;
  /** The page has its widget. */
  known: boolean;
  children: ReactNode;
}

class Boundary extends Component<Props, { message: string | null }> {
  override state = { message: null };
  #stopWaiting = (): void => undefined;

  static getDerivedStateFromError(error: unknown): { message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown): void {
    const { node, page } = this.props;
    const message = error instanceof Error ? error.message : String(error);
    page.world.telemetry.report({ kind: 'node', node: node.key, widget: node.widget, message });
    // What it read has changed: it is drawn again.
    this.#stopWaiting();
    const stops = [...Object.values(page.data), ...Object.values(page.state)].map((one) =>
      page.store.sub(one, this.#again),
    );
    this.#stopWaiting = () => {
      for (const stop of stops.splice(0)) stop();
    };
  }

  override componentWillUnmount(): void {
    this.#stopWaiting();
  }

  readonly #again = (): void => {
    this.#stopWaiting();
    this.setState({ message: null });
  };

  readonly #retry = (): void => {
    this.#again();
    this.props.page.world.sources.retry();
  };

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    const { page, known } = this.props;
    if (!page.developer) {
      return known ? (
        <Failed text={page.strings.t('load.failed')} retry={page.strings.t('retry')} onRetry={this.#retry} />
      ) : null;
    }
    return (
      <div className="node-fault" role="alert">
        <b>{this.props.node.widget}</b> {this.props.node.key}: {message}
      </div>
    );
  }
}

/**
 * A node that throws says so, with a way on, until what it read changes; developers see which and why. It reports once and
 * takes nothing else down. A node whose widget this page does not have is left out.
 */
export function NodeBoundary({ node, children }: { node: CompiledNode; children: ReactNode }): ReactNode {
  const { page, widgets } = usePageView();
  return (
    <Boundary node={node} page={page} known={widgets.has(node.widget)}>
      {children}
    </Boundary>
  );
}

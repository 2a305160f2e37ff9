import { type ReactNode, useEffect } from 'react';
import type { CompiledNode } from '../document/page-model.ts';
import { NodeContent } from './node-view.tsx';
import { PageProvider, type PageView } from './page-context.tsx';

/** One live node as a React root of its own; the same tree at build and on the phone. */
export function IslandRoot({
  view,
  node,
  onReady,
}: {
  view: PageView;
  node: CompiledNode;
  onReady?: () => void;
}): ReactNode {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <PageProvider value={view}>
      <NodeContent node={node} />
    </PageProvider>
  );
}

import { atom } from 'jotai/vanilla';
import { memo, type ReactNode, useCallback } from 'react';
import type { CompiledNode } from '../document/page-model.ts';
import type { DataState } from '../page/data-state.ts';
import type { More, Widget } from './define-widget.ts';
import { Nothing } from './nothing.tsx';
import { usePageView } from './page-context.tsx';
import { useAfterFrame } from './use-after-frame.ts';
import { useValue } from './use-value.ts';

const missing = atom<DataState>({ status: 'error' });

interface SourceProps {
  node: CompiledNode;
  widget: Widget;
  props: Readonly<Record<string, unknown>>;
}

/** A data widget with the newest answer. One that is far from the screen gets it once those in sight have been painted. */
export function SourceView({ node, widget, props }: SourceProps): ReactNode {
  const { page, near } = usePageView();
  const newest = useValue(page.data[node.from ?? ''] ?? missing);
  const state = useAfterFrame(newest, near?.() === false);
  return <SourceContent node={node} widget={widget} props={props} state={state} />;
}

/** The four states that all data widgets share: loading, empty, error with retry, stale; else the widget itself. */
const SourceContent = memo(function SourceContent({
  node,
  widget,
  props,
  state,
}: SourceProps & { state: DataState }): ReactNode {
  const { page } = usePageView();
  const { t } = page.strings;
  const from = node.from ?? '';
  const next = useCallback(() => page.world.sources.more(from), [page, from]);

  const Trouble = useValue(page.trouble);
  const trouble = Trouble && <Trouble node={node} state={state} />;
  const loading = state.data === undefined;
  if (loading && state.status === 'error') return trouble;
  if (!loading && widget.isEmpty?.(state.data, props)) {
    return (
      <>
        {trouble}
        {widget.Empty ? <widget.Empty {...props} /> : <Nothing text={t('data.empty')} />}
      </>
    );
  }
  // Drawn before it is known who reads, for both: CSS shows one of the two (base.css), which is as high as what follows it.
  const either = loading && state.signedOut && trouble !== undefined;
  const more = moreOf(state.more ?? (loading && page.model.data[from]?.size ? 'loading' : undefined), next);
  return (
    <>
      {either ? <div data-visitors="">{trouble}</div> : trouble}
      <div
        className={loading ? 'source skeleton' : 'source'}
        data-signed-in={either ? '' : undefined}
        inert={loading}
        aria-busy={loading || undefined}
      >
        <widget.Component
          key={loading && !widget.steady ? 'skeleton' : 'filled'}
          {...props}
          data={loading ? widget.placeholder?.(props) : state.data}
          stale={state.stale ?? false}
          more={more}
        />
      </div>
    </>
  );
});

/** The foot of a paged source has its place from the beginning, as the rows have. */
const moreOf = (state: More['state'] | undefined, next: () => void): More | undefined =>
  state && { next, state };

import type { ReactNode } from 'react';
import { type SourceState, useStrings, useWorld } from '../../../engine/index.ts';
import { ActionButton } from '../common/action-button.tsx';
import { Loading } from '../common/loading.tsx';
import type { Texts } from '../texts.ts';

/** A framed part that shows data: its loading, slow, signed-out, error and stale states are the same everywhere. */
export function Part(props: {
  title: string;
  id: string;
  texts: Texts;
  /** Name of the data source, and what it has. */
  name: string;
  source: SourceState<unknown>;
  children: ReactNode;
}): ReactNode {
  const { title, id, texts, name, source, children } = props;
  const world = useWorld();
  const t = useStrings();
  const again = (
    <ActionButton
      className="btn btn--secondary"
      onPress={() => {
        world.sources.refresh([name]);
        return undefined;
      }}
    >
      {texts.retry}
    </ActionButton>
  );
  const body = (): ReactNode => {
    if (source.data !== undefined)
      return (
        <>
          {source.stale ? (
            <p className="mbti-note" role="status">
              {source.message || texts.loadFailed} {again}
            </p>
          ) : null}
          {children}
        </>
      );
    if (source.signedOut)
      return (
        <>
          <p className="mbti-note">{texts.signedOut}</p>
          <ActionButton
            className="btn btn--secondary"
            onPress={() => world.steps.run([{ do: 'open-app', oneLink: false }])}
          >
            {t('open_app')}
          </ActionButton>
        </>
      );
    if (source.status === 'error')
      return (
        <p className="mbti-note" role="status">
          {source.message || texts.loadFailed} {again}
        </p>
      );
    return (
      <>
        {source.slow ? (
          <p className="mbti-note" role="status">
            {source.message} {again}
          </p>
        ) : null}
        <Loading texts={texts} />
      </>
    );
  };
  return (
    <section className="mbti-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {body()}
    </section>
  );
}

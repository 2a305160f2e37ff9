import type { ReactNode } from 'react';
import type { Texts } from '../texts.ts';
import { ActionButton } from './action-button.tsx';
import type { Storing } from './use-storing.ts';

/** Says what has become of a result that is on its way to the server. */
export function StoringNote(props: {
  texts: Pick<
    Texts,
    'saving' | 'notSavedSignedOut' | 'notSavedOffline' | 'notSavedUnanswered' | 'saveFailed' | 'retry'
  >;
  state: Storing;
  retry: () => void;
}): ReactNode {
  const { texts, state, retry } = props;
  const says = {
    idle: '',
    saving: texts.saving,
    'signed-out': texts.notSavedSignedOut,
    offline: texts.notSavedOffline,
    unanswered: texts.notSavedUnanswered,
    failed: texts.saveFailed,
  }[state];
  return (
    <div className="mbti-storing" role="status" data-storing={state} hidden={state === 'idle'}>
      <span>{says}</span>
      {state === 'offline' || state === 'unanswered' || state === 'failed' ? (
        <ActionButton
          className="btn btn--quiet"
          onPress={() => {
            retry();
            return undefined;
          }}
        >
          {texts.retry}
        </ActionButton>
      ) : null}
    </div>
  );
}

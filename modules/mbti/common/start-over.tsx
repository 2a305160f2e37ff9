import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Texts } from '../types.ts';
import { ActionButton } from './action-button.tsx';

/** Drops the answers under way, after asking: thirty answers are not lost to one tap. */
export function StartOver(props: { texts: Texts; onStart: () => void }): ReactNode {
  const { texts, onStart } = props;
  const [asks, setAsks] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (asks) group.current?.focus();
  }, [asks]);
  const press = (work: () => void) => (): undefined => {
    work();
  };
  if (!asks)
    return (
      <ActionButton className="btn btn--quiet mbti-over__open" onPress={press(() => setAsks(true))}>
        {texts.startOver}
      </ActionButton>
    );
  return (
    <fieldset className="mbti-over" aria-labelledby="mbti-over" tabIndex={-1} ref={group}>
      <p className="mbti-over__ask" id="mbti-over">
        {texts.startOverAsk}
      </p>
      <ActionButton
        className="btn btn--secondary"
        onPress={press(() => {
          setAsks(false);
          onStart();
        })}
      >
        {texts.startOver}
      </ActionButton>
      <ActionButton className="btn btn--primary" onPress={press(() => setAsks(false))}>
        {texts.keepAnswers}
      </ActionButton>
    </fieldset>
  );
}

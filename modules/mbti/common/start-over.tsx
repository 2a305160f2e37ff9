import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Texts } from '../texts.ts';
import { ActionButton } from './action-button.tsx';
import { focusAfter } from './focus-after.ts';

/** Drops the answers under way, after asking: thirty answers are not lost to one tap. */
export function StartOver(props: {
  texts: Pick<Texts, 'startOver' | 'startOverAsk' | 'keepAnswers'>;
  onStart: () => void;
}): ReactNode {
  const { texts, onStart } = props;
  const [asks, setAsks] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const kept = useRef(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asks) group.current?.focus();
    else if (kept.current) frame.current?.querySelector('button')?.focus();
  }, [asks]);
  const keep = (): void => {
    kept.current = true;
    setAsks(false);
  };
  const press = (work: () => void) => (): undefined => {
    work();
  };
  if (!asks)
    return (
      <div className="mbti-over__open" ref={frame}>
        <ActionButton className="btn btn--quiet" onPress={press(() => setAsks(true))}>
          {texts.startOver}
        </ActionButton>
      </div>
    );
  return (
    <fieldset
      className="mbti-over"
      aria-labelledby="mbti-over"
      tabIndex={-1}
      ref={group}
      onKeyDown={({ key }) => {
        if (key === 'Escape') keep();
      }}
    >
      <p className="mbti-over__ask" id="mbti-over">
        {texts.startOverAsk}
      </p>
      <ActionButton
        className="btn btn--secondary"
        onPress={press(() => {
          focusAfter(group.current);
          setAsks(false);
          onStart();
        })}
      >
        {texts.startOver}
      </ActionButton>
      <ActionButton className="btn btn--primary" onPress={press(keep)}>
        {texts.keepAnswers}
      </ActionButton>
    </fieldset>
  );
}

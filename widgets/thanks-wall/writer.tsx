import { useId, useState } from 'react';
import type { Press, WidgetProps } from '../../engine/index.ts';
import { Pressable, useStrings } from '../../engine/index.ts';
import type { ThanksWallProps } from '../../schemas/generated/types.gen.ts';

interface WriterProps {
  messages: WidgetProps<ThanksWallProps>['messages'];
  /** How many thanks the reader may still leave; null without a token. */
  left: number | null;
  label: string | undefined;
  send: Press;
}

/** Where one chooses a sentence and pins it. */
export function Writer({ messages, left, label, send }: WriterProps) {
  const t = useStrings<'thanks-wall'>();
  const name = useId();
  const [chosen, choose] = useState(messages[0]?.id ?? '');
  const spent = left === 0;
  return (
    <div className="thanks-wall__writer">
      <fieldset className="thanks-wall__choices">
        <legend className="thanks-wall__legend">{t('wall_choose')}</legend>
        {messages.map(({ id, text }) => (
          <label key={id} className="thanks-wall__choice">
            <input
              type="radio"
              className="thanks-wall__radio"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => choose(id)}
            />
            <span className="thanks-wall__text">{text}</span>
          </label>
        ))}
      </fieldset>
      <Pressable
        press={send}
        item={{ id: chosen }}
        className="btn btn--primary thanks-wall__send"
        disabled={spent}
      >
        {label ?? t('wall_send')}
      </Pressable>
      {left === null ? null : (
        <p className="thanks-wall__left tabular">
          {spent ? t('wall_spent') : t('wall_left', { count: left })}
        </p>
      )}
    </div>
  );
}

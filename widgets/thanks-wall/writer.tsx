import { useId } from 'react';
import type { Press, WidgetProps } from '../../engine/index.ts';
import { mayPress, Pressable, useFormat, useStrings, useTyped } from '../../engine/index.ts';
import type { ThanksWallProps, WallAnswer } from '../../schemas/generated/types.gen.ts';

interface WriterProps {
  messages: WidgetProps<ThanksWallProps>['messages'];
  /** What the server says of it, and how many thanks the reader may still leave: null without a token. */
  told: Pick<WallAnswer, 'can' | 'reason' | 'nextAt' | 'left'>;
  label: string | undefined;
  send: Press;
}

/** Where one chooses a sentence and pins it. */
export function Writer({ messages, told, label, send }: WriterProps) {
  const t = useStrings<'thanks-wall'>();
  const { moment } = useFormat();
  const name = useId();
  const first = messages[0]?.id ?? '';
  const [{ message }, type] = useTyped('wall', { message: first }, { done: null });
  const chosen = messages.some(({ id }) => id === message) ? message : first;
  const { reason, nextAt, left } = told;
  const open = mayPress(told);
  const no =
    open || reason === undefined || reason === 'TOKEN_EXPIRED'
      ? null
      : t(`wall_${reason}`, { time: moment(nextAt) });
  const said = no ?? (left === null ? null : t('wall_left', { count: left }));
  return (
    <div className="thanks-wall__writer">
      {/* When it is over there is nothing to choose. */}
      <div className="thanks-wall__form" data-phases="preview live">
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
                onChange={() => type('message', id)}
              />
              <span className="thanks-wall__text">{text}</span>
            </label>
          ))}
        </fieldset>
        <Pressable
          press={send}
          item={{ id: chosen }}
          className="btn btn--primary thanks-wall__send"
          disabled={!open}
        >
          {label ?? t('wall_send')}
        </Pressable>
      </div>
      {said === null ? null : <p className="thanks-wall__left tabular">{said}</p>}
    </div>
  );
}

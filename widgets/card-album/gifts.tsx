import { useId, useState } from 'react';
import {
  groupedCode,
  isSpelt,
  mayPress,
  type Press,
  Pressable,
  plainCode,
  useFormat,
  useStrings,
} from '../../engine/index.ts';
import type { CollectionAnswer } from '../../schemas/generated/types.gen.ts';

/** Letters of a whole code. */
const whole = 16;

interface GiftsProps {
  readonly told: CollectionAnswer;
  /** Names of the cards by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly take: Press | undefined;
}

/** Cards that wait for whoever has their code, and the field for a code from a friend. */
export function Gifts({ told, names, take }: GiftsProps) {
  const t = useStrings<'card-album'>();
  const { date } = useFormat();
  const id = useId();
  const [typed, setTyped] = useState('');
  const plain = plainCode(typed);
  const slip = plain.length === whole && !isSpelt(plain);
  const reason = told.take?.reason;
  if (!take || !told.take) return null;
  return (
    <div className="card-album__gifts">
      {told.gifts.map(({ id: gift, card, code, until }) => (
        <div key={gift} className="card-album__gift">
          <b>{names.get(card) ?? card}</b>
          <code className="card-album__code">{code}</code>
          <small>{t('card_waiting', { time: date(until, 'both') })}</small>
          <Pressable press={take} item={{ code: plainCode(code) }} className="btn btn--secondary">
            {t('card_back')}
            <span className="sr-only">: {names.get(card) ?? card}</span>
          </Pressable>
        </div>
      ))}
      <label htmlFor={id}>
        <b>{t('card_code')}</b>
      </label>
      <input
        id={id}
        className="card-album__input tabular"
        value={typed}
        placeholder="····-····-····-····"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={slip}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => setTyped(groupedCode(plainCode(target.value).slice(0, whole)))}
      />
      <p id={`${id}-note`} className="card-album__why" aria-live="polite">
        {slip
          ? t('card_slip')
          : reason === 'DAY_LIMIT_REACHED' || reason === 'LIMIT_REACHED'
            ? t(`card_${reason}`)
            : null}
      </p>
      <Pressable
        press={take}
        item={{ code: plain }}
        className="btn btn--secondary"
        disabled={plain.length < whole || slip || !(mayPress(told.take) || reason === 'TOKEN_EXPIRED')}
        onBusy={(busy) => {
          if (!busy) setTyped('');
        }}
      >
        {t('card_take')}
      </Pressable>
    </div>
  );
}

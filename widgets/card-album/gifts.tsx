import { useEffect, useId, useRef } from 'react';
import {
  mayPress,
  type Press,
  Pressable,
  sendOnEnter,
  useCopy,
  useFormat,
  useRefusal,
  useStrings,
  useTyped,
  type WidgetProps,
} from '../../engine/index.ts';
import type { CardAlbumProps, CardGift, CollectionAnswer } from '../../schemas/generated/types.gen.ts';
import { shownOf } from './detail.tsx';

/** Letters of a whole code. How it is spelt, the server judges: in small letters, with spaces or none. */
const whole = 16;

const blank = { code: '' };

interface GiftsProps {
  readonly told: CollectionAnswer;
  readonly cards: WidgetProps<CardAlbumProps>['cards'];
  readonly take: Press | undefined;
  /** What has come last, in words: the field is free again. A code that was refused stays, to be put right. */
  readonly got: string;
  /** Id of the one that has been put aside by a tap on this page, if any. */
  readonly given: string | null;
}

/** Cards that wait for whoever has their code, and the field for a code from a friend. */
export function Gifts({ told, cards, take, got, given }: GiftsProps) {
  const t = useStrings<'card-album'>();
  const id = useId();
  // Whoever reads the code of a card that waits could take it.
  const [{ code: typed }, type] = useTyped('card', blank, { done: got === '' ? null : got, worth: true });
  const code = typed.trim();
  const [refused, refuse] = useRefusal(code);
  const reason = told.take?.reason;
  // Outside of its time nobody takes a card.
  if (!take || !told.take || reason === 'OVER' || reason === 'NOT_OPEN') return null;
  return (
    <fieldset className="card-album__gifts" aria-label={t('card_friends')}>
      {told.gifts.map((gift) => (
        <Gift
          key={gift.id}
          gift={gift}
          name={cards.find((one) => one.id === gift.card)?.name ?? gift.card}
          fresh={gift.id === given}
          cards={cards}
          take={take}
        />
      ))}
      <label htmlFor={id}>
        <b>{t('card_code')}</b>
      </label>
      <input
        id={id}
        className="card-album__input tabular"
        value={typed}
        placeholder="····-····-····-····"
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={refused !== null}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => type('code', target.value)}
        onKeyDown={sendOnEnter}
      />
      <p
        id={`${id}-note`}
        className={`card-album__why${refused === null ? '' : ' is-wrong'}`}
        aria-live="polite"
      >
        {refused !== null
          ? refused
          : reason === 'DAY_LIMIT_REACHED' || reason === 'LIMIT_REACHED'
            ? t(`card_${reason}`)
            : null}
      </p>
      <Pressable
        press={take}
        item={{ code }}
        className="btn btn--secondary"
        onAnswer={(answer) => shownOf(cards, answer)}
        onRefusal={refuse}
        disabled={code.length < whole || !(mayPress(told.take) || reason === 'TOKEN_EXPIRED')}
      >
        {t('card_take')}
      </Pressable>
    </fieldset>
  );
}

/** A card that waits, with the code that is sent to a friend. Whoever has just put it aside is led to it: it lies below all cards. */
function Gift(props: {
  readonly gift: CardGift;
  readonly name: string;
  readonly fresh: boolean;
  readonly cards: GiftsProps['cards'];
  readonly take: Press;
}) {
  const { gift, name, fresh, cards, take } = props;
  const { code, until } = gift;
  const t = useStrings<'card-album'>();
  const { date, marks } = useFormat();
  const copy = useCopy(() => code);
  const slip = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!fresh) return;
    slip.current?.focus({ preventScroll: true });
    slip.current?.scrollIntoView({ block: 'center' });
  }, [fresh]);
  const about = marks.colon + name;
  return (
    <fieldset ref={slip} className="card-album__gift" aria-label={name + marks.colon + code} tabIndex={-1}>
      <b>{name}</b>
      <code className="card-album__code">{code}</code>
      <small>{t('card_waiting', { time: date(until, 'both') })}</small>
      <div className="card-album__ways-on">
        <button
          type="button"
          className="btn btn--primary"
          onClick={copy.tap}
          aria-busy={copy.busy || undefined}
          aria-label={t('card_copy') + about}
        >
          {t('card_copy')}
        </button>
        <Pressable
          press={take}
          item={{ code }}
          className="btn btn--secondary"
          onAnswer={(answer) => shownOf(cards, answer)}
          label={t('card_back') + about}
        >
          {t('card_back')}
        </Pressable>
      </div>
    </fieldset>
  );
}

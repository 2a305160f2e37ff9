import {
  asOne,
  mayPress,
  Picture,
  type Press,
  Pressable,
  useFormat,
  usePage,
  useStrings,
  type WidgetProps,
} from '../../engine/index.ts';
import type { CardAlbumProps, CardSetEntry } from '../../schemas/generated/types.gen.ts';

interface SetPlateProps {
  readonly set: NonNullable<WidgetProps<CardAlbumProps>['sets']>[number];
  /** What the server says of it; undefined when it does not know the set. */
  readonly entry: CardSetEntry | undefined;
  /** It has given while one looks. */
  readonly won: boolean;
  readonly redeem: Press | undefined;
}

/** A set: how many of its cards there are, what it gives, and the button that redeems it. */
export function SetPlate({ set, entry, won, redeem }: SetPlateProps) {
  const t = useStrings<'card-album'>();
  const { lang } = usePage();
  const { moment, marks } = useFormat();
  const { have = 0, redeemed = false, reason, nextAt } = entry ?? {};
  const of = set.cards.length;
  const visitor = reason === 'TOKEN_EXPIRED';
  const act = visitor ? t('card_join') : t('card_redeem');
  const time = moment(nextAt);
  // What keeps all sets stands in the album's head.
  const missed = reason === 'OVER' && !redeemed;
  const state =
    reason === 'OVER' ? (redeemed ? 'SET_REDEEMED' : null) : reason === 'NOT_OPEN' ? null : reason;
  return (
    <section
      className={`card-album__set part-row${redeemed ? ' is-redeemed' : ''}${won ? ' is-won' : ''}${missed ? ' is-missed' : ''}`}
      aria-label={set.name}
    >
      {won ? <span className="burst" aria-hidden="true" /> : null}
      <b className="card-album__title">{set.name}</b>
      <span className="card-album__far tabular" data-visitors={visitor ? 'kept' : undefined}>
        <span aria-hidden="true">
          {have}/{of}
        </span>
        <span className="sr-only">{t('card_have', { have, of })}</span>
      </span>
      <progress max={of} value={have} aria-hidden="true" />
      <ul className="card-album__gives">
        {set.gives.map(({ name, much, icon }) => (
          <li key={`${name}${much}`}>
            {icon ? <Picture src={icon} alt="" width={32} height={32} /> : null}
            <span>
              {name} {much ? <b className="tabular">{much}</b> : null}
            </span>
          </li>
        ))}
      </ul>
      <span role="status" className="card-album__cheer">
        {won ? t('card_won') : null}
      </span>
      {redeem && entry && (mayPress(entry) || visitor) ? (
        <Pressable
          press={redeem}
          item={{ id: set.id, ...asOne(set.gives, lang) }}
          className="btn btn--primary card-album__button"
          label={act + marks.colon + set.name}
          forVisitors={visitor}
        >
          {act}
        </Pressable>
      ) : state ? (
        <span className="card-album__state">{t(`card_${state}`, { time })}</span>
      ) : null}
    </section>
  );
}

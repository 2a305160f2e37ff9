import {
  mayPress,
  Picture,
  type Press,
  Pressable,
  useFormat,
  useStrings,
  useTyped,
  type WidgetProps,
} from '../../engine/index.ts';
import type {
  CardAlbumProps,
  CardEntry,
  CardGiveAnswer,
  CollectionAnswer,
} from '../../schemas/generated/types.gen.ts';

type Card = WidgetProps<CardAlbumProps>['cards'][number];

/** The card that an answer speaks of, as what was won. */
export const shownOf = (cards: readonly Card[], answer: unknown) => {
  const got = cards.find(({ id }) => id === (answer as { card?: string } | undefined)?.card);
  return got && { picture: got.icon, name: got.name };
};

interface DetailProps {
  readonly card: Card;
  readonly cards: readonly Card[];
  readonly entry: CardEntry | undefined;
  readonly told: CollectionAnswer;
  readonly melt: Press | undefined;
  readonly give: Press | undefined;
  /** Told the id of what has been put aside for a friend. */
  readonly onGiven: (id: string | null) => void;
}

/** The card that is chosen, large, with what can be done with it. */
export function Detail({ card, cards, entry, told, melt, give, onGiven }: DetailProps) {
  const t = useStrings<'card-album'>();
  const { moment } = useFormat();
  const others = cards.filter(({ id }) => id !== card.id);
  const first = others[0]?.id ?? card.id;
  const [wish, type] = useTyped(`melt ${card.id}`, { into: first }, { done: null });
  const into = others.some(({ id }) => id === wish.into) ? wish.into : first;
  const { count = 0, kept = false } = entry ?? {};
  const owned = count > 0 || kept;
  const chosen = told.melt?.into === 'chosen';
  const why = (may: CardEntry['give']) => {
    if (may?.reason === undefined || may.reason === 'CARDS_FEW') return null;
    return <p className="card-album__why">{t(`card_${may.reason}`, { time: moment(may.nextAt) })}</p>;
  };
  return (
    <div className={`card-album__detail part-card is-${card.rarity}${owned ? '' : ' is-missing'}`}>
      <Picture src={card.icon} alt="" width={112} height={112} className="card-album__picture" />
      <b className="card-album__title">{card.name}</b>
      <span className="card-album__rarity">{t(`card_${card.rarity}`)}</span>
      <span className="tabular">
        {count > 0 ? t('card_count', { count }) : t(kept ? 'card_kept' : 'card_missing')}
      </span>
      {owned && card.note ? <p className="card-album__note">{card.note}</p> : null}
      {melt && told.melt && entry?.melt && mayPress(entry.melt) ? (
        <div className="card-album__act">
          {chosen ? (
            <label className="card-album__into">
              <span>{t('card_into')}</span>
              <select value={into} onChange={({ target }) => type('into', target.value)}>
                {others.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          <Pressable
            press={melt}
            item={{
              card: card.id,
              into: chosen ? into : card.id,
              remains: count - told.melt.alike,
              about: { picture: card.icon, name: `${card.name} ×${told.melt.alike}` },
            }}
            className="btn btn--secondary"
            onAnswer={(answer) => shownOf(cards, answer)}
          >
            {t(`card_melt_${told.melt.into}`, { count: told.melt.alike })}
          </Pressable>
        </div>
      ) : null}
      {give && count > 0 && entry?.give ? (
        mayPress(entry.give) ? (
          <div className="card-album__act">
            <Pressable
              press={give}
              item={{ card: card.id }}
              className="btn btn--primary"
              onAnswer={(answer) => onGiven((answer as Partial<CardGiveAnswer> | undefined)?.id ?? null)}
            >
              {t('card_give')}
            </Pressable>
            <small className="tabular">{t('card_left', { count: told.give?.left ?? 0 })}</small>
          </div>
        ) : (
          why(entry.give)
        )
      ) : null}
    </div>
  );
}

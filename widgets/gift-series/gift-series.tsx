import type { WidgetProps } from '../../engine/index.ts';
import { defineWidget, Picture, useFormat, usePage, useStrings } from '../../engine/index.ts';
import type { GiftSeriesProps } from '../../schemas/generated/types.gen.ts';

type Gift = WidgetProps<GiftSeriesProps>['gifts'][number];

/**
 * The gifts of a campaign on pedestals that glow by rarity, with price, points, and what the sender gets. Gifts count, or earn, while it runs: before and
 * after, the widget says so in place of the note.
 */
export const giftSeries = defineWidget<GiftSeriesProps>(({ gifts, note }) => {
  const t = useStrings<'gift-series'>();
  const timed =
    usePage().schedule !== undefined && gifts.some(({ points, earns }) => points > 0 || earns > 0);
  const said = (text: string, phases: string) => (
    <p className="gift-series__note" data-phases={phases}>
      {text}
    </p>
  );
  return (
    <div className="gift-series">
      <ul className="gift-series__shelf">
        {gifts.map((gift) => (
          <GiftCard key={gift.id} gift={gift} />
        ))}
      </ul>
      {timed ? said(t('gifts_before'), 'preview') : null}
      {note ? said(note, timed ? 'live' : 'preview live settling ended') : null}
      {timed ? said(t('gifts_after'), 'settling ended') : null}
    </div>
  );
});

function GiftCard({ gift }: { gift: Gift }) {
  const t = useStrings<'gift-series'>();
  const { amount } = useFormat();
  const { rarity } = gift;
  return (
    <li className={`gift-series__card part-card gift-series__card--${rarity}`}>
      {rarity === 'common' ? null : <span className="gift-series__rarity">{t(`rarity_${rarity}`)}</span>}
      <span className="gift-series__pedestal">
        <Picture src={gift.icon} alt="" width={72} height={72} className="gift-series__icon" />
      </span>
      <span className="gift-series__name">{gift.name}</span>
      <span className="gift-series__price tabular">
        <svg className="gift-series__diamond" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M4 2h8l3 4-7 8-7-8z" fill="#3fa9f5" />
          <path d="M4 2h8l-4 4zM1 6h14l-7 8z" fill="#8fd3ff" />
          <path d="M5.5 6h5L8 14z" fill="#d9f1ff" />
        </svg>
        {amount(gift.price)}
        <span className="sr-only"> {t('diamonds')}</span>
      </span>
      {gift.points > 0 ? (
        <span className="gift-series__points tabular" data-phases="preview live">
          {t('plus_points', { points: amount(gift.points) })}
        </span>
      ) : null}
      {gift.earns > 0 ? (
        <span className="gift-series__earns tabular" data-phases="preview live">
          <span className="sr-only">{t('gift_earns')} </span>+{amount(gift.earns)}
        </span>
      ) : null}
    </li>
  );
}

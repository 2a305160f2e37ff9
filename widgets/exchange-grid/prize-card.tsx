import type { Press, WidgetProps } from '../../engine/index.ts';
import { Picture, Pressable, useFormat, useStrings } from '../../engine/index.ts';
import type { ExchangeEntry, ExchangeGridProps } from '../../schemas/generated/types.gen.ts';
import { prizeState } from './prize-state.ts';

interface PrizeCardProps {
  prize: WidgetProps<ExchangeGridProps>['items'][number];
  /** What the server says of it; undefined when it does not know the prize. */
  entry: ExchangeEntry | undefined;
  /** Minor units; null without a token. */
  balance: number | null;
  label: string | undefined;
  redeem: Press;
}

/** A card is narrow: a price of many digits is written smaller, and stays in one line (docs/decisions/0002-number-display.md). */
const lengthOf = (cost: number): string => (cost < 1e6 ? '' : cost < 1e8 ? ' is-long' : ' is-longer');

/** More is given than the one thing in the picture: rewards in words have one of these signs between them. */
const isSeveral = (gives: string): boolean => /, |、/.test(gives);

/** One prize: picture, price, limit, stamp and button. */
export function PrizeCard({ prize, entry, balance, label, redeem }: PrizeCardProps) {
  const t = useStrings<'exchange-grid'>();
  const { amount } = useFormat();
  const { state, missing } = prizeState(entry, balance);
  const cost = entry?.cost ?? prize.cost;
  const limit = entry?.limit ?? prize.limits.total;
  const daily = prize.limits.day;
  const { rarity } = prize;
  const closed = state !== 'open' && state !== 'short';
  return (
    <li className={`exchange-grid__card exchange-grid__card--${rarity}${closed ? ' is-closed' : ''}`}>
      <span className="exchange-grid__pedestal">
        <Picture src={prize.icon} alt="" width={84} height={84} className="exchange-grid__icon" />
        {closed ? <span className="exchange-grid__stamp">{t(`prize_${state}`)}</span> : null}
      </span>
      <span className="exchange-grid__name">{prize.name}</span>
      {prize.description ? <span className="exchange-grid__about">{prize.description}</span> : null}
      {prize.gives && isSeveral(prize.gives) ? (
        <span className="exchange-grid__about">
          {t('gives')} {prize.gives}
        </span>
      ) : null}
      <span className="exchange-grid__limit tabular">
        {t('redeemed_of', { x: amount(entry?.taken ?? 0), y: amount(limit) })}
      </span>
      {daily !== undefined && daily < limit ? (
        <span className="exchange-grid__limit tabular">{t('a_day', { x: amount(daily) })}</span>
      ) : null}
      {state === 'short' ? (
        <span className="exchange-grid__missing tabular">{t('missing', { points: amount(missing) })}</span>
      ) : null}
      <span className={`exchange-grid__cost tabular${lengthOf(cost)}`}>
        <span className="exchange-grid__coin" />
        <span className="sr-only">{t('price')} </span>
        {amount(cost)}
      </span>
      <Pressable
        press={redeem}
        item={{ id: prize.id, cost, name: prize.name }}
        className="btn btn--primary exchange-grid__redeem"
        disabled={state !== 'open'}
        label={`${buttonText()}: ${prize.name}`}
      >
        {buttonText()}
      </Pressable>
    </li>
  );

  function buttonText(): string {
    if (state === 'open') return label ?? t('redeem');
    return t(state === 'short' ? 'not_enough' : `prize_${state}`);
  }
}

import { memo } from 'react';
import type { Press, WidgetProps } from '../../engine/index.ts';
import { mayPress, Picture, Pressable, useFormat, useStrings } from '../../engine/index.ts';
import type { ExchangeEntry, ExchangeGridProps } from '../../schemas/generated/types.gen.ts';

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

/** One prize: picture, price, limit, stamp and button. What has stayed the same in an answer is the same object: its card is not drawn again. */
export const PrizeCard = memo(function PrizeCard({ prize, entry, balance, label, redeem }: PrizeCardProps) {
  const t = useStrings<'exchange-grid'>();
  const { amount, moment, marks } = useFormat();
  const open = mayPress(entry);
  // The placeholder of an answer allows nothing and refuses nothing.
  const awaited = entry && !open && !entry.reason;
  // A prize that the server does not know cannot be had.
  const why = entry?.reason === undefined || entry.reason === 'TOKEN_EXPIRED' ? 'unavailable' : entry.reason;
  const cost = entry?.cost ?? prize.cost;
  const limit = entry?.limit ?? prize.limits.total;
  const daily = prize.limits.day;
  const { rarity } = prize;
  const missing = why === 'NOT_ENOUGH' && balance !== null ? cost - balance : null;
  // What keeps the whole shop is said in its head: each prize is seen in its colors.
  const closed = !open && !awaited && missing === null && why !== 'NOT_OPEN' && why !== 'OVER';
  return (
    <li
      className={`exchange-grid__card part-card exchange-grid__card--${rarity}${open ? '' : ' is-shut'}${closed ? ' is-closed' : ''}`}
    >
      <span className="exchange-grid__pedestal">
        <Picture src={prize.icon} alt="" width={84} height={84} className="exchange-grid__icon" />
        {closed ? <span className="exchange-grid__stamp">{t(`prize_${why}`)}</span> : null}
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
      {missing !== null ? (
        <span className="exchange-grid__missing tabular">{t('missing', { points: amount(missing) })}</span>
      ) : null}
      <span className={`exchange-grid__cost tabular${lengthOf(cost)}`}>
        <span className="exchange-grid__coin" />
        <span className="sr-only">{t('price')} </span>
        {amount(cost)}
      </span>
      <Pressable
        press={redeem}
        item={{
          id: prize.id,
          cost,
          name: prize.name,
          picture: prize.icon,
          ...(open && balance !== null ? { note: t('left_after', { points: amount(balance - cost) }) } : {}),
        }}
        className="btn btn--primary exchange-grid__redeem"
        disabled={!open}
        why={entry?.reason}
        label={`${buttonText()}${marks.colon}${prize.name}${open ? `${marks.comma}${t('price')} ${amount(cost)}` : ''}`}
      >
        {buttonText()}
      </Pressable>
    </li>
  );

  function buttonText(): string {
    return open || awaited ? (label ?? t('redeem')) : t(`prize_${why}`, { time: moment(entry?.nextAt) });
  }
});

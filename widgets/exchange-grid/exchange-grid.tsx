import { defineDataWidget, useFormat, useStrings } from '../../engine/index.ts';
import type { ExchangeAnswer, ExchangeGridProps } from '../../schemas/generated/types.gen.ts';
import { PrizeCard } from './prize-card.tsx';

/** Prizes that points are exchanged for, as they stand for the reader. The server decides; the page only says so early. */
export const exchangeGrid = defineDataWidget<ExchangeGridProps, ExchangeAnswer>({
  placeholder: ({ items }) => ({
    items: items.map(({ id, cost, limits }) => ({
      id,
      cost,
      limit: limits.total,
      taken: 0,
      left: limits.total,
    })),
    balance: null,
  }),
  isEmpty: (_data, { items }) => items.length === 0,
  steady: true,
  Component: ({ data, items, label, redeem }) => {
    const t = useStrings<'exchange-grid'>();
    const { moment } = useFormat();
    const opens = data.items.find(({ reason }) => reason === 'NOT_OPEN')?.nextAt;
    const entries = new Map(data.items.map((entry) => [entry.id, entry]));
    return (
      <>
        {/* Of the whole shop once. Both have their room by the page's phase, so nothing moves when the answer comes. */}
        <p className="exchange-grid__opens tabular" data-phases="preview">
          {opens && t('prize_NOT_OPEN', { time: moment(opens) })}
        </p>
        <p className="exchange-grid__opens" data-phases="settling ended">
          {data.items.every(({ can }) => !can) && t('prize_OVER')}
        </p>
        <ul className="exchange-grid">
          {items.map((prize) => (
            <PrizeCard
              key={prize.id}
              prize={prize}
              entry={entries.get(prize.id)}
              balance={data.balance}
              label={label}
              redeem={redeem}
            />
          ))}
        </ul>
      </>
    );
  },
});

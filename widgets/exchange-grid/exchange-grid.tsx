import { defineDataWidget } from '../../engine/index.ts';
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
      can: 'redeem',
    })),
    balance: null,
  }),
  isEmpty: (_data, { items }) => items.length === 0,
  steady: true,
  Component: ({ data, items, label, redeem }) => {
    const entries = new Map(data.items.map((entry) => [entry.id, entry]));
    return (
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
    );
  },
});

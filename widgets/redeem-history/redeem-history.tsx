import { defineDataWidget, RecordList, RecordRow, useFormat, useStrings } from '../../engine/index.ts';
import type {
  ExchangeRecord,
  ExchangeRecordsAnswer,
  RedeemHistoryProps,
} from '../../schemas/generated/types.gen.ts';

/** Records that a page is expected to bring, so that the list does not grow when they arrive. */
const expected = 3;

const blank = (item: string, nth: number): ExchangeRecord => {
  return { orderId: `blank ${nth}`, item, count: 1, cost: 100, given: [], at: 0 };
};

/** What one has redeemed, day by day. What the document has lost since is still there, by its id. */
export const redeemHistory = defineDataWidget<RedeemHistoryProps, ExchangeRecordsAnswer>({
  placeholder: ({ items }) => ({
    items: Array.from({ length: expected }, (_, nth) => blank(items[nth % items.length]?.id ?? '', nth)),
    next: null,
  }),
  Component: ({ data, more, items, shop }) => {
    const t = useStrings<'redeem-history'>();
    const { amount, date } = useFormat();
    const known = new Map(items.map((item) => [item.id, item]));
    return (
      <RecordList
        items={data.items}
        more={more}
        none={t('history_none')}
        way={t('history_shop')}
        press={shop}
        row={({ orderId, item, count, cost, given, at }) => {
          const prize = known.get(item);
          return (
            <RecordRow
              key={orderId}
              icon={prize?.icon}
              name={prize?.name ?? item}
              count={count}
              notes={[
                date(at, 'time'),
                given.length > 0 ? t('history_granted') : '',
                prize ? '' : t('history_gone'),
              ]}
            >
              <b className="redeem-history__cost tabular">
                <span aria-hidden="true">{amount(cost)}</span>
                <span className="sr-only">{t('history_cost', { points: amount(cost) })}</span>
              </b>
            </RecordRow>
          );
        }}
      />
    );
  },
});

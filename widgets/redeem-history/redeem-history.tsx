import {
  byDay,
  defineDataWidget,
  MoreButton,
  Picture,
  Pressable,
  useFormat,
  useStrings,
} from '../../engine/index.ts';
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
    if (data.items.length === 0)
      return (
        <div className="state state--empty">
          <p>{t('history_none')}</p>
          <span data-phases="preview live">
            <Pressable press={shop} className="btn btn--secondary">
              {t('history_shop')}
            </Pressable>
          </span>
        </div>
      );
    return (
      <div className="redeem-history">
        {byDay(data.items, date).map(({ day, rows }) => (
          <section key={rows[0]?.orderId} className="redeem-history__day">
            <h3 className="redeem-history__date">{day}</h3>
            <ul className="redeem-history__rows">
              {rows.map(({ orderId, item, count, cost, given, at }) => {
                const prize = known.get(item);
                return (
                  <li key={orderId} className="redeem-history__row part-row">
                    <span className="redeem-history__picture">
                      {prize ? <Picture src={prize.icon} alt="" width={44} height={44} /> : null}
                    </span>
                    <span className="redeem-history__words">
                      <b>
                        {prize?.name ?? item}
                        {count > 1 ? <span className="tabular">{` ×${amount(count)}`}</span> : null}
                      </b>
                      <small className="tabular">
                        {[
                          date(at, 'time'),
                          given.length > 0 ? t('history_granted') : '',
                          prize ? '' : t('history_gone'),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </small>
                    </span>
                    <b className="redeem-history__cost tabular">
                      <span aria-hidden="true">{amount(cost)}</span>
                      <span className="sr-only">{t('history_cost', { points: amount(cost) })}</span>
                    </b>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
        {more ? (
          <div className="redeem-history__foot">
            <MoreButton more={more} />
          </div>
        ) : null}
      </div>
    );
  },
});

import { defineDataWidget, MoreButton, Nothing, Picture, useFormat, useStrings } from '../../engine/index.ts';
import type { DrawRecord, DrawRecordsAnswer, DrawRecordsProps } from '../../schemas/generated/types.gen.ts';

/** Records that a page is expected to bring, so that the list does not grow when they arrive. */
const expected = 3;

const Icon = ({ src }: { src: string | undefined }) =>
  src === undefined ? null : <Picture src={src} alt="" width={28} height={28} />;

const blank = (orderId: number): DrawRecord => {
  return { orderId: String(orderId), count: 1, cost: 0, at: 0, results: [] };
};

/** One's own draws. A draw whose show was missed, because the page was left, stands here as any other. */
export const drawRecords = defineDataWidget<DrawRecordsProps, DrawRecordsAnswer>({
  placeholder: () => ({ items: Array.from({ length: expected }, (_, index) => blank(index)), next: null }),
  isEmpty: ({ items }) => items.length === 0,
  Empty: ({ way }) => {
    const t = useStrings<'draw-records'>();
    return <Nothing text={t('records_none')} over={t('records_over')} press={way} way={t('records_way')} />;
  },
  Component: ({ data, more, draw }) => {
    const t = useStrings<'draw-records'>();
    const { amount, date } = useFormat();
    const known = new Map(draw.prizes.map((prize) => [prize.id, prize]));
    return (
      <div className="draw-records">
        <ul className="draw-records__list">
          {data.items.map(({ orderId, at, count, cost, tickets, results }) => (
            <li key={orderId} className="draw-records__order">
              <p className="draw-records__when tabular">
                <span>{date(at, 'both')}</span>
                <span>
                  {t('records_count', { count })} ·{' '}
                  {tickets === undefined
                    ? t('records_cost', { points: amount(cost) })
                    : t('records_tickets', { count: tickets })}
                </span>
              </p>
              <ul className="draw-records__prizes">
                {results.map(({ number, prize, rarity, owed }) => (
                  <li key={number} className={`draw-records__prize is-${rarity}`}>
                    <Icon src={known.get(prize)?.icon} />
                    <span>{known.get(prize)?.name ?? prize}</span>
                    {owed ? <small className="draw-records__owed">{t('records_owed')}</small> : null}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {more ? (
          <div className="draw-records__foot">
            <MoreButton more={more} />
          </div>
        ) : null}
      </div>
    );
  },
});

import { useRef } from 'react';
import {
  Days,
  defineDataWidget,
  MoreButton,
  Nothing,
  Picture,
  useFormat,
  useNearing,
  useStrings,
} from '../../engine/index.ts';
import type {
  PointsDetail,
  PointsDetailsAnswer,
  PointsDetailsProps,
} from '../../schemas/generated/types.gen.ts';

/** Rows that a page is expected to bring. */
const expected = 6;

const blank = (nth: number): PointsDetail => {
  return { id: `blank ${nth}`, said: '— — — —', at: 0, amount: 100, balance: 1000 };
};

/** Where one's points came from and went, day by day, and how many of them lapse when. */
export const pointsDetails = defineDataWidget<PointsDetailsProps, PointsDetailsAnswer>({
  placeholder: () => {
    const items = Array.from({ length: expected }, (_, nth) => blank(nth));
    return { currency: '', amount: 0, lapses: null, items, next: null };
  },
  isEmpty: ({ items }) => items.length === 0,
  Empty: ({ way }) => {
    const t = useStrings<'points-details'>();
    return <Nothing text={t('details_none')} press={way} />;
  },
  Component: ({ data, more, icon }) => {
    const t = useStrings<'points-details'>();
    const { amount, date } = useFormat();
    const foot = useRef<HTMLDivElement>(null);
    useNearing(foot, more, data.items.length);
    return (
      <div className="points-details">
        {data.lapses ? (
          <p className="points-details__lapses">
            <Picture src={icon} alt="" width={32} height={32} />
            <span>
              {t('details_lapses', {
                points: amount(data.lapses.amount),
                // The last day on which they are there.
                date: date(data.lapses.at - 1),
              })}
            </span>
          </p>
        ) : null}
        <Days
          block="points-details"
          items={data.items}
          row={({ id, said, at, amount: moved, balance }) => (
            <li key={id} className="points-details__row">
              <span className="points-details__said">{said}</span>
              <b className={`points-details__moved tabular${moved < 0 ? ' is-taken' : ''}`}>
                <span aria-hidden="true">
                  {moved < 0 ? '\u2212' : '+'}
                  {amount(Math.abs(moved))}
                </span>
                <span className="sr-only">
                  {t(moved < 0 ? 'heard_less' : 'heard_more', { points: amount(Math.abs(moved)) })}
                </span>
              </b>
              <small className="points-details__time tabular">{date(at, 'time')}</small>
              <small className="points-details__after tabular">
                {t('details_after', { points: amount(balance) })}
              </small>
            </li>
          )}
        />
        {more ? (
          // Each page has a foot of its own, and what follows stands in its place: none is seen to move.
          <div key={data.items.length} className="points-details__foot" ref={foot}>
            <MoreButton more={more} />
          </div>
        ) : null}
      </div>
    );
  },
});

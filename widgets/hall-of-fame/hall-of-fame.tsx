import type { ReactNode } from 'react';
import { defineDataWidget, MoreButton, useFormat, useStrings } from '../../engine/index.ts';
import type { ChampionsAnswer, ChampionsOrder, HallOfFameProps } from '../../schemas/generated/types.gen.ts';
import { Star } from './star.tsx';

/** Frames that a page is expected to bring below the first, so that the wall does not grow when they arrive. */
const expected = 2;

const blank = (nth: number): ChampionsOrder => ({
  id: `blank-${nth}`,
  day: null,
  from: 0,
  to: 0,
  participants: 1,
  rows: Array.from({ length: nth === 0 ? 3 : 1 }, (_, n) => ({
    rank: n + 1,
    user: { user_id: `blank-${n}`, nickname: '— — —', avatar: '' },
    score: 0,
    live_obj_id: null,
  })),
});

/** Champions of what has been settled: the last one crowned, those before in frames. */
export const hallOfFame = defineDataWidget<HallOfFameProps, ChampionsAnswer>({
  placeholder: () => ({ items: Array.from({ length: 1 + expected }, (_, nth) => blank(nth)), next: null }),
  // A hall without anybody says what comes.
  isEmpty: () => false,
  Component: ({ data, more, unit, soon, press, enter }) => {
    const t = useStrings<'hall-of-fame'>();
    const when = useWhen();
    const [newest, ...older] = data.items.filter(({ rows }) => rows.length > 0);
    if (newest === undefined)
      return (
        <div className="hall-of-fame is-vacant">
          <span className="hall-of-fame__light" aria-hidden="true">
            <span className="hall-of-fame__face" />
          </span>
          <p className="state state--empty" data-phases="preview live settling">
            {soon ?? t('hall_soon')}
          </p>
          <p className="state state--empty" data-phases="ended">
            {t('hall_nobody')}
          </p>
        </div>
      );
    const ways = { press, enter };
    return (
      <div className="hall-of-fame">
        <div className="hall-of-fame__newest">
          <p className="hall-of-fame__when tabular">{when(newest)}</p>
          <ol className="hall-of-fame__steps">
            {newest.rows.map((row) => (
              <li key={row.rank} className={`hall-of-fame__step is-${row.rank}`}>
                <Star row={row} size={row.rank === 1 ? 116 : 64} unit={unit} scored {...ways} />
              </li>
            ))}
          </ol>
        </div>
        {older.length > 0 ? (
          <ul className="hall-of-fame__wall">
            {older.map((one) => {
              const [first] = one.rows;
              return first === undefined ? null : (
                <li key={one.id} className="hall-of-fame__frame">
                  <Star row={first} size={76} {...ways} />
                  <p className="hall-of-fame__plate tabular">{when(one)}</p>
                </li>
              );
            })}
          </ul>
        ) : null}
        {/* A wall has its last frame in sight: no word says that it is the last. */}
        {more && more.state !== 'end' ? (
          <div className="hall-of-fame__foot">
            <MoreButton more={more} />
          </div>
        ) : null}
      </div>
    );
  },
});

/** The days of an order, as the campaign counts them: one, or the first and the last; of an hour, when it began. */
function useWhen(): (order: ChampionsOrder) => ReactNode {
  const { date } = useFormat();
  return ({ day, from, to }) => {
    // An hour has it in its name: 2025-05-20T18.
    if (day?.includes('T')) return date(from, 'both');
    const [first, last] = [date(from), date(Math.max(from, to - 1))];
    return first === last ? (
      first
    ) : (
      <>
        <span>{first}</span> <span>– {last}</span>
      </>
    );
  };
}

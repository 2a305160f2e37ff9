import {
  byDay,
  defineDataWidget,
  initialOf,
  MoreButton,
  Picture,
  Pressable,
  useFormat,
  useStrings,
  type WidgetProps,
} from '../../engine/index.ts';
import type {
  PrizeRecord,
  PrizeRecordsAnswer,
  PrizeRecordsProps,
} from '../../schemas/generated/types.gen.ts';

type Prize = WidgetProps<PrizeRecordsProps>['prizes'][number];

/** Records that a page is expected to bring, so that the list does not grow when they arrive. */
const expected = 3;

const blank = (prize: string, nth: number): PrizeRecord => {
  return { id: `blank ${nth}`, prize, count: 1, days: null, said: '— — — —', at: 0 };
};

/** What one has been given, day by day. What the document has lost since is still there, by its id. */
export const prizeRecords = defineDataWidget<PrizeRecordsProps, PrizeRecordsAnswer>({
  placeholder: ({ prizes }) => ({
    items: Array.from({ length: expected }, (_, nth) => blank(prizes[nth % prizes.length]?.id ?? '', nth)),
    next: null,
  }),
  Component: ({ data, more, prizes, win }) => {
    const t = useStrings<'prize-records'>();
    const { date } = useFormat();
    const known = new Map(prizes.map((prize) => [prize.id, prize]));
    if (data.items.length === 0)
      return (
        <div className="state state--empty">
          <p>{t('prizes_none')}</p>
          <span data-phases="preview live">
            <Pressable press={win} className="btn btn--secondary">
              {t('prizes_win')}
            </Pressable>
          </span>
        </div>
      );
    return (
      <div className="prize-records">
        {byDay(data.items, date).map(({ day, rows }) => (
          <section key={rows[0]?.id} className="prize-records__day">
            <h3 className="prize-records__date">{day}</h3>
            <ul className="prize-records__rows">
              {rows.map((record) => (
                <Row key={record.id} record={record} prize={known.get(record.prize)} />
              ))}
            </ul>
          </section>
        ))}
        {more ? (
          <div className="prize-records__foot">
            <MoreButton more={more} />
          </div>
        ) : null}
      </div>
    );
  },
});

function Row({ record, prize }: { record: PrizeRecord; prize: Prize | undefined }) {
  const t = useStrings<'prize-records'>();
  const { amount, date } = useFormat();
  const { count, days, said, title, at } = record;
  const name = prize?.name ?? record.prize;
  return (
    <li className={`prize-records__row part-row${title?.state === 'over' ? ' is-over' : ''}`}>
      <span className="prize-records__picture" aria-hidden="true">
        {prize?.icon ? (
          <Picture src={prize.icon} alt="" width={44} height={44} />
        ) : prize ? (
          initialOf(name)
        ) : null}
      </span>
      <span className="prize-records__words">
        <b>
          {name}
          {count > 1 ? <span className="tabular">{` ×${amount(count)}`}</span> : null}
        </b>
        <small className="tabular">
          {[
            date(at, 'time'),
            said,
            days === null ? '' : t('prizes_days', { count: days }),
            prize ? '' : t('prizes_gone'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {title ? (
        <span className="prize-records__title tabular">
          {title.state === 'worn' ? <b>{t('prizes_worn')}</b> : null}
          {title.state === 'over' ? t('prizes_over') : null}
          {title.state !== 'over' && title.until !== null ? (
            <small>{t('prizes_until', { time: date(title.until, 'both') })}</small>
          ) : null}
        </span>
      ) : null}
    </li>
  );
}

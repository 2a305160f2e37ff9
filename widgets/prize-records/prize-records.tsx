import {
  defineDataWidget,
  initialOf,
  RecordList,
  RecordRow,
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
    const known = new Map(prizes.map((prize) => [prize.id, prize]));
    return (
      <RecordList
        items={data.items}
        more={more}
        none={t('prizes_none')}
        way={t('prizes_win')}
        press={win}
        row={(record) => <Row key={record.id} record={record} prize={known.get(record.prize)} />}
      />
    );
  },
});

function Row({ record, prize }: { record: PrizeRecord; prize: Prize | undefined }) {
  const t = useStrings<'prize-records'>();
  const { date } = useFormat();
  const { count, days, said, title, at } = record;
  const name = prize?.name ?? record.prize;
  return (
    <RecordRow
      icon={prize?.icon}
      {...(prize ? { instead: initialOf(name) } : {})}
      name={name}
      count={count}
      over={title?.state === 'over'}
      notes={[
        date(at, 'time'),
        said,
        days === null ? '' : t('prizes_days', { count: days }),
        prize ? '' : t('prizes_gone'),
      ]}
    >
      {title ? (
        <span className="prize-records__title tabular">
          {title.state === 'worn' ? <b>{t('prizes_worn')}</b> : null}
          {title.state === 'over' ? t('prizes_over') : null}
          {title.state !== 'over' && title.until !== null ? (
            <small>{t('prizes_until', { time: date(title.until, 'both') })}</small>
          ) : null}
        </span>
      ) : null}
    </RecordRow>
  );
}

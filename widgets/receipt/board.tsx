import {
  type DataProps,
  MoreButton,
  useFormat,
  usePage,
  useSource,
  useStrings,
  type WidgetProps,
} from '../../engine/index.ts';
import type {
  BoardAnswer,
  BoardReceiptAnswer,
  BoardReceiptRow,
  ReceiptProps,
} from '../../schemas/generated/types.gen.ts';
import { Fact } from './fact.tsx';
import { Hash } from './hash.tsx';
import { Head } from './head.tsx';

interface BoardProps
  extends Pick<WidgetProps<ReceiptProps>, 'title' | 'period' | 'board' | 'unit' | 'prizes'> {
  data: BoardReceiptAnswer;
  more: DataProps<BoardReceiptAnswer>['more'];
}

/** How a board was settled: its places with what decided ties, and what each was given. */
export function Board({ data, more, title, period, board, unit: named, prizes }: BoardProps) {
  const t = useStrings<'receipt'>();
  const unit = named || t('receipt_unit');
  const { amount, date } = useFormat();
  const { schedule } = usePage();
  const { me, settled } = useSource<BoardAnswer>(board).data ?? {};
  // By its place, not by who stands for it: whoever does so for a group or a team may be another since. One of a board that can
  // still change is no place of this order.
  const place = settled ? (me?.place ?? me?.rank ?? null) : null;
  const { subject, frozenAt, paidAt, participants, tiers, rows, hash } = data;
  const head = <Head title={title} period={period} subject={subject} />;
  if (frozenAt === null) {
    // Of a board by days, hours or weeks each is settled soon after it.
    const due = subject.includes(' ') ? undefined : (schedule?.settle ?? schedule?.end);
    return (
      <div className="receipt">
        {head}
        <div className="state state--empty">
          <p>{due === undefined ? t('receipt_open') : t('receipt_due', { time: date(due, 'both') })}</p>
        </div>
      </div>
    );
  }
  const names = new Map(prizes.map(({ id, name }) => [id, name]));
  const given = new Map(tiers.map(({ id, gives }) => [id, gives.map(said).join(' · ')]));
  return (
    <div className="receipt">
      {head}
      <dl className="receipt__facts tabular">
        <Fact term={t('receipt_frozen')}>{date(frozenAt, 'both')}</Fact>
        {tiers.length === 0 ? null : (
          <Fact term={t('receipt_paid')}>
            {paidAt === null ? t('receipt_paying') : t('receipt_paid_at', { time: date(paidAt, 'both') })}
          </Fact>
        )}
        <Fact term={t('receipt_participants')}>{amount(participants)}</Fact>
        <Fact term={t('receipt_counted')}>{unit}</Fact>
        {place === null ? null : <Fact term={t('receipt_own')}>{amount(place)}</Fact>}
      </dl>
      {rows.length === 0 ? <p className="receipt__note">{t('receipt_nobody')}</p> : null}
      <ol className="receipt__rows" start={rows[0]?.rank ?? 1}>
        {rows.map((row) => (
          <Place
            key={row.rank}
            row={row}
            unit={unit}
            given={row.tier === null ? undefined : (given.get(row.tier) ?? row.tier)}
            mine={row.rank === place}
          />
        ))}
      </ol>
      {more && rows.length > 0 ? (
        <div className="receipt__foot">
          <MoreButton more={more} />
        </div>
      ) : null}
      <Hash hash={hash} />
    </div>
  );

  function said({ points, prize, days, tickets }: BoardReceiptAnswer['tiers'][number]['gives'][number]) {
    if (points !== null) return t('receipt_points', { count: points });
    if (tickets !== undefined) return t('receipt_tickets', { count: tickets });
    if (prize === null) return t('receipt_card');
    const name = names.get(prize) ?? prize;
    return days === null ? name : t('receipt_days', { prize: name, count: days });
  }
}

interface PlaceProps {
  row: BoardReceiptRow;
  /** What is counted. */
  unit: string;
  /** What the place was given, in words; undefined where nothing. */
  given: string | undefined;
  mine: boolean;
}

function Place({ row: { rank, user, score, reachedAt, tie, granted }, unit, given, mine }: PlaceProps) {
  const t = useStrings<'receipt'>();
  const { amount, date } = useFormat();
  return (
    <li className={`receipt__row${mine ? ' is-mine' : ''}`}>
      <b className="receipt__rank tabular" aria-hidden="true">
        {amount(rank)}
      </b>
      <span className="sr-only">{t('receipt_place', { place: amount(rank) })}</span>
      <span className="receipt__words">
        <span className="receipt__line">
          <b>
            {user.nickname}
            {mine ? <small className="receipt__you"> {t('receipt_you')}</small> : null}
          </b>
          <b className="tabular">
            <span aria-hidden="true">{amount(score)}</span>
            <span className="sr-only">{`${amount(score)} ${unit}`}</span>
          </b>
        </span>
        {tie === null ? null : <small className="receipt__tie">{t(`receipt_tie_${tie}`)}</small>}
        <small className="tabular">{t('receipt_reached', { time: date(reachedAt, 'both') })}</small>
        {given === undefined ? null : (
          <small className="receipt__given">
            {given}
            {granted ? '' : ` · ${t('receipt_waits')}`}
          </small>
        )}
      </span>
    </li>
  );
}

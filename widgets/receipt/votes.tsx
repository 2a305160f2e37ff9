import { useFormat, useStrings, type WidgetProps } from '../../engine/index.ts';
import type { ReceiptProps, VoteReceiptAnswer } from '../../schemas/generated/types.gen.ts';
import { Fact } from './fact.tsx';
import { Hash } from './hash.tsx';
import { Head } from './head.tsx';

/** How a poll ended: its options in their order, with votes by weight and how often each was chosen. */
export function Votes({
  data,
  title,
  names,
}: { data: VoteReceiptAnswer } & { title: string | undefined } & Pick<WidgetProps<ReceiptProps>, 'names'>) {
  const t = useStrings<'receipt'>();
  const { amount, date } = useFormat();
  const { frozenAt, ballots, rows, hash } = data;
  if (frozenAt === null)
    return (
      <div className="receipt">
        <Head title={title} />
        <div className="state state--empty">
          <p>{t('receipt_open')}</p>
        </div>
      </div>
    );
  const called = new Map(names.map(({ id, name }) => [id, name]));
  return (
    <div className="receipt">
      <Head title={title} />
      <dl className="receipt__facts tabular">
        <Fact term={t('receipt_frozen')}>{date(frozenAt, 'both')}</Fact>
        <Fact term={t('receipt_ballots')}>{amount(ballots ?? 0)}</Fact>
      </dl>
      <ul className="receipt__rows">
        {rows.map(({ place, option, votes, ballots: chosen }) => (
          <li key={option} className="receipt__row">
            <b className="receipt__rank tabular" aria-hidden="true">
              {amount(place)}
            </b>
            <span className="sr-only">{t('receipt_place', { place: amount(place) })}</span>
            <span className="receipt__words">
              <span className="receipt__line">
                <b>{called.get(option) ?? option}</b>
                <b className="tabular">{t('receipt_votes', { count: votes, amount: amount(votes) })}</b>
              </span>
              {/* With votes of more than one weight, how many chose it is another number. */}
              <small className="tabular">
                {t('receipt_chosen', { count: chosen, amount: amount(chosen) })}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <Hash hash={hash} />
    </div>
  );
}

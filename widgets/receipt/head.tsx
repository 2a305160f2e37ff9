import { useFormat, usePage, useStrings } from '../../engine/index.ts';
import type { ReceiptProps } from '../../schemas/generated/types.gen.ts';

interface HeadProps {
  title: string | undefined;
  period?: ReceiptProps['period'] | undefined;
  /** As the answer names it: behind a space stands the day, of an hour with T and the hour; of a week it is its Monday. */
  subject?: string;
}

/** Which board this is, or which poll, and which of its days, weeks or hours: several receipts of a page look alike. */
export function Head({ title, period, subject = '' }: HeadProps) {
  const t = useStrings<'receipt'>();
  const { date } = useFormat();
  const { schedule } = usePage();
  const [day = '', hour] = subject.split(' ')[1]?.split('T') ?? [];
  // Noon of a day is in that day wherever the page's midnight lies.
  const utc = day && Date.parse(`${day}T${hour ?? '12'}:00:00Z`);
  const at = utc && utc - (schedule?.offset ?? 480) * 60_000;
  const when = at && date(at, hour === undefined ? 'date' : 'both');
  if (!title && !when) return null;
  return (
    <h3 className="receipt__head">
      {title}{' '}
      {when ? <small className="tabular">{period ? t('receipt_week', { date: when }) : when}</small> : null}
    </h3>
  );
}

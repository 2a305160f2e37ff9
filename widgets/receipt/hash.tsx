import { useStrings } from '../../engine/index.ts';

/** What anybody can make again from the receipt; nothing before there is one. */
export function Hash({ hash }: { hash: string | null }) {
  const t = useStrings<'receipt'>();
  if (hash === null) return null;
  return (
    <p className="receipt__hash">
      {t('receipt_hash')} <code>{hash}</code>
    </p>
  );
}

import type { ReactNode } from 'react';

/** What stands in the place of a part that could not be shown: words, and a way on. */
export function Failed({
  text,
  retry,
  onRetry,
}: {
  text: string;
  retry: string;
  onRetry: () => void;
}): ReactNode {
  return (
    <div className="state state--error" role="alert">
      <p>{text}</p>
      <button type="button" className="btn btn--secondary" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}

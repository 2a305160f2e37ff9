import type { ReactNode } from 'react';

/** What stands in the place of a part that could not be shown: words, and a way on where there is one. */
export function Failed(props: { text: string; retry: string; onRetry: (() => void) | undefined }): ReactNode {
  const { text, retry, onRetry } = props;
  return (
    <div className="state state--error" role={onRetry ? 'alert' : undefined}>
      <p>{text}</p>
      {onRetry ? (
        <button type="button" className="btn btn--secondary" onClick={onRetry}>
          {retry}
        </button>
      ) : null}
    </div>
  );
}

import { useEffect, useId, useRef, useState } from 'react';
import type { More } from './define-widget.ts';
import { useStrings } from './hooks.tsx';

/** The foot of a paged list: a button for what follows, and "Nothing More" where nothing does (specification §9). */
export function MoreButton({ more: { next, state } }: { more: More }) {
  const t = useStrings();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Of several on a page each is told by the part that it stands in, which knows its title as the list does not.
  const [title, tell] = useState<string>();
  useEffect(() => {
    tell(button.current?.closest('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? undefined);
  }, []);
  if (state === 'end') return <p className="more-end">{t('nothing_more')}</p>;
  return (
    <button
      ref={button}
      // Once it is named by it: what draws before React is there knows no ids of React's (docs/decisions/0137).
      id={title && id}
      type="button"
      className="btn btn--quiet"
      onClick={state === 'loading' ? undefined : next}
      // Not disabled, which takes the focus away: who reads by keys would be at the head of the list again.
      aria-disabled={state === 'loading' || undefined}
      aria-busy={state === 'loading'}
      aria-labelledby={title && `${id} ${title}`}
    >
      {state === 'loading' ? t('loading') : state === 'error' ? t('retry') : t('more')}
    </button>
  );
}

import { useEffect, useRef } from 'react';
import type { More } from '../../engine/index.ts';
import { useStrings } from '../../engine/index.ts';

/** The foot of a paged board: what follows comes when the foot nears the screen, or by the button. */
export function MoreRows({ more }: { more: More }) {
  const t = useStrings();
  const foot = useRef<HTMLDivElement>(null);
  const { next, state } = more;
  useEffect(() => {
    if (state !== 'idle' || !foot.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) next();
      },
      { rootMargin: '240px' },
    );
    watch.observe(foot.current);
    return () => watch.disconnect();
  }, [next, state]);
  return (
    <div className="ranking-list__foot" ref={foot}>
      {state === 'end' ? (
        <p className="ranking-list__end">{t('nothing_more')}</p>
      ) : (
        <button
          type="button"
          className="btn btn--quiet"
          onClick={next}
          disabled={state === 'loading'}
          aria-busy={state === 'loading'}
        >
          {state === 'loading' ? t('loading') : state === 'error' ? t('retry') : t('more')}
        </button>
      )}
    </div>
  );
}

import { useEffect, useRef } from 'react';
import type { More } from '../../engine/index.ts';
import { useStrings } from '../../engine/index.ts';

/** The foot of a board: what follows comes as the foot nears the screen from below, or by the button. */
export function MoreRows({ more }: { more: More }) {
  const t = useStrings<'ranking-list'>();
  const foot = useRef<HTMLDivElement>(null);
  const { next, state } = more;
  useEffect(() => {
    if (state !== 'idle' || !foot.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      (entries) => {
        // Only while the foot is still below the screen: rows that open above what one reads would push it away.
        const near = entries.some((one) => one.isIntersecting && one.boundingClientRect.top >= innerHeight);
        if (near) next();
      },
      { rootMargin: '0px 0px 480px' },
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

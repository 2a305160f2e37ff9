import { useEffect, useRef } from 'react';
import type { More } from '../../engine/index.ts';
import { MoreButton } from '../../engine/index.ts';

/** The foot of a board: what follows comes as the foot nears the screen from below, or by the button. */
export function MoreRows({ more }: { more: More }) {
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
      <MoreButton more={more} />
    </div>
  );
}

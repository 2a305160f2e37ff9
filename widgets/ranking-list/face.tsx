import { Picture } from '../../engine/index.ts';

/**
 * A round portrait; without a source the style draws a silhouette, for a vacant place or one that is loading. The name
 * stands beside it, so it says nothing itself.
 */
export function Face({ src, size }: { src: string; size: number }) {
  return (
    <span className="ranking-list__face">
      {src === '' ? null : <Picture src={src} alt="" width={size} height={size} />}
    </span>
  );
}

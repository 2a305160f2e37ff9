import { Picture } from '../../engine/index.ts';

/** A round portrait; without a source it is a silhouette, for a vacant place. The name stands beside it, so it says nothing itself. */
export function Face({ src, size }: { src: string; size: number }) {
  return (
    <span className="ranking-list__face">
      {src === '' ? (
        <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
          <circle cx="20" cy="15" r="7" />
          <path d="M6 37c1-10 7-14 14-14s13 4 14 14z" />
        </svg>
      ) : (
        <Picture src={src} alt="" width={size} height={size} />
      )}
    </span>
  );
}

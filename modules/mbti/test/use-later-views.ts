import { useEffect, useState } from 'react';

type Views = typeof import('./later-views.ts');

let views: Views | undefined;

/**
 * Brings the views that come after the questions. Once here they stay, with or without a network.
 * @throws when they cannot be loaded
 */
export async function bringLaterViews(): Promise<void> {
  views ??= await import('./later-views.ts');
}

/**
 * The views that come after the questions; loaded when they are wanted, where nobody has brought them before.
 * @returns undefined while they load, null when that failed
 */
export function useLaterViews(wanted: boolean): Views | undefined | null {
  const [loaded, setLoaded] = useState<Views | null>();
  useEffect(() => {
    if (!wanted || views) return;
    let left = false;
    // A load that failed may also answer nothing, while the page is about to load anew (decision 0028).
    bringLaterViews()
      .catch(() => undefined)
      .then(() => left || setLoaded(views ?? null));
    return () => {
      left = true;
    };
  }, [wanted]);
  return views ?? loaded;
}

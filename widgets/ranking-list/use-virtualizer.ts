import { useEffect, useState } from 'react';
import type { WindowVirtualizer } from 'virtua';

/** The virtual list, asked for only by a board that needs it; undefined until it has arrived. */
export function useVirtualizer(needed: boolean): typeof WindowVirtualizer | undefined {
  const [component, setComponent] = useState<{ list: typeof WindowVirtualizer }>();
  useEffect(() => {
    if (!needed) return;
    let gone = false;
    import('virtua').then(
      (library) => {
        if (!gone) setComponent({ list: library.WindowVirtualizer });
      },
      // Without it the first rows stay as they are: a board cut short is better than none.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [needed]);
  return component?.list;
}

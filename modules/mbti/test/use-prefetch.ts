import { useEffect } from 'react';
import { useWorld } from '../../../engine/index.ts';
import { bringLaterViews } from './use-later-views.ts';

/** Loads a picture into the browser's cache; one that does not load is asked for again when it is shown. */
const load = (src: string): Promise<void> =>
  new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve();
    picture.onerror = () => resolve();
    picture.src = src;
  });

/**
 * Brings what the result shows while questions are answered, so that it is there at once, with or without a network:
 * its view and the popups first, then the pictures one after the other, so that nothing of it stands in the way of the test.
 *
 * @param wanted from the moment that somebody answers: who only looks at the first question pays for nothing more
 */
export function usePrefetch(
  wanted: boolean,
  { popups, invite, pictures }: { popups: readonly string[]; invite: string; pictures: readonly string[] },
): void {
  const world = useWorld();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the names do not change while a page is open
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const bring = async (): Promise<void> => {
      const code = world.links.invite(invite).then((address) => world.links.qr(address));
      await Promise.allSettled([bringLaterViews(), ...popups.map((one) => world.overlay.prepare(one)), code]);
      for (const src of pictures) if (!left) await load(src);
    };
    void bring();
    return () => {
      left = true;
    };
  }, [world, wanted]);
}

import { useEffect, useRef } from 'react';

/** A share sheet opens only shortly after the tap: longer than this it does not wait for the picture, in ms. */
const PATIENCE = 1500;

interface Picture {
  /** The picture as a data address. @throws Error where it cannot be drawn; asked again, it is drawn again */
  get(): Promise<string>;
  /** The same for a share: undefined where it cannot be drawn, or not soon enough. */
  soon(): Promise<string | undefined>;
}

/**
 * A picture that is drawn ahead, as soon as what it shows is there, and once for all who ask.
 *
 * @param of what is drawn: another one is another picture
 */
export function usePicture(of: string, draw: () => Promise<string>): Picture {
  const made = useRef<{ of: string; picture: Promise<string> }>(undefined);
  const newest = useRef({ of, draw });
  newest.current = { of, draw };
  const picture = useRef<Picture>({
    get: () => {
      const { of, draw } = newest.current;
      if (made.current?.of === of) return made.current.picture;
      const drawn = { of, picture: draw() };
      made.current = drawn;
      drawn.picture.catch(() => {
        if (made.current === drawn) made.current = undefined;
      });
      return drawn.picture;
    },
    soon: () =>
      Promise.race([
        picture.current.get().catch(() => undefined),
        new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined)),
      ]),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn for each that is shown
  useEffect(() => {
    picture.current.get().catch(() => undefined);
  }, [of]);
  return picture.current;
}

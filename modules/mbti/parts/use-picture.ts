import { useEffect, useRef, useState } from 'react';

/** A share sheet opens only shortly after the tap: longer than this it does not wait for the picture, in ms. */
const PATIENCE = 1500;

interface Picture {
  /** The picture as a data address. @throws Error where it cannot be drawn; asked again, it is drawn again */
  get(): Promise<string>;
  /** The same for a share: undefined where it cannot be drawn, or not soon enough. */
  soon(): Promise<string | undefined>;
}

interface Wanted {
  readonly of: string;
  readonly draw: () => Promise<string>;
}

function pictureOf(wanted: { readonly current: Wanted }): Picture {
  let made: { of: string; picture: Promise<string> } | undefined;
  const get = (): Promise<string> => {
    const { of, draw } = wanted.current;
    if (made?.of === of) return made.picture;
    const drawn = { of, picture: draw() };
    made = drawn;
    drawn.picture.catch(() => {
      if (made === drawn) made = undefined;
    });
    return drawn.picture;
  };
  const soon = (): Promise<string | undefined> =>
    Promise.race([
      get().catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined)),
    ]);
  return { get, soon };
}

/**
 * A picture that is drawn ahead, as soon as what it shows is there, and once for all who ask.
 *
 * @param of what is drawn: another one is another picture
 */
export function usePicture(of: string, draw: () => Promise<string>): Picture {
  const wanted = useRef<Wanted>({ of, draw });
  wanted.current = { of, draw };
  const [picture] = useState(() => pictureOf(wanted));
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn for each that is shown
  useEffect(() => {
    picture.get().catch(() => undefined);
  }, [of]);
  return picture;
}

import { EMPTY } from './held-picture.ts';

export interface PictureProps {
  /** Address of the picture; '' where there is none: its place is kept, as that of a picture that does not load. */
  readonly src: string;
  /** What it shows; '' for decoration. */
  readonly alt: string;
  /** px at 390, reserved before the picture is there. */
  readonly width: number;
  /** px at 390. */
  readonly height: number;
  readonly className?: string;
  /** It is what one sees first: it loads at once, wherever it stands. */
  readonly early?: boolean;
}

/**
 * A picture that loads when it comes near (specification §9, T04). It is a plain `<img>` that works without script;
 * `attachImages` adds preloading and further attempts, so a picture alone never makes a node live.
 */
export function Picture({ src, alt, width, height, className, early = false }: PictureProps) {
  const classes = ['picture', className, src === '' ? 'is-broken' : undefined];
  return (
    <img
      className={classes.filter(Boolean).join(' ')}
      // Only an empty one is held back in the markup (held-picture.ts).
      data-lazy={early ? 'early' : ''}
      // Before src: a browser that meets src first may start to load at once.
      loading={early ? 'eager' : 'lazy'}
      // A picture that is near has been started before React takes over: it then says loading="eager".
      suppressHydrationWarning
      decoding="async"
      // Without an address browsers draw the sign of a broken picture.
      src={src === '' ? EMPTY : src}
      alt={alt}
      width={width}
      height={height}
    />
  );
}

import { lazyImage } from './image-constants.ts';
import { isLeftOut } from './is-left-out.ts';

/**
 * Stands in for the address of a picture that waits. `loading="lazy"` alone is no wait: on a slow network browsers start such
 * a picture 2500 px before it is seen, each a request that takes the line from what is (specification §9, T04). It has no
 * size of its own, so that the place is as large as the picture's attributes say.
 */
export const EMPTY = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * Markup whose lazy pictures wait from the start: no script has to be faster than the browser.
 *
 * @param html as React draws it
 */
export const heldPictures = (html: string): string =>
  html.replaceAll(/<img\b[^>]*\bdata-lazy=""[^>]*>/g, (tag) =>
    tag.replace(/ src="([^"]*)"/, (_, src: string) => ` src="${EMPTY}" data-src="${src}"`),
  );

export const isHeld = (image: HTMLImageElement): boolean => image.getAttribute('src') === EMPTY;

/** Makes a picture wait. */
export function hold(image: HTMLImageElement): void {
  const src = image.getAttribute('src');
  if (src === null || src === EMPTY) return;
  image.dataset.src = src;
  image.setAttribute('src', EMPTY);
}

/** Gives it its address back, where it has no other one by now. */
export function letGo(image: HTMLImageElement): void {
  const { src } = image.dataset;
  if (src !== undefined && isHeld(image)) image.setAttribute('src', src);
  delete image.dataset.src;
}

/** Loads it now. */
export function startPicture(image: HTMLImageElement): void {
  image.loading = 'eager';
  letGo(image);
}

/**
 * Within 1.3 viewports of the top left corner, and not left behind above. What is not laid out is not near; of what the browser leaves
 * out as it is far (`content-visibility`: beyond 1.5 viewports) nothing is asked, which would lay it out.
 */
export function isNear(image: HTMLImageElement): boolean {
  if (isLeftOut(image)) return false;
  const { top, bottom, left, right } = image.getBoundingClientRect();
  return (
    top < window.innerHeight * lazyImage.preload &&
    left < window.innerWidth * lazyImage.preload &&
    bottom > 0 &&
    right > 0
  );
}

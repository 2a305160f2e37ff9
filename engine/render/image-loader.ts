import { imageGivenUp } from '../errors/picture-texts.ts';
import { afterFrame } from '../platform/after-frame.ts';
import { throttle } from '../platform/throttle.ts';
import { hold, isHeld, isNear, startPicture } from './held-picture.ts';
import { lazyImage } from './image-constants.ts';
import { LoadedImages } from './loaded-images.ts';

const selector = 'img[data-lazy]';

export interface ImageHooks {
  /** Told the catalogue's text (§8) once a picture has failed for the last time. */
  readonly onFail?: (message: string) => void;
}

const loaded = new LoadedImages();

/**
 * Loads the pictures below `root` as specification §9 says (T04, T05): each starts when it is within 1.3 viewports,
 * looked at every 200 ms at most while something scrolls, and asks for nothing before; a failed one is loaded again, three loads in all, and has
 * the class `is-broken` until it is there. Pictures that are added later are found by themselves.
 *
 * @returns stops all of it
 */
export function attachImages(root: HTMLElement | Document, { onFail }: ImageHooks = {}): () => void {
  const waiting = new Set<HTMLImageElement>();
  const failures = new WeakMap<HTMLImageElement, { url: string; count: number }>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const look = () => {
    // All are looked at before one is touched: each look after a touch would lay the page out again.
    for (const image of [...waiting].filter(isNear)) start(image);
  };
  const start = (image: HTMLImageElement) => {
    waiting.delete(image);
    startPicture(image);
  };
  const take = (image: HTMLImageElement) => {
    if (image.complete && !isHeld(image)) {
      if (image.naturalWidth > 0) loaded.add(image.src);
      else fail(image);
      return;
    }
    // Its whole address, whether it waits already or not.
    const url = new URL(image.dataset.src ?? image.src, image.baseURI);
    // What the address itself holds waits for nothing.
    if (url.protocol === 'data:' || loaded.has(url.href)) return start(image);
    waiting.add(image);
  };
  /** Those that still wait load nothing by themselves. */
  const holdAll = (images: Iterable<HTMLImageElement>) => {
    for (const image of images) if (waiting.has(image) && image.loading !== 'eager') hold(image);
  };
  const fail = (image: HTMLImageElement) => {
    waiting.delete(image);
    const url = image.src;
    const before = failures.get(image);
    const count = before?.url === url ? before.count + 1 : 1;
    failures.set(image, { url, count });
    image.classList.add('is-broken');
    if (count >= lazyImage.attempts) {
      const message = imageGivenUp(count);
      console.warn(message);
      onFail?.(message);
      return;
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (image.isConnected && image.src === url) image.src = url;
    }, lazyImage.pause * count);
    timers.add(timer);
  };

  const onLoad = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !target.matches(selector) || isHeld(target)) return;
    waiting.delete(target);
    failures.delete(target);
    target.classList.remove('is-broken');
    loaded.add(target.src);
  };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.matches(selector)) fail(target);
  };
  const found = new MutationObserver((changes) => {
    const added: HTMLImageElement[] = [];
    for (const change of changes)
      for (const node of change.addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node instanceof HTMLImageElement && node.matches(selector)) added.push(node);
        added.push(...node.querySelectorAll<HTMLImageElement>(selector));
      }
    added.forEach(take);
    for (const image of waiting) if (!image.isConnected) waiting.delete(image);
    holdAll(added);
    // Where they lie is asked once the browser has laid them out: asked at once, it would do that a second time for the frame.
    if (waiting.size > 0) afterFrame(soon.call);
  });

  const soon = throttle(look, lazyImage.throttle);
  // load and error do not bubble, and neither does the scrolling of an inner row: all are caught on their way down.
  root.addEventListener('load', onLoad, true);
  root.addEventListener('error', onError, true);
  document.addEventListener('scroll', soon.call, { capture: true, passive: true });
  window.addEventListener('resize', soon.call);
  // What was left out as far (isNear), and is no longer: also what is new, once the browser has seen where it lies.
  document.addEventListener('contentvisibilityautostatechange', soon.call, true);
  for (const image of root.querySelectorAll<HTMLImageElement>(selector)) {
    // What is near may be on its way already.
    if (!image.complete && !isHeld(image) && isNear(image)) start(image);
    else take(image);
  }
  holdAll(waiting);
  found.observe(root, { childList: true, subtree: true });
  look();

  return () => {
    waiting.clear();
    found.disconnect();
    root.removeEventListener('load', onLoad, true);
    root.removeEventListener('error', onError, true);
    document.removeEventListener('scroll', soon.call, { capture: true });
    window.removeEventListener('resize', soon.call);
    document.removeEventListener('contentvisibilityautostatechange', soon.call, true);
    soon.cancel();
    for (const timer of timers) clearTimeout(timer);
  };
}

import { hold, isNear, letGo, startPicture } from '../../engine/render/held-picture.ts';

/** How long pictures wait for whoever looks after them, in ms. */
const PATIENCE = 8000;

const lazy = (node: Node): node is HTMLImageElement =>
  node.nodeName === 'IMG' && 'lazy' in (node as HTMLElement).dataset;

/**
 * Makes each lazy picture wait as it is read, before the browser can start it (specification §9, T04); once the page is read,
 * those near the screen start. Without script they are pictures like all others.
 *
 * @returns gives all of them back after a while, should nobody come to look after them: to be cleared by who does
 */
export function holdPictures(document: Document): ReturnType<typeof setTimeout> {
  const read = (records: readonly MutationRecord[]): void => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (lazy(node)) hold(node);
  };
  const observer = new MutationObserver(read);
  observer.observe(document, { childList: true, subtree: true });
  const each = (then: (image: HTMLImageElement) => void): void => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-src]')) then(image);
  };
  // `interactive` comes before the scripts that wait for the whole page, `DOMContentLoaded` after them.
  document.addEventListener(
    'readystatechange',
    () => {
      read(observer.takeRecords());
      observer.disconnect();
      each((image) => {
        if (isNear(image)) startPicture(image);
      });
    },
    { once: true },
  );
  return setTimeout(() => each(letGo), PATIENCE);
}

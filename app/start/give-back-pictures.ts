import { letGo } from '../../engine/render/held-picture.ts';

/** How long pictures wait for whoever looks after them, in ms. */
const PATIENCE = 8000;

/**
 * Pages hold their lazy pictures as they are drawn (app/prerender); the kernel's loader lets each go when it is near.
 *
 * @returns gives all of them back after a while, should no loader come: to be cleared by it
 */
export const giveBackPictures = (document: Document): ReturnType<typeof setTimeout> =>
  setTimeout(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-src]')) letGo(image);
  }, PATIENCE);

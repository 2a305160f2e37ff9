import { fileOf, usePage, useToast, useWorld, withoutJoiners } from '../../../engine/index.ts';
import type { MatchTexts } from '../texts.ts';

/** The route whose last part is the code of a link. */
export const MATCH = '/mbti/match';

/** Under which name the picture of a match is saved and sent. */
export const fileNameOf = (code: string): string => `${code}.png`;

/**
 * Sends the link of a code: by the app's share, else by the browser's, else it is copied, or shown to be copied by hand (`World`). The app is given the page's own address
 * (T68), so the code stands in the address while the app is asked. A picture goes with it where it can.
 */
export function useSend(texts: MatchTexts): (code: string, title: string, img?: string) => Promise<void> {
  const world = useWorld();
  const toast = useToast();
  const { href } = usePage();
  return async (code, called, img) => {
    const title = withoutJoiners(called);
    const before = location.href;
    history.replaceState(history.state, '', href(`${MATCH}/${code}`));
    try {
      const words = { shareTitle: title, content: withoutJoiners(texts.cardLine) };
      if (await world.app.ask('share', img ? { ...words, img, imgType: 'data' } : words)) return;
    } finally {
      history.replaceState(history.state, '', before);
    }
    const url = await world.links.invite(`${MATCH}/${code}`);
    try {
      if (await shared(url, title, img ? fileOf(img, fileNameOf(code)) : undefined)) return;
    } catch (error) {
      // Closing the browser's sheet is no failure; where it may not open, the link is copied.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    try {
      if (await world.links.copy(url)) toast(texts.copied, 'success');
    } catch {
      toast(url, 'failure');
    }
  };
}

/** The browser's own sheet. @returns false where it has none */
async function shared(url: string, title: string, file: File | undefined): Promise<boolean> {
  // Beside a file many apps take no address of its own: it goes with the words.
  if (file && navigator.canShare?.({ files: [file] }))
    await navigator.share({ files: [file], title, text: `${title} ${url}` });
  else if (typeof navigator.share === 'function') await navigator.share({ title, text: title, url });
  else return false;
  return true;
}

import { withoutJoiners } from '../../i18n/word-joiner.ts';
import { downloadFile, fileOf } from './save-file.ts';

/** As much of the app around the page as passing on a picture needs. */
interface App {
  /** Calls a method; false where there is no app, or it does not do it. */
  ask(method: string, payload: Readonly<Record<string, unknown>>): Promise<boolean>;
}

/** What goes with a picture that is shared. */
interface PictureWords {
  readonly shareTitle: string;
  readonly content: string;
  readonly topic?: string;
  readonly url: string;
}

/**
 * Saves a picture by the app, or as a file of the browser.
 *
 * @param image a data address (base64)
 * @param name of the file
 */
export async function savePicture(app: App, image: string, name: string): Promise<'app' | 'file'> {
  if (await app.ask('saveImage', { image })) return 'app';
  downloadFile(fileOf(image, name), document);
  return 'file';
}

/**
 * Shares a picture by the app, or by the browser's own sheet.
 *
 * @param image a data address (base64)
 * @param name of the file
 * @returns `no-way` where neither takes pictures; who closed the sheet wants no more of it, which counts as `shared`
 */
export async function sharePicture(
  app: App,
  image: string,
  name: string,
  written: PictureWords,
): Promise<'shared' | 'failed' | 'no-way'> {
  const words = JSON.parse(withoutJoiners(JSON.stringify(written))) as PictureWords;
  if (await app.ask('share', { ...words, img: image, imgType: 'data' })) return 'shared';
  const files = [fileOf(image, name)];
  if (!navigator.canShare?.({ files })) return 'no-way';
  // Beside a file many apps take no address of its own: it goes with the words.
  return navigator.share({ files, title: words.shareTitle, text: `${words.shareTitle} ${words.url}` }).then(
    () => 'shared',
    (error: unknown) => (error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed'),
  );
}

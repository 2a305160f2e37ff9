import { downloadFile, fileOf, useToast, useWorld } from '../../../engine/index.ts';
import type { Texts } from '../texts.ts';

/** What goes with a picture that is shared. */
interface Words {
  readonly shareTitle: string;
  readonly content: string;
  readonly topic: string;
  readonly url: string;
}

interface PictureWays {
  /** Saves a picture by the app, or as a file of the browser. @param picture a data address */
  save(picture: string): Promise<void>;
  /** Shares it by the app, else by the browser, else what the document itself shares, without the picture. */
  share(picture: string, words: Words): Promise<void>;
}

/** The ways out of a picture of a result. @param file the name that it is saved and sent under */
export function usePictureWays(
  texts: Pick<Texts, 'pictureSaved' | 'pictureDownloaded' | 'shareFailed'>,
  file: string,
): PictureWays {
  const world = useWorld();
  const toast = useToast();
  return {
    save: async (image) => {
      if (await world.app.ask('saveImage', { image })) return toast(texts.pictureSaved, 'success');
      downloadFile(fileOf(image, file), document);
      toast(texts.pictureDownloaded, 'success');
    },
    share: async (img, words) => {
      if (await world.app.ask('share', { ...words, img, imgType: 'data' })) return;
      const files = [fileOf(img, file)];
      if (!navigator.canShare?.({ files })) return world.steps.run([{ do: 'share' }]);
      // Beside a file many apps take no address of its own: it goes with the words.
      await navigator
        .share({ files, title: words.shareTitle, text: `${words.shareTitle} ${words.url}` })
        .catch((error: unknown) => {
          if (!(error instanceof DOMException && error.name === 'AbortError'))
            toast(texts.shareFailed, 'failure');
        });
    },
  };
}

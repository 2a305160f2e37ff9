import { savePicture, sharePicture, useToast, useWorld } from '../../../engine/index.ts';
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
      const by = await savePicture(world.app, image, file);
      toast(by === 'app' ? texts.pictureSaved : texts.pictureDownloaded, 'success');
    },
    share: async (image, words) => {
      const handed = await sharePicture(world.app, image, file, words);
      if (handed === 'failed') toast(texts.shareFailed, 'failure');
      if (handed === 'no-way') await world.steps.run([{ do: 'share' }]);
    },
  };
}

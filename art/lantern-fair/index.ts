/** Every picture of this family, by file name. */

import { dipperPictures } from './dipper.ts';
import { dipperGifts } from './dipper-gifts.ts';
import { gifts } from './gifts.ts';
import { kit } from './kit.ts';
import { passOnPictures } from './pass-on.ts';
import { stage } from './stage.ts';

export const lanternFair = {
  ...stage,
  ...kit,
  ...gifts,
  ...dipperPictures,
  ...dipperGifts,
  ...passOnPictures,
};

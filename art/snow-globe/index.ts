/** Every picture of this family, by file name. */
import { gifts } from './gifts.ts';
import { kit } from './kit.ts';
import { rolledPictures, rollPictures } from './roll.ts';
import { stage } from './stage.ts';

export const snowGlobe = {
  ...stage,
  ...kit,
  ...gifts,
  ...rollPictures,
  ...rolledPictures,
};

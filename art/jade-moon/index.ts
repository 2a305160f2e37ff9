/** Every picture of this family, by file name. */
import { gifts } from './gifts.ts';
import { kit } from './kit.ts';
import { magpies } from './magpies.ts';
import { seventh } from './seventh.ts';
import { songkranPictures } from './songkran.ts';
import { songkranGifts } from './songkran-gifts.ts';
import { stage } from './stage.ts';
import { threads } from './threads.ts';

export const jadeMoon = {
  ...stage,
  ...kit,
  ...gifts,
  ...magpies,
  ...threads,
  ...seventh,
  ...songkranPictures,
  ...songkranGifts,
};

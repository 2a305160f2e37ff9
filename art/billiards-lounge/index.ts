/** Every picture of this family, by file name. */
import { gifts } from './gifts.ts';
import { kit } from './kit.ts';
import { oneLampPictures } from './one-lamp.ts';
import { stage } from './stage.ts';

export const billiardsLounge = {
  ...stage,
  ...kit,
  ...gifts,
  ...oneLampPictures,
};

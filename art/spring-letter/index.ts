/** Every picture of this family, by file name. */
import { gifts } from './gifts.ts';
import { kit } from './kit.ts';
import { persimmonPictures } from './persimmon.ts';
import { persimmonGifts } from './persimmon-gifts.ts';
import { riverPictures } from './river.ts';
import { stage } from './stage.ts';
import { trainPictures } from './train.ts';
import { trainStamps } from './train-stamps.ts';

export const springLetter = {
  ...stage,
  ...kit,
  ...gifts,
  ...riverPictures,
  ...persimmonPictures,
  ...persimmonGifts,
  ...trainPictures,
  ...trainStamps,
};

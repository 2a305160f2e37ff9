/** Every picture of this family, by file name. */
import { doorstep } from './doorstep.ts';
import { gifts } from './gifts.ts';
import { harvestPictures } from './harvest.ts';
import { harvestGifts } from './harvest-gifts.ts';
import { houses } from './houses.ts';
import { houseGifts } from './houses-gifts.ts';
import { kit } from './kit.ts';
import { stage } from './stage.ts';
import { potPictures } from './street-pot.ts';
import { potGifts } from './street-pot-gifts.ts';
import { potSauces } from './street-pot-sauces.ts';

export const mapleHour = {
  ...stage,
  ...kit,
  ...gifts,
  ...doorstep,
  ...potPictures,
  ...potGifts,
  ...harvestPictures,
  ...harvestGifts,
  ...houses,
  ...houseGifts,
  ...potSauces,
};

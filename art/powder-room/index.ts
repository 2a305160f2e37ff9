/** Every picture of this family, by file name. */
import { powderKit } from './kit.ts';
import { scentGifts } from './scent-bottles.ts';
import { scentHours } from './scent-hours.ts';
import { scentPictures } from './scents.ts';
import { powderStage } from './stage.ts';
import { worn } from './worn.ts';
import { wornPlaces } from './worn-places.ts';

export const powderRoom = {
  ...powderStage,
  ...powderKit,
  ...worn,
  ...scentPictures,
  ...scentGifts,
  ...scentHours,
  ...wornPlaces,
};

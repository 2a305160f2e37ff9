/** Every picture of this family, by file name. */
import { butterflyPictures, butterflyStrips } from './butterfly.ts';
import { chestPictures } from './chest.ts';
import { coronetPictures } from './coronet.ts';
import { ferryPictures, ferryStrips } from './ferry.ts';
import { gifts } from './gifts.ts';
import { kit } from './kit.ts';
import { lanternStreet } from './lantern-street.ts';
import { plateOfNames } from './name-plate.ts';
import { stage } from './stage.ts';

export const goldenWeek = {
  ...stage,
  ...kit,
  ...gifts,
  ...plateOfNames,
  ...butterflyPictures,
  ...ferryPictures,
  ...coronetPictures,
  ...lanternStreet,
  ...chestPictures,
  ...butterflyStrips,
  ...ferryStrips,
};

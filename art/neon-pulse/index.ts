/** Every picture of this family, by file name. */
import { alleyPictures } from './alley.ts';
import { gifts } from './gifts.ts';
import { kit } from './kit.ts';
import { summit } from './summit.ts';

export const neonPulse = {
  ...summit,
  ...kit,
  ...gifts,
  ...alleyPictures,
};

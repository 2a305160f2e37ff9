/** Every picture of this family, by file name. */
import { arcadePictures } from './arcade.ts';
import { eggPictures, eggStrips } from './eggs.ts';
import { gifts } from './gifts.ts';
import { handPictures } from './hands.ts';
import { kit } from './kit.ts';
import { luckyWheel } from './lucky-wheel.ts';
import { relayPictures } from './relay.ts';
import { stage } from './stage.ts';

export const carnival = {
  ...stage,
  ...kit,
  ...gifts,
  ...eggPictures,
  ...relayPictures,
  ...handPictures,
  ...luckyWheel,
  ...arcadePictures,
  ...eggStrips,
};

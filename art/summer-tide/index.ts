/** Every picture of this family, by file name. */
import { crewPictures } from './crew.ts';
import { kit } from './kit.ts';
import { lido } from './lido.ts';
import { lidoGifts } from './lido-gifts.ts';
import { stage } from './stage.ts';
import { stickers } from './stickers.ts';

export const summerTide = {
  ...stage,
  ...kit,
  ...stickers,
  ...lido,
  ...lidoGifts,
  ...crewPictures,
};

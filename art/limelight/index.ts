/** Every picture of this family, by file name. */
import { acts } from './acts.ts';
import { boxesPictures } from './boxes.ts';
import { clipPictures } from './clip.ts';
import { dressingPictures } from './dressing-room.ts';
import { gifts } from './gifts.ts';
import { kit } from './kit.ts';
import { lineEleven } from './line-eleven.ts';
import { lineElevenGifts } from './line-eleven-gifts.ts';
import { rooftopPictures } from './rooftop.ts';
import { rooftopGifts } from './rooftop-gifts.ts';
import { seaPictures } from './sea.ts';
import { seaGifts } from './sea-gifts.ts';
import { sofaPictures, sofaStrips } from './sofa.ts';
import { stage } from './stage.ts';
import { standsPictures } from './stands.ts';

export const limelight = {
  ...stage,
  ...kit,
  ...gifts,
  ...acts,
  ...sofaPictures,
  ...clipPictures,
  ...boxesPictures,
  ...dressingPictures,
  ...lineEleven,
  ...lineElevenGifts,
  ...seaPictures,
  ...seaGifts,
  ...rooftopPictures,
  ...rooftopGifts,
  ...standsPictures,
  ...sofaStrips,
};

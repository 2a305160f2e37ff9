/** Every picture of this family, by file name. */
import { callPictures, callStrips } from './call.ts';
import { gifts } from './gifts.ts';
import { glasshousePictures } from './glasshouse.ts';
import { glasshouseBall } from './glasshouse-ball.ts';
import { kit } from './kit.ts';
import { letters } from './letters.ts';
import { recordPictures, recordStrips } from './record.ts';
import { stage } from './stage.ts';
import { telegraph } from './telegraph.ts';
import { telegraphGifts } from './telegraph-gifts.ts';
import { cupPictures, cupStrips } from './two-cups.ts';

export const roseNight = {
  ...stage,
  ...kit,
  ...gifts,
  ...letters,
  ...cupPictures,
  ...callPictures,
  ...recordPictures,
  ...glasshousePictures,
  ...glasshouseBall,
  ...telegraph,
  ...telegraphGifts,
  ...cupStrips,
  ...recordStrips,
  ...callStrips,
};
